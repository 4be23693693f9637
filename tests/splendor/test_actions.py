"""Rulebook, "Play: actions": take three, take two, reserve, buy; one test for each sentence."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.splendor.components import COLORS, GOLD, cards
from tests.splendor.scene import RULES, Scene


def _piles(targets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(target.removeprefix("bank.") for target in targets)


def test_a_turn_is_exactly_one_action() -> None:
    scene = Scene()
    scene.take("white", "blue", "green")
    assert scene.asked == 1


# Three tokens of three different colours.


def test_three_tokens_of_three_different_colours_may_be_taken() -> None:
    scene = Scene()
    taken = {frozenset(_piles(t)) for t in scene.legal("take") if len(set(t)) == 3}
    assert taken == {frozenset(three) for three in combinations(COLORS, 3)}
    scene.take("white", "green", "black")
    assert scene.state.players[0].tokens == [1, 0, 1, 0, 1, 0]
    assert scene.state.bank == [3, 4, 3, 4, 3, 5]


def test_with_two_colours_left_in_the_bank_two_are_taken() -> None:
    scene = Scene().give(1, white=4, blue=4).give(0, green=4, red=3, black=3)
    assert [_piles(t) for t in scene.legal("take")] == [("red", "black")]


def test_with_one_colour_left_in_the_bank_one_is_taken() -> None:
    scene = Scene().give(1, white=4, blue=4).give(0, green=4, red=4, black=3)
    assert [_piles(t) for t in scene.legal("take")] == [("black",)]
    scene = Scene().give(1, white=4, blue=4).give(0, green=4, red=4)
    assert sorted(_piles(t) for t in scene.legal("take")) == [("black",), ("black", "black")]


def test_fewer_than_three_are_not_taken_while_three_colours_are_left() -> None:
    scene = Scene().give(1, white=4, blue=4).give(0, green=2, red=2, black=2)
    assert [_piles(t) for t in scene.legal("take")] == [("green", "red", "black")]


def test_from_an_empty_bank_nothing_is_taken() -> None:
    scene = Scene().give(1, white=4, blue=4, green=2).give(0, green=2, red=4, black=4)
    assert scene.legal("take") == []
    assert scene.legal("reserve")


# Two tokens of one colour.


def test_two_alike_need_four_in_the_pile_before_taking() -> None:
    scene = Scene().give(1, white=1)
    alike = {_piles(t)[0] for t in scene.legal("take") if len(t) == 2}
    assert alike == {"blue", "green", "red", "black"}
    scene.take("blue", "blue")
    assert scene.state.players[0].tokens == [0, 2, 0, 0, 0, 0]
    assert ("bank.blue", "bank.blue") not in scene.legal("take")


def test_with_seven_in_the_pile_two_may_be_taken_until_three_are_left() -> None:
    scene = Scene(4)
    for left in (5, 3):
        scene.take("red", "red")
        assert scene.state.bank[3] == left
    assert ("bank.red", "bank.red") not in scene.legal("take")


def test_gold_is_never_taken_from_the_bank() -> None:
    scene = Scene().give(1, white=4, blue=4).give(0, green=4, red=4, black=4)
    assert scene.state.bank == [0, 0, 0, 0, 0, 5]
    assert scene.legal("take") == []
    assert not any("bank.gold" in targets for targets in Scene().legal("take"))


# Reserving.


def test_any_card_of_any_row_may_be_reserved_and_brings_a_gold() -> None:
    scene = Scene()
    rows = {card for row in scene.state.market for card in row}
    assert {t[0] for t in scene.legal("reserve")} == rows | {"deck.1", "deck.2", "deck.3"}
    card = scene.state.market[2][1]
    scene.do("reserve", card)
    hana = scene.state.players[0]
    assert [(held.card, held.blind) for held in hana.reserved] == [(card, False)]
    assert hana.tokens[GOLD] == 1 and scene.state.bank[GOLD] == 4
    assert hana.points == 0 and hana.bonuses == [0] * 5


def test_the_top_card_of_a_deck_may_be_reserved_unseen() -> None:
    scene = Scene()
    top = scene.state.decks[1][-1]
    scene.do("reserve", "deck.2")
    assert scene.state.players[0].reserved[0].card == top
    assert scene.state.players[0].reserved[0].blind
    assert len(scene.state.decks[1]) == 25
    assert all(scene.state.market[1])


def test_a_card_is_reserved_even_without_gold_left() -> None:
    scene = Scene().give(1, gold=5)
    (event, *_) = scene.do("reserve", scene.state.market[0][0])
    assert event.data["gold"] is False
    assert scene.state.players[0].tokens == [0] * 6
    assert len(scene.state.players[0].reserved) == 1


def test_nobody_holds_more_than_three_reserved_cards() -> None:
    scene = Scene().reserved(0, "B1W1").reserved(0, "B2W1")
    assert scene.legal("reserve")
    scene.reserved(0, "B3W1", blind=True)
    assert scene.legal("reserve") == []


def test_a_reserved_card_leaves_the_hand_only_by_being_bought() -> None:
    scene = Scene().reserved(0, "B1K8").reserved(0, "B1R1").reserved(0, "B3W1").give(0, blue=4)
    assert scene.legal("reserve") == []
    scene.do("buy", "reserve.0.0")
    hana = scene.state.players[0]
    assert [held.card for held in hana.reserved] == ["card.B1R1", "card.B3W1"]
    scene.take("white", "blue", "green")
    assert scene.legal("reserve")


def test_reserved_cards_left_at_the_end_cost_nothing() -> None:
    scene = Scene().reserved(0, "B3W1").reserved(0, "B3W2", blind=True).bought(0, "B1K8")
    assert [score.total for score in RULES.scores(scene.state)] == [1, 0]


def test_from_an_empty_deck_nothing_can_be_reserved() -> None:
    scene = Scene()
    deck = scene.state.decks[2]
    while deck:
        scene.bought(1, deck[-1].removeprefix("card."))
    assert "deck.3" not in {t[0] for t in scene.legal("reserve")}


# Buying.


def test_a_face_up_card_is_bought_for_its_price_which_goes_back_to_the_bank() -> None:
    scene = Scene().market("B1K8").give(0, blue=4, red=1)
    scene.do("buy", "card.B1K8")
    hana = scene.state.players[0]
    assert hana.cards == ["card.B1K8"] and hana.bonuses == [0, 0, 0, 0, 1] and hana.points == 1
    assert hana.tokens == [0, 0, 0, 1, 0, 0]
    assert scene.state.bank == [4, 4, 4, 3, 4, 5]


def test_a_card_reserved_earlier_is_bought_from_the_hand() -> None:
    scene = Scene().reserved(0, "B1K8").give(0, blue=4)
    market = [list(row) for row in scene.state.market]
    scene.do("buy", "reserve.0.0")
    assert scene.state.players[0].cards == ["card.B1K8"]
    assert scene.state.market == market, "no place became empty"


def test_the_card_reserved_just_now_has_to_wait_for_a_later_turn() -> None:
    scene = Scene().market("B1K8").give(0, blue=4)
    scene.do("reserve", "card.B1K8")
    assert scene.asked == 1


def test_a_card_reserved_by_another_cannot_be_bought() -> None:
    scene = Scene().reserved(1, "B1K8").give(0, blue=4)
    assert not any("reserve." in t[0] for t in scene.legal("buy"))


def test_a_card_that_cannot_be_paid_cannot_be_bought() -> None:
    scene = Scene().market("B1K8").give(0, blue=3, white=4, green=1)
    assert ("card.B1K8",) not in scene.legal("buy")


def test_gold_stands_for_a_missing_token_as_for_hana() -> None:
    """The rulebook's example: Hana pays the tokens shown, with one gold in place of one red."""
    scene = Scene().market("B1U6").give(0, white=1, green=1, red=1, black=1, gold=1)
    assert cards()["card.B1U6"].cost == (1, 0, 1, 2, 1)
    scene.do("buy", "card.B1U6")
    assert scene.state.players[0].tokens == [0] * 6
    assert scene.state.bank == [4, 4, 4, 4, 4, 5], "all tokens go back, gold too"


