"""Aquileia: the order of the operations, the close of a round, the end (rulebook: Rounds; rulings 3, 13)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.aquileia.frames import Placement
from game.rules.aquileia.scoring import assigned
from game.rules.aquileia.state import FREE
from game.rules.kernel.rules import ranked
from tests.aquileia.scene import RULES, Scene


def lines(scene: Scene, seat: int = 0) -> dict[str, int]:
    """A player's score by source."""
    score = RULES.scores(scene.state)[seat]
    return {line.label.removeprefix("aquileia-score-"): line.points for line in score.lines}


def test_the_areas_are_run_in_the_ruled_order() -> None:
    scene = Scene().coins(0, 9, 9, 9).coins(1, 9, 9, 9).coins(2, 9, 9, 9).coins(3, 9, 9, 9)
    scene.houses(0, "workshop_1").houses(1, "workshop_2").houses(2, "workshop_3")
    scene.agents(0, "portus_gold", "dolus", "theatrum").agents(1, "portus_silver", "pecunia", "forum_5")
    scene.agents(2, "portus_bronze", "equi_deck", "forum_1").agents(3, "latro", "equi_3", "potentia")
    scene.agents(0, "servi_bottom").agents(1, "servi_middle").agents(2, "servi_top")
    scene.agents(0, "arena_1").agents(1, "stadium_gold_1").operate()
    asked = []
    while scene.state.round == 1:
        decision = RULES.decisions(scene.state)[0]
        asked.append((decision.prompt.key.removeprefix("aquileia-choose-"), decision.player))
        scene.carry_out(decision.actions[0])
    order = [step for n, step in enumerate(asked) if n == 0 or asked[n - 1] != step]
    assert [step for step in order if step[0] not in ("play", "raise")] == [
        ("dolus", 0), ("exchange", 1), ("equi", 2), ("equi", 3), ("servi", 2), ("servi", 1), ("servi", 0),
        ("roll", 0), ("spoils", 0), ("roll", 1), ("laurel", 1), ("open", 0), ("build", 2), ("build", 1),
        ("latro", 3), ("activate", 2), ("activate", 1), ("activate", 0),
    ]  # fmt: skip


def test_the_first_slot_of_the_selection_track_begins_the_next_round() -> None:
    scene = Scene().track(2, 0, 3, 1).operate()
    assert scene.state.first == 2 and scene.state.round == 2
    assert scene.waiting() == [2]
    assert scene.state.stack == [Placement([2, 3, 0, 1])]
    assert [event.data for event in scene.events[-2:]] == [{"round": 2, "first": 2}, {"seat": 2}]


def test_all_markers_return_at_the_end_of_the_round() -> None:
    scene = Scene().track(1, 0, 2, 3).operate()
    assert scene.state.track == []
    assert "select" in scene.verbs(1)


def test_the_blue_dice_return_at_the_end_of_the_round() -> None:
    scene = Scene().agents(0, "potentia", "arena_1").dice(*["gold"] * 3, "bronze").operate()
    scene.roll(0)
    scene.do(0, "blue", "button.blue", amount=1)
    scene.do(0, "points", "button.points")
    assert scene.state.round == 2
    assert scene.state.blue == [""] * 4 and scene.state.dice_owner == FREE
    assert scene.state.power == [0] * 4


def test_after_six_rounds_the_game_ends() -> None:
    scene = Scene()
    for number in range(2, 7):
        scene.operate()
        assert scene.state.round == number
    scene.operate()
    assert scene.state.stack == [] and RULES.decisions(scene.state) == ()
    assert scene.happened("end")


def test_the_laurels_are_laid_open_at_the_end() -> None:
    scene = Scene().laurels(0, "white.1", "white_blue.1").laurels(2, "points_7.1")
    scene.state.round = 6
    assert RULES.view(scene.state, 1).players[0].laurels[0].startswith("hidden.stadium.")
    scene.operate()
    shown = {event.data["seat"]: event.data["laurels"] for event in scene.happened("show")}
    assert shown == {0: ("laurel.white.1", "laurel.white_blue.1"), 1: (), 2: ("laurel.points_7.1",), 3: ()}
    assert RULES.view(scene.state, None).players[0].laurels == ["laurel.white.1", "laurel.white_blue.1"]


