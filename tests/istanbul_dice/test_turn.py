"""Rulebook, "The game in play", "A turn in short" and "General rules"; rulings 1 to 3."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.state import Actions, Drawn, Income, Payment, Roll
from tests.istanbul_dice.scene import RULES, Scene, kinds, told

RAINBOW = ("red", "yellow", "green", "blue", "coin")


# The game in play: clockwise, in rounds.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_goes_round_clockwise(seats: int) -> None:
    scene, order = Scene(seats), []
    for _ in range(2 * seats):
        assert scene.asked is not None
        order.append(scene.asked)
        scene.do("roll", "button.roll")
        scene.end()
    assert order == [*range(seats)] * 2


def test_the_beginning_of_a_turn_is_told() -> None:
    scene = Scene().dice(*RAINBOW)
    assert told(scene.end(), "turn") == [{"seat": 1}]


# 2. Roll the dice.


def test_five_dice_are_rolled() -> None:
    scene = Scene()
    assert RULES.decisions(scene.state)[0].prompt.dict() == {"count": 5}
    events = scene.roll("red", "card", "coin", "red", "blue")
    assert scene.shown() == ["red", "card", "coin", "red", "blue"]
    assert told(events, "roll") == [
        {
            "seat": 0,
            "dice": ("die.0", "die.1", "die.2", "die.3", "die.4"),
            "faces": ("red", "card", "coin", "red", "blue"),
        }
    ]


def test_nothing_is_done_before_the_roll() -> None:
    scene = Scene().give(0, red=8, lira=20).display("M01")
    assert scene.verbs() == {"roll"}
    for target in ("space.pair", "tile.M01", "area.right", "area.mosque"):
        assert scene.why(target) == ("roll-first", {})


def test_mosque_tiles_add_dice_to_the_roll() -> None:
    scene = Scene().owns(0, "M21", "M24").owns(1, "M22")
    scene.roll("red", "red", "red", "red", "red", "blue", "card")
    assert scene.shown() == ["red"] * 5 + ["blue", "card"]
    assert scene.player(0).dice == [] and len(scene.player(1).dice) == 1


def test_a_crystal_rerolls_any_dice_and_goes_back_to_the_supply() -> None:
    scene = Scene().give(0, crystal=1).dice("red", "red", "coin", "card", "card")
    events = scene.reroll(["red", "coin", "card"], ["blue", "blue", "green"])
    assert sorted(scene.shown()) == ["blue", "blue", "card", "green", "red"]
    assert scene.has(0, "crystal") == 0 and scene.left("crystal") == 12
    assert kinds(events) == ["pay", "reroll"]
    assert told(events, "reroll")[0]["faces"] == ("blue", "blue", "green")
    assert len(scene.state.dice) == 5 and scene.state.used == []


def test_every_set_of_dice_may_be_rerolled_told_apart_by_faces() -> None:
    scene = Scene().give(0, crystal=1).dice("red", "red", "red", "coin", "card")
    sets = scene.legal("reroll")
    assert len(sets) == len(set(sets)) == 4 * 2 * 2 - 1
    assert ("face.card", "face.coin", "face.red", "face.red", "face.red") in {tuple(sorted(s)) for s in sets}


def test_dice_may_be_rerolled_any_number_of_times_while_there_are_crystals() -> None:
    scene = Scene().give(0, crystal=3).dice(*RAINBOW)
    for _ in range(3):
        scene.reroll(["red"], ["red"])
    assert "reroll" not in scene.verbs()
    assert scene.why("face.red") == ("crystal", {})


def test_dice_are_rerolled_before_the_first_action_only() -> None:
    scene = Scene().give(0, crystal=2).dice(*RAINBOW)
    scene.trade("two")
    assert scene.has(0, "crystal") == 3 and "reroll" not in scene.verbs()
    assert scene.why("face.coin") == ("reroll-late", {})


def test_without_crystals_nobody_rerolls() -> None:
    scene = Scene().give(1, crystal=3).dice(*RAINBOW)
    assert "reroll" not in scene.verbs()


# 3. Actions.


def test_a_turn_has_two_actions() -> None:
    scene = Scene().give(0, red=8).dice("coin", "card", "card", "green", "blue")
    scene.trade("pair", "red")
    assert scene.asked == 0
    scene.trade("pair", "red")
    assert scene.asked == 1 and scene.frame == Roll(1)


@pytest.mark.parametrize("tiles", [("M13",), ("M13", "M14", "M16")])
def test_mosque_tiles_add_actions(tiles: tuple[str, ...]) -> None:
    scene = Scene().owns(0, *tiles).give(0, red=8).dice(*RAINBOW)
    for _ in range(2 + len(tiles)):
        assert scene.asked == 0
        scene.trade("pair", "red")
    assert scene.asked == 1


def test_the_question_says_how_many_actions_are_left_and_whether_dice_can_be_rerolled() -> None:
    scene = Scene().owns(0, "M13").give(0, red=8, crystal=1).dice(*RAINBOW)
    assert RULES.decisions(scene.state)[0].prompt.dict() == {"count": 3, "reroll": True}
    scene.trade("pair", "red")
    assert RULES.decisions(scene.state)[0].prompt.dict() == {"count": 2, "reroll": False}


def test_an_action_may_be_repeated() -> None:
    scene = Scene().owns(0, "M13").dice("red", "red", "red", "red", "red")
    scene.trade("pair", "red")
    scene.trade("pair", "red")
    assert scene.has(0, "red") == 2 and scene.shown() == ["red"]
    scene.trade("pair", "red")
    assert scene.has(0, "red") == 2, "two goods for one: a die and a token"


def test_actions_may_be_skipped() -> None:
    scene = Scene().dice(*RAINBOW)
    scene.end()
    assert scene.asked == 1


def test_a_turn_ends_by_itself_when_nothing_can_be_done() -> None:
    scene = Scene().dice("red", "red", "coin")
    scene.trade("pair", "red")
    assert scene.asked == 0, "the coin is left"
    scene = Scene().dice("red", "red", "blue")
    scene.trade("pair", "red")
    assert scene.asked == 0, "a red token and a blue die"
    scene = Scene().dice("red", "red")
    scene.trade("pair", "red")
    assert scene.asked == 1, "one token allows nothing"


def test_a_single_good_and_money_enough_for_a_ruby_do_not_end_the_turn() -> None:
    scene = Scene().give(0, lira=10).dice("red", "red")
    scene.trade("pair", "red")
    assert scene.legal("buy") == [("area.right",)]


def test_an_action_is_finished_before_the_next_begins() -> None:
    scene = Scene().give(0, red=2, blue=2).dice("card", "card", "red")
    scene.do("choose", "space.two", "button.choose")
    assert isinstance(scene.frame, Payment) and scene.verbs() == {"pay", "rest"}
    scene = Scene().give(0, red=2).dice("card", "card", "red")
    scene.draw(2, "C01", "C05")
    assert isinstance(scene.frame, Drawn) and scene.verbs() == {"carry"}
    reason = RULES.refuse(scene.state, 0, "space.pair")
    assert reason is not None and reason.key == "play-finish-first"


def test_a_die_serves_one_action_a_turn() -> None:
    scene = Scene().dice("red", "red", "yellow", "blue", "coin")
    scene.trade("pair", "red")
    assert sorted(scene.shown()) == ["blue", "coin", "yellow"]
    assert sorted(scene.state.used) == [0, 1]
    scene.trade("two")
    assert scene.asked == 1, "the turn is over"


def test_dice_and_tokens_are_mixed() -> None:
    scene = Scene().give(0, red=1).dice("red", "coin")
    events = scene.trade("pair", "red")
    (paid,) = told(events, "pay")
    assert paid["dice"] == ("die.0",) and paid["faces"] == ("red",) and paid["goods"] == ("red",)
    assert scene.has(0, "red") == 1 and scene.left("red") == 7


def test_a_brown_token_is_spent_as_any_colour() -> None:
    scene = Scene().give(0, brown=1).dice("blue", "coin")
    scene.trade("pair", "blue")
    assert (scene.has(0, "brown"), scene.left("brown"), scene.has(0, "blue")) == (0, 10, 1)


def test_brown_tokens_stand_for_several_colours_at_once() -> None:
    scene = Scene().give(0, brown=2).dice("blue", "green", "coin")
    scene.trade("four", "red", "yellow")
    assert (scene.has(0, "brown"), scene.has(0, "red"), scene.has(0, "yellow")) == (0, 1, 1)


def test_a_brown_token_is_no_card_and_no_coin() -> None:
    scene = Scene().give(0, brown=5).dice("red")
    assert not scene.verbs() & {"collect", "draw"}
    assert scene.why("space.lira") == ("coin-dice", {})
    assert scene.why("space.cards") == ("card-dice", {})


# 4. The dice go on.


def test_five_dice_are_passed_on_used_or_not() -> None:
    scene = Scene().dice("red", "red", "card", "coin", "blue")
    scene.trade("pair", "red")
    scene.end()
    assert scene.state.cup == [0, 1, 2, 3, 4] and scene.state.dice == scene.state.used == []


def test_extra_dice_stay_with_their_owner() -> None:
    scene = Scene().owns(0, "M21", "M23")
    scene.do("roll", "button.roll")
    scene.end()
    assert len(scene.state.cup) == 5 and len(scene.player(0).dice) == 2
    scene.do("roll", "button.roll")
    assert len(scene.state.dice) == 5, "the next player rolls five"
    scene.end()
    scene.do("roll", "button.roll")
    scene.end()
    scene.do("roll", "button.roll")
    assert len(scene.state.dice) == 7


def test_the_frames_of_a_turn_come_in_their_order() -> None:
    scene = Scene().owns(0, "M09")
    scene.begin(0)
    assert scene.state.stack == [Roll(0), Income(0, ["tile.M09"])]
    scene.deck("C01").do("reveal", "button.reveal")
    while scene.frame != Roll(0):
        scene.do("decline", "button.decline")
    scene.do("roll", "button.roll")
    assert scene.state.stack == [Actions(0)]
