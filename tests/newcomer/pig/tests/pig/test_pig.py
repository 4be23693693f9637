"""The rules of Pig, a sentence each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.kernel.action import act
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.pig.rules import GOAL, HOLD, PigRules
from game.rules.pig.state import PigState, Turn

RULES = PigRules()


def rolled(pips: int, pot: int = 0) -> PigState:
    """A turn of the first seat in which ``pips`` have just been rolled."""
    for seed in range(1000):
        state = start(RULES, GameConfig(2, seed))
        state.pot = pot
        play(RULES, state, act(0, "roll", "die"))
        if state.die == pips:
            return state
    raise AssertionError(f"no {pips} in 1000 rolls")


@pytest.mark.parametrize("pips", range(2, 7))
def test_what_is_rolled_goes_to_the_points_of_the_turn(pips: int) -> None:
    state = rolled(pips, pot=10)
    assert (state.pot, state.points, state.stack) == (10 + pips, [0, 0], [Turn(0)])


def test_a_one_loses_the_points_of_the_turn_and_ends_it() -> None:
    state = rolled(1, pot=10)
    assert (state.pot, state.points, state.stack) == (0, [0, 0], [Turn(1)])


def test_whoever_holds_keeps_the_points_of_the_turn() -> None:
    state = rolled(4)
    play(RULES, state, act(0, "hold", HOLD))
    assert (state.pot, state.points, state.stack) == (0, [4, 0], [Turn(1)])


def test_nobody_holds_nothing() -> None:
    (decision,) = RULES.decisions(start(RULES, GameConfig(2, 7)))
    assert [action.verb for action in decision.actions] == ["roll"]


def test_the_first_with_a_hundred_points_wins() -> None:
    state = rolled(4)
    state.points = [GOAL - 4, GOAL - 1]
    play(RULES, state, act(0, "hold", HOLD))
    assert not RULES.decisions(state)
    assert [score.rank for score in RULES.scores(state)] == [1, 2]


SOUND = PigState(rng=1, stack=[Turn(0)], points=[30, 40], pot=6, die=4)


@pytest.mark.parametrize(
    "broken",
    [
        replace(SOUND, rng=-1),
        replace(SOUND, points=[1]),
        replace(SOUND, points=[-1, 0]),
        replace(SOUND, pot=-1),
        replace(SOUND, die=7),
        replace(SOUND, stack=[]),
        replace(SOUND, stack=[Turn(0), Turn(1)]),
        replace(SOUND, stack=[Turn(2)]),
        replace(SOUND, points=[GOAL, 0]),
    ],
    ids=str,
)
def test_a_broken_position_is_told(broken: PigState) -> None:
    assert not list(RULES.invariants(SOUND))
    assert list(RULES.invariants(broken))
