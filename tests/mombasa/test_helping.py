"""Mombasa: what the help line says of what the pointer is on, in the real scene."""

from __future__ import annotations

from tests.mombasa.positions import expanding, held
from tests.mombasa.scene import Scene
from tests.mombasa.test_presses import Hand
from tests.mombasa.test_previews import bare_front
from tests.room import Sit



def helped(hand: Hand, id: str) -> str:
    """The fullest that is said of a thing that can be pointed at."""
    hand.room.wait(2)
    fingers = hand.room.play.fingers
    assert fingers.ring.focus(fingers.focus_of(id)), f"{id} is not on the screen"
    return plain(fingers.look().bar.help[0])


def plain(words: str) -> str:
    """Words without the marks of their direction."""
    return words.translate(dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069")))


def test_a_region_says_what_it_costs_whom_that_throws_out_and_what_it_pays(sit: Sit) -> None:
    wanted = "Nubia: Costs 2 of 3 (1 throws out Mombasa). Pays 1 diamond step"
    assert helped(Hand(sit, held(expanding(3))), "region.nubia").startswith(wanted)
    assert helped(Hand(sit, bare_front(held(expanding(3)))), "region.nubia").startswith(wanted), "rows differ"


def test_in_a_turn_a_region_says_what_it_pays(sit: Sit) -> None:
    hand = Hand(sit, Scene().at_turn(0, 2).area("card.0.expansion_2-1"))
    assert helped(hand, "region.nubia") == "Nubia: Choose a port first. Pays 1 diamond step. 1 mine"
