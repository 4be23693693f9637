"""Dice on the screen: they fall together, lie side by side, and lift out before they are rolled again."""

from __future__ import annotations

import pytest

from game.maps.places import Slot
from game.rules.kernel.action import act
from tests.istanbul_dice.scene import Scene
from tests.room import Room, Sit

FAN = Slot("face.red", "fan", (10.0, 20.0, 160.0, 100.0), 2)
LONGEST = 0.9
"""So many seconds a throw may take at normal speed."""


def test_pieces_of_a_fan_lie_in_its_middle_and_keep_their_size() -> None:
    assert FAN.part(0, 1) == (50.0, 20.0, 80.0, 100.0)
    assert [FAN.part(n, 2) for n in range(2)] == [(10.0, 20.0, 80.0, 100.0), (90.0, 20.0, 80.0, 100.0)]


def test_more_than_a_fan_has_places_for_lie_over_one_another_within_it() -> None:
    boxes = [FAN.part(n, 5) for n in range(5)]
    assert {box[2:] for box in boxes} == {(80.0, 100.0)}
    assert [box[0] for box in boxes] == [10.0, 30.0, 50.0, 70.0, 90.0]


def test_a_fan_itself_is_all_of_its_room() -> None:
    assert FAN.part(0) == FAN.box


def table(sit: Sit, scene: Scene, **settings: object) -> Room:
    return sit(3, title="istanbul_dice", opening=scene.state, size=(1920, 1080), **settings)


@pytest.mark.parametrize("extra", [0, 4])
def test_a_throw_lasts_at_most_nine_tenths_of_a_second_and_every_die_is_heard(
    sit: Sit, extra: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(3).owns(0, *[f"M{number}" for number in range(21, 21 + extra)])
    room = table(sit, scene, animation="normal")
    heard: list[str] = []
    monkeypatch.setattr(room.services.sound, "play", heard.append)
    room.perform(act(0, "roll", "button.roll"))
    assert room.stage.moving
    room.wait(LONGEST / 2)
    assert heard == ["roll"]
    room.wait(LONGEST / 2 + 0.01)
    assert not room.stage.moving
    assert heard.count("land") == 5 + extra


def test_a_throw_can_be_cut_short(sit: Sit) -> None:
    room = table(sit, Scene(3), animation="normal")
    room.perform(act(0, "roll", "button.roll"))
    room.play.view.snap()
    assert not room.stage.moving
    lying = [place.slot for piece, place in room.stage.placements.items() if piece.startswith("die.")]
    assert all(slot.startswith("face.") for slot in lying)


def tops(room: Room) -> dict[str, int]:
    """How high every die lies, with what is lifted now."""
    room.stage.lift(room.look.lifted)
    return {piece: rect.top for piece, rect in room.stage.pieces() if piece.startswith("die.")}


def test_dice_chosen_for_a_reroll_lift_out_one_by_one(sit: Sit) -> None:
    room = table(sit, Scene(3).give(0, crystal=1).dice("red", "red", "coin", "card", "blue"))
    room.play.controls.ring.focus("bar.menu")
    flat = tops(room)
    for lifted in (["die.0"], ["die.0", "die.1"]):
        room.desk.point("face.red")
        now = tops(room)
        assert [die for die in now if now[die] < flat[die]] == lifted
    room.desk.back()
    room.desk.back()
    assert tops(room) == flat


def test_what_an_action_in_focus_would_spend_lifts(sit: Sit) -> None:
    room = table(sit, Scene(3).give(0, red=1).dice("red", "coin", "card", "blue", "blue"))
    room.play.controls.ring.focus("bar.menu")
    flat = tops(room)
    tokens = room.stage.rect("goods.0.red")
    room.play.controls.ring.focus("space.two")
    now = tops(room)
    assert [die for die in now if now[die] < flat[die]] == ["die.0", "die.3"]
    room.play.controls.ring.focus("area.right")
    assert tops(room) == flat
    assert room.stage.rect("goods.0.red") == tokens


def test_dice_that_can_be_used_never_step_back(sit: Sit) -> None:
    room = table(sit, Scene(3).dice("red", "coin", "card", "blue", "blue"))
    dice = [place for piece, place in room.stage.placements.items() if piece.startswith("die.")]
    assert dice and all(place.bright for place in dice)
