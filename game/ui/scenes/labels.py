"""The table with labels on it, until somebody presses anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.scenes.passing import PassingScene
from game.ui.services import Services
from game.ui.table.compositor import Item

CLOSE = "labels.close"


class LabelsScene(PassingScene):
    """Labels over a table.

    Args:
        services: the program's services.
        items: the labels, where the table lies now.
    """

    close = CLOSE

    def __init__(self, services: Services, items: Callable[[], Sequence[Item]]) -> None:
        super().__init__(services)
        self._items = items

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the labels."""
        for item in self._items():
            canvas.blit(item.surface, item.pos)

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Nothing changes."""
        return []
