"""What a player can pay, and every way to pay for a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from operator import add, sub
from typing import NamedTuple

from game.rules.kernel.action import Action, act
from game.rules.kernel.text import Text, Value, text
from game.rules.splendor.components import COLORS, GOLD, PILES, Card, cards
from game.rules.splendor.packing import EACH, GUARDS, MOST, lacking, pack, pack_both
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
        """The funds as if all gold stood for every colour at once: what is beyond them is too dear."""
        return self.funds + min(self.gold * self.worth, MOST) * EACH if self.gold else self.funds

    def pays(self, price: int) -> bool:
        """Whether it suffices for a packed price."""
        return lacking(self.funds - price, self.worth) <= self.gold


class TokenSplit(NamedTuple):
    """A way to pay for a card.

    Attributes:
        paid: the tokens, by pile.
        burned: the cards, for their gold or as the price.
    """

    paid: tuple[int, ...]
    burned: tuple[str, ...]


@cache
def prices() -> dict[str, int]:
    """The packed price of every card; that of an empty place, "", exceeds everything."""
    return {"": GUARDS} | {card.id: pack(card.cost) for card in cards().values()}


def purse(player: Player) -> Purse:
    """What ``player`` can pay with."""
    gold = player.tokens[GOLD] + GOLD_CARD * len(player.golden)
    return Purse(pack_both(player.bonuses, player.tokens) + GUARDS, gold, gold_worth(player))


def gold_worth(player: Player) -> int:
    """How much of one colour a gold pays for (rulebook: Trading Posts, fourth power)."""
    return 2 if player.posts and player.has("gold") else 1


def shares(player: Player, card: Card) -> tuple[list[int], list[int]]:
    """By colour, how much of the price own tokens can pay, and how much is left to gold."""
    own, lacks = [0] * 5, [0] * 5
    bonuses, tokens = player.bonuses, player.tokens
    for color, cost in enumerate(card.cost):
        need = cost - bonuses[color]
        if need > 0:
            token = tokens[color]
            if need <= token:
                own[color] = need
            else:
                own[color], lacks[color] = token, need - token
    return own, lacks


def token_splits(player: Player, card: Card) -> tuple[TokenSplit, ...]:
    """Every way to pay for ``card``, the obvious one first (rulings 3, 12, 14, 16, 28).

    The player decides which own tokens to keep and which cards to burn; gold pays the rest, as little as will
    do. Of the cards burned for their gold and the gold tokens none could be left out (ruling 28); what such a
    card could pay besides is lost. The obvious way burns what is least worth, then pays least gold, then
    keeps most tokens.
    """
    own, lacks = shares(player, card)
    gold, golden, worth = player.tokens[GOLD], tuple(player.golden), gold_worth(player)
    return _splits(tuple(own), tuple(lacks), gold, golden, worth, tuple(_pyres(player, card)))


@lru_cache(maxsize=4096)
def _splits(
    own: tuple[int, ...],
    lacks: tuple[int, ...],
    gold: int,
    golden: tuple[str, ...],
    worth: int,
    pyres: tuple[tuple[str, ...], ...],
) -> tuple[TokenSplit, ...]:
    """The same from what it follows from: asked when the ways are listed, and again when one is taken.

    Args:
        own: by colour, what own tokens can pay.
        lacks: what is left to gold.
        gold: gold tokens.
        golden: cards that can be burned for gold.
        worth: how much of one colour a gold pays for.
        pyres: every set of cards to burn as the price.
    """
    found: list[TokenSplit] = []
    for kept in _kept(own, lacks, gold + GOLD_CARD * len(golden) - _units(lacks, worth), worth):
        units = _units(map(add, lacks, kept), worth)
        least, most = _burnable(gold, len(golden), units)
        for burned in range(least, most + 1):
            paid = (*map(sub, own, kept), max(0, units - GOLD_CARD * burned))
            found += [TokenSplit(paid, (*golden[:burned], *pyre)) for pyre in pyres]
    return tuple(sorted(found, key=_loss))


def obvious(player: Player, card: Card) -> TokenSplit:
    """The first of the `token_splits` to pay for ``card``: own tokens, then gold, then cards."""
    if card.special or player.golden or player.posts:
        return token_splits(player, card)[0]
    own, lacks = shares(player, card)
    return TokenSplit((*own, sum(lacks)), ())


def several(player: Player, card: Card, own: Purse) -> bool:
    """Whether there is more than one way to pay for ``card``, which the purse ``own`` of ``player`` pays.

    The same as counting `token_splits`, without listing them.
    """
    if card.burn is not None:
        return len(_pyres(player, card)) > 1
    price = prices()[card.id]
    units = lacking(own.funds - price, own.worth)
    if player.golden:
        least, most = _burnable(player.tokens[GOLD], len(player.golden), units)
        if least < most:
            return True
    spare = own.gold > units
    if not spare and own.worth == 1:
        return False
    # What tokens pay is what is lacking without them; gold could stand for it.
    if lacking(own.funds - price) == lacking(pack(player.bonuses) + GUARDS - price):
        return False
    return spare or any(_kept_of(*share, 0, own.worth) for share in zip(*shares(player, card), strict=True))


def payments(player: Player, seat: int, card: Card) -> Iterator[tuple[Action, TokenSplit]]:
    """Every way to pay with the action that chooses it.

    Its targets are the own tokens kept, the pile of golden cards as often as one is burned, and the cards
    that are burned as the price.
    """
    own, _ = shares(player, card)
    for way in token_splits(player, card):
        golden = sum([card in player.golden for card in way.burned])
        yield _paying(seat, tuple(map(sub, own, way.paid)), golden, way.burned[golden:]), way


@lru_cache(maxsize=4096)
def _paying(seat: int, kept: tuple[int, ...], golden: int, burned: tuple[str, ...]) -> Action:
    own = [f"tokens.{seat}.{color}" for color, count in zip(COLORS, kept, strict=True) for _ in range(count)]
    return act(seat, "pay", *own, *[f"bonus.{seat}.gold"] * golden, *burned)


def missing(player: Player, card: Card) -> Text:
    """What ``player`` lacks for ``card``, colour by colour, and the gold that is too little."""
    short = dict(zip(COLORS, shares(player, card)[1], strict=True))
    golden = len(player.golden)
    return text("splendor-no-short", tokens=player.tokens[GOLD], golden=golden, **gems(short))


def gems(counts: Mapping[str, int]) -> dict[str, Value]:
    """Numbers by pile as message parameters, with the ``first`` and ``last`` that are not zero.

    A message that lists gems needs to know where its commas and its "and" go.
    """
    named = [pile for pile in PILES if counts.get(pile)]
    ends = {"first": named[0], "last": named[-1]} if named else {"first": "", "last": ""}
    return {**{pile: counts.get(pile, 0) for pile in PILES}, **ends}


def fuel(player: Player, color: int) -> tuple[list[str], list[str]]:
    """The cards that count as ``color``: those paired with it, which burn first, and the others."""
    paired = [card for card in player.cards if player.paired.get(card) == color]
    table = cards()
    return paired, [card for card in player.cards if table[card].bonus == color]


def _burnable(gold: int, golden: int, units: int) -> tuple[int, int]:
    """How many cards must, and how many may, be burned for their gold (rulings 12, 28).

    Args:
        gold: gold tokens held.
        golden: cards held.
        units: the gold that is asked for.
    """
    return max(0, -((gold - units) // GOLD_CARD)), min(golden, -(-units // GOLD_CARD))


def _units(lacks: Iterable[int], worth: int) -> int:
    """How many gold pay what is lacking by colour, without change."""
    return sum(lacks) if worth == 1 else sum(-(-lack // worth) for lack in lacks)


def _kept(own: Sequence[int], lacks: Sequence[int], spare: int, worth: int) -> Iterator[tuple[int, ...]]:
    """By colour, the own tokens that may stay; not all that are listed can be paid for.

    Args:
        own: tokens that could pay.
        lacks: what gold has to pay besides.
        spare: gold left when it has done so.
        worth: how much a gold pays for.
    """
    most = (_kept_of(have, lack, spare, worth) for have, lack in zip(own, lacks, strict=True))
    return product(*(range(count + 1) for count in most))


def _kept_of(own: int, lack: int, spare: int, worth: int) -> int:
    """How many own tokens of a colour may stay: what is left of a gold that pays anyhow, and spare gold."""
    return min(own, -lack % worth + max(0, spare) * worth)


def _pyres(player: Player, card: Card) -> list[tuple[str, ...]]:
    """Every set of cards to burn as the price (rulebook: Orient, level 3; ruling 14)."""
    if card.burn is None:
        return [()]
    paired, others = fuel(player, card.burn)
    first = min(card.burns, len(paired))
    sets = product(combinations(sorted(paired), first), combinations(sorted(others), card.burns - first))
    return [pairs + rest for pairs, rest in sets]


def _loss(way: TokenSplit) -> tuple[int, int, int, int, int]:
    """What a player would rather not lose: points, discounts, cards, gold, tokens of any kind."""
    if not way.burned:
        return 0, 0, 0, way.paid[GOLD], sum(way.paid)
    table = cards()
    points = sum([table[id].points for id in way.burned])
    worth = sum([table[id].worth for id in way.burned])
    return points, worth, len(way.burned), way.paid[GOLD], sum(way.paid)
