"""New York 1901: an own building that can make way leads to the buildings that can take its place."""

from __future__ import annotations

import pytest

from game.rules.newyork1901.building import overlapped
from game.rules.newyork1901.rules import NewYorkRules
from tests.laws.reading import walk
from tests.room import Room, Sit

SEEDS = (2, 7, 14)


def _takes_the_place(room: Room) -> dict[str, set[str]]:
    """The buildings that can be built in the place of each own one."""
    rules, state, choosing = room.session.rules, room.session.state, room.choosing
    assert isinstance(rules, NewYorkRules)
    found: dict[str, set[str]] = {}
    for action in choosing.decision.actions:
        if action.verb == "demolish":
            kind, place = action.targets
            for piece in overlapped(rules.sites, state.players[action.player], rules.sites.by_id[place]):
                found.setdefault(piece, set()).add(kind)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_building_leads_only_to_those_that_can_take_its_place(sit: Sit, seed: int) -> None:
    room, narrower = sit(2, title="newyork1901"), 0
    controls = room.play.controls
    for _ in walk(room, seed):
        fit = _takes_the_place(room)
        pieces = {piece for way in room.shown.shortcuts if way.verb == "demolish" for piece in way.pieces}
        assert not pieces or pieces == {*fit}
        for piece in pieces:
            controls.point(piece)
            assert {*room.shown.choices} == fit[piece] and dict(room.shown.picks) == {piece: 1}
            assert str(room.play.focus()) in {*map(controls.focus_of, fit[piece])}
            narrower += fit[piece] < set().union(*fit.values())
            controls.unpick()
    assert narrower
