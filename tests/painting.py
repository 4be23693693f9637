"""What tests of pictures look with: what the rasteriser knows, what is blank, how it stands out."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

import pygame

from game.art.artist import Artist
from game.art.palette import DUSK, Color
from game.art.studio import Studio
from game.rules.kernel.text import Text
from game.ui.theme import THEMES

ASSETS = Path(__file__).resolve().parents[1] / "assets"
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
ELEMENTS = {"svg", "g", "defs", "stop", "linearGradient", "radialGradient"} | SHAPES
FORBIDDEN = {"class", "style", "clip-path", "mask", "filter", "href", "font-family"}
"""Attributes that NanoSVG drops, or that bring what it drops."""
Size = tuple[int, int]


class Letters:
    """Writes with given digits, and words as their keys; keeps how high the digits came out."""

    def __init__(self, digits: str = "0123456789") -> None:
        self._digits = digits
        self.heights: list[int] = []

    def numeral(self, number: int, em: int, color: Color) -> pygame.Surface:
        made = self._render("".join(self._digits[int(d)] for d in str(number)), em, color)
        if em != 100:
            self.heights.append(made.get_bounding_rect().height)
        return made

    def words(self, text: Text, em: int, color: Color) -> pygame.Surface:
        return self._render(text.key, em, color)

    def _render(self, written: str, em: int, color: Color) -> pygame.Surface:
        return pygame.font.Font(ASSETS / "fonts" / "Vazirmatn-Bold.ttf", em).render(written, True, color)


def studio(artist: Artist, lettering: Letters) -> Studio:
    return Studio(artist, lettering, DUSK, THEMES["dusk"].seat_colors)


LATIN, PERSIAN = "0123456789", "۰۱۲۳۴۵۶۷۸۹"


def lint(source: str) -> list[str]:
    """What is wrong with an SVG text for the rasteriser."""
    faults = []
    for node in ElementTree.fromstring(source).iter():
        name = node.tag.rpartition("}")[2]
        if name not in ELEMENTS:
            faults.append(f"element {name}")
        faults += [f"attribute {key}" for key in node.attrib if key.rpartition("}")[2] in FORBIDDEN]
        for key in ("fill", "stroke", "stop-color"):
            paint = node.get(key, "none")
            if not (paint in ("none", "currentColor") or paint.startswith("url(#") or is_hex(paint)):
                faults.append(f"{key} {paint}")
        if name.endswith("Gradient") and node.get("gradientUnits") != "userSpaceOnUse":
            values = [node.get(key, "0%") for key in ("x1", "y1", "x2", "y2", "cx", "cy", "r")]
            faults += [f"gradient {value}" for value in values if not value.endswith("%")]
        if name == "path" and not node.get("d", "").strip():
            faults.append("empty path")
    return faults


def is_hex(paint: str) -> bool:
    return re.fullmatch("#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})", paint) is not None


def colors_in(surface: pygame.Surface) -> int:
    """How many different visible colours a picture has on a coarse grid."""
    width, height = surface.get_size()
    spots = (surface.get_at((x * width // 24, y * height // 24)) for x in range(24) for y in range(24))
    return len({(c.r, c.g, c.b) for c in spots if c.a > 40})


def covered(surface: pygame.Surface) -> float:
    """The share of a picture that is not clear."""
    return pygame.mask.from_surface(surface, 40).count() / (surface.get_width() * surface.get_height())


@lru_cache(maxsize=20_000)
def luminance(color: tuple[int, ...]) -> float:
    """As the Web Content Accessibility Guidelines define it."""
    parts = [c / 255 for c in color[:3]]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """From 1 (the same) to 21 (black on white)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
