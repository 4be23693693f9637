"""Buildings over their squares.

Façades look south, the cornice is of the metal of the generation, and the roof has the owner's colour and
pattern, furniture of its own, the points and the owner's symbol.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from game.art.drawing import Drawing, Point, box
from game.art.palette import Color, mix
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Sheet, Symbol
from game.rules.newyork1901.board import Cell
from game.rules.newyork1901.components import Building
from game.rules.newyork1901.sites import turned
from game.tables.newyork1901.paint.roofs import furnish
from game.tables.newyork1901.paint.shapes import CELL, Area, extent, fronts, outline, terrace
from game.tables.newyork1901.paint.tones import INK, STONES, WHITE, Stone, lit, livery, pattern

_EDGE = 3.0
"""How far a building keeps from the edge of its squares."""
QUIET = 0.35
"""By so much the points of a standing building recede into its roof: they were scored when it was built."""
_CORNICE = 8.0
_FACADES = (15.0, 19.0, 23.0, 27.0, 27.0)
"""How high the façades are, by generation."""


@dataclass(frozen=True, slots=True)
class BuildingStyle:
    """What is a building's own: the windows of its façades, and what stands on its roof."""

    windows: str
    things: tuple[str, ...]


_LOOKS: Mapping[str, BuildingStyle] = {
    "start": BuildingStyle("paired", ("hut",)),
    "b1": BuildingStyle("arched", ("tank",)),
    "b2": BuildingStyle("paired", ("skylight",)),
    "b3": BuildingStyle("paired", ("hut",)),
    "b4": BuildingStyle("arched", ("garden",)),
    "b5": BuildingStyle("paired", ("tank",)),
    "b6": BuildingStyle("arched", ("skylight", "hut")),
    "s1": BuildingStyle("paired", ("statue",)),
    "s2": BuildingStyle("arched", ("skylight",)),
    "s3": BuildingStyle("paired", ("cupola",)),
    "s4": BuildingStyle("arched", ("tank", "garden")),
    "s5": BuildingStyle("arched", ("skylight", "pyramid")),
    "s6": BuildingStyle("paired", ("garden", "tank", "skylight")),
    "g1": BuildingStyle("arched", ("pyramid",)),
    "g2": BuildingStyle("arched", ("statue", "garden")),
    "g3": BuildingStyle("paired", ("cupola", "pyramid")),
    "g4": BuildingStyle("paired", ("pyramid", "skylight", "tank")),
    "g5": BuildingStyle("arched", ("statue", "cupola", "skylight")),
    "g6": BuildingStyle("paired", ("cupola", "pyramid", "garden", "tank")),
}


def turned_building(building: Building, turns: int, seat: SeatStyle, digits: float) -> Sheet:
    """A building of ``seat`` on the map, turned clockwise by quarters; one square has a hundred units.

    ``digits`` is the height of its points.
    """
    cells = turned(building.cells, turns)
    columns, rows = extent(cells)
    drawing = Drawing(columns * CELL, rows * CELL)
    house = House(cells, building.generation)
    house.draw(drawing, _LOOKS[building.id].windows, livery(seat), seat)
    number, sign = house.ends()
    for thing, at in zip(_LOOKS[building.id].things, house.places(number, sign), strict=False):
        furnish(drawing, thing, at[0], house.stone, at[1])
    sheet = Sheet.of(drawing)
    if building.points:
        ink = mix(WHITE, livery(seat), QUIET)
        sheet.figures.append(Figure(building.points, number, digits, ink, mix(seat.dark, INK, 0.5)))
    _flag(drawing, sheet, sign, seat)
    return sheet


def model(drawing: Drawing, building: Building, seat: SeatStyle) -> None:
    """A building as it is before it is laid, without points and symbol."""
    house, look = House(building.cells, building.generation), _LOOKS[building.id]
    house.draw(drawing, look.windows, livery(seat), seat)
    for thing, at in zip(look.things, house.places(*house.ends()), strict=False):
        furnish(drawing, thing, at[0], house.stone, at[1])


def _flag(drawing: Drawing, sheet: Sheet, at: Point, seat: SeatStyle) -> None:
    """The owner's symbol on a dark disc."""
    drawing.circle((at[0] + 2, at[1] + 3), 27, INK, fill_opacity=0.35)
    drawing.circle(at, 26, mix(seat.dark, INK, 0.55), stroke=WHITE, width=3)
    sheet.symbols.append(Symbol(seat.symbol, at, 42, mix(seat.color, WHITE, 0.35)))


