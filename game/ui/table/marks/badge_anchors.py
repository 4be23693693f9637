"""Where on a piece a sign lies: that it is picked, that it can be paid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame

from game.ui.focus import Focusable

_ABOUT = sorted(product((0, 1, -1), repeat=2), key=lambda step: abs(step[0]) + abs(step[1]))
"""The middle, and steps from there to all sides."""


def tick_anchors(shape: Focusable) -> Iterator[tuple[int, int]]:
    """Where the tick may be, the best first: on the piece itself, else on its edge.

    That is in the middle of an outline, or about a corner of a rectangle, at the upper end first.
    """
    rect = shape.rect
    if shape.outline:
        x, y = middle_of(shape)
        yield from ((x + right * rect.w // 6, y + down * rect.h // 6) for right, down in _ABOUT)
    else:
        yield (rect.right - rect.w // 8, rect.top + rect.h // 12)
        yield from (rect.topright, rect.topleft, rect.bottomright, rect.bottomleft)
        yield from (rect.midtop, rect.midbottom, rect.midright, rect.midleft)


def badge_centre(shape: Focusable, side: int, free: tuple[float, float] | None) -> tuple[int, int]:
    """The middle of a sign ``side`` wide."""
    rect = shape.rect
    if free:
        return point_in(rect, free)
    return middle_of(shape) if shape.outline else (rect.centerx, rect.top + side // 2 + 1)


def point_in(rect: pygame.Rect, at: tuple[float, float]) -> tuple[int, int]:
    """A point of a rectangle in shares of it."""
    return (rect.left + round(rect.w * at[0]), rect.top + round(rect.h * at[1]))


def middle_of(shape: Focusable) -> tuple[int, int]:
    """About the middle of what has an outline."""
    if not shape.outline:
        return shape.rect.center
    xs, ys = zip(*shape.outline, strict=True)
    return (round(sum(xs) / len(xs)), round(sum(ys) / len(ys)))
