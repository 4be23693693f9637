"""Mombasa: the cover of its box: a dhow before the coast."""

from __future__ import annotations

from game.art.covers import Size, hills, shine, skied
from game.art.drawing import Drawing
from game.art.palette import rgb
from game.art.scenery import palm

_SAIL, _HULL = rgb("fbe7c0"), rgb("3a2418")


def cover(size: Size) -> Drawing:
    """Paint the cover in any size."""
    (width, height), drawing = size, skied(size, "0f4a55", "1f7a78", "7fb08a", "f0cf8a", "ffe9bc")
    u, sea = height / 100, 62 * height / 100
    shine(drawing, (width * 0.3, 52 * u), 44 * u, rgb("fff2c8"))
    drawing.circle((width * 0.3, 50 * u), 8.5 * u, rgb("fff6dc"))
    hills(drawing, (0.6, 0.575, 0.59, 0.53, 0.5), "4f8f7a", "2a6a62")
    _fort(drawing, width * 0.83, 54 * u, u)
    water = drawing.linear(
        (0, sea), (0, height), (0, rgb("8fc0a0")), (0.2, rgb("2f8a86")), (1, rgb("06282e"))
    )
    drawing.rect((0, sea), (width, height - sea), water)
    for at in range(7):
        long = width * (0.34 - 0.03 * at)
        drawing.rect(
            (width * 0.3 - long / 2, sea + (1 + at * 1.8) * u),
            (long, 0.55 * u),
            rgb("fff2c8"),
            opacity=0.55 - at * 0.06,
        )
    _dhow(drawing, width * 0.45, 76 * u, u)
    hills(drawing, (0.9, 0.93, 0.95, 0.92, 0.87), "123a34", "061a1a")
    for x, foot, tall, lean in ((0.97, 90, 44, -0.14), (0.88, 93, 29, 0.1), (0.03, 92, 25, 0.16)):
        palm(drawing, (width * x, foot * u), tall * u, rgb("0a2422"), lean)
    return drawing


def _dhow(drawing: Drawing, x: float, y: float, u: float) -> None:
    """The hull, two lateen sails on raked masts, and what the water gives back of them."""
    drawing.ellipse((x, y + 4.5 * u), 24 * u, 1.6 * u, rgb("04201f"), opacity=0.5)
    for mast, foot, top, tack, clew in (
        ((-3, 0), (2, -33), (8, -46), (-19, -10), (13, -8)),
        ((14, 0), (17, -21), (21, -29), (5, -8), (24, -7)),
    ):
        drawing.polyline([(x + mast[0] * u, y), (x + foot[0] * u, y + foot[1] * u)], _HULL, 0.9 * u)
        sail = drawing.linear(
            (x + tack[0] * u, 0), (x + clew[0] * u, 0), (0, rgb("fff4d6")), (1, rgb("d98f57"))
        )
        drawing.path(
            f"M{x + tack[0] * u:.1f} {y + tack[1] * u:.1f}L{x + top[0] * u:.1f} {y + top[1] * u:.1f}"
            f"Q{x + (clew[0] + 5) * u:.1f} {y + (clew[1] - 14) * u:.1f}"
            f" {x + clew[0] * u:.1f} {y + clew[1] * u:.1f}"
            f"Q{x + (tack[0] + clew[0]) / 2 * u:.1f} {y + (clew[1] + 3) * u:.1f} {x + tack[0] * u:.1f}"
            f" {y + tack[1] * u:.1f}Z",
            sail,
        )
        drawing.polyline(
            [(x + (tack[0] - 1) * u, y + (tack[1] + 1) * u), (x + (top[0] + 0.7) * u, y + (top[1] - 1) * u)],
            _HULL,
            0.8 * u,
        )
    hull = drawing.linear((0, y - 5 * u), (0, y + 5 * u), (0, rgb("8a5330")), (1, rgb("2a1710")))
    drawing.path(
        f"M{x - 25 * u:.1f} {y - 7 * u:.1f}Q{x:.1f} {y + 1 * u:.1f} {x + 24 * u:.1f} {y - 6 * u:.1f}"
        f"L{x + 19 * u:.1f} {y + 4.5 * u:.1f}L{x - 15 * u:.1f} {y + 4.5 * u:.1f}Z",
        hull,
    )
    drawing.path(
        f"M{x - 24 * u:.1f} {y - 5.4 * u:.1f}Q{x:.1f} {y + 2.6 * u:.1f} {x + 23 * u:.1f} {y - 4.4 * u:.1f}",
        stroke=rgb("e8b45c"),
        width=0.8 * u,
    )


def _fort(drawing: Drawing, x: float, y: float, u: float) -> None:
    """A fort on the hill, far away."""
    stone = drawing.linear((x - 12 * u, 0), (x + 12 * u, 0), (0, rgb("e0b680")), (1, rgb("7a5a4a")))
    drawing.rect((x - 12 * u, y - 6 * u), (24 * u, 10 * u), stone)
    drawing.rect((x + 3 * u, y - 11 * u), (7 * u, 14 * u), stone)
    for at in range(8):
        drawing.rect((x + (at * 3.1 - 12) * u, y - 7.4 * u), (1.7 * u, 2 * u), stone)
