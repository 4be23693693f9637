"""Mosque tiles: Iznik tile-work round what they do, the price below; in small what they do alone."""

from __future__ import annotations

from game.art.drawing import Drawing, Point, star
from game.art.girih import eightfold
from game.art.palette import Palette, mix
from game.art.reading import onward
from game.art.sheets import Figure, Sheet
from game.rules.istanbul_dice.phrases import COLORS, Gain
from game.rules.istanbul_dice.printed import Tile
from game.tables.istanbul_dice.paint import dice
from game.tables.istanbul_dice.paint.signs import placed
from game.tables.istanbul_dice.paint.tones import (
    CREAM,
    GLOW,
    IZNIK,
    IZNIK_DEEP,
    NIGHT,
    PORCELAIN,
    TOMATO,
    TURQUOISE,
    ground,
)
from game.tables.istanbul_dice.placing import FRESH

_HIGH, _SIDE, _IN_A_COLUMN = 168.0, 96.0, 3
"""How high a tile is drawn, how wide its price beside what it does, and how many goods in a column."""
_DIGITS, _LARGEST, _PIXELS = 38.0, 56.0, 24.0
"""Digits of a tile before its owner; larger on a small one, for so many pixels at 1080 lines."""


def on_display(tile: Tile, size: tuple[int, int], palette: Palette, *, rtl: bool = False) -> Sheet:
    """A tile that can be bought: what it does, and the goods that it costs."""
    width = _HIGH * size[0] / size[1]
    drawing = Drawing(width, _HIGH)
    sheet = Sheet.of(drawing)
    _glaze(drawing, width, _HIGH, palette)
    _beside(sheet, drawing, tile, rtl)
    return sheet


def _price(tile: Tile) -> list[str]:
    goods = [color for color, count in zip(COLORS, tile.price.goods, strict=True) for _ in range(count)]
    return goods + ["any"] * tile.price.any


