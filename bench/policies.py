"""Simple players for the benches: what they measure has to be somebody's play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from bench.merchant import merchant
from bench.townsman import townsman
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, OptionValue, play, start
from game.rules.kernel.values import clone
from game.rules.newyork1901.components import building_of
from game.rules.splendor.components import cards
from game.rules.splendor.state import State

Options = Mapping[str, OptionValue]
Policy = Callable[[Any, tuple[Action, ...], Rng], Action]
"""Picks one of the legal actions in a position."""


def everything(rules: AnyRules) -> Options:
    """All the switches of a title on."""
    return {option.id: True for option in rules.info.options if set(option.choices) == {False, True}}


def anything(state: Any, actions: tuple[Action, ...], rng: Rng) -> Action:
    """Any legal action."""
    return rng.pick(actions)


def points_first(state: State, actions: tuple[Action, ...], rng: Rng) -> Action:
    """Splendor: buy the affordable card with most points, else take three; else anything."""
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


def builder(state: Any, actions: tuple[Action, ...], rng: Rng) -> Action:
    """New York 1901: build what brings most points, else take land; else anything."""
    worth = {
        action: building_of(action.targets[0]).points
        for action in actions
        if action.verb in ("build", "demolish")
    }
    best = [action for action, points in worth.items() if points == max(worth.values())]
    return rng.pick(best or [action for action in actions if action.verb == "claim"] or actions)


def score_greedy(rules: AnyRules) -> Policy:
    """Whatever brings most points at once; among equals any."""

    def choose(state: Any, actions: tuple[Action, ...], rng: Rng) -> Action:
        worth = []
        for action in actions:
            tried = clone(state)
            play(rules, tried, action)
            worth.append(rules.scores(tried)[action.player].total)
        return rng.pick(
            [action for action, points in zip(actions, worth, strict=True) if points == max(worth)]
        )

    return choose


SENSIBLE: Mapping[str, Policy] = {
    "splendor": points_first,
    "newyork1901": builder,
    "istanbul_dice": merchant,
    "aquileia": townsman,
}
"""Who plays a title about as people do; where there is nobody yet, anything goes."""


def whole_game(
    rules: AnyRules, seats: int, seed: int, policy: Policy, options: Options = MappingProxyType({})
) -> tuple[Any, int, int]:
    """A game to its end; returns the last position, the turns begun and the actions taken."""
    rng = Rng(seed + 1)
    state = start(rules, GameConfig(seats, seed, dict(options)))
    turns, actions = 1, 0
    while decisions := rules.decisions(state):
        action = policy(state, decisions[0].actions, rng)
        turns += play(rules, state, action).new_turn is not None
        actions += 1
    return state, turns, actions
