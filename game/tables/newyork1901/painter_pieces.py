"""Workers, leaders, characters, marks on lots, the counters of a player, and the plates of his buildings."""

from __future__ import annotations

from collections.abc import Mapping

from game.art.drawing import Drawing, star
from game.art.palette import Color, mix, rgb
from game.art.seats import SeatStyle
from game.art.sheets import Figure, Layer, Sheet, Symbol
from game.rules.newyork1901.board import Cell
from game.rules.newyork1901.components import GENERATIONS, Building
from game.tables.newyork1901 import painter_legends
from game.tables.newyork1901.painter_buildings import model
from game.tables.newyork1901.painter_goals import house
from game.tables.newyork1901.painter_shapes import CELL, extent, outline, terrace
from game.tables.newyork1901.painter_tones import GROUNDS, INK, PAPER, STONES, WHITE, emblem, pattern

Size = tuple[int, int]
_DIGITS = 56.0
"""The height of numbers where a picture has two units to the pixel at 1080 lines."""
_GOLD = rgb("ffd766")
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
    drawing.circle((50, 50), 43, mix(seat.dark, INK, 0.5), stroke=_GOLD, width=6)
    sheet.symbols.append(Symbol(seat.symbol, (50, 50), 64, mix(seat.color, WHITE, 0.2)))
    return sheet


def lot(cells: tuple[Cell, ...], seat: SeatStyle | None, fits: bool) -> Sheet:
    """What lies on a lot: nothing, the fence of its owner, or a bright edge where an open card fits."""
    columns, rows = extent(cells)
    drawing = Drawing(columns * CELL, rows * CELL)
    if seat:
        drawing.polygon(outline(cells, 3), seat.color, fill_opacity=0.5)
        for cell in cells:
            pattern(drawing, seat.pattern, terrace(cells, cell, 14, 14), seat.dark, 0.4)
        _edge(drawing, cells, seat.color)
    elif fits:
        drawing.polygon(outline(cells, 3), WHITE, fill_opacity=0.22)
        _edge(drawing, cells, mix(_GOLD, WHITE, 0.25))
    return Sheet.of(drawing)


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


def plate(building: Building, seat: SeatStyle | None, size: Size) -> Sheet:
    """A building on its owner's rack or among the legendary ones: its outline and its points."""
    stone = STONES[building.generation]
    width = 186.0 if seat is None else 152.0
    height = width * size[1] / max(1, size[0])
    drawing = Drawing(width, height)
    metal = drawing.linear(
        (0, 0), (width, height), (0, mix(stone.trim, WHITE, 0.5)), (0.5, stone.trim), (1, stone.trim_deep)
    )
    drawing.rect((1.5, 1.5), (width - 3, height - 3), metal, 12, stroke=INK, width=3)
    drawing.rect(
        (8, 8), (width - 16, height - 16), mix(PAPER, stone.wall, 0.18), 7, stroke=stone.trim_deep, width=2
    )
    sheet = Sheet.of(drawing)
    upright = height > width
    box = (width - 26, height - 88) if upright else (width - 106, height - 26)
    columns, rows = extent(building.cells)
    cell = min(box[0] / columns, box[1] / rows, 62)
    left = (width - columns * cell) / 2 if upright else 12 + (box[0] - columns * cell) / 2
    top = 13 + (box[1] - rows * cell) / 2
    shape = Drawing(columns * CELL, rows * CELL)
    if seat:
        model(shape, building, seat)
    else:
        painter_legends.model(shape, building)
    sheet.layers.append(Layer(shape, (left, top), cell / CELL))
    ink = mix(stone.trim_deep, INK, 0.7)
    at = (width / 2, height - 42) if upright else (width - 53, height / 2)
    if building.points:
        sheet.figures.append(Figure(building.points, at, _DIGITS, ink, width=80))
    if building.unusual and upright:
        for side in (-1, 1):
            spot = (width / 2 + side * 46, height - 42)
            drawing.polygon(star(spot, 12, 5, 5), stone.trim, stroke=INK, width=2)
    return sheet


def built(generation: str, count: int, size: Size) -> Sheet:
    """How many buildings of a generation stand: the number on a front of its stone."""
    drawing = _tally_ground(size)
    stone, width = STONES[GENERATIONS.index(generation)], drawing.width
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
    sheet.figures.append(Figure(count, (width / 2, 38), 56, ink, mix(PAPER, WHITE, 0.6), width=width - 16))
    return sheet


def estate(count: int, size: Size) -> Sheet:
    """How many lots a player owns: a bent lot and the number."""
    drawing = _tally_ground(size)
    _tally(drawing)
    (x, y), side = _sign(drawing, 16)
    for column, row in ((0, 0), (0, 1), (1, 1)):
        corner = (x + (column - 1) * side, y + (row - 1) * side)
        drawing.rect(corner, (side, side), GROUNDS["green"].base, stroke=INK, width=2.6)
    return _counted(drawing, count)


def unbuilt(count: int, size: Size) -> Sheet:
    """How many buildings are left; its edge warns when six are left, and more when four end the game."""
    drawing = _tally_ground(size)
    _tally(drawing, rgb("c23b2c") if count <= 4 else _GOLD if count <= 6 else None)
    (x, y), side = _sign(drawing, 16)
    front = (STONES[1].wall, STONES[2].wall, STONES[3].wall)
    for i, (stone, tall) in enumerate(zip(front, (1.3, 1.9, 1.6), strict=True)):
        width = side * 0.72
        corner = (x + (i - 1.5) * width, y + side - tall * side)
        drawing.rect(corner, (width, tall * side), stone, stroke=INK, width=2.6)
    return _counted(drawing, count)


