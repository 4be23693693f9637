"""Dragging on the table: a piece goes where it is let go, and nothing else comes of a drag."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bench.policies import SENSIBLE
from game.rules.kernel.ids import kind_of
from game.rules.kernel.rng import Rng
from game.ui.focus import Focusable
from game.ui.input.intents import Drag, Drop, Pixel, Press
from tests.conftest import Count
from tests.e2e.guest import guided
from tests.room import Room, Sit
from tests.titles import SHIPPED, players

_MOVES = 60
_ENOUGH = 4


def drag(room: Room, start: Pixel, end: Pixel, device: str = "touch") -> None:
    room.give(
        Press(device, start),
        Drag(device, end, held=True, start=start),
        Drop(device, end, tap=False, start=start),
    )


def shown(room: Room, id: str) -> Pixel | None:
    """A pixel at which nothing else than ``id`` is pointed at; None where it is not on the screen."""
    hand = room.look.held_piece
    spots = [spot.area for spot in hand.spots if spot.target == id] if hand else []
    items = spots or [each for each in room.play.focusables() if each.id == room.play.controls.focus_of(id)]
    return next(filter(None, (clear(room, item, bool(spots)) for item in items)), None)


def clear(room: Room, item: Focusable, place: bool) -> Pixel | None:
    ring, hand = room.play.controls.ring, room.look.held_piece
    for x in range(item.rect.left + 2, item.rect.right, 5):
        for y in range(item.rect.top + 2, item.rect.bottom, 5):
            spot = hand.place_at((x, y)) if hand and place else None
            if (spot.target if spot else ring.at((x, y))) == item.id and item.contains((x, y)):
                return x, y
    return None


def moments(sit: Sit, title: str) -> Iterator[Room]:
    """A match of two, action by action, each at rest before what is asked."""
    room = sit(title=title, players=players(title, 2), seed=3)
    policy = SENSIBLE.get(title) or guided(title)
    for move in range(_MOVES):
        room.wait(0.5)
        if room.stack.top is not room.play:  # a curtain was drawn for a secret that is out
            room.stack.pop()
            room.stack.settle()
        if room.stack.top is room.play:
            yield room
        decisions = room.session.decisions()
        if not decisions:
            return
        room.perform(policy(room.session.state, decisions[0].actions, Rng(move)))


def pairs(room: Room) -> Iterator[tuple[str, str]]:
    """The pieces that may be picked, and for each what of another kind may follow; none that act at once."""
    choosing = room.desk.seen_choosing
    if choosing is None or choosing.picked:
        return
    shortcuts = {piece for each in room.shown.shortcuts for piece in each.pieces}
    for first in choosing.choices():
        after = choosing.after(first)
        acts = room.play.view.table.auto_commit(room.desk.seen(), after)
        if acts is None and first in room.stage.placements and first not in shortcuts:
            yield from ((first, each) for each in after.choices() if kind_of(each) != kind_of(first))


NOWHERE = (2, 2)


@pytest.mark.parametrize("title", SHIPPED)
def test_a_piece_is_dragged_to_where_it_may_go_or_back(sit: Sit, title: str, count: Count) -> None:
    dragged = 0
    for room in moments(sit, title):
        if dragged >= _ENOUGH:
            break
        for first, second in pairs(room):
            start = shown(room, first)
            if start is None:
                continue
            moves = len(room.session.log)
            drag(room, start, NOWHERE)
            assert room.choosing.picked == () and len(room.session.log) == moves, "it goes back"
            room.play.controls.point(room.play.controls.focus_of(first))
            room.wait(0.5)
            end = shown(room, second)
            room.play.controls.unpick()
            room.wait(0.5)
            if end is None or shown(room, first) != start:
                continue
            drag(room, start, end)
            picked = room.choosing.picked if len(room.session.log) == moves else ()
            assert len(room.session.log) > moves or {first, second} <= {*picked}, (first, second, picked)
            dragged += 1
            break
    count(f"pieces dragged in {title}", dragged)


@pytest.mark.parametrize("title", SHIPPED)
def test_a_drag_that_begins_on_no_piece_changes_nothing(sit: Sit, title: str) -> None:
    room, rng = next(moments(sit, title)), Rng(5)
    room.stack.settle()
    width, height = room.services.display.size
    before = (room.play.view.shot, room.shown.picks, len(room.session.log), len(room.stack.scenes))
    for _ in range(200):
        start, end = ((rng.below(width), rng.below(height)) for _ in range(2))
        under = room.play.controls.ring.at(start)
        if under in {room.play.controls.focus_of(each) for each in room.shown.choices}:
            continue
        drag(room, start, end)
        now = (room.play.view.shot, room.shown.picks, len(room.session.log), len(room.stack.scenes))
        assert now == before, (start, end, under)


def test_a_drag_that_outlives_its_question_means_nothing(sit: Sit) -> None:
    room = next(moments(sit, "newyork1901"))
    room.stack.settle()
    first, second = next(pair for pair in pairs(room) if shown(room, pair[0]))
    start = shown(room, first)
    assert start is not None
    room.give(Press("touch", start), Drag("touch", NOWHERE, held=True, start=start))
    assert room.choosing.picked == (first,)
    end = shown(room, second)
    assert end is not None
    room.perform(next(each for each in room.choosing.decision.actions if each.targets == (first, second)))
    moves = len(room.session.log)
    room.give(Drop("touch", end, tap=False, start=start))
    assert room.choosing.picked == () and len(room.session.log) == moves
