"""The fonts: one pair of font objects for each size and weight, made at first use."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame

from game.rules.kernel.files import AssetError

Weight = Literal["regular", "medium", "bold"]
_FILES: dict[Weight, str] = {
    "regular": "Vazirmatn-Regular.ttf",
    "medium": "Vazirmatn-Medium.ttf",
    "bold": "Vazirmatn-Bold.ttf",
}
RTL_TEXT = 1.07
"""Persian letters and digits are a little lower than Latin ones; this makes both equally legible."""
_SIZES_KEPT = 48
"""A font object holds an open file and its glyphs; a screen uses about ten."""


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
        try:
            font = pygame.Font(path, size)
            font.size(" ")  # a file that is no font shows at first use only
        except (OSError, ValueError, pygame.error) as error:
            raise AssetError(f"{path}: {error}") from error
        if rtl:
            font.set_script("Arab")
            font.set_direction(pygame.DIRECTION_RTL)
        return font
