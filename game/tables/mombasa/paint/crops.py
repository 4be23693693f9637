"""Coffee, bananas, cotton and the crate that stands for any of them, each in a box of 100 x 100 units."""

from __future__ import annotations

from game.art.drawing import Drawing, Point
from game.art.palette import mix, rgb
from game.tables.mombasa.paint.tones import LEAF, LEAF_DEEP, WHITE, WOOD, WOOD_DEEP, WOOD_LIGHT

_BEAN, _BEAN_LIGHT, _BEAN_DEEP = rgb("7b4526"), rgb("b67a4c"), rgb("3a1c0c")
_FRUIT, _FRUIT_LIGHT, _FRUIT_DEEP = rgb("f3c72c"), rgb("fff09a"), rgb("a8760a")


def bean(drawing: Drawing, at: Point, size: float, turns: float) -> None:
    """One coffee bean, ``size`` long."""
    with drawing.place(*at, size / 100, turns):
        body = drawing.radial((-12, -16), 66, (0, _BEAN_LIGHT), (0.5, _BEAN), (1, _BEAN_DEEP))
        drawing.ellipse((0, 0), 33, 48, body, stroke=_BEAN_DEEP, width=5)
        drawing.path("M4 -46C-16 -20 18 14 -4 46", stroke=_BEAN_DEEP, width=8, cap="round")
        drawing.path("M9 -38C-7 -16 24 10 4 38", stroke=_BEAN_LIGHT, width=2.6, cap="round", opacity=0.8)


def coffee(drawing: Drawing) -> None:
    """Two beans on a leaf."""
    drawing.path("M6 78C6 46 34 24 72 22C70 58 46 86 6 78Z", LEAF, stroke=LEAF_DEEP, width=3.4)
    drawing.path("M8 77C26 56 44 40 70 24", stroke=LEAF_DEEP, width=2.4)
    bean(drawing, (40, 40), 66, -0.1)
    bean(drawing, (65, 62), 66, 0.06)


def banana(drawing: Drawing) -> None:
    """A hand of three bananas."""
    body = drawing.linear((20, 20), (80, 90), (0, _FRUIT_LIGHT), (0.45, _FRUIT), (1, _FRUIT_DEEP))
    line = rgb("6b4a05")
    drawing.path(
        "M62 13C98 26 100 66 74 92C70 95 66 92 68 88C80 66 74 40 54 22Z", body, stroke=line, width=3.4
    )
    drawing.path(
        "M58 12C84 36 76 76 46 93C41 95 38 91 41 88C60 68 62 42 50 20Z", body, stroke=line, width=3.4
    )
    drawing.path("M55 10C66 40 46 78 12 82C6 82 6 77 11 75C36 66 46 44 46 16Z", body, stroke=line, width=3.4)
    drawing.path("M50 26C50 48 36 66 16 76", stroke=_FRUIT_LIGHT, width=3.4, opacity=0.9, cap="round")
    drawing.path("M46 21L49 5Q56 2 61 6L64 17Q55 24 46 21Z", WOOD, stroke=WOOD_DEEP, width=3)
    for x, y in ((11, 78), (43, 90), (71, 90)):
        drawing.circle((x, y), 4, WOOD_DEEP)


def cotton(drawing: Drawing) -> None:
    """An open boll in its husk."""
    drawing.path("M50 98C50 84 50 80 50 70", stroke=WOOD_DEEP, width=6, cap="round")
    for side in (-1, 1):
        drawing.path(
            f"M50 88C{50 + side * 36} 92 {50 + side * 50} 70 {50 + side * 46} 46"
            f"C{50 + side * 30} 56 {50 + side * 12} 70 50 88Z",
            WOOD,
            stroke=WOOD_DEEP,
            width=3,
        )
    line = rgb("5f7480")
    for x, y, r in ((27, 44, 21), (73, 44, 21), (50, 27, 23), (50, 56, 23)):
        puff = drawing.radial((x - 6, y - 7), r * 1.5, (0, WHITE), (0.55, rgb("f4f6f4")), (1, rgb("b3c2c8")))
        drawing.circle((x, y), r, puff, stroke=line, width=3)
    drawing.path(
        "M50 90C40 80 36 70 37 62C46 64 54 64 63 62C64 70 60 80 50 90Z", WOOD, stroke=WOOD_DEEP, width=3
    )


def crate(drawing: Drawing) -> None:
    """A crate: any goods at all."""
    face = drawing.linear((0, 30), (0, 94), (0, WOOD_LIGHT), (1, WOOD))
    drawing.polygon(
        [(22, 14), (96, 14), (80, 32), (6, 32)], mix(WOOD_LIGHT, WHITE, 0.3), stroke=WOOD_DEEP, width=3.4
    )
    drawing.polygon(
        [(96, 14), (96, 74), (80, 94), (80, 32)], mix(WOOD, WOOD_DEEP, 0.4), stroke=WOOD_DEEP, width=3.4
    )
    drawing.rect((6, 32), (74, 62), face, stroke=WOOD_DEEP, width=3.4)
    for y in (47, 63, 79):
        drawing.polyline([(8, y), (78, y)], WOOD_DEEP, 2.2, stroke_opacity=0.7)
    drawing.polygon(
        [(6, 32), (18, 32), (80, 84), (80, 94), (68, 94), (6, 42)], WOOD_LIGHT, stroke=WOOD_DEEP, width=2.6
    )