_WIDE = 1.4
"""From this shape on a counter has its sign beside the number, else above it."""


def _tally_ground(size: Size) -> Drawing:
    return Drawing(100 * size[0] / max(1, size[1]), 100)


def _sign(drawing: Drawing, side: float) -> tuple[tuple[float, float], float]:
    """Where the middle of a counter's sign lies, and the unit it is drawn with."""
    if drawing.width >= _WIDE * 100:
        return (drawing.width * 0.22, 50), side * 1.4
    return (drawing.width / 2, 20), side * 0.85


def _tally(drawing: Drawing, edge: Color | None = None) -> None:
    drawing.rect((2, 2), (drawing.width - 4, 96), PAPER, 12, stroke=INK, width=3)
    line = edge or rgb("b9935a")
    drawing.rect((6, 6), (drawing.width - 12, 88), radius=9, stroke=line, width=6 if edge else 2.4)


def _counted(drawing: Drawing, count: int) -> Sheet:
    sheet = Sheet.of(drawing)
    wide = drawing.width >= _WIDE * 100
    at = (drawing.width * 0.68, 50) if wide else (drawing.width / 2, 66)
    room = drawing.width * 0.5 if wide else drawing.width - 18
    sheet.figures.append(Figure(count, at, 60 if wide else 53, INK, width=room))
    return sheet


def generation(name: str, needed: int, size: Size) -> Sheet:
    """A generation of the track: open, or locked with a number of points."""
    height = 104 * size[1] / max(1, size[0])
    drawing = Drawing(104, height)
    stone = STONES[GENERATIONS.index(name)]
    metal = drawing.linear(
        (0, 0), (104, height), (0, mix(stone.trim, WHITE, 0.5)), (0.5, stone.trim), (1, stone.trim_deep)
    )
    drawing.rect((2, 2), (100, height - 4), metal, 14, stroke=INK, width=3)
    sheet = Sheet.of(drawing)
    if not needed:
        house(drawing, (52, height - 16), GENERATIONS.index(name), 56, height - 42)
        return sheet
    drawing.rect((9, 9), (86, height - 18), INK, 9, fill_opacity=0.72)
    lock = height - 26
    drawing.path(f"M45 {lock}v-3a7 7 0 0 1 14 0v3", stroke=stone.trim, width=4)
    drawing.rect((38, lock), (28, 15), stone.trim, 4, stroke=INK, width=2)
    sheet.figures.append(Figure(needed, (52, (lock - 4) / 2), _DIGITS, WHITE, width=90))
    return sheet


def character(district: str) -> Sheet:
    """A portrait in a medallion of the district."""
    drawing, ground = Drawing(104, 104), GROUNDS[district]
    hair, coat, hat = _PEOPLE[district]
    drawing.circle((52, 52), 49, ground.base, stroke=INK, width=3)
    drawing.circle((52, 52), 45, stroke=ground.deep, width=4)
    drawing.path("M16 80C20 64 36 60 52 60C68 60 84 64 88 80A46 46 0 0 1 16 80Z", coat, stroke=INK, width=2.8)
    drawing.polygon([(44, 62), (60, 62), (52, 82)], WHITE, stroke=INK, width=1.8)
    drawing.polygon([(49, 66), (55, 66), (52, 84)], ground.deep)
    drawing.ellipse((52, 44), 17, 20, rgb("eabf96"), stroke=INK, width=2.8)
    if hat == "bonnet":
        drawing.path(
            "M33 48C26 18 78 18 71 48C66 34 58 31 52 31C46 31 38 34 33 48Z", hair, stroke=INK, width=2.6
        )
        drawing.ellipse((52, 24), 30, 8, ground.deep, stroke=INK, width=2.6)
        drawing.circle((70, 20), 7, PAPER, stroke=INK, width=2)
    else:
        drawing.path("M36 38C36 24 68 24 68 38C62 34 42 34 36 38Z", hair, stroke=INK, width=2)
        crown = {
            "top": "M38 28V6H66V28Z",
            "bowler": "M36 28C36 4 68 4 68 28Z",
            "cap": "M34 28C32 10 74 10 70 28Z",
        }[hat]
        drawing.path(crown, mix(coat, INK, 0.5), stroke=INK, width=2.6)
        drawing.rect((27, 26), (50, 6), mix(coat, INK, 0.5), 3, stroke=INK, width=2.2)
        drawing.path("M42 52Q52 47 62 52Q58 58 52 54Q46 58 42 52Z", hair, stroke=INK, width=1.4)
    for x in (45, 59):
        drawing.circle((x, 43), 2, INK)
    emblem(drawing, district, (84, 84), 17)
    return Sheet.of(drawing)


_PEOPLE: Mapping[str, tuple[Color, Color, str]] = {
    "red": (rgb("7a3b1e"), rgb("8e2f3c"), "bonnet"),
    "blue": (rgb("3a2c22"), rgb("2f4a73"), "top"),
    "green": (rgb("b5622b"), rgb("4a6a3a"), "cap"),
    "yellow": (rgb("1f1a18"), rgb("6d5630"), "bowler"),
    "pink": (rgb("9a9188"), rgb("5a3350"), "top"),
}
"""Hair, coat and hat of each character."""
