"""How Mombasa is judged and played by computers: shares, their worth to come, and what is still to use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.brains.mombasa.reasons import REASONS
from game.brains.weighted import Weight, Weighted
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.mombasa.area import open_slots
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.board import COMPANIES, ROUNDS
from game.rules.mombasa.components import Card, cards
from game.rules.mombasa.frames import Draft, Expansion, Goods, Plan, Points, Turn, TurnEnd
from game.rules.mombasa.gains import GOODS
from game.rules.mombasa.printed import diamond_track, ink_track
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import Player, State

_BLUR = 0.05
"""How far a player of playouts may misjudge a step, in log-odds: so several tell more than one."""
_GRAINS = 1 << 20
_WAITING = Turn, TurnEnd, Plan
"""Frames at whose beginning a position can be judged well."""


class MombasaGuide(Weighted):
    """The guide of Mombasa.

    cash, stocks, stones, ledger: what the score counts. shares: owned. rising: shares by posts that may still
    leave. diamonds, ink: steps on their tracks. books: ahead of the ink. slots: opened. strength: of all
    cards. hand: of those in hand. goods, posts, clerks, dealers: what lies ready this round. markers: to be
    placed. level: special bonuses. start: the marker. steps: on company tracks.
    """

    title = "mombasa"
    version = 4
    reasons = REASONS
    searching: Mapping[str, Mapping[str, Any]] = {"master": {"turns": 40}, "sultan": {"turns": 40, "keep": 6}}
    playouts: Mapping[str, int] = {"master": 12, "sultan": 60}
    noise: Mapping[str, float] = {"guest": 0.018}
    terms = (
        *("cash", "stocks", "stones", "ledger", "shares", "rising", "diamonds", "ink", "books", "slots"),
        *("strength", "hand", "goods", "posts", "clerks", "dealers", "markers", "level", "start", "steps"),
    )

    def __init__(self, rules: MombasaRules, table: dict[str, Weight] | None = None) -> None:
        super().__init__(rules, table)
        self._graph = rules.graph
        self._rules = rules

    def progress(self, state: State) -> float:
        """By the rounds."""
        return max(0, state.round - 1) / (ROUNDS - 1)

    def measure(self, state: State, seat: int) -> Sequence[float]:
        """The terms in their order."""
        player = state.players[seat]
        stocks = owned = rising = 0
        for company in COMPANIES:
            count = shares(state, player, company)
            if count:
                value = share_value(self._graph, state, company)
                owned, stocks = owned + count, stocks + count * value
                rising += count * sum(
                    map(bool, (post for column in state.stacks[company] for post in column))
                )
        goods, posts, clerks, dealers = self._ready(state, seat, player)
        return (
            player.money,
            stocks,
            diamond_track()[player.diamonds].value,
            ink_track()[player.ink].value,
            owned,
            rising / 15,
            player.diamonds,
            player.ink,
            sum(bool(book) for book in player.books[player.ink + 1 :]),
            len(open_slots(player)),
            sum(map(_worths().__getitem__, player.cards)),
            sum(map(_worths().__getitem__, player.hand)),
            goods,
            posts,
            clerks,
            dealers,
            0 if player.ended else player.markers,
            sum(player.levels.values()),
            float(state.starter == seat),
            sum(player.steps.values()),
        )

    def _ready(self, state: State, seat: int, player: Player) -> tuple[float, float, float, float]:
        """What the cards of the action area that are not used, and begun actions, will still bring."""
        table = cards()
        goods, posts, clerks, dealers = dict.fromkeys(GOODS, 0), 0, 0, 0
        used = player.used
        begun = [
            card
            for frame in state.stack
            if type(frame) is Goods and frame.seat == seat
            for card in frame.cards
        ]
        for name in (*player.slots, *player.tiles):
            if not name or name in used or name in begun or name not in table:
                continue
            card = table[name]
            if card.kind == "goods":
                goods[card.good] += card.value
            elif card.kind == "expansion":
                posts += card.value
            elif card.kind == "bookkeeper":
                clerks += 1 + card.value
            elif card.kind == "merchant":
                dealers += 2
        frame = state.stack[-1] if state.stack else None
        lots = sum(goods.values()) + 0.25 * max(goods.values())
        if isinstance(frame, Goods) and frame.seat == seat:
            lots += frame.left
        for open_frame in state.stack:
            if isinstance(open_frame, Expansion) and open_frame.seat == seat:
                posts = open_frame.left
            elif isinstance(open_frame, Points) and open_frame.seat == seat:
                clerks += open_frame.left
        return lots, posts, clerks, dealers

    def quiet(self, state: State) -> bool:
        """At the beginning of a turn, or when nothing but its end is left."""
        return type(state.stack[-1]) in _WAITING

    def still(self, state: State, action: Action) -> None:
        """Neither cards nor books come up."""
        state.deck = []
        state.supply = {letter: [] for letter in state.supply}

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        """Planning goes on from slot to slot; of goods one card begins; a tile is chosen once."""
        frame = state.stack[-1]
        if type(frame) is Plan:
            return _plans(state, decision)
        if type(frame) is Draft and (ready := [each for each in decision.actions if each.verb == "ready"]):
            return ready  # what is kept stays: two tiles that look alike would be changed for ever
        kept: dict[object, Action] = {}
        table = cards()
        for action in decision.actions:
            key: object = action
            if action.verb == "use":
                card = table[action.targets[0]]
                key = ("use", card.good, card.kind)
                known = kept.get(key)
                if known and table[known.targets[0]].value >= card.value:
                    continue
            kept[key] = action
        return list(kept.values())

    def pick(self, state: State, decision: Decision, rng: Rng) -> Action:
        """The best step or nearly, judged at once: a playout has no time for more."""
        actions = self.candidates(state, decision)
        if len(actions) == 1:
            return actions[0]
        blur = [_BLUR * (rng.below(_GRAINS) - rng.below(_GRAINS)) / _GRAINS for _ in actions]
        rated = [self._at_once(state, action) + off for action, off in zip(actions, blur, strict=True)]
        return actions[max(range(len(actions)), key=rated.__getitem__)]

    def chapter(self, state: State) -> int:
        """The round: at its end nothing lies ready any more."""
        return state.round

    def deep(self, state: State, decision: Decision) -> bool:
        """Only the actions of a turn are played out."""
        return type(state.stack[-1]) is Turn


def _plans(state: State, decision: Decision) -> list[Action]:
    """A card of each kind for the next free slot; ready when there is none."""
    kept: dict[object, Action] = {}
    table = cards()
    first = min((action.targets[1] for action in decision.actions if action.verb == "place"), default="")
    for action in decision.actions:
        if action.verb == "place" and action.targets[1] == first:
            card = table[action.targets[0]]
            kept[card.kind, card.good, card.value, card.share] = action
    return list(kept.values()) or [action for action in decision.actions if action.verb == "ready"]


@cache
def _worths() -> Mapping[str, float]:
    return {card.id: _strength_of(card) for card in cards().values()}


def _strength_of(card: Card) -> float:
    """What a card can do in a round."""
    if card.kind in ("merchant", "bookkeeper"):
        return 2.0 + 0.5 * card.value
    return float(card.value)
