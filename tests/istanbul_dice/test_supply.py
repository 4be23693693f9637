"""Rulebook, "General rules": the supply runs out; rulings 8 and 12."""

from __future__ import annotations

from tests.istanbul_dice.scene import Scene, kinds, told


def test_when_the_supply_is_empty_everybody_who_has_one_returns_one() -> None:
    scene = Scene(4).give(0, red=1).give(1, red=3).hoard(3, "red").dice("red", "yellow", "green", "blue")
    events = scene.trade("four", "red", "yellow")
    assert told(events, "shortage") == [{"resource": "red", "seats": (0, 1, 3)}]
    assert [scene.has(seat, "red") for seat in range(4)] == [1, 2, 0, 3]
    assert scene.left("red") == 2, "the taker took one of the three"


def test_a_player_without_any_returns_nothing() -> None:
    scene = Scene(3).hoard(1, "crystal").dice("red", "blue")
    scene.trade("two")
    assert [scene.has(seat, "crystal") for seat in range(3)] == [1, 11, 0]


def test_returning_is_repeated_until_there_is_enough() -> None:
    scene = Scene(3).give(2, lira=1).hoard(1, "lira").dice("coin", "coin", "red")
    events = scene.do("collect", "space.lira")
    assert [event["seats"] for event in told(events, "shortage")] == [(1, 2), (1,), (1,)]
    assert [scene.has(seat, "lira") for seat in range(3)] == [4, 83, 0] and scene.left("lira") == 0


def test_what_lies_in_the_supply_is_taken_before_anybody_returns_more() -> None:
    scene = Scene(3).hoard(1, "lira", but=3).dice("coin", "coin", "red")
    events = scene.do("collect", "space.lira")
    assert len(told(events, "shortage")) == 1
    assert (scene.has(0, "lira"), scene.has(1, "lira"), scene.left("lira")) == (4, 83, 0)


def test_a_supply_that_suffices_is_left_alone() -> None:
    scene = Scene(3).hoard(1, "lira", but=4).dice("coin", "coin", "red")
    events = scene.do("collect", "space.lira")
    assert "shortage" not in kinds(events) and scene.has(1, "lira") == 83


def test_when_only_the_taker_has_any_nothing_is_returned_and_nothing_had() -> None:
    scene = Scene(3).hoard(0, "crystal").dice("red", "blue", "coin", "coin")
    events = scene.trade("two")
    assert not {"shortage", "gain"} & set(kinds(events)) and scene.has(0, "crystal") == 12
    assert told(events, "lacking") == [{"seat": 0, "resource": "crystal", "count": 1}]


def test_the_taker_gets_what_the_others_could_return() -> None:
    """Four lira are wanted; after one round only the taker holds any, and two lie in the supply."""
    scene = Scene(3).give(1, lira=1).hoard(0, "lira").dice("coin", "coin", "red")
    events = scene.do("collect", "space.lira")
    assert len(told(events, "shortage")) == 1 and told(events, "gain")[0]["lira"] == 2
    assert told(events, "lacking") == [{"seat": 0, "resource": "lira", "count": 2}]
    assert [scene.has(seat, "lira") for seat in range(3)] == [87, 0, 0]


def test_goods_are_paid_before_anything_is_received() -> None:
    """The two reds paid fill the supply again; nobody has to return one."""
    scene = Scene(3).give(1, red=6).give(0, red=2).dice("coin")
    events = scene.trade("pair", "red")
    assert "shortage" not in kinds(events)
    assert (scene.has(0, "red"), scene.has(1, "red"), scene.left("red")) == (1, 6, 1)


def test_income_and_cards_use_the_same_rule() -> None:
    scene = Scene(3).owns(0, "M01").give(2, lira=2).hoard(1, "lira")
    events = scene.begin(0)
    assert len(told(events, "shortage")) == 2 and scene.has(0, "lira") == 3
    scene = Scene(3).hoard(1, "brown").dice("card", "red")
    events = scene.draw(1, "C05")
    assert "shortage" in kinds(events) and scene.has(0, "brown") == 1


def test_two_tokens_of_one_colour_are_wanted_together() -> None:
    scene = Scene(3).give(2, red=1).hoard(1, "red").dice("red", "yellow", "green", "blue")
    events = scene.trade("four", "red", "red")
    assert len(told(events, "shortage")) == 1
    assert [scene.has(seat, "red") for seat in range(3)] == [2, 6, 0]
