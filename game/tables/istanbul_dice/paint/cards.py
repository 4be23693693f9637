"""Bazaar cards: above what they bring whoever's turn it is, below what they offer the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from game.art.drawing import Drawing, Point, star
from game.art.girih import eightfold, rosette
from game.art.palette import Color, Palette, mix
from game.art.reading import along, onward
from game.art.sheets import Figure, Sheet
from game.rules.istanbul_dice.phrases import COLORS, Gain, Price
from game.rules.istanbul_dice.printed import Card, Part
from game.tables.istanbul_dice.paint import dice
from game.tables.istanbul_dice.paint.plaques import tile_sign
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import (
    CARPET,
    CARPET_DEEP,
    CREAM,
    GLOW,
    GOODS,
    NIGHT,
    SAND,
    TURQUOISE,
    ground,
    outline,
)

WIDTH, HEIGHT = 200.0, 296.0
_RED = (204, 34, 44)
_UNIT = 52.0
_NAMED = 200
"""A pile has a name from so many pixels on, at 1080 lines."""


@dataclass(frozen=True, slots=True)
class Bit:
    """A sign on a card and its number; ``kept`` is only to be had, ``arrow`` and ``slash`` are no goods."""

    name: str
    count: int = 1

    @property
    def width(self) -> float:
        """What it takes of a line, in units of the signs' height."""
        if self.name in ("arrow", "red-arrow", "slash"):
            return 0.5
        return 1.0 if self.count == 1 else 1.62


_HALVES: Mapping[str, Color] = MappingProxyType({"active": GLOW, "others": TURQUOISE})


def halves(card: Card) -> dict[str, Part]:
    """Who carries out what of a card."""
    return {name: part for name in _HALVES if (part := getattr(card, name)) is not None}


def blank(shown: Sequence[str]) -> Sheet:
    """The paper of a front with these halves: many cards have the same."""
    drawing = Drawing(WIDTH, HEIGHT)
    paper = drawing.linear((0, 0), (0, HEIGHT), (0, CREAM), (1, mix(CREAM, SAND, 0.7)))
    drawing.rect((1, 1), (WIDTH - 2, HEIGHT - 2), paper, 14, stroke=NIGHT, width=2.4)
    drawing.rect((7, 7), (WIDTH - 14, HEIGHT - 14), radius=10, stroke=CARPET, width=2)
    for top, high, sign in _spans(shown):
        drawing.rect((14, top + 2), (WIDTH - 28, high - 4), mix(CREAM, _HALVES[sign], 0.28), 10)
        placed(drawing, sign, (WIDTH / 2, top + 32), 50)
    return Sheet.of(drawing)


def _spans(shown: Sequence[str]) -> Iterator[tuple[float, float, str]]:
    """Top and height of each half."""
    high = (HEIGHT - 28) / len(shown)
    return ((14 + number * high, high, name) for number, name in enumerate(shown))


def lines(card: Card, *, rtl: bool = False) -> Sheet:
    """What stands on a front; its lines are read from right to left in such a language."""
    drawing, parts = Drawing(WIDTH, HEIGHT), halves(card)
    sheet = Sheet.of(drawing)
    for top, high, name in _spans(tuple(parts)):
        _half(sheet, drawing, (top, high), parts[name], rtl)
    return sheet


def _half(sheet: Sheet, drawing: Drawing, span: tuple[float, float], part: Part, rtl: bool) -> None:
    """The line or lines of a half."""
    top, high = span
    lines = _lines(part)
    room = high - 64
    step = room / len(lines)
    for number, bits in enumerate(lines):
        _line(sheet, drawing, bits, top + 60 + step * (number + 0.5), min(_UNIT, step * 0.86), rtl)


def _lines(part: Part) -> list[list[Bit]]:
    """What is asked, an arrow and what is brought; a long line is broken before its arrow."""
    asked = _needs(part) + _price(part.price)
    brought: list[Bit] = []
    for number, way in enumerate(part.ways):
        brought += ([Bit("slash")] if number else []) + [_gain(gain) for gain in way]
    if not asked:
        return [brought]
    red = part.price.tiles or any(bit.name == "tile" for bit in brought)
    arrow = Bit("red-arrow" if red else "arrow")
    whole = [*asked, arrow, *brought]
    if sum(bit.width for bit in whole) <= 3.6:
        return [whole]
    return [asked, [arrow, *brought]]


def _needs(part: Part) -> list[Bit]:
    needs = [("kept-brown", part.brown), ("kept-card", part.card_dice)]
    return [Bit(name, count) for name, count in needs if count]


def _price(price: Price) -> list[Bit]:
    named = [*zip(COLORS, price.goods, strict=True), ("any", price.any), ("any", price.different)]
    named += [("lira", price.lira), ("crystal", price.crystals), ("tile", price.tiles)]
    return [Bit(name, count) for name, count in named if count]


def _gain(gain: Gain) -> Bit:
    return Bit(gain.kind, gain.amount)


def _line(sheet: Sheet, drawing: Drawing, bits: list[Bit], y: float, unit: float, rtl: bool) -> None:
    wide = sum(bit.width for bit in bits)
    unit = min(unit, (WIDTH - 36) / wide)
    x = WIDTH / 2 - wide * unit / 2
    for bit in bits:
        _bit(sheet, drawing, bit, (x, y), unit, rtl)
        x += bit.width * unit


