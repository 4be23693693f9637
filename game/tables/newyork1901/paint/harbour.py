"""The edge of the map: quays with piers and steamers, the compass, and the frame of the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point, box, polar, ring
from game.art.palette import Color, mix, rgb
from game.rules.newyork1901.board import Cell
from game.tables.newyork1901.paint.shapes import CELL
from game.tables.newyork1901.paint.tones import INK, PAPER, SEA, SEA_DEEP, SEA_LINE, WHITE

_TIMBER, _TIMBER_DEEP = rgb("b98f5f"), rgb("6a4a2c")
_TURNS = {"west": 0.0, "east": 0.5, "south": 0.75}
"""How a quay drawn with its water in the west is turned."""


def quay(drawing: Drawing, shores: Sequence[tuple[Cell, str]], depth: float) -> None:
    """The quay wall of every shore square; at some of them a pier or a steamer."""
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
            elif place % 6 == 3:
                _steamer(drawing, (line - 21, 4))


def _pier(drawing: Drawing, line: float) -> None:
    left, width = -CELL / 2 + 4, line + CELL / 2 - 4
    drawing.rect((left + 3, -15), (width, 34), INK, fill_opacity=0.3)
    drawing.rect((left, -18), (width, 34), _TIMBER, stroke=INK, width=2)
    drawing.rect(
        (left + 4, -11), (width - 6, 20), mix(_TIMBER, _TIMBER_DEEP, 0.5), stroke=_TIMBER_DEEP, width=1.4
    )
    drawing.polyline([(left + 4, -1), (left + width - 2, -1)], mix(_TIMBER, WHITE, 0.4), 2)


def _steamer(drawing: Drawing, at: Point) -> None:
    """A ferry under way along the shore."""
    with drawing.place(*at, 0.85):
        drawing.path("M-9 48Q0 70 9 48M-5 46Q0 60 5 46", stroke=WHITE, width=2, stroke_opacity=0.7)
        drawing.path("M0 -46C9 -32 11 -14 11 4L9 40H-9L-11 4C-11 -14 -9 -32 0 -46Z", INK)
        drawing.path("M0 -38C6 -28 8 -12 8 4L6.500 36H-6.500L-8 4C-8 -12 -6 -28 0 -38Z", rgb("c9a878"))
        drawing.rect((-5.5, -12), (11, 40), PAPER, 3, stroke=INK, width=1.4)
        drawing.circle((0, 4), 4.2, rgb("b23a2a"), stroke=INK, width=1.4)
        drawing.path(
            "M1 2C10 -2 6 -12 14 -16", stroke=mix(SEA, WHITE, 0.5), width=5, stroke_opacity=0.55, cap="round"
        )


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


def frame(size: tuple[int, int], scale: float) -> Drawing:
    """The neat line of the sheet: a scale of black and white bars between two lines."""
    width, height = size
    drawing = Drawing(width, height)
    bar = 5.0 * scale
    drawing.path(
        box(0, 0, width, height) + box(bar, bar, width - 2 * bar, height - 2 * bar), PAPER, rule="evenodd"
    )
    step = 24.5 * scale
    for i in range(int(width / step) + 1):
        for y in (0.0, height - bar):
            if i % 2:
                drawing.rect((i * step, y), (step, bar), INK)
    for i in range(int(height / step) + 1):
        for x in (0.0, width - bar):
            if i % 2:
                drawing.rect((x, i * step), (bar, step), INK)
    drawing.path(box(bar, bar, width - 2 * bar, height - 2 * bar), stroke=INK, width=1.6 * scale)
    drawing.path(box(0.5, 0.5, width - 1, height - 1), stroke=mix(INK, SEA_DEEP, 0.2), width=1.2 * scale)
    return drawing


def carriage(drawing: Drawing, at: Point, turns: float, hood: Color) -> None:
    """A cab and its horse seen from above, going north."""
    with drawing.place(at[0], at[1], turns=turns):
        drawing.rect((-6, -4), (17, 28), INK, 4, fill_opacity=0.3)
        for x in (-11.0, 8.0):
            drawing.rect((x, 3), (3, 9), INK)
            drawing.rect((x, 14), (3, 8), INK)
        drawing.rect((-8, -2), (16, 25), hood, 4, stroke=INK, width=1.6)
        drawing.rect((-5, 1), (10, 7), PAPER, 2, stroke=INK, width=1)
        drawing.polyline([(-4, -2), (-3, -18)], INK, 1.4)
        drawing.polyline([(4, -2), (3, -18)], INK, 1.4)
        drawing.ellipse((0, -16), 4.4, 9.5, rgb("6b4226"), stroke=INK, width=1.2)
        drawing.circle((0, -27), 3, rgb("5a3620"), stroke=INK, width=1)
