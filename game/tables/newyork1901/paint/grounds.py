"""The grounds of the map: each district with a texture of its own, streets, water, parks, as square tiles.

A tile is a hundred units wide and goes on seamlessly in the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.art.drawing import Drawing, Point, box
from game.art.palette import Color, mix
from game.art.tones import PaperTones
from game.rules.newyork1901.board import Cell
from game.tables.newyork1901.paint.tones import (
    GRASS,
    GRASS_DEEP,
    INK,
    KERB,
    PAVING,
    SEA,
    SEA_DEEP,
    SEA_LINE,
    STONE,
    WHITE,
)

TILE = 100.0
_TURNS = {"west": 0.0, "east": 0.5, "south": 0.75}
"""How a quay drawn with its water in the west is turned."""


def district(name: str, ground: PaperTones) -> Drawing:
    """The ground of a district."""
    drawing = Drawing(TILE, TILE)
    drawing.rect((0, 0), (TILE, TILE), ground.base)
    texture(drawing, name, ground)
    return drawing


def texture(drawing: Drawing, name: str, ground: PaperTones) -> None:
    """The texture of a district over a tile."""
    _TEXTURES[name](drawing, ground)


def _brick(drawing: Drawing, ground: PaperTones) -> None:
    joints = ""
    for row in range(5):
        y, first = row * 20, 0 if row % 2 else 20
        joints += f"M0 {y}h100" + "".join(f"M{x} {y}v20" for x in range(first, 100, 40))
    drawing.path(joints, stroke=ground.line, width=2, stroke_opacity=0.7)
    dark = "".join(box(x, y, 36, 16) for x, y in ((2, 22), (62, 42), (22, 2), (42, 62)))
    drawing.path(dark, ground.line, fill_opacity=0.2)


def _flagstone(drawing: Drawing, ground: PaperTones) -> None:
    joints = "".join(f"M{a} 0l100 100M{a + 50} 0l-100 100" for a in range(-50, 200, 50))
    drawing.path(joints, stroke=ground.line, width=2, stroke_opacity=0.65)
    spots = ((50, 25), (25, 50), (75, 100), (75, 0), (100, 75), (0, 75))
    stones = "".join(f"M{x} {y - 23}l23 23l-23 23l-23 -23Z" for x, y in spots)
    drawing.path(stones, ground.line, fill_opacity=0.13)


def _tufts(drawing: Drawing, ground: PaperTones) -> None:
    blades = ""
    for row in range(5):
        for x in range(5 if row % 2 else 15, 100, 20):
            blades += f"M{x - 4} {row * 20 + 7}l4 5l4 -5M{x} {row * 20 + 12}v-8"
    drawing.path(blades, stroke=ground.line, width=1.9, stroke_opacity=0.75)


def _hatching(drawing: Drawing, ground: PaperTones) -> None:
    for first, width, opacity in ((-90, 3.0, 0.6), (-70, 1.5, 0.5)):
        lines = "".join(f"M{a} 100l100 -100" for a in range(first, 100, 40))
        drawing.path(lines, stroke=ground.line, width=width, stroke_opacity=opacity)


def _scales(drawing: Drawing, ground: PaperTones) -> None:
    arcs = ""
    for row in range(5):
        first = -10 if row % 2 else -20
        arcs += "".join(
            f"M{x} {row * 20}a10 10 0 0 0 20 0M{x + 10} {row * 20 + 1}v4" for x in range(first, 100, 20)
        )
    drawing.path(arcs, stroke=ground.line, width=2, stroke_opacity=0.7)


_TEXTURES: Mapping[str, Callable[[Drawing, PaperTones], None]] = {
    "red": _brick,
    "blue": _flagstone,
    "green": _tufts,
    "yellow": _hatching,
    "pink": _scales,
}


def street(tint: Color | None) -> Drawing:
    """Paving of setts; ``tint`` is the colour of a street with a card."""
    drawing = Drawing(TILE, TILE)
    base = PAVING if tint is None else mix(PAVING, tint, 0.45)
    drawing.rect((0, 0), (TILE, TILE), base)
    line = mix(base, INK, 0.3)
    setts, courses = "", ""
    for row in range(10):
        setts += "".join(f"M{x} {row * 10 + 1}v8" for x in range(5 if row % 2 else 0, 100, 20))
        courses += f"M0 {row * 10}h100"
    drawing.path(setts, stroke=line, width=1.4, stroke_opacity=0.6)
    drawing.path(courses, stroke=line, width=1.1, stroke_opacity=0.45)
    return drawing


def park() -> Drawing:
    """Lawn with a few trees."""
    drawing = Drawing(TILE, TILE)
    drawing.rect((0, 0), (TILE, TILE), GRASS)
    for x, y in ((12, 88), (40, 8), (92, 30), (60, 60), (6, 40), (30, 62), (84, 92)):
        drawing.path(f"M{x - 3} {y - 4}l3 4l3 -4", stroke=GRASS_DEEP, width=1.6, stroke_opacity=0.6)
    for x, y, r in ((26, 28, 17), (72, 34, 13), (52, 78, 18), (90, 70, 9)):
        tree(drawing, (x, y), r)
    return drawing


def tree(drawing: Drawing, at: Point, radius: float) -> None:
    """A tree from above, with its shadow."""
    x, y = at
    drawing.circle((x + radius * 0.3, y + radius * 0.35), radius, INK, fill_opacity=0.3)
    crown = drawing.radial(
        (x - radius * 0.3, y - radius * 0.3), radius * 1.4, (0, mix(GRASS, WHITE, 0.3)), (1, GRASS_DEEP)
    )
    drawing.circle(at, radius, crown, stroke=mix(GRASS_DEEP, INK, 0.5), width=1.4)
    for dx, dy in ((-0.35, -0.2), (0.2, -0.4), (0.25, 0.3), (-0.2, 0.4)):
        spot = (x + dx * radius, y + dy * radius)
        drawing.circle(spot, radius * 0.24, stroke=GRASS_DEEP, width=1.2, stroke_opacity=0.7)


def square() -> Drawing:
    """The flags round a landmark."""
    drawing = Drawing(TILE, TILE)
    drawing.rect((0, 0), (TILE, TILE), STONE)
    for i in range(4):
        drawing.polyline([(0, i * 25.0), (100, i * 25.0)], mix(STONE, INK, 0.4), 1.2, stroke_opacity=0.5)
        drawing.polyline([(i * 25.0, 0), (i * 25.0, 100)], mix(STONE, INK, 0.4), 1.2, stroke_opacity=0.5)
    return drawing


def water() -> Drawing:
    """Harbour water with engraved lines."""
    drawing = Drawing(TILE, TILE)
    drawing.rect((0, 0), (TILE, TILE), SEA)
    for row in range(10):
        y = row * 10.0 + 5
        lift = 3 if row % 2 else -3
        drawing.path(
            f"M-5 {y:.0f}q27.5 {-lift} 55 0t55 0", stroke=SEA_LINE if row % 5 == 2 else SEA_DEEP,
            width=1.5, stroke_opacity=0.6,
        )  # fmt: skip
    return drawing


def pavement(drawing: Drawing, outer: str, inner: str) -> None:
    """The pavement round a block, between two outlines given as path data, with its kerb."""
    drawing.path(outer + inner, mix(PAVING, WHITE, 0.42), rule="evenodd")
    drawing.path(outer, stroke=mix(KERB, INK, 0.3), width=2.2, join="round")


def quay(drawing: Drawing, shores: Sequence[tuple[Cell, str]], depth: float) -> None:
    """The quay wall of every shore square, with the swell before it."""
    for (column, row), edge in shores:
        with drawing.place((column + 0.5) * TILE, (row + 0.5) * TILE, turns=_TURNS[edge]):
            line = (depth - 0.5) * TILE
            for reach, alpha in ((7, 0.8), (14, 0.5), (21, 0.3)):
                ends = [(line - reach, -50.0), (line - reach, 50.0)]
                drawing.polyline(ends, SEA_LINE, 1.6, stroke_opacity=alpha)
            drawing.rect((line - 4, -50.5), (7, 101), PAVING, stroke=INK, width=1.4)
