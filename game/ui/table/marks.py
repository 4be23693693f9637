"""What lies above the pieces: glow of what can be chosen, picks, marks of the last action, the focus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pygame

from game.ui.art.palette import Color
from game.ui.services import Services
from game.ui.table.compositor import Item


class Marks:
    """Makes the marks, each cached by its look, so that an unchanged mark is never drawn again."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._badges: dict[tuple[int, int], pygame.Surface] = {}

    def outline(self, rect: pygame.Rect, color: Color, reach: int) -> Item:
        """A glowing outline round ``rect``; ``reach`` in design units."""
        metrics = self._services.metrics
        wide = metrics.units(reach)
        radius = metrics.units(12) if rect.w != rect.h else rect.w // 4
        glow = self._services.artist.glow(rect.size, radius, color, wide)
        return Item(glow, (rect.left - wide, rect.top - wide))

    def choices(self, rects: Iterable[pygame.Rect]) -> list[Item]:
        """What may be pointed at next."""
        return [self.outline(rect, self._services.theme.palette.brass_light, 10) for rect in rects]

    def last(self, rects: Iterable[pygame.Rect], color: Color) -> list[Item]:
        """What the last action touched."""
        return [self.outline(rect, color, 9) for rect in rects]

    def picked(self, picks: Counter[str], rects: dict[str, pygame.Rect]) -> list[Item]:
        """What is picked, with a check mark or, if picked more than once, the number."""
        items: list[Item] = []
        for target, count in picks.items():
            rect = rects[target]
            items.append(self.outline(rect, self._services.theme.palette.good, 14))
            badge = self._badge(count, max(self._services.metrics.units(46), 24))
            half = badge.get_width() // 2
            items.append(Item(badge, (rect.right - half - half // 2, rect.top - half // 2)))
        return items

    def focus(self, rect: pygame.Rect) -> list[Item]:
        """What has the focus."""
        return [self.outline(rect, self._services.theme.palette.focus, 18)]

    def _badge(self, count: int, side: int) -> pygame.Surface:
        if (count, side) not in self._badges:
            self._badges[count, side] = self._draw_badge(count, side)
        return self._badges[count, side]

    def _draw_badge(self, count: int, side: int) -> pygame.Surface:
        services, palette = self._services, self._services.theme.palette
        badge = pygame.Surface((side, side), pygame.SRCALPHA)
        middle = (side // 2, side // 2)
        pygame.draw.aacircle(badge, palette.ink, middle, side // 2)
        pygame.draw.aacircle(badge, palette.good, middle, side // 2 - max(2, side // 16))
        if count == 1:
            sign = services.artist.icon("check", round(side * 0.66), palette.ink)
        else:
            sign = services.writer.line(
                services.catalogue.number(count), round(side * 0.7), palette.ink, "bold"
            )
        badge.blit(sign, sign.get_rect(center=middle))
        return badge
