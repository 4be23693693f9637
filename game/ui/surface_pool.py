"""Copies of the canvas, made on surfaces that were used before."""

from __future__ import annotations

import pygame

from game.art.surfaces import solid

_KEPT = 1
"""So many are at rest at most: each takes as much memory as the screen."""


class SurfacePool:
    """Surfaces as large as the canvas: to get the memory for a new one takes longer than to fill it."""

    def __init__(self) -> None:
        self._free: list[pygame.Surface] = []

    def copy(self, canvas: pygame.Surface) -> pygame.Surface:
        """What the canvas shows now; whoever asks for it gives it back when it is needed no more."""
        size = canvas.get_size()
        self._free = [each for each in self._free if each.get_size() == size]
        copy = self._free.pop() if self._free else solid(size)
        copy.set_alpha(None)
        copy.blit(canvas, (0, 0))
        return copy

    def take_back(self, copy: pygame.Surface | None) -> None:
        """It may be overwritten from now on (None: there is nothing to give back)."""
        if copy is not None and len(self._free) < _KEPT:
            self._free.append(copy)
