"""Paying with goods: what can be paid, the usual way, and whether there is another.

A *purse* counts nine kinds of goods: dice by colour, tokens by colour, brown tokens. A price is a number of
places to fill: two reds and one of any colour are three places, and a brown token fits them all. Hence goods
that fit together can always be completed to a payment if the price can be paid at all, and the usual payment
is found by adding the cheapest good that fits, again and again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from game.rules.istanbul_dice.phrases import BROWN, COLORS, CRYSTAL, LIRA, RESOURCES, Goods, Price
from game.rules.istanbul_dice.state import Player, State

Purse = tuple[int, ...]
KINDS = 9
_COLORS = len(COLORS)
_BROWN = 2 * _COLORS
EMPTY: Purse = (0,) * KINDS


def purse(state: State, seat: int, shown: Sequence[int] = ()) -> Purse:
    """The goods that ``seat`` can spend: tokens, and in the own turn the dice not yet used (ruling 9).

    Args:
        state: the position.
        seat: whose goods.
        shown: what the dice show, where that is known already.
    """
    tokens = state.players[seat].stock[: BROWN + 1]
    return (*((shown or state.shown()) if seat == state.turn else EMPTY)[:_COLORS], *tokens)


@cache
def units(seat: int) -> tuple[str, ...]:
    """Where the goods of each kind lie."""
    dice, tokens = (f"face.{color}" for color in COLORS), (f"goods.{seat}.{name}" for name in RESOURCES)
    return (*dice, *list(tokens)[: BROWN + 1])


def payable(price: Price, goods: Purse) -> bool:
    """Whether ``goods`` cover what a price asks of them."""
    if price.different:
        return _COLORS - by_color(goods).count(0) + goods[_BROWN] >= price.different
    if goods[_BROWN] < _lacking(price, goods):
        return False
    return not price.any or sum(goods) >= price.size


def _lacking(price: Price, goods: Purse) -> int:
    """How many places of a price its colours leave to brown tokens; written out, as nothing is asked more."""
    (red, yellow, green, blue), lacking = price.goods, 0
    if red and (short := red - goods[0] - goods[4]) > 0:
        lacking += short
    if yellow and (short := yellow - goods[1] - goods[5]) > 0:
        lacking += short
    if green and (short := green - goods[2] - goods[6]) > 0:
        lacking += short
    if blue and (short := blue - goods[3] - goods[7]) > 0:
        lacking += short
    return lacking


def affords(player: Player, price: Price, goods: Purse) -> bool:
    """Whether a player with ``goods`` can pay all that a price asks."""
    return has_coins(player, price) and payable(price, goods)


def has_coins(player: Player, price: Price) -> bool:
    """Whether a player has what a price asks besides goods."""
    stock = player.stock
    return stock[LIRA] >= price.lira and stock[CRYSTAL] >= price.crystals and len(player.tiles) >= price.tiles


def by_color(goods: Sequence[int]) -> Goods:
    """Dice and tokens of each colour together."""
    return goods[0] + goods[4], goods[1] + goods[5], goods[2] + goods[6], goods[3] + goods[7]


def fits(price: Price, paid: Sequence[int]) -> bool:
    """Whether goods fit a price together, so that none of them is paid in vain."""
    have = by_color(paid)
    if price.different:
        return max(have) <= 1 and sum(paid) <= price.different
    surplus = lacking = 0
    for need, own in zip(price.goods, have, strict=True):
        if own > need:
            surplus += own - need
        else:
            lacking += need - own
    return surplus + max(0, paid[_BROWN] - lacking) <= price.any


def usual(price: Price, goods: Purse, begun: Purse = EMPTY) -> Purse:
    """The sensible payment, beginning with ``begun``: dice, then tokens, rare colours first, brown last."""
    paid, have = list(begun), by_color(goods)
    held = [kind for kind in range(KINDS) if goods[kind]]
    for kind in sorted(held, key=lambda kind: _dearness(kind, have)):
        while paid[kind] < goods[kind]:
            paid[kind] += 1
            if not fits(price, paid):
                paid[kind] -= 1
                break
    return tuple(paid)


def _dearness(kind: int, have: Sequence[int]) -> tuple[int, int]:
    return (2, 0) if kind == _BROWN else (kind // _COLORS, have[kind % _COLORS])


def varies(price: Price, goods: Purse) -> bool:
    """Whether a price that ``goods`` cover can be paid in more than one way."""
    if price.different:
        colors = _COLORS - by_color(goods).count(0)
        mixed = any(goods[color] and goods[_COLORS + color] for color in range(_COLORS))
        return bool(colors) and (mixed or colors + goods[_BROWN] > price.different)
    usable = mixed = False
    surplus = several = 0
    for color, need in enumerate(price.goods):
        dice, tokens = goods[color], goods[_COLORS + color]
        if (need or price.any) and (dice or tokens):
            usable = True
            if dice + tokens > need:
                surplus += dice + tokens - need
                several += 1
                mixed = mixed or (dice > 0 and tokens > 0)
    brown = goods[_BROWN] - _lacking(price, goods)
    if surplus + brown <= price.any:
        return False
    return usable if brown else mixed or (price.any > 0 and several > 1)


def going_on(price: Price, goods: Purse, paid: Sequence[int]) -> Iterator[int]:
    """The kinds of which one more may be paid after ``paid``."""
    more = list(paid)
    for kind in range(KINDS):
        if more[kind] < goods[kind]:
            more[kind] += 1
            if fits(price, more):
                yield kind
            more[kind] -= 1


def missing(price: Price, goods: Purse) -> dict[str, int]:
    """What a price asks beyond ``goods`` without brown, by colour and "any"; nothing that is not missing."""
    have = by_color(goods)
    lacking = {c: max(0, need - own) for c, need, own in zip(COLORS, price.goods, have, strict=True)}
    own = sum(min(need, held) for need, held in zip(price.goods, have, strict=True))
    spare = sum(have) - own
    return {color: count for color, count in {**lacking, "any": max(0, price.any - spare)}.items() if count}
