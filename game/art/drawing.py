"""Writing SVG: shapes, gradients and placing, within what the rasteriser (NanoSVG) understands.

There is no clipping, mask, filter, text or reuse: whatever reaches over the edge of a drawing is cut there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import cos, pi, sin

from game.art.dashes import dashes
from game.art.palette import Color, hexa

Point = tuple[float, float]
Stop = tuple[float, Color] | tuple[float, Color, float]
"""Offset 0..1, colour, opacity (1 where left out)."""
Paint = Color | str
"""A colour, or what `Drawing.linear` and `Drawing.radial` return."""
NOTHING = "none"
_PAINT_NAME = re.compile(r'(id="p|url\(#p)(\d+)')


@lru_cache(maxsize=16384)  # the same shapes are drawn again and again, their numbers too
def _n(value: float) -> str:
    return f"{value + 0.0:.2f}".rstrip("0").rstrip(".")  # of 0.0 and -0.0, which are kept as one, the same


def _paint(paint: Paint) -> str:
    return paint if isinstance(paint, str) else hexa(paint)


def polar(centre: Point, radius: float, turns: float) -> Point:
    """The point at ``radius`` from ``centre``; ``turns`` 0 is up, growing clockwise, 1 is a full circle."""
    angle = turns * 2 * pi
    return (centre[0] + radius * sin(angle), centre[1] - radius * cos(angle))


def ring(centre: Point, radius: float, count: int, turns: float = 0) -> list[Point]:
    """``count`` points evenly on a circle, the first at ``turns``."""
    return [polar(centre, radius, turns + i / count) for i in range(count)]


def star(centre: Point, outer: float, inner: float, count: int, turns: float = 0) -> list[Point]:
    """The outline of a star with ``count`` tips."""
    tips, notches = ring(centre, outer, count, turns), ring(centre, inner, count, turns + 0.5 / count)
    return [point for pair in zip(tips, notches, strict=True) for point in pair]


def trace(points: Iterable[Point], closed: bool = True) -> str:
    """Path data through ``points``."""
    body = "L".join(f"{_n(x)} {_n(y)}" for x, y in points)
    return f"M{body}{'Z' if closed else ''}"


def box(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """Path data of a rectangle, for shapes with a hole (fill rule ``evenodd``)."""
    if not radius:
        return f"M{_n(x)} {_n(y)}h{_n(width)}v{_n(height)}h{_n(-width)}Z"
    r, across, down = _n(radius), _n(width - 2 * radius), _n(height - 2 * radius)
    back, up = _n(2 * radius - width), _n(2 * radius - height)
    return (
        f"M{_n(x + radius)} {_n(y)}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 -{r} {r}"
        f"h{back}a{r} {r} 0 0 1 -{r} -{r}v{up}a{r} {r} 0 0 1 {r} -{r}Z"
    )


class Drawing:
    """An SVG picture in the making, ``width`` x ``height`` units. Shapes drawn later lie above."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._defs: list[str] = []
        self._parts: list[str] = []

    def svg(self) -> str:
        """The whole picture as SVG text."""
        wide, high = _n(self.width), _n(self.height)
        return self._text(f'width="{wide}" height="{high}" viewBox="0 0 {wide} {high}"')

    def band(self, size: tuple[int, int], scale: float, top: int) -> str:
        """So many pixels of the picture as SVG text, from ``top`` down, with ``scale`` pixels to a unit.

        Its own size is told in pixels: what was to be scaled might be rounded to a line more.
        """
        view = f"0 {top / scale:.6f} {size[0] / scale:.6f} {size[1] / scale:.6f}"
        return self._text(f'width="{size[0]}" height="{size[1]}" viewBox="{view}"')

    def _text(self, shown: str) -> str:
        defs = f"<defs>{''.join(self._defs)}</defs>" if self._defs else ""
        return f'<svg xmlns="http://www.w3.org/2000/svg" {shown}>{defs}{"".join(self._parts)}</svg>'

    def linear(self, start: Point, end: Point, *stops: Stop) -> str:
        """A paint that changes along a line."""
        ends = zip(("x1", "y1", "x2", "y2"), (*start, *end), strict=True)
        return self._gradient("linearGradient", " ".join(f'{k}="{_n(v)}"' for k, v in ends), stops)

    def radial(self, centre: Point, radius: float, *stops: Stop, focus: Point | None = None) -> str:
        """A paint that changes outwards from ``focus`` (or ``centre``) to a circle."""
        fx, fy = focus or centre
        values = zip(("cx", "cy", "r", "fx", "fy"), (*centre, radius, fx, fy), strict=True)
        return self._gradient("radialGradient", " ".join(f'{k}="{_n(v)}"' for k, v in values), stops)

    def path(self, data: str, fill: Paint = NOTHING, **style: Paint | float) -> None:
        """Draw path data. Style: stroke, width, opacity, fill_opacity, stroke_opacity, cap, join, rule."""
        self._shape(f'path d="{data}"', fill, style)

    def polygon(self, points: Iterable[Point], fill: Paint = NOTHING, **style: Paint | float) -> None:
        """Draw a closed outline through ``points``."""
        self.path(trace(points), fill, **style)

    def polyline(self, points: Iterable[Point], stroke: Paint, width: float, **style: Paint | float) -> None:
        """Draw an open line through ``points``."""
        self.path(trace(points, closed=False), NOTHING, stroke=stroke, width=width, **style)

    def dashed(
        self,
        points: Sequence[Point],
        stroke: Paint,
        width: float,
        lengths: Sequence[float],
        **style: Paint | float,
    ) -> None:
        """Draw an open line in strokes and gaps of these ``lengths`` in turn."""
        for piece in dashes(points, lengths):
            self.polyline(piece, stroke, width, **style)

    def circle(self, centre: Point, radius: float, fill: Paint = NOTHING, **style: Paint | float) -> None:
        """Draw a circle."""
        self._shape(f'circle cx="{_n(centre[0])}" cy="{_n(centre[1])}" r="{_n(radius)}"', fill, style)

    def ellipse(
        self, centre: Point, rx: float, ry: float, fill: Paint = NOTHING, **style: Paint | float
    ) -> None:
        """Draw an ellipse."""
        where = f'cx="{_n(centre[0])}" cy="{_n(centre[1])}" rx="{_n(rx)}" ry="{_n(ry)}"'
        self._shape(f"ellipse {where}", fill, style)

    def rect(
        self, corner: Point, size: Point, fill: Paint = NOTHING, radius: float = 0, **style: Paint | float
    ) -> None:
        """Draw a rectangle, rounded by ``radius``."""
        where = f'x="{_n(corner[0])}" y="{_n(corner[1])}" width="{_n(size[0])}" height="{_n(size[1])}"'
        self._shape(f'rect {where} rx="{_n(radius)}"', fill, style)

    @contextmanager
    def place(
        self, x: float = 0, y: float = 0, scale: float = 1, turns: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """Whatever is drawn inside is moved to (x, y), scaled, turned and mirrored."""
        mirrored = f"scale({_n(-scale if flip else scale)},{_n(scale)})"
        turned = f" rotate({_n(turns * 360)})" if turns else ""
        self._parts.append(f'<g transform="translate({_n(x)},{_n(y)}) {mirrored}{turned}">')
        yield
        self._parts.append("</g>")

    def paste(self, stamp: Drawing) -> None:
        """Draw all that ``stamp`` shows, as it is: what is drawn often is worked out once."""
        defs, parts = stamp.counted_from(len(self._defs))
        self._defs += defs
        self._parts += parts

    def counted_from(self, first: int) -> tuple[list[str], list[str]]:
        """Its paints, of which that is the first one's number, and its shapes."""

        def renamed(part: str) -> str:
            return _PAINT_NAME.sub(lambda found: f"{found[1]}{int(found[2]) + first}", part)

        if not (self._defs and first):
            return self._defs, self._parts
        return [*map(renamed, self._defs)], [*map(renamed, self._parts)]

    def _gradient(self, kind: str, where: str, stops: Sequence[Stop]) -> str:
        name = f"p{len(self._defs)}"
        body = "".join(
            f'<stop offset="{_n(stop[0])}" stop-color="{hexa(stop[1])}"'
            + (f' stop-opacity="{_n(stop[2])}"/>' if len(stop) == 3 else "/>")
            for stop in stops
        )
        self._defs.append(f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {where}>{body}</{kind}>')
        return f"url(#{name})"

    def _shape(self, shape: str, fill: Paint, style: dict[str, Paint | float]) -> None:
        words = [shape, f'fill="{_paint(fill)}"']
        for key, value in style.items():
            text = _n(value) if isinstance(value, int | float) else _paint(value)
            words.append(f'{_ATTRIBUTES[key]}="{text}"')
        self._parts.append(f"<{' '.join(words)}/>")


_ATTRIBUTES = {
    "stroke": "stroke",
    "width": "stroke-width",
    "opacity": "opacity",
    "fill_opacity": "fill-opacity",
    "stroke_opacity": "stroke-opacity",
    "cap": "stroke-linecap",
    "join": "stroke-linejoin",
    "rule": "fill-rule",
}