class House:
    """A building's body: squares raised by the height of its façades."""

    def __init__(self, cells: tuple[Cell, ...], generation: int) -> None:
        self.cells = cells
        self.stone = STONES[generation]
        self.facade = _FACADES[generation]

    def draw(self, drawing: Drawing, windows: str, roof: Color, seat: SeatStyle | None = None) -> None:
        """Walls, roof and cornice; with the pattern of ``seat`` if there is one."""
        stone, foot = self.stone, self.facade + _EDGE
        drawing.polygon(outline(self.cells, _EDGE), stone.shade, stroke=INK, width=4, join="round")
        for front in fronts(self.cells, _EDGE, self.facade):
            drawing.rect(
                (front.left, front.top), (front.width, front.height), lit(drawing, front, stone.wall)
            )
            _WINDOWS[windows](drawing, front, stone)
        width, height = (CELL * side for side in extent(self.cells))
        light = drawing.linear(
            (0, 0), (width, height), (0, mix(roof, WHITE, 0.2)), (0.5, roof), (1, mix(roof, INK, 0.16))
        )
        rim = outline(self.cells, _EDGE + 1.5, foot)
        drawing.polygon(rim, light)
        if seat:
            for cell in self.cells:
                field = terrace(self.cells, cell, _EDGE + _CORNICE, foot + _CORNICE)
                pattern(drawing, seat.pattern, field, seat.dark, 0.4)
        self._cornice(drawing, foot)

    def _cornice(self, drawing: Drawing, foot: float) -> None:
        width, height = (CELL * side for side in extent(self.cells))
        stone = self.stone
        metal = drawing.linear(
            (0, 0), (width, height), (0, mix(stone.trim, WHITE, 0.4)), (0.45, stone.trim),
            (1, mix(stone.trim, stone.trim_deep, 0.6)),
        )  # fmt: skip
        half = _CORNICE / 2
        middle = outline(self.cells, _EDGE + half, foot + half)
        drawing.polygon(middle, stroke=INK, width=_CORNICE + 3, join="miter")
        drawing.polygon(middle, stroke=metal, width=_CORNICE, join="miter")
        inner = outline(self.cells, _EDGE + _CORNICE + 2, foot + _CORNICE + 2)
        drawing.polygon(inner, stroke=INK, width=2.5, stroke_opacity=0.35)

    def roof(self, cell: Cell) -> Area:
        """The open roof over a square, within the cornice."""
        return terrace(self.cells, cell, _EDGE, self.facade + _EDGE)

    def ends(self) -> tuple[Point, Point]:
        """Where the points and the owner's symbol stand: on the first and on the farthest square."""
        first = min(self.cells, key=lambda cell: (cell[0] + cell[1], cell[1]))
        last = max(self.cells, key=lambda cell: (abs(cell[0] - first[0]) + abs(cell[1] - first[1]), cell[1]))
        one, other = self.roof(first).centre, self.roof(last).centre
        if len(self.cells) > 2:
            return one, other
        across, down = (other[0] > one[0]) * 14.0, (other[1] > one[1]) * 9.0
        return (one[0] - across, one[1] - down), (other[0] + across, other[1] + down)

    def places(self, number: Point, sign: Point) -> Iterator[tuple[Point, float]]:
        """Where furniture may stand, with its size: the middle of the other squares."""
        if len(self.cells) == 2:
            yield ((number[0] + sign[0]) / 2, (number[1] + sign[1]) / 2), 0.95
            return
        for cell in self.cells:
            at = self.roof(cell).centre
            if at not in (number, sign):
                yield at, 1.12


def _openings(front: Area, step: float) -> Iterator[float]:
    count = max(1, round(front.width / step))
    each = front.width / count
    return (front.left + each * (i + 0.5) for i in range(count))


def _arched(drawing: Drawing, front: Area, stone: Stone) -> None:
    rise, foot = front.height * 0.62 - 6, front.bottom - 2
    data = "".join(
        f"M{x - 6:.1f} {foot:.1f}v{-rise:.1f}a6 6 0 0 1 12 0v{rise:.1f}Z" for x in _openings(front, 24)
    )
    drawing.path(data, stone.glass, stroke=stone.trim, width=1.6)


def _paired(drawing: Drawing, front: Area, stone: Stone) -> None:
    rows = 2 if front.height > 18 else 1
    each = front.height * 0.8 / rows
    tops = [front.top + front.height * 0.2 + row * each for row in range(rows)]
    panes = (
        box(x + side, top, 6.5, each * 0.68)
        for x in _openings(front, 30)
        for top in tops
        for side in (-8, 1.5)
    )
    drawing.path("".join(panes), stone.glass)


_WINDOWS: Mapping[str, Callable[[Drawing, Area, Stone], None]] = {
    "arched": _arched,
    "paired": _paired,
}
