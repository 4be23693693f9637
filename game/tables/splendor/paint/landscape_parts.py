"""What every picture on a card shares: its light, its sky, its ground and its water."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from game.art import scenery
from game.art.drawing import Drawing, Point
from game.art.palette import Color, Palette, mix, rgb
from game.tables.splendor.paint.tones import tone

WIDTH, HEIGHT = 156.0, 174.0
MIDDLE = 104.0
"""Subjects stand right of the middle: the prices cover the left."""
GLOW = rgb("ffe6a8")
NIGHT = rgb("0b0a1c")
_SKIES = {
    "white": ("31476b", "7f9cb9", "d4dfe6", "fbe6c4"),
    "blue": ("0c1f55", "2357b3", "7db1ea", "fbd6a4"),
    "green": ("06352f", "15785c", "86cda0", "fae3a2"),
    "red": ("430f33", "a82643", "ee7a54", "ffd794"),
    "black": ("140d26", "3c2c5a", "84608d", "f4b183"),
    "copy": ("24104a", "5f34a0", "b07fd8", "ffd9c2"),
    "none": ("4a2a08", "a8701c", "e6b65a", "fff0c0"),
}


@dataclass(frozen=True, slots=True)
class Light:
    """The colours of one landscape, from the zenith to the ground at one's feet."""

    sky: tuple[Color, Color, Color, Color]
    far: Color
    mid: Color
    near: Color
    lit: Color
    dark: Color

    @classmethod
    def of(cls, color: str) -> Light:
        """The light of a card's colour."""
        top, high, low, rim = (rgb(text) for text in _SKIES[color])
        return cls(
            sky=(top, high, low, rim),
            far=mix(low, high, 0.45),
            mid=mix(high, top, 0.4),
            near=mix(top, NIGHT, 0.3),
            lit=mix(rim, low, 0.45),
            dark=mix(top, NIGHT, 0.15),
        )


class Landscape:
    """A landscape in the making: where to draw, its light, and the choices that its card's id makes."""

    def __init__(self, card: str, color: str, palette: Palette) -> None:
        self.drawing = Drawing(WIDTH, HEIGHT)
        self.card, self.color, self.palette = card, color, palette
        self.light = Light.of(color)
        self.accent = tone(color, palette)

    def vary(self, what: str, low: float, high: float) -> float:
        """A number between ``low`` and ``high`` that belongs to this card."""
        return low + (high - low) * (crc32(f"{self.card}/{what}".encode()) % 1000) / 999


def sky(view: Landscape, horizon: float = 126) -> None:
    """Evening from the top to ``horizon``, with stars."""
    drawing, tones = view.drawing, view.light.sky
    stops = tuple(zip((0.0, 0.4, 0.78, 1.0), tones, strict=True))
    drawing.rect((0, 0), (WIDTH, HEIGHT), drawing.linear((0, 0), (0, horizon), *stops))
    for i in range(7):
        spot = (view.vary(f"x{i}", 6, WIDTH - 6), view.vary(f"y{i}", 5, 52))
        scenery.twinkle(drawing, spot, view.vary(f"s{i}", 1, 2.4), GLOW, 0.7)


def disc(view: Landscape, at: Point, radius: float) -> None:
    """Sun or moon with a halo."""
    drawing = view.drawing
    halo = drawing.radial(at, radius * 2.8, (0, GLOW, 0.55), (0.45, GLOW, 0.2), (1, GLOW, 0))
    drawing.circle(at, radius * 2.8, halo)
    low = mix(GLOW, view.light.sky[2], 0.45)
    drawing.circle(at, radius, drawing.linear((0, at[1] - radius), (0, at[1] + radius), (0, GLOW), (1, low)))


def dunes(
    view: Landscape, base: float, rise: float, color: Color, name: str, crest: Color | None = None
) -> None:
    """A smooth line of hills near ``base``, filled to the foot of the picture."""
    points = [
        (x, base - view.vary(f"{name}{i}", 0, rise)) for i, x in enumerate((-10, 30, 74, 118, WIDTH + 10))
    ]
    lowest = max(y for _, y in points)
    paint = view.drawing.linear((0, lowest - rise), (0, lowest + 40), (0, crest or color), (1, color))
    view.drawing.path(scenery.ridge(-10, WIDTH + 10, HEIGHT + 5, points), paint)


def water(view: Landscape, top: float, left: float = -5, right: float = WIDTH + 5) -> None:
    """Still water from ``top`` downwards, with streaks of light."""
    drawing, sky = view.drawing, view.light.sky
    drawing.rect(
        (left, top),
        (right - left, HEIGHT - top),
        drawing.linear((0, top), (0, HEIGHT), (0, sky[3]), (0.35, sky[2]), (1, sky[0])),
    )
    for i in range(9):
        y = top + 3 + i * (HEIGHT - top) / 9
        x, half = view.vary(f"w{i}", 40, WIDTH - 10), view.vary(f"l{i}", 5, 20)
        drawing.polyline([(x - half, y), (x + half, y)], GLOW, 1.1, stroke_opacity=0.5, cap="round")
