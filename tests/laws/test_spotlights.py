"""Laws of what is shown large: it is painted and named, what all may know, and no choice waits behind it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.ids import is_button
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.values import to_plain
from game.tables.registry import TITLES, find_title
from game.tables.table import Picture, Spotlight
from tests.budget import LAWS
from tests.room import NAMES, Sit

ACTIONS = 400


def showing() -> Iterator[tuple[str, str]]:
    """The titles that show anything large, in one language each; in the soak in both."""
    names = [name for name in TITLES if any(kind.spotlight for kind in _kinds(name))]
    yield from zip(names, cycle(("en", "fa")), strict=False)
    yield from ((name, other) for name, other in zip(names, cycle(("fa", "en")), strict=False) if LAWS > 1)


def _kinds(title: str) -> list[Any]:
    found = find_title(title)
    table: Any = found.table(found.rules({}))
    return list(table.catalogue.events.values())


def pictures(lit: Spotlight) -> Iterator[Picture]:
    """All that a spotlight shows."""
    yield from lit.pictures
    for _, cells in lit.table.rows if lit.table else ():
        for cell in cells:
            yield from cell if isinstance(cell, tuple) else ()


def words(plain: Any) -> set[str]:
    """Every id in plain data."""
    if isinstance(plain, str):
        return {plain}
    parts = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list | tuple) else ()
    return set[str]().union(*map(words, parts))


@pytest.mark.parametrize(("title", "language"), showing())
def test_what_is_shown_large_is_painted_named_and_known_to_all(sit: Sit, title: str, language: str) -> None:
    room, seen = sit(find_title(title).rules({}).info.seats[-1], title=title, language=language), set[str]()
    rules, table, view, rng = room.session.rules, room.play.view.table, room.play.view, Rng(3)
    for _ in range(ACTIONS):
        if not (decisions := room.session.decisions()):
            break
        room.session.submit(rng.pick(rng.pick(decisions).actions))
        state = room.session.state
        hidden = words(to_plain(state)) - words(to_plain(rules.view(state, None)))
        for event in room.session.log[-1].events:
            lit = table.spotlight(event)
            if lit is None:
                continue
            seen.add(event.kind)
            assert view.narrator.say(lit.words).strip()
            assert table.spotlight(event._replace(audience=0)) is None
            for picture in pictures(lit):
                assert picture.face == "down" or picture.piece not in hidden, picture
                made = view.painter.paint(picture.piece, picture.face, (90, 90), 1, picture.look)
                assert made.get_bounding_rect().w, picture
    assert seen and room.services.catalogue.missing == set()


@pytest.mark.parametrize("title", TITLES)
def test_a_pick_alone_never_hands_the_turn_to_another_person(title: str) -> None:
    """Else the next press of a quick hand falls on what is another's."""
    found, rng = find_title(title), Rng(11)
    rules = found.rules({})
    seats = [Seat(name, style) for style, name in enumerate(NAMES[: rules.info.seats[0]])]
    session = Session(rules, GameConfig(len(seats), 11, {}), seats)
    desk = Desk(Sitting(session))
    choice = ChoiceProgress(desk, found.table(rules))
    for _ in range(ACTIONS):
        if not desk.asked:
            break
        desk.set_private_view(True)
        choosing, seat = desk.choosing(), desk.seat
        assert choosing is not None
        action, done = rng.pick(choosing.decision.actions), len(session.log)
        for target in action.targets:
            if not is_button(target) and len(session.log) == done:
                desk.point(target)
                choice.auto_commit()
        turns = [step.new_turn for step in session.log[done:]]
        assert set(turns) <= {None, seat}, action
        if len(session.log) == done:
            desk.perform(action)
