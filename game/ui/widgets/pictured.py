"""A widget with a picture at its start."""

from __future__ import annotations

import pygame

from game.ui.services import Services
from game.ui.widgets.boxes import Box
from game.ui.widgets.widget import Widget

_GAP = 18


class Pictured(Box):
    """The picture at the start, in the middle of the height; the other widget has the rest of the width.

    Args:
        picture: no wider than ``side``.
        beside: what it belongs to.
        side: design units for the picture.
    """

    def __init__(self, picture: Widget, beside: Widget, side: int) -> None:
        super().__init__([picture, beside], gap=_GAP)
        self._picture, self._beside, self._side = picture, beside, side

    def natural(self, ui: Services) -> int:
        """Both."""
        return self._aside(ui) + self._beside.natural(ui)

    def height(self, ui: Services, width: int) -> int:
        """The higher of the two."""
        side = ui.metrics.units(self._side)
        return max(self._picture.height(ui, side), self._beside.height(ui, width - self._aside(ui)))

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Lay the two out."""
        super().place(ui, rect)
        side, aside = ui.metrics.units(self._side), self._aside(ui)
        area = pygame.Rect(rect.left, 0, side, self._picture.height(ui, side))
        area.centery = rect.centery
        self._picture.place(ui, ui.metrics.mirror(area, rect))
        width = rect.w - aside
        beside = pygame.Rect(rect.right - width, 0, width, self._beside.height(ui, width))
        beside.centery = rect.centery
        self._beside.place(ui, ui.metrics.mirror(beside, rect))

    def _aside(self, ui: Services) -> int:
        return ui.metrics.units(self._side + _GAP)
