"""The patterns that a table is paved with: one repeat of each, drawn faintly, for the light falls on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import hypot
from types import MappingProxyType

from game.art.drawing import Drawing, Point, polar
from game.art.girih import Cell, eightfold, twelvefold
from game.art.palette import Palette

_FAINT = 0.22
"""How much is seen of the lines."""


def girih(cell: Cell, palette: Palette, k: float, strength: float) -> Drawing:
    """Tile-work: great stars and small ones, with a line along all of them."""
    drawing = Drawing(cell.width, cell.height)
    for outline in cell.great:
        drawing.polygon(outline, palette.teal, fill_opacity=0.34 * strength)
    for outline in cell.small:
        drawing.polygon(outline, palette.table_deep, fill_opacity=0.5 * strength)
    for outline in (*cell.great, *cell.small):
        drawing.polygon(outline, stroke=palette.table_deep, width=4.5 * k, stroke_opacity=0.7 * strength)
        drawing.polygon(outline, stroke=palette.tile, width=2 * k, stroke_opacity=strength)
    return drawing


def _strapwork(cell: Cell, palette: Palette, k: float) -> Drawing:
    """The lines of a girih alone."""
    drawing = Drawing(cell.width, cell.height)
    for outline in (*cell.great, *cell.small):
        _line(drawing, outline, palette, k)
    return drawing


def _bricks(palette: Palette, k: float) -> Drawing:
    """A wall in running bond; some bricks are burnt darker."""
    wide, high = 96 * k, 36 * k
    drawing = Drawing(4 * wide, 4 * high)
    for row in range(4):
        for at in range(-1, 5):
            left, top, gap = (at + row % 2 / 2) * wide, row * high, 2 * k
            burnt = (at % 4 * 5 + row * 3) % 7
            color, share = (palette.tile, 0.06) if burnt < 2 else (palette.table_deep, 0.03 * burnt)
            drawing.rect((left + gap, top + gap), (wide - 2 * gap, high - 2 * gap), color, fill_opacity=share)
    for row in range(5):
        _line(drawing, [(0, row * high), (4 * wide, row * high)], palette, k)
        for at in range(6):
            x = (at - row % 2 / 2) * wide
            _line(drawing, [(x, row * high), (x, (row + 1) * high)], palette, k)
    return drawing


def _rhumbs(palette: Palette, k: float) -> Drawing:
    """The lines of the winds on a sea chart, from rose to rose."""
    wide, high = 640 * k, 480 * k
    drawing = Drawing(wide, high)
    courses = [(1, 0), (0, 1), *((x, y) for x in (1, 2) for y in (1, -1, 2, -2) if abs(y) != x or x == 1)]
    for x, y in courses:
        for across in range(-2, 3):
            for down in range(-2, 3):
                from_rose = (across * wide, down * high)
                to_rose = (from_rose[0] + x * wide, from_rose[1] + y * high)
                if _touches((from_rose, to_rose), (wide, high)):
                    _line(drawing, [from_rose, to_rose], palette, k, 0.8)
    for corner in ((0.0, 0.0), (wide, 0.0), (0.0, high), (wide, high)):
        drawing.circle(corner, 70 * k, stroke=palette.tile, width=1.6 * k, stroke_opacity=_FAINT)
    return drawing


def _touches(line: tuple[Point, Point], size: Point) -> bool:
    """Whether the box round a line reaches into a cell of this size."""
    (x1, y1), (x2, y2) = line
    return min(x1, x2) <= size[0] and max(x1, x2) >= 0 and min(y1, y2) <= size[1] and max(y1, y2) >= 0


def _tesserae(palette: Palette, k: float) -> Drawing:
    """A mosaic of scales, as on Roman floors: in each of them three rows of small stones."""
    wide = 120 * k
    high = wide / 2
    drawing = Drawing(wide, 2 * high)
    for row in range(-1, 4):
        for at in (-1, 0, 1, 2):
            middle = ((at + row % 2 / 2) * wide, row * high)
            _scale(drawing, middle, wide / 2, palette, k)
    return drawing


def _scale(drawing: Drawing, foot: Point, reach: float, palette: Palette, k: float) -> None:
    """The upper half of a scale, down to where those of the row below cover it."""
    for share, stones in ((0.94, 15), (0.7, 11), (0.46, 7)):
        for stone in range(stones):
            turns = (stone + 0.5) / stones / 2 - 0.25
            at = polar(foot, reach * share, turns)
            if all(
                hypot(at[0] - foot[0] - side * reach, at[1] - foot[1] - reach) > reach for side in (-1, 1)
            ):
                corners = [
                    polar(foot, reach * (share + out), turns + aside * 0.4 / stones / 2)
                    for out, aside in ((0.09, -1), (0.09, 1), (-0.09, 1), (-0.09, -1))
                ]
                lightness = _FAINT * (0.35 + (stone * 0.618 + share) % 1 * 0.5)
                drawing.polygon(corners, palette.tile, fill_opacity=lightness)


def _facets(palette: Palette, k: float) -> Drawing:
    """Cut stones side by side: each with its table and the edges that lead to it."""
    side = 132 * k
    drawing = Drawing(side, side)
    middle, half, table = side / 2, side / 2, side * 0.21
    tips = [(middle, 0.0), (side, middle), (middle, side), (0.0, middle)]
    _line(drawing, tips, palette, k, closed=True)
    for x in (0.0, side):
        for y in (0.0, side):
            _line(drawing, [(x, y), (x - (x - middle) * 0.42, y - (y - middle) * 0.42)], palette, k)
            _stone(drawing, (x, y), table, palette, k)
    for tip in tips:
        _line(drawing, [tip, ((tip[0] + middle * 0.72) / 1.72, (tip[1] + middle * 0.72) / 1.72)], palette, k)
    _stone(drawing, (middle, half), table, palette, k)
    return drawing


def _stone(drawing: Drawing, centre: Point, reach: float, palette: Palette, k: float) -> None:
    """The table of a cut stone."""
    x, y = centre
    outline = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    drawing.polygon(outline, palette.tile, fill_opacity=_FAINT / 4)
    _line(drawing, outline, palette, k, closed=True)


def _line(
    drawing: Drawing, points: list[Point] | tuple[Point, ...], palette: Palette, k: float,
    share: float = 1.0, closed: bool = False,
) -> None:  # fmt: skip
    path = [*points, points[0]] if closed else points
    drawing.polyline(path, palette.tile, 2 * k, stroke_opacity=_FAINT * share)


PATTERNS: Mapping[str, Callable[[Palette, float], Drawing]] = MappingProxyType(
    {
        "stars": lambda palette, k: girih(eightfold(64 * k), palette, k, 0.5),
        "girih": lambda palette, k: _strapwork(twelvefold(44 * k, 70), palette, k),
        "bricks": _bricks,
        "rhumbs": _rhumbs,
        "tesserae": _tesserae,
        "facets": _facets,
    }
)
