"""A table of figures: names at the start, numbers in columns."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.services import Services
from game.ui.text.fonts import Weight
from game.ui.widgets.widget import Mood, Widget

_GAP = 34
_LINE = 14


class FigureTable(Widget):
    """A table; where it is too narrow each row becomes a few lines of ``heading: value``.

    Args:
        header: what stands above the columns.
        rows: the first cell of each is a name, the others are numbers in words.
    """

    def __init__(self, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        super().__init__()
        self._header, self._rows = tuple(header), [tuple(row) for row in rows]

    def natural(self, ui: Services) -> int:
        """All columns side by side."""
        widths = self._widths(ui)
        return sum(widths) + ui.metrics.units(_GAP) * (len(widths) - 1)

    def height(self, ui: Services, width: int) -> int:
        """The header and all rows."""
        step = ui.writer.height(self.em(ui)) + ui.metrics.units(_LINE)
        if self.natural(ui) <= width:
            return step * (len(self._rows) + 1)
        return sum(self._folded_height(ui, row, width) for row in self._rows)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the table."""
        if self.natural(ui) <= self.rect.w:
            self._draw_table(ui, canvas)
        else:
            self._draw_folded(ui, canvas)

    def _draw_table(self, ui: Services, canvas: pygame.Surface) -> None:
        palette, em = ui.theme.palette, self.em(ui)
        step = ui.writer.height(em) + ui.metrics.units(_LINE)
        widths = self._widths(ui)
        spare = self.rect.w - sum(widths)
        gap = spare // max(1, len(widths) - 1)
        for number, row in enumerate((self._header, *self._rows)):
            y, x = self.rect.top + number * step, self.rect.left
            for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
                color = palette.on_dark if number else palette.on_dark_soft
                weight: Weight = "bold" if number and not column else "regular"
                made = ui.writer.line(cell, em, color, weight)
                area = made.get_rect(top=y, left=x) if not column else made.get_rect(top=y, right=x + width)
                canvas.blit(made, ui.metrics.mirror(area, self.rect))
                x += width + gap
            line = pygame.Rect(self.rect.left, y + step - ui.metrics.units(_LINE) // 2, self.rect.w, 1)
            canvas.fill(palette.brass_dark if number else palette.brass, line)

    def _draw_folded(self, ui: Services, canvas: pygame.Surface) -> None:
        palette, em, y = ui.theme.palette, self.em(ui), self.rect.top
        for row in self._rows:
            name = ui.writer.fit(row[0], em, palette.brass_light, self.rect.w, "bold")
            canvas.blit(name, ui.metrics.mirror(name.get_rect(topleft=(self.rect.left, y)), self.rect))
            made = ui.writer.paragraph(self._folded(row), em, palette.on_dark, self.rect.w)
            canvas.blit(made, (self.rect.left, y + name.get_height()))
            y += self._folded_height(ui, row, self.rect.w)

    def _folded(self, row: Sequence[str]) -> str:
        return "\n".join(f"{head}: {cell}" for head, cell in zip(self._header[1:], row[1:], strict=True))

    def _folded_height(self, ui: Services, row: Sequence[str], width: int) -> int:
        text_height = ui.writer.paragraph_height(self._folded(row), self.em(ui), width)
        return text_height + ui.writer.height(self.em(ui)) + ui.metrics.units(2 * _LINE)

    def _widths(self, ui: Services) -> list[int]:
        em = self.em(ui)
        columns = zip(self._header, *self._rows, strict=True)
        return [max(ui.writer.measure(cell, em, "bold")[0] for cell in column) for column in columns]

    @staticmethod
    def em(ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.body)
