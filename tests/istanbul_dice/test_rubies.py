"""Rulebook, "Actions" (rubies) and "Ruby areas"; ruling 7."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.phrases import COLORS
from tests.istanbul_dice.scene import Scene, told


@pytest.mark.parametrize("color", COLORS)
def test_a_colour_area_asks_for_the_number_beside_its_next_ruby(color: str) -> None:
    scene = Scene(4).sold(1, color).give(0, **{color: 4}).dice(color, "coin")
    events = scene.do("buy", f"area.{color}")
    assert scene.player(0).rubies == [f"ruby.{color}.2"]
    assert scene.has(0, color) == 0 and scene.shown() == ["coin"], "five goods"
    assert told(events, "ruby") == [
        {"seat": 0, "ruby": f"ruby.{color}.2", "area": color, "source": f"area.{color}"}
    ]


def test_example_the_next_ruby_of_the_spice_area_takes_five_green_goods() -> None:
    scene = Scene(3).sold(1, "green", 2).give(0, green=4).dice("coin")
    assert ("area.green",) not in scene.legal("buy")
    assert scene.why("area.green") is not None
    scene.give(0, green=1)
    scene.do("buy", "area.green")
    assert scene.has(0, "green") == 0


def test_prices_rise_with_every_ruby() -> None:
    scene = Scene(4).give(0, brown=9).dice("coin", "coin")
    scene.do("buy", "area.blue")
    assert scene.has(0, "brown") == 5
    scene.do("buy", "area.blue")
    assert scene.has(0, "brown") == 0


def test_with_two_players_the_prices_begin_one_circle_later() -> None:
    scene = Scene(2).give(0, lira=11).dice("coin")
    assert scene.why("area.right") == ("lira", {"price": 12, "have": 11})
    assert scene.give(0, lira=1).why("area.right") is None
    scene.give(0, red=1, yellow=1, green=1, blue=1)
    assert scene.why("area.left") is not None, "one more of any colour"
    assert scene.give(0, red=1).why("area.left") is None


def test_the_left_carpet_asks_for_one_of_each_colour() -> None:
    scene = Scene(3).dice("red", "yellow", "green", "blue", "coin")
    scene.do("buy", "area.left")
    assert scene.player(0).rubies == ["ruby.left.1"] and scene.shown() == ["coin"]


def test_example_the_left_carpet_asks_for_one_of_each_and_two_of_choice() -> None:
    scene = Scene(3).sold(1, "left", 2).give(0, red=1).dice("red", "yellow", "green", "blue")
    key, values = scene.why("area.left") or ("", {})
    assert key == "goods" and "any" in str(values["missing"])
    scene.give(0, green=1)
    scene.do("buy", "area.left")
    assert scene.player(0).rubies == ["ruby.left.3"] and sum(scene.player(0).stock[:5]) == 0


def test_a_brown_token_helps_on_the_left_carpet() -> None:
    scene = Scene(3).give(0, brown=1).dice("red", "yellow", "green", "coin")
    scene.do("buy", "area.left")
    assert scene.has(0, "brown") == 0


def test_example_the_right_carpet_asks_for_fourteen_lira() -> None:
    scene = Scene(3).sold(1, "right", 2).give(0, lira=15).dice("coin")
    events = scene.do("buy", "area.right")
    assert scene.player(0).rubies == ["ruby.right.3"] and scene.has(0, "lira") == 1
    assert told(events, "pay")[0]["lira"] == 14 and scene.left("lira") == 86


def test_coin_dice_are_no_money_on_the_right_carpet() -> None:
    scene = Scene(3).give(0, lira=6).dice("coin", "coin", "coin", "coin", "coin")
    assert scene.why("area.right") == ("lira", {"price": 10, "have": 6})


def test_an_empty_area_sells_nothing() -> None:
    scene = Scene(3).sold(1, "red", 2).sold(2, "red", 2).give(0, red=8).dice("coin")
    assert ("area.red",) not in scene.legal("buy")
    assert scene.why("area.red") == ("ruby", {})


def test_several_rubies_may_be_bought_in_one_turn() -> None:
    scene = Scene(3).give(0, lira=22).dice("coin")
    scene.do("buy", "area.right")
    scene.do("buy", "area.right")
    assert scene.player(0).rubies == ["ruby.right.1", "ruby.right.2"] and scene.has(0, "lira") == 0
