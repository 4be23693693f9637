"""Pictures drawn small and drawn out: what is alike along an edge need not be rasterised all along it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

import pygame

from game.art.surfaces import transparent


def drawn_out(
    picture: pygame.Surface, size: tuple[int, int], columns: Sequence[int] = (), rows: Sequence[int] = ()
) -> pygame.Surface:
    """A larger picture; the rest of it stays as it is.

    Args:
        picture: no larger than ``size``.
        size: of the larger one.
        columns: those that are repeated: each is like its neighbours.
        rows: the same of rows.
    """
    larger = transparent(size)
    across = _spans(picture.get_width(), size[0], columns)
    down = _spans(picture.get_height(), size[1], rows)
    for (x, wide, left, width), (y, high, top, height) in product(across, list(down)):
        part = picture.subsurface((x, y, wide, high))
        if (wide, high) == (width, height):
            larger.blit(part, (left, top))
        elif (wide, high) != (1, 1) or part.get_at((0, 0)).a:  # else nothing is seen there
            there = larger.subsurface((left, top, width, height))
            pygame.transform.scale(part, (width, height), there)
    return larger


def _spans(short: int, long: int, repeated: Sequence[int]) -> Iterator[tuple[int, int, int, int]]:
    """The parts of a length: where each begins and how long it is, in the short one and in the long one."""
    at = to = 0
    for number, place in enumerate(repeated):
        more = (long - short) * (number + 1) // len(repeated) - (long - short) * number // len(repeated)
        yield at, place - at, to, place - at
        yield place, 1, to + place - at, 1 + more
        at, to = place + 1, to + place - at + 1 + more
    yield at, short - at, to, short - at
