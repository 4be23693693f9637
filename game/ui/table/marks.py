"""What lies above the pieces: glow of what can be chosen, picks, marks of the last action, the focus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import pygame

from game.art.palette import Color, hexa
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.compositor import Item


class Marks:
    """Makes the marks, each cached by its look, so that an unchanged mark is never drawn again."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._badges: dict[tuple[int, int], pygame.Surface] = {}

    def outline(self, shape: Focusable, color: Color, reach: int) -> Item:
        """A glowing outline round ``shape``; ``reach`` in design units."""
        metrics, rect = self._services.metrics, shape.rect
        wide = metrics.units(reach)
        if shape.outline:
            corners = [(x - rect.left + wide, y - rect.top + wide) for x, y in shape.outline]
            size = (rect.w + 2 * wide, rect.h + 2 * wide)
            ring = self._services.artist.svg(_ring(corners, size, color, wide), size)
            return Item(ring, (rect.left - wide, rect.top - wide))
        radius = metrics.units(12) if rect.w != rect.h else rect.w // 4
        glow = self._services.artist.glow(rect.size, radius, color, wide)
        return Item(glow, (rect.left - wide, rect.top - wide))

    def choices(self, shapes: Iterable[Focusable]) -> list[Item]:
        """What may be pointed at next."""
        return [self.outline(shape, self._services.theme.palette.brass_light, 10) for shape in shapes]

    def last(self, shapes: Iterable[Focusable], color: Color) -> list[Item]:
        """What the last action touched."""
        return [self.outline(shape, color, 9) for shape in shapes]

    def picked(self, picks: Counter[str], shapes: dict[str, Focusable]) -> list[Item]:
        """What is picked, with a check mark or, if picked more than once, the number."""
        items: list[Item] = []
        for target, count in picks.items():
            shape = shapes[target]
            rect = shape.rect
            items.append(self.outline(shape, self._services.theme.palette.good, 14))
            badge = self._badge(count, max(self._services.metrics.units(46), 24))
            half = badge.get_width() // 2
            items.append(Item(badge, (rect.right - half - half // 2, rect.top - half // 2)))
        return items

    def focus(self, shape: Focusable) -> list[Item]:
        """What has the focus."""
        return [self.outline(shape, self._services.theme.palette.focus, 18)]

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


def _ring(corners: Sequence[tuple[int, int]], size: tuple[int, int], color: Color, reach: int) -> str:
    """A bright line along ``corners`` that fades to both sides, as a drawing of ``size``."""
    points = " ".join(f"{x},{y}" for x, y in corners)
    line = max(2.0, reach * 0.3)
    steps = 5
    strokes = [(line + (2 * reach - line) * i / steps, 0.1 + 0.03 * (steps - i)) for i in range(steps, 0, -1)]
    shape = f'<polygon points="{points}" fill="none" stroke="{hexa(color)}" stroke-linejoin="round"'
    rings = "".join(
        f'{shape} stroke-width="{width:.1f}" stroke-opacity="{opacity:.2f}"/>'
        for width, opacity in [*strokes, (line, 1.0)]
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">{rings}</svg>'
