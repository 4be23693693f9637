"""Rulebook, "Bazaar cards": every kind of card; rulings 9 and 10."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.istanbul_dice.phrases import LIRA, RESOURCES, SHOPS, Gain
from game.rules.istanbul_dice.printed import cards
from tests.istanbul_dice.scene import Scene, accept, kinds, shown, sold_out, told


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


RUBY_CARDS = {
    "C16": {"red": 3, "lira": 3},
    "C17": {"yellow": 3, "lira": 3},
    "C18": {"green": 3, "lira": 3},
    "C19": {"blue": 3, "lira": 3},
    "C20": {"lira": 10},
    "C21": {"red": 1, "yellow": 1, "green": 1, "blue": 1},
}
"""The cards that bring a ruby, with what they ask."""


def taken(id: str, scene: Scene) -> Scene:
    """The card drawn and accepted by who has just what it asks."""
    shown(id, scene.give(0, **RUBY_CARDS[id]))
    assert scene.verbs() == {"accept", "fallback"}
    accept(scene)
    assert scene.player(0).stock == [0] * len(RESOURCES)
    return scene


@pytest.mark.parametrize("area", SHOPS)
@pytest.mark.parametrize("id", RUBY_CARDS)
def test_a_ruby_card_brings_the_next_ruby_of_an_area_of_the_takers_choice(id: str, area: str) -> None:
    """Ruling 10: of any area, whatever the card asks, but the mosque's."""
    scene = taken(id, Scene().sold(1, area, 2))
    assert scene.legal("claim") == [(f"area.{other}",) for other in SHOPS]
    events = scene.do("claim", f"area.{area}")
    assert scene.player(0).rubies == [f"ruby.{area}.3"]
    (ruby,) = told(events, "ruby")
    assert ruby == {"seat": 0, "ruby": f"ruby.{area}.3", "area": area, "source": f"card.{id}"}
    assert "carry" not in kinds(events) and scene.state.discard == [f"card.{id}"]


def test_a_ruby_by_a_card_is_never_the_mosques_nor_of_an_empty_area() -> None:
    scene = taken("C20", sold_out(Scene(), "red", "left"))
    assert scene.legal("claim") == [(f"area.{area}",) for area in SHOPS if area not in ("red", "left")]
    assert scene.why("area.mosque") == ("gift", {}) and scene.why("area.left") == ("ruby", {})


@pytest.mark.parametrize("area", SHOPS)
def test_the_last_area_that_has_a_ruby_is_not_asked_for(area: str) -> None:
    scene = taken("C20", sold_out(Scene(), *(other for other in SHOPS if other != area)))
    assert [ruby.split(".")[1] for ruby in scene.player(0).rubies] == [area] and not scene.legal("claim")


@pytest.mark.parametrize("id", ["C16", "C20", "C21"])
def test_without_what_a_ruby_card_asks_there_is_one_lira(id: str) -> None:
    scene, events = shown(id, Scene().give(0, lira=2))
    assert scene.has(0, "lira") == 3 and "fallback" in kinds(events) and not scene.player(0).rubies


@pytest.mark.parametrize("id", RUBY_CARDS)
def test_a_ruby_card_is_worth_one_lira_only_when_all_areas_but_the_mosque_are_empty(id: str) -> None:
    scene = sold_out(Scene(), *SHOPS).give(0, **RUBY_CARDS[id])
    before = list(scene.player(0).stock)
    _, events = shown(id, scene)
    assert scene.state.rubies["mosque"] and "fallback" in kinds(events)
    before[LIRA] += 1
    assert scene.player(0).stock == before


def test_a_ruby_card_at_income_asks_for_its_area_before_the_roll() -> None:
    scene = Scene().owns(0, "M09").deck("C20").give(0, lira=10)
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    accept(scene)
    scene.do("claim", "area.blue")
    assert scene.player(0).rubies == ["ruby.blue.1"] and scene.verbs() == {"roll"}


def test_a_ruby_that_a_card_brings_the_others_is_of_their_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped cards bring rubies in the own turn only; an edited table may do otherwise."""
    known = cards()["card.C20"]
    monkeypatch.setitem(cards(), "card.C20", type(known)(known.id, None, known.active))
    scene, _ = shown("C20", Scene().give(1, lira=10).give(2, lira=10))
    for seat, area in ((1, "left"), (2, "left")):
        accept(scene)
        assert scene.asked == seat and scene.verbs() == {"claim"}
        scene.do("claim", f"area.{area}")
    assert (scene.player(1).rubies, scene.player(2).rubies) == (["ruby.left.1"], ["ruby.left.2"])


def test_an_edited_card_may_bring_a_ruby_and_a_tile_together(monkeypatch: pytest.MonkeyPatch) -> None:
    known = cards()["card.C20"]
    assert known.active is not None
    both = replace(known.active, ways=((Gain("ruby"), Gain("tile")),))
    monkeypatch.setitem(cards(), "card.C20", type(known)(known.id, both, None))
    scene = taken("C20", Scene())
    scene.do("pick", scene.state.display[0])
    scene.do("claim", "area.red")
    assert len(scene.player(0).tiles) == 1 and scene.player(0).rubies == ["ruby.red.1"]


def test_unused_dice_pay_for_a_card_in_the_own_actions() -> None:
    scene = Scene().give(0, lira=3, red=1)
    shown("C16", scene, "red", "red", "blue", "blue")
    accept(scene)
    scene.do("claim", "area.red")
    assert scene.player(0).rubies == ["ruby.red.1"]
    assert scene.has(0, "red") == 0 and scene.shown() == ["blue", "blue"]


def test_another_payment_may_be_chosen_for_a_card() -> None:
    scene = Scene().give(0, lira=3, red=3)
    shown("C16", scene, "red", "red", "blue")
    scene.do("choose", "button.choose")
    for _ in range(3):
        scene.do("pay", "goods.0.red")
    scene.do("claim", "area.red")
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
