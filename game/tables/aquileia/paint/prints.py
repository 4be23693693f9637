"""What is printed on the plates beside the spaces: how much is to be had, and what a contest brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.leaf import Leaf
from game.art.sheets import Sheet
from game.maps.places import Box
from game.rules.aquileia.components import rewards
from game.rules.aquileia.printed import spaces
from game.tables.aquileia.layout import area_of, space_of
from game.tables.aquileia.paint import symbols
from game.tables.aquileia.paint.cards import wreath_sign
from game.tables.aquileia.paint.coins import money
from game.tables.aquileia.paint.tokens import small_die
from game.tables.aquileia.paint.tones import INK, RED_DIE, WHITE

Size = tuple[int, int]
_UNIT = 60.0
"""How large a space is in the drawing of what is printed beside it."""
_SIGNS: Mapping[str, Box] = {
    "servi": (1.0, 0.14, 1.1, 0.72),
    "forum": (1.04, 0.17, 0.64, 0.66),
    "dolus": (-0.4, 1.43, 1.8, 0.84),
    "latro": (1.11, 0.15, 2.03, 0.7),
    "pecunia": (0.05, 1.05, 0.9, 0.9),
}
"""Where something is printed beside a space, by its area, in sizes of the space: at the Forum each sign."""
_FREE: Mapping[str, tuple[tuple[float, float], ...]] = {
    "arena": ((1.1, 0.485), (0.0, 0.56)),
    "stadium": ((0.65, 0.682), (0.0, 0.76)),
}
"""What a contest brings lies on the foot of its plate: where that begins, in heights of the plate, by the
least height in widths that it is for."""
_LOW, _SIDE = 0.967, {"arena": 0.0432, "stadium": 0.027}
"""Where that ends, and how far it keeps from the sides, in widths of the plate: clear of the border."""


def _beside(space: str) -> Box:
    """Where something is printed beside a space, in sizes of the space."""
    known = spaces()[space]
    left, top, wide, high = _SIGNS[known.area]
    return (left, top, wide * (known.most + known.scores if known.area == "forum" else 1), high)


def _plate(area: str, wide: float, high: float) -> Box:
    """Where the plate of a contest lies, as seen from the place for what it brings."""
    w = wide / (1 - 2 * _SIDE[area])
    heights = ((least, high / (_LOW - top)) for least, top in _FREE[area])
    h = next(tall for least, tall in heights if tall > w * least)
    return (-_SIDE[area] * w, high - _LOW * h, w, h)


def _servi(leaf: Leaf, space: str, at: Box) -> None:
    """How many cards at most."""
    x, y, w, h = at
    leaf.picture(symbols.cards("servi"), (x + w * 1.28, y + h / 2), h * 0.6)
    leaf.number(spaces()[space].most, (x + w * 1.84, y + h / 2), h * 0.52, INK, width=w * 0.46)


def _forum(leaf: Leaf, space: str, at: Box) -> None:
    """One building or two; points at once."""
    x, y, w, h = at
    known = spaces()[space]
    signs = [*[symbols.roof] * known.most, *[symbols.star_of] * known.scores]
    for number, sign in enumerate(signs):
        leaf.picture(sign, (x + w * (1.36 + 0.64 * number), y + h / 2), h * 0.62)


def _dolus(leaf: Leaf, space: str, at: Box) -> None:
    """Two dice."""
    x, y, w, h = at
    for number in (0, 1):
        leaf.picture(small_die(RED_DIE), (x + w * (0.02 + 0.96 * number), y + h * 1.85), w * 0.82)


def _latro(leaf: Leaf, space: str, at: Box) -> None:
    x, y, w, h = at
    for number in (0, 1):
        leaf.picture(small_die(RED_DIE), (x + w * (1.46 + 0.74 * number), y + h / 2), w * 0.68)
    leaf.picture(symbols.boat, (x + w * 2.86, y + h * 0.45), w * 0.54)


def _pecunia(leaf: Leaf, space: str, at: Box) -> None:
    """Four points for an exchange."""
    x, y, w, h = at
    leaf.picture(symbols.star_of, (x + w / 2, y + h * 1.5), w * 0.86)
    leaf.number(4, (x + w / 2, y + h * 1.52), w * 0.42, INK, line=WHITE)


_UPRIGHT = 1.1
"""From which share of its width on a plate is upright."""
_HIGH = 0.65
"""From which share of its width a plate is high."""
_ARENA_EDGE, _STADIUM_EDGE, _AIR = 0.048, 0.0245, 0.012
"""How far what is printed keeps from the edge of its plate, in widths of that, and in a row a little more."""
_APART = 0.32
"""In a row so much more lies between the prizes of two ranks, in widths of a coin."""
_BESIDE: Mapping[str, Callable[[Leaf, str, Box], None]] = {
    "servi": _servi,
    "forum": _forum,
    "dolus": _dolus,
    "latro": _latro,
    "pecunia": _pecunia,
}
"""What is printed beside a space, by its area."""


def _arena(leaf: Leaf, at: Box) -> None:
    """Coins for the first three; points or a card for the first two."""
    x, y, w, h = at
    if h > w * _UPRIGHT:
        _arena_upright(leaf, at)
        return
    side = min(w, h)
    for place, coins in enumerate(rewards("arena")):
        middle = x + w * (0.19 + 0.316 * place)
        _rank(leaf, place + 1, (middle, y + h * 0.6), side * 0.066)
        money(leaf, "bronze", coins, (middle, y + h * 0.737), side * 0.19)
        if place < 2:
            leaf.picture(symbols.star_of, (middle - side * 0.075, y + h * 0.893), side * 0.125)
            leaf.picture(symbols.cards("servi"), (middle + side * 0.075, y + h * 0.893), side * 0.135)


def _arena_upright(leaf: Leaf, at: Box) -> None:
    """The same as large as the width has room for, where the height has more."""
    x, y, w, h = at
    edge = w * _ARENA_EDGE
    wide = (w - 2 * edge) / 3
    side = min(wide * 0.86, h * 0.23)
    for place, coins in enumerate(rewards("arena")):
        middle = x + edge + wide * (place + 0.5)
        _rank(leaf, place + 1, (middle, y + h * 0.53), side * 0.34)
        money(leaf, "bronze", coins, (middle, y + h * 0.69), side)
        if place < 2:
            leaf.picture(symbols.star_of, (middle - wide * 0.25, y + h * 0.87), wide * 0.45)
            leaf.picture(symbols.cards("servi"), (middle + wide * 0.25, y + h * 0.87), wide * 0.48)


def _stadium(leaf: Leaf, at: Box) -> None:
    """Coins of the own metal for the first three; a laurel for the first two."""
    if at[3] > at[2] * _HIGH:
        _in_columns(leaf, at)
    else:
        _in_line(leaf, at)


def _in_columns(leaf: Leaf, at: Box) -> None:
    """Below each rank its coins: as large as a high plate has room for."""
    x, y, w, h = at
    edge = w * _STADIUM_EDGE
    wide = (w - 2 * edge) / 3
    side = min(h * 0.168, wide * 0.47)
    for place, coins in enumerate(rewards("stadium")):
        middle, rank = x + edge + wide * (place + 0.5), (0.0 if place == 2 else -side * 0.42)
        _rank(leaf, place + 1, (middle + rank, y + h * 0.737), side * 0.56)
        if place < 2:
            leaf.picture(wreath_sign, (middle + side * 0.42, y + h * 0.737), side * 0.7)
        for number, metal in enumerate(("silver", "gold")):
            money(leaf, metal, coins, (middle + (number - 0.5) * side, y + h * 0.877), side * 0.99)


def _in_line(leaf: Leaf, at: Box) -> None:
    """All in a row at the foot of the plate, as large as its width allows."""
    x, y, w, h = at
    prizes = rewards("stadium")
    taken = sum(_rank_width(place + 1, 0.62) + 2 + 0.07 * 3 for place in range(len(prizes))) + 2 * 0.62
    edge = w * _STADIUM_EDGE
    side = min((w * (1 - _AIR) - 2 * edge) / (taken + 2 * _APART), h * 0.161)
    low, wreath, gap = y + h - edge - side / 2, side * 0.62, side * 0.07
    left, air = x + edge, (w - 2 * edge - taken * side) / 2
    for place, coins in enumerate(prizes):
        rank = _rank_width(place + 1, side * 0.62)
        _rank(leaf, place + 1, (left + rank / 2, low), side * 0.62)
        left += rank + gap
        for metal in ("silver", "gold"):
            money(leaf, metal, coins, (left + side / 2, low), side)
            left += side + gap
        if place < 2:
            leaf.picture(wreath_sign, (left + wreath / 2, low), wreath)
            left += wreath
        left += air


def _rank_width(place: int, height: float) -> float:
    """How wide a Roman numeral is."""
    return height * (0.5 * (place - 1) + 0.56)


def _rank(leaf: Leaf, place: int, centre: tuple[float, float], height: float) -> None:
    """A Roman numeral up to three."""
    top, low, foot = centre[1] - height / 2, centre[1] + height / 2, height * 0.2
    for stroke in range(place):
        x = centre[0] + (stroke - (place - 1) / 2) * height * 0.5
        for line in (
            [(x, top), (x, low)],
            [(x - foot, top), (x + foot, top)],
            [(x - foot, low), (x + foot, low)],
        ):
            leaf.drawing.polyline(line, INK, height * 0.14)


_BROUGHT: Mapping[str, Callable[[Leaf, Box], None]] = {"arena": _arena, "stadium": _stadium}
"""What is printed on the plate of a contest."""


def printed(piece: str, size: Size) -> Sheet:
    """What is printed in one place: drawn as on the whole plate, of which the place is a part."""
    area, (wide, high) = area_of(piece), size
    if space := space_of(piece):
        left, top, w, h = _beside(space)
        leaf = Leaf(_UNIT * w, _UNIT * h)
        _BESIDE[area](leaf, space, (-_UNIT * left, -_UNIT * top, _UNIT, _UNIT))
        return leaf.sheet
    leaf = Leaf(wide, high)
    _BROUGHT[area](leaf, _plate(area, wide, high))
    return leaf.sheet
