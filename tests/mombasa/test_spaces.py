"""Mombasa: what every bracket and every additional space brings (rulebook: Bonus spaces, Tracks)."""

from __future__ import annotations

import pytest

from game.rules.mombasa.frames import Points, Removal
from tests.mombasa.scene import Scene

MAJORITIES = [
    ("coffee", 1, "cairo", 2, {}),
    ("coffee", 3, "cairo", 3, {}),
    ("coffee", 5, "cairo", 4, {"posts": 1}),
    ("banana", 1, "cape_town", 2, {}),
    ("banana", 3, "cape_town", 2, {"diamonds": 1}),
    ("banana", 5, "cape_town", 3, {"diamonds": 1}),
    ("cotton", 1, "saint_louis", 2, {}),
    ("cotton", 4, "saint_louis", 3, {"points": 1}),
    ("cotton", 6, "saint_louis", 4, {"points": 2}),
    ("expansion", 1, "mombasa", 2, {}),
    ("expansion", 3, "mombasa", 3, {}),
    ("expansion", 5, "mombasa", 4, {"pounds": 1}),
]
AREAS = {
    "coffee": ("card.M04", "card.M13", "card.0.coffee_1"),
    "banana": ("card.M05", "card.M14", "card.0.banana_1"),
    "cotton": ("card.M06", "card.M15", "card.0.cotton_1"),
    "expansion": ("card.M19", "card.M07", "tile.expansion"),
}


def on_track(track: str, level: int) -> Scene:
    """Player 0 has a track's special bonus in force; 5 pounds, no markers moved yet."""
    scene = Scene().at_turn().track(cairo=track).money(5)
    scene.player().levels["cairo"] = level
    return scene


def marked(scene: Scene, space: str, verb: str = "mark", amount: int = 0) -> Scene:
    """The marker is laid."""
    scene.do(verb, f"bonus.{space}", amount=amount)
    return scene


@pytest.mark.parametrize(
    ("kind", "least", "company", "steps", "extra"), MAJORITIES, ids=[f"{m[0]} {m[1]}" for m in MAJORITIES]
)
def test_every_bracket_of_every_majority(
    kind: str, least: int, company: str, steps: int, extra: dict[str, int]
) -> None:
    scene = Scene().at_turn().area(*AREAS[kind]).money(0)
    # The starting bonus of the first seat is two steps for Cairo: nobody has moved for the test.
    scene.player().steps["cairo"] = 0
    marked(scene, kind, amount=least)
    player = scene.player()
    assert {c: n for c, n in player.steps.items() if n} == {company: steps}
    assert player.diamonds == extra.get("diamonds", 0)
    passed = len(scene.happened("special"))
    assert player.money == extra.get("pounds", 0) + passed, "a first special space pays 1 pound"
    waiting = [frame for frame in scene.state.stack if isinstance(frame, Points | Removal)]
    expected: list[Points | Removal] = [Points(0, n) for k, n in extra.items() if k == "points"]
    expected += [Removal(0, n) for k, n in extra.items() if k == "posts"]
    assert waiting == expected


@pytest.mark.parametrize(("level", "cost"), [(1, 2), (2, 1)])
@pytest.mark.parametrize(("verb", "points", "diamonds"), [("mark_stones", 1, 2), ("mark_books", 2, 1)])
def test_c1_brings_either_bundle_at_both_levels(
    level: int, cost: int, verb: str, points: int, diamonds: int
) -> None:
    scene = marked(on_track("C1", level), f"C1.{level}", verb)
    assert scene.player().money == 5 - cost
    assert scene.state.stack[-1] == Points(0, points)
    scene.do("coins", "pile.bank")
    assert scene.player().diamonds == diamonds


@pytest.mark.parametrize("level", [1, 2])
def test_c2_sells_a_card_for_its_price_and_1_pound_more(level: int) -> None:
    scene = on_track("C2", level).market(r1c3="card.M04").money(3)
    kept = scene.state.market[0][2]
    scene.state.discard += [card for row in scene.state.market for card in row if card != kept]
    scene.state.market[:] = [["", "", kept], *([""] * 3 for _ in range(3))]
    assert f"bonus.C2.{level}" not in scene.choices("mark_buy"), "3 pounds do not pay a price of 3 and 1"
    scene.money(4)
    marked(scene, f"C2.{level}", "mark_buy").do("acquire", "card.M04")
    assert scene.player().money == 0
    assert scene.player().diamonds == 0, "the card alone"


@pytest.mark.parametrize("money", [2, 3])
def test_c2_offers_only_cards_whose_price_and_the_extra_pound_can_be_paid(money: int) -> None:
    scene = on_track("C2", 1).market(r1c3="card.M01", r2c3="card.M07").money(money)
    scene.do("mark_buy", "bonus.C2.1")
    assert "card.M01" in scene.choices("acquire"), "red box 1 and 1 more"
    assert ("card.M07" in scene.choices("acquire")) is (money == 3), "red box 2 and 1 more"


def test_the_pounds_for_diamonds_past_the_end_may_pay_for_the_card_of_c2() -> None:
    scene = on_track("C2", 2).market(r1c3="card.M04").money(0)
    assert "bonus.C2.2" not in scene.choices("mark_both")
    scene.player().diamonds = 28
    assert "bonus.C2.2" not in scene.choices("mark_buy")
    scene.do("mark_both", "bonus.C2.2")
    scene.do("acquire", "card.M04")
    assert scene.player().money == 0 + 4 - (3 + 1)


@pytest.mark.parametrize("level", [1, 2])
def test_c2_moves_2_diamonds_for_nothing(level: int) -> None:
    scene = marked(on_track("C2", level), f"C2.{level}", "mark_stones")
    assert (scene.player().diamonds, scene.player().money) == (2, 5)


@pytest.mark.parametrize(("level", "bonus"), [(1, 3), (2, 5)])
def test_d1_pays_the_red_box_and_3_or_5(level: int, bonus: int) -> None:
    scene = marked(on_track("D1", level).hand("card.0.coffee_2"), f"D1.{level}")
    scene.do("discard", "card.0.coffee_2")
    assert scene.player().money == 5 + 1 + bonus


@pytest.mark.parametrize("level", [1, 2])
def test_d2_costs_1_pound_and_makes_1_or_2_steps_on_each_other_track(level: int) -> None:
    scene = on_track("D2", level)
    scene.player().steps.update(mombasa=0, cape_town=0, saint_louis=0, cairo=0)
    marked(scene, f"D2.{level}")
    assert scene.player().steps == {"mombasa": level, "cape_town": level, "saint_louis": level, "cairo": 0}
    assert scene.player().money == 4


def test_another_players_marker_blocks_an_additional_space_but_not_the_other_one() -> None:
    scene = on_track("D2", 2)
    scene.state.marks["bonus.D2.2"] = 1
    scene.player(1).markers -= 1
    found = {choice for choice in scene.choices("mark") if "D2" in choice}
    assert found == {"bonus.D2.1"}
