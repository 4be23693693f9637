"""Aquileia: the Stadium (rulebook: Stadium; rulings 6, 7, 8)."""

from __future__ import annotations

import pytest

from game.rules.aquileia.state import FREE
from game.rules.kernel.text import text
from tests.aquileia.scene import GIORGIO, KIKO, RULES, STEFAN, WALTER, Scene

MISS = ("bronze", "bronze", "bronze")


def race(*spaces: tuple[int, str]) -> Scene:
    """A race of these agents, open laurel white, top of the deck ten points."""
    scene = Scene().open_laurel("white.1").top("stadium", "points_10.1", "blue.1")
    for seat, space in spaces:
        scene.agents(seat, f"stadium_{space}")
    return scene


def rolled(scene: Scene) -> Scene:
    """Everybody has rolled, nothing that counts unless dice are laid out."""
    scene.operate()
    while scene.verbs(seat := scene.waiting()[0]) == {"roll"}:
        if not scene.script:
            scene.dice(*MISS)
        scene.roll(seat)
    return scene


def test_example_of_the_stadium() -> None:
    scene = race((STEFAN, "silver_2"), (WALTER, "gold_1"), (GIORGIO, "silver_1"), (KIKO, "gold_2"))
    scene.agents(GIORGIO, "potentia").agents(KIKO, "stadium_gold_3")
    scene.state.blue = ["gold", "silver", "", ""]
    scene.hand(STEFAN, "silver_horse_double").hand(WALTER, "gold_horse_single")
    scene.hand(GIORGIO, "silver_horse_single", "silver_horse_single").hand(KIKO, "weapon_single")
    scene.operate()
    scene.dice("silver", "silver", "bronze").roll(STEFAN)
    scene.dice("gold", "silver", "bronze").roll(WALTER)
    scene.dice("silver", "gold", "gold").roll(GIORGIO)
    scene.dice("gold", "gold", "silver").roll(KIKO)
    assert scene.state.power == [3, 3, 3, 4]
    scene.play(STEFAN, "silver_horse_double")
    scene.done(WALTER)
    scene.play(GIORGIO, "silver_horse_single", "silver_horse_single")
    scene.done(KIKO)
    assert scene.state.power == [5, 3, 5, 4]
    assert scene.choices("blue", GIORGIO) == {"button.blue 1", "button.blue 2"}
    scene.dice("silver", "bronze").do(GIORGIO, "blue", "button.blue", amount=2)
    ranking = scene.happened("ranking")[0].data
    assert ranking["seats"] == (GIORGIO, STEFAN, KIKO, WALTER)
    assert ranking["strengths"] == (6, 5, 4, 3)
    coins = [player.coins for player in scene.state.players]
    assert coins == [[2, 1 + 2, 1], [2, 1, 1], [2, 1 + 3, 1], [2, 1, 1 + 1]]
    assert scene.waiting() == [GIORGIO]
    scene.do(GIORGIO, "keep", "deck.stadium")
    assert scene.player(GIORGIO).laurels == ["laurel.points_10.1"]
    assert scene.player(STEFAN).laurels == ["laurel.white.1"]
    assert scene.player(KIKO).laurels == scene.player(WALTER).laurels == []


def test_only_the_two_dice_left_from_the_arena_may_be_rolled() -> None:
    scene = race((0, "silver_1")).agents(0, "arena_1", "potentia")
    scene.dice(*["gold"] * 3).operate().roll(0)
    scene.dice("gold", "gold").do(0, "blue", "button.blue", amount=2)
    scene.do(0, "points", "button.points")
    scene.dice(*MISS).roll(0)
    assert scene.choices("blue") == {"button.blue 1", "button.blue 2"}
    scene.dice("silver", "silver").do(0, "blue", "button.blue", amount=2)
    assert scene.state.blue == ["gold", "gold", "silver", "silver"]
    assert scene.happened("roll")[-1].data["dice"] == ("die.blue.3", "die.blue.4")
    assert scene.state.power[0] == 4


def test_dice_rolled_in_the_arena_are_not_offered_in_the_stadium() -> None:
    scene = race((0, "silver_1")).agents(0, "arena_1", "potentia")
    scene.dice(*["gold"] * 3).operate().roll(0)
    scene.dice(*["gold"] * 4).do(0, "blue", "button.blue", amount=4)
    scene.do(0, "points", "button.points")
    scene.dice(*MISS).roll(0)
    assert scene.verbs() == {"keep"}


@pytest.mark.parametrize(("side", "other"), [("gold", "silver"), ("silver", "gold")])
def test_faces_of_the_own_side_count_and_no_others(side: str, other: str) -> None:
    scene = race((0, f"{side}_1")).operate()
    assert scene.asked(0).prompt.dict()["metal"] == side  # type: ignore[union-attr]
    scene.dice(side, other, "bronze").roll(0)
    assert scene.state.power[0] == 3


@pytest.mark.parametrize(("side", "other"), [("gold", "silver"), ("silver", "gold")])
def test_horses_of_the_own_side_may_be_played_and_no_other_cards(side: str, other: str) -> None:
    held = (f"{side}_horse_single", f"{side}_horse_double")
    scene = race((0, f"{side}_2")).hand(0, *held, f"{other}_horse_double", "weapon_triple", "slave_double")
    rolled(scene)
    assert scene.choices("play") == {
        *(f"hand.0.{name}" for name in held),
        " ".join(f"hand.0.{n}" for n in held),
    }
    for name in (f"{other}_horse_double", "weapon_triple", "slave_double"):
        assert scene.why_not(f"hand.0.{name}") == text("aquileia-no-use-here")
    scene.play(0, *held)
    assert scene.state.power[0] == 4


