"""No level thinks longer than it may, on a machine four times slower than the one that was measured on.

The clock of these tests goes by the work done: every action tried takes as long as it was measured to take,
four times over (`Figures.step`). So they say the same on any machine, however busy it is.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.brains import guide, search, weighted
from game.brains.levels import LEVELS, brain_of, playouts_of
from game.brains.thought import Allowance
from game.opponents.guides import guide_for
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.tables.registry import TITLES, find_title
from tests.laws.figures import figures_of, meets

SLOWER = 4
AT_MOST = {"guest": 0.1, "trader": 0.1, "master": 1.0, "sultan": 5.0}
MIDDLE = {"guest": (14, 61), "trader": (14, 61), "master": (14, 61), "sultan": (30,)}
"""After so many actions a choice is thought about; in a game that is shorter than this, so much earlier."""
ACTIONS = 110
"""So many actions of a game are looked at."""


class Work:
    """A clock that goes on by a step with every action tried."""

    def __init__(self, step: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps, self._step = 0, step
        for room in (guide, weighted, search):
            monkeypatch.setattr(room, "play", self._play)

    def _play(self, *given: Any) -> Any:
        self.steps += 1
        return play(*given)

    def __call__(self) -> float:
        return self.steps * self._step


@cache
def choices(title: str) -> list[tuple[Any, Decision] | None]:
    """What was seen and asked before each of the first actions; None where no search is worth it."""
    rules = find_title(title).rules({})
    knows, state, rng = guide_for(title, rules), start(rules, GameConfig(rules.info.seats[-1], 3)), Rng(3)
    found = list[tuple[Any, Decision] | None]()
    while len(found) < ACTIONS and (decisions := rules.decisions(state)):
        decision = decisions[0]
        view = rules.view(state, decision.player)
        world = rules.resample(view, decision.player, Rng(len(found)))
        searched = len(knows.candidates(world, decision)) > 2 and knows.deep(world, decision)
        found.append((view, decision) if searched else None)
        play(rules, state, knows.quick(world, decision, rng))
    return found


@pytest.mark.parametrize("level", list(AT_MOST))
@pytest.mark.parametrize("title", list(TITLES))
def test_no_choice_takes_longer_than_its_level_may(
    title: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    knows, asked, tried = guide_for(title, find_title(title).rules({})), choices(title), 0
    for middle in MIDDLE[level]:
        begin = middle * len(asked) // ACTIONS
        view, decision = next(filter(None, asked[begin:]), (None, None))
        if decision is None:
            continue
        with monkeypatch.context() as patch:
            clock = Work(figures_of(title).step * SLOWER, patch)
            allowance = Allowance(10**6, LEVELS[level].seconds, clock)
            brain_of(knows, LEVELS[level]).think(view, decision, Rng(1), allowance)
        assert 0 < clock() <= AT_MOST[level], f"{clock.steps} actions tried"
        tried += 1
    wanted = len(MIDDLE[level]) if meets(title, "test_no_choice_takes_longer_than_its_level_may") else 0
    assert tried == wanted


@pytest.mark.parametrize("level", list(AT_MOST))
@pytest.mark.parametrize("title", list(TITLES))
def test_a_thought_that_is_not_wanted_any_more_ends_after_one_attempt(title: str, level: str) -> None:
    rules = find_title(title).rules({})
    knows, state = guide_for(title, rules), start(rules, GameConfig(rules.info.seats[0], 3))
    decision = rules.decisions(state)[0]
    allowance = Allowance(playouts_of(knows, LEVELS[level]), stop=lambda: True)
    thought = brain_of(knows, LEVELS[level]).think(
        rules.view(state, decision.player), decision, Rng(1), allowance
    )
    assert thought.action in decision.actions
    assert (len(thought.values), thought.playouts) == (1, 0)
