"""What may take the place of a pick stands out as all that may be chosen does."""

from __future__ import annotations

from itertools import islice

from game.rules.kernel.ids import kind_of
from game.ui.input.intents import Nav
from tests.room import Room, Sit


def stands_out(room: Room, target: str) -> bool:
    """Whether a thing is lifted, or lit, as what may be chosen is."""
    look = room.look
    standing = room.stage.stand(look.chosen)
    return target in standing.raised | standing.rimmed


def test_beside_three_picked_gems_those_that_may_take_their_place_stand_out(sit: Sit) -> None:
    room = sit(2, title="splendor", size=(1920, 1080))
    take = next(each for each in room.choosing.decision.actions if len(set(each.targets)) == 3)
    for target in take.targets:
        room.desk.point(target)
    others = [target for target in room.look.other_replacements if target.startswith("bank.")]
    assert len(others) == 2 and not set(others) & set(take.targets)
    assert all(stands_out(room, target) for target in room.look.other_replacements)


def test_steps_go_from_a_picked_gem_to_those_that_may_take_its_place(sit: Sit) -> None:
    room = sit(2, title="splendor", size=(1920, 1080))
    for target in ("bank.white", "bank.blue", "bank.black"):
        room.desk.point(target)
    room.play.controls.ring.focus("bank.blue")
    for there in ("bank.green", "bank.red", "bank.black"):
        room.give(Nav("keyboard", "down"))
        assert room.play.controls.ring.id == there


def test_while_a_worker_lies_over_a_lot_the_other_land_cards_stand_out(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    first, other = islice((id for id in room.shown.choices if kind_of(id) == "landcard"), 2)
    room.point(first)
    room.stack.settle()
    assert room.look.held_piece is not None
    assert other in room.look.other_replacements and stands_out(room, other)


def test_while_a_worker_lies_over_a_lot_what_else_is_in_focus_says_what_it_is(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    first, other = islice((id for id in room.shown.choices if kind_of(id) == "landcard"), 2)
    room.point(first)
    room.stack.settle()
    ring, say = room.play.controls.ring, room.play.view.narrator.say
    ring.focus(other)
    (help, *_), instead = room.look.bar.help, room.play.view.table.short(first)
    assert say(room.play.view.table.describe(other)) in help
    assert f"Replaces {say(instead)}" in help
    ring.focus(None)
    assert "lot" in room.look.bar.help[0]


def test_what_may_take_the_place_of_a_pick_says_of_which(sit: Sit) -> None:
    room = sit(2, title="splendor", size=(1920, 1080))
    for target in ("bank.white", "bank.blue", "bank.black"):
        room.desk.point(target)
    before = room.choosing.picked
    room.play.controls.ring.focus("bank.red")
    assert "Replaces Diamond" in room.look.bar.help[0] and room.choosing.picked == before
    room.choose("bank.red")
    assert set(room.choosing.picked) == {"bank.red", "bank.blue", "bank.black"}


def test_several_alike_whose_place_is_taken_are_named_once(sit: Sit) -> None:
    room = sit(2, title="splendor", size=(1920, 1080))
    for _ in range(2):
        room.desk.point("bank.black")
    room.play.controls.ring.focus(next(id for id in room.look.other_replacements if id.startswith("card.")))
    assert room.look.bar.help[0].count("Onyx") == 1


def test_what_brings_a_pick_along_says_which_and_does_so(sit: Sit) -> None:
    room = sit(2, title="newyork1901", size=(1920, 1080))
    table, say = room.play.view.table, room.play.view.narrator.say
    lots = [item.id for item in room.play.focusables() if kind_of(item.id) == "lot"]
    lot = next(id for id in lots if room.choosing.prerequisites(id))
    (card,) = room.choosing.prerequisites(lot)
    room.play.controls.ring.visible = True
    room.play.controls.ring.focus(lot)
    assert f"Together with {say(table.short(card))}" in room.look.bar.help[0]
    assert ("confirm", "Choose") in room.look.bar.hints and not room.choosing.picked
    room.choose(lot)
    assert room.choosing.picked == (card, lot)