def test_several_gold_stand_for_several_colours() -> None:
    scene = Scene().market("B1W4").give(0, gold=4)
    scene.do("buy", "card.B1W4")
    assert scene.state.players[0].tokens == [0] * 6
    assert scene.state.players[0].bonuses[0] == 1


def test_too_little_gold_does_not_buy() -> None:
    scene = Scene().market("B1W4").give(0, gold=3)
    assert ("card.B1W4",) not in scene.legal("buy")


def test_gold_may_be_paid_for_a_colour_that_the_player_holds() -> None:
    scene = Scene().market("B1R2").give(0, blue=2, green=1, gold=2)
    assert ("card.B1R2",) in scene.legal("buy_gold")
    scene.do("buy_gold", "card.B1R2")
    assert scene.asked == 0
    ways = {tuple(sorted(t.rsplit(".", 1)[1] for t in way)) for way in scene.legal("pay")}
    assert ways == {(), ("blue",), ("green",), ("blue", "blue"), ("blue", "green")}
    scene.do("pay", "tokens.0.blue", "tokens.0.green")
    assert scene.state.players[0].tokens == [0, 1, 1, 0, 0, 0]
    assert scene.state.bank == [4, 3, 3, 4, 4, 5]
    assert scene.state.players[0].cards == ["card.B1R2"]
    assert scene.asked == 1


