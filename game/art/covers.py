"""What the covers of boxes have in common: a sky, a light in it, hills, stars."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing import Drawing, Point
from game.art.palette import Color, rgb
from game.art.scenery import ridge, twinkle

Size = tuple[float, float]
_LAMP = rgb("fff0c8")


def skied(size: Size, *colors: str) -> Drawing:
    """A drawing that a sky fills, from its top down."""
    width, height = size
    drawing = Drawing(width, height)
    stops = [(at / (len(colors) - 1), rgb(color)) for at, color in enumerate(colors)]
    drawing.rect((0, 0), size, drawing.linear((0, 0), (0, height), *stops))
    return drawing


def shine(drawing: Drawing, centre: Point, reach: float, color: Color, strength: float = 0.7) -> None:
    """Light round something that shines."""
    halo = drawing.radial(centre, reach, (0, color, strength), (0.4, color, strength * 0.4), (1, color, 0))
    drawing.circle(centre, reach, halo)


def stars(drawing: Drawing, count: int, low: float, color: Color) -> None:
    """Stars over the upper part of the sky, as far as the share ``low`` of the height."""
    for at in range(count):
        across, down = (at * 0.754877 + 0.13) % 1, (at * 0.569840 + 0.07) % 1
        size = drawing.height * (0.006 + 0.008 * (at * 0.618 % 1))
        place = (across * drawing.width, down * low * drawing.height)
        twinkle(drawing, place, size, color, 0.35 + 0.6 * (1 - down))


def hills(drawing: Drawing, heights: Sequence[float], color: str, low: str) -> None:
    """Hills down to the lower edge; ``heights`` from the left, in shares of the height from above."""
    width, height = drawing.width, drawing.height
    points = [(width * at / (len(heights) - 1), height * each) for at, each in enumerate(heights)]
    top = min(heights) * height
    fall = drawing.linear((0, top), (0, height), (0, rgb(color)), (1, rgb(low)))
    drawing.path(ridge(0, width, height, points), fall)


def plain(size: Size) -> Drawing:
    """The cover of a title that has none of its own: dunes at dusk."""
    drawing = skied(size, "16204a", "50407c", "b05a70", "f0a85c")
    stars(drawing, 24, 0.5, _LAMP)
    shine(drawing, (drawing.width / 2, drawing.height * 0.55), drawing.height * 0.4, _LAMP)
    drawing.circle((drawing.width / 2, drawing.height * 0.55), drawing.height * 0.09, _LAMP)
    hills(drawing, (0.66, 0.6, 0.67, 0.61, 0.66), "8a4a60", "2a1638")
    hills(drawing, (0.78, 0.82, 0.76, 0.8), "3a2046", "120a20")
    return drawing
