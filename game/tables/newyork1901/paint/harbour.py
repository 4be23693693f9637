"""The edge of the map: quays with piers, and the compass."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point, polar, ring
from game.art.palette import mix, rgb
from game.rules.newyork1901.board import Cell
from game.tables.newyork1901.paint.shapes import CELL
from game.tables.newyork1901.paint.tones import INK, PAPER, SEA_LINE, WHITE

_TIMBER, _TIMBER_DEEP = rgb("b98f5f"), rgb("6a4a2c")
_TURNS = {"west": 0.0, "east": 0.5, "south": 0.75}
"""How a quay drawn with its water in the west is turned."""


def quay(drawing: Drawing, shores: Sequence[tuple[Cell, str]], depth: float) -> None:
    """The quay wall of every shore square; at some of them a pier."""
    for place, (cell, edge) in enumerate(shores):
        middle = ((cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL)
        with drawing.place(*middle, turns=_TURNS[edge]):
            line = -CELL / 2 + depth * CELL
            for reach, alpha in ((7, 0.8), (14, 0.5), (21, 0.3)):
                drawing.polyline(
                    [(line - reach, -50), (line - reach, 50)], SEA_LINE, 1.6, stroke_opacity=alpha
                )
            drawing.rect((line - 4, -50.5), (7, 101), mix(_TIMBER, PAPER, 0.5), stroke=INK, width=1.4)
            if place % 3 == 1:
                _pier(drawing, line)


def _pier(drawing: Drawing, line: float) -> None:
    left, width = -CELL / 2 + 4, line + CELL / 2 - 4
    drawing.rect((left + 3, -15), (width, 34), INK, fill_opacity=0.3)
    drawing.rect((left, -18), (width, 34), _TIMBER, stroke=INK, width=2)
    drawing.rect(
        (left + 4, -11), (width - 6, 20), mix(_TIMBER, _TIMBER_DEEP, 0.5), stroke=_TIMBER_DEEP, width=1.4
    )
    drawing.polyline([(left + 4, -1), (left + width - 2, -1)], mix(_TIMBER, WHITE, 0.4), 2)


def compass(drawing: Drawing, at: Point, radius: float) -> None:
    """A compass rose."""
    drawing.circle(at, radius, PAPER, stroke=INK, width=2.4)
    drawing.circle(at, radius * 0.78, stroke=INK, width=1.2)
    for i in range(8):
        long = radius * (0.92 if i % 2 == 0 else 0.6)
        tip, side = polar(at, long, i / 8), [polar(at, radius * 0.2, i / 8 + s / 16) for s in (-1, 1)]
        drawing.polygon([tip, side[0], at], INK)
        drawing.polygon(
            [tip, side[1], at], mix(PAPER, rgb("b23a2a"), 0.75 if i == 0 else 0.1), stroke=INK, width=1
        )
    for spot in ring(at, radius * 0.88, 32):
        drawing.circle(spot, 0.9, INK)
