"""Level 2: bazaars, workshops and towns."""

from __future__ import annotations

from itertools import pairwise

from game.art import scenery
from game.art.drawing import Point, ring
from game.art.gems import NAMES, gem
from game.art.girih import star_in
from game.art.palette import Color, mix
from game.tables.splendor.paint.landscape_parts import (
    GLOW,
    HEIGHT,
    MIDDLE,
    WIDTH,
    Landscape,
    disc,
    dunes,
    sky,
)


def bazaar(view: Landscape) -> None:
    """Down a vaulted bazaar with hanging lamps, to a dome in the evening."""
    drawing, light = view.drawing, view.light
    sky(view)
    scenery.dome(drawing, (MIDDLE, 140), 44, view.vary("dome", 54, 66), view.accent.base, light.dark, GLOW)
    vault = ((300.0, 260.0), (150.0, 176.0), (104.0, 138.0), (74.0, 112.0))
    for i, (outer, inner) in enumerate(pairwise(vault)):
        tone = mix(light.mid, light.near, 0.75 - i * 0.3)
        hole = scenery.arch((MIDDLE, 176), inner[0], inner[1] + 26)
        rim = scenery.arch((MIDDLE, 176), outer[0], outer[1] + 26)
        drawing.path(f"{rim}{hole}", tone, rule="evenodd")
        drawing.path(hole, stroke=mix(light.lit, tone, 0.35), width=1.8)
    floor = [(MIDDLE - 37, 140.0), (MIDDLE + 37, 140.0), (WIDTH + 30, 178.0), (-10.0, 178.0)]
    drawing.polygon(
        floor, drawing.linear((0, 140), (0, 176), (0, mix(light.lit, light.mid, 0.3)), (1, light.near))
    )
    for side, tint in ((-1, view.accent.base), (1, mix(view.accent.light, light.lit, 0.4))):
        _stall(view, MIDDLE + side * 44, side, tint)
    for x, y, size in (
        (MIDDLE - 26, 58.0, 6.5),
        (MIDDLE + 26, 50.0, 7.5),
        (MIDDLE + view.vary("l", -8, 8), 40.0, 6.0),
    ):
        _lamp(view, (x, y + view.vary(f"lamp{x:.0f}", -6, 8)), size)


def _stall(view: Landscape, x: float, side: int, tint: Color) -> None:
    """An awning with goods under it."""
    drawing, near = view.drawing, view.light.near
    roof = [(x - 22, 122.0), (x + 22, 122.0), (x + 22 - side * 8, 108.0), (x - 22 - side * 8, 108.0)]
    drawing.polygon(roof, tint)
    for i in range(0, 4, 2):
        left = x - 22 + i * 11
        drawing.polygon(
            [(left, 122), (left + 11, 122), (left + 11 - side * 8, 108), (left - side * 8, 108)],
            GLOW,
            opacity=0.5,
        )
    drawing.rect((x - 20, 140), (40, 22), near)
    for i in range(5):
        drawing.circle((x - 15 + i * 7.5, 139), 4.6, mix(view.accent.base, GLOW, (i % 3) * 0.35))


def _lamp(view: Landscape, at: Point, size: float) -> None:
    drawing = view.drawing
    drawing.polyline([(at[0], -2), (at[0], at[1] - size)], view.light.near, 1.1)
    drawing.circle(at, size * 3.2, drawing.radial(at, size * 3.2, (0, GLOW, 0.75), (1, GLOW, 0)))
    drawing.polygon(
        [
            (at[0], at[1] - size * 1.3),
            (at[0] + size * 0.7, at[1] - size * 0.2),
            (at[0], at[1] + size * 1.1),
            (at[0] - size * 0.7, at[1] - size * 0.2),
        ],
        GLOW,
        stroke=view.palette.brass_dark,
        width=1.2,
    )


