"""How New York 1901 is judged and played by computers: land, what fits on it, and what may replace it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from game.brains.newyork1901.reasons import REASONS
from game.brains.weighted import Weight, Weighted
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.newyork1901.board import neighbours
from game.rules.newyork1901.building import estate, has_legendary, open_generation
from game.rules.newyork1901.components import GOLD, SILVER, building_of, card_kind
from game.rules.newyork1901.lists import Lists
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.scoring import challenge_points
from game.rules.newyork1901.state import Player, State, Turn

_DECK = 60
"""Land cards of a whole game, about."""
_SHORT = 14
"""So many actions are looked at in a playout."""
_REMEMBERED = 4096
"""Towns looked at again and again: an action changes one of them at most."""


class _Town(NamedTuple):
    """What stands for a player: how many buildings at each street, squares under lower buildings."""

    along: Counter[str]
    low: int


class NewYorkGuide(Weighted):
    """The guide of New York 1901.

    points: scored. streets: led at the end. bonus: of the challenge. cards: action cards left. land: squares.
    free: squares without a building. fits: the best building that fits there. room: the largest free part.
    replaces: the best building that may take the place of lower ones. old: squares under lower buildings.
    open: generations opened. workers: in hand. built: buildings laid. legend: a legendary one. near: lots
    that border on the own land and are nobody's. move: on the move.
    """

    title = "newyork1901"
    version = 4
    reasons = REASONS
    searching: Mapping[str, Mapping[str, Any]] = {
        "master": {"turns": 2, "company": 1, "trust": 1.0},
        "sultan": {"turns": 2, "company": 1, "trust": 1.0},
    }
    playouts: Mapping[str, int] = {"master": 30, "sultan": 240}
    noise: Mapping[str, float] = {"guest": 0.065}
    judges: Mapping[str, str] = {"sultan": "sultan.csv"}
    terms = (
        *("points", "streets", "bonus", "cards", "land", "free", "fits", "room", "replaces", "old", "open"),
        *("workers", "built", "legend", "near", "move"),
    )

    def __init__(self, rules: NewYorkRules, table: dict[str, Weight] | None = None) -> None:
        super().__init__(rules, table)
        self._sites, self._lists = rules.sites, Lists(rules.sites)
        self._beside = {
            lot.id: self._sites.mask_of(near for cell in lot.cells for near in neighbours(cell))
            for lot in rules.sites.grid.lots
        }
        self._around: dict[int, frozenset[str]] = {}
        self._town = lru_cache(_REMEMBERED)(self._look_at)

    def progress(self, state: State) -> float:
        """By the buildings laid, or the cards that are gone."""
        laid = max(18 - len(player.unbuilt) for player in state.players) / 14
        return max(laid, 1 - len(state.deck) / _DECK)

    def measure(self, state: State, seat: int) -> Sequence[float]:
        """The terms in their order."""
        player, lists = state.players[seat], self._lists
        own = estate(self._sites, player)
        free = lists.free(player)
        rank = open_generation(state, player)
        towns = [self._town(tuple(other.built.items())) for other in state.players]
        mover = state.stack[-1].seat if state.stack else -1
        return (
            player.points,
            sum(_lead([town.along[street] for town in towns], seat) for street in state.streets),
            challenge_points(state, self._sites, seat) - player.prestige,
            len(player.actions),
            own.bit_count(),
            sum(part.bit_count() for part in free),
            _best(lists.buildable(state, seat)),
            max((part.bit_count() for part in free), default=0),
            _best(self._replacing(state, player, seat, max(rank, SILVER))),
            towns[seat].low,
            rank,
            player.at_hand(),
            18 - len(player.unbuilt),
            float(has_legendary(player)),
            self._near(state, own),
            float(mover == seat),
        )

    def quiet(self, state: State) -> bool:
        """At the beginning of a turn."""
        return type(state.stack[-1]) is Turn

    def still(self, state: State, action: Action) -> None:
        """No land card comes up; Market Shift is looked at as it falls."""
        if action.verb != "shift":
            state.deck = []

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        """One of several cards or buildings that are alike."""
        kept: dict[object, Action] = {}
        for action in decision.actions:
            kept.setdefault(_likeness(action), action)
        return list(kept.values())

    def quick(self, state: State, decision: Decision, rng: Rng) -> Action:
        """Whatever looks best at first sight."""
        own = estate(self._sites, state.players[decision.player])
        return max(decision.actions, key=lambda action: self._sight(action, own))

    def pick(self, state: State, decision: Decision, rng: Rng) -> Action:
        """The best for oneself, one ply deep, of those that look best at first sight."""
        actions = self.candidates(state, decision)
        if len(actions) > _SHORT:
            own = estate(self._sites, state.players[decision.player])
            actions = sorted(actions, key=lambda action: -self._sight(action, own))[:_SHORT]
        if len(actions) == 1:
            return actions[0]
        return self.selfish(state, actions, rng)

    def _sight(self, action: Action, own: int) -> float:
        """What an action looks like without trying it."""
        if action.verb in ("build", "demolish"):
            building = building_of(action.targets[0])
            return 10 * building.points + 3 * (action.verb == "build")
        if action.verb == "claim":
            touching = (self._beside[action.targets[1]] & own).bit_count()
            return 30 + 6 * touching + 2 * card_kind(action.targets[0])[1]
        return 5.0 if action.verb == "end" else 0.0

    def _replacing(self, state: State, player: Player, seat: int, rank: int) -> Iterable[str]:
        legend = has_legendary(player)
        return (
            piece
            for piece in self._lists.replacing(state, seat, rank)
            if (piece in state.legendary and not legend) or piece in player.unbuilt
        )

    def _look_at(self, built: tuple[tuple[str, str], ...]) -> _Town:
        along: Counter[str] = Counter()
        for _, at in built:
            along.update(self._sites.by_id[at].streets)
        low = [at for piece, at in built if building_of(piece).rank < GOLD]
        return _Town(along, sum(self._sites.by_id[at].mask.bit_count() for at in low))

    def _near(self, state: State, own: int) -> int:
        """How many free lots border on the own land."""
        if own not in self._around:
            self._around[own] = frozenset(lot for lot, mask in self._beside.items() if mask & own)
        return len(self._around[own].difference(state.owned_lots()))


def _lead(counts: Sequence[int], seat: int) -> float:
    """How surely a street is led: 1 alone ahead by two, less when close, nothing when far behind."""
    ahead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    return min(1.0, max(0.0, 0.4 + 0.3 * ahead))


def _best(pieces: Iterable[str]) -> int:
    return max((building_of(piece).points for piece in pieces), default=0)


def _likeness(action: Action) -> object:
    """What tells an action from others: cards by kind, buildings by generation, shape and points."""
    if action.verb == "claim":
        return action.verb, card_kind(action.targets[0]), action.targets[1]
    if action.verb in ("build", "demolish"):
        building = building_of(action.targets[0])
        return action.verb, building.generation, building.shape, building.points, action.targets[1]
    return action
