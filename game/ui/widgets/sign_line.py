"""A line of a legend: a sign and what it means."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.services import Services
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.widget import Mood, Widget, Words

_SIGN, _GAP = 96, 22
_WORDS = 12
"""Words beside a sign have so many em at least."""

Paint = Callable[[Services, int], pygame.Surface]
"""Makes the picture of a sign that is to be so many pixels high."""


class SignLine(Widget):
    """The sign at the start, the words beside it.

    Args:
        paint: makes the sign.
        words: what it means.
    """

    def __init__(self, paint: Paint, words: Words) -> None:
        super().__init__()
        self._paint, self.words = paint, Paragraph(words)

    def natural(self, ui: Services) -> int:
        """Sign and words, which may well wrap."""
        return self._aside(ui) + min(self.words.natural(ui), self.words.em(ui) * _WORDS)

    def height(self, ui: Services, width: int) -> int:
        """The higher of the two."""
        return max(ui.metrics.units(_SIGN), self.words.height(ui, width - self._aside(ui)))

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """The words in the middle of the height."""
        super().place(ui, rect)
        width = rect.w - self._aside(ui)
        area = pygame.Rect(rect.right - width, 0, width, self.words.height(ui, width))
        area.centery = rect.centery
        self.words.place(ui, ui.metrics.mirror(area, rect))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw both."""
        canvas.blit(*self.sign(ui))
        self.words.draw(ui, canvas, mood)

    def sign(self, ui: Services) -> tuple[pygame.Surface, pygame.Rect]:
        """The sign and where it lies; one that is wider than high is as much smaller, clear of the words."""
        side = ui.metrics.units(_SIGN)
        made = self._paint(ui, side)
        if made.get_width() > side:
            made = self._paint(ui, side * side // made.get_width())
        box = pygame.Rect(self.rect.left, 0, side, side)
        box.centery = self.rect.centery
        return made, made.get_rect(center=ui.metrics.mirror(box, self.rect).center)

    def _aside(self, ui: Services) -> int:
        return ui.metrics.units(_SIGN + _GAP)
