"""Kahroba: the cover of its box: a caravan on its way to a great arch, above which a gem shines."""

from __future__ import annotations

from game.art.covers import Size, hills, shine, skied, stars
from game.art.drawing import Drawing
from game.art.palette import rgb
from game.art.scenery import arch, caravan, dome, minaret, palm

_GOLD, _AMBER, _NIGHT = rgb("ffe2a0"), rgb("f0a93c"), rgb("1a1438")
_TILE, _SHADE = rgb("2a7f8c"), rgb("3a1f3e")


def cover(size: Size) -> Drawing:
    """Paint the cover in any size."""
    (width, height), drawing = size, skied(size, "141a4a", "3a2a6b", "a2466c", "ef8a4c", "ffd27a")
    u, middle = height / 100, width / 2
    stars(drawing, 26, 0.42, _GOLD)
    shine(drawing, (middle, 60 * u), 42 * u, _GOLD)
    drawing.circle((middle, 58 * u), 11 * u, rgb("fff0c0"))
    hills(drawing, (0.66, 0.62, 0.67, 0.61, 0.66), "a5506a", "5a2a50")
    for side in (-1, 1):
        minaret(drawing, (middle + side * 24 * u, 72 * u), 4.4 * u, 37 * u, rgb("c0714e"), _SHADE, _AMBER)
        dome(drawing, (middle + side * 14.5 * u, 71 * u), 13 * u, 12 * u, rgb("c8794f"), _SHADE, _AMBER)
    dome(drawing, (middle, 56 * u), 24 * u, 22 * u, rgb("3fa3a6"), rgb("17405c"), _AMBER)
    face = drawing.linear((middle - 11 * u, 0), (middle + 11 * u, 0), (0, rgb("d88a55")), (1, rgb("5a2c47")))
    drawing.rect((middle - 11 * u, 46 * u), (22 * u, 28 * u), face)
    drawing.path(arch((middle, 74 * u), 17 * u, 25 * u), _TILE)
    drawing.path(
        arch((middle, 74 * u), 13.5 * u, 22 * u),
        drawing.linear((0, 52 * u), (0, 74 * u), (0, _NIGHT), (1, _AMBER)),
    )
    hills(drawing, (0.75, 0.72, 0.735, 0.715, 0.74), "7a3a4e", "2a1638")
    cloths = [rgb("c8384a"), rgb("f0b23c"), rgb("2f9a8a")]
    caravan(drawing, (middle + 20 * u, 84 * u), 10 * u, 4, rgb("221230"), cloths)
    hills(drawing, (0.845, 0.86, 0.83, 0.87), "2a1636", "120a20")
    for x, tall, lean in ((0.06, 34, 0.06), (0.94, 29, -0.1)):
        palm(drawing, (width * x, 88 * u), tall * u, rgb("160c26"), lean)
    return drawing
