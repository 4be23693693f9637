"""Workers, leaders, marks on lots, and the plates of buildings."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import NamedTuple

from game.art.drawing import Drawing
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Layer, Sheet, Symbol
from game.rules.newyork1901.board import Cell, reading_order
from game.rules.newyork1901.components import LEGENDARY, Building
from game.rules.newyork1901.sites import Cells, turned, turns
from game.tables.newyork1901.paint import legends
from game.tables.newyork1901.paint.buildings import model
from game.tables.newyork1901.paint.shapes import CELL, Area, extent, outline, terrace
from game.tables.newyork1901.paint.tones import (
    GILT,
    INK,
    PAPER,
    STONES,
    WHITE,
    emblem,
    livery,
    pattern,
)

Size = tuple[int, int]
_AIR = 2.0
"""How far from the edge of its place a piece stays, and what is free between it and its number."""
_CAP = 0.72
"""The height of a digit in the size of words."""
_WIDE, _NARROW = 1.41, 0.95
"""The width of the points in their height, with two digits and with one."""
_ACROSS, _TWO_ACROSS = 3.0, 4.5
"""So many squares lie side by side in the place of a piece, and in one with room for two digits besides."""
_IN = 37
"""So far from the corner of a lot is the symbol of its owner: rims of the next lots reach over the edge."""
_SHADE = 0.2
"""How dark the shadow over a lot is that is not in the game: its district's emblem is seen in every theme."""
_SHUT, _FAINT = rgb("1b1424"), rgb("a9b8cc")
_DUSK, _VEIL = 0.62, 0.12
"""How dark a tower is that cannot be built now, and how much other such pieces are filled."""
_FIGURE = (
    "M14 92C12 66 20 55 36 52L28 34H24Q24 28 28 28C28 6 72 6 72 28Q84 28 84 34H72L64 52C80 55 88 66 86 92Z"
)
"""The outline of a worker."""


def worker(seat: SeatStyle) -> Sheet:
    """A worker in a cap, his owner's symbol on the chest."""
    drawing = Drawing(100, 100)
    cloth, dark = seat.color, mix(seat.dark, INK, 0.35)
    drawing.path(_FIGURE, PAPER, stroke=PAPER, width=11, join="round")
    body = drawing.linear(
        (15, 0), (85, 0), (0, mix(cloth, WHITE, 0.3)), (0.5, cloth), (1, mix(cloth, dark, 0.6))
    )
    drawing.path("M14 92C12 66 24 50 50 50C76 50 88 66 86 92Z", body, stroke=INK, width=4.4, join="round")
    drawing.circle((50, 32), 19, rgb("e9bd92"), stroke=INK, width=4)
    drawing.path(
        "M28 28C28 6 72 6 72 28Q84 28 84 34H24Q24 28 28 28Z", dark, stroke=INK, width=3.6, join="round"
    )
    drawing.path("M34 22C36 13 44 11 50 11", stroke=mix(cloth, WHITE, 0.4), width=4, cap="round")
    drawing.circle((50, 72), 20, mix(seat.dark, INK, 0.55), stroke=WHITE, width=2.4)
    sheet = Sheet.of(drawing)
    sheet.symbols.append(Symbol(seat.symbol, (50, 72), 32, mix(cloth, WHITE, 0.35)))
    return sheet


def crew(seat: SeatStyle, count: int, size: Size, rtl: bool = False) -> Sheet:
    """How many workers are in hand: the number beside one of them, or on a plate before it."""
    drawing = Drawing(100, 100 * size[1] / max(1, size[0]))
    if drawing.height < 100:
        side, wide = 0.96 * drawing.height, 100 - 0.96 * drawing.height
        one = worker(seat)
        sheet = Sheet([Layer(drawing), Layer(one.layers[0].drawing, (wide if rtl else 0, 2), side / 100)])
        at = (wide / 2 if rtl else side + wide / 2, drawing.height / 2)
        sheet.figures.append(Figure(count, at, 0.7 * drawing.height, WHITE, INK, width=wide))
        return sheet
    plate = Drawing(drawing.width, drawing.height)
    plate.rect((3, drawing.height - 110), (94, 107), PAPER, 22, stroke=INK, width=5)
    sheet = Sheet([Layer(drawing), *worker(seat).layers, Layer(plate)])
    sheet.figures.append(Figure(count, (50, drawing.height - 56.5), 82, INK))
    return sheet