def test_who_holds_slaves_only_is_passed_over_as_all_can_see() -> None:
    scene = rolled(race((0, "gold_1")).hand(0, "slave_double"))
    assert scene.verbs() == {"keep"}


def test_who_holds_other_cards_with_the_same_back_is_asked_all_the_same() -> None:
    scene = rolled(race((0, "gold_1")).hand(0, "weapon_single"))
    assert scene.verbs() == {"done"}


def test_there_is_one_ranking_over_both_sides_and_ties_go_to_the_lower_slot() -> None:
    scene = race((0, "gold_1"), (1, "silver_1"), (2, "gold_2")).track(3, 1, 2, 0)
    rolled(scene)
    assert scene.happened("ranking")[0].data["seats"] == (1, 0, 2)


def test_the_best_three_get_coins_of_their_own_side() -> None:
    scene = race((0, "gold_1"), (1, "silver_1"), (2, "silver_2")).track(0, 1, 2, 3)
    rolled(scene)
    assert [player.coins for player in scene.state.players] == [[2, 1, 4], [2, 3, 1], [2, 2, 1], [2, 1, 1]]


def test_the_fourth_gets_nothing() -> None:
    scene = race((0, "gold_1"), (1, "gold_2"), (2, "gold_3"), (3, "silver_2")).track(0, 1, 2, 3)
    rolled(scene)
    assert scene.player(3).coins == [2, 1, 1]
    scene.do(0, "keep", "open.stadium")
    assert scene.player(2).laurels == scene.player(3).laurels == []


@pytest.mark.parametrize(
    ("choice", "kept", "given"),
    [("open.stadium", "white.1", "points_10.1"), ("deck.stadium", "points_10.1", "white.1")],
)
def test_the_winner_keeps_one_of_two_laurels_and_the_second_gets_the_other(
    choice: str, kept: str, given: str
) -> None:
    scene = rolled(race((0, "gold_1"), (1, "gold_2")))
    assert scene.choices("keep") == {"open.stadium", "deck.stadium"}
    scene.do(0, "keep", choice)
    assert scene.player(0).laurels == [f"laurel.{kept}"]
    assert scene.player(1).laurels == [f"laurel.{given}"]


def test_laurels_lie_in_the_order_in_which_they_came() -> None:
    scene = race((0, "gold_1"), (1, "gold_2")).laurels(0, "purple.1").laurels(1, "purple.2")
    rolled(scene).do(0, "keep", "open.stadium")
    assert scene.player(0).laurels == ["laurel.purple.1", "laurel.white.1"]
    assert scene.player(1).laurels == ["laurel.purple.2", "laurel.points_10.1"]


def test_a_new_laurel_is_laid_open_after_the_race() -> None:
    scene = rolled(race((0, "gold_1")))
    scene.do(0, "keep", "open.stadium")
    assert scene.state.open_laurel == "laurel.blue.1"
    assert scene.happened("open_laurel")[0].data == {"card": "laurel.blue.1"}


def test_the_winner_looks_at_the_top_of_the_deck_and_nobody_else_does() -> None:
    scene = rolled(race((0, "gold_1"), (1, "gold_2")))
    assert scene.asked(0).secret  # type: ignore[union-attr]
    hidden = [f"hidden.stadium.deck.{n}" for n in range(10)]
    assert RULES.view(scene.state, 0).decks["stadium"] == [*hidden, "laurel.points_10.1"]
    for viewer in (None, 1, 2, 3):
        assert RULES.view(scene.state, viewer).decks["stadium"][-1] == "hidden.stadium.deck.10"
    look = scene.happened("look")
    assert [(event.audience, event.data["card"]) for event in look] == [(0, "laurel.points_10.1")]


def test_of_a_lone_racer_the_other_laurel_leaves_the_game() -> None:
    scene = rolled(race((0, "gold_1")))
    scene.do(0, "keep", "open.stadium")
    assert scene.player().laurels == ["laurel.white.1"]
    assert scene.state.gone == ["laurel.points_10.1"]
    assert scene.happened("laurels")[0].data == {"seat": 0, "second": -1}
    assert RULES.view(scene.state, None).gone == ["hidden.stadium.gone.0"]


def test_without_racers_the_open_laurel_stays() -> None:
    scene = Scene().open_laurel("white.1").agents(0, "arena_1").operate()
    scene.roll(0)
    scene.do(0, "points", "button.points")
    assert scene.state.round == 2
    assert scene.state.open_laurel == "laurel.white.1" and len(scene.state.decks["stadium"]) == 11


def test_six_races_use_up_all_twelve_laurels() -> None:
    scene = Scene()
    for _ in range(6):
        scene.track(0, 1, 2, 3)
        rolled(scene.agents(0, "stadium_gold_1").agents(1, "stadium_gold_2"))
        scene.do(scene.waiting()[0], "keep", "open.stadium")
    assert scene.state.decks["stadium"] == [] and scene.state.open_laurel == ""
    assert len(scene.player(0).laurels) == len(scene.player(1).laurels) == 6
    assert scene.state.stack == []


def test_all_agents_leave_the_stadium_after_the_race() -> None:
    scene = rolled(race((0, "gold_1"), (0, "gold_2"), (1, "silver_3")))
    assert [player.agents for player in scene.state.players] == [5] * 4
    assert scene.state.spaces["space.stadium_gold_1"] == FREE


def test_the_strength_begins_with_the_sum_of_the_own_spaces() -> None:
    scene = race((0, "gold_1"), (0, "gold_3"), (1, "silver_2")).operate()
    assert scene.state.power == [3, 1, 0, 0]
