"""Where on a piece a sign lies: that it is picked, that it can be paid."""

from __future__ import annotations

import pygame

from game.ui.focus import Focusable


def badge_at(shape: Focusable) -> tuple[int, int]:
    """On the piece itself: in the middle of an outline, at the upper end corner of a rectangle."""
    if not shape.outline:
        return (shape.rect.right - shape.rect.w // 8, shape.rect.top + shape.rect.h // 12)
    return middle_of(shape)


def sign_at(shape: Focusable, side: int, free: tuple[float, float] | None) -> tuple[int, int]:
    """The middle of a sign ``side`` wide."""
    rect = shape.rect
    if free:
        return on(rect, free)
    return middle_of(shape) if shape.outline else (rect.centerx, rect.top + side // 2 + 1)


def on(rect: pygame.Rect, at: tuple[float, float]) -> tuple[int, int]:
    """A point of a rectangle in shares of it."""
    return (rect.left + round(rect.w * at[0]), rect.top + round(rect.h * at[1]))


def middle_of(shape: Focusable) -> tuple[int, int]:
    """About the middle of what has an outline."""
    if not shape.outline:
        return shape.rect.center
    xs, ys = zip(*shape.outline, strict=True)
    return (round(sum(xs) / len(xs)), round(sum(ys) / len(ys)))
