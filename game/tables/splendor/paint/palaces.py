"""Level 3: palaces, iwans and bridges."""

from __future__ import annotations

from game.art import scenery
from game.art.drawing import Point
from game.art.girih import rosette
from game.art.palette import mix
from game.tables.splendor.paint.landscape_parts import GLOW, MIDDLE, WIDTH, Landscape, disc, dunes, sky, water


def palace(view: Landscape) -> None:
    """A domed palace with towers, mirrored in its pool."""
    drawing, light = view.drawing, view.light
    sky(view)
    disc(view, (view.vary("sun", 92, 116), view.vary("high", 50, 74)), view.vary("size", 26, 36))
    dunes(view, 124, 20, light.far, "far")
    base = 140.0
    scenery.minaret(drawing, (MIDDLE - 44, base), 9, view.vary("tower", 80, 98), light.lit, light.dark, GLOW)
    scenery.minaret(drawing, (MIDDLE + 44, base), 9, view.vary("tower", 80, 98), light.lit, light.dark, GLOW)
    lit = mix(view.accent.base, light.lit, 0.25)
    side = view.vary("wing", 26, 32)
    for x in (-27.0, 27.0):
        scenery.dome(drawing, (MIDDLE + x, base - 30), side, side * 1.05, lit, view.accent.deep, GLOW)
    scenery.dome(
        drawing,
        (MIDDLE, base - 38),
        view.vary("great", 46, 52),
        view.vary("high2", 62, 74),
        lit,
        view.accent.deep,
        GLOW,
    )
    scenery.wall(drawing, MIDDLE - 46, base, (92, 32), light.lit, light.mid, GLOW, 6)
    _portal(view, (MIDDLE, base), 32, 48)
    water(view, base)
    drawing.rect((-4, base - 1.5), (WIDTH + 8, 3.4), mix(light.lit, light.near, 0.3))
    for x, wide in ((MIDDLE, 26.0), (MIDDLE - 44, 5.0), (MIDDLE + 44, 5.0)):
        drawing.path(
            f"M{x - wide / 2:.1f} {base + 2:.1f}h{wide:.1f}L{x:.1f} {base + 32:.1f}Z", light.dark, opacity=0.3
        )


def _portal(view: Landscape, foot: Point, width: float, height: float) -> None:
    """A tiled gate with a lit arch."""
    drawing, light = view.drawing, view.light
    x, y = foot
    drawing.rect(
        (x - width / 2, y - height),
        (width, height),
        drawing.linear((x - width / 2, 0), (x + width / 2, 0), (0, light.lit), (1, light.mid)),
    )
    tile = mix(view.accent.deep, light.dark, 0.2)
    drawing.rect((x - width * 0.42, y - height * 0.94), (width * 0.84, height * 0.94), tile)
    drawing.path(scenery.arch(foot, width * 0.66, height * 0.78), GLOW)
    glow = drawing.linear(
        (0, y - height * 0.78), (0, y), (0, light.dark), (0.6, mix(GLOW, light.sky[2], 0.5)), (1, GLOW)
    )
    drawing.path(scenery.arch(foot, width * 0.58, height * 0.72), glow)
    drawing.rect(
        (x - width / 2, y - height),
        (width, height),
        stroke=view.palette.brass_light,
        width=1.2,
        stroke_opacity=0.9,
    )


def iwan(view: Landscape) -> None:
    """The tiled front of a great iwan over a courtyard."""
    drawing, light = view.drawing, view.light
    sky(view)
    foot, width, height = (MIDDLE, 150.0), 88.0, 122.0
    scenery.wall(drawing, -20, 150, (210, 52), light.lit, light.mid, GLOW, 9)
    for side in (-1, 1):
        scenery.minaret(drawing, (MIDDLE + side * 46, 150), 10, 136, light.lit, light.dark, GLOW)
    left, top = foot[0] - width / 2, foot[1] - height
    drawing.rect(
        (left, top),
        (width, height),
        drawing.linear((left, 0), (left + width, 0), (0, light.lit), (1, light.mid)),
    )
    drawing.rect((left + 5, top + 5), (width - 10, height - 5), mix(view.accent.deep, light.dark, 0.15))
    for i, x in enumerate((left + 18, left + width - 18)):
        flower = rosette((x, top + 20), 13, round(view.vary("fold", 7.6, 12.4)), turns=i / 2)
        for outline in flower.petals:
            drawing.polygon(outline, mix(view.accent.base, view.accent.light, 0.25))
        drawing.polygon(flower.heart, GLOW)
    drawing.path(scenery.arch(foot, width * 0.72, height * 0.85), view.palette.brass)
    inner = drawing.linear(
        (0, top + 20), (0, foot[1]), (0, light.dark), (0.55, mix(light.mid, GLOW, 0.25)), (1, GLOW)
    )
    drawing.path(scenery.arch(foot, width * 0.67, height * 0.82), inner)
    for row in range(3):
        for column in range(-2 + row, 3 - row):
            cell = (MIDDLE + column * 11.0, 78.0 - row * 12 + abs(column) * 3)
            drawing.path(scenery.arch(cell, 10, 14), light.lit, opacity=0.28 + 0.12 * row)
    drawing.path(scenery.arch(foot, 22, 46), light.dark)
    drawing.path(scenery.arch(foot, 15, 38), GLOW)
    drawing.rect((left, top), (width, height), stroke=view.palette.brass_light, width=1.6)
    water(view, 158)
    drawing.rect(
        (-4, 149), (WIDTH + 8, 10), drawing.linear((0, 149), (0, 159), (0, light.lit), (1, light.mid))
    )


def bridge(view: Landscape) -> None:
    """A bridge of two rows of arches, lamps in every one, over quiet water."""
    drawing, light = view.drawing, view.light
    sky(view)
    disc(view, (view.vary("sun", 96, 126), view.vary("high", 44, 62)), view.vary("size", 15, 24))
    dunes(view, 104, 24, light.far, "far")
    dunes(view, 112, 14, mix(light.far, light.mid, 0.6), "hills")
    water(view, 128)
    pavilion = MIDDLE + view.vary("pavilion", -6, 6)
    scenery.dome(
        drawing, (pavilion, 70), 30, 32, mix(view.accent.base, light.lit, 0.2), view.accent.deep, GLOW
    )
    drawing.rect(
        (pavilion - 19, 68),
        (38, 24),
        drawing.linear((pavilion - 19, 0), (pavilion + 19, 0), (0, light.lit), (1, light.mid)),
    )
    for i in (-1, 0, 1):
        drawing.path(scenery.arch((pavilion + i * 11, 92), 8, 18), GLOW)
    stone = drawing.linear((0, 86), (0, 142), (0, light.lit), (1, light.mid))
    drawing.rect((-10, 86), (WIDTH + 20, 54), stone)
    drawing.rect((-10, 84), (WIDTH + 20, 3.4), mix(light.lit, GLOW, 0.4))
    for i in range(-1, 12):
        drawing.path(scenery.arch((i * 15.0 + 4, 106), 9.5, 16), GLOW if i % 3 else light.dark, opacity=0.9)
    for i in range(-1, 7):
        foot = (i * 30.0 + 11, 141.0)
        drawing.path(scenery.arch(foot, 23, 31), light.dark)
        drawing.path(
            scenery.arch(foot, 17, 25), drawing.linear((0, 116), (0, 141), (0, light.near), (1, light.sky[3]))
        )
        drawing.polygon([(foot[0] - 10, 143), (foot[0] + 10, 143), (foot[0], 168)], light.dark, opacity=0.28)
