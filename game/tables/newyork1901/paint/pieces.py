"""Workers, leaders, marks on lots, and the plates of buildings."""

from __future__ import annotations

from typing import NamedTuple

from game.art.drawing import Drawing
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Layer, Sheet, Symbol
from game.rules.newyork1901.board import Cell, reading_order
from game.rules.newyork1901.components import Building
from game.tables.newyork1901.paint import legends
from game.tables.newyork1901.paint.buildings import model
from game.tables.newyork1901.paint.shapes import CELL, extent, outline, terrace
from game.tables.newyork1901.paint.tones import (
    GILT,
    INK,
    PAPER,
    STONES,
    WHITE,
    Stone,
    emblem,
    livery,
    pattern,
)

Size = tuple[int, int]
_DIGITS = 56.0
"""The height of numbers where a picture has two units to the pixel at 1080 lines."""
_GROWN = 1.22
"""So much larger they are on plates at larger text."""
_PLATE = 152.0
"""The width of a plate."""
_SHUT, _FAINT = rgb("2a3850"), rgb("a9b8cc")
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


def lot(cells: tuple[Cell, ...], *, fits: bool) -> Sheet:
    """What lies on a lot that nobody owns: nothing, or a bright edge where an open card fits."""
    columns, rows = extent(cells)
    drawing = Drawing(columns * CELL, rows * CELL)
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
    at = ((x + 1) * CELL - 31, (y + 1) * CELL - 31)
    drawing.circle(at, 22, mix(seat.dark, INK, 0.55), stroke=WHITE, width=2.4)
    sheet.symbols.append(Symbol(seat.symbol, at, 34, mix(seat.color, WHITE, 0.35)))
    return sheet


def closed_lot(cells: tuple[Cell, ...]) -> Sheet:
    """A shadow over a lot that is not in the game."""
    columns, rows = extent(cells)
    drawing = Drawing(columns * CELL, rows * CELL)
    drawing.polygon(outline(cells), INK, fill_opacity=0.5)
    for x, y in cells:
        left, top = x * CELL, y * CELL
        for step in (0.25, 0.5, 0.75):
            reach = CELL * min(step, 1 - step) * 0.8
            at = (left + CELL * step, top + CELL * step)
            ends = [(at[0] - reach, at[1] + reach), (at[0] + reach, at[1] - reach)]
            drawing.polyline(ends, PAPER, 4, stroke_opacity=0.28, cap="round")
    return Sheet.of(drawing)


def _edge(drawing: Drawing, cells: tuple[Cell, ...], color: Color) -> None:
    drawing.polygon(outline(cells, 7), stroke=INK, width=13, join="miter")
    drawing.polygon(outline(cells, 7), stroke=color, width=8, join="miter")


def plate(
    building: Building, seat: SeatStyle | None, size: Size, *, shut: bool = False, large: bool = False
) -> Sheet:
    """A building on its owner's rack or among the legendary ones: its outline and its points.

    One that cannot be built now (``shut``) is a dark plate with bright lines; the points are ``large`` where
    people have chosen larger text.
    """
    stone = STONES[building.generation]
    width, height = _PLATE, _PLATE * size[1] / max(1, size[0])
    drawing = Drawing(width, height)
    _plate_ground(drawing, stone, shut=shut)
    sheet = Sheet.of(drawing)
    digits = (_DIGITS if building.points < 10 else _DIGITS * 0.86) * (_GROWN if large else 1)
    room = _Room.of(building, width, height, digits)
    columns, rows = extent(building.cells)
    cell = min(room.width / columns, room.height / rows, 62)
    corner = (
        room.left + (room.width - columns * cell) / 2,
        room.top + (room.height - rows * cell) / 2,
    )
    shape = Drawing(columns * CELL, rows * CELL)
    if shut:
        shape.polygon(
            outline(building.cells, 6), mix(_SHUT, WHITE, 0.2), stroke=_FAINT, width=7, join="round"
        )
    elif seat:
        model(shape, building, seat)
    else:
        legends.model(shape, building)
    sheet.layers.append(Layer(shape, corner, cell / CELL))
    if building.points:
        ink = _FAINT if shut else mix(stone.trim_deep, INK, 0.7)
        sheet.figures.append(Figure(building.points, room.number, digits, ink, width=room.digits))
    return sheet


def _plate_ground(drawing: Drawing, stone: Stone, *, shut: bool) -> None:
    width, height = drawing.width, drawing.height
    corner, size = (8, 8), (width - 16, height - 16)
    if shut:
        dull = mix(stone.trim, _SHUT, 0.6)
        drawing.rect((1.5, 1.5), (width - 3, height - 3), dull, 12, stroke=INK, width=3)
        drawing.rect(corner, size, _SHUT, 7, stroke=mix(dull, INK, 0.4), width=2)
        return
    metal = drawing.linear(
        (0, 0), (width, height), (0, mix(stone.trim, WHITE, 0.5)), (0.5, stone.trim), (1, stone.trim_deep)
    )
    drawing.rect((1.5, 1.5), (width - 3, height - 3), metal, 12, stroke=INK, width=3)
    drawing.rect(corner, size, mix(PAPER, stone.wall, 0.18), 7, stroke=stone.trim_deep, width=2)


class _Room(NamedTuple):
    """Where on a plate the outline and the number lie: beside one another, or on a high plate below."""

    left: float
    top: float
    width: float
    height: float
    number: tuple[float, float]
    digits: float

    @classmethod
    def of(cls, building: Building, width: float, height: float, high: float) -> _Room:
        """For a building, a plate of these units and digits of this height."""
        if height > width * 1.02:
            return cls(
                13, 13, width - 26, height - high - 34, (width / 2, height - high / 2 - 14), width - 30
            )
        digits = (80.0 if building.points > 9 else 52.0) * max(1.0, high / _DIGITS)
        number = (width - 12 - digits / 2, height / 2)
        return cls(13, 13, width - 24 - digits, height - 26, number, digits - 14)
