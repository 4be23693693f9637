"""The fonts: one pair of font objects for each size and weight, made at first use."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame

from game.rules.kernel.files import AssetError

Weight = Literal["regular", "medium", "bold", "display"]
"""Of the text face; "display" is another face, for names and headings: what is seen, not read at length."""
_FILES: dict[Weight, str] = {
    "regular": "Vazirmatn-Regular.ttf",
    "medium": "Vazirmatn-Medium.ttf",
    "bold": "Vazirmatn-Bold.ttf",
    "display": "MarkaziText-Bold.ttf",
}
_DISPLAY = 1.3
"""The letters of the display face are lower than those of the text face; this makes both equally high."""
_DISPLAYED = re.compile(
    "[ -~\xa0-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u200c\u200d\u2212"
    "\u060c\u061b\u061f\u0621-\u063a\u0641-\u0655\u067e\u0686\u0698\u06a9\u06af\u06cc]*"
)
"""What is written in the display face. Persian digits are not: its own are thin and far apart."""
RTL_TEXT = 1.07
"""Persian letters and digits are a little lower than Latin ones; this makes both equally legible."""
_SIZES_KEPT = 48
"""A font object holds an open file and its glyphs; a screen uses about ten."""


def shown(text: str, weight: Weight) -> Weight:
    """The weight for a text: bold where the display face lacks something of it."""
    return "bold" if weight == "display" and not _DISPLAYED.fullmatch(text) else weight


class Fonts:
    """Font objects out of a folder.

    A font object that is set to draw right-to-left reverses Latin words and digits too, so each direction
    has its own.

    Raises:
        AssetError: the folder lacks one of the font files, or one is damaged.
    """

    def __init__(self, folder: Path) -> None:
        for name in _FILES.values():
            if not (folder / name).is_file():
                raise AssetError(f"{folder / name}: the font is missing")
        pygame.font.init()
        self._folder = folder
        self.get: Callable[[int, Weight, bool], pygame.Font] = lru_cache(maxsize=_SIZES_KEPT)(self._open)

    def _open(self, size: int, weight: Weight, rtl: bool) -> pygame.Font:
        path = self._folder / _FILES[weight]
        size = round(size * _DISPLAY) if weight == "display" else size
        try:
            font = pygame.Font(path, size)
            font.size(" ")  # a file that is no font shows at first use only
        except (OSError, ValueError, pygame.error) as error:
            raise AssetError(f"{path}: {error}") from error
        if rtl:
            font.set_script("Arab")
            font.set_direction(pygame.DIRECTION_RTL)
        return font
