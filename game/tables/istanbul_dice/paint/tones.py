"""The colours of the bazaar: goods, carpets, tile-work, lamp light."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.art.palette import Color, GemTone, Palette, mix, rgb
from game.art.tones import Tone, tone

WHITE: Color = (255, 255, 255)
NIGHT = rgb("1a0d12")
WOOD, WOOD_DARK = rgb("4a2a1c"), rgb("2a160f")
CARPET, CARPET_DEEP, CARPET_DARK = rgb("a51d2b"), rgb("6d0f1d"), rgb("3a0710")
CREAM, SAND = rgb("f3e3c3"), rgb("d9b98a")
GLOW, FLAME = rgb("ffcf74"), rgb("ffeab4")
IZNIK, IZNIK_DEEP, TURQUOISE, TOMATO = rgb("1d4fa3"), rgb("0f2c66"), rgb("2aa6a4"), rgb("c8442b")
PORCELAIN = rgb("f4f6f1")
STONE = rgb("8fb8e8")


GOODS: Mapping[str, Tone] = MappingProxyType(
    {
        "red": tone("ff8a7a", "d3273a", "8c1124", "4a0812"),
        "yellow": tone("fff0a0", "f3b61f", "b87708", "5c3a03"),
        "green": tone("b9eb9a", "3f9f45", "1c6429", "0b3413"),
        "blue": tone("a9d4ff", "2f74d8", "163f8f", "0a2150"),
        "brown": tone("d8a878", "8f5a33", "5a3419", "2f1a0b"),
        "coin": tone("fff2b4", "edba45", "a8701a", "573708"),
        "card": tone("e6d3f5", "8a5fb0", "54347a", "2a1843"),
        "crystal": tone("f2fbff", "a9dcec", "5aa3c2", "1f4f68"),
    }
)
RUBY = GemTone(rgb("ff7f92"), rgb("d00d38"), rgb("66031e"), rgb("36020d"), rgb("b01a2c"))
"""The ruby's own red: colder and deeper than cloth."""


def outline(palette: Palette, usual: Color) -> Color:
    """The line round a ground: a light one where the theme asks for contrast."""
    return SAND if palette.id == "contrast" else usual


def ground(palette: Palette, color: Color) -> Color:
    """A dark ground, blacker where the theme asks for contrast."""
    return mix(color, (0, 0, 0), 0.72) if palette.id == "contrast" else color
