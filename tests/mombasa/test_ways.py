"""Mombasa: an expansion card and the end of the phase lead to a question of their own."""

from __future__ import annotations

from game.ui.input.intents import Back, Release
from tests.mombasa.test_presses import PAD, Hand, expanding
from tests.room import Sit

CARD = "card.0.expansion_2-1"
OTHER = "card.0.expansion_2-2"
PORTS = {f"base.{company}" for company in ("cairo", "cape_town", "mombasa", "saint_louis")}
ASKED = "Choose the port of the company to expand"


def led(sit: Sit, *cards: str) -> Hand:
    """Somebody has pressed an expansion card."""
    hand = Hand(sit, expanding(CARD, *cards))
    hand.click(CARD)
    return hand


def test_an_expansion_card_asks_for_the_port_in_the_place_of_the_question(sit: Sit) -> None:
    room = led(sit).room
    assert room.look.bar.prompt[0] == ASKED
    assert not room.look.toast, "it is no refusal"
    assert room.look.picks == {CARD: 1}, "it is seen as chosen"
    assert str(room.play.focus()).startswith("base.")


def test_only_the_ports_are_choices_once_an_expansion_card_is_pressed(sit: Sit) -> None:
    hand = led(sit, "card.0.coffee_1")
    look = hand.room.look
    assert set(look.choices) == PORTS
    assert look.tabs.get("chart") == len(PORTS) and not look.tabs.get("cards"), "the tabs count these alone"
    assert "card.0.coffee_1" in hand.room.choosing.choices(), "another action may be chosen, though unmarked"
    standing = hand.room.stage.stand(look.chosen)
    assert standing.raised >= PORTS and not PORTS & standing.back.keys()


def test_a_port_expands_after_the_card(sit: Sit) -> None:
    hand = led(sit)
    hand.click("base.cairo")
    assert hand.room.session.log[-1].action.verb == "expand"
    assert not hand.room.look.picks and ASKED not in hand.room.look.bar.prompt


def test_the_question_for_the_port_stays_while_something_else_is_refused(sit: Sit) -> None:
    hand = led(sit)
    hand.click("region.nubia")
    look = hand.room.look
    assert look.toast and look.bar.prompt[0] == ASKED
    assert look.picks == {CARD: 1}


def test_back_or_the_card_itself_puts_the_expansion_card_back(sit: Sit) -> None:
    hand = led(sit)
    before = Hand(sit, expanding(CARD)).room.look
    hand.room.give(Back(PAD))
    assert hand.room.look.bar.prompt == before.bar.prompt and not hand.room.look.picks
    hand.click(CARD)
    assert hand.room.look.picks == {CARD: 1}
    hand.click(CARD)
    assert not hand.room.look.picks
    hand.click(CARD)
    hand.room.play.press("undo")
    assert not hand.room.look.picks and not hand.room.session.log


def test_a_double_click_on_an_expansion_card_is_one_press(sit: Sit) -> None:
    hand = Hand(sit, expanding(CARD))
    rect = hand.room.stage.rect(CARD)
    assert rect is not None
    for _ in range(2):
        hand.room.stack.handle(Release("mouse", pos=rect.center, tap=True))
    assert hand.room.look.picks == {CARD: 1}


def test_of_two_expansion_cards_the_other_leads_to_the_ports_too(sit: Sit) -> None:
    hand = led(sit, OTHER)
    hand.click(OTHER)
    assert hand.room.look.picks == {OTHER: 1} and hand.room.look.bar.prompt[0] == ASKED


def test_a_double_press_on_the_end_of_the_phase_does_not_end_it(sit: Sit) -> None:
    hand = Hand(sit, expanding("card.0.coffee_1"))
    assert hand.room.offers
    place = hand.room.offers.buttons[0].rect.center
    for _ in range(3):
        hand.room.stack.handle(Release("mouse", pos=place, tap=True))
        hand.room.wait(0.1)
    assert hand.room.shown.picks and not hand.state.players[0].ended
