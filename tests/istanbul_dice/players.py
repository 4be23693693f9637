"""Simple players of Istanbul: The Dice Game, and whole games by them."""

from __future__ import annotations

import os
from collections.abc import Callable

from bench.merchant import merchant
from game.rules.istanbul_dice.state import State
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules

GAMES = int(os.environ.get("CARAVANSERAI_GAMES", "12"))
"""How many games of each kind the tests play; a thousand take some minutes."""

Player = Callable[[AnyRules, State, tuple[Decision, ...], Rng], Action]


def anything(rules: AnyRules, state: State, decisions: tuple[Decision, ...], rng: Rng) -> Action:
    """Any legal action."""
    return rng.pick(rng.pick(decisions).actions)


def sensible(rules: AnyRules, state: State, decisions: tuple[Decision, ...], rng: Rng) -> Action:
    """As a newcomer plays who wants to win."""
    (decision,) = decisions
    return merchant(state, decision.actions, rng)
