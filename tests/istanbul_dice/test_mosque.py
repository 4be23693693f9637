"""Rulebook, "Actions" (mosque tile) and "Mosque tiles": having and losing them; rulings 6 and 10."""

from __future__ import annotations

import pytest

from tests.istanbul_dice.scene import RULES, Scene, kinds, told

# Taking a tile.


def test_a_tile_costs_the_goods_printed_on_it() -> None:
    scene = Scene().display("M01").dice("red", "red", "red", "coin")
    events = scene.do("take", "tile.M01")
    assert scene.player(0).tiles == ["tile.M01"] and scene.shown() == ["coin"]
    assert told(events, "tile") == [{"seat": 0, "tile": "tile.M01", "source": "tile.M01"}]


def test_the_price_of_the_die_tile_is_one_good_of_each_colour() -> None:
    scene = Scene().display("M21").give(0, blue=1, brown=1).dice("red", "yellow", "coin")
    scene.do("take", "tile.M21")
    assert scene.player(0).stock[:5] == [0, 0, 0, 0, 0]


def test_a_tile_that_is_too_dear_says_what_is_missing() -> None:
    scene = Scene().display("M01").give(0, brown=1).dice("red", "coin")
    key, values = scene.why("tile.M01") or ("", {})
    assert key == "goods" and values["brown"] == 1
    assert str(values["missing"]).count("red") == 1 and "('count', 2)" in str(values["missing"])


def test_the_display_is_filled_from_the_pile_at_once() -> None:
    scene = Scene().display("M01").dice("red", "red", "red")
    top = scene.state.pile[-1]
    events = scene.do("take", "tile.M01")
    assert scene.state.display[0] == top and len(scene.state.pile) == 17
    assert told(events, "refill") == [{"tile": top, "place": 0}]


def test_without_a_pile_the_place_stays_empty() -> None:
    scene = Scene().display("M01").give(0, red=3).dice("coin")
    scene.state.gone, scene.state.pile = scene.state.pile, []
    scene.do("take", "tile.M01")
    assert scene.state.display[0] == "" and len(list(filter(None, scene.state.display))) == 5


def test_several_tiles_of_one_kind_may_be_owned() -> None:
    scene = Scene().owns(0, "M01", "M02").display("M03").give(0, green=3).dice("coin")
    scene.do("take", "tile.M03")
    assert scene.player(0).tiles == ["tile.M01", "tile.M02", "tile.M03"]
    events = Scene().owns(0, "M01", "M02", "M03").begin(0)
    assert [event["lira"] for event in told(events, "gain")] == [3, 3, 3]


def test_a_tile_works_from_its_owners_next_turn() -> None:
    scene = Scene().display("M13").dice("red", "red", "red", "coin", "card")
    scene.do("take", "tile.M13")
    scene.do("collect", "space.lira")
    assert scene.asked == 1, "two actions this turn"
    for _ in (1, 2):
        scene.roll("coin", "card", "card", "card", "card")
        scene.end()
    scene.roll("coin", "coin", "card", "card", "card")
    assert RULES.decisions(scene.state)[0].prompt.dict()["count"] == 3


def test_a_lira_tile_bought_in_this_turn_brings_nothing_yet() -> None:
    scene = Scene().display("M18").give(0, yellow=3).dice("coin", "red", "red", "red", "card")
    scene.do("take", "tile.M18")
    scene.do("collect", "space.lira")
    assert scene.has(0, "yellow") == 0


# The mosque's ruby.


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 5), (4, 4)])
def test_the_fifth_tile_brings_the_mosques_ruby_at_once_with_four_players_the_fourth(
    seats: int, needed: int
) -> None:
    scene = Scene(seats).owns(0, *[f"M{number:02}" for number in range(5, 5 + needed - 2)])
    scene.display("M01", "M03").give(0, red=3, green=3).dice("coin", "coin", "red")
    scene.do("take", "tile.M01")
    assert scene.player(0).rubies == []
    before = len(scene.state.rubies["mosque"])
    events = scene.do("take", "tile.M03")
    assert len(scene.player(0).tiles) == needed
    assert [ruby.split(".")[1] for ruby in scene.player(0).rubies] == ["mosque"]
    assert len(scene.state.rubies["mosque"]) == before - 1
    assert told(events, "ruby")[0]["area"] == "mosque"


