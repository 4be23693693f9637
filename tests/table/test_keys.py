"""What the buttons of the device in use are said to do: what a press there would really do."""

from __future__ import annotations

import pytest

from game.ui.input.intents import Confirm, Pixel, Point, Press, Release
from game.ui.table.keys import keys_for
from game.ui.table.stage.gesture import HeldPiece
from tests.laws.test_hands import click
from tests.room import Room, Sit, asks_for_a_look


def hint(room: Room, action: str = "confirm") -> str:
    return dict(room.look.bar.hints)[action]


def hand_of(room: Room) -> HeldPiece:
    hand = room.look.held_piece
    assert hand is not None
    return hand


def point_at(room: Room, target: str) -> None:
    room.give(Point("mouse", inside(room, target)))


def press(room: Room, target: str) -> None:
    spot = inside(room, target)
    room.give(Point("mouse", spot), Press("mouse", spot), Release("mouse", spot, True))
    room.stack.settle()


def inside(room: Room, target: str) -> Pixel:
    """A spot well within a place."""
    (shape,) = room.play.view.shapes([target])
    spots = (
        (x, y)
        for x in range(shape.rect.left, shape.rect.right, 8)
        for y in range(shape.rect.top, shape.rect.bottom, 8)
    )
    return next(spot for spot in spots if all(shape.contains((spot[0] + d, spot[1] + d)) for d in (-9, 9)))


def test_over_the_place_where_a_worker_lies_a_press_puts_it_back_and_the_line_says_where_it_lies(
    sit: Sit,
) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    click(room, next(id for id in room.shown.choices if id.startswith("landcard.")))
    lot, other = (spot.target for spot in (hand_of(room).spots[0], hand_of(room).spots[-1]))
    point_at(room, lot)
    assert hint(room) == "Place here"
    press(room, lot)
    assert hand_of(room).laid and hint(room) == "Deselect"
    assert "First choose" not in room.look.bar.help[0] and "At " in room.look.bar.help[0]
    point_at(room, other)
    assert hint(room) == "Place here"


def test_a_press_on_a_picked_gem_is_said_to_put_it_back(sit: Sit) -> None:
    room = sit(2, title="splendor", size=(1920, 1080))
    gem, other, *_ = (id for id in room.shown.choices if id.startswith("bank."))
    click(room, gem)
    click(room, other)
    point_at(room, gem)
    assert hint(room) == "Deselect"


@pytest.mark.parametrize("leads", [True, False])
def test_who_looks_at_a_secret_can_hide_it_again_wherever_the_focus_is(sit: Sit, leads: bool) -> None:
    room = sit(2)
    asks_for_a_look(room)
    room.give(Confirm("keyboard"))
    assert room.shown.private_view and not room.shown.picks
    keys = dict(keys_for(room.shown, None, None, leads=leads, picked=False, steps_back=True))
    assert keys["back"] == "play-hint-hide" and ("confirm" in keys) is leads


def test_the_button_that_claims_a_lot_says_where_that_lies(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    room.choose(next(id for id in room.shown.choices if id.startswith("landcard.")))
    room.give(Confirm("keyboard"))
    assert room.look.focus == "do.0" and "At " in room.look.bar.help[0]
