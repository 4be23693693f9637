"""How many ways there are to play on from a few positions: a change of rules shows here at once."""

from __future__ import annotations

import pytest

from game.rules.kernel.rules import play
from game.rules.kernel.values import clone
from game.rules.splendor.state import State
from tests.splendor.scene import RULES, Scene


def _ways(state: State, depth: int) -> int:
    decisions = RULES.decisions(state)
    if depth == 1:
        return sum(len(decision.actions) for decision in decisions)
    total = 0
    for decision in decisions:
        for action in decision.actions:
            after = clone(state)
            play(RULES, after, action)
            total += _ways(after, depth - 1)
    return total


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thirty_ways_to_begin(seats: int) -> None:
    """Ten threes, five pairs, twelve open cards and three decks."""
    assert _ways(Scene(seats).state, 1) == 10 + 5 + 12 + 3


@pytest.mark.parametrize(
    ("seats", "seed", "second", "third"), [(2, 1, 10 * 27 + 5 * 29 + 15 * 30, 24190), (4, 7, 30 * 30, 26995)]
)
def test_ways_to_play_the_first_turns(seats: int, seed: int, second: int, third: int) -> None:
    """With two players a pile of four is too low for a pair as soon as somebody has taken from it."""
    state = Scene(seats, seed).state
    assert _ways(state, 2) == second
    assert _ways(state, 3) == third


def test_ways_from_the_middle_of_a_game() -> None:
    scene = Scene(2, 3).give(0, white=2, blue=2, green=2, gold=2).give(1, red=3, black=3, gold=1)
    scene.bonuses(0, white=1, red=2).bonuses(1, blue=2, green=1).reserved(0, "B2W3").reserved(1, "B2K3")
    assert [_ways(scene.state, depth) for depth in (1, 2, 3)] == [30, 577, 18146]
