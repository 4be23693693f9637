"""The counters of a player: lots, buildings left and standing, the points that generations still want."""

from __future__ import annotations

from game.art.drawing import Drawing
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import LINE, Figure, Sheet, Symbol
from game.rules.newyork1901.building import KEPT_BUILDINGS
from game.rules.newyork1901.components import BRONZE, GOLD, SILVER
from game.tables.newyork1901.paint.goals import house
from game.tables.newyork1901.paint.tones import GILT, INK, PAPER, STONES, WHITE

Size = tuple[int, int]
_DIGITS, _LARGE = 57.6, 58.5
"""The height of numbers where a picture has two units to the pixel at 1080 lines; the same at larger text."""
_FRONT = (56.0, 57.0)
"""The height of the number on a front as high as a hundred; the second at larger text on a narrow one."""
_SIDES = (12.5, 8.0)
"""The edges of a front, and some air beside the line round its number; the same for those."""
_WARNED = KEPT_BUILDINGS + 2
"""With so few buildings left a counter begins to warn."""
_WIDE = 1.4
"""From this shape on a counter has its sign beside the number, else above it."""


def built(rank: int, count: int, size: Size, *, large: bool = False) -> Sheet:
    """How many buildings of a generation stand: the number on a front of its stone."""
    drawing = _tally_ground(size)
    stone, width = STONES[rank], drawing.width
    metal = drawing.linear(
        (0, 0), (width, 100), (0, mix(stone.trim, WHITE, 0.6)), (0.6, stone.trim), (1, stone.wall)
    )
    drawing.rect((2, 2), (width - 4, 96), metal, 10, stroke=INK, width=3)
    drawing.rect((3.5, 74), (width - 7, 22), stone.wall, 6)
    drawing.rect((2, 72), (width - 4, 5), stone.trim, stroke=INK, width=2)
    count_windows = max(3, round(width / 20))
    for i in range(count_windows):
        x = 6 + (width - 12) * (i + 0.5) / count_windows
        drawing.rect((x - 4.5, 81), (9, 12), stone.glass)
    sheet = Sheet.of(drawing)
    ink = mix(stone.trim_deep, INK, 0.75)
    grown = large and width < 100
    high = min(_FRONT[grown], (width - 12) * 1.25)
    room = width - _SIDES[grown] - 2 * LINE * high
    sheet.figures.append(Figure(count, (width / 2, 38), high, ink, mix(PAPER, WHITE, 0.6), width=room))
    return sheet


def estate(count: int, size: Size, rtl: bool = False) -> Sheet:
    """How many lots a player owns: a bent lot and the number."""
    drawing = _tally_ground(size)
    _tally(drawing)
    (x, y), side = _sign(drawing, 16, rtl)
    for column, row in ((0, 0), (0, 1), (1, 1)):
        corner = (x + (column - 1) * side, y + (row - 1) * side)
        drawing.rect(corner, (side, side), mix(PAPER, INK, 0.25), stroke=INK, width=2.6)
    return _counted(drawing, count, rtl)


def unbuilt(count: int, size: Size, rtl: bool = False) -> Sheet:
    """How many buildings are left; its edge warns of the end, and once more when it has come."""
    drawing = _tally_ground(size)
    _tally(drawing, rgb("c23b2c") if count <= KEPT_BUILDINGS else GILT if count <= _WARNED else None)
    (x, y), side = _sign(drawing, 16, rtl)
    front = tuple(STONES[rank].wall for rank in (BRONZE, SILVER, GOLD))
    for i, (stone, tall) in enumerate(zip(front, (1.3, 1.9, 1.6), strict=True)):
        width = side * 0.72
        corner = (x + (i - 1.5) * width, y + side - tall * side)
        drawing.rect(corner, (width, tall * side), stone, stroke=INK, width=2.6)
    return _counted(drawing, count, rtl)


