"""Rulebook, "Mosque tiles": their six effects; rulings 1, 6 and 11."""

from __future__ import annotations

from game.rules.istanbul_dice.state import Income, Roll
from tests.istanbul_dice.scene import RULES, Scene, kinds, told


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
