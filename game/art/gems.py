"""The six stones, told apart by cut as well as by colour, and the tokens that carry them.

Everything is drawn in a box of 100 x 100 units, lit from the upper left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import pairwise
from math import copysign, cos, pi, sin

from game.art.drawing import Drawing, Point, ring, star
from game.art.palette import GEMS, Color, GemTone, Palette, mix

BOX = 100.0
NAMES = GEMS
_CENTRE: Point = (50.0, 50.0)
_WHITE: Color = (255, 255, 255)
_PALE: Color = (226, 232, 244)
_LIGHT: Point = (-0.5, -0.87)


def gem(drawing: Drawing, name: str, tone: GemTone) -> None:
    """Draw the stone ``name`` into the box at the origin."""
    drawing.paste(_cut(name, tone))


def gem_svg(name: str, palette: Palette) -> str:
    """The stone alone."""
    drawing = Drawing(BOX, BOX)
    gem(drawing, name, palette.gems[name])
    return drawing.svg()


@lru_cache(maxsize=64)
def _cut(name: str, tone: GemTone) -> Drawing:
    stone = Drawing(BOX, BOX)
    _CUTS[name](stone, tone)
    return stone


def _shade(tone: GemTone, light: float) -> Color:
    """The colour of a facet; ``light`` runs from -1 (away from the light) to 1 (into it)."""
    return (
        mix(tone.base, tone.light, min(light, 1)) if light > 0 else mix(tone.base, tone.deep, min(-light, 1))
    )


def _facing(points: list[Point]) -> float:
    """How far a facet leans into the light, by the direction of its middle from the middle of the stone."""
    x = sum(p[0] for p in points) / len(points) - _CENTRE[0]
    y = sum(p[1] for p in points) / len(points) - _CENTRE[1]
    length = (x * x + y * y) ** 0.5 or 1
    return (x * _LIGHT[0] + y * _LIGHT[1]) / length


def _facet(drawing: Drawing, points: list[Point], tone: GemTone, light: float) -> None:
    color = _shade(tone, light)
    drawing.polygon(points, color, stroke=color, width=0.5, join="round")


def _outlined(drawing: Drawing, points: list[Point], tone: GemTone) -> None:
    """The halo parts a dark stone from the dark table, the line a pale one from ivory."""
    drawing.polygon(points, tone.line, stroke=_PALE, width=9, stroke_opacity=0.5, join="round")
    drawing.polygon(points, tone.line, stroke=tone.line, width=6, join="round")


def _glint(drawing: Drawing, centre: Point, size: float) -> None:
    drawing.polygon(star(centre, size, size * 0.16, 4), _WHITE, opacity=0.95)


def _brilliant(drawing: Drawing, tone: GemTone) -> None:
    """A diamond from the side: table, crown, girdle and pavilion."""
    top, girdle, tip = 17.0, 41.0, (50.0, 92.0)
    crown = [(26.0, top), (50.0, top), (74.0, top)]
    belt = [(6.0, girdle), (33.0, girdle), (67.0, girdle), (94.0, girdle)]
    _outlined(drawing, [crown[0], crown[2], belt[3], tip, belt[0]], tone)
    for points, light in (
        ([crown[0], belt[0], belt[1]], 0.35),
        ([crown[0], crown[1], belt[1]], 0.95),
        ([crown[1], belt[1], belt[2]], 0.55),
        ([crown[1], crown[2], belt[2]], 0.1),
        ([crown[2], belt[2], belt[3]], -0.45),
        ([belt[0], belt[1], (36.0, 68.0)], 0.8),
        ([belt[0], (36.0, 68.0), tip], -0.3),
        ([belt[1], (50.0, 58.0), tip, (36.0, 68.0)], 0.45),
        ([belt[1], (50.0, 58.0), (50.0, girdle)], 0.95),
        ([belt[2], (50.0, 58.0), (50.0, girdle)], -0.15),
        ([belt[2], (50.0, 58.0), tip, (64.0, 68.0)], -0.6),
        ([belt[2], belt[3], (64.0, 68.0)], 0.3),
        ([belt[3], (64.0, 68.0), tip], -1.0),
    ):
        _facet(drawing, points, tone, light)
    drawing.polyline([belt[0], belt[3]], tone.deep, 1.6, stroke_opacity=0.6)
    drawing.polyline([crown[0], crown[2]], _WHITE, 2, stroke_opacity=0.9)
    _glint(drawing, (33, 33), 13)


def _ellipse(rx: float, ry: float) -> Callable[[float, float], Point]:
    return lambda turns, size: (
        50 + rx * size * sin(turns * 2 * pi),
        50 - ry * size * cos(turns * 2 * pi),
    )


def _cushioned(radius: float, power: float = 0.52) -> Callable[[float, float], Point]:
    def bulge(value: float) -> float:
        return copysign(abs(value) ** power, value)

    return lambda turns, size: (
        50 + radius * size * bulge(sin(turns * 2 * pi)),
        50 - radius * size * bulge(cos(turns * 2 * pi)),
    )


def _faceted(drawing: Drawing, tone: GemTone, at: Callable[[float, float], Point]) -> None:
    """A stone from above in the brilliant manner: table, eight stars, eight kites, sixteen girdle facets."""
    _outlined(drawing, [at(i / 64, 1) for i in range(64)], tone)
    for i in range(8):
        here, half, after = i / 8, (i + 0.5) / 8, (i + 1) / 8
        tip = at(half, 0.76)
        for a, b, lift in ((here, half, 0.22), (half, after, -0.22)):
            rim = [tip, at(a, 1), at((a + b) / 2, 1), at(b, 1)]
            _facet(drawing, rim, tone, 0.75 * _facing(rim) + lift)
        kite = [at(here, 0.56), at(here - 1 / 16, 0.76), at(here, 1), tip]
        _facet(drawing, kite, tone, 0.95 * _facing(kite) - 0.1)
        flare = [at(here, 0.56), at(after, 0.56), tip]
        _facet(drawing, flare, tone, 0.6 * _facing(flare) + (0.35 if i % 2 else 0.1))
        seen_through = [_CENTRE, at(here, 0.56), at(after, 0.56)]
        _facet(drawing, seen_through, tone, -0.35 * _facing(seen_through) + (0.3 if i % 2 else 0.02))
    table = [at(i / 8, 0.56) for i in range(8)]
    drawing.polygon(table, stroke=tone.light, width=1.3, stroke_opacity=0.75, join="round")
    sheen = drawing.linear(at(0.875, 0.6), at(0.375, 0.3), (0, _WHITE, 0.7), (1, tone.light, 0.1))
    drawing.polygon([table[6], table[7], table[0], table[1]], sheen)
    _glint(drawing, at(0.875, 0.62), 12)


def _oval(drawing: Drawing, tone: GemTone) -> None:
    _faceted(drawing, tone, _ellipse(33, 44))


def _cushion(drawing: Drawing, tone: GemTone) -> None:
    _faceted(drawing, tone, _cushioned(40))


def _step_cut(drawing: Drawing, tone: GemTone) -> None:
    """An emerald cut: a tall rectangle without corners, in three steps."""

    def step(width: float, height: float, cut: float) -> list[Point]:
        x, y = width / 2, height / 2
        corners = [(cut - x, -y), (x - cut, -y), (x, cut - y), (x, y - cut)]
        corners += [(x - cut, y), (cut - x, y), (-x, y - cut), (-x, cut - y)]
        return [(50 + a, 50 + b) for a, b in corners]

    steps = [step(68, 88, 17), step(55, 75, 14), step(42, 62, 11), step(30, 50, 8)]
    _outlined(drawing, steps[0], tone)
    for depth, (outer, inner) in enumerate(pairwise(steps)):
        for i in range(8):
            j = (i + 1) % 8
            side = [outer[i], outer[j], inner[j], inner[i]]
            _facet(drawing, side, tone, 0.9 * _facing(side) + (-0.12, 0.14, 0.0)[depth])
    table = steps[3]
    sheen = drawing.linear((38, 25), (62, 75), (0, tone.light), (0.45, tone.base), (1, tone.deep))
    drawing.polygon(table, sheen, stroke=tone.light, width=1.3, stroke_opacity=0.8)
    drawing.polygon([(38, 28), (52, 27), (37, 56)], _WHITE, opacity=0.5)
    drawing.polygon([(57, 27), (61, 27), (37, 66), (37, 60)], _WHITE, opacity=0.35)
    _glint(drawing, (31, 24), 12)


def _cabochon(drawing: Drawing, tone: GemTone) -> None:
    """A smooth onyx dome with its pale band; no facets at all."""
    centre, rx, ry = (50.0, 50.0), 45.0, 36.0
    drawing.ellipse(centre, rx, ry, tone.line, stroke=_PALE, width=9, stroke_opacity=0.6)
    drawing.ellipse(centre, rx, ry, tone.line, stroke=tone.line, width=5)
    dome = drawing.radial((38, 34), 58, (0, tone.light), (0.3, tone.base), (0.75, tone.deep), (1, tone.line))
    drawing.ellipse(centre, rx, ry, dome)
    band = "M6.5 58C22 46 78 46 93.500 58C93 62 92 65 90 68C72 57 28 57 10 68C8 65 7 62 6.500 58Z"
    paler = drawing.linear((5, 50), (95, 60), (0, _WHITE), (0.4, tone.light), (1, _shade(tone, 0.4)))
    drawing.path(band, paler, opacity=0.92)
    gloss = drawing.linear((34, 16), (40, 44), (0, _WHITE, 0.95), (1, _WHITE, 0.05))
    drawing.path(
        "M16 40C20 24 38 17 56 18C62 18.500 62 23 56 24C40 26 28 32 22 41C20 44.500 15 44 16 40Z", gloss
    )
    drawing.path("M30 81C46 87 70 84 84 69", stroke=tone.light, width=2.4, stroke_opacity=0.7, cap="round")


def _coin(drawing: Drawing, tone: GemTone) -> None:
    """A gold coin with a beaded rim and the eight-pointed star of two squares."""
    drawing.circle(_CENTRE, 43, tone.line, stroke=_PALE, width=8, stroke_opacity=0.45)
    drawing.circle(_CENTRE, 43, tone.line, stroke=tone.line, width=5)
    drawing.circle(
        _CENTRE, 43, drawing.linear((20, 12), (80, 88), (0, tone.light), (0.5, tone.base), (1, tone.deep))
    )
    for bead in ring(_CENTRE, 38.5, 24):
        drawing.circle(bead, 2.3, tone.light, stroke=tone.deep, width=0.7)
    drawing.circle(
        _CENTRE, 33, drawing.linear((26, 22), (76, 80), (0, tone.deep), (0.45, tone.base), (1, tone.light))
    )
    inner = star(_CENTRE, 27, 27 * 0.765, 8)
    drawing.polygon([(x + 1.2, y + 1.6) for x, y in inner], tone.deep)
    drawing.polygon(inner, drawing.linear((30, 26), (70, 76), (0, _WHITE), (0.4, tone.light), (1, tone.base)))
    drawing.polygon(star(_CENTRE, 17, 17 * 0.765, 8), tone.base, stroke=tone.deep, width=1.4)
    drawing.circle(_CENTRE, 6, tone.light, stroke=tone.deep, width=1.4)
    _glint(drawing, (27, 25), 12)


_CUTS: Mapping[str, Callable[[Drawing, GemTone], None]] = {
    "white": _brilliant,
    "blue": _oval,
    "green": _step_cut,
    "red": _cushion,
    "black": _cabochon,
    "gold": _coin,
}
