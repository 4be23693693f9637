"""Spaces for agents as mosaic roundels: what they cost, and what is to be had there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import star
from game.art.leaf import Leaf
from game.art.palette import mix
from game.art.sheets import Sheet
from game.rules.aquileia.printed import Exchange, Space
from game.rules.kernel.ids import last_of
from game.tables.aquileia.paint import mosaic, symbols
from game.tables.aquileia.paint.coins import coin, listed, money
from game.tables.aquileia.paint.figures import USUAL, NumberSizes
from game.tables.aquileia.paint.tokens import small_die
from game.tables.aquileia.paint.tones import AREA, BLUE_DIE, INK, MARBLE, MARBLE_SHADE, METAL, RED_DIE, WHITE

Size = tuple[int, int]
NUMBERED = ("arena", "stadium", "forum")
"""Areas whose spaces differ by a number, which is seen beside an agent too."""


def roundel(space: Space, taken: bool = False, figures: NumberSizes = USUAL) -> Sheet:
    """A space; where a metal counts, its ring is shaped like the rim of its coins. A taken one is blank."""
    leaf = Leaf(100, 100)
    tone = METAL[space.metal].base if space.metal else AREA.get(space.area, AREA["portus"])
    leaf.drawing.circle((50, 50), 49, INK, fill_opacity=0.55)
    if space.metal == "gold":
        leaf.drawing.polygon(star((50, 50), 50, 41, 14), tone, stroke=METAL["gold"].line, width=2)
    stones = 8 if space.metal == "bronze" else 20
    mosaic.roundel(leaf.drawing, (50, 50), 48, stones, tone, mix(tone, WHITE, 0.6))
    field = leaf.drawing.radial((42, 38), 50, (0, WHITE), (0.7, MARBLE), (1, MARBLE_SHADE))
    leaf.drawing.circle((50, 50), 38, field, stroke=mix(tone, INK, 0.4), width=2)
    if not taken:
        _SIGNS[space.area](leaf, space, figures)
    return leaf.sheet


def _dolus(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.picture(small_die(RED_DIE), (37, 42), 36)
    leaf.picture(small_die(RED_DIE), (62, 60), 36)


def _pecunia(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.picture(coin("gold"), (36, 40), 40)
    leaf.picture(coin("bronze"), (64, 62), 40)


def _price(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    money(leaf, space.metal, 1, (50, 50), 67)


def _potentia(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.picture(small_die(BLUE_DIE), (50, 50), 50)


def _strength(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.number(space.strength, (50, 50), figures.only, INK)


def _race(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.picture(symbols.horse(space.metal), (32, 50), 38)
    high, wide = figures.race
    leaf.number(space.strength, (70, 50), high, INK, width=wide)


def _theatrum(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.picture(symbols.mask, (50, 50), 52)


def number_of(space: Space) -> int:
    """The strength that a space gives, or its place in the order of the Forum."""
    return space.strength or int(last_of(space.id)[-1])


def _forum(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.number(number_of(space), (50, 50), figures.only - 2, INK)


def _latro(leaf: Leaf, space: Space, figures: NumberSizes) -> None:
    leaf.picture(symbols.grab, (50, 50), 56)


_SIGNS: Mapping[str, Callable[[Leaf, Space, NumberSizes], None]] = {
    "dolus": _dolus,
    "pecunia": _pecunia,
    "equi": _price,
    "servi": _price,
    "potentia": _potentia,
    "arena": _strength,
    "stadium": _race,
    "theatrum": _theatrum,
    "forum": _forum,
    "latro": _latro,
    "portus": _price,
}


def slot(number: int, figures: NumberSizes = USUAL) -> Sheet:
    """A slot of the selection track; a strong frame would say that it can be chosen."""
    leaf = Leaf(50, 50)
    edge = mix(AREA["track"], MARBLE_SHADE, 0.45)
    leaf.drawing.rect((2, 2), (46, 46), MARBLE_SHADE, 8, stroke=edge, width=2)
    leaf.number(number, (25, 25), figures.slot, mix(AREA["track"], INK, 0.3))
    return leaf.sheet


SIGN, _ARROW = 0.37, 0.62
"""In heights: the middle of the sign that it can be paid, off the rim of the focus on the next one; and that
of the arrow below it."""
_COIN, _OUTSIDE = 27.5, 0.68
"""How wide coins are where there is room, clear of the frame; and how much of what two leave lies beyond."""


def exchange(way: Exchange, size: Size, *, rtl: bool = False) -> Sheet:
    """What is given, an arrow, what is got; in that order as the language is read."""
    leaf = Leaf(31 * size[0] / size[1], 31)
    w = leaf.width
    side = min(30.0, (w - 21) / 3)
    edge = mix(AREA["pecunia"], MARBLE_SHADE, 0.55)
    leaf.drawing.rect((0.6, 0.6), (w - 1.2, 29.8), mix(MARBLE, WHITE, 0.6), 8, stroke=edge, width=0.9)
    give, get = listed(way.give), listed(way.get)
    air = (w - side * (len(give) + len(get)) - 14) / 4
    if w / 2 - 7 - 2 * side >= 0:  # the arrow stands in the middle, where its sign is clear of coins
        leaf.picture(symbols.arrow(AREA["pecunia"], rtl=rtl), (w / 2, 31 * _ARROW), 14)
        for coins, right in ((give, rtl), (get, not rtl)):
            free = w / 2 - 7 - _COIN * len(coins)
            outside = free * (_OUTSIDE if len(coins) > 1 else 0.5)
            _row(leaf, coins, w / 2 + 7 + free - outside if right else outside, _COIN)
        return leaf.sheet
    first, second = (get, give) if rtl else (give, get)
    x = _row(leaf, first, air, side)
    leaf.picture(symbols.arrow(AREA["pecunia"], rtl=rtl), (x + air + 7, 15.5), 14)
    _row(leaf, second, x + 2 * air + 14, side)
    return leaf.sheet


def _row(leaf: Leaf, coins: list[tuple[str, int]], left: float, side: float) -> float:
    """Coins side by side from ``left``; returns where they end."""
    for number, (metal, count) in enumerate(coins):
        money(leaf, metal, count, (left + side * (number + 0.5), 15.5), side * 1.02)
    return left + side * len(coins)
