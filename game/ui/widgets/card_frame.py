"""A frame that is made as large as a bank card: so the program learns how large the screen is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.kernel.text import text
from game.ui.input.intents import Direction, Pixel
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget

_SHAPE = 85.6 / 53.98
"""Width by height of a bank card (ISO/IEC 7810 ID-1)."""
_LEAST, _MOST = 0.04, 0.7
"""How wide the frame may be, as a share of the canvas."""
_CORNER = 3.18 / 85.6
"""The radius of its corners, as a share of its width."""


class CardFrame(Widget):
    """Left and right, or a drag, change the width of the frame.

    Args:
        id: its name for the focus.
        width: of the frame in canvas pixels.
        on_change: told the new width.
    """

    hint = text("hint-change")

    def __init__(self, id: str, width: int, on_change: Callable[[int], object]) -> None:
        super().__init__(id)
        self.width, self._on_change = width, on_change
        self._room = self.rect

    @property
    def focusable(self) -> bool:
        """Always."""
        return True

    def height(self, ui: Services, width: int) -> int:
        """The frame, and as much as it may grow without the page moving."""
        return round(max(self.width / _SHAPE, ui.metrics.size[1] * 0.4))

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """In the middle of the room."""
        self._room = rect
        self.rect = pygame.Rect(0, 0, self.width, round(self.width / _SHAPE))
        self.rect.center = rect.center

    def confirm(self, ui: Services) -> None:
        """A little wider."""
        self._set(ui, self.width + max(1, ui.metrics.units(2)))

    def nav(self, ui: Services, direction: Direction) -> bool:
        """A little wider or narrower."""
        if direction in ("left", "right"):
            self._set(ui, self.width + (1 if direction == "right" else -1) * max(1, ui.metrics.units(2)))
        return direction in ("left", "right")

    def click(self, ui: Services, pos: Pixel) -> None:
        """As wide as the press lies from the middle."""
        self._set(ui, 2 * abs(pos[0] - self.rect.centerx))

    def drag(self, ui: Services, start: Pixel, pos: Pixel) -> bool:
        """Its edge follows the finger."""
        self.click(ui, pos)
        return True

    def _set(self, ui: Services, width: int) -> None:
        size = ui.metrics.size
        most = min(size[0] * _MOST, self._room.h * _SHAPE)
        self.width = round(min(most, max(size[0] * _LEAST, width)))
        self.place(ui, self._room)
        self._on_change(self.width)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the frame in the middle."""
        palette, radius = ui.theme.palette, round(self.width * _CORNER)
        fill, line = (
            (palette.brass, palette.brass_light) if mood.focus == self.id else (palette.raised, palette.brass)
        )
        canvas.blit(ui.artist.field(self.rect.size, fill, radius), self.rect)
        pygame.draw.rect(canvas, line, self.rect, max(2, ui.metrics.units(3)), radius)
