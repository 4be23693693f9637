"""A sensible newcomer at Istanbul: The Dice Game."""

from __future__ import annotations

from game.rules.istanbul_dice.components import setups
from game.rules.istanbul_dice.phrases import COLORS
from game.rules.istanbul_dice.printed import tiles
from game.rules.istanbul_dice.state import State
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng


def merchant(state: State, actions: tuple[Action, ...], rng: Rng) -> Action:
    """Rubies first, then tiles up to the mosque's ruby, then what gathers most; rerolls a poor roll."""
    return max(actions, key=lambda action: (_worth(state, action), rng.below(1000)))


_WORTH = {
    "buy": 100.0,
    "collect": 5.0,
    "draw": 6.0,
    "reveal": 1.0,
    "roll": 1.0,
    "rest": 1.0,
    "accept": 2.0,
    "fallback": 1.0,
    "carry": 1.0,
    "claim": 1.0,
    "pick": 1.0,
    "drop": 1.0,
}
"""What is not named is worth nothing: ending, declining, choosing what to pay with."""


def _worth(state: State, action: Action) -> float:
    if action.verb == "reroll":
        return _reroll(state, action)
    if action.verb == "trade":
        return {"space.pair": 2.5, "space.two": 2.0, "space.three": 4.5, "space.four": 7.0}[action.targets[0]]
    if action.verb in ("take", "pick"):
        return _tile(state, action)
    if action.verb == "draw":
        return _WORTH["draw"] + action.amount
    if action.verb == "carry":
        return 2.0 if int(action.targets[0][-2:]) < 16 else 1.0
    return _WORTH.get(action.verb, 0.0)


def _tile(state: State, action: Action) -> float:
    """Tiles are worth having until the mosque's ruby has come."""
    own = len(state.players[action.player].tiles)
    if own >= setups()[len(state.players)].tiles:
        return 1.0
    effect = tiles()[action.targets[0]].effect
    return 20.0 + {"die": 3.0, "action": 2.0}.get(effect, 1.0)


def _reroll(state: State, action: Action) -> float:
    """Worth it if all dice go that are alone with their face, and at least three of them."""
    shown = dict(zip((*COLORS, "coin", "card"), state.shown(), strict=True))
    alone = sorted(f"face.{face}" for face, number in shown.items() if number == 1)
    return 3.0 if sorted(action.targets) == alone and len(alone) >= 3 else -1.0
