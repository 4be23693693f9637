"""Large pictures, painted in portions: until one is finished its sketch stands for it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import pygame

from game.art.drawing import Point
from game.art.painter import Face, Painter, Size, Tick
from game.tables.table import Picture

PORTION = 0.006
"""Seconds of a frame that are spent; what is begun then is brought to its end."""
_SMALLER = 3
"""A sketch is so much smaller, and stretched."""

_Wanted = tuple[str, Face, Size, int, str]


class ProgressivePainter:
    """A painter that nobody has to wait for.

    Args:
        painter: paints the pictures.

    Attributes:
        small: a picture no longer than that many pixels is painted at once.
    """

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self.small = 0
        self._sketches: dict[_Wanted, pygame.Surface] = {}
        self._work: dict[_Wanted, Iterator[None]] = {}
        self._coming: Iterator[None] | None = None

    @property
    def done(self) -> bool:
        """Whether all that was asked for is finished, and what is expected sketched."""
        return not self._work and self._coming is None

    def clear(self) -> None:
        """Something else is to be seen: what is not finished is not wanted any more."""
        self._sketches.clear()
        self._work.clear()
        self._coming = None

    def expect(self, pictures: Iterable[Picture], high: int) -> None:
        """Pictures that may be asked for next, and how high: they are sketched when nothing else is to do."""
        self._coming = self._sketching(pictures, max(1, high // _SMALLER))

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        """The picture as `Painter.paint` gives it, or its sketch about as large as that.

        Raises:
            KeyError: there is no such piece.
        """
        wanted = (piece, face, size, count, look)
        if wanted in self._work:
            return self._sketches[wanted]
        portions = self.painting(*wanted)
        if max(size) <= self.small or next(portions, self) is self:
            return self._painter.paint(*wanted)
        self._work[wanted] = portions
        self._sketches[wanted] = self._sketch(*wanted)
        return self._sketches[wanted]

    def painting(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> Iterator[None]:
        """As the painter does."""
        return self._painter.painting(piece, face, size, count, look)

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """As the painter does."""
        return self._painter.printing(zone, size, part)

    def free(self, piece: str, size: Size, look: str = "") -> Point | None:
        """As the painter does."""
        return self._painter.free(piece, size, look)

    def tick(self, piece: str, size: Size, look: str = "") -> Tick | None:
        """As the painter does."""
        return self._painter.tick(piece, size, look)

    def update(self) -> bool:
        """Paint for a moment; True if a picture is finished."""
        until, before = time.perf_counter() + PORTION, len(self._work)
        if not self._work and self._coming and next(self._coming, self) is self:
            self._coming = None
        while self._work:
            wanted, portions = next(iter(self._work.items()))
            if next(portions, self) is self:
                del self._work[wanted]
            if time.perf_counter() >= until:
                break
        return len(self._work) < before

    def cached(self, piece: str, face: Face, count: int = 1, look: str = "") -> pygame.Surface | None:
        """As the painter does."""
        return self._painter.cached(piece, face, count, look)

    def _sketching(self, pictures: Iterable[Picture], high: int) -> Iterator[None]:
        for each in pictures:
            yield
            if self.cached(each.piece, each.face, each.count, each.look) is None:
                size = (max(1, round(high * min(1, each.shape))), max(1, round(high / max(1, each.shape))))
                yield from self.painting(each.piece, each.face, size, each.count, each.look)

    def _sketch(self, piece: str, face: Face, size: Size, count: int, look: str) -> pygame.Surface:
        small = self.cached(piece, face, count, look)
        if small is None:
            smaller = (max(1, size[0] // _SMALLER), max(1, size[1] // _SMALLER))
            small = self._painter.paint(piece, face, smaller, count, look)
        larger = min(size[0] / small.get_width(), size[1] / small.get_height())
        return pygame.transform.smoothscale_by(small, larger)
