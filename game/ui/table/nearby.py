"""Places beside a thing, and how much one thing hides of another."""

from __future__ import annotations

import pygame


def sides(card: pygame.Rect, whole: pygame.Rect, gap: int = 0) -> list[pygame.Rect]:
    """``card`` at the middle of each side of ``whole``, ``gap`` pixels off: right, left, below, above."""
    around = whole.inflate(2 * gap, 2 * gap)
    return [
        card.move_to(midleft=around.midright),
        card.move_to(midright=around.midleft),
        card.move_to(midtop=around.midbottom),
        card.move_to(midbottom=around.midtop),
    ]


def overlap(one: pygame.Rect, other: pygame.Rect) -> int:
    """The pixels that two rectangles share."""
    common = one.clip(other)
    return common.w * common.h
