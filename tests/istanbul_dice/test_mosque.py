"""Rulebook, "Actions" (mosque tile) and "Mosque tiles"; rulings 1, 6, 10 and 11."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.state import Income, Roll
from tests.istanbul_dice.scene import RULES, Scene, kinds, told


def quiet(scene: Scene) -> Scene:
    """Nobody has anything to answer to a card."""
    while scene.state.stack and scene.verbs() == {"accept", "decline"}:
        scene.do("decline", "button.decline")
    return scene


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
    events = scene.begin(0)
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


# The six effects.


def test_an_income_tile_brings_three_lira_at_the_start_of_the_turn() -> None:
    scene = Scene().owns(0, "M01").owns(1, "M02", "M03")
    events = scene.begin(1)
    assert scene.has(1, "lira") == 6 and scene.has(0, "lira") == 0
    assert [event["source"] for event in told(events, "gain")] == ["tile.M02", "tile.M03"]
    assert kinds(events)[0] == "turn"


def test_an_income_tile_brings_a_crystal_at_the_start_of_the_turn() -> None:
    scene = Scene().owns(0, "M05")
    scene.begin(0)
    assert scene.has(0, "crystal") == 1
    scene.do("roll", "button.roll")
    assert "reroll" in scene.verbs(), "it can be used at once"


def test_a_card_tile_reveals_a_card_that_is_carried_out_and_discarded() -> None:
    scene = Scene().owns(0, "M09").deck("C01")
    scene.begin(0)
    assert scene.verbs() == {"reveal"} and scene.has(0, "lira") == 0
    assert scene.why("space.pair") == ("roll-first", {})
    events = scene.do("reveal", "button.reveal")
    assert told(events, "draw") == [{"seat": 0, "cards": ("card.C01",)}]
    assert scene.has(0, "lira") == 4
    quiet(scene)
    assert scene.state.discard == ["card.C01"] and scene.frame == Roll(0)


def test_income_comes_in_the_ruled_order_lira_and_crystals_then_cards_one_at_a_time() -> None:
    scene = Scene().owns(0, "M09", "M01", "M10", "M05").deck("C30", "C22")
    events = scene.begin(0)
    assert kinds(events) == ["turn", "gain", "gain"]
    assert (scene.has(0, "lira"), scene.has(0, "crystal")) == (3, 1)
    assert scene.frame == Income(0, ["tile.M09", "tile.M10"])
    events = scene.do("reveal", "button.reveal")
    assert told(events, "draw") == [{"seat": 0, "cards": ("card.C30",)}], "one at a time"
    assert scene.has(0, "lira") == 4, "three lira are too few for the tile: one instead"
    scene.do("reveal", "button.reveal")
    assert scene.has(0, "lira") == 5 and scene.frame == Roll(0)


def test_lira_from_income_pays_for_a_card_of_the_same_income() -> None:
    scene = Scene().owns(0, "M09", "M01", "M02").deck("C30")
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    scene.do("accept", "button.accept")
    scene.do("pick", scene.state.display[0])
    assert scene.has(0, "lira") == 1 and len(scene.player(0).tiles) == 4


def test_a_card_tile_discarded_by_an_earlier_card_reveals_none() -> None:
    scene = Scene().owns(0, "M09", "M10").deck("C32")
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    scene.do("accept", "button.accept")
    scene.do("drop", "tile.M10")
    assert scene.frame == Roll(0)


def test_an_action_tile_discarded_in_the_turn_brings_no_action_any_more() -> None:
    scene = Scene().owns(0, "M13").dice("card", "red", "red", "blue", "blue")
    scene.draw(1, "C32")
    scene.do("accept", "button.accept")
    scene.do("drop", "tile.M13")
    assert RULES.decisions(scene.state)[0].prompt.dict()["count"] == 1


def test_a_lira_tile_adds_its_token_to_every_lira_action() -> None:
    scene = Scene().owns(0, "M17", "M20", "M19").dice("coin", "coin", "red")
    events = scene.do("collect", "space.lira")
    assert scene.player(0).stock[:6] == [1, 0, 1, 1, 0, 4]
    sources = [event["source"] for event in told(events, "gain")]
    assert sources == ["space.lira", "tile.M17", "tile.M20", "tile.M19"]


def test_a_lira_tile_does_nothing_without_the_lira_action() -> None:
    scene = Scene().owns(0, "M17").dice("red", "red", "blue")
    scene.trade("two")
    assert scene.has(0, "red") == 0


def test_a_die_comes_with_its_tile_at_once_and_is_rolled_from_the_next_turn_on() -> None:
    scene = Scene().display("M22").give(0, brown=4).dice("red", "red", "blue", "coin", "card")
    events = scene.do("take", "tile.M22")
    assert told(events, "die") == [{"seat": 0, "die": "die.5", "tile": "tile.M22"}]
    assert scene.player(0).dice == [5] and scene.state.spare == [6, 7, 8]
    assert 5 not in scene.state.dice
    scene.end()
    for faces in (5, 5, 6):
        assert RULES.decisions(scene.state)[0].prompt.dict() == {"count": faces}
        scene.do("roll", "button.roll")
        scene.end()


def test_a_die_that_comes_with_income_waits_for_the_next_turn_too() -> None:
    scene = Scene().owns(0, "M09", "M21").deck("C31").give(0, crystal=2).display("M22")
    scene.begin(0)
    scene.do("reveal", "button.reveal")
    scene.do("accept", "button.accept")
    scene.do("pick", "tile.M22")
    scene.do("roll", "button.roll")
    assert len(scene.state.dice) == 6 and len(scene.player(0).dice) == 1


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
