"""Rulebook, "Bazaar cards": every kind of card; rulings 9 and 10."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.phrases import RESOURCES
from game.rules.istanbul_dice.printed import cards
from tests.istanbul_dice.scene import Scene, accept, kinds, shown, told


def test_four_lira_and_for_the_others_three_or_four_for_a_token() -> None:
    for id, color, lira in (("C01", "red", 3), ("C02", "yellow", 3), ("C03", "green", 3), ("C04", "blue", 4)):
        scene, _ = shown(id, Scene().give(1, **{color: 1}))
        assert scene.has(0, "lira") == 4
        accept(scene)
        assert (scene.has(1, color), scene.has(1, "lira")) == (0, lira)


def test_a_brown_token_and_for_the_others_the_token_shown() -> None:
    for id, color in (("C05", "red"), ("C06", "yellow"), ("C07", "green"), ("C08", "blue")):
        scene, _ = shown(id)
        accept(scene)
        accept(scene)
        assert scene.has(0, "brown") == 1
        assert scene.has(1, color) == scene.has(2, color) == 1


def test_the_token_shown_and_for_the_others_the_same_for_two_lira() -> None:
    for id, color in (("C09", "red"), ("C10", "yellow"), ("C11", "green"), ("C12", "blue")):
        scene, _ = shown(id, Scene().give(2, lira=3))
        assert scene.has(0, color) == 1 and scene.asked == 2
        accept(scene)
        assert (scene.has(2, color), scene.has(2, "lira")) == (1, 1)


@pytest.mark.parametrize("id", ["C13", "C14", "C15"])
def test_a_crystal_with_three_lira_and_for_the_others_one_or_the_other(id: str) -> None:
    scene, _ = shown(id)
    assert (scene.has(0, "crystal"), scene.has(0, "lira")) == (1, 3)
    assert sorted(scene.legal("accept")) == [("button.accept.crystal",), ("button.accept.lira",)]
    accept(scene, ".crystal")
    accept(scene, ".lira")
    assert (scene.has(1, "crystal"), scene.has(1, "lira")) == (1, 0)
    assert (scene.has(2, "crystal"), scene.has(2, "lira")) == (0, 3)


@pytest.mark.parametrize(
    ("id", "area", "price"),
    [
        ("C16", "red", {"red": 3, "lira": 3}),
        ("C17", "yellow", {"yellow": 3, "lira": 3}),
        ("C18", "green", {"green": 3, "lira": 3}),
        ("C19", "blue", {"blue": 3, "lira": 3}),
        ("C20", "right", {"lira": 10}),
        ("C21", "left", {"red": 1, "yellow": 1, "green": 1, "blue": 1}),
    ],
)
def test_a_ruby_card_sells_the_next_ruby_of_its_area_for_its_own_price(
    id: str, area: str, price: dict[str, int]
) -> None:
    scene = Scene().sold(1, area, 2).give(0, **price)
    shown(id, scene)
    assert scene.verbs() == {"accept", "fallback"}
    accept(scene)
    assert scene.player(0).rubies == [f"ruby.{area}.3"]
    assert scene.player(0).stock == [0] * len(RESOURCES)


@pytest.mark.parametrize("id", ["C16", "C20", "C21"])
def test_without_what_a_ruby_card_asks_there_is_one_lira(id: str) -> None:
    scene, events = shown(id, Scene().give(0, lira=2))
    assert scene.has(0, "lira") == 3 and "fallback" in kinds(events) and not scene.player(0).rubies


def test_a_ruby_card_of_an_empty_area_is_worth_one_lira() -> None:
    scene = Scene().sold(1, "red", 2).sold(2, "red", 2).give(0, red=3, lira=3)
    shown("C16", scene)
    assert scene.has(0, "lira") == 4 and scene.has(0, "red") == 3


def test_a_ruby_by_a_card_is_never_the_mosques() -> None:
    gains = [
        gain
        for card in cards().values()
        for part in (card.active, card.others)
        if part
        for way in part.ways
        for gain in way
    ]
    assert {gain.of for gain in gains if gain.kind == "ruby"} == {
        "red",
        "yellow",
        "green",
        "blue",
        "left",
        "right",
    }


def test_unused_dice_pay_for_a_card_in_the_own_actions() -> None:
    scene = Scene().give(0, lira=3, red=1)
    shown("C16", scene, "red", "red", "blue", "blue")
    accept(scene)
    assert scene.player(0).rubies == ["ruby.red.1"]
    assert scene.has(0, "red") == 0 and scene.shown() == ["blue", "blue"]


def test_another_payment_may_be_chosen_for_a_card() -> None:
    scene = Scene().give(0, lira=3, red=3)
    shown("C16", scene, "red", "red", "blue")
    scene.do("choose", "button.choose")
    for _ in range(3):
        scene.do("pay", "goods.0.red")
    assert scene.player(0).rubies == ["ruby.red.1"] and scene.shown() == ["red", "red", "blue"]
    assert scene.has(0, "lira") == 0


@pytest.mark.parametrize(
    ("id", "gained"),
    [("C22", {"lira": 6}), ("C23", {"crystal": 2}), ("C24", {"brown": 1, "lira": 2}), ("C25", {})],
)
def test_two_card_dice_used_in_this_turn_bring_what_is_shown(id: str, gained: dict[str, int]) -> None:
    scene = Scene().dice("card", "card", "red", "red", "red")
    scene.draw(2, id, "C01")
    scene.do("carry", f"card.{id}")
    accept(scene)
    if id == "C25":
        tile = scene.state.display[2]
        scene.do("pick", tile)
        assert scene.player(0).tiles == [tile]
    assert {name: scene.has(0, name) for name in gained} == gained
    assert sum(scene.player(0).stock) == sum(gained.values())


def test_card_dice_of_an_earlier_action_of_the_turn_count() -> None:
    scene = Scene().dice("card", "card", "red", "red", "red")
    scene.draw(1, "C22")
    assert scene.has(0, "lira") == 1
    scene.draw(1, "C23")
    accept(scene)
    assert scene.has(0, "crystal") == 2


def test_card_dice_of_an_earlier_turn_do_not_count() -> None:
    scene = Scene().dice("card", "card", "red", "red", "red")
    scene.draw(1, "C22")
    scene.draw(1, "C23")
    scene.do("fallback", "button.fallback")
    assert scene.asked == 1
    scene.roll("card", "red", "red", "red", "red")
    scene.draw(1, "C24")
    assert (scene.has(1, "lira"), scene.has(1, "brown")) == (1, 0)


def test_one_card_die_is_not_enough() -> None:
    scene, _ = shown("C22", None, "card")
    assert scene.has(0, "lira") == 1


def test_at_income_no_card_dice_have_been_used() -> None:
    scene = Scene().owns(0, "M09").deck("C25")
    scene.begin(0)
    events = scene.do("reveal", "button.reveal")
    assert "fallback" in kinds(events) and scene.has(0, "lira") == 1


@pytest.mark.parametrize(
    ("id", "brown", "gained"),
    [
        ("C26", 1, {"lira": 5}),
        ("C27", 1, {"crystal": 2}),
        ("C28", 2, {"brown": 1, "lira": 3}),
        ("C29", 3, {"brown": 1, "lira": 6}),
    ],
)
def test_brown_tokens_at_hand_bring_what_is_shown_and_are_kept(
    id: str, brown: int, gained: dict[str, int]
) -> None:
    scene, _ = shown(id, Scene().give(0, brown=brown))
    accept(scene)
    expected = {"brown": brown + gained.get("brown", 0), **{n: c for n, c in gained.items() if n != "brown"}}
    assert {name: scene.has(0, name) for name in expected} == expected
    scene, _ = shown(id, Scene().give(0, brown=brown - 1))
    assert (scene.has(0, "brown"), scene.has(0, "lira"), scene.has(0, "crystal")) == (brown - 1, 1, 0)


def test_who_could_but_does_not_want_to_takes_one_lira() -> None:
    scene, _ = shown("C26", Scene().give(0, brown=1))
    events = scene.do("fallback", "button.fallback")
    assert told(events, "fallback") == [{"seat": 0, "card": "card.C26"}]
    assert scene.has(0, "lira") == 1 and scene.has(0, "brown") == 1


def test_cards_without_a_condition_have_no_fallback() -> None:
    for id in ("C01", "C05", "C09", "C13"):
        _, events = shown(id)
        assert "fallback" not in kinds(events)
    for card in cards().values():
        assert card.active is not None
        assert card.active.conditional == (int(card.id[-2:]) >= 16), card.id
