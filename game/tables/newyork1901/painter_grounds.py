"""The grounds of the map: each district with a texture of its own, streets, water, parks, as square tiles.

A tile is a hundred units wide and goes on seamlessly in the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.tables.newyork1901.painter_tones import (
    GRASS,
    GRASS_DEEP,
    GROUNDS,
    INK,
    KERB,
    PAVING,
    SEA,
    SEA_DEEP,
    SEA_LINE,
    STONE,
    WHITE,
    Ground,
)
from game.ui.art.drawing import Drawing, Point
from game.ui.art.palette import Color, mix

TILE = 100.0


def district(name: str) -> Drawing:
    """The ground of a district."""
    drawing, ground = Drawing(TILE, TILE), GROUNDS[name]
    drawing.rect((0, 0), (TILE, TILE), ground.base)
    texture(drawing, name, (0, 0), 1, 1)
    return drawing


def texture(drawing: Drawing, name: str, corner: Point, columns: int, rows: int, scale: float = 1) -> None:
    """The texture of a district over whole tiles from ``corner`` on."""
    for column in range(columns):
        for row in range(rows):
            with drawing.place(corner[0] + column * TILE * scale, corner[1] + row * TILE * scale, scale):
                _TEXTURES[name](drawing, GROUNDS[name])


def _brick(drawing: Drawing, ground: Ground) -> None:
    for row in range(5):
        y = row * 20.0
        drawing.polyline([(0, y), (100, y)], ground.line, 2, stroke_opacity=0.7)
        for column in range(3):
            x = column * 40.0 + (0 if row % 2 else 20) - (0 if row % 2 else 0)
            if x <= 100:
                drawing.polyline([(x, y), (x, y + 20)], ground.line, 2, stroke_opacity=0.7)
    for x, y in ((2, 22), (62, 42), (22, 2), (42, 62)):
        drawing.rect((x, y), (36, 16), ground.line, fill_opacity=0.2)


def _flagstone(drawing: Drawing, ground: Ground) -> None:
    for i in range(-1, 4):
        a = i * 50.0
        drawing.polyline([(a, 0), (a + 100, 100)], ground.line, 2, stroke_opacity=0.65)
        drawing.polyline([(a + 50, 0), (a - 50, 100)], ground.line, 2, stroke_opacity=0.65)
    for x, y in ((50, 25), (25, 50), (75, 100), (75, 0), (100, 75), (0, 75)):
        drawing.polygon([(x, y - 23), (x + 23, y), (x, y + 23), (x - 23, y)], ground.line, fill_opacity=0.13)


def _tufts(drawing: Drawing, ground: Ground) -> None:
    for row in range(5):
        for column in range(5):
            x, y = column * 20.0 + (5 if row % 2 else 15), row * 20.0 + 12
            drawing.path(
                f"M{x - 4:.1f} {y - 5:.1f}L{x:.1f} {y:.1f}L{x + 4:.1f} {y - 5:.1f}M{x:.1f} {y:.1f}v-8",
                stroke=ground.line, width=1.9, stroke_opacity=0.75,
            )  # fmt: skip


def _hatching(drawing: Drawing, ground: Ground) -> None:
    for i in range(-5, 5):
        a = i * 20.0 + 10
        bold = i % 2 == 0
        drawing.polyline(
            [(a, 100), (a + 100, 0)], ground.line, 3 if bold else 1.5, stroke_opacity=0.6 if bold else 0.5
        )


def _scales(drawing: Drawing, ground: Ground) -> None:
    for row in range(5):
        y = row * 20.0
        for column in range(-1, 6):
            x = column * 20.0 + (10 if row % 2 else 0)
            drawing.path(
                f"M{x:.1f} {y:.1f}a10 10 0 0 0 20 0", stroke=ground.line, width=2, stroke_opacity=0.7
            )
            drawing.circle((x + 10, y + 3), 1.6, ground.line, fill_opacity=0.6)


_TEXTURES: Mapping[str, Callable[[Drawing, Ground], None]] = {
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
    for row in range(10):
        shift = 5 if row % 2 else 0
        marks = "".join(f"M{x + shift} {row * 10 + 1}v8" for x in range(0, 100, 20))
        drawing.path(marks, stroke=line, width=1.4, stroke_opacity=0.6)
        drawing.polyline([(0, row * 10.0), (100, row * 10.0)], line, 1.1, stroke_opacity=0.45)
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
