"""Mosaic from tesserae: fields, borders and waves, laid stone by stone.

Every stone is a small quadrangle, a little out of true and of a shade of its own. Which, follows from its
place alone, so that the same mosaic comes out at every size and on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.art.drawing import Drawing, Point, polar
from game.art.palette import Color, mix

Shade = Callable[[int, int], Color]
"""The colour of the stone in a column and row."""
_LOOSE = 0.16
"""How far a corner may lie from the grid, in stones."""


def chance(column: int, row: int, salt: int = 0) -> float:
    """A number from 0 to 1 that belongs to a place."""
    mixed = (column * 374761393 + row * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 0xFFFF


def stones(
    drawing: Drawing, corner: Point, columns: int, rows: int, side: float, shade: Shade, period: int = 0
) -> None:
    """Lay ``columns`` x ``rows`` stones.

    Args:
        drawing: where to.
        corner: the upper left corner.
        columns: how many stones there are in a row.
        rows: how many rows.
        side: of a stone with its joint.
        shade: the colour of each stone.
        period: where the pattern repeats, so that it can be laid beside itself; 0 for nowhere.
    """

    def place(column: int, row: int) -> Point:
        at = (column % period, row % period) if period else (column, row)
        return (
            corner[0] + side * (column + (chance(*at, 1) - 0.5) * _LOOSE),
            corner[1] + side * (row + (chance(*at, 2) - 0.5) * _LOOSE),
        )

    for row in range(rows):
        for column in range(columns):
            corners = [place(column + x, row + y) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))]
            drawing.polygon(_shrunk(corners), worn(shade(column, row), column, row))


def worn(color: Color, column: int, row: int) -> Color:
    """A stone is a little lighter or darker than its neighbours."""
    change = chance(column, row, 3) - 0.5
    return mix(color, (255, 255, 255) if change > 0 else (0, 0, 0), abs(change) * 0.34)


def _shrunk(corners: list[Point]) -> list[Point]:
    """The stone without its joint."""
    x, y = sum(point[0] for point in corners) / 4, sum(point[1] for point in corners) / 4
    return [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in corners]


def border(
    drawing: Drawing,
    corner: Point,
    size: Point,
    side: float,
    color: Color,
    light: Color,
    *,
    ends: bool = False,
) -> None:
    """One row of stones round a rectangle, every third of them light; or at its ``ends`` only."""
    x, y = corner
    across, down = max(2, round(size[0] / side)), max(2, round(size[1] / side))
    wide, high = size[0] / across, size[1] / down
    for number, (column, row) in enumerate(_round_about(across, down)):
        if ends and 0 < column < across - 1:
            continue
        left, top = x + column * wide, y + row * high
        inset = 0.07 * side
        tone = light if number % 3 == 0 else color
        drawing.rect(
            (left + inset, top + inset),
            (wide - 2 * inset, high - 2 * inset),
            worn(tone, column, row),
            side * 0.14,
        )


def _round_about(across: int, down: int) -> Iterator[tuple[int, int]]:
    yield from ((column, 0) for column in range(across))
    yield from ((across - 1, row) for row in range(1, down))
    yield from ((column, down - 1) for column in range(across - 2, -1, -1))
    yield from ((0, row) for row in range(down - 2, 0, -1))


def roundel(drawing: Drawing, centre: Point, radius: float, count: int, color: Color, light: Color) -> None:
    """A ring of ``count`` stones, as wide as a stone is long; the lights come in pairs."""
    inner = radius * 0.8
    for number in range(count):
        start, end = (number + 0.06) / count, (number + 0.94) / count
        corners = [polar(centre, radius, start), polar(centre, radius, end)]
        corners += [polar(centre, inner, end), polar(centre, inner, start)]
        drawing.polygon(corners, worn(light if number % 4 == 0 else color, number, count))
