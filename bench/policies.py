"""Simple players of Splendor for the benches: what they measure has to be somebody's play."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.splendor.components import cards
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import State

RULES = SplendorRules()
Policy = Callable[[State, tuple[Action, ...], Rng], Action]


def anything(state: State, actions: tuple[Action, ...], rng: Rng) -> Action:
    """Any legal action."""
    return rng.pick(actions)


def points_first(state: State, actions: tuple[Action, ...], rng: Rng) -> Action:
    """Buy the affordable card with most points, else take three; anything where neither is possible."""
    buys = [action for action in actions if action.verb == "buy"]
    if buys:
        worth = [_points(state, action) for action in buys]
        return rng.pick([action for action, points in zip(buys, worth, strict=True) if points == max(worth)])
    takes = [action for action in actions if action.verb == "take" and len(set(action.targets)) > 1]
    return rng.pick(takes or actions)


def _points(state: State, action: Action) -> int:
    (target,) = action.targets
    if target.startswith("reserve."):
        place = int(target.rsplit(".", 1)[1])
        target = state.players[action.player].reserved[place].card
    return cards()[target].points


def whole_game(seats: int, seed: int, policy: Policy) -> tuple[State, int]:
    """A game to its end; returns the last position and how many turns were begun."""
    rng = Rng(seed + 1)
    state = start(RULES, GameConfig(seats, seed))
    turns = 1
    while decisions := RULES.decisions(state):
        action = policy(state, decisions[0].actions, rng)
        turns += play(RULES, state, action).new_turn is not None
    return state, turns
