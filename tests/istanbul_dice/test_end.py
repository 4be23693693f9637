"""Rulebook, "End of the game"; ruling 14."""

from __future__ import annotations

import pytest

from game.rules.istanbul_dice.phrases import AREAS
from game.rules.kernel.rules import Score
from tests.istanbul_dice.scene import RULES, Scene, kinds, told


def scores(scene: Scene) -> tuple[Score, ...]:
    return RULES.scores(scene.state)


def rich(scene: Scene, seat: int, number: int) -> Scene:
    """The player has won so many rubies of the carpets."""
    right = min(3, number)
    return scene.sold(seat, "right", right).sold(seat, "left", number - right)


@pytest.mark.parametrize(("seats", "goal"), [(2, 6), (3, 6), (4, 5)])
def test_six_rubies_with_four_players_five_bring_the_last_round(seats: int, goal: int) -> None:
    scene = rich(Scene(seats), 0, goal - 2).give(0, red=8, yellow=4, brown=6).dice("coin", "coin")
    assert "last_round" not in kinds(scene.do("buy", "area.red"))
    assert not scene.state.last_round
    events = scene.do("buy", "area.yellow")
    assert told(events, "last_round") == [{"seat": 0}] and scene.state.last_round


def test_the_round_is_played_to_its_end() -> None:
    scene = rich(Scene(3), 1, 5).turn_of(1).give(1, red=4).dice("coin", "coin")
    scene.do("buy", "area.red")
    scene.end()
    assert scene.asked == 2
    scene.do("roll", "button.roll")
    events = scene.end()
    assert kinds(events) == ["end"] and scene.asked is None and scene.state.stack == []


def test_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    scene = rich(Scene(3), 2, 5).turn_of(2).give(2, red=4).dice("coin", "coin")
    scene.do("buy", "area.red")
    assert scene.asked == 2, "the second action is still to come"
    scene.end()
    assert scene.asked is None


def test_without_rubies_enough_the_next_round_begins() -> None:
    scene = rich(Scene(3), 2, 5).turn_of(2).dice("coin")
    events = scene.end()
    assert told(events, "turn") == [{"seat": 0}]


def test_a_later_player_of_the_last_round_may_still_overtake() -> None:
    scene = rich(Scene(2), 0, 5)
    scene.give(0, red=4).dice("coin").do("buy", "area.red")
    scene.end()
    scene.sold(1, "blue", 3).sold(1, "green", 3).give(1, lira=40)
    scene.roll("red", "red", "red", "red", "red")
    scene.do("buy", "area.right")
    assert "last_round" not in kinds(scene.end()), "it is told once"
    assert scene.asked is None
    assert [(score.total, score.rank) for score in scores(scene)] == [(6, 2), (7, 1)]


def test_a_ruby_by_a_card_or_of_the_mosque_counts() -> None:
    scene = rich(Scene(3), 0, 5).owns(0, "M05", "M06", "M07", "M08").display("M01").give(0, red=3)
    scene.dice("coin")
    assert "last_round" in kinds(scene.do("take", "tile.M01"))
    scene = rich(Scene(3), 0, 5).give(0, lira=10).dice("card")
    scene.draw(1, "C20")
    scene.do("accept", "button.accept")
    assert "last_round" in kinds(scene.do("claim", "area.blue"))


def test_the_most_rubies_win() -> None:
    scene = Scene(3).sold(0, "red", 2).sold(1, "left").sold(2, "blue", 3).give(0, lira=80)
    assert [score.total for score in scores(scene)] == [2, 1, 3]
    assert [score.rank for score in scores(scene)] == [2, 3, 1]


def test_the_lines_of_a_score_tell_where_the_rubies_come_from() -> None:
    scene = Scene(3)
    for area in AREAS:
        scene.sold(0, area)
    lines = {line.label.removeprefix("istanbul_dice-score-"): line.points for line in scores(scene)[0].lines}
    assert lines == {"goods": 4, "left": 1, "right": 1, "mosque": 1}


def test_a_tie_goes_to_the_most_lira_after_selling_tokens_for_three_and_crystals_for_two() -> None:
    scene = Scene(3).sold(0, "red").sold(1, "left").sold(2, "right")
    scene.give(0, lira=9).give(1, red=2, brown=1, lira=1).give(2, crystal=2, lira=4)
    assert [score.tie_breaks[0].points for score in scores(scene)] == [9, 10, 8]
    assert [score.rank for score in scores(scene)] == [2, 1, 3]


def test_a_tie_of_everything_is_a_shared_victory() -> None:
    scene = Scene(3).sold(0, "red").sold(1, "left")
    scene.give(0, blue=2).give(1, crystal=3)
    assert [score.rank for score in scores(scene)] == [1, 1, 3]
