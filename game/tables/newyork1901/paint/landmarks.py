"""What nobody builds on: churchyard, squares, and the two temples of money."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point
from game.art.palette import mix, rgb
from game.rules.newyork1901.board import Cell
from game.tables.newyork1901.paint.grounds import tree
from game.tables.newyork1901.paint.shapes import CELL, Area
from game.tables.newyork1901.paint.tones import GILT, GRASS, INK, PAPER, PAVING, STONE, WHITE

_MARBLE, _MARBLE_DEEP = rgb("ece6d6"), rgb("9f967f")
_BROWN, _BROWN_DEEP = rgb("a9714f"), rgb("5f3a26")
_LARGE = 6
"""Parks of as many squares have room for a church."""


def _bounds(cells: Sequence[Cell]) -> Area:
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    left, top = min(columns) * CELL, min(rows) * CELL
    return Area(left, top, (max(columns) + 1) * CELL - left, (max(rows) + 1) * CELL - top)


def yard(drawing: Drawing, cells: Sequence[Cell], name: str) -> None:
    """A park: a church in its yard where there is room, else a round of trees about a statue."""
    if len(cells) >= _LARGE:
        _church(drawing, _bounds(cells).centre)
        return
    x, y = cells[len(cells) // 2]
    middle = ((x + 0.5) * CELL, (y + 0.5) * CELL)
    drawing.circle(middle, 34, mix(PAVING, GRASS, 0.2), stroke=mix(GRASS, INK, 0.5), width=2)
    drawing.circle(middle, 15, STONE, stroke=INK, width=2)
    drawing.circle(middle, 7, rgb("7fa998"), stroke=INK, width=1.8)


def _church(drawing: Drawing, at: Point) -> None:
    """A brownstone church from the south, its spire above the trees, gravestones round it."""
    with drawing.place(at[0], at[1]):
        drawing.path("M-130 60Q-40 40 0 92Q50 40 130 62", stroke=PAVING, width=13)
        for i, (x, y) in enumerate(_GRAVES):
            drawing.rect((x + 2, y + 3), (10, 14), INK, fill_opacity=0.3)
            drawing.path(f"M{x} {y + 14}v-9a5 5 0 0 1 10 0v9Z", (PAPER, STONE)[i % 2], stroke=INK, width=1.3)
        drawing.polygon([(74, 74), (104, 54), (104, -2), (74, 6)], INK, fill_opacity=0.28)
        wall = drawing.linear(
            (-62, 0), (78, 0), (0, mix(_BROWN, WHITE, 0.3)), (0.5, _BROWN), (1, _BROWN_DEEP)
        )
        drawing.polygon([(-24, -12), (70, -12), (78, 26), (-24, 26)], rgb("6d6a72"), stroke=INK, width=2.4)
        for x in (-4, 14, 32, 50, 66):
            drawing.polyline([(x, -12), (x + 3, 26)], INK, 1, stroke_opacity=0.4)
        drawing.rect((-24, 26), (102, 50), wall, stroke=INK, width=2.4)
        for x in (2, 24, 46, 68):
            drawing.path(f"M{x - 6} 70v-24q0 -10 6 -16q6 6 6 16v24Z", rgb("f2d58a"), stroke=INK, width=1.6)
        drawing.rect((-62, -34), (42, 110), wall, stroke=INK, width=2.4)
        spire = drawing.linear(
            (-64, 0), (-18, 0), (0, mix(_BROWN, WHITE, 0.4)), (0.5, _BROWN), (1, _BROWN_DEEP)
        )
        drawing.polygon([(-64, -34), (-18, -34), (-41, -128)], spire, stroke=INK, width=2.4, join="round")
        for x in (-62, -20):
            drawing.polygon([(x - 5, -32), (x + 5, -32), (x, -58)], spire, stroke=INK, width=1.6)
        drawing.path("M-41 -128v-16M-47 -138h12", stroke=GILT, width=3.6)
        drawing.circle((-41, -12), 11, PAPER, stroke=INK, width=2)
        drawing.path("M-52 76v-26q0 -13 11 -21q11 8 11 21v26Z", rgb("3b2418"), stroke=INK, width=1.8)
        for x, y, r in _TREES:
            tree(drawing, (x, y), r)


_TREES = ((-110, -92, 24), (-112, -20, 18), (96, -96, 26), (40, -84, 18), (118, -30, 16), (-98, 112, 22),
          (104, 112, 20), (20, 122, 14))  # fmt: skip
_GRAVES = ((-118, 22), (-98, 30), (-84, 14), (96, 18), (114, 30), (92, 84), (-66, 100), (-44, 108), (52, 100),
           (72, 96), (-6, -60), (14, -72), (66, -46), (84, -58), (-124, 72), (-90, 76))  # fmt: skip


def landmark(drawing: Drawing, cells: Sequence[Cell], name: str) -> None:
    """A marble temple that fills its squares, with as many columns as it is wide."""
    area = _bounds(cells).shrunk(9)
    drawing.rect((area.left + 6, area.top + 8), (area.width, area.height), INK, fill_opacity=0.35)
    drawing.rect(
        (area.left, area.top),
        (area.width, area.height),
        mix(_MARBLE, _MARBLE_DEEP, 0.35),
        stroke=INK,
        width=3,
    )
    middle, porch = area.left + area.width / 2, area.bottom - 62
    roof = drawing.linear(
        (area.left, 0), (area.right, 0), (0, mix(_MARBLE, WHITE, 0.5)), (0.5, _MARBLE), (1, _MARBLE_DEEP)
    )
    drawing.rect(
        (area.left + 5, area.top + 5),
        (area.width - 10, porch - area.top - 22),
        roof,
        stroke=_MARBLE_DEEP,
        width=2,
    )
    drawing.polyline([(middle, area.top + 5), (middle, porch - 20)], _MARBLE_DEEP, 2.4)
    for y in range(int(area.top) + 24, int(porch) - 24, 20):
        drawing.polyline([(area.left + 5, y), (area.right - 5, y)], _MARBLE_DEEP, 1.2, stroke_opacity=0.6)
    drawing.polygon(
        [(area.left - 3, porch), (area.right + 3, porch), (middle, porch - 28)],
        _MARBLE,
        stroke=INK,
        width=2.6,
    )
    drawing.polygon(
        [(area.left + 18, porch - 4), (area.right - 18, porch - 4), (middle, porch - 20)],
        _MARBLE_DEEP,
        fill_opacity=0.6,
    )
    drawing.rect((area.left, porch), (area.width, 8), mix(_MARBLE, WHITE, 0.4), stroke=INK, width=1.6)
    drawing.rect((area.left + 3, porch + 8), (area.width - 6, 40), rgb("4b4236"))
    count = max(4, round(area.width / 20))
    for i in range(count):
        x = area.left + 6 + (area.width - 22) * i / (count - 1)
        drawing.rect((x, porch + 8), (10, 40), _MARBLE, stroke=INK, width=1.2)
    for i in range(2):
        drawing.rect(
            (area.left - 2 * i, porch + 48 + i * 7), (area.width + 4 * i, 7), _MARBLE, stroke=INK, width=1.2
        )