def test_laurels_of_points_count_as_printed() -> None:
    scene = Scene().laurels(0, "points_3.1", "points_10.1").laurels(1, "points_5.1", "points_7.1")
    assert lines(scene, 0)["laurels"] == 13 and lines(scene, 1)["laurels"] == 12


def test_example_of_eight_points_of_blue_villas_and_three_blue_laurels() -> None:
    scene = Scene().houses(0, "blue_8").laurels(0, "blue.1", "blue.2", "white_blue.1")
    assert lines(scene)["blue"] == 24


def test_the_values_of_all_villas_of_a_colour_are_added() -> None:
    scene = Scene().houses(0, "blue_4", "blue_6", "white_10").laurels(0, "blue.1", "blue.2")
    assert lines(scene) == {"track": 0, "laurels": 0, "white": 0, "blue": 20, "yellow": 0, "purple": 0}


def test_a_villa_without_a_laurel_of_its_colour_brings_nothing() -> None:
    scene = Scene().houses(0, "purple_10").laurels(0, "blue.1", "white_blue.1")
    assert RULES.scores(scene.state)[0].total == 0


@pytest.mark.parametrize(
    ("villas", "laurel", "colour", "points"),
    [
        (("white_4", "blue_10"), "white_blue.1", "blue", 10),
        (("white_10", "blue_4"), "white_blue.1", "white", 10),
        (("yellow_4",), "yellow_purple.1", "yellow", 4),
        (("purple_4",), "yellow_purple.1", "purple", 4),
    ],
)
def test_a_laurel_of_two_colours_counts_for_the_better(
    villas: tuple[str, ...], laurel: str, colour: str, points: int
) -> None:
    scene = Scene().houses(0, *villas).laurels(0, laurel)
    assert lines(scene)[colour] == points == RULES.scores(scene.state)[0].total


def test_the_best_use_of_double_laurels_is_found_by_trying_all() -> None:
    scene = Scene().houses(0, "white_6", "blue_4", "blue_6", "yellow_8", "purple_4")
    names = ("white_blue", "blue_yellow", "blue_purple", "white_purple", "yellow_purple", "yellow_white")
    scene.laurels(0, *(f"{name}.1" for name in names))
    values = {"white": 6, "blue": 10, "yellow": 8, "purple": 4}
    best = 0
    for choice in range(2 ** len(names)):
        used = Counter(name.split("_")[choice >> n & 1] for n, name in enumerate(names))
        best = max(best, sum(values[colour] * count for colour, count in used.items()))
    assert RULES.scores(scene.state)[0].total == best == 10 * 3 + 8 * 2 + 6
    assert assigned(scene.player(), values) == {"blue": 3, "yellow": 2, "white": 1}


def test_money_cards_workshops_and_banks_bring_nothing() -> None:
    scene = Scene().coins(0, 9, 9, 9).hand(0, "slave_double", "weapon_triple")
    scene.houses(0, "workshop_8", "bank_6").laurels(0, "white.1")
    assert RULES.scores(scene.state)[0].total == 0


def test_points_of_the_game_count() -> None:
    scene = Scene()
    scene.player(2).points = 37
    assert lines(scene, 2)["track"] == 37 and RULES.scores(scene.state)[2].total == 37


def test_the_victory_is_shared_where_the_totals_are_equal() -> None:
    scene = Scene()
    for seat, points in enumerate((20, 31, 31, 5)):
        scene.player(seat).points = points
    scene.coins(1, 9, 9, 9)
    assert [score.rank for score in RULES.scores(scene.state)] == [3, 1, 1, 4]
    assert all(not score.tie_breaks and not score.criteria for score in RULES.scores(scene.state))
    assert ranked(RULES.scores(scene.state)) == RULES.scores(scene.state)