def workshop(view: Landscape) -> None:
    """The cutter's finished stone on its stand before a lattice window."""
    drawing, light = view.drawing, view.light
    drawing.rect(
        (0, 0),
        (WIDTH, HEIGHT),
        drawing.linear((0, 0), (0, HEIGHT), (0, light.dark), (1, mix(light.mid, light.near, 0.4))),
    )
    foot = (MIDDLE, 132.0)
    sky = light.sky
    drawing.path(scenery.arch(foot, 92, 122), mix(light.lit, light.mid, 0.35))
    drawing.path(
        scenery.arch(foot, 80, 113),
        drawing.linear((0, 20), (0, 132), (0, sky[1]), (0.6, sky[2]), (1, sky[3])),
    )
    reach = view.vary("lattice", 10, 14)
    for row in range(9):
        for column in range(-3, 4):
            centre = (MIDDLE + column * reach * 2, 132 - row * reach * 2)
            if abs(column) * reach * 2 < 34 - max(0, row * reach * 2 - 66) * 0.62:
                outline = star_in(centre, reach * 0.83, 8, 68)
                drawing.polygon(outline, stroke=light.dark, width=1.3, stroke_opacity=0.6)
    glow = drawing.radial((MIDDLE, 96), 46, (0, GLOW, 0.95), (0.5, GLOW, 0.4), (1, GLOW, 0))
    drawing.circle((MIDDLE, 96), 46, glow)
    drawing.rect(
        (-4, 138),
        (WIDTH + 8, 40),
        drawing.linear((0, 138), (0, 174), (0, mix(light.lit, light.near, 0.45)), (1, light.near)),
    )
    drawing.rect((-4, 136), (WIDTH + 8, 4), light.lit)
    drawing.polygon(
        [
            (MIDDLE - 17, 124),
            (MIDDLE + 17, 124),
            (MIDDLE + 11, 129),
            (MIDDLE + 22, 137),
            (MIDDLE - 22, 137),
            (MIDDLE - 11, 129),
        ],
        view.palette.brass,
        stroke=view.palette.brass_dark,
        width=1.2,
    )
    size = view.vary("stone", 0.5, 0.6)
    with drawing.place(MIDDLE - 50 * size, 124 - 94 * size, size):
        gem(drawing, view.color if view.color in NAMES else "gold", view.accent)
    for i in range(4):
        x = 80 + i * 18 + view.vary(f"chip{i}", -4, 4)
        drawing.polygon(
            ring((x, 150 + view.vary(f"cy{i}", 0, 10)), view.vary(f"cs{i}", 2, 4), 5, i / 7),
            view.accent.light,
            stroke=view.accent.deep,
            width=0.8,
        )


def town(view: Landscape) -> None:
    """Roofs, domes and wind towers of a town on a slope."""
    drawing, light = view.drawing, view.light
    sky(view)
    if view.vary("moon", 0, 1) > 0.5:
        scenery.crescent(drawing, (view.vary("mx", 36, 60), 34), 11, GLOW)
    else:
        disc(view, (view.vary("mx", 36, 64), 40), 11)
    dunes(view, 112, 30, light.far, "far")
    for row in range(3):
        base = 112 + row * 26
        wall, shade = (
            mix(light.lit, light.mid, 0.15 + row * 0.3),
            mix(light.mid, light.near, 0.15 + row * 0.35),
        )
        x = 44.0 - row * 26 + view.vary(f"start{row}", -8, 0)
        number = 0
        while x < WIDTH:
            width = view.vary(f"w{row}{number}", 22, 34)
            tall = view.vary(f"h{row}{number}", 22, 44) - row * 4
            _house(view, (x, base + 30.0), (width, tall + 30), (wall, shade), f"{row}{number}")
            x += width - 1
            number += 1
    scenery.palm(drawing, (146, 176), 62, light.near, -0.16)


def _house(view: Landscape, corner: Point, size: Point, tones: tuple[Color, Color], name: str) -> None:
    drawing = view.drawing
    left, top = corner[0], corner[1] - size[1]
    middle = left + size[0] / 2
    kind = view.vary(f"k{name}", 0, 1)
    if kind < 0.35:
        scenery.dome(
            drawing,
            (middle, top + 1),
            size[0] * 0.8,
            size[0] * 0.72,
            mix(view.accent.base, tones[0], 0.3),
            view.accent.deep,
            GLOW,
        )
    elif kind < 0.6:
        scenery.badgir(drawing, (middle, top + 1), size[0] * 0.42, size[0] * 0.85, tones[0], tones[1])
    drawing.rect(
        (left, top), size, drawing.linear((left, 0), (left + size[0], 0), (0, tones[0]), (1, tones[1]))
    )
    drawing.rect((left - 0.6, top), (size[0] + 1.2, 2), tones[0])
    for i in range(2):
        if view.vary(f"win{name}{i}", 0, 1) > 0.35:
            foot = (left + size[0] * (0.3 + 0.4 * i), top + 17)
            drawing.path(scenery.arch(foot, 5.4, 10), GLOW)
