"""A table that is dimmed but for a few things: soft lights, as round or as angular as what lies in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.art.palette import Color
from game.art.surfaces import transparent

Corners = tuple[tuple[int, int], ...]
"""The outline of what is no rectangle."""
Spot = tuple[int, int, int, int]
"""A rectangle as a key."""

_DIM: Color = (6, 8, 20)
_DEPTH = 150
"""The colour that dims the table, and its opacity."""
_COARSE = 4
"""The lights are drawn so many times smaller and then enlarged: that makes them soft."""
_BLUR = 2
"""By so many of the coarse pixels the edge of a light fades to either side."""


def dimmed(
    whole: pygame.Rect,
    lit: Sequence[pygame.Rect],
    outlines: Mapping[Spot, Corners],
    air: int,
    radius: int,
) -> pygame.Surface:
    """The shade over ``whole``, with a light on each thing that is ``lit``.

    Args:
        whole: what is dimmed.
        lit: where the things are.
        outlines: the corners of those that are no rectangles.
        air: the pixels that are bright round a thing.
        radius: of the corners of a light.
    """
    size = (max(1, -(-whole.w // _COARSE)), max(1, -(-whole.h // _COARSE)))
    shade, clear = transparent(size), (*_DIM, 0)
    shade.fill((*_DIM, _DEPTH))
    around = air / _COARSE + _BLUR
    for rect in lit:
        corners = outlines.get((rect.x, rect.y, rect.w, rect.h))
        if corners:
            points = [((x - whole.x) / _COARSE, (y - whole.y) / _COARSE) for x, y in corners]
            pygame.draw.polygon(shade, clear, points)
            for start, end in zip(points, (*points[1:], points[0]), strict=True):
                pygame.draw.line(shade, clear, start, end, round(2 * around))
                pygame.draw.circle(shade, clear, start, around)
        else:
            hole = pygame.FRect(rect.move(-whole.x, -whole.y))
            hole = pygame.FRect(*(part / _COARSE for part in hole)).inflate(2 * around, 2 * around)
            pygame.draw.rect(shade, clear, hole, border_radius=round(radius / _COARSE))
    soft = pygame.transform.box_blur(shade, _BLUR)
    return pygame.transform.smoothscale(soft, whole.size)
