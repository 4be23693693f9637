"""The cover of a game's box by itself."""

from __future__ import annotations

import pygame

from game.tables.registry import find_title
from game.tables.title import late
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget


class Cover(Widget):
    """The cover of a title as high as its place.

    Args:
        title: id of the title.
        height: design units; less with large text.
    """

    def __init__(self, title: str, height: int) -> None:
        super().__init__()
        self._title, self._height = title, height

    def height(self, ui: Services, width: int) -> int:
        """As given; less with large text."""
        return ui.metrics.units(self._height / ui.metrics.text_scale)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw it in its frame."""
        draw_cover(ui, canvas, self._title, self.rect)


def paint_cover(ui: Services, title: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture of a cover; it is kept."""
    return ui.artist.cover(title, size, late(find_title(title).cover))


def draw_cover(
    ui: Services, canvas: pygame.Surface, title: str, area: pygame.Rect, shade: pygame.Surface | None = None
) -> None:
    """Draw a cover, a shade over it, and a brass edge."""
    line = max(2, ui.metrics.units(3))
    canvas.blit(paint_cover(ui, title, area.size), area)
    if shade is not None:
        canvas.blit(shade, area)
    pygame.draw.rect(canvas, ui.theme.palette.brass, area, line)
