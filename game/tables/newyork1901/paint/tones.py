"""The colours of the city: districts, generations, streets, water; the patterns of the players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.art.drawing import Drawing, Point, box, ring
from game.art.palette import Color, Palette, mix, rgb
from game.art.seats import SeatStyle
from game.art.tones import PaperTones
from game.tables.newyork1901.paint.shapes import Area

INK = rgb("2b2118")
GILT = rgb("ffd766")
PAPER = rgb("f3e6c6")
PAPER_SHADE = rgb("dcc697")
PAVING = rgb("d9cbab")
KERB = rgb("8d7a5c")
SEA = rgb("8fb0b0")
SEA_DEEP = rgb("5f8a90")
SEA_LINE = rgb("2f5c66")
GRASS = rgb("8fa860")
GRASS_DEEP = rgb("4f6b34")
STONE = rgb("a9a08c")
WHITE: Color = (255, 255, 255)


GROUNDS: Mapping[str, PaperTones] = {
    "red": PaperTones(rgb("f9cdb9"), rgb("b4553e"), rgb("8e2f22")),
    "blue": PaperTones(rgb("c1dcf3"), rgb("5d83ad"), rgb("274f80")),
    "green": PaperTones(rgb("cfe6b6"), rgb("6b9150"), rgb("3b6426")),
    "yellow": PaperTones(rgb("f6e7ac"), rgb("b28c3a"), rgb("7c590c")),
    "pink": PaperTones(rgb("f3cfe3"), rgb("a86a90"), rgb("8b3263")),
}
"""The districts are pale, the players dark and full: land and its owner are told apart at any distance."""
_RICH = {"red": "f9bfa8", "blue": "a9d2f5", "green": "b8e4bb", "yellow": "fdeb9c", "pink": "f3bce6"}
STARK: Mapping[str, PaperTones] = {
    name: PaperTones(rgb(_RICH[name]), mix(ground.deep, (0, 0, 0), 0.2), ground.deep)
    for name, ground in GROUNDS.items()
}
"""The same for the theme of high contrast, which lightens all that is light: a richer tint, so that a rest of
it is left even where a ground steps back, with textures in dark ink."""


def grounds_of(palette: Palette) -> Mapping[str, PaperTones]:
    """The districts as they look in a theme."""
    return STARK if palette.id == "contrast" else GROUNDS


def livery(seat: SeatStyle) -> Color:
    """A player's colour on land and roofs: darker than in the panels, and far from every district's."""
    return mix(seat.color, seat.dark, 0.36)


@dataclass(frozen=True, slots=True)
class Stone:
    """What a generation is built of: the wall, its shadow, the metal of cornice and trim, window glass."""

    wall: Color
    shade: Color
    trim: Color
    trim_deep: Color
    glass: Color


STONES: tuple[Stone, ...] = (
    Stone(rgb("b9553b"), rgb("7c2f20"), rgb("d9c3a0"), rgb("86694a"), rgb("3a1d17")),
    Stone(rgb("a5683c"), rgb("67371a"), rgb("d5935a"), rgb("6d3b18"), rgb("321b0e")),
    Stone(rgb("aab6c1"), rgb("66747f"), rgb("eef3f7"), rgb("5e6c79"), rgb("26323f")),
    Stone(rgb("efd28a"), rgb("a87b22"), rgb("ffe07a"), rgb("8a5f0c"), rgb("4a3208")),
    Stone(rgb("d9cdb4"), rgb("8d7d62"), rgb("f6cf63"), rgb("6b4a0c"), rgb("2b2a38")),
)
"""By generation: starter, bronze, silver, gold, legendary."""


def pattern(drawing: Drawing, name: str, area: Area, color: Color, opacity: float) -> None:
    """Fill ``area`` with the pattern of a seat; it goes on from one square to the next."""
    _PATTERNS[name](drawing, area, color, opacity)


def _steps(low: float, high: float, step: float, margin: float) -> list[float]:
    """The multiples of ``step``, offset by a half, between two limits."""
    first = int((low + margin) // step) - 1
    places = (step * (i + 0.5) for i in range(first, int(high // step) + 2))
    return [place for place in places if low + margin <= place <= high - margin]


def _round(x: float, y: float, radius: float) -> str:
    """Path data of a circle: many in one path are painted faster than one by one."""
    r = f"{radius:.1f}"
    return f"M{x - radius:.1f} {y:.1f}a{r} {r} 0 1 0 {2 * radius:.1f} 0a{r} {r} 0 1 0 {-2 * radius:.1f} 0Z"


def _dots(drawing: Drawing, area: Area, color: Color, opacity: float) -> None:
    rows, columns = _steps(area.top, area.bottom, 20, 4), _steps(area.left, area.right, 20, 4)
    _fill(drawing, "".join(_round(x, y, 4.2) for y in rows for x in columns), color, opacity)


def _stripes(drawing: Drawing, area: Area, color: Color, opacity: float) -> None:
    columns = _steps(area.left, area.right, 20, 4)
    _fill(drawing, "".join(box(x - 4, area.top, 8, area.height) for x in columns), color, opacity)


def _checks(drawing: Drawing, area: Area, color: Color, opacity: float) -> None:
    data = ""
    for y in _steps(area.top, area.bottom, 20, 0):
        for x in _steps(area.left, area.right, 20, 0):
            if round(x / 20 + y / 20) % 2:
                left, top = max(area.left, x - 10), max(area.top, y - 10)
                data += box(left, top, min(area.right, x + 10) - left, min(area.bottom, y + 10) - top)
    _fill(drawing, data, color, opacity)


def _waves(drawing: Drawing, area: Area, color: Color, opacity: float) -> None:
    bends = "".join(f"q5 {-9 if i % 2 else 9} 10 0" for i in range(int(area.width // 20) * 2))
    data = "".join(f"M{area.left:.1f} {y:.1f}{bends}" for y in _steps(area.top, area.bottom, 20, 6))
    drawing.path(data, stroke=color, width=5, stroke_opacity=opacity)


def _rings(drawing: Drawing, area: Area, color: Color, opacity: float) -> None:
    rows, columns = _steps(area.top, area.bottom, 25, 8), _steps(area.left, area.right, 25, 8)
    data = "".join(_round(x, y, 7) for y in rows for x in columns)
    drawing.path(data, stroke=color, width=3.4, stroke_opacity=opacity)


def _fill(drawing: Drawing, data: str, color: Color, opacity: float) -> None:
    drawing.path(data, color, fill_opacity=opacity)


_PATTERNS: Mapping[str, Callable[[Drawing, Area, Color, float], None]] = {
    "dots": _dots,
    "stripes": _stripes,
    "checks": _checks,
    "waves": _waves,
    "rings": _rings,
}


def lit(drawing: Drawing, area: Area, color: Color, depth: float = 0.25) -> str:
    """A wall's paint, lighter at the left."""
    ends: tuple[Point, Point] = ((area.left, 0), (area.right, 0))
    return drawing.linear(*ends, (0, mix(color, WHITE, depth)), (1, mix(color, INK, depth)))


