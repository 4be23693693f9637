"""Rulebook, "The kinds of actions": the trades, the lira action and the drawing of cards; rulings 4 and 5."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.phrases import COLORS
from tests.istanbul_dice.scene import RULES, Scene, kinds, told

# Two goods alike.


@pytest.mark.parametrize("color", COLORS)
def test_two_goods_alike_bring_one_of_the_same_colour(color: str) -> None:
    scene = Scene().dice(color, color, "coin")
    assert [way for way in scene.legal("trade") if way[0] == "space.pair"] == [
        ("space.pair", f"supply.{color}")
    ]
    events = scene.trade("pair", color)
    assert told(events, "gain") == [
        {"seat": 0, "source": "space.pair", "goods": (color,), "lira": 0, "crystals": 0}
    ]
    assert scene.has(0, color) == 1 and scene.shown() == ["coin"]


def test_two_goods_of_one_colour_are_needed_for_a_pair() -> None:
    scene = Scene().dice("red", "yellow", "green", "blue", "coin")
    assert scene.why("space.pair") == ("pair", {})
    scene = Scene().dice("red", "red", "green", "blue", "coin")
    assert scene.why("space.pair") is None
    assert scene.why("supply.green", "space.pair") == ("pair-color", {"color": "green"})


# Two different goods.


def test_two_different_goods_bring_a_crystal() -> None:
    scene = Scene().dice("red", "blue", "coin")
    events = scene.trade("two")
    assert told(events, "gain")[0]["crystals"] == 1
    assert scene.has(0, "crystal") == 1 and scene.left("crystal") == 11 and scene.shown() == ["coin"]


def test_two_goods_alike_are_not_different() -> None:
    scene = Scene().dice("red", "red", "coin")
    assert ("space.two",) not in scene.legal("trade")
    assert scene.why("space.two") == ("different", {"count": 2, "have": 1})


# Three different goods.


def test_three_different_goods_bring_a_brown_token() -> None:
    scene = Scene().dice("red", "blue", "green", "coin")
    scene.trade("three")
    assert scene.has(0, "brown") == 1 and scene.left("brown") == 9 and scene.shown() == ["coin"]


def test_two_colours_do_not_make_three_different_goods() -> None:
    scene = Scene().dice("red", "blue", "blue", "red", "coin")
    assert ("space.three",) not in scene.legal("trade")
    assert scene.why("space.three") == ("different", {"count": 3, "have": 2})


# Four different goods.


def test_four_different_goods_bring_two_tokens_of_any_colours() -> None:
    scene = Scene().dice("red", "blue", "green", "yellow", "coin")
    taken = [way[1:] for way in scene.legal("trade") if way[0] == "space.four"]
    assert len(taken) == 10, "four doubles and six pairs"
    scene.trade("four", "green", "red")
    assert (scene.has(0, "red"), scene.has(0, "green")) == (1, 1) and scene.shown() == ["coin"]
    scene = Scene().dice("red", "blue", "green", "yellow", "coin")
    scene.trade("four", "blue", "blue")
    assert scene.has(0, "blue") == 2


def test_the_two_tokens_are_never_brown() -> None:
    scene = Scene().dice("red", "blue", "green", "yellow", "coin")
    assert not any("supply.brown" in way for way in scene.legal("trade"))


def test_three_colours_do_not_make_four_different_goods() -> None:
    scene = Scene().dice("red", "blue", "green", "green", "coin")
    assert scene.why("space.four") == ("different", {"count": 4, "have": 3})
    assert scene.give(0, brown=1).why("space.four") is None


# The lira action.


@pytest.mark.parametrize("coins", [1, 2, 5])
def test_all_coin_dice_are_spent_at_once_for_two_lira_each(coins: int) -> None:
    scene = Scene().dice(*["coin"] * coins, *["card"] * (5 - coins))
    events = scene.do("collect", "space.lira")
    assert scene.has(0, "lira") == 2 * coins and scene.left("lira") == 87 - 2 * coins
    assert "coin" not in scene.shown() and len(scene.state.used) == coins
    assert told(events, "collect")[0]["dice"] == tuple(f"die.{die}" for die in range(coins))


def test_the_lira_action_needs_a_coin() -> None:
    scene = Scene().give(0, lira=5).dice("red", "red", "card")
    assert "collect" not in scene.verbs() and scene.why("space.lira") == ("coin-dice", {})


def test_the_lira_action_is_one_action() -> None:
    scene = Scene().dice("coin", "coin", "red", "red", "blue")
    scene.do("collect", "space.lira")
    assert RULES.decisions(scene.state)[0].prompt.dict()["count"] == 1


# The card action.


def test_any_number_of_card_dice_may_be_spent() -> None:
    scene = Scene().dice("card", "card", "card", "red", "coin")
    (decision,) = RULES.decisions(scene.state)
    assert [a.amount for a in decision.actions if a.verb == "draw"] == [1, 2, 3]
    events = scene.draw(2, "C01", "C05")
    assert told(events, "cards") == [{"seat": 0, "dice": ("die.0", "die.1")}]
    assert scene.shown() == ["card", "red", "coin"] and scene.state.card_dice == 2


def test_a_card_is_drawn_for_each_and_exactly_one_is_carried_out() -> None:
    scene = Scene().dice("card", "card", "card", "red", "red")
    events = scene.draw(3, "C16", "C22", "C01")
    assert told(events, "draw") == [{"seat": 0, "cards": ("card.C16", "card.C22", "card.C01")}]
    assert scene.legal("carry") == [("card.C01",), ("card.C16",), ("card.C22",)]
    events = scene.do("carry", "card.C01")
    assert told(events, "discard")[0]["cards"] == ("card.C16", "card.C22")
    assert told(events, "carry") == [{"seat": 0, "card": "card.C01", "unmet": "others"}]
    assert scene.has(0, "lira") == 4
    assert scene.state.discard == ["card.C16", "card.C22", "card.C01"]


def test_a_single_card_drawn_needs_no_choice() -> None:
    scene = Scene().dice("card", "red", "red")
    events = scene.draw(1, "C22")
    assert kinds(events)[-4:] == ["carry", "fallback", "gain", "discard"]
    assert scene.state.discard == ["card.C22"]


def test_the_card_action_needs_a_card_die() -> None:
    scene = Scene().dice("red", "coin")
    assert "draw" not in scene.verbs() and scene.why("space.cards") == ("card-dice", {})


def test_an_empty_deck_is_made_of_the_discarded_cards_again() -> None:
    scene = Scene().dice("card", "card", "card", "red", "red")
    scene.deck("C01")
    scene.state.discard = scene.state.deck[:-1]
    del scene.state.deck[:-1]
    old = list(scene.state.discard)
    events = scene.do("draw", "space.cards", amount=3)
    assert told(events, "shuffle") == [{"cards": 32}]
    drawn = told(events, "draw")[0]["cards"]
    assert isinstance(drawn, tuple) and drawn[0] == "card.C01" and len(set(drawn)) == 3
    assert len(scene.state.deck) == 30 and scene.state.discard == []
    assert [*scene.state.deck, *reversed(drawn[1:])] != old, "shuffled"


def test_the_last_card_of_the_deck_is_drawn_before_the_others_are_shuffled() -> None:
    scene = Scene().dice("card", "red", "red")
    scene.deck("C22")
    scene.state.discard, scene.state.deck = scene.state.deck[:-1], ["card.C22"]
    events = scene.do("draw", "space.cards", amount=1)
    assert "shuffle" not in kinds(events) and scene.state.deck == []


# Every trade at once.


def test_a_trade_is_an_action_like_any_other() -> None:
    """Each of the eight kinds counts as one of the two."""
    scene = Scene().give(0, lira=10, red=3).display("M01")
    for verb, targets, amount in (
        ("trade", ("space.pair", "supply.red"), 0),
        ("trade", ("space.two",), 0),
        ("trade", ("space.three",), 0),
        ("trade", ("space.four", "supply.red", "supply.red"), 0),
        ("collect", ("space.lira",), 0),
        ("draw", ("space.cards",), 1),
        ("take", ("tile.M01",), 0),
        ("buy", ("area.right",), 0),
    ):
        scene = Scene().give(0, lira=10, red=5, green=2, blue=2, yellow=2).display("M01")
        scene.dice("coin", "card", "red").deck("C22")
        scene.do(verb, *targets, amount=amount)
        assert RULES.decisions(scene.state)[0].prompt.dict()["count"] == 1, verb
