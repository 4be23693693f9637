"""A page that is a screen of its own from the menu, and lies over the table during a match."""

from __future__ import annotations

import pygame

from game.ui.services import Services
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.page import WidgetPage


class SplitPage(ModalPage):
    """A page with two grounds.

    Args:
        services: the program's services.
        over_table: the table shows through at the edges; otherwise the menu's backdrop lies behind.
    """

    panel = "panel"

    def __init__(self, services: Services, over_table: bool = False) -> None:
        super().__init__(services)
        self.opaque = not over_table

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """The backdrop, or what lies below, dimmed."""
        if self.opaque:
            WidgetPage.draw_ground(self, canvas)
        else:
            super().draw_ground(canvas)

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """The whole page, or only what lies over the table."""
        if self.opaque:
            self.draw(canvas)
            return [canvas.get_rect()]
        return super().redraw(canvas)
