"""Whole games by simple policies, kept step by step for the laws to look at."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play, start
from game.rules.kernel.values import clone
from tests.laws.cases import Case

MOST_ACTIONS_A_GAME = 2500
"""Games end within this many actions, whoever plays."""
LEAST_ACTIONS_A_GAME = 12
"""A shorter game shows little; the toy's is the shortest."""

Policy = Callable[[AnyRules, Any, tuple[Decision, ...], Rng], Action]


@dataclass(frozen=True, eq=False)
class Step:
    """A position, what was legal, what was done and what came of it."""

    state: Any
    decisions: tuple[Decision, ...]
    action: Action
    out: Outcome
    after: Any


@dataclass(frozen=True, eq=False)
class Game:
    """A game from its first position to its last."""

    case: Case
    seed: int
    steps: tuple[Step, ...]
    last: Any
    ended: bool


def random_policy(rules: AnyRules, state: Any, decisions: tuple[Decision, ...], rng: Rng) -> Action:
    """Any legal action."""
    return rng.pick(rng.pick(decisions).actions)


def greedy_policy(rules: AnyRules, state: Any, decisions: tuple[Decision, ...], rng: Rng) -> Action:
    """The action after which the own score is best; among equals any."""
    decision = rng.pick(decisions)
    worth: dict[Action, int] = {}
    for action in decision.actions:
        tried = clone(state)
        play(rules, tried, action)
        worth[action] = rules.scores(tried)[decision.player].total
    best = max(worth.values())
    return rng.pick([action for action, total in worth.items() if total == best])


POLICIES: dict[str, Policy] = {"random": random_policy, "greedy": greedy_policy}


@lru_cache(maxsize=4)  # the tests of a case follow one another
def game(case: Case, seed: int, policy: str = "random") -> Game:
    """A whole game; the same one for the same arguments."""
    rules, rng = case.rules(), Rng(seed * 7919 + 1)
    state = start(rules, case.config(seed))
    steps, before = list[Step](), clone(state)
    while (decisions := rules.decisions(state)) and len(steps) < MOST_ACTIONS_A_GAME:
        action = POLICIES[policy](rules, state, decisions, rng)
        out, after = play(rules, state, action), clone(state)
        steps.append(Step(before, decisions, action, out, after))
        before = after
    gc.collect()  # what is left over of tests before would stay too
    gc.freeze()  # thousands of positions that stay to the end: the collector need not look at them again
    return Game(case, seed, tuple(steps), state, not decisions)