def leader(seat: SeatStyle | None) -> Sheet:
    """Who is ahead: a disc with the symbol, or an empty ring."""
    drawing = Drawing(100, 100)
    sheet = Sheet.of(drawing)
    if seat is None:
        drawing.circle((50, 50), 40, PAPER, stroke=mix(PAPER, INK, 0.5), width=4, fill_opacity=0.6)
        drawing.polyline([(34, 50), (66, 50)], mix(PAPER, INK, 0.5), 7, cap="round")
        return sheet
    drawing.circle((52, 54), 43, INK, fill_opacity=0.35)
    drawing.circle((50, 50), 43, mix(seat.dark, INK, 0.5), stroke=GILT, width=6)
    sheet.symbols.append(Symbol(seat.symbol, (50, 50), 64, mix(seat.color, WHITE, 0.2)))
    return sheet


def bare(cells: tuple[Cell, ...]) -> Drawing:
    """Nothing yet, as large as these squares."""
    columns, rows = extent(cells)
    return Drawing(columns * CELL, rows * CELL)


def lot(cells: tuple[Cell, ...], *, fits: bool) -> Sheet:
    """What lies on a lot that nobody owns: nothing, or a bright edge where an open card fits."""
    drawing = bare(cells)
    if fits:
        drawing.polygon(outline(cells, 8), stroke=mix(GILT, WHITE, 0.35), width=6, join="miter")
    return Sheet.of(drawing)


def estate(cells: tuple[Cell, ...], seat: SeatStyle, district: str) -> Sheet:
    """A lot of a player: colour, pattern and symbol, and still the emblem of its district."""
    columns, rows = extent(cells)
    drawing, color = Drawing(columns * CELL, rows * CELL), livery(seat)
    drawing.polygon(outline(cells, 3), color, fill_opacity=0.92)
    for cell in cells:
        pattern(drawing, seat.pattern, terrace(cells, cell, 14, 14), seat.dark, 0.4)
    _edge(drawing, cells, mix(seat.color, WHITE, 0.2))
    x, y = min(cells, key=reading_order)
    emblem(drawing, district, (x * CELL + 30, y * CELL + 30), 20)
    sheet = Sheet.of(drawing)
    x, y = max(cells, key=reading_order)
    at = ((x + 1) * CELL - _IN, (y + 1) * CELL - _IN)
    drawing.circle(at, 22, mix(seat.dark, INK, 0.55), stroke=WHITE, width=2.4)
    sheet.symbols.append(Symbol(seat.symbol, at, 34, mix(seat.color, WHITE, 0.35)))
    return sheet


def closed_lot(cells: tuple[Cell, ...]) -> Sheet:
    """A shadow over a lot that is not in the game."""
    columns, rows = extent(cells)
    drawing = Drawing(columns * CELL, rows * CELL)
    drawing.polygon(outline(cells), INK, fill_opacity=_SHADE)
    for x, y in cells:
        left, top = x * CELL, y * CELL
        for step in (0.25, 0.5, 0.75):
            reach = CELL * min(step, 1 - step) * 0.8
            at = (left + CELL * step, top + CELL * step)
            ends = [(at[0] - reach, at[1] + reach), (at[0] + reach, at[1] - reach)]
            drawing.polyline(ends, PAPER, 4, stroke_opacity=0.55, cap="round")
    return Sheet.of(drawing)


def _edge(drawing: Drawing, cells: tuple[Cell, ...], color: Color) -> None:
    drawing.polygon(outline(cells, 7), stroke=INK, width=13, join="miter")
    drawing.polygon(outline(cells, 7), stroke=color, width=8, join="miter")


