"""What presses on the table do and say: lit actions, amounts, cards that cannot be met."""

from __future__ import annotations

import pytest

from game.rules.kernel.ids import kind_of
from game.tables.istanbul_dice.placing import OPEN
from tests.istanbul_dice.scene import Scene
from tests.room import Room, Sit


def helped(room: Room) -> str:
    """The fullest help of the bar, without the marks of direction."""
    said = room.look.bar.help[0] if room.look.bar.help else ""
    return "".join(letter for letter in said if letter not in "\u200e\u200f\u2068\u2069\u2066\u2067")


def test_what_the_amount_chosen_brings_stays_told_while_less_and_more_are_pressed(sit: Sit) -> None:
    room = sit(2, title="istanbul_dice", opening=Scene(2).dice("card", "card", "coin").state)
    room.choose("space.cards")
    assert room.offers is not None
    less, more = (next(b.id for b in room.offers.buttons if b.press == way) for way in ("less", "more"))
    room.choose(less)
    assert "rings 1 bazaar card" in helped(room)
    assert room.look.lifted["face.card"] == 1, "so many dice lift"
    room.choose(more)
    assert "rings 2 bazaar cards, of which you carry out one" in helped(room)


def buying() -> Scene:
    """A mosque tile and a ruby of the right carpet are within reach."""
    return Scene(2).display("M01").give(0, lira=16, crystal=1).dice("red", "red", "red", "coin", "card")


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(("space", "verb"), [("space.tile", "take"), ("space.ruby", "buy")])
def test_the_lit_action_of_tiles_and_that_of_rubies_lead_to_what_can_be_had(
    sit: Sit, space: str, verb: str, text_scale: float
) -> None:
    room = sit(2, title="istanbul_dice", opening=buying().state, text_scale=text_scale)
    room.choose(space)
    assert not room.remark, "nothing is refused"
    led = {action.targets[0] for action in room.choosing.decision.actions if action.verb == verb}
    assert room.play.fingers.ring.id in led
    assert room.look.picks[space] == 1, "it counts as chosen"
    assert room.offered() == ["do.0"], "the turn can be ended, and there is no way back to go"
    if text_scale == 1:
        assert room.play.view.tabs is None, "the usual table stays as it is"
    room.choose(str(room.play.fingers.ring.id))
    assert verb in {offer.action.verb for offer in room.shown.offers}


def test_every_lit_action_can_be_pressed(sit: Sit) -> None:
    for scene in (buying(), Scene(2).dice("red", "red"), Scene(2).give(0, lira=16).dice("coin")):
        room = sit(2, title="istanbul_dice", opening=scene.state)
        places = room.play.view.table.placements(room.desk.seen())
        lit = {piece for piece, place in places.items() if kind_of(piece) == "space" and place.look == OPEN}
        assert lit and lit <= {*room.shown.choices, *room.shown.leading}
