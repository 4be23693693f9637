"""Dice: a body with rounded edges, and on its face whatever a title draws there."""

from __future__ import annotations

from collections.abc import Callable

from game.art.drawing import Drawing, Point
from game.art.palette import Color, mix

SIDE = 100.0
"""A die fills a box of 100 x 100 units."""
_EDGE, _FACE = 4.0, 10.0
_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((50, 50),),
    2: ((30, 30), (70, 70)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((30, 30), (70, 30), (30, 70), (70, 70)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((30, 26), (70, 26), (30, 50), (70, 50), (30, 74), (70, 74)),
}


def die(drawing: Drawing, body: Color, face: Callable[[Drawing], None]) -> None:
    """Draw a die of colour ``body`` into 100 x 100 units at the origin; ``face`` draws its symbol there."""
    light, deep = mix(body, (255, 255, 255), 0.35), mix(body, (0, 0, 0), 0.35)
    side = SIDE - 2 * _EDGE
    shade = drawing.linear((0, 0), (SIDE, SIDE), (0, body), (1, deep))
    drawing.rect((_EDGE, _EDGE), (side, side), shade, 20, stroke=mix(deep, (0, 0, 0), 0.4), width=2)
    inner = SIDE - 2 * _FACE
    top = drawing.linear((0, _FACE), (0, SIDE - _FACE), (0, light), (1, body))
    drawing.rect((_FACE, _FACE), (inner, inner), top, 24)
    face(drawing)


def pips(count: int, color: Color) -> Callable[[Drawing], None]:
    """The face of an ordinary die."""

    def draw(drawing: Drawing) -> None:
        for spot in _PIPS[count]:
            drawing.circle(spot, 8.5, color)

    return draw
