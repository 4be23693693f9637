"""Pictures of a title's pieces among other widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.tables.table import Face
from game.ui.scenes.flow import Painter
from game.ui.services import Services
from game.ui.widgets.boxes import Box
from game.ui.widgets.widget import Mood, Widget


@dataclass(frozen=True, slots=True)
class Shown:
    """A piece to be painted."""

    piece: str
    face: Face = "up"
    count: int = 1


class PieceRow(Widget):
    """Pieces side by side, all of one height; smaller where the row is too narrow.

    Args:
        painter: makes the pictures.
        pieces: from start to end; pictures are never mirrored, their order is.
        height: design units.
        box: width of the space of a piece in relation to its height.
    """

    def __init__(self, painter: Painter, pieces: Sequence[Shown], height: int, box: float = 0.9) -> None:
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
            self._painter.paint(shown.piece, shown.face, (round(side * self._box), side), shown.count)
            for shown in self._pieces
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


class Beside(Box):
    """A picture at the start and words beside it; above them where the words would have too little room.

    Args:
        picture: gets a little less than half of the width.
        words: in the middle of the height of the picture.
    """

    share = 0.4
    least = 8
    """Em that the words need beside the picture."""

    def __init__(self, picture: Widget, words: Widget) -> None:
        super().__init__([picture, words], gap=44)
        self._picture, self._words = picture, words

    def height(self, ui: Services, width: int) -> int:
        """The higher of the two, or both."""
        picture, words = self._widths(ui, width)
        heights = (self._picture.height(ui, picture), self._words.height(ui, words))
        return sum(heights) + ui.metrics.units(self.gap) if words == width else max(heights)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Lay the two out."""
        super().place(ui, rect)
        picture, words = self._widths(ui, rect.w)
        tall = self._picture.height(ui, picture)
        if words == rect.w:
            self._picture.place(ui, pygame.Rect(rect.topleft, (rect.w, tall)))
            top = rect.top + tall + ui.metrics.units(self.gap)
            self._words.place(ui, pygame.Rect(rect.left, top, rect.w, self._words.height(ui, words)))
            return
        at_start = pygame.Rect(rect.left, rect.top, picture, rect.h)
        self._picture.place(ui, ui.metrics.mirror(at_start, rect))
        height = self._words.height(ui, words)
        beside = pygame.Rect(rect.right - words, rect.top + (rect.h - height) // 2, words, height)
        self._words.place(ui, ui.metrics.mirror(beside, rect))

    def _widths(self, ui: Services, width: int) -> tuple[int, int]:
        picture = round(width * self.share)
        words = width - picture - ui.metrics.units(self.gap)
        if words < ui.metrics.text(ui.theme.fonts.body) * self.least:
            return width, width
        return picture, words