def _bit(sheet: Sheet, drawing: Drawing, bit: Bit, at: Point, unit: float, rtl: bool) -> None:
    """A sign that begins so far along its line."""
    x, y = at

    def place(share: float) -> float:
        return along(x + unit * share, WIDTH, rtl=rtl)

    if bit.name in ("arrow", "red-arrow"):
        _arrow(drawing, (place(0.25), y), unit * 0.24, _RED if bit.name == "red-arrow" else NIGHT, rtl)
    elif bit.name == "slash":
        middle, aside, reach = place(0.25), unit * 0.15, unit * 0.4
        drawing.polyline([(middle + aside, y - reach), (middle - aside, y + reach)], NIGHT, 4)
    else:
        _picture(drawing, bit, (place(0.5), y), unit * 0.92)
        if bit.count > 1:
            number = Figure(bit.count, (place(1.3), y), unit * 0.66, NIGHT, width=unit * 0.62)
            sheet.figures.append(number)


def _picture(drawing: Drawing, bit: Bit, centre: Point, side: float) -> None:
    x, y = centre
    if bit.name.startswith("kept-"):
        left, top, right, foot = x - side / 2, y - side / 2, x + side / 2, y + side / 2
        drawing.rect((left, top), (side, side), CREAM, 8)
        drawing.dashed(
            [(left, top), (right, top), (right, foot), (left, foot), (left, top)], NIGHT, 3, (6, 4)
        )
        if bit.name == "kept-card":
            with drawing.place(x - side * 0.4, y - side * 0.4, side * 0.008):
                dice.draw(drawing, "card")
        else:
            placed(drawing, "brown", centre, side * 0.78)
    elif bit.name == "tile":
        tile_sign(drawing, centre, side)
    else:
        placed(drawing, bit.name, centre, side)


def _arrow(drawing: Drawing, centre: Point, reach: float, color: Color, rtl: bool) -> None:
    x, y = centre
    shaft = [(x - reach, y), (x + reach * 0.4, y)]
    tip = [(x + reach * 0.1, y - reach * 0.8), (x + reach, y), (x + reach * 0.1, y + reach * 0.8)]
    drawing.polyline(onward(shaft, x, rtl=rtl), color, reach * 0.5)
    drawing.polygon(onward(tip, x, rtl=rtl), color, join="round")


def back(palette: Palette) -> Sheet:
    """The back: a carpet's red under tile-work lines, a medallion."""
    drawing = Drawing(WIDTH, HEIGHT)
    _draw_back(drawing, palette)
    return Sheet.of(drawing)


def _draw_edge(drawing: Drawing, palette: Palette) -> None:
    """What is seen of a back below another one."""
    red, deep = ground(palette, GOODS["card"].base), ground(palette, GOODS["card"].line)
    drawing.rect((1, 1), (WIDTH - 2, HEIGHT - 2), CREAM, 14, stroke=NIGHT, width=2.4)
    paint = drawing.radial((WIDTH / 2, HEIGHT / 2), 190, (0, red), (1, deep))
    drawing.rect((9, 9), (WIDTH - 18, HEIGHT - 18), paint, 9, stroke=outline(palette, deep), width=4)


def _draw_back(drawing: Drawing, palette: Palette) -> None:
    _draw_edge(drawing, palette)
    deep = ground(palette, GOODS["card"].line)
    cell = eightfold(20)
    for column in range(3):
        for row in range(5):
            with drawing.place(28 + column * cell.width, 27 + row * cell.height):
                for points in cell.great:
                    drawing.polygon(points, stroke=SAND, width=1.1, stroke_opacity=0.7)
    centre = (WIDTH / 2, HEIGHT / 2)
    drawing.circle(centre, 60, deep, stroke=SAND, width=2.4)
    flower = rosette(centre, 55, 12, 0.48)
    for points in flower.petals:
        drawing.polygon(points, CARPET_DEEP, stroke=SAND, width=1.4)
    drawing.polygon(flower.heart, SAND, stroke=CREAM, width=1.2)
    drawing.polygon(star(centre, 16, 12, 8), GLOW)


def foot(size: tuple[int, int], k: float) -> float:
    """How high the name is below a pile that lies large, on a canvas of scale ``k``."""
    return 26.0 if size[1] > _NAMED * k else 0.0


def heap(drawing: Drawing, count: int, faded: bool, palette: Palette) -> None:
    """A pile of up to three cards in 100 x 100 units, backs up; the discarded ones are grey."""
    shown = min(3, count)
    for lift in range(shown):
        with drawing.place(15 + lift * 4, 8 - lift * 3, 0.31):
            (_draw_edge if lift < shown - 1 else _draw_back)(drawing, palette)
            if faded:
                drawing.rect((0, 0), (WIDTH, HEIGHT), NIGHT, 14, fill_opacity=0.45)
    if not count:
        drawing.rect((18, 6), (62, 88), radius=6, stroke=palette.on_dark_soft, width=3, stroke_opacity=0.6)
