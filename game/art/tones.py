"""Colours that belong together: of printed grounds, and of things in the light."""

from __future__ import annotations

from dataclasses import dataclass

from game.art.palette import Color, rgb


@dataclass(frozen=True, slots=True)
class PaperTones:
    """Tinted paper: its ``base``, the ink of the lines on it, and a strong tone for bands and cards."""

    base: Color
    line: Color
    deep: Color


@dataclass(frozen=True, slots=True)
class Tone:
    """A material: lit, plain, in the shade, and the line round it."""

    light: Color
    base: Color
    deep: Color
    line: Color


def tone(light: str, base: str, deep: str, line: str) -> Tone:
    """A material by its colours in hexadecimal digits."""
    return Tone(rgb(light), rgb(base), rgb(deep), rgb(line))
