"""How Splendor is judged and played by computers: what is in reach, what it costs, where it leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from game.brains.splendor.reasons import REASONS
from game.brains.weighted import Weighted
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import last_of
from game.rules.kernel.rng import Rng
from game.rules.splendor.components import GOLD, PILES, cards, nobles
from game.rules.splendor.packing import GUARDS, lacking, pack
from game.rules.splendor.paying import gold_worth, prices
from game.rules.splendor.state import Discard, Player, State, Turn
from game.rules.splendor.tiles import cities, posts

_FADE = tuple(0.72**lack for lack in range(40))
"""What something is worth that so many tokens are lacking for."""
_FAR = tuple(0.6**lack for lack in range(40))
"""The same for cards that are lacking."""
_REMEMBERED = 1 << 16
"""Cards looked at again and again with the same means: a thought tries the same few positions often."""
_PILE = {pile: place for place, pile in enumerate(PILES)}


class SplendorGuide(Weighted):
    """The guide of Splendor and its expansions; terms of what is not played measure nothing.

    points: prestige. bonuses: discounts. spread: colours with a discount. tokens, gold: in hand. hand: cards
    reserved. reach: what the cards in sight and in hand are worth, less the more tokens are lacking. best:
    the same of the best card alone. engine: the same of dear cards by discounts only. nobles: those that may
    come. goal: the end is called. posts, cities, golden, forts: of the expansions. move: on the move.
    """

    title = "splendor"
    version = 5
    reasons = REASONS
    playouts: Mapping[str, int] = {"master": 12, "sultan": 160}
    searching: Mapping[str, Mapping[str, Any]] = {"sultan": {"turns": 8}}
    noise: Mapping[str, float] = {"guest": 0.05}
    terms = (
        *("points", "bonuses", "spread", "tokens", "gold", "hand", "reach", "best", "engine", "nobles"),
        *("goal", "posts", "cities", "golden", "forts", "move"),
    )
    boons = frozenset({"goal", "posts", "cities", "forts"})

    def progress(self, state: State) -> float:
        """By the prestige of the leader."""
        return max(player.points for player in state.players) / 15

    def measure(self, state: State, seat: int) -> Sequence[float]:
        """The terms in their order."""
        player = state.players[seat]
        tokens = player.tokens
        reach, best, engine = self._prospects(state, seat)
        mover = state.stack[-1].seat if state.stack else -1
        counts = player.counts() if player.doubled else player.bonuses
        return (
            player.points,
            sum(player.bonuses),
            sum(map(bool, player.bonuses)),
            sum(tokens) - tokens[GOLD],
            tokens[GOLD],
            len(player.reserved),
            reach,
            best,
            engine,
            _nearness(tuple(state.nobles), tuple(counts)) if state.nobles else 0.0,
            float(player.points >= state.goal or bool(player.city)),
            _posts(state, player, counts) if state.posts else 0.0,
            _cities(state, player, counts) if state.cities else 0.0,
            len(player.golden),
            sum(
                fort.count * (1 + cards()[card].points)
                for card, fort in state.forts.items()
                if fort.seat == seat
            )
            if state.forts
            else 0.0,
            float(mover == seat),
        )

    def quiet(self, state: State) -> bool:
        """At the beginning of a turn."""
        return type(state.stack[-1]) is Turn

    def still(self, state: State, action: Action) -> None:
        """No card comes up from the decks, but for one that is drawn unseen."""
        if not any(target.startswith("deck.") for target in action.targets[:1]):
            state.decks = [[] for _ in state.decks]
            if state.sunk:
                state.sunk = [[] for _ in state.decks]

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        """No reserve from a deck and no choice of payment where there is something else."""
        kept = [
            action
            for action in decision.actions
            if action.verb != "buy_gold"
            and not (action.verb == "reserve" and action.targets[0][:4] == "deck")
        ]
        if type(state.stack[-1]) is Discard:
            kept = _sensible_discards(state, decision.actions)
        return kept or decision.actions

    def quick(self, state: State, decision: Decision, rng: Rng) -> Action:
        """Give back what there is most of; else the best of what is on offer, by its print."""
        if type(state.stack[-1]) is Discard:
            return _sensible_discards(state, decision.actions, 1)[0]
        return max(self.candidates(state, decision), key=lambda action: (_printed(action), action.targets))

    def deep(self, state: State, decision: Decision) -> bool:
        """Only the action of a turn is worth a search."""
        return type(state.stack[-1]) is Turn

    def _prospects(self, state: State, seat: int) -> tuple[float, float, float]:
        """What the cards in sight promise: all of them, the best one, the dear ones by discounts only."""
        player = state.players[seat]
        own = pack(player.bonuses)
        funds = pack([a + b for a, b in zip(player.bonuses, player.tokens, strict=False)])
        gold, each = player.tokens[GOLD] + 2 * len(player.golden), gold_worth(player)
        reach = best = engine = 0.0
        forts = state.forts
        for card in _in_sight(state, seat):
            if forts and card in forts and forts[card].seat != seat:
                continue
            promise = _promise(card, funds, gold, each)
            reach += promise
            if promise > best:
                best = promise
            engine += _by_discounts(card, own)
        return reach, best, engine


@lru_cache(_REMEMBERED)
def _promise(card: str, funds: int, gold: int, each: int) -> float:
    """What a card is worth to somebody with these means (packed), less the more tokens are lacking."""
    lack = lacking(funds + GUARDS - prices()[card], each) - gold
    return _worth()[card] * _FADE[max(0, lack)]


@lru_cache(_REMEMBERED)
def _by_discounts(card: str, own: int) -> float:
    """What a card is worth to somebody who pays with discounts alone (packed)."""
    return _worth()[card] * _FAR[lacking(own + GUARDS - prices()[card])]


def _in_sight(state: State, seat: int) -> list[str]:
    """The cards that a player could come to buy."""
    return [card for row in state.market for card in row if card] + [
        held.card for held in state.players[seat].reserved
    ]


@cache
def _worth() -> dict[str, float]:
    """What a card is worth by its print: prestige, its bonus, its effects."""
    return {
        card.id: card.points + 0.6 * card.worth + 0.5 * bool(card.gold) + 1.0 * card.free
        for card in cards().values()
    }


@cache
def _noble_needs() -> dict[str, tuple[int, tuple[int, ...]]]:
    return {noble.id: (noble.points, noble.needs) for noble in nobles().values()}


def _missing(needs: Sequence[int], counts: Sequence[int]) -> int:
    return sum(need - have for need, have in zip(needs, counts, strict=True) if need > have)


@lru_cache(_REMEMBERED)
def _nearness(shown: tuple[str, ...], counts: tuple[int, ...]) -> float:
    """What the nobles are worth, less the more cards are lacking."""
    table, near = _noble_needs(), 0.0
    for noble in shown:
        if noble:
            points, needs = table[noble]
            near += points * _FAR[_missing(needs, counts)]
    return near


def _posts(state: State, player: Player, counts: Sequence[int]) -> float:
    """The posts owned, and those that are near."""
    near = sum(
        _FAR[1 + _missing(post.needs, counts)] for id, post in posts().items() if id not in player.posts
    )
    return len(player.posts) + near


def _cities(state: State, player: Player, counts: Sequence[int]) -> float:
    """How near the nearest city is, 1 for one that is owned."""
    if player.city:
        return 1.0
    table, near = cities(), 0.0
    for id in filter(None, state.cities):
        city = table[id]
        others = (have for have, need in zip(counts, city.needs, strict=True) if not need)
        lack = _missing(city.needs, counts) + max(0, city.other - max(others, default=0))
        near = max(near, _FAR[lack + max(0, city.points - player.points) // 2])
    return near


def _sensible_discards(state: State, actions: Sequence[Action], most: int = 6) -> list[Action]:
    """The ways to give back what there is most of, gold last."""
    tokens = state.players[actions[0].player].tokens

    def regret(action: Action) -> float:
        piles = [_PILE[last_of(target)] for target in action.targets]
        left = [count - piles.count(place) for place, count in enumerate(tokens)]
        return 5.0 * piles.count(GOLD) + sum(count * count for count in left[:GOLD])

    return sorted(actions, key=regret)[:most]


def _printed(action: Action) -> float:
    target = action.targets[-1] if action.targets else ""
    card = cards().get(target)
    return card.points + 0.1 * card.level if card else 0.0
