"""What has been learnt: the chapters that were taught to the end, and where the last one was left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.lessons.chapter import Chapter
from game.lessons.lesson import Lesson, opened
from game.match.seats import Seat
from game.match.session import IllegalActionError, Session
from game.rules.kernel.action import Action
from game.rules.kernel.files import make_private_folder, read_bounded, write_whole
from game.rules.kernel.rules import AnyRules, GameConfig

FILE = "lessons.json"
LARGEST = 1_000_000
"""The most bytes of the file."""


@dataclass(slots=True)
class Learnt:
    """What has been learnt of a title.

    Attributes:
        done: the chapters that were taught to the end.
        met: the title has been played, or its lesson was declined: nobody is asked again.
        left: the chapter that was left last.
        actions: what had been done in it.
        read: the steps of it that had been read.
    """

    done: list[str] = field(default_factory=list)
    met: bool = False
    left: str = ""
    actions: list[list[object]] = field(default_factory=list)
    read: list[int] = field(default_factory=list)

    @classmethod
    def from_plain(cls, plain: Any) -> Learnt:
        """Read an entry of the file; of one that does not fit, nothing is known."""
        match plain:
            case {
                "done": [*done],
                "met": bool(met),
                "left": str(left),
                "actions": [*actions],
                "read": [*read],
            }:
                if all(isinstance(each, str) for each in done) and all(type(each) is int for each in read):
                    return cls(done, met, left, actions, read)
        return cls()


class LessonBook:
    """Keeps what has been learnt in a file beside the settings. A damaged file counts as empty.

    Args:
        folder: where the file lies.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._titles: dict[str, Learnt] = {}
        with suppress(OSError, ValueError, RecursionError):
            plain = json.loads(read_bounded(self._path, LARGEST).decode())
            if isinstance(plain, Mapping):
                self._titles = {title: Learnt.from_plain(each) for title, each in plain.items()}

    def of(self, title: str) -> Learnt:
        """What has been learnt of a title."""
        return self._titles.setdefault(title, Learnt())

    def meet(self, title: str) -> None:
        """The title is known: it was played, or its lesson was not wanted."""
        if not self.of(title).met:
            self.of(title).met = True
            self._save()

    def keep(self, lesson: Lesson, session: Session) -> None:
        """Note where people are in a lesson; a chapter that is over counts as taught."""
        learnt, name = self.of(lesson.chapter.title), lesson.chapter.name
        learnt.met = True
        if lesson.over:
            learnt.done = list(dict.fromkeys((*learnt.done, name)))
            learnt.left, learnt.actions, learnt.read = "", [], []
        else:
            learnt.left, learnt.read = name, sorted(lesson.read)
            learnt.actions = [step.action.to_json() for step in session.log]
        self._save()

    def _save(self) -> None:
        """Write the file. What cannot be kept is forgotten: it stands in nobody's way."""
        plain = {
            title: {name: getattr(learnt, name) for name in Learnt.__slots__}
            for title, learnt in self._titles.items()
        }
        with suppress(OSError):
            make_private_folder(self._path.parent)
            write_whole(self._path, json.dumps(plain).encode())


def resumed(
    chapter: Chapter, rules: AnyRules, seats: tuple[Seat, ...], learnt: Learnt
) -> tuple[Lesson, Session]:
    """A chapter where it was left, or from its beginning.

    Of what was done, that is left out which the chapter does not allow any more, with all after it.

    Raises:
        ValueError: the chapter's opening is not possible.
    """
    goes_on = learnt.left == chapter.name
    lesson = Lesson(chapter, learnt.read if goes_on else ())
    config = GameConfig(chapter.seats, chapter.seed, chapter.options)
    session = Session(rules, config, seats, opened(chapter, rules))
    lesson.attach(session)
    with suppress(IllegalActionError, ValueError):
        for plain in learnt.actions if goes_on else ():
            session.submit(Action.from_json(plain))
    if lesson.over:
        return resumed(chapter, rules, seats, Learnt())
    return lesson, session
