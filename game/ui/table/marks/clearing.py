"""Keeps what is laid over the table off names and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import hypot

import pygame

from game.art.writing import Writing, written_on
from game.ui.table.compositor import Item

_SOLID = 200
"""From this opacity a picture hides what lies below it."""
_SEEN = 60
"""From this opacity a pixel is part of a letter."""
_FEW = 2
"""So many gaps in a row may follow the letters of a word."""
_KEPT = 128
"""So many opened rims are remembered, and so many letters grown by their air."""


class Clearing:
    """What is written on the table at a moment, and what is laid over it.

    Args:
        air: so many pixels round letters stay free.
    """

    def __init__(self, air: int) -> None:
        self._below: Sequence[Item] = ()
        self._rects: list[pygame.Rect] | None = None
        self._open = lru_cache(maxsize=_KEPT)(lambda ring, at, letters: _opened(ring, at, letters, air))

    def renew(self, below: Sequence[Item]) -> None:
        """All that lies on the table now, lowest first."""
        self._below, self._rects = below, None

    @property
    def _lies(self) -> list[pygame.Rect]:
        """Where each of them lies; worked out only where a mark is laid."""
        if self._rects is None:
            self._rects = [item.rect for item in self._below]
        return self._rects

    def open(self, rims: Iterable[Item]) -> list[Item]:
        """Rims with gaps where they would run over a name or a number."""
        opened = []
        for rim in rims:
            letters = tuple(self._near(rim.rect))
            opened.append(Item(self._open(rim.surface, rim.pos, letters), rim.pos) if letters else rim)
        return opened

    def clearest(self, places: Iterable[pygame.Rect]) -> pygame.Rect:
        """The first of those ``places`` for a sign that hide least of what is written."""
        return min(places, key=self._hidden)

    def _hidden(self, place: pygame.Rect) -> int:
        """How many pixels of letters a sign would hide."""
        sign = pygame.Mask(place.size, fill=True)
        return sum(
            _shape(letters).overlap_area(sign, (place.x - at[0], place.y - at[1]))
            for letters, at in self._near(place)
        )

    def _near(self, place: pygame.Rect) -> Iterator[Writing]:
        """What is written within ``place``, and seen."""
        over = place.collidelistall(self._lies)
        for depth in over:
            picture, corner = self._below[depth].surface, self._lies[depth].topleft
            for letters, (x, y) in written_on(picture):
                there = Writing(letters, (x + corner[0], y + corner[1]))
                if there.rect.colliderect(place) and not self._covered(there.rect.center, depth, over):
                    yield there

    def _covered(self, spot: tuple[int, int], depth: int, over: Iterable[int]) -> bool:
        """Whether a picture above the given depth hides a spot."""
        above = (each for each in over if each > depth and self._lies[each].collidepoint(spot))
        return any(_solid(self._below[each].surface, spot, self._lies[each]) for each in above)


def _solid(picture: pygame.Surface, spot: tuple[int, int], lies: pygame.Rect) -> bool:
    return picture.get_at((spot[0] - lies.left, spot[1] - lies.top)).a >= _SOLID


@lru_cache(maxsize=_KEPT)
def _shape(letters: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_surface(letters, _SEEN)


@lru_cache(maxsize=_KEPT)
def _grown(letters: pygame.Surface, air: int) -> pygame.Mask:
    """The shape of letters with ``air`` round them; it begins so much higher and further left."""
    disc, steps = pygame.Mask((2 * air + 1,) * 2), range(-air, air + 1)
    for right, down in product(steps, steps):
        if hypot(right, down) < air + 0.5:
            disc.set_at((right + air, down + air))
    return _shape(letters).convolve(disc)


def _opened(
    ring: pygame.Surface, at: tuple[int, int], letters: Sequence[Writing], air: int
) -> pygame.Surface:
    made, line = ring.copy(), pygame.mask.from_surface(ring)
    for each in letters:
        corner = (each.at[0] - air - at[0], each.at[1] - air - at[1])
        free = _grown(each.letters, air)
        gaps = line.overlap_mask(free, corner).get_bounding_rects()
        if len(gaps) > _FEW:  # a dashed line looks broken: one long gap is meant
            made.fill((0, 0, 0, 0), gaps[0].unionall(gaps[1:]))
        else:
            free.to_surface(made, setcolor=(0, 0, 0, 0), unsetcolor=None, dest=corner)
    return made
