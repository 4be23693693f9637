"""How Istanbul: The Dice Game is judged and played by computers: rubies, what is near, what brings more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.brains.istanbul_dice.reasons import REASONS
from game.brains.weighted import Weighted
from game.rules.istanbul_dice.components import FACES
from game.rules.istanbul_dice.deals import allowed, deal_at
from game.rules.istanbul_dice.mosque import blessed, setup_of
from game.rules.istanbul_dice.payment import by_color, purse, usual
from game.rules.istanbul_dice.phrases import BROWN, COLORS, CRYSTAL, LIRA, RESOURCES, SHOPS, Price
from game.rules.istanbul_dice.printed import tiles
from game.rules.istanbul_dice.state import Actions, Claim, Drawn, Income, Player, Roll, State
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.ids import last_of
from game.rules.kernel.rng import Rng
from game.rules.kernel.values import clone

_EFFECTS = ("income", "card", "action", "lira", "die")
_FADE = tuple(0.7**lack for lack in range(60))
"""What a ruby is worth that so many goods are lacking for."""
_ROLLS, _ROLLS_IN_PLAYOUTS = 4, 2
"""A reroll is looked at in so many ways."""
_LUCK = "reroll", "draw"
_COIN = 3
"""Lira that count like one good that is lacking."""


class IstanbulDiceGuide(Weighted):
    """The guide of Istanbul: The Dice Game.

    rubies: won, or to be chosen. near: the ruby that fewest goods are lacking for. next: all of them
    together. lira, crystals, brown, tokens: in stock; matching: the largest number of one colour. income,
    card, action, lira tile, die: mosque tiles by effect; tiles: to the mosque's ruby. dice: still unused
    in the own turn. left: actions left in it. goal: rubies enough.
    """

    title = "istanbul_dice"
    version = 7
    reasons = REASONS
    searched = frozenset({"sultan"})
    searching: Mapping[str, Mapping[str, Any]] = {"sultan": {"turns": 0, "trust": 3}}
    playouts: Mapping[str, int] = {"sultan": 32}  # with four times as many it lost to who has these
    noise: Mapping[str, float] = {"guest": 0.15, "trader": 0.08, "master": 0.04}
    terms = (
        *("rubies", "near", "next", "lira", "crystals", "brown", "tokens", "matching"),
        *(f"tile_{effect}" for effect in _EFFECTS),
        *("tiles", "dice", "left", "goal"),
    )

    def progress(self, state: State) -> float:
        """By the rubies of the leader."""
        return max(len(player.rubies) for player in state.players) / setup_of(state).goal

    def measure(self, state: State, seat: int) -> Sequence[float]:
        """The terms in their order."""
        player, setup = state.players[seat], setup_of(state)
        stock = player.stock
        left = self._left(state, seat)
        goods = purse(state, seat) if left else (0, 0, 0, 0, *stock[: BROWN + 1])
        near, following = _prospects(state, player, goods)
        rubies = len(player.rubies) + sum(type(each) is Claim and each.seat == seat for each in state.stack)
        effects = [tiles()[tile].effect for tile in player.tiles]
        return (
            rubies,
            near,
            following,
            stock[LIRA],
            stock[CRYSTAL],
            stock[BROWN],
            sum(stock[: len(COLORS)]),
            max(stock[: len(COLORS)]),
            *(effects.count(effect) for effect in _EFFECTS),
            0.0 if blessed(player) else (len(player.tiles) / setup.tiles) ** 2,
            len(state.dice) if left else 0,
            left,
            float(rubies >= setup.goal),
        )

    def quiet(self, state: State) -> bool:
        """Before a roll."""
        return type(state.stack[-1]) in (Roll, Income)

    def still(self, state: State, action: Action) -> None:
        """No new tile comes up."""
        if action.verb in ("take", "pick"):
            state.pile = []

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        """Payments as usual, all card dice at once, rerolls that keep what goes together; no waste."""
        if type(state.stack[-1]) is not Actions:
            return decision.actions
        kept = [
            a for a in decision.actions if a.verb not in ("choose", "reroll", "draw") and not _idle(state, a)
        ]
        draws = [action for action in decision.actions if action.verb == "draw"]
        rerolls = _sensible_rerolls(state, decision.actions)
        if draws or any(action.verb == "collect" for action in kept):
            kept = [action for action in kept if action.verb != "end"]
        return [*kept, *draws[-1:], *rerolls]

    def rate(self, state: State, decision: Decision, actions: Sequence[Action], rng: Rng) -> list[float]:
        """One ply deep to the end of the turn; what is left to chance is looked at in several ways."""
        return [self._rated(state, action, rng) for action in actions]

    def quick(self, state: State, decision: Decision, rng: Rng) -> Action:
        """The best step, judged as soon as it is done; a reroll is no step to judge so."""
        actions = [action for action in self.candidates(state, decision) if action.verb != "reroll"]
        rated = [self._at_once(state, action) for action in actions] if len(actions) > 1 else [0.0]
        return actions[max(range(len(actions)), key=rated.__getitem__)]

    def pick(self, state: State, decision: Decision, rng: Rng) -> Action:
        """One ply deep; a playout ends with the turn, for later luck hides what a choice is worth."""
        actions = self.candidates(state, decision)
        if len(actions) == 1:
            return actions[0]
        rated = [self._rated(state, action, rng, _ROLLS_IN_PLAYOUTS) for action in actions]
        return actions[max(range(len(actions)), key=rated.__getitem__)]

    def deep(self, state: State, decision: Decision) -> bool:
        """The actions of a turn, and which card of several is carried out."""
        return type(state.stack[-1]) in (Actions, Drawn)

    def _rated(self, state: State, action: Action, rng: Rng, rolls: int = _ROLLS) -> float:
        rolls = rolls if action.verb in _LUCK else 1
        total = 0.0
        for _ in range(rolls):
            tried = clone(state)
            tried.rng = rng.next()
            if action.verb == "draw":
                rng.shuffle(tried.deck)
            self.advance(tried, action, rng)
            total += self.worth(tried, action.player)
        return total / rolls

    @staticmethod
    def _left(state: State, seat: int) -> int:
        """The actions left to ``seat`` in its own turn."""
        for frame in state.stack:
            if isinstance(frame, Actions) and frame.seat == seat:
                return max(0, allowed(state.players[seat]) - frame.done)
        return 0


def _prospects(state: State, player: Player, goods: Sequence[int]) -> tuple[float, float]:
    """How near the nearest ruby is, and all of them together."""
    have, brown, lira, prices = by_color(goods), goods[-1], player.stock[LIRA], setup_of(state).rubies
    near = every = 0.0
    for area in SHOPS:
        rubies = state.rubies[area]
        if rubies:
            promise = _FADE[_missing(prices[area][rubies[0]], have, brown, lira)]
            near, every = max(near, promise), every + promise
    return near, every


@lru_cache(1 << 14)
def _missing(price: Price, have: tuple[int, ...], brown: int, lira: int) -> int:
    """How many goods are lacking for a price; some lira count like one of them."""
    lack = sum(max(0, need - own) for need, own in zip(price.goods, have, strict=True))
    spare = sum(max(0, own - need) for need, own in zip(price.goods, have, strict=True))
    lack += max(0, price.any - spare) - brown
    missing = max(0, lack) + (max(0, price.lira - lira) + _COIN - 1) // _COIN
    return min(missing, len(_FADE) - 1)


def _idle(state: State, action: Action) -> bool:
    """Whether a trade takes from the stock all that it gives: a cloth for a cloth, a brown good for one."""
    if action.verb != "trade":
        return False
    deal = deal_at(state, action.targets)
    paid = usual(deal.price, purse(state, action.player))
    tokens = dict(zip(RESOURCES, paid[len(COLORS) :], strict=False))
    gained = Counter(gain.kind for gain in deal.gains)
    return all(tokens.get(kind, 0) >= count for kind, count in gained.items())


def _sensible_rerolls(state: State, actions: Sequence[Action]) -> list[Action]:
    """Those that keep all dice of the one or two best faces, and the one of all dice."""
    rerolls = {action.targets: action for action in actions if action.verb == "reroll"}
    if not rerolls:
        return []
    shown = state.shown()
    ranked = sorted((face for face, count in enumerate(shown) if count), key=lambda face: -shown[face])
    kept: list[Action] = []
    for number in range(min(4, len(ranked))):
        away = ranked[number:]
        dice = tuple(f"face.{face}" for at, face in enumerate(FACES) if at in away for _ in range(shown[at]))
        found = next(
            (
                a
                for targets, a in rerolls.items()
                if sorted(map(last_of, targets)) == sorted(map(last_of, dice))
            ),
            None,
        )
        if found:
            kept.append(found)
    return kept
