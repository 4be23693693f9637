"""What presses on the table do and say: lit actions, amounts, cards that cannot be met."""

from __future__ import annotations

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
