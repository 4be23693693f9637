"""Mosaic from tesserae: borders and rings, laid stone by stone.

Every stone is of a shade of its own. Which, follows from its
place alone, so that the same mosaic comes out at every size and on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.art.drawing import Drawing, Point, polar
from game.art.palette import Color, mix


def chance(column: int, row: int, salt: int = 0) -> float:
    """A number from 0 to 1 that belongs to a place."""
    mixed = (column * 374761393 + row * 668265263 + salt * 2246822519) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 0xFFFF


def worn(color: Color, column: int, row: int) -> Color:
    """A stone is a little lighter or darker than its neighbours."""
    change = chance(column, row, 3) - 0.5
    return mix(color, (255, 255, 255) if change > 0 else (0, 0, 0), abs(change) * 0.34)


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
