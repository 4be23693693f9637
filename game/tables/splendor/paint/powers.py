"""What a trading post gives, as a picture of 100 x 100 units; right of 94 lie the marks of its holders."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.art import tokens
from game.art.drawing import Drawing, Point, star
from game.art.palette import Color, Palette, rgb
from game.tables.splendor.paint import signs
from game.tables.splendor.paint.tones import VIOLET

TURQUOISE: Color = rgb("12828c")
"""The tile-work of posts."""


def _rebate(drawing: Drawing, palette: Palette) -> None:
    signs.mini(drawing, (2, 26), (34, 50), palette.gems["gold"], palette)
    _plus(drawing, (46.5, 51), 7, palette)
    signs.rainbow(drawing, (75, 51), 16, palette)


def _draw(drawing: Drawing, palette: Palette) -> None:
    for x, y in ((16, 14), (44, 24)):
        signs.mini(drawing, (x, y), (42, 58), VIOLET, palette)
        drawing.polygon(star((x + 21, y + 29), 13, 6, 8), palette.brass_light)
    drawing.polygon([(50, 96), (38, 84), (62, 84)], palette.ink)


def _third(drawing: Drawing, palette: Palette) -> None:
    for x in (0, 14):
        with drawing.place(x, 24, 0.44):
            tokens.token(drawing, "blue", palette)
    _plus(drawing, (67, 31), 7, palette)
    with drawing.place(54, 46, 0.4):
        tokens.token(drawing, "red", palette)


def _double(drawing: Drawing, palette: Palette) -> None:
    with drawing.place(0, 30, 0.42):
        tokens.token(drawing, "gold", palette)
    for y in (44, 53):
        drawing.rect((45, y), (9, 4.6), palette.ink)
    for y in (14, 52):
        with drawing.place(57, y, 0.36):
            tokens.token(drawing, "green", palette)


def _points(drawing: Drawing, palette: Palette) -> None:
    signs.prestige(drawing, (50, 45), 44, palette)
    for i in range(3):
        drawing.rect((20 + i * 22, 82), (16, 16), TURQUOISE, 4, stroke=palette.ink, width=1.4)


def _plus(drawing: Drawing, centre: Point, reach: float, palette: Palette) -> None:
    x, y = centre
    drawing.rect((x - reach, y - reach * 0.28), (reach * 2, reach * 0.56), palette.ink)
    drawing.rect((x - reach * 0.28, y - reach), (reach * 0.56, reach * 2), palette.ink)


POWERS: Mapping[str, Callable[[Drawing, Palette], None]] = {
    "token": _rebate,
    "draw": _draw,
    "third": _third,
    "gold": _double,
    "points": _points,
}
