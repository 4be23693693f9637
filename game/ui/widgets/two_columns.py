"""Two parts of a page side by side."""

from __future__ import annotations

import pygame

from game.ui.services import Services
from game.ui.widgets.boxes import Box
from game.ui.widgets.widget import Widget


class TwoColumns(Box):
    """Two parts side by side; one above the other on an upright canvas, or where the second is too narrow.

    Args:
        first: at the start.
        second: at the end.
        share: of the width for the first.
        room: design units for the first in any case.
        least: em that the second needs at least.
        level: both begin at the top; otherwise the second lies in the middle of the height.
    """

    def __init__(
        self,
        first: Widget,
        second: Widget,
        *,
        share: float = 0.4,
        room: float = 0,
        least: int = 8,
        level: bool = False,
    ) -> None:
        super().__init__([first, second], gap=44)
        self._first, self._second = first, second
        self._share, self._room = share, room
        self._least, self._level = least, level

    def natural(self, ui: Services) -> int:
        """Whatever there is."""
        return max(self._first.natural(ui), self._second.natural(ui))

    def height(self, ui: Services, width: int) -> int:
        """The higher of the two, or both and the gap."""
        first, second = self._heights(ui, width)
        return first + second + ui.metrics.units(self.gap) if self._stacked(ui, width) else max(first, second)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Lay the two out."""
        super().place(ui, rect)
        first, second = self._heights(ui, rect.w)
        if self._stacked(ui, rect.w):
            self._first.place(ui, pygame.Rect(rect.topleft, (rect.w, first)))
            below = rect.top + first + ui.metrics.units(self.gap)
            self._second.place(ui, pygame.Rect(rect.left, below, rect.w, second))
            return
        wide, narrow = self._widths(ui, rect.w)
        at_start = pygame.Rect(rect.left, rect.top, wide, first if self._level else rect.h)
        self._first.place(ui, ui.metrics.mirror(at_start, rect))
        top = rect.top if self._level else rect.top + (rect.h - second) // 2
        self._second.place(ui, ui.metrics.mirror(pygame.Rect(rect.right - narrow, top, narrow, second), rect))

    def _stacked(self, ui: Services, width: int) -> bool:
        return (
            ui.metrics.portrait
            or self._sides(ui, width)[1] < ui.metrics.text(ui.theme.fonts.body) * self._least
        )

    def _sides(self, ui: Services, width: int) -> tuple[int, int]:
        first = max(round(width * self._share), ui.metrics.units(self._room))
        return first, width - first - ui.metrics.units(self.gap)

    def _widths(self, ui: Services, width: int) -> tuple[int, int]:
        return (width, width) if self._stacked(ui, width) else self._sides(ui, width)

    def _heights(self, ui: Services, width: int) -> tuple[int, int]:
        first, second = self._widths(ui, width)
        return self._first.height(ui, first), self._second.height(ui, second)
