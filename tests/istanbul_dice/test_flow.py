"""Every law of the flow of play is shown to fire when a question is about what is not there."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.flow import open_cards
from game.rules.istanbul_dice.phrases import SHOPS, Deal, Gain, alike
from game.rules.istanbul_dice.state import (
    Actions,
    Bazaar,
    Claim,
    Drawn,
    Frame,
    Income,
    Offer,
    Payment,
    Pick,
    Removal,
    Roll,
    State,
    TurnEnd,
)
from tests.istanbul_dice.scene import RULES, Scene, sold_out
from tests.istanbul_dice.test_invariants import sound


def asking(*frames: Frame) -> State:
    """The same with other questions open after the roll, or before it."""
    state = sound()
    state.deck += list(open_cards(state))
    state.stack = list(frames)
    shown = set(open_cards(state))
    state.deck = [card for card in state.deck if card not in shown]
    state.discard = [card for card in state.discard if card not in shown]
    if isinstance(frames[0], Roll):
        state.players[0].dice.append(state.dice.pop())
        state.cup, state.dice = state.dice, []
    return state


LOST = "nobody knows how the turn goes on"
ELSEWHERE = "somebody is asked who is not at the table"
ABSENT = "asks for what is not there"
THREE_REDS = Deal(alike(0, 3), (Gain("red"),))
NOTHING = [0] * 9


def payment(deal: Deal = THREE_REDS, paid: list[int] = NOTHING, seat: int = 0) -> list[Frame]:
    return [Actions(0), Payment(seat, deal, "space.pair", paid)]


def for_reds(gain: Gain) -> Deal:
    return Deal(alike(0, 3), (gain,))


CARD = "card.C05"
FLOWS: list[tuple[list[Frame], str]] = [
    ([Actions(1)], f"seat 1: Actions {ABSENT}"),
    ([Actions(0, -1)], f"seat 0: Actions {ABSENT}"),
    ([Actions(3)], ELSEWHERE),
    ([Actions(-1)], ELSEWHERE),
    ([Actions(0), Actions(0)], LOST),
    ([Actions(0), TurnEnd(0)], LOST),
    ([Actions(0), Pick(0, "card.C30")], LOST),
    ([Actions(0), Claim(0, "card.C20")], LOST),
    ([Actions(0), Bazaar(0, "card.C20", []), Claim(0, "card.C20"), Offer(0, "card.C20")], LOST),
    ([Roll(0), Roll(0)], LOST),
    ([Roll(1)], f"seat 1: Roll {ABSENT}"),
    ([Roll(0), Income(0, [])], f"seat 0: Income {ABSENT}"),
    ([Roll(0), Income(0, ["tile.M99"])], f"seat 0: Income {ABSENT}"),
    ([Roll(0), Income(1, ["tile.M01"])], f"seat 1: Income {ABSENT}"),
    ([Actions(0), Drawn(0, ["card.C05"])], f"seat 0: Drawn {ABSENT}"),
    ([Actions(0), Drawn(1, ["card.C05", "card.C06"])], f"seat 1: Drawn {ABSENT}"),
    ([Actions(0), Bazaar(0, CARD, [])], LOST),
    ([Actions(0), Bazaar(1, CARD, []), Offer(1, CARD)], f"seat 1: Bazaar {ABSENT}"),
    ([Actions(0), Bazaar(0, CARD, [3]), Offer(1, CARD)], f"seat 0: Bazaar {ABSENT}"),
    ([Actions(0), Bazaar(0, CARD, []), Offer(1, "card.C06")], f"seat 1: Offer {ABSENT}"),
    ([Actions(0), Bazaar(0, "card.C20", []), Offer(1, "card.C20")], f"seat 1: Offer {ABSENT}"),
    ([Actions(0), Bazaar(0, CARD, []), Removal(2, (), CARD)], f"seat 2: Removal {ABSENT}"),
    ([Actions(0), Payment(0, THREE_REDS, "seat:99", NOTHING)], f"seat 0: Payment {ABSENT}"),
    ([Actions(0), Bazaar(0, CARD, []), Removal(0, (), "card.C06")], f"seat 0: Removal {ABSENT}"),
    ([Actions(0), Bazaar(0, CARD, []), Pick(0, "x")], f"seat 0: Pick {ABSENT}"),
    ([Actions(0), Bazaar(0, CARD, []), Claim(0, "card.C20")], f"seat 0: Claim {ABSENT}"),
    (payment(paid=[3, *NOTHING[1:]]), f"seat 0: Payment {ABSENT}"),
    (payment(paid=[-1, *NOTHING[1:]]), f"seat 0: Payment {ABSENT}"),
    (payment(paid=[0, 0, 0, 1, *NOTHING[4:]]), f"seat 0: Payment {ABSENT}"),
    (payment(paid=NOTHING[1:]), f"seat 0: Payment {ABSENT}"),
    (payment(seat=2), f"seat 2: Payment {ABSENT}"),
    (payment(Deal(alike(1, -1), ())), f"seat 0: Payment {ABSENT}"),
    (payment(for_reds(Gain("gold"))), f"seat 0: Payment {ABSENT}"),
    (payment(for_reds(Gain("red", -1))), f"seat 0: Payment {ABSENT}"),
    (payment(for_reds(Gain("ruby", 1, "gold"))), f"seat 0: Payment {ABSENT}"),
    (payment(for_reds(Gain("tile", 1, "tile.M01"))), f"seat 0: Payment {ABSENT}"),
]


@pytest.mark.parametrize(
    "frames",
    [
        [Roll(0)],
        [Roll(0), Income(0, ["tile.M01"])],
        [Roll(0), Income(0, []), Bazaar(0, CARD, [2]), Offer(1, CARD)],
        [Actions(0, 1)],
        [Actions(0, 1), Drawn(0, ["card.C05", "card.C06"])],
        [Actions(0, 1), Bazaar(0, "card.C33", []), Removal(0, (Gain("tile"),), "card.C33")],
        [Actions(0, 1), Bazaar(0, "card.C33", []), Pick(0, "card.C33")],
        [Roll(0), Income(0, []), Bazaar(0, "card.C20", []), Claim(0, "card.C20")],
        [Actions(0, 1), Bazaar(0, "card.C20", []), Claim(0, "card.C20"), Pick(0, "card.C20")],
        payment(),
    ],
    ids=str,
)
def test_sound_questions_break_no_law(frames: list[Frame]) -> None:
    state = asking(*frames)
    assert list(RULES.invariants(state)) == []


@pytest.mark.parametrize(("frames", "law"), FLOWS, ids=str)
def test_a_question_about_what_is_not_there_breaks_a_law(frames: list[Frame], law: str) -> None:
    state = asking(*frames)
    assert list(RULES.invariants(state)) == [law]


def test_a_game_is_not_over_before_its_last_round() -> None:
    state = asking(Actions(0))
    state.stack = []
    assert list(RULES.invariants(state)) == [LOST]


def test_no_display_no_pick() -> None:
    scene = Scene().no_tiles().dice("red").deck("C30")
    scene.state.stack += [Bazaar(0, scene.state.deck.pop(), []), Pick(0, "card.C30")]
    assert list(RULES.invariants(scene.state)) == [f"seat 0: Pick {ABSENT}"]


def test_no_ruby_no_claim() -> None:
    scene = sold_out(Scene(), *SHOPS).dice("red").deck("C20")
    scene.state.stack += [Bazaar(0, scene.state.deck.pop(), []), Claim(0, "card.C20")]
    assert list(RULES.invariants(scene.state)) == [f"seat 0: Claim {ABSENT}"]
