"""Workers, leaders, marks on lots, and the plates of buildings."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from game.art.drawing import Drawing, Point
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Layer, Sheet, Symbol, Words
from game.rules.kernel.text import text
from game.rules.newyork1901.board import Cell, reading_order
from game.rules.newyork1901.components import LEGENDARY, Building
from game.rules.newyork1901.sites import Cells, turns
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
_DIGITS = 50.0
"""The height of numbers where a picture has two units to the pixel at 1080 lines."""
_GROWN = 1.12
"""So much larger they are at larger text."""
_TWO, _TWO_GROWN = 0.86, 0.95
"""The share of that which two digits have, and at larger text."""
PLATE, _SQUARE = 152.0, 52.0
"""The width of a plate, and the side of a square at most."""
_AIR, _LARGE_AIR = (2.0, 5.0), (2.0, 3.0)
"""How far from the edge of a plate an outline stays, and what is free between it and the number; the same at
larger text, where plates are as wide but not always as high."""
_CORNER = 6.0
"""So far from the edge the number stays at any text size: nearer it would run into the frame."""
_MORE = 4.0
"""So much farther away from both are two digits at larger text, whose plates are high enough for it."""
_STEP = 0.25
"""By so much the squares of an outline shrink until it leaves the number its place."""
_WIDE, _NARROW = 1.41, 0.76
"""The width of the points in their height, with two digits and with one."""
_LOOSE = 1.3
"""A single wide digit may reach so far over its place: the corner beside it is mostly free."""
_ASIDE = 2.0
"""So much farther from the frame single digits are written, for the wide ones reach to both sides."""
_WORTH = 1.12
"""An outline is turned if its squares grow by so much."""
_IN = 37
"""So far from the corner of a lot is the symbol of its owner: rims of the next lots reach over the edge."""
_SHADE = 0.2
"""How dark the shadow over a lot is that is not in the game: its district's emblem is seen in every theme."""
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


def plate(
    building: Building, seat: SeatStyle | None, size: Size, *, shut: bool = False, large: bool = False
) -> Sheet:
    """A building as it lies before its owner: the piece itself and its points, with nothing below it.

    One that cannot be built now (``shut``) is an outline in the metal of its generation; the points are
    ``large`` where people have chosen larger text.
    """
    stone = STONES[building.generation]
    width, height = PLATE, PLATE * size[1] / max(1, size[0])
    sheet = Sheet.of(Drawing(width, height))
    digits = digits_of(building, large=large)
    room = PlateLayout.of(building, width, height, digits, large=large)
    sheet.layers.append(Layer(_model(building, room.cells, seat, shut=shut), room.corner, room.cell / CELL))
    if building.points:
        loose, aside = (1.0, 0.0) if building.points > 9 else (_LOOSE, _ASIDE)
        (x, y), wide = room.number.centre, room.number.width * loose
        ink = mix(stone.trim, _SHUT, 0.3) if shut else WHITE
        sheet.figures.append(Figure(building.points, (x - aside, y), digits, ink, INK, width=wide))
    return sheet


def landmark(building: Building, size: Size, em: float, *, shut: bool = False, rtl: bool = False) -> Sheet:
    """A shared building in a row of its own: the piece, its name and its points."""
    wide = 100.0 * size[0] / max(1, size[1])
    drawing, ink = Drawing(wide, 100), _FAINT if shut else PAPER
    sheet, (columns, rows) = Sheet.of(drawing), extent(building.cells)
    cell = 94.0 / max(columns, rows)
    left = (110 - columns * cell) / 2
    corner = (wide - left - columns * cell if rtl else left, (100 - rows * cell) / 2)
    sheet.layers.append(Layer(_model(building, building.cells, None, shut=shut), corner, cell / CELL))
    number, middle = 1.3 * em, (110 + wide - 1.3 * em) / 2
    words = text("newyork1901-panel-landmark", kind=building.id)
    at = (wide - middle if rtl else middle, 50.0)
    sheet.words.append(Words(words, at, em, ink, width=wide - 120 - number, height=90))
    far = wide - number / 2 - 6
    high = 0.76 * em
    sheet.figures.append(Figure(building.points, (wide - far if rtl else far, 50.0), high, ink, width=number))
    return sheet


def _model(building: Building, cells: Cells, seat: SeatStyle | None, *, shut: bool) -> Drawing:
    """The piece; its mere outline where it cannot be built."""
    columns, rows = extent(cells)
    shape, stone = Drawing(columns * CELL, rows * CELL), STONES[building.generation]
    if shut:
        line = mix(stone.trim, _SHUT, 0.25)
        shape.polygon(outline(cells, 7), stone.trim, stroke=line, width=9, join="round", fill_opacity=0.1)
    elif seat:
        model(shape, replace(building, cells=cells), seat)
    else:
        legends.model(shape, building)
    return shape


def spent(size: Size) -> Sheet:
    """A dot where a building lay that has been built."""
    drawing = Drawing(100, 100 * size[1] / max(1, size[0]))
    drawing.circle((50, drawing.height / 2), 0.07 * min(100, drawing.height), _FAINT, fill_opacity=0.55)
    return Sheet.of(drawing)


def digits_of(building: Building, *, large: bool) -> float:
    """The height of the points on a plate."""
    if building.points > 9:
        return _DIGITS * (_TWO_GROWN if large else _TWO)
    return _DIGITS * (_GROWN if large else 1)


class PlateLayout(NamedTuple):
    """Where on a plate the outline and the number lie.

    The number has the lower right corner, and the outline is as large as can be round it: a flat one beside a
    number would read as a minus sign. It is turned where that makes it much larger, as it may be on the map.
    """

    cells: Cells
    corner: Point
    cell: float
    number: Area

    @classmethod
    def of(
        cls, building: Building, width: float, height: float, high: float, *, large: bool = False
    ) -> PlateLayout:
        """For a building, a plate of these units and digits of this height; ``large`` at larger text."""
        more = _MORE if large and building.points > 9 else 0.0
        (rim, gap), corner = _LARGE_AIR if large else _AIR, _CORNER + more
        wide = high * (_WIDE if building.points > 9 else _NARROW) if building.points else 0.0
        number = Area(width - corner - wide, height - corner - high, wide, high)
        poses = {0: building.cells} if building.generation == LEGENDARY else turns(building.cells)
        rooms = [
            cls._round(cells, Area(rim, rim, width - 2 * rim, height - 2 * rim), number, gap + more)
            for cells in poses.values()
        ]
        printed, best = rooms[0], max(rooms, key=lambda room: room.cell)
        return best if best.cell > _WORTH * printed.cell else printed

    @classmethod
    def _round(cls, cells: Cells, inside: Area, number: Area, gap: float) -> PlateLayout:
        """An outline round a number."""
        columns, rows = extent(cells)
        free = number.top - gap - inside.top if number.width else inside.height
        cell = min(inside.width / columns, (free if rows == 1 else inside.height) / rows, _SQUARE)
        while True:
            middle = (inside.width - columns * cell) / 2, max(0.0, free - rows * cell) / 2
            for aside, down in (middle, (0.0, 0.0)):
                corner = (inside.left + aside, inside.top + down)
                if not number.width or _clear(cells, corner, cell, number, gap):
                    return cls(cells, corner, cell, number)
            cell -= _STEP


def _clear(cells: Cells, corner: Point, cell: float, number: Area, gap: float) -> bool:
    """Whether none of the squares of an outline touches the number's place."""
    left, top = number.left - gap, number.top - gap
    return all(corner[0] + (x + 1) * cell <= left or corner[1] + (y + 1) * cell <= top for x, y in cells)
