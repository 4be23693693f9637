"""New York 1901: the cover of its box: the towers of a young skyline at dawn, behind the river."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.covers import Size, shine, skied
from game.art.drawing import Drawing
from game.art.palette import Color, mix, rgb

_FAR: Sequence[tuple[float, float, float]] = (
    (0.0, 0.16, 30), (0.14, 0.1, 38), (0.25, 0.13, 27), (0.4, 0.1, 41), (0.52, 0.1, 27),
    (0.6, 0.08, 20), (0.86, 0.1, 29), (0.9, 0.12, 35),
)  # fmt: skip
_NEAR: Sequence[tuple[float, float, float]] = (
    (-0.02, 0.2, 27), (0.2, 0.16, 20), (0.6, 0.16, 15), (0.82, 0.22, 26),
)  # fmt: skip
"""Where a house begins and how wide it is in shares of the width; its height in hundredths of the cover's."""
_LAMP = rgb("ffd890")


def cover(size: Size) -> Drawing:
    """Paint the cover in any size."""
    (width, height), drawing = size, skied(size, "2b2350", "6a3a63", "c9635a", "f6a85c", "ffe0a0")
    u, ground = height / 100, 82 * height / 100
    shine(drawing, (width * 0.72, 60 * u), 46 * u, rgb("fff0c4"))
    drawing.circle((width * 0.72, 60 * u), 9 * u, rgb("fff4d8"))
    for at, wide, high in _FAR:
        _house(drawing, at * width, wide * width, ground, high * u, rgb("a5586a"), windows=False)
    _tower(drawing, 0.43 * width, ground, u)
    for at, wide, high in _NEAR:
        _house(drawing, at * width, wide * width, ground, high * u, rgb("452646"))
    water = drawing.linear(
        (0, ground), (0, height), (0, rgb("8c4a5c")), (0.25, rgb("3c2648")), (1, rgb("140e24"))
    )
    drawing.rect((0, ground), (width, height - ground), water)
    for at in range(9):
        y = ground + (1.2 + at * 1.5) * u
        long = width * (0.3 - 0.026 * at)
        drawing.rect((width * 0.72 - long / 2, y), (long, 0.5 * u), _LAMP, opacity=0.5 - at * 0.05)
    return drawing


def _house(
    drawing: Drawing, left: float, wide: float, ground: float, high: float, color: Color, windows: bool = True
) -> None:
    """A house with a cornice and lit windows."""
    fall = drawing.linear((0, ground - high), (0, ground), (0, color), (1, mix(color, rgb("1a1030"), 0.45)))
    drawing.rect((left, ground - high), (wide, high), fall)
    drawing.rect((left - wide * 0.03, ground - high), (wide * 1.06, high * 0.05), mix(color, _LAMP, 0.25))
    if not windows:
        return
    across, rows = 4, int(high / (wide * 0.27))
    for row in range(1, rows):
        for column in range(across):
            if (row * 7 + column * 5) % 3:
                place = (left + wide * (0.12 + 0.21 * column), ground - high + row * wide * 0.27)
                drawing.rect(
                    place, (wide * 0.1, wide * 0.14), _LAMP, opacity=0.85 if (row + column) % 2 else 0.35
                )


def _tower(drawing: Drawing, middle: float, ground: float, u: float) -> None:
    """The tallest one: a shaft, steps, a dome with its lantern."""
    light, dark = rgb("c77a5e"), rgb("3c2144")
    for wide, top in ((21.0, 36.0), (14.5, 56.0), (10.0, 62.0)):
        shade = drawing.linear((middle - wide / 2 * u, 0), (middle + wide / 2 * u, 0), (0, light), (1, dark))
        drawing.rect((middle - wide / 2 * u, ground - top * u), (wide * u, top * u), shade)
        drawing.rect(
            (middle - (wide + 1) / 2 * u, ground - top * u), ((wide + 1) * u, 1.3 * u), rgb("f0b27a")
        )
    for row in range(14):
        for column in range(3):
            place = (middle + (column * 3.6 - 4.6) * u, ground - (53 - row * 3.4) * u)
            drawing.rect(place, (1.6 * u, 2.1 * u), _LAMP, opacity=0.9 if (row * 2 + column) % 3 else 0.3)
    top = ground - 62 * u
    green = drawing.linear((middle - 5 * u, 0), (middle + 5 * u, 0), (0, rgb("6fb39a")), (1, rgb("1f4a50")))
    drawing.path(
        f"M{middle - 5 * u:.1f} {top:.1f}C{middle - 5 * u:.1f} {top - 7 * u:.1f} {middle - 2 * u:.1f}"
        f" {top - 8 * u:.1f} {middle:.1f} {top - 11 * u:.1f}C{middle + 2 * u:.1f} {top - 8 * u:.1f}"
        f" {middle + 5 * u:.1f} {top - 7 * u:.1f} {middle + 5 * u:.1f} {top:.1f}Z",
        green,
    )
    drawing.rect((middle - 0.35 * u, top - 16 * u), (0.7 * u, 6 * u), rgb("f0c27a"))
    drawing.circle((middle, top - 11 * u), 0.9 * u, _LAMP)
