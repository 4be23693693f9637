"""Pictures are rasterised once in a process: rooms of many tests show the same cards and carpets."""

from __future__ import annotations

from hashlib import blake2b

import pygame

from game.art.artist import Shelf, Size, rasterise

KEPT = Shelf(200_000_000)


def remembered(source: str, size: Size) -> pygame.Surface:
    """What `rasterise` makes; a copy, because whoever has it drawn may draw on it."""
    shown = pygame.display.get_surface() is not None
    key = (blake2b(source.encode(), digest_size=16).digest(), size, shown)
    return KEPT.get(key, lambda: rasterise(source, size)).copy()


def blank(source: str, size: Size) -> pygame.Surface:
    """A picture with nothing on it, for tests that only read words."""
    return pygame.Surface(size, pygame.SRCALPHA)
