"""Whole games over every combination of expansions, by players that like what is rare."""

from __future__ import annotations

import os
from functools import cache
from itertools import product

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.values import clone
from game.rules.splendor.rules import EXPANSIONS, SplendorRules
from game.rules.splendor.state import State

RULES = SplendorRules()
Combination = tuple[str, ...]
COMBINATIONS: list[Combination] = [
    tuple(extra.id for extra, plays in zip(EXPANSIONS, chosen, strict=True) if plays)
    for chosen in product((False, True), repeat=len(EXPANSIONS))
]
"""The 16 games that the four expansions make."""

SEEDS = range(33, 33 + int(os.environ.get("CARAVANSERAI_GAMES", "2")))
"""So many games of each combination; more where the environment asks for more."""

Game = list[tuple[State, Decision, Action]]
"""A position, what was asked and what was done, in turn."""


def name(combination: Combination) -> str:
    """A combination in words."""
    return "+".join(combination) or "base"


@cache
def played(combination: Combination, seats: int, seed: int) -> Game:
    """A game from beginning to end; the same one for the same arguments."""
    state = start(RULES, GameConfig(seats, seed, dict.fromkeys(combination, True)))
    rng, steps = Rng(seed * 31 + seats), []
    while decisions := RULES.decisions(state):
        (decision,) = decisions
        action = eager(decision, rng)
        steps.append((clone(state), decision, action))
        play(RULES, state, action)
    return steps


def eager(decision: Decision, rng: Rng) -> Action:
    """Mostly buys where it can, so that posts, cities and strongholds come into play; else anything."""
    buys = [action for action in decision.actions if action.verb in ("buy", "buy_gold")]
    return rng.pick(buys if buys and rng.below(4) else decision.actions)