def count(seat: SeatStyle, number: int, ahead: bool, points: bool, size: Size, rtl: bool = False) -> Sheet:
    """How many buildings a player has at a street, or on a disc points: gilt for who is ahead."""
    drawing = _tally_ground(size)
    width = drawing.width
    drawing.rect((2, 2), (width - 4, 96), mix(seat.dark, INK, 0.5), 12, stroke=INK, width=3)
    edge = GILT if ahead else mix(seat.color, INK, 0.25)
    drawing.rect((6, 6), (width - 12, 88), radius=9, stroke=edge, width=7 if ahead else 3)
    sheet = Sheet.of(drawing)
    beside = width >= _WIDE * 100
    at, high = ((_along(drawing, 0.68, rtl), 50.0), 60) if beside else ((width / 2, 66.5), 36)
    sign, side = ((_along(drawing, 0.28, rtl), 50.0), 52) if beside else ((width / 2, 27.0), 31)
    ink, room, disc = GILT if ahead else WHITE, width * 0.5 if beside else width - 20, 0.0
    if points:
        radius = 34.0 if beside else 22.0
        sign, side = (sign, 46) if beside else ((width / 2, 23.5), 23)
        at, high = (at, 49) if beside else ((width / 2, 63.0), 33)
        drawing.circle(at, radius, mix(PAPER, GILT, 0.75) if ahead else PAPER, stroke=INK, width=3)
        ink, room, disc = INK, radius * 1.7, 2 * radius - 9
    sheet.symbols.append(Symbol(seat.symbol, sign, side, mix(seat.color, WHITE, 0.2)))
    sheet.figures.append(Figure(number, at, high, ink, width=room, disc=disc))
    return sheet


def _tally_ground(size: Size) -> Drawing:
    return Drawing(100 * size[0] / max(1, size[1]), 100)


def _along(drawing: Drawing, share: float, rtl: bool) -> float:
    """A place at this share of the width in reading direction: the number follows its sign."""
    return drawing.width * (1 - share if rtl else share)


def _sign(drawing: Drawing, side: float, rtl: bool) -> tuple[tuple[float, float], float]:
    """Where the middle of a counter's sign lies, and the unit it is drawn with."""
    if drawing.width >= _WIDE * 100:
        return (_along(drawing, 0.205, rtl), 50), side * 1.4
    return (drawing.width / 2, 20), side * 0.85


def _tally(drawing: Drawing, edge: Color | None = None) -> None:
    drawing.rect((2, 2), (drawing.width - 4, 96), PAPER, 12, stroke=INK, width=3)
    line = edge or rgb("b9935a")
    drawing.rect((6, 6), (drawing.width - 12, 88), radius=9, stroke=line, width=6 if edge else 2.4)


def _counted(drawing: Drawing, count: int, rtl: bool) -> Sheet:
    sheet = Sheet.of(drawing)
    wide = drawing.width >= _WIDE * 100
    at = (_along(drawing, 0.68, rtl), 50) if wide else (drawing.width / 2, 66)
    room = drawing.width * 0.46 if wide else drawing.width - 18
    sheet.figures.append(Figure(count, at, 60 if wide else 53, INK, width=room))
    return sheet


def generation(rank: int, needed: int, size: Size, *, large: bool = False) -> Sheet:
    """A generation of the track: open, or locked with a number of points, ``large`` at larger text."""
    height = 104 * size[1] / max(1, size[0])
    drawing = Drawing(104, height)
    stone = STONES[rank]
    metal = drawing.linear(
        (0, 0), (104, height), (0, mix(stone.trim, WHITE, 0.5)), (0.5, stone.trim), (1, stone.trim_deep)
    )
    drawing.rect((2, 2), (100, height - 4), metal, 14, stroke=INK, width=3)
    sheet = Sheet.of(drawing)
    if not needed:
        house(drawing, (52, height - 16), rank, 56, height - 42)
        return sheet
    drawing.rect((9, 9), (86, height - 18), INK, 9, fill_opacity=0.72)
    lock = height - 26
    drawing.path(f"M45 {lock}v-3a7 7 0 0 1 14 0v3", stroke=stone.trim, width=4)
    drawing.rect((38, lock), (28, 15), stone.trim, 4, stroke=INK, width=2)
    high = _LARGE if large else _DIGITS
    sheet.figures.append(Figure(needed, (52, (lock - 4) / 2), high, WHITE, width=90))
    return sheet
