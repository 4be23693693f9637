"""The four legendary buildings: a broad block over their squares, and the tower that everybody knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.art.drawing import Drawing, Point, box
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Sheet, Symbol
from game.rules.newyork1901.board import Cell
from game.rules.newyork1901.components import LEGENDARY, Building
from game.rules.newyork1901.sites import turned
from game.tables.newyork1901.paint.buildings import QUIET, House
from game.tables.newyork1901.paint.shapes import CELL, extent
from game.tables.newyork1901.paint.tones import GILT, INK, WHITE, livery

_SLATE = rgb("4a4f63")
_COPPER, _COPPER_DEEP = rgb("8ccbb0"), rgb("2f6f5d")
_HEIGHT = 200.0
"""Of every tower, in its own units."""
_INWARD = 9.0
"""So far from the middle of its square the number stands away from the cornice, for it has two digits."""


def turned_legend(building: Building, turns: int, seat: SeatStyle | None, digits: float) -> Sheet:
    """A legendary building turned clockwise by quarters; its tower always stands upright.

    Without ``seat`` nobody owns it yet.
    """
    columns, rows = extent(turned(building.cells, turns))
    drawing = Drawing(columns * CELL, rows * CELL)
    house, stand = model(drawing, building, turns, seat)
    sheet = Sheet.of(drawing)
    free = [cell for cell in house.cells if cell[0] != stand.column]
    number = _number(house, min(free, key=lambda cell: (cell[1], cell[0])))
    sign = house.roof(max(free, key=lambda cell: (cell[1], -cell[0]))).centre
    ink = mix(WHITE, livery(seat), QUIET) if seat else WHITE
    sheet.figures.append(Figure(building.points, number, digits, ink, INK, width=86))
    if seat:
        drawing.circle(sign, 27, mix(seat.dark, INK, 0.55), stroke=GILT, width=4)
        sheet.symbols.append(Symbol(seat.symbol, sign, 42, mix(seat.color, WHITE, 0.35)))
    return sheet


def _number(house: House, cell: Cell) -> Point:
    """Where the number stands on its square."""
    x, y = house.roof(cell).centre
    west, east = ((cell[0] + step, cell[1]) in house.cells for step in (-1, 1))
    return (x + _INWARD * (east - west), y)


def model(
    drawing: Drawing, building: Building, turns: int = 0, seat: SeatStyle | None = None
) -> tuple[House, _Stand]:
    """A legendary building without points and symbol."""
    house = House(turned(building.cells, turns), LEGENDARY)
    house.draw(drawing, "paired", livery(seat) if seat else _SLATE, seat)
    stand = _stand(house)
    tower(drawing, building.id, stand.foot, stand.height, stand.reach)
    return house, stand


@dataclass(frozen=True, slots=True)
class _Stand:
    """Where a tower stands: its foot, how high and how far to the sides it may reach, the column it hides."""

    foot: Point
    height: float
    reach: float
    column: int


def _stand(house: House) -> _Stand:
    """The longest column, a middle one if there is a choice."""
    cells = set(house.cells)
    width = extent(cells)[0]

    def rows(x: int) -> list[int]:
        return sorted(row for column, row in cells if column == x)

    column = max(range(width), key=lambda x: (len(rows(x)), -abs(x - (width - 1) / 2)))
    top, bottom = rows(column)[0], rows(column)[-1]
    inner = {(column - 1, bottom), (column + 1, bottom)} <= cells
    foot = (column * CELL + CELL / 2, house.roof((column, bottom)).bottom + house.facade)
    return _Stand(foot, foot[1] - top * CELL - 8, 72 if inner else 47, column)


def tower(drawing: Drawing, name: str, foot: Point, height: float, reach: float) -> None:
    """The tower called ``name`` on ``foot``, as large as ``height`` and half its width ``reach`` allow."""
    draw, half = _TOWERS[name]
    with drawing.place(foot[0], foot[1], min(height / _HEIGHT, reach / half)):
        draw(drawing)


def _shaft(drawing: Drawing, left: float, top: float, size: Point, tones: tuple[Color, Color]) -> None:
    """A wall with its shadow to the east."""
    drawing.polygon(
        [(left + size[0], top + 8), (left + size[0] + 12, top + 20), (left + size[0] + 12, top + size[1] - 6),
         (left + size[0], top + size[1])],
        INK, fill_opacity=0.3,
    )  # fmt: skip
    ends = ((left, 0.0), (left + size[0], 0.0))
    paint = drawing.linear(*ends, (0, mix(tones[0], WHITE, 0.3)), (0.5, tones[0]), (1, tones[1]))
    drawing.rect((left, top), size, paint, stroke=INK, width=2.4)


def _windows(
    drawing: Drawing, left: float, top: float, size: Point, grid: tuple[int, int], tone: Color
) -> None:
    across, down = size[0] / grid[0], size[1] / grid[1]
    panes = (
        box(left + (x + 0.24) * across, top + (y + 0.2) * down, across * 0.52, down * 0.58)
        for x in range(grid[0])
        for y in range(grid[1])
    )
    drawing.path("".join(panes), tone)


def _park_row(drawing: Drawing) -> None:
    """Two domed turrets over a tall front."""
    wall, shade, glass = rgb("e2c795"), rgb("9d7b45"), rgb("3d2c18")
    _shaft(drawing, -42, -112, (84, 112), (wall, shade))
    _windows(drawing, -38, -106, (76, 100), (6, 6), glass)
    drawing.rect((-46, -118), (92, 8), mix(wall, WHITE, 0.4), stroke=INK, width=2)
    for x in (-27, 27):
        _shaft(drawing, x - 15, -146, (30, 28), (wall, shade))
        _windows(drawing, x - 12, -142, (24, 20), (3, 1), glass)
        dome = drawing.radial(
            (x - 5, -160), 24, (0, mix(_COPPER, WHITE, 0.5)), (0.5, _COPPER), (1, _COPPER_DEEP)
        )
        drawing.path(
            f"M{x - 17} -146C{x - 17} -176 {x + 17} -176 {x + 17} -146Z", dome, stroke=INK, width=2.2
        )
        drawing.polyline([(x, -168), (x, -186)], GILT, 3.4)
        drawing.circle((x, -176), 4.4, GILT, stroke=INK, width=1.4)


def _singer(drawing: Drawing) -> None:
    """A slender brick shaft under a swelling mansard and a lantern."""
    brick, shade, glass = rgb("c86a4c"), rgb("7d3322"), rgb("f3dcb4")
    _shaft(drawing, -36, -44, (72, 44), (brick, shade))
    _windows(drawing, -33, -40, (66, 36), (5, 2), glass)
    _shaft(drawing, -22, -118, (44, 80), (brick, shade))
    for x in (-19, 12):
        drawing.rect((x, -116), (7, 74), mix(glass, brick, 0.2))
    _windows(drawing, -12, -114, (24, 70), (2, 7), rgb("4a1f15"))
    drawing.rect((-28, -125), (56, 9), glass, stroke=INK, width=2)
    green = drawing.linear(
        (-26, 0), (26, 0), (0, mix(_COPPER, WHITE, 0.35)), (0.5, _COPPER), (1, _COPPER_DEEP)
    )
    drawing.path(
        "M-24 -125C-34 -146 -16 -152 -13 -166H13C16 -152 34 -146 24 -125Z", green, stroke=INK, width=2.2
    )
    drawing.circle((0, -139), 6, glass, stroke=INK, width=1.6)
    drawing.rect((-9, -176), (18, 11), glass, stroke=INK, width=1.8)
    drawing.path("M-10 -176Q0 -190 10 -176Z", green, stroke=INK, width=1.8)
    drawing.polyline([(0, -183), (0, -198)], GILT, 3.4)


def _metropolitan_life(drawing: Drawing) -> None:
    """A marble campanile with its great clock and a gilt lantern."""
    marble, shade, glass = rgb("f4f1e8"), rgb("a7a494"), rgb("56606a")
    _shaft(drawing, -27, -128, (54, 128), (marble, shade))
    _windows(drawing, -24, -62, (48, 58), (4, 5), glass)
    drawing.circle((0, -84), 19, GILT, stroke=INK, width=2)
    drawing.circle((0, -84), 15.5, WHITE, stroke=INK, width=1.6)
    drawing.polyline([(0, -95), (0, -84), (8, -79)], INK, 3, cap="round")
    _windows(drawing, -24, -126, (48, 20), (4, 1), glass)
    drawing.rect((-32, -134), (64, 8), mix(marble, shade, 0.2), stroke=INK, width=2)
    roof = drawing.linear(
        (-26, 0), (26, 0), (0, mix(marble, WHITE, 0.2)), (0.5, rgb("c9c6ba")), (1, rgb("77766c"))
    )
    drawing.polygon([(-26, -134), (26, -134), (8, -170), (-8, -170)], roof, stroke=INK, width=2.2)
    for x in (-12, 0, 12):
        drawing.rect((x - 2, -146), (4, 7), glass)
    drawing.rect((-7, -181), (14, 11), GILT, stroke=INK, width=1.8)
    drawing.path("M-8 -181Q0 -195 8 -181Z", GILT, stroke=INK, width=1.8)
    drawing.polyline([(0, -188), (0, -198)], GILT, 3)


def _woolworth(drawing: Drawing) -> None:
    """A gothic tower in stages with pinnacles and a copper spire."""
    wall, shade, glass = rgb("efe3c4"), rgb("a48d5e"), rgb("4b4a55")
    _shaft(drawing, -44, -74, (88, 74), (wall, shade))
    _windows(drawing, -41, -70, (82, 66), (7, 5), glass)
    green = drawing.linear(
        (-24, 0), (24, 0), (0, mix(_COPPER, WHITE, 0.35)), (0.5, _COPPER), (1, _COPPER_DEEP)
    )
    for x in (-36, 36):
        drawing.polygon([(x - 8, -74), (x + 8, -74), (x, -92)], green, stroke=INK, width=1.8)
    _shaft(drawing, -26, -132, (52, 66), (wall, shade))
    for x in (-26, -8, 10):
        drawing.rect((x, -132), (4, 64), mix(wall, WHITE, 0.5))
    _windows(drawing, -22, -128, (46, 58), (5, 5), glass)
    for x in (-24, 24):
        drawing.polygon([(x - 6, -132), (x + 6, -132), (x, -154)], green, stroke=INK, width=1.8)
    _shaft(drawing, -17, -154, (34, 24), (wall, shade))
    _windows(drawing, -15, -152, (30, 20), (3, 1), glass)
    drawing.polygon([(-18, -154), (18, -154), (5, -184), (-5, -184)], green, stroke=INK, width=2.2)
    drawing.rect((-10, -166), (5, 7), glass)
    drawing.rect((4, -166), (5, 7), glass)
    drawing.polygon([(-5, -184), (5, -184), (0, -203)], GILT, stroke=INK, width=1.6)


_TOWERS: Mapping[str, tuple[Callable[[Drawing], None], float]] = {
    "park_row": (_park_row, 47),
    "singer": (_singer, 38),
    "metropolitan_life": (_metropolitan_life, 33),
    "woolworth": (_woolworth, 46),
}
"""How each tower is drawn, and half its width."""
