"""Rulebook, "Bazaar cards"; rulings 9 and 10."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.rules.istanbul_dice.phrases import RESOURCES
from game.rules.istanbul_dice.printed import cards
from game.rules.istanbul_dice.state import Offer
from game.rules.kernel.event import Event
from tests.istanbul_dice.scene import RULES, Scene, kinds, told


def shown(card: str, scene: Scene | None = None, *faces: str) -> tuple[Scene, Sequence[Event]]:
    """The active player draws this card with a single card die."""
    scene = scene or Scene()
    scene.dice("card", *faces)
    return scene, scene.draw(1, card)


def accept(scene: Scene, way: str = "") -> Sequence[Event]:
    return scene.do("accept", f"button.accept{way}")


def decline(scene: Scene) -> Sequence[Event]:
    return scene.do("decline", "button.decline")


# The symbols: whom a part concerns.


def test_the_active_players_part_comes_first_then_the_others_clockwise() -> None:
    scene = Scene(4).turn_of(2)
    shown("C05", scene)
    assert scene.has(2, "brown") == 1
    for seat in (3, 0, 1):
        assert scene.asked == seat and scene.verbs() == {"accept", "decline"}
        accept(scene)
    assert [scene.has(seat, "red") for seat in range(4)] == [1, 1, 0, 1]


def test_a_card_with_the_active_symbol_only_gives_the_others_nothing() -> None:
    scene = Scene().give(1, lira=20, red=5)
    _, events = shown("C20", scene, "red", "red")
    assert scene.asked == 0 and kinds(events)[-1] == "discard"


def test_a_card_with_both_symbols_works_for_all() -> None:
    scene, _ = shown("C09", Scene().give(1, lira=2).give(2, lira=1))
    assert scene.has(0, "red") == 1 and scene.asked == 1
    accept(scene)
    assert (scene.has(1, "red"), scene.has(1, "lira"), scene.has(2, "red")) == (1, 0, 0)


def test_a_card_for_the_others_only_gives_the_active_player_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped cards have none such; an edited table may."""
    known = cards()["card.C05"]
    edited = type(known)(known.id, None, known.others)
    monkeypatch.setitem(cards(), "card.C05", edited)
    scene, _ = shown("C05", None, "red", "red")
    assert scene.has(0, "brown") == 0 and scene.asked == 1
    accept(scene)
    decline(scene)
    assert (scene.has(1, "red"), scene.has(2, "red"), scene.asked) == (1, 0, 0)


def test_the_others_may_decline() -> None:
    scene, _ = shown("C06")
    events = decline(scene)
    assert told(events, "decline") == [{"seat": 1, "card": "card.C06"}]
    accept(scene)
    assert (scene.has(1, "yellow"), scene.has(2, "yellow")) == (0, 1)


def test_who_declines_gets_no_lira_instead() -> None:
    scene, _ = shown("C09", Scene().give(1, lira=5))
    decline(scene)
    assert scene.has(1, "lira") == 5 and scene.has(1, "red") == 0


def test_others_who_cannot_pay_are_not_asked_and_get_no_lira_instead() -> None:
    scene, _ = shown("C01", None, "red", "red")
    assert scene.asked == 0, "nobody else has a red token"
    assert scene.has(1, "lira") == scene.has(2, "lira") == 0


def test_others_pay_with_tokens_never_with_dice() -> None:
    scene = Scene().give(2, red=1)
    shown("C01", scene, "red", "red", "red", "red")
    assert scene.asked == 2, "the dice are those of the active player"
    assert scene.legal("choose") == []
    accept(scene)
    assert (scene.has(2, "red"), scene.has(2, "lira")) == (0, 3) and len(scene.shown()) == 4


def test_others_may_pay_with_a_brown_token_and_choose_so() -> None:
    scene, _ = shown("C01", Scene().give(1, red=1, brown=1).give(2, brown=1))
    scene.do("choose", "button.choose")
    assert scene.asked == 1
    scene.do("pay", "goods.1.brown")
    assert (scene.has(1, "red"), scene.has(1, "brown"), scene.has(1, "lira")) == (1, 0, 3)
    assert scene.legal("choose") == []
    accept(scene)
    assert (scene.has(2, "brown"), scene.has(2, "lira")) == (0, 3)


def test_what_stands_behind_the_arrow_is_spent_once_only() -> None:
    scene, _ = shown("C01", Scene().give(1, red=5))
    accept(scene)
    assert (scene.has(1, "red"), scene.has(1, "lira")) == (4, 3)


def test_the_card_is_discarded_when_all_have_answered() -> None:
    scene, _ = shown("C05", None, "coin")
    assert scene.state.discard == []
    decline(scene)
    events = decline(scene)
    assert scene.state.discard == ["card.C05"] and kinds(events)[-1] == "discard"


