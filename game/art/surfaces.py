"""Where pictures are made: 32 bits a pixel, whatever the screen has.

A surface in the format of a screen of 15 or 16 bits loses colours and cannot be scaled smoothly. So pictures
are made here, and converted only when they are shown.
"""

from __future__ import annotations

import pygame

BITS = 32


def solid(size: tuple[int, int]) -> pygame.Surface:
    """A black picture through which nothing is seen."""
    return pygame.Surface(size, 0, BITS)


def transparent(size: tuple[int, int]) -> pygame.Surface:
    """A picture of which nothing is seen yet."""
    return pygame.Surface(size, pygame.SRCALPHA, BITS)


def swift(picture: pygame.Surface) -> pygame.Surface:
    """The same picture, its bytes in the order of the others: in another it blits five times slower."""
    return picture.convert_alpha() if pygame.display.get_surface() else picture
