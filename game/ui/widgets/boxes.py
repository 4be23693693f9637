"""Layout: columns, rows and grids that give way when the text grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.art.palette import Color
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget


class Box(Widget):
    """A widget that holds others.

    Args:
        children: in reading order.
        gap: distance between them in design units.
    """

    def __init__(self, children: Sequence[Widget], *, gap: int = 14) -> None:
        super().__init__()
        self.children = tuple(children)
        self.gap = gap

    def leaves(self) -> Iterator[Widget]:
        """All that it contains."""
        for child in self.children:
            yield from child.leaves()


class Column(Box):
    """One below the other, all as wide as the column.

    Args:
        children: in reading order.
        gap: distance between them in design units.
        width: at most so many design units at text scale 100 %, in the middle of the place; grows with text.
    """

    def __init__(self, children: Sequence[Widget], *, gap: int = 14, width: int | None = None) -> None:
        super().__init__(children, gap=gap)
        self.width = width
        self.stretch = any(child.stretch for child in children)

    def natural(self, ui: Services) -> int:
        """As wide as its widest child."""
        widest = max((child.natural(ui) for child in self.children), default=0)
        return widest if self.width is None else max(widest, self._limit(ui, widest))

    def height(self, ui: Services, width: int) -> int:
        """All children and the gaps."""
        inner = self._limit(ui, width)
        gaps = ui.metrics.units(self.gap) * max(0, len(self.children) - 1)
        return sum(child.height(ui, inner) for child in self.children) + gaps

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Lay the children out from the top; what is left over goes to those that stretch."""
        super().place(ui, rect)
        width = self._limit(ui, rect.w)
        spare = max(0, rect.h - self.height(ui, rect.w))
        greedy = sum(child.stretch for child in self.children)
        y = rect.top
        for child in self.children:
            height = child.height(ui, width) + (spare // greedy if child.stretch else 0)
            child.place(ui, pygame.Rect(rect.left + (rect.w - width) // 2, y, width, height))
            y += height + ui.metrics.units(self.gap)

    def _limit(self, ui: Services, width: int) -> int:
        if self.width is None:
            return width
        return min(width, round(ui.metrics.units(self.width) * ui.metrics.text_scale))


class RowBox(Box):
    """Side by side; one below the other where there is too little room.

    Args:
        children: from start to end.
        gap: distance between them in design units.
        weights: shares of the width; equal where left out.
    """

    def __init__(
        self, children: Sequence[Widget], *, gap: int = 14, weights: Sequence[int] | None = None
    ) -> None:
        super().__init__(children, gap=gap)
        self._weights = tuple(weights or [1] * len(children))

    def natural(self, ui: Services) -> int:
        """Wide enough for every child to have its share."""
        shares = zip(self.children, self._weights, strict=True)
        unit = max((child.natural(ui) / weight for child, weight in shares), default=0)
        return round(unit * sum(self._weights)) + self._gaps(ui)

    def height(self, ui: Services, width: int) -> int:
        """As high as the highest, or as all together where they are stacked."""
        widths = self._widths(ui, width)
        heights = [child.height(ui, w) for child, w in zip(self.children, widths, strict=True)]
        return sum(heights) + self._gaps(ui) if self._stacked(ui, width) else max(heights, default=0)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Lay the children out from the start."""
        super().place(ui, rect)
        stacked, at = self._stacked(ui, rect.w), 0
        for child, width in zip(self.children, self._widths(ui, rect.w), strict=True):
            height = child.height(ui, width) if stacked else rect.h
            corner = (rect.left, rect.top + at) if stacked else (rect.left + at, rect.top)
            child.place(ui, ui.metrics.mirror(pygame.Rect(corner, (width, height)), rect))
            at += (height if stacked else width) + ui.metrics.units(self.gap)

    def _gaps(self, ui: Services) -> int:
        return ui.metrics.units(self.gap) * max(0, len(self.children) - 1)

    def _stacked(self, ui: Services, width: int) -> bool:
        return self.natural(ui) > width

    def _widths(self, ui: Services, width: int) -> list[int]:
        if self._stacked(ui, width):
            return [width] * len(self.children)
        room = width - self._gaps(ui)
        return [room * weight // sum(self._weights) for weight in self._weights]


class Grid(Box):
    """Rows of equal cells; fewer columns where there is too little room.

    Args:
        children: in reading order.
        columns: at most so many.
        gap: distance between cells in design units.
        least: no fewer columns: what is too wide for its cell goes on in another line.
    """

    def __init__(self, children: Sequence[Widget], columns: int, *, gap: int = 14, least: int = 1) -> None:
        super().__init__(children, gap=gap)
        self.columns, self._least = columns, least

    def natural(self, ui: Services) -> int:
        """Wide enough for all columns."""
        return self._cell(ui) * self.columns + ui.metrics.units(self.gap) * (self.columns - 1)

    def height(self, ui: Services, width: int) -> int:
        """All rows and the gaps."""
        rows = self._rows(ui, width)
        return sum(height for _, height in rows) + ui.metrics.units(self.gap) * max(0, len(rows) - 1)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Lay the cells out row by row from the start."""
        super().place(ui, rect)
        gap, y = ui.metrics.units(self.gap), rect.top
        width = self._width(ui, rect.w)
        for row, height in self._rows(ui, rect.w):
            for column, child in enumerate(row):
                cell = pygame.Rect(rect.left + column * (width + gap), y, width, height)
                child.place(ui, ui.metrics.mirror(cell, rect))
            y += height + gap

    def _cell(self, ui: Services) -> int:
        return max((child.natural(ui) for child in self.children), default=0)

    def _count(self, ui: Services, width: int) -> int:
        gap = ui.metrics.units(self.gap)
        return max(self._least, min(self.columns, (width + gap) // max(1, self._cell(ui) + gap)))

    def _width(self, ui: Services, width: int) -> int:
        count = self._count(ui, width)
        return (width - ui.metrics.units(self.gap) * (count - 1)) // count

    def _rows(self, ui: Services, width: int) -> list[tuple[tuple[Widget, ...], int]]:
        count, cell = self._count(ui, width), self._width(ui, width)
        rows = [self.children[i : i + count] for i in range(0, len(self.children), count)]
        return [(row, max(child.height(ui, cell) for child in row)) for row in rows]


class Panel(Box):
    """A frame round something.

    Args:
        child: what is inside.
        style: one of the artist's panels.
        pad: distance from the frame to the child in design units.
        accent: colour of the frame where it is not brass (a seat's colour).
    """

    splits = True

    def __init__(
        self, child: Widget, *, style: str = "plain", pad: int = 24, accent: Color | None = None
    ) -> None:
        super().__init__([child])
        self.stretch = child.stretch
        self._style, self._pad, self._accent = style, pad, accent

    def leaves(self) -> Iterator[Widget]:
        """The frame, then what is inside."""
        yield self
        yield from super().leaves()

    def natural(self, ui: Services) -> int:
        """The child and the frame."""
        return self.children[0].natural(ui) + 2 * ui.metrics.units(self._pad)

    def height(self, ui: Services, width: int) -> int:
        """The child and the frame."""
        pad = 2 * ui.metrics.units(self._pad)
        return self.children[0].height(ui, width - pad) + pad

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Put the child inside."""
        super().place(ui, rect)
        pad = 2 * ui.metrics.units(self._pad)
        self.children[0].place(ui, rect.inflate(-pad, -pad))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the frame."""
        made = ui.artist.panel(self.rect.size, self._style, ui.theme.palette, ui.metrics.k, self._accent)
        canvas.blit(made, self.rect)
