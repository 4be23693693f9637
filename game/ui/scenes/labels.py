"""The table with labels on it, until somebody presses anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.table.compositor import Item

CLOSE = "labels.close"
_PRESSES = (
    *(intents.Confirm, intents.Back, intents.Menu, intents.Release, intents.Labels, intents.Nav),
    *(intents.Cycle, intents.Page, intents.Hint, intents.History, intents.Undo),
)


class LabelsScene(Scene):
    """Labels over a table that goes on once they are gone.

    Args:
        services: the program's services.
        items: the labels, where the table lies now.
    """

    opaque = False

    def __init__(self, services: Services, items: Callable[[], Sequence[Item]]) -> None:
        self._ui, self._items = services, items

    def focusables(self) -> list[Focusable]:
        """The whole table: a press anywhere takes the labels away."""
        return [Focusable(CLOSE, self._ui.metrics.safe)]

    def focus(self) -> str | None:
        """The whole table."""
        return CLOSE

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the labels."""
        for item in self._items():
            canvas.blit(item.surface, item.pos)

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Nothing changes."""
        return []

    def handle(self, intent: Intent) -> None:
        """Any press takes them away."""
        if isinstance(intent, _PRESSES):
            self.stack.pop(self)
