"""A store of drawn surfaces that forgets the least used ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Surfaces by key, at most ``budget`` bytes of pixels together."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._held: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under ``key``, made now if there is none. Not to be drawn on."""
        held = self._held.get(key)
        if held is not None:
            self._held.move_to_end(key)
            return held
        made = make()
        self._held[key] = made
        self.used += _bytes(made)
        while self.used > self.budget and len(self._held) > 1:
            self.used -= _bytes(self._held.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self.used = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