def plate(building: Building, seat: SeatStyle | None, size: Size, em: float, *, shut: bool = False) -> Sheet:
    """A building as it lies before its owner: the piece, and its points in the lower right corner.

    One that cannot be built now (``shut``) is a flat outline in the metal of its generation. ``em`` is the
    size of words in hundredths of its height.
    """
    wide, stone = 100.0 * size[0] / max(1, size[1]), STONES[building.generation]
    drawing = Drawing(wide, 100)
    lie = Lying.of(building, wide, em)
    sheet = Sheet(
        [Layer(drawing), Layer(_model(building, lie.turn, seat, shut=shut), (_AIR, lie.top), lie.side / CELL)]
    )
    if building.points:
        ink = mix(stone.trim, WHITE, 0.2) if shut else WHITE
        number = lie.number
        sheet.figures.append(
            Figure(building.points, number.centre, number.height, ink, INK, width=number.width)
        )
    return sheet


def _model(building: Building, turn: int, seat: SeatStyle | None, *, shut: bool) -> Drawing:
    """The piece; flat and without its furniture where it cannot be built, a tower in the dusk."""
    cells, stone = turned(building.cells, turn), STONES[building.generation]
    columns, rows = extent(cells)
    shape = Drawing(columns * CELL, rows * CELL)
    if building.generation == LEGENDARY:
        legends.model(shape, building, turn)
    elif not shut and seat:
        model(shape, replace(building, cells=cells), seat)
    if shut:
        if building.generation == LEGENDARY:
            shape.polygon(outline(cells), _SHUT, fill_opacity=_DUSK)
        shape.polygon(outline(cells, 6), stone.trim, stroke=stone.trim, width=8, fill_opacity=_VEIL)
    return shape


def spent(size: Size, radius: float) -> Sheet:
    """A dot where a building lay that has been built, of a radius in hundredths of the height."""
    drawing = Drawing(100 * size[0] / max(1, size[1]), 100)
    drawing.circle((drawing.width / 2, 50), radius, _FAINT, fill_opacity=0.35)
    return Sheet.of(drawing)


class Lying(NamedTuple):
    """How a piece lies in its place: by which quarter turns, its top, a square's side, where its number is.

    Squares are as large as the width allows, smaller where a number has no room; numbers stand on one line. A
    piece lies as flat as it may with the number at its lower right corner; beside a flat one it would read as
    a minus sign.
    """

    turn: int
    top: float
    side: float
    number: Area

    @classmethod
    def of(cls, building: Building, wide: float, em: float) -> Lying:
        """For a building, in a place a hundred units high."""
        across = _TWO_ACROSS if building.points > 9 else _ACROSS
        full = (wide - 2 * _AIR) / across
        small = min(full, (100 - 2 * _AIR) / _ACROSS)
        ways = turns(building.cells)
        flattest = sorted(ways, key=lambda turn: extent(ways[turn])[1])
        for side, turn in product(dict.fromkeys((full, small)), flattest):
            high = max(_CAP * em, 0.9 * side) if building.points else 0.0
            room = high * (_WIDE if building.points > 9 else _NARROW)
            columns, rows = extent(ways[turn])
            right, low = _AIR + columns * side, 100 - _AIR - rows * side
            for aside, up in product(range(0, int(wide - _AIR - right) + 1, 2), range(int(low))):
                number = Area(right + aside - room, 100 - high - 2 * _AIR, room, high)
                if _clear(ways[turn], low - up, side, number):
                    return cls(turn, low - up, side, number)
        return cls(0, _AIR, side, Area(wide - room - _AIR, 100 - high - 2 * _AIR, room, high))


def _clear(cells: Cells, top: float, side: float, number: Area) -> bool:
    """Whether none of the squares of an outline touches the number's place."""
    left, above = number.left - 2 * _AIR, number.top - 2 * _AIR
    return all(_AIR + (x + 1) * side <= left + _AIR or top + (y + 1) * side <= above for x, y in cells)