STREETS: Mapping[str, Color] = {
    "broadway": rgb("c9822f"),
    "wall": rgb("5a5fae"),
    "nassau_broad": rgb("94579c"),
    "cedar": rgb("3f8f78"),
    "pine_thames": rgb("b8483f"),
}
"""The tint of each street with a card, on the map and on its card."""


def emblem(drawing: Drawing, district: str, at: Point, radius: float) -> None:
    """The mark of a district: a paper disc with a sign of its own."""
    ground = GROUNDS[district]
    drawing.circle(at, radius, mix(PAPER, WHITE, 0.4), stroke=ground.deep, width=radius * 0.13)
    with drawing.place(at[0], at[1], radius / 20):
        _EMBLEMS[district](drawing, ground.deep)


def _gear(drawing: Drawing, tone: Color) -> None:
    for tooth in ring((0, 0), 10.5, 8):
        drawing.circle(tooth, 3, tone)
    drawing.circle((0, 0), 7.6, stroke=tone, width=5)


def _anchor(drawing: Drawing, tone: Color) -> None:
    drawing.circle((0, -10), 3.2, stroke=tone, width=2.8)
    drawing.polyline([(0, -7), (0, 12)], tone, 3.4)
    drawing.polyline([(-6.5, -3), (6.5, -3)], tone, 3)
    drawing.path("M-11 2C-10 15 10 15 11 2", stroke=tone, width=3.6, cap="round")


def _hat(drawing: Drawing, tone: Color) -> None:
    drawing.path("M-7 5L-8 -11Q0 -13.5 8 -11L7 5Z", tone)
    drawing.polyline([(-12, 8), (12, 8)], tone, 4.4, cap="round")
    drawing.polyline([(-7, 1.4), (7, 1.4)], PAPER, 2.2)


def _key(drawing: Drawing, tone: Color) -> None:
    drawing.circle((0, -7), 5, stroke=tone, width=3.6)
    drawing.polyline([(0, -2), (0, 13)], tone, 3.6, cap="round")
    drawing.polyline([(0, 6), (6, 6)], tone, 3.2)
    drawing.polyline([(0, 11.6), (7, 11.6)], tone, 3.2)


def _umbrella(drawing: Drawing, tone: Color) -> None:
    drawing.path("M-12 1A12 12.5 0 0 1 12 1Q9 -2.4 6 1Q3 -2.4 0 1Q-3 -2.4 -6 1Q-9 -2.4 -12 1Z", tone)
    drawing.path("M0 0V9.5A3.4 3.4 0 0 1 -6.8 9.5", stroke=tone, width=3, cap="round")


# No emblem is like a seat's symbol: those are star, moon, leaf, flower and the like.
_EMBLEMS: Mapping[str, Callable[[Drawing, Color], None]] = {
    "red": _gear,
    "blue": _anchor,
    "green": _hat,
    "yellow": _key,
    "pink": _umbrella,
}