def _beside(sheet: Sheet, drawing: Drawing, tile: Tile, rtl: bool) -> None:
    """The price stands beside what it does: both are larger so."""
    left = drawing.width - _SIDE - 6
    centre = (left / 2 + 1, _HIGH / 2)
    _window(drawing, centre, min(left - 18, _HIGH - 40))
    _effect(sheet, drawing, tile, centre, min(left - 28, _HIGH - 54), rtl=rtl)
    drawing.rect((left, 6), (_SIDE, _HIGH - 12), CREAM, 8, stroke=IZNIK_DEEP, width=2)
    goods = _price(tile)
    columns = 1 if len(goods) <= _IN_A_COLUMN else 2
    rows = -(-len(goods) // columns)
    step = min(51.0, (_SIDE - 4) / columns, (_HIGH - 14) / rows)
    for number, good in enumerate(goods):
        x = left + _SIDE / 2 + (number % columns - (columns - 1) / 2) * step
        y = _HIGH / 2 + (number // columns - (rows - 1) / 2) * step
        placed(drawing, good, (x, y), step - 2)


def owned(tile: Tile, look: str, side: float, *, rtl: bool = False) -> Sheet:
    """A player's tile, so wide in pixels at 1080 lines: what it does; an hourglass where it does not yet."""
    drawing = Drawing(100, 100)
    sheet = Sheet.of(drawing)
    drawing.rect((2, 2), (96, 96), PORCELAIN, 12, stroke=IZNIK, width=6)
    for corner in ((13, 13), (87, 13), (13, 87), (87, 87)):
        drawing.polygon(star(corner, 6, 4.5, 8), IZNIK)
    digits = max(_DIGITS, min(_LARGEST, 100 * _PIXELS / side))
    _effect(sheet, drawing, tile, (50, 50), 88, digits, rtl=rtl)
    if look == FRESH:
        drawing.rect((2, 2), (96, 96), NIGHT, 12, fill_opacity=0.45)
        drawing.circle((81, 18), 16, CREAM, stroke=NIGHT, width=4)
        drawing.polygon([(73, 9), (89, 9), (73, 27), (89, 27)], TOMATO, stroke=NIGHT, width=2.2)
    return sheet


def pile(drawing: Drawing, count: int, palette: Palette) -> None:
    """The face-down tiles, in 100 x 100 units."""
    for lift in range(min(3, count)):
        with drawing.place(9 + lift * 4, 14 - lift * 5, 0.84):
            _glaze(drawing, 84, 100, palette)


def back(palette: Palette) -> Sheet:
    """A face-down tile."""
    drawing = Drawing(183, _HIGH)
    _glaze(drawing, 183, _HIGH, palette)
    return Sheet.of(drawing)


def _glaze(drawing: Drawing, width: float, height: float, palette: Palette) -> None:
    """White faience with stars and crosses in blue and turquoise, a red heart in each."""
    deep = ground(palette, IZNIK_DEEP)
    drawing.rect((1, 1), (width - 2, height - 2), deep, 9, stroke=NIGHT, width=2)
    cell = eightfold(12)
    columns, rows = int((width - 6) // cell.width), int((height - 6) // cell.height)
    left, top = (width - columns * cell.width) / 2, (height - rows * cell.height) / 2
    for column in range(columns):
        for row in range(rows):
            with drawing.place(left + column * cell.width, top + row * cell.height):
                for outline in cell.great:
                    fill = TURQUOISE if (column + row) % 2 else IZNIK
                    drawing.polygon(outline, fill, stroke=PORCELAIN, width=1)
                drawing.circle((cell.width / 2, cell.height / 2), 2.8, TOMATO)
    drawing.rect((4, 4), (width - 8, height - 8), radius=7, stroke=PORCELAIN, width=1.6)


def _window(drawing: Drawing, centre: Point, side: float) -> None:
    """An eight-pointed window of porcelain for what the tile does; its tips keep within the tile's edge."""
    outline = star(centre, side * 0.525, side * 0.46, 8)
    drawing.polygon(outline, PORCELAIN, stroke=IZNIK_DEEP, width=3, join="round")


def _effect(
    sheet: Sheet,
    drawing: Drawing,
    tile: Tile,
    centre: Point,
    side: float,
    digits: float = 0,
    *,
    rtl: bool,
) -> None:
    x, y = centre
    gain = tile.gains[0] if tile.gains else None
    beside = (x + side * 0.26, y + side * 0.1)
    if tile.effect == "income" and gain:
        left = side * 0.14 if gain.amount > 1 and digits > _DIGITS else 0  # beside the top of a large number
        placed(drawing, "income", (x - left, y - side * 0.24), side * 0.5)
        low = side * (0.17 if digits else 0.2)
        _brought(sheet, drawing, gain, (x, y + low), side * 0.56, digits or side * 0.34)
    elif tile.effect == "card":
        placed(drawing, "income", (x, y - side * 0.24), side * 0.5)
        placed(drawing, "card", (x, y + side * 0.18), side * 0.46)
    elif tile.effect == "action":
        placed(drawing, "action", (x - side * 0.14, y), side * 0.74)
        _one_more(sheet, drawing, beside, side)
    elif tile.effect == "lira" and gain:
        (paid, _), (brought, _) = onward([(x - side * 0.27, y), (x + side * 0.29, y)], x, rtl=rtl)
        placed(drawing, "lira", (paid, y), side * 0.4)
        _arrow(drawing, (x, y), side * 0.13, rtl)
        placed(drawing, gain.kind, (brought, y), side * 0.42)
    else:
        with drawing.place(x - side * 0.42, y - side * 0.34, side * 0.006):
            dice.draw(drawing, "")
        _one_more(sheet, drawing, beside, side)


def _brought(sheet: Sheet, drawing: Drawing, gain: Gain, centre: Point, side: float, height: float) -> None:
    if gain.amount == 1:
        placed(drawing, gain.kind, centre, side)
        return
    placed(drawing, gain.kind, (centre[0] - side * 0.36, centre[1]), side * 0.9)
    sheet.figures.append(Figure(gain.amount, (centre[0] + side * 0.46, centre[1]), height, NIGHT))


def _one_more(sheet: Sheet, drawing: Drawing, centre: Point, side: float) -> None:
    """A plus on a disc of light."""
    radius = side * 0.2
    drawing.circle(centre, radius, GLOW, stroke=NIGHT, width=2.6)
    reach = radius * 0.55
    x, y = centre
    for start, end in (((x - reach, y), (x + reach, y)), ((x, y - reach), (x, y + reach))):
        drawing.polyline([start, end], NIGHT, 5, cap="round")


def _arrow(drawing: Drawing, centre: Point, reach: float, rtl: bool) -> None:
    x, y = centre
    tip = [(x - reach * 0.4, y - reach * 0.6), (x + reach * 0.55, y), (x - reach * 0.4, y + reach * 0.6)]
    drawing.polygon(onward(tip, x, rtl=rtl), mix(IZNIK, NIGHT, 0.3), stroke=NIGHT, width=1.6, join="round")
