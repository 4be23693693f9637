"""The turn passes: the ground behind the medal in the bar is wiped in the colour of who is next."""

from __future__ import annotations

import pygame

from game.art.seats import SeatStyle
from game.art.surfaces import transparent
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.motion.motion import ease

DURATION = {"off": 0.0, "fast": 0.125, "normal": 0.25}
"""Seconds that the colour takes to come, and again to go, by the setting of animation."""
_STEPS = 6
"""The medal swells in so many sizes, all made before it starts."""
_SWOLLEN = 1.3
"""How large it becomes, as a share of its own size."""
_VEIL = 220
"""How thick the colour is, of 255."""
_ROUND = 0.18
"""How round the corners of the ground are, as a share of its height."""


class TurnWipe:
    """Colours the ground of a medal from the start of reading to its end, while the medal swells and settles.

    It covers nothing but the medal's own ground, and stops nobody.

    Args:
        services: the program's services.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._style: SeatStyle | None = None
        self._elapsed = 0.0
        self._made: tuple[object, pygame.Surface, list[pygame.Surface]] | None = None

    @property
    def shown(self) -> bool:
        """Whether it goes on."""
        return self._style is not None

    def begin(self, style: SeatStyle) -> None:
        """The turn passes to who plays in this style; without animation nothing is seen of it."""
        self.stop()
        if DURATION[self._services.settings.animation]:
            self._style = style

    def stop(self) -> None:
        """It is over."""
        self._style, self._elapsed = None, 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True if the picture changed."""
        if self._style is None:
            return False
        self._elapsed += dt
        if self._elapsed >= 2 * DURATION[self._services.settings.animation]:
            self.stop()
        return True

    def items(self, medal: pygame.Rect, bar: pygame.Rect) -> list[Item]:
        """The colour behind the ``medal``, as high as the ``bar``, and the medal over it, as they are now."""
        if self._style is None:
            return []
        ground = pygame.Rect(0, bar.top, round(medal.w * _SWOLLEN), bar.h)
        ground.centerx = medal.centerx
        color, sizes = self._pictures(self._style, medal, ground)
        time = DURATION[self._services.settings.animation]
        coming, going = ease(min(1.0, self._elapsed / time)), ease(max(0.0, self._elapsed / time - 1))
        whole = color.get_rect()
        seen = pygame.Rect(round(whole.w * going), 0, round(whole.w * (coming - going)), whole.h)
        seen = self._services.metrics.mirror(seen, whole)
        swollen = sizes[round((coming - going) * (len(sizes) - 1))]
        place = seen.move(ground.topleft)
        wiped = [Item(color.subsurface(seen), place.topleft)] if seen.w else []
        return [*wiped, Item(swollen, swollen.get_rect(center=medal.center).topleft)]

    def _pictures(
        self, style: SeatStyle, medal: pygame.Rect, ground: pygame.Rect
    ) -> tuple[pygame.Surface, list[pygame.Surface]]:
        """The ground in the seat's colour, and the medal from its own size to the largest."""
        key = (style, medal.size, ground.size)
        if self._made is None or self._made[0] != key:
            color = transparent(ground.size)
            pygame.draw.rect(
                color, (*style.dark, _VEIL), color.get_rect(), border_radius=round(ground.h * _ROUND)
            )
            most = min(_SWOLLEN, min(ground.size) / medal.w)
            shares = (1 + (most - 1) * step / _STEPS for step in range(_STEPS + 1))
            sizes = [
                self._services.artist.icon(style.symbol, round(medal.w * share), style.color)
                for share in shares
            ]
            self._made = (key, color, sizes)
        return self._made[1], self._made[2]
