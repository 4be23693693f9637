"""What a player can pay, and every way to pay for a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

from game.rules.kernel.action import Action, act
from game.rules.kernel.text import Text, Value, text
from game.rules.splendor.components import COLORS, GOLD, PILES, Card, cards
from game.rules.splendor.packing import EACH, GUARDS, lacking, pack
from game.rules.splendor.state import Player

GOLD_CARD = 2
"""Virtual gold of a burned card (rulebook: Orient, level 1)."""


class Purse(NamedTuple):
    """What a player can pay with.

    Attributes:
        funds: discounts and own tokens by colour, packed, with guards.
        gold: gold tokens and the gold of cards that can be burned.
        worth: how much of one colour a gold pays for (rulebook: Trading Posts).
    """

    funds: int
    gold: int
    worth: int

    @property
    def reach(self) -> int:
        """The funds as if all gold stood for every colour at once: what exceeds it is too dear."""
        return self.funds + self.gold * self.worth * EACH

    def pays(self, price: int) -> bool:
        """Whether it suffices for a packed price."""
        return lacking(self.funds - price, self.worth) <= self.gold


class Way(NamedTuple):
    """A way to pay for a card.

    Attributes:
        kept: by colour, own tokens that stay because gold stands for them.
        gold: gold tokens paid.
        burned: cards burned, for their gold or as the price.
    """

    kept: tuple[int, ...]
    gold: int
    burned: tuple[str, ...]


@cache
def prices() -> dict[str, int]:
    """The packed price of every card; that of an empty place, "", exceeds everything."""
    return {"": GUARDS} | {card.id: pack(card.cost) for card in cards().values()}


def purse(player: Player) -> Purse:
    """What ``player`` can pay with."""
    bonuses, tokens = player.bonuses, player.tokens
    funds = (
        GUARDS
        + (bonuses[0] + tokens[0])
        + (bonuses[1] + tokens[1] << 8)
        + (bonuses[2] + tokens[2] << 16)
        + (bonuses[3] + tokens[3] << 24)
        + (bonuses[4] + tokens[4] << 32)
    )
    gold = tokens[GOLD] + GOLD_CARD * len(player.golden)
    return Purse(funds, gold, 1 + player.has("gold"))


def spared(player: Player, card: Card) -> list[int]:
    """By colour, the own tokens that can pay for ``card`` and that gold could stand for instead."""
    return [
        min(token, max(0, cost - bonus))
        for cost, bonus, token in zip(card.cost, player.bonuses, player.tokens, strict=False)
    ]


def ways(player: Player, card: Card) -> Iterator[Way]:
    """Every way to pay for ``card`` (rulebook: Actions, gold; Orient; Trading Posts; rulings 3, 12, 14, 16).

    The player decides which own tokens to keep and which cards to burn; gold pays the rest, as little as will
    do. Each card burned for its gold pays for something; of what it could pay besides nothing is left.
    """
    funds, gold, worth = purse(player)
    needs = [max(0, cost - bonus) for cost, bonus in zip(card.cost, player.bonuses, strict=True)]
    own = spared(player, card)
    spare = gold - lacking(funds - prices()[card.id], worth)
    most = spare * worth + worth - 1
    pyres = list(_pyres(player, card))
    for kept in product(*(range(min(tokens, most) + 1) for tokens in own)):
        rest = zip(needs, own, kept, strict=True)
        units = sum(-(-(need - tokens + keep) // worth) for need, tokens, keep in rest)
        for burned in range(min(len(player.golden), units) + 1):
            paid = max(0, units - GOLD_CARD * burned)
            if paid <= player.tokens[GOLD]:
                golden = tuple(player.golden[:burned])
                yield from (Way(kept, paid, golden + pyre) for pyre in pyres)


def usual(player: Player, card: Card) -> Way:
    """The obvious way: burning what is least worth, then least gold, then with most own tokens kept."""
    return min(ways(player, card), key=_loss)


def payments(player: Player, seat: int, card: Card) -> dict[Action, Way]:
    """Every way to pay with the action that chooses it.

    Its targets are the own tokens kept, the pile of golden cards as often as one is burned, and the cards
    that are burned as the price.
    """
    return {act(seat, "pay", *_targets(player, seat, way)): way for way in ways(player, card)}


def missing(player: Player, card: Card) -> Text:
    """What ``player`` lacks for ``card``, colour by colour, and the gold that is not enough."""
    short = {
        color: max(0, cost - bonus - have)
        for color, cost, bonus, have in zip(COLORS, card.cost, player.bonuses, player.tokens, strict=False)
    }
    return text("splendor-no-short", held=purse(player).gold, **gems(short))


def gems(counts: Mapping[str, int]) -> dict[str, Value]:
    """Numbers by pile as message parameters, with the ``first`` and ``last`` that are not zero.

    A message that lists gems needs to know where its commas and its "and" go.
    """
    named = [pile for pile in PILES if counts.get(pile)]
    ends = {"first": named[0], "last": named[-1]} if named else {"first": "", "last": ""}
    return {**{pile: counts.get(pile, 0) for pile in PILES}, **ends}


def piles(seat: int, counts: Iterable[int]) -> list[str]:
    """The own piles of tokens, each as often as it is counted."""
    return [f"tokens.{seat}.{pile}" for pile, n in zip(PILES, counts, strict=False) for _ in range(n)]


def fuel(player: Player, color: int) -> tuple[list[str], list[str]]:
    """The cards that count as ``color``: those paired with it, which burn first, and the others."""
    paired = [card for card in player.cards if player.paired.get(card) == color]
    table = cards()
    return paired, [card for card in player.cards if table[card].bonus == color]


def _pyres(player: Player, card: Card) -> Iterator[tuple[str, ...]]:
    """Every set of cards to burn as the price (rulebook: Orient, level 3; ruling 14)."""
    if card.burn is None:
        yield ()
        return
    paired, others = fuel(player, card.burn)
    first = min(card.burns, len(paired))
    for pair in combinations(sorted(paired), first):
        yield from (pair + rest for rest in combinations(sorted(others), card.burns - first))


def _loss(way: Way) -> tuple[int, int, int, int, int]:
    burned = [cards()[card] for card in way.burned]
    points, bonuses = sum(card.points for card in burned), sum(card.worth for card in burned)
    return points, bonuses, len(burned), way.gold, -sum(way.kept)


def _targets(player: Player, seat: int, way: Way) -> list[str]:
    golden = sum(card in player.golden for card in way.burned)
    price = [card for card in way.burned if card not in player.golden]
    return [*piles(seat, way.kept), *[f"bonus.{seat}.gold"] * golden, *price]
