"""A title's card: its pieces, its name, how many play and for how long."""

from __future__ import annotations

import pygame

from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.ui.pictures import make_painter
from game.ui.services import Services
from game.ui.widgets.labels import Heading, Paragraph
from game.ui.widgets.pieces import PieceRow
from game.ui.widgets.widget import Mood, Widget

_PAD = 20
_PICTURES, _SMALL = 158, 70
_GAP = 4


class TitleCard(Widget):
    """A picture card without a will of its own.

    Args:
        ui: for the painter of the title's pieces.
        title: id of the title.
        chosen: the title was chosen just above, where its name stands; what it offers leaves less room.
    """

    def __init__(self, ui: Services, title: str, *, chosen: bool = False) -> None:
        super().__init__()
        game = find_title(title)
        rules = game.rules({})
        info = rules.info
        pieces = game.table(rules).help_pages()[0].pictures
        side = _SMALL if info.options else _PICTURES
        name = [] if chosen else [Heading(text(f"{title}-name"), align="center")]
        tagline = [] if info.options else [Paragraph(text(f"{title}-tagline"), align="center")]
        self._parts: list[Widget] = [
            PieceRow(make_painter(ui, game), pieces, side),
            *name,
            *tagline,
            Paragraph(
                text("setup-game-line", least=info.seats[0], most=info.seats[-1], minutes=info.minutes),
                align="center",
                soft=True,
            ),
        ]

    def natural(self, ui: Services) -> int:
        """As wide as its widest part."""
        return max(part.natural(ui) for part in self._parts) + 2 * ui.metrics.units(_PAD)

    def height(self, ui: Services, width: int) -> int:
        """All parts."""
        inner = width - 2 * ui.metrics.units(_PAD)
        gaps = ui.metrics.units(_GAP) * (len(self._parts) - 1)
        return sum(part.height(ui, inner) for part in self._parts) + gaps + 2 * ui.metrics.units(_PAD)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Lay the parts out from the top."""
        super().place(ui, rect)
        pad = ui.metrics.units(_PAD)
        y = rect.top + pad
        for part in self._parts:
            height = part.height(ui, rect.w - 2 * pad)
            part.place(ui, pygame.Rect(rect.left + pad, y, rect.w - 2 * pad, height))
            y += height + ui.metrics.units(_GAP)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw a panel and the parts on it."""
        canvas.blit(ui.artist.panel(self.rect.size, "panel", ui.theme.palette, ui.metrics.k), self.rect)
        for part in self._parts:
            part.draw(ui, canvas, mood)
