"""A chapter of the toy title, and lessons in progress."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.desk.desk import Desk
from game.lessons.chapter import Chapter
from game.lessons.lesson import Lesson, opened
from game.match.drivers import Drivers, Reflex
from game.match.seats import COMPUTER, Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rules import GameConfig
from game.tables.registry import find_title

TOY: dict[str, Any] = {
    "rules": 1,
    "seats": 2,
    "seed": 3,
    "steps": [
        {"say": "toy-goal", "at": ["lot"]},
        {"say": "toy-roll", "want": {"verb": "roll"}},
        {"say": "toy-plan", "at": ["hand.0"], "want": {"verb": "place", "count": 1}, "else": "toy-not-yet"},
        {"say": "toy-ready", "want": {"verb": "ready"}},
        {"say": "toy-other", "want": {"seat": 1, "verb": "place"}},
        {"say": "toy-other-ready", "want": {"seat": 1, "verb": "ready"}},
        {"say": "toy-bid", "want": {"verb": ["bid", "pass"]}},
        {"say": "toy-end"},
    ],
}
"""A chapter with all that a chapter can have."""


def written(folder: Path, plain: object, name: str = "1-goal.json") -> Path:
    """A file of a chapter."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(json.dumps(plain), encoding="utf-8")
    return path


_SCRIPTED = tuple(Seat(name, at, COMPUTER, "script/1") for at, name in enumerate(("Ali", "Kim"), 1))
SEATS = (Seat("Hana", 0), *_SCRIPTED)
"""Those of the largest chapter."""


def begun(chapter: Chapter, read: tuple[int, ...] = ()) -> tuple[Lesson, Sitting, Drivers]:
    """A chapter that is being taught to the first seat; the others follow the script."""
    rules, lesson = find_title(chapter.title).rules(chapter.options), Lesson(chapter, read)
    config = GameConfig(chapter.seats, chapter.seed, chapter.options)
    session = Session(rules, config, SEATS[: chapter.seats], opened(chapter, rules))
    lesson.attach(session)
    sitting = Sitting(session)
    return lesson, sitting, Drivers(sitting, lambda number, seat: Reflex(lesson.answer))


def on(lesson: Lesson, desk: Desk, drivers: Drivers) -> None:
    """One step on, by what comes first: what is said is read, what is wanted is done."""
    if lesson.waits:
        lesson.next()
        desk.look_again()
    elif choosing := desk.choosing():
        desk.perform(choosing.decision.actions[0])
    else:
        assert drivers.pump()
