"""Pictures of a title's pieces among other widgets."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import pygame

from game.art.drawing import Drawing
from game.art.painter import Painter
from game.art.palette import rgb
from game.tables.table import Picture
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget

_GAP = 0.1
"""Between pieces, of their height."""
_LARGER = 8
"""How often at most a picture with much air round it is enlarged."""
_SKETCH = 3
"""Its air is measured on a sketch, this many times smaller."""
_POOL, _LAMP = 1.24, rgb("ffd9a0")
"""The pool of light below pieces, in relation to the shorter side of their room, and its colour."""
_STEPS = 48
"""So finely rows are made as long as one another."""


class PieceRow(Widget):
    """Pieces side by side, all of one height; smaller where the row is too narrow.

    Args:
        painter: makes the pictures.
        pieces: from start to end; pictures are never mirrored, their order is.
        height: design units.
    """

    def __init__(self, painter: Painter, pieces: Sequence[Picture], height: int) -> None:
        super().__init__()
        self._painter, self._pieces = painter, tuple(pieces)
        self._height = height

    def natural(self, ui: Services) -> int:
        """All pieces at full height."""
        return self._wide(ui.metrics.units(self._height))

    def height(self, ui: Services, width: int) -> int:
        """The height that all pieces fit with."""
        high = ui.metrics.units(self._height)
        return min(high, high * width // max(1, self._wide(high)))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the pieces around the middle of the row, each with its shadow."""
        high = min(self.rect.h, self.height(ui, self.rect.w))
        made = [paint(self._painter, each, high) for each in self._pieces]
        gap = round(high * _GAP)
        strip = pygame.Rect(0, 0, sum(m.get_width() for m in made) + gap * (len(made) - 1), high)
        strip.center = self.rect.center
        x = strip.left
        for picture in made:
            area = picture.get_rect(left=x, centery=strip.centery)
            canvas.blit(picture, ui.metrics.mirror(area, strip))
            x += picture.get_width() + gap

    def _wide(self, high: int) -> int:
        gaps = _GAP * max(0, len(self._pieces) - 1)
        return round(high * (sum(each.shape for each in self._pieces) + gaps))


class PieceGrid(Widget):
    """Pieces in as many rows as make them largest.

    Args:
        painter: makes the pictures.
        pieces: from start to end, row by row.
        height: the most design units for all rows together; less with large text.
        most: design units for a row at most.
    """

    def __init__(self, painter: Painter, pieces: Sequence[Picture], height: int, most: int) -> None:
        super().__init__()
        self._painter, self._pieces = painter, tuple(pieces)
        self._height, self._most = height, most

    def height(self, ui: Services, width: int) -> int:
        """All rows."""
        rows, high = self.rows(ui, width)
        return round(high * (len(rows) + _GAP * (len(rows) - 1)))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the rows around the middle of the place, in a pool of light."""
        if not ui.theme.palette.vivid:
            side = round(min(self.rect.size) * _POOL)
            pool = ui.artist.draw(_pool(), (side, side))
            canvas.blit(pool, pool.get_rect(center=self.rect.center))
        rows, high = self.rows(ui, self.rect.w)
        y = self.rect.centery - self.height(ui, self.rect.w) // 2
        for row in rows:
            made = [self._large(each, high) for each in row]
            gap = round(high * _GAP)
            strip = pygame.Rect(0, y, sum(m.get_width() for m in made) + gap * (len(made) - 1), high)
            strip.centerx = self.rect.centerx
            x = strip.left
            for picture in made:
                area = picture.get_rect(left=x, centery=strip.centery)
                canvas.blit(picture, ui.metrics.mirror(area, strip))
                x += picture.get_width() + gap
            y += round(high * (1 + _GAP))

    def _large(self, each: Picture, high: int) -> pygame.Surface:
        """A picture; a single one fills its room, even if there is much air round what it shows."""
        if len(self._pieces) > 1:
            return paint(self._painter, each, high)
        for smaller in (high // _SKETCH, high):
            small = paint(self._painter, each, smaller)
            seen = small.get_bounding_rect()
            if seen.w:
                break
        else:  # a place where nothing lies, or what is seen only when it is large
            return small
        seen.inflate_ip(1, 1)  # what is seen may reach half a pixel further
        larger = min(high * each.shape / seen.w, high / seen.h, _LARGER * high / smaller)
        made = paint(self._painter, each, int(smaller * larger))
        return trimmed(made, seen.inflate(2, 2), made.get_width() / small.get_width())

    def rows(self, ui: Services, width: int) -> tuple[list[tuple[Picture, ...]], int]:
        """The rows, and the height of each in pixels."""
        room = ui.metrics.units(self._height / ui.metrics.text_scale**0.5)
        least = max(each.shape for each in self._pieces)

        def large(high: int) -> bool:
            """Whether pieces of this height are too large."""
            rows = len(_filled(self._pieces, width / high))
            return high * least > width or high * (rows * (1 + _GAP) - _GAP) > room

        high = bisect_left(range(1, ui.metrics.units(self._most) + 1), True, key=large)
        return _levelled(self._pieces, width / max(1, high), least), high


def _filled(pieces: tuple[Picture, ...], limit: float) -> list[tuple[Picture, ...]]:
    """As few rows as there can be, none longer than the limit, in heights of a piece."""
    rows: list[list[Picture]] = []
    free = 0.0
    for each in pieces:
        if not rows or each.shape + _GAP > free:
            rows.append([])
            free = limit + _GAP
        rows[-1].append(each)
        free -= each.shape + _GAP
    return [tuple(row) for row in rows]


def _levelled(pieces: tuple[Picture, ...], limit: float, least: float) -> list[tuple[Picture, ...]]:
    """As many rows as that, but about as long as one another; none can be shorter than ``least``."""
    rows = _filled(pieces, limit)
    limits = [least + (limit - least) * step / _STEPS for step in range(_STEPS + 1)]
    level = bisect_left(limits, True, key=lambda narrow: len(_filled(pieces, narrow)) <= len(rows))
    return _filled(pieces, limits[min(level, _STEPS)])


def _pool() -> Drawing:
    """A lamp's light from above."""
    drawing = Drawing(100, 100)
    fall = drawing.radial((50, 50), 50, (0, _LAMP, 0.3), (0.5, _LAMP, 0.16), (1, _LAMP, 0))
    drawing.circle((50, 50), 50, fall)
    return drawing


def trimmed(made: pygame.Surface, seen: pygame.Rect, scale: float) -> pygame.Surface:
    """A picture without the air round what it shows, of which it is known about where that is ``seen``.

    To look for it in all of a large picture would take long.
    """
    corner, size = (seen.x * scale, seen.y * scale), (seen.w * scale, seen.h * scale)
    near = made.subsurface(pygame.Rect(corner, size).clip(made.get_rect()))
    return near.subsurface(near.get_bounding_rect())


def paint(painter: Painter, each: Picture, high: int) -> pygame.Surface:
    """A picture ``high`` pixels high."""
    size = (max(1, round(high * each.shape)), max(1, high))
    return painter.paint(each.piece, each.face, size, each.count, each.look)