def test_the_mosques_ruby_comes_once_a_player_and_is_kept_when_tiles_are_lost() -> None:
    scene = Scene().owns(0, "M05", "M06", "M07", "M08").display("M01", "M03")
    scene.give(0, red=3, green=3).dice("coin", "card", "red")
    scene.do("take", "tile.M01")
    assert len(scene.player(0).rubies) == 1
    scene.draw(1, "C32")
    scene.do("accept", "button.accept")
    scene.do("drop", "tile.M05")
    assert len(scene.player(0).tiles) == 4 and len(scene.player(0).rubies) == 1
    scene.turn_of(0).dice("coin")
    events = scene.do("take", "tile.M03")
    assert len(scene.player(0).tiles) == 5 and "ruby" not in kinds(events)
    assert len(scene.player(0).rubies) == 1


def test_each_player_can_have_the_mosques_ruby() -> None:
    scene = Scene(2).owns(0, "M05", "M06", "M07", "M08").owns(1, "M09", "M10", "M11", "M12")
    for seat, tile in ((0, "M01"), (1, "M02")):
        scene.turn_of(seat).display(tile).give(seat, red=3, yellow=3).dice("coin", "coin")
        scene.do("take", f"tile.{tile}")
    assert [len(player.rubies) for player in scene.state.players] == [1, 1]
    assert scene.state.rubies["mosque"] == []


def test_the_mosque_sells_no_ruby() -> None:
    scene = Scene(4).give(0, red=8, brown=10, lira=50).dice("coin")
    assert ("area.mosque",) not in scene.legal("buy")
    assert scene.why("area.mosque") == ("mosque", {"count": 4})


# Losing a tile.


def test_a_discarded_tile_leaves_the_game() -> None:
    scene = Scene().owns(0, "M05", "M06").dice("card", "red")
    scene.draw(1, "C32")
    scene.do("accept", "button.accept")
    events = scene.do("drop", "tile.M05")
    assert scene.state.gone == ["tile.M05"] and scene.player(0).tiles == ["tile.M06"]
    assert told(events, "drop") == [{"seat": 0, "tile": "tile.M05"}]


def test_a_discarded_die_tile_gives_its_die_back() -> None:
    scene = Scene().owns(0, "M21").dice("card", "red", "red", "red", "red", "blue")
    scene.draw(1, "C32")
    scene.do("accept", "button.accept")
    events = scene.do("drop", "tile.M21")
    assert len(scene.state.spare) == 4 and scene.player(0).dice == []
    assert told(events, "die_back") == [
        {"seat": 0, "die": "die.0", "tile": "tile.M21"}
    ], "the card die, used already"
    assert scene.shown() == ["red", "red", "red", "red", "blue"], "no die that can still be used"
    scene.end()
    assert len(scene.state.cup) == 5


def test_a_die_that_is_not_rolled_yet_is_given_back_first() -> None:
    scene = Scene().owns(0, "M09", "M21", "M22").deck("C32")
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    scene.do("accept", "button.accept")
    scene.do("drop", "tile.M21")
    assert len(scene.player(0).dice) == 1 and len(scene.state.spare) == 3
    scene.do("roll", "button.roll")
    assert len(scene.state.dice) == 6


def test_a_card_die_given_back_still_counts_as_used() -> None:
    scene = Scene().owns(0, "M13", "M21").dice("card", "card", "red", "red", "red", "red")
    scene.draw(1, "C32")
    scene.do("accept", "button.accept")
    scene.do("drop", "tile.M21")
    scene.draw(1, "C22")
    scene.do("accept", "button.accept")
    assert scene.has(0, "lira") == 6


def test_a_tile_lost_in_the_turn_it_came_does_not_linger() -> None:
    scene = Scene().owns(0, "M21", fresh=True).dice("card", "red", "red", "red", "red")
    scene.draw(1, "C32")
    scene.do("accept", "button.accept")
    scene.do("drop", "tile.M21")
    assert scene.player(0).fresh == [] and len(scene.state.spare) == 4
