"""Aquileia: the cover of its box: an amphitheatre before a laurel that is the sun."""

from __future__ import annotations

from math import cos, pi, sin

from game.art.covers import Size, hills, shine, skied
from game.art.drawing import Drawing
from game.art.palette import mix, rgb

_SUN, _LEAF = rgb("fff0bc"), rgb("b07a1e")
_LIGHT, _SHADE = rgb("e9c08a"), rgb("7a4a2c")


def cover(size: Size) -> Drawing:
    """Paint the cover in any size."""
    (width, height), drawing = size, skied(size, "5a2f1c", "a85a2c", "e39a48", "f9cf7e", "ffeab8")
    u, middle = height / 100, width / 2
    shine(drawing, (middle, 34 * u), 48 * u, _SUN)
    drawing.circle((middle, 34 * u), 12.5 * u, _SUN)
    _laurel(drawing, middle, 34 * u, 19 * u)
    hills(drawing, (0.62, 0.58, 0.61, 0.56, 0.6), "b8743c", "7a4a2a")
    for tier, (wide, top) in enumerate(((62, 50), (66, 59.5), (70, 69))):
        _tier(drawing, middle, wide * u, top * u, 10 * u, 11 + tier)
    hills(drawing, (0.785, 0.79, 0.785, 0.79), "8a5a30", "22130a")
    for side in (-1, 1):
        _cypress(drawing, middle + side * 30 * u, 85 * u, 34 * u)
        _cypress(drawing, middle + side * 24 * u, 88 * u, 24 * u)
    return drawing


def _laurel(drawing: Drawing, x: float, y: float, radius: float) -> None:
    """Two twigs that meet above."""
    for side in (-1, 1):
        for at in range(11):
            turn = pi / 2 - side * (0.25 + at * 0.245)
            foot = (x + radius * cos(turn), y + radius * sin(turn))
            for out in (0.45, -0.45):
                lean = turn - side * (pi / 2 + out)
                tip = (foot[0] + radius * 0.3 * cos(lean), foot[1] + radius * 0.3 * sin(lean))
                bend = (
                    (foot[0] + tip[0]) / 2 + radius * 0.1 * cos(turn),
                    (foot[1] + tip[1]) / 2 + radius * 0.1 * sin(turn),
                )
                other = (
                    (foot[0] + tip[0]) / 2 - radius * 0.06 * cos(turn),
                    (foot[1] + tip[1]) / 2 - radius * 0.06 * sin(turn),
                )
                leaf = mix(_LEAF, rgb("6a4a12"), 0.3 if out > 0 else 0.0)
                drawing.path(
                    f"M{foot[0]:.1f} {foot[1]:.1f}Q{bend[0]:.1f} {bend[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
                    f"Q{other[0]:.1f} {other[1]:.1f} {foot[0]:.1f} {foot[1]:.1f}Z",
                    leaf,
                )


def _tier(drawing: Drawing, x: float, wide: float, top: float, high: float, bays: int) -> None:
    """A storey of arches, lit from the middle."""
    face = drawing.linear((x - wide / 2, 0), (x + wide / 2, 0), (0, _SHADE), (0.4, _LIGHT), (1, _SHADE))
    drawing.rect((x - wide / 2, top), (wide, high), face)
    drawing.rect((x - wide / 2 - high * 0.1, top), (wide + high * 0.2, high * 0.13), rgb("f4d8a4"))
    bay = wide / bays
    for at in range(bays):
        left, half = x - wide / 2 + bay * (at + 0.22), bay * 0.28
        deep = drawing.linear((0, top), (0, top + high), (0, rgb("3a1d10")), (1, rgb("a5622c")))
        drawing.path(
            f"M{left:.1f} {top + high:.1f}V{top + high * 0.5:.1f}"
            f"A{half:.1f} {half:.1f} 0 0 1 {left + 2 * half:.1f} {top + high * 0.5:.1f}V{top + high:.1f}Z",
            deep,
        )


def _cypress(drawing: Drawing, x: float, y: float, high: float) -> None:
    wide, middle, top = high * 0.13, y - high * 0.5, y - high
    drawing.path(
        f"M{x:.1f} {top:.1f}C{x + wide * 1.6:.1f} {middle:.1f} {x + wide:.1f} {y:.1f} {x:.1f} {y:.1f}"
        f"C{x - wide:.1f} {y:.1f} {x - wide * 1.6:.1f} {middle:.1f} {x:.1f} {top:.1f}Z",
        rgb("1f1a12"),
    )