def test_gold_that_is_needed_for_missing_tokens_cannot_spare_others_too() -> None:
    scene = Scene().market("B1R2").give(0, blue=1, green=1, gold=2)
    scene.do("buy_gold", "card.B1R2")
    ways = {tuple(t.rsplit(".", 1)[1] for t in way) for way in scene.legal("pay")}
    assert ways == {(), ("blue",), ("green",)}
    scene.do("pay", "tokens.0.green")
    assert scene.state.players[0].tokens == [0, 0, 1, 0, 0, 0]


@pytest.mark.parametrize("gold", [0, 1])
def test_no_choice_of_payment_where_there_is_only_one_way(gold: int) -> None:
    tokens = {"blue": 2, "green": 1} if not gold else {"blue": 2, "gold": 1}
    scene = Scene().market("B1R2").give(0, **tokens)
    assert ("card.B1R2",) in scene.legal("buy")
    assert scene.legal("buy_gold") == []


def test_the_plain_way_pays_with_own_colours_first() -> None:
    scene = Scene().market("B1R2").give(0, blue=1, green=1, gold=3)
    scene.do("buy", "card.B1R2")
    assert scene.state.players[0].tokens == [0, 0, 0, 0, 0, 2]


# Bonuses.


def test_two_blue_bonuses_leave_one_green_to_pay() -> None:
    """The rulebook's case: 2 blue bonuses, a price of 2 blue and 1 green."""
    scene = Scene().market("B1R2").bonuses(0, blue=2).give(0, blue=1, green=1)
    scene.do("buy", "card.B1R2")
    assert scene.state.players[0].tokens == [0, 1, 0, 0, 0, 0]


def test_hana_saves_two_red_and_one_black() -> None:
    """The rulebook's example: two red and one black bonus; she pays only 3 blue and 2 black."""
    scene = Scene().market("B2R2").bonuses(0, red=2, black=1).give(0, blue=3, black=3)
    assert cards()["card.B2R2"].cost == (0, 3, 0, 2, 3)
    events = scene.do("buy", "card.B2R2")
    assert events[0].data["paid"] == (0, 3, 0, 0, 2, 0)
    assert scene.state.players[0].tokens == [0, 0, 0, 0, 1, 0]


def test_enough_bonuses_buy_without_a_single_token_and_give_no_change() -> None:
    scene = Scene().market("B1R2").bonuses(0, blue=4, green=3)
    scene.do("buy", "card.B1R2")
    assert scene.state.players[0].tokens == [0] * 6
    assert scene.state.bank == [4] * 5 + [5]


def test_affordability_counts_bonuses_and_gold_together() -> None:
    """A known fault of other programs: bonuses forgotten when asking what can be bought."""
    scene = Scene().market("B2R2").bonuses(0, blue=1, black=2).give(0, blue=1, red=1, gold=3)
    assert ("card.B2R2",) in scene.legal("buy")
    scene.do("buy", "card.B2R2")
    assert scene.state.players[0].tokens == [0] * 6


def test_reserved_cards_give_no_bonus() -> None:
    scene = Scene().market("B1R2").reserved(0, "B1U1").reserved(0, "B1U2").give(0, green=1)
    assert ("card.B1R2",) not in scene.legal("buy")


def test_a_bonus_serves_from_the_next_purchase_on() -> None:
    scene = Scene().market("B1K1").give(0, green=2)
    assert cards()["card.B1K1"].cost == (0, 0, 3, 0, 0)
    scene.bought(0, "B1G1")
    scene.do("buy", "card.B1K1")
    assert scene.state.players[0].bonuses == [0, 0, 1, 0, 1]


# Replacing cards.


@pytest.mark.parametrize("verb", ["buy", "reserve"])
def test_a_place_in_the_row_is_filled_at_once_from_the_deck_of_its_level(verb: str) -> None:
    scene = Scene().market("B1W1", "B1K8").give(0, blue=4)
    place, top = scene.state.market[0].index("card.B1K8"), scene.state.decks[0][-1]
    events = scene.do(verb, "card.B1K8")
    assert scene.state.market[0][place] == top
    assert [e.data["card"] for e in events if e.kind == "refill"] == [top]
    assert [len(deck) for deck in scene.state.decks] == [35, 26, 16]


def test_with_an_empty_deck_the_place_stays_empty() -> None:
    scene = Scene(2)
    deck = scene.state.decks[0]
    while deck:
        scene.bought(1, deck[-1].removeprefix("card."))
    card = scene.state.market[0][2]
    scene.do("reserve", card)
    assert scene.state.market[0][2] == ""
    assert all(scene.state.market[0][place] for place in (0, 1, 3))
    assert card not in {t[0] for t in scene.legal("reserve")}
