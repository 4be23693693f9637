"""Pictures of a title's pieces among other widgets."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.painter import Painter
from game.tables.table import Picture
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget


class PieceRow(Widget):
    """Pieces side by side, all of one height; smaller where the row is too narrow.

    Args:
        painter: makes the pictures.
        pieces: from start to end; pictures are never mirrored, their order is.
        height: design units.
        box: width of the space of a piece in relation to its height.
    """

    def __init__(self, painter: Painter, pieces: Sequence[Picture], height: int, box: float = 0.9) -> None:
        super().__init__()
        self._painter, self._pieces = painter, tuple(pieces)
        self._height, self._box = height, box

    def natural(self, ui: Services) -> int:
        """All pieces at full height."""
        return round(self._side(ui) * self._box * len(self._pieces))

    def height(self, ui: Services, width: int) -> int:
        """The height that all pieces fit with."""
        return self._fitting(ui, width)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the pieces around the middle of the row, each with its shadow."""
        side = self._fitting(ui, self.rect.w)
        made = [
            self._painter.paint(each.piece, each.face, (round(side * self._box), side), each.count, each.look)
            for each in self._pieces
        ]
        gap = round(side * 0.1)
        strip = pygame.Rect(0, 0, sum(m.get_width() for m in made) + gap * (len(made) - 1), side)
        strip.center = self.rect.center
        x = strip.left
        for picture in made:
            area = picture.get_rect(left=x, centery=strip.centery)
            canvas.blit(picture, ui.metrics.mirror(area, strip))
            x += picture.get_width() + gap

    def _side(self, ui: Services) -> int:
        return ui.metrics.units(self._height)

    def _fitting(self, ui: Services, width: int) -> int:
        return min(self._side(ui), round(width / (self._box * max(1, len(self._pieces)) * 1.12)))
