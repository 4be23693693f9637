"""What is printed on the plates beside the spaces: how much is to be had, and what a contest brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art.drawing import Point
from game.art.leaf import Leaf, Picture
from game.art.palette import Color, mix
from game.art.sheets import Sheet
from game.maps.places import Box
from game.rules.aquileia.components import rewards
from game.rules.aquileia.printed import spaces
from game.tables.aquileia.layout import area_of, space_of
from game.tables.aquileia.paint import symbols
from game.tables.aquileia.paint.cards import wreath_sign
from game.tables.aquileia.paint.coins import money
from game.tables.aquileia.paint.tokens import small_die
from game.tables.aquileia.paint.tones import AREA, INK, MARBLE, RED_DIE, WHITE

Size = tuple[int, int]
_UNIT = 60.0
"""How large a space is in the drawing of what is printed beside it."""
_SIGNS: Mapping[str, Box] = {
    "servi": (1.0, 0.14, 1.1, 0.72),
    "forum": (1.04, 0.17, 0.64, 0.66),
    "latro": (1.11, 0.15, 2.03, 0.7),
    "pecunia": (0.05, 1.05, 0.9, 0.9),
}
"""Where something is printed beside a space, by its area, in sizes of the space: at the Forum each sign."""


def _beside(space: str) -> Box:
    """Where something is printed beside a space, in sizes of the space."""
    known = spaces()[space]
    left, top, wide, high = _SIGNS[known.area]
    return (left, top, wide * (known.most + known.scores if known.area == "forum" else 1), high)


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


_BESIDE: Mapping[str, Callable[[Leaf, str, Box], None]] = {
    "servi": _servi,
    "forum": _forum,
    "latro": _latro,
    "pecunia": _pecunia,
}
"""What is printed beside a space, by its area."""


# --- what a contest brings: three plinths with their prizes, or as many lines of a list ---------------------

_UPRIGHT = 0.62
"""From which share of its width a prize stands on a plinth; a lower one lies in a line behind its rank."""
_METALS: Mapping[str, tuple[str, ...]] = {"arena": ("bronze",), "stadium": ("silver", "gold")}
_EXTRAS: Mapping[str, tuple[Picture, ...]] = {
    "arena": (symbols.star_of, symbols.cards("servi")),
    "stadium": (wreath_sign,),
}
"""What only the first two get besides."""
_BEST, _STEP = 2, 0.04
"""How many those are; and how much higher a plinth is than the next."""


def _prizes(leaf: Leaf, area: str, wide: float, high: float) -> None:
    listed = high > 0.75 * wide
    w, h = (wide, high / 3) if listed else (wide / 3, high)
    for place, count in enumerate(rewards(area)):
        corner = (0.0, h * place) if listed else (w * place, 0.0)
        drawn = _on_plinth if h > w * _UPRIGHT else _in_line
        drawn(leaf, area, place, count, (*corner, w, h))


def _on_plinth(leaf: Leaf, area: str, place: int, count: int, at: Box) -> None:
    """Prizes above a block of stone that bears their rank; the best stands highest."""
    x, y, w, h = at
    metals, middle = _METALS[area], x + w / 2
    block, rise = h * 0.26, h * _STEP * (_BEST - place)
    top, tone = y + h - block - rise, AREA[area]
    stone = leaf.drawing.linear((x, top), (x + w, top), (0, mix(tone, WHITE, 0.2)), (1, mix(tone, INK, 0.45)))
    leaf.drawing.rect((x + w * 0.03, top), (w * 0.94, block + rise), stone)
    leaf.drawing.rect(
        (x, top), (w, block * 0.2), mix(tone, MARBLE, 0.75), 2, stroke=mix(tone, INK, 0.4), width=1
    )
    _rank(leaf, place + 1, (middle, top + block * 0.2 + (block * 0.8 + rise) / 2), block * 0.66, WHITE)
    side = min(w * 0.96 / len(metals), h * 0.43)
    for number, metal in enumerate(metals):
        centre = (middle + (number - (len(metals) - 1) / 2) * side, top - side * 0.5)
        money(leaf, metal, count, centre, side)
    small, shown = min(h * 0.23, w * 0.4), _EXTRAS[area] if place < _BEST else ()
    for number, sign in enumerate(shown):
        centre = (middle + (number - (len(shown) - 1) / 2) * small * 1.15, top - side - small * 0.5)
        leaf.picture(sign, centre, small)


def _in_line(leaf: Leaf, area: str, place: int, count: int, at: Box) -> None:
    """A rank, and behind it its prizes."""
    x, y, w, h = at
    metals, extras = _METALS[area], _EXTRAS[area]
    side = min(h * 0.9, w * 0.96 / (0.84 + len(metals) + 0.66 * len(extras)))
    small, middle = side * 0.66, y + h / 2
    _rank(leaf, place + 1, (x + small * 0.62, middle), small * 0.72)
    left = x + small * 1.24
    for number, metal in enumerate(metals):
        money(leaf, metal, count, (left + side * (number + 0.5), middle), side)
    left += side * len(metals)
    for number, sign in enumerate(extras if place < _BEST else ()):
        leaf.picture(sign, (left + small * (number + 0.52), middle), small * 0.94)


def _rank(leaf: Leaf, place: int, centre: Point, height: float, ink: Color = INK) -> None:
    """A Roman numeral up to three."""
    top, low, foot = centre[1] - height / 2, centre[1] + height / 2, height * 0.2
    for stroke in range(place):
        x = centre[0] + (stroke - (place - 1) / 2) * height * 0.5
        leaf.drawing.polyline([(x, top), (x, low)], ink, height * 0.14)
        for end in (top, low):
            leaf.drawing.polyline([(x - foot, end), (x + foot, end)], ink, height * 0.14)


def printed(piece: str, size: Size) -> Sheet:
    """What is printed in one place: beside a space, or what a contest brings."""
    area, (wide, high) = area_of(piece), size
    if space := space_of(piece):
        left, top, w, h = _beside(space)
        leaf = Leaf(_UNIT * w, _UNIT * h)
        _BESIDE[area](leaf, space, (-_UNIT * left, -_UNIT * top, _UNIT, _UNIT))
        return leaf.sheet
    leaf = Leaf(wide, high)
    _prizes(leaf, area, wide, high)
    return leaf.sheet
