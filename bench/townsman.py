"""A sensible townsman for Aquileia: what brings most at a glance."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.aquileia.components import laurels
from game.rules.aquileia.frames import Auction, Forum
from game.rules.aquileia.hands import card_at
from game.rules.aquileia.printed import sites, spaces
from game.rules.aquileia.scoring import villa_values
from game.rules.aquileia.state import State
from game.rules.kernel.action import Action
from game.rules.kernel.ids import last_of
from game.rules.kernel.rng import Rng


def townsman(state: State, actions: tuple[Action, ...], rng: Rng) -> Action:
    """What brings most at a glance; among equals any."""
    worth = {action: _worth(state, action) for action in actions}
    best = max(worth.values())
    return rng.pick([action for action, value in worth.items() if value == best])


def _worth(state: State, action: Action) -> float:
    """How good an action looks; to pass is worth nothing."""
    judge = _JUDGES.get(action.verb)
    return judge(state, action) if judge else 0.0


def _place(state: State, action: Action) -> float:
    seat, space = action.player, spaces()[action.targets[0]]
    player = state.players[seat]
    coins = sum(player.coins)
    cards = len(player.servi) + len(player.equi)
    owns = sum(owner == seat for owner in state.sites.values())
    return {
        "dolus": 3.0,
        "pecunia": 2.6,
        "equi": 1.0 + 0.2 * bool(player.coins[0]),
        "servi": 2.4 if coins > 2 and len(player.servi) < 6 else 0.5,
        "potentia": 1.8,
        "arena": 2.0 + space.strength * 0.4 + 0.1 * cards,
        "stadium": 2.0 + space.strength * 0.4 + 0.1 * cards,
        "theatrum": 1.6,
        "forum": 3.4 + 0.4 * space.scores + 0.2 * space.most if len(player.servi) > 1 else 0.2,
        "latro": 1.1 + 0.5 * sum(state.laid),
        "portus": 0.8
        * sum(sites()[id].kind != "villa" for id, o in state.sites.items() if o == seat)
        * bool(owns),
    }[space.area]


def _select(state: State, action: Action) -> float:
    return 2.5 - 0.3 * len(state.track)


def _build(state: State, action: Action) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, Forum)
    site = next(sites()[target] for target in action.targets if target in sites())
    player = state.players[action.player]
    own = sum(site.colour in laurels()[id].colours for id in player.laurels)
    value = 1.0 + sum(site.income) if site.kind != "villa" else 0.0
    return value + site.points * (own + spaces()[frame.space].scores) + 0.1 * site.points


def _bid(state: State, action: Action) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, Auction)
    values = villa_values(state, action.player)
    worth = max(values[colour] for colour in laurels()[state.lot].colours)
    metal = ("bronze", "silver", "gold").index(last_of(action.targets[0]))
    return 1.5 + worth / 4 - sum(frame.bid) - metal / 4


def _play(state: State, action: Action) -> float:
    """Cards while somebody else is ahead."""
    own = state.power[action.player]
    ahead = max(power for seat, power in enumerate(state.power) if seat != action.player)
    added = sum(card_at(target).value for target in action.targets)
    return 1.0 if ahead < own + added <= ahead + 2 and own <= ahead else -0.1 * added


_JUDGES: dict[str, Callable[[State, Action], float]] = {
    "place": _place,
    "select": _select,
    "build": _build,
    "bid": _bid,
    "play": _play,
    "exchange": lambda state, action: 1.0,
    "buy": lambda state, action: 1.0 + action.amount,
    "blue": lambda state, action: float(action.amount),
    "points": lambda state, action: 2.0 * state.power[action.player],
    "card": lambda state, action: 5.0,
    "activate": lambda state, action: 1.0,
}