def test_the_question_names_the_card_and_who_is_asked() -> None:
    scene, _ = shown("C05")
    assert RULES.decisions(scene.state)[0].prompt.dict() == {"card": "@card.C05", "active": False}


# The kinds of cards.


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


# Red arrows.


@pytest.mark.parametrize(("id", "price"), [("C30", {"lira": 5}), ("C31", {"crystal": 2})])
def test_in_front_of_a_red_arrow_a_tile_is_taken_from_the_display(id: str, price: dict[str, int]) -> None:
    scene = Scene().give(0, **price)
    shown(id, scene)
    accept(scene)
    assert scene.legal("pick") == sorted((tile,) for tile in scene.state.display)
    wanted, following = scene.state.display[3], scene.state.pile[-1]
    scene.do("pick", wanted)
    assert scene.player(0).tiles == scene.player(0).fresh == [wanted]
    assert scene.state.display[3] == following and sum(scene.player(0).stock) == 0


def test_behind_a_red_arrow_an_own_tile_is_discarded() -> None:
    scene, _ = shown("C32", Scene().owns(0, "M05", "M06").owns(1, "M07"))
    accept(scene)
    assert scene.legal("drop") == [("tile.M05",), ("tile.M06",)]
    scene.do("drop", "tile.M06")
    assert scene.has(0, "brown") == 2 and scene.state.gone == ["tile.M06"]


def test_red_arrows_on_both_sides_exchange_a_tile() -> None:
    scene, _ = shown("C33", Scene().owns(0, "M05"))
    accept(scene)
    scene.do("drop", "tile.M05")
    assert scene.has(0, "lira") == 3
    assert ("tile.M05",) not in scene.legal("pick"), "it has left the game"
    wanted = scene.state.display[0]
    scene.do("pick", wanted)
    assert scene.player(0).tiles == [wanted]


def test_without_a_tile_of_ones_own_a_red_arrow_is_worth_one_lira() -> None:
    scene, _ = shown("C32")
    assert scene.has(0, "lira") == 1 and scene.has(0, "brown") == 0


def test_a_tile_by_a_card_can_bring_the_mosques_ruby() -> None:
    scene = Scene().owns(0, "M05", "M06", "M07", "M08").give(0, crystal=2)
    shown("C31", scene)
    accept(scene)
    scene.do("pick", scene.state.display[0])
    assert scene.player(0).rubies == ["ruby.mosque.1"]


def test_with_an_empty_display_a_tile_cannot_be_bought() -> None:
    scene = Scene().no_tiles().give(0, lira=5)
    shown("C30", scene)
    assert scene.has(0, "lira") == 6, "the one lira"


def test_with_an_empty_display_an_exchange_still_brings_its_lira() -> None:
    scene = Scene().owns(0, "M05").no_tiles()
    shown("C33", scene, "red", "red")
    accept(scene)
    scene.do("drop", "tile.M05")
    assert scene.has(0, "lira") == 3 and scene.player(0).tiles == [] and scene.asked == 0


# At income.


def test_at_income_the_active_player_pays_without_dice() -> None:
    scene = Scene().owns(0, "M09").deck("C21").give(0, red=1, yellow=1, green=1)
    scene.state.faces = ["blue"] * 9
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    assert scene.has(0, "lira") == 1, "the dice are not rolled"
    scene = Scene().owns(0, "M09").deck("C21").give(0, red=1, yellow=1, green=1, brown=1)
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    accept(scene)
    assert scene.player(0).rubies == ["ruby.left.1"]


def test_at_income_the_others_get_their_part_too() -> None:
    scene = Scene().owns(1, "M09").deck("C05")
    scene.begin(1)
    scene.do("reveal", "button.reveal")
    assert scene.has(1, "brown") == 1 and isinstance(scene.frame, Offer) and scene.asked == 2
    accept(scene)
    assert scene.asked == 0
    decline(scene)
    assert scene.asked == 1 and scene.verbs() == {"roll"}


# Edited cards.


def test_an_edited_card_may_let_the_active_player_choose_and_others_take_tiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the shipped cards do not combine works all the same."""
    known = cards()["card.C13"]
    part, tile = known.others, cards()["card.C30"].active
    monkeypatch.setitem(cards(), "card.C13", type(known)(known.id, part, tile))
    scene = Scene().give(1, lira=5)
    shown("C13", scene)
    assert scene.verbs() == {"accept"}, "without a condition there is nothing to fall back on"
    accept(scene, ".crystal")
    assert scene.has(0, "crystal") == 1 and scene.asked == 1
    accept(scene)
    wanted = scene.state.display[0]
    scene.do("pick", wanted)
    assert scene.player(1).tiles == [wanted]
