"""What is said of things is said whole: at the usual size no help line of a game loses its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.kernel.ids import kind_of
from game.rules.kernel.rng import Rng
from tests.laws.hearing import cut, rows
from tests.room import Room, Sit

SEED, QUESTIONS, EVERY = 5, 40, 3
ALL = ("building", "legendary", "action", "lot", "medal", "challenge")
"""Kinds of which each piece is pointed at; of others one of each is enough."""


def pointed(room: Room) -> Iterator[str]:
    """The things on the table, each in focus or under the pointer."""
    seen, ring = set[str](), room.play.controls.ring
    steps = [item.id for item in room.play.focusables()]
    for id in (*steps, *room.stage.placements):
        kind = kind_of(id)
        if (kind in seen and kind not in ALL) or id in seen:
            continue
        seen |= {kind, id}
        if id in steps:
            ring.focus(id)
        elif place := room.stage.rect(id):
            ring.point(place.center)
        yield id


def faults(room: Room) -> Iterator[tuple[str, str]]:
    for id in pointed(room):
        for row, said, width in rows(room):
            if row is room.play.view.bar.help and cut(room, row, said, width):
                yield id, said


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_no_help_line_loses_its_end_whatever_is_pointed_at_or_picked(sit: Sit, lang: str) -> None:
    room, rng = sit(3, title="newyork1901", size=(1920, 1080), language=lang), Rng(SEED)
    found, looks = dict[str, str](), 0
    for number in range(QUESTIONS):
        if not (decisions := room.session.decisions()):
            break
        if number % EVERY == 0:
            found |= faults(room)
            for target in [*room.choosing.choices()][:2]:
                room.choosing.selection.clear()
                room.desk.point(target)
                found |= faults(room)
                for place in [*room.choosing.choices()][:1]:
                    room.desk.point(place)
                    found |= faults(room)
                    looks += 1
            room.choosing.selection.clear()
        actions = decisions[0].actions
        building = [action for action in actions if action.verb in ("build", "demolish")]
        room.perform(rng.pick(building or actions))
    assert looks > 10 and not found, found
