"""The board: plates of marble for its areas, and the sand of the arena."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from game.art.drawing import Drawing, Point
from game.art.leaf import Leaf, Picture
from game.art.palette import mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Layer, Sheet, SheetPrinter, Symbol
from game.maps.places import Box, Zone
from game.rules.aquileia.reading import METALS
from game.rules.kernel.ids import kind_of, last_of, number_in, spell
from game.tables.aquileia.paint import mosaic
from game.tables.aquileia.paint.coins import coin
from game.tables.aquileia.paint.leaves import wreath
from game.tables.aquileia.paint.tones import AREA, INK, MARBLE, MARBLE_SHADE, METAL, TERRACOTTA, WHITE

Size = tuple[int, int]
_LAURELS = ("lot", "open.stadium")
"""Where a laurel lies open."""
_EDGE = 3
"""Design units round a plate, for its shadow."""
_TIER, _ARCH = 16.0, 26.0
"""How thick the wall of the arena is, and how wide an arch of it."""


class BoardPrinter:
    """Prints zones of the board.

    Args:
        press: prints sheets.
        seats: whose purses there are.
    """

    def __init__(self, press: SheetPrinter, seats: Sequence[SeatStyle]) -> None:
        self._press, self._seats = press, seats

    def printing(self, zone: Zone, size: Size) -> Iterator[pygame.Surface | None]:
        """The plates in portions; only the last one is a picture. Between them the table is seen."""
        plates = _plates(zone, self._seats)
        yield None
        yield from self._press.printing(plates, size)


def _plates(zone: Zone, seats: Sequence[SeatStyle]) -> Sheet:
    """Each plate in a layer of its own, which takes as long as it is large; above them what lies there."""
    leaf, plates = Leaf(*zone.size), list[Layer]()
    for name, slot in zone.slots.items():
        if kind_of(name) == "area":
            title = zone.slots.get("round" if name == "area.track" else spell("title", last_of(name)))
            if last_of(name) == "lanes":
                plates.append(_arena(slot.box))
            else:
                plates.append(_plate(last_of(name), slot.box, title.box if title else None))
    for slot in zone.slots.values():
        if kind_of(slot.name) == "bid":
            _empty(leaf, coin(last_of(slot.name)), slot.box)
        elif kind_of(slot.name) == "stone":
            _stone(leaf, number_in(slot.name), slot.box)
        elif slot.name in _LAURELS:
            _empty(leaf, lambda drawing: wreath(drawing, ()), slot.box)
        elif slot.kind == "row":
            _bed(leaf, slot.box)
    if "area.purses" in zone.slots:
        _purses(leaf, zone, seats)
    return replace(leaf.sheet, layers=[Layer(Drawing(*zone.size)), *plates, *leaf.sheet.layers])


def _is_strip(plate: Box) -> bool:
    """Whether a name stands before what lies on a plate, and not above it."""
    return plate[2] > 8 * plate[3]


def _arena(at: Box) -> Layer:
    """The sand on which strengths are compared: sunlight on its middle, a wall with arches round it."""
    (x, y, w, h), bright, sand = at, rgb("f3d9a2"), rgb("cf9d58")
    drawing, round_by = Drawing(w + 2 * _EDGE, h + 2 * _EDGE), min(80.0, h / 3)
    for inset, tone in zip(
        (0, 2, _TIER), (INK, mix(TERRACOTTA, INK, 0.2), mix(sand, INK, 0.35)), strict=True
    ):
        drawing.rect(
            (_EDGE + inset, _EDGE + inset), (w - 2 * inset, h - 2 * inset), tone, round_by - inset * 0.7
        )
    count = int((w - 2 * round_by) / _ARCH)
    for number in range(count):
        left = _EDGE + (w - count * _ARCH) / 2 + number * _ARCH
        for foot, high in ((_EDGE + _TIER, 7.0), (_EDGE + h - 4, 7.0)):
            arch = f"M{left + 5} {foot}V{foot - high}a{_ARCH / 2 - 5} 7 0 0 1 {_ARCH - 10} 0V{foot}Z"
            drawing.path(arch, mix(TERRACOTTA, INK, 0.75))
    inner, middle = (w - 2 * _TIER, h - 2 * _TIER), (_EDGE + w / 2, _EDGE + h * 0.5)
    field = drawing.radial(middle, w * 0.55, (0, bright), (0.5, mix(bright, sand, 0.45)), (1, sand))
    drawing.rect((_EDGE + _TIER, _EDGE + _TIER + 4), (inner[0], inner[1] - 4), field, round_by - _TIER * 0.7)
    for share in (0.43, 0.36, 0.29):
        drawing.ellipse(
            middle, w * share, h * share * 0.8, stroke=mix(sand, INK, 0.2), width=2.5, stroke_opacity=0.4
        )
    _spina(drawing, middle, w * 0.36)
    return Layer(drawing, (x - _EDGE, y - _EDGE))


def _spina(drawing: Drawing, middle: Point, wide: float) -> None:
    """The low wall that is raced round, with a post at each end."""
    x, y, shade = middle[0] - wide / 2, middle[1], mix(MARBLE_SHADE, INK, 0.35)
    drawing.ellipse((middle[0] + 6, y + 34), wide * 0.54, 24, INK, fill_opacity=0.16)
    drawing.rect((x, y), (wide, 36), shade, 16)
    drawing.rect((x, y - 8), (wide, 30), MARBLE_SHADE, 15, stroke=shade, width=2)
    for post in (x + 34, x + wide - 34):
        drawing.polygon([(post - 14, y + 10), (post, y - 56), (post + 14, y + 10)], mix(TERRACOTTA, INK, 0.2))
        drawing.circle((post, y - 58), 9, METAL["gold"].base, stroke=METAL["gold"].line, width=2)


def _stone(leaf: Leaf, number: int, at: Box) -> None:
    """A stone of the arena with its number."""
    x, y, w, h = at
    centre = (x + w / 2, y + h / 2)
    leaf.drawing.circle((centre[0] + 2, centre[1] + 3), w / 2, INK, fill_opacity=0.35)
    field = leaf.drawing.radial(centre, w / 2, (0, WHITE), (0.75, MARBLE), (1, MARBLE_SHADE))
    leaf.drawing.circle(centre, w / 2 - 1, field, stroke=mix(AREA["lanes"], INK, 0.3), width=2.5)
    leaf.number(number, centre, w * 0.54, INK, width=w * 0.82)


def _plate(area: str, at: Box, title: Box | None) -> Layer:
    """A plate of marble with a border of stones, and a band for its name; a strip has stones at its ends."""
    x, y, w, h = at
    drawing = Drawing(w + 2 * _EDGE, h + 2 * _EDGE)
    with drawing.place(_EDGE - x, _EDGE - y):
        _marble(drawing, area, at, title)
    return Layer(drawing, (x - _EDGE, y - _EDGE))


def _marble(drawing: Drawing, area: str, at: Box, title: Box | None) -> None:
    x, y, w, h = at
    tone = AREA[area]
    drawing.rect((x + 1, y + 2), (w - 1, h - 1), INK, 6, fill_opacity=0.45)
    body = drawing.linear(
        (x, y), (x + w, y + h), (0, MARBLE), (0.5, mix(MARBLE, MARBLE_SHADE, 0.4)), (1, MARBLE_SHADE)
    )
    drawing.rect((x, y), (w, h), body, 6, stroke=mix(tone, INK, 0.45), width=1.5)
    strip = _is_strip(at)
    light, dark = mix(tone, MARBLE, 0.78), mix(tone, MARBLE, 0.25)
    mosaic.border(drawing, (x + 2, y + 2), (w - 4, h - 4), 6.5, dark, light, ends=strip)
    if title and not strip:
        _band(drawing, area, at, title[3])


def _band(drawing: Drawing, area: str, at: Box, high: float) -> None:
    """Where the name stands in place of the border."""
    x, y, w, _ = at
    tone = AREA[area]
    drawing.rect((x + 1.5, y + 1.5), (w - 3, high - 1.5), mix(tone, MARBLE, 0.84), 5)
    drawing.rect((x + 1.5, y + high - 1.5), (w - 3, 1.5), mix(tone, MARBLE, 0.3))


def _bed(leaf: Leaf, at: Box) -> None:
    """Where a card lies: sunk into the marble as long as none does."""
    x, y, w, h = at
    round_by = min(w, h) * 0.08
    leaf.drawing.rect((x, y), (w, h), INK, round_by, fill_opacity=0.1)
    leaf.drawing.rect(
        (x + 1, y + 1), (w - 2, h - 2), radius=round_by, stroke=INK, width=1.2, stroke_opacity=0.4
    )


def _empty(leaf: Leaf, picture: Picture, at: Box) -> None:
    """A place, and in faint stone what will lie there."""
    x, y, w, h = at
    leaf.picture(picture, (x + w / 2, y + h / 2), min(w, h) * 0.78)
    leaf.drawing.rect((x, y), (w, h), MARBLE_SHADE, min(w, h) * 0.08, fill_opacity=0.7)
    _bed(leaf, at)


def _purses(leaf: Leaf, zone: Zone, seats: Sequence[SeatStyle]) -> None:
    """Whose coins lie in each row."""
    for seat, style in enumerate(seats):
        if f"purse.{seat}" not in zone.slots:
            continue
        x, y, w, h = zone.slots[f"purse.{seat}"].box
        row = [zone.slots[f"coins.{seat}.{metal}"].box for metal in METALS]
        left, right = min(x, *(box[0] for box in row)), max(x + w, *(box[0] + box[2] for box in row))
        leaf.drawing.rect((left - 6, y - 2), (right - left + 12, h + 4), mix(style.color, WHITE, 0.5), 12)
        leaf.sheet.symbols.append(Symbol(style.symbol, (x + w / 2, y + h / 2), min(w, h) * 0.8, style.dark))
