"""A lot where it lies: the part of the map round it, with a rim round the lot."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.artist import Artist
from game.art.drawing import Drawing
from game.art.palette import mix
from game.maps.places import Box
from game.rules.newyork1901.sites import Cells
from game.tables.newyork1901.layout import BOARD, SquareGrid
from game.tables.newyork1901.paint.tones import GILT, INK, WHITE

Size = tuple[int, int]
_ACROSS = 8.0
"""So many squares of the map are seen: the next streets on all sides are among them."""
_BRIGHT, _DARK = 0.09, 0.21
"""How wide the bright line of the rim is, and the dark one below it, in squares."""
_EDGE = 3


def plot(
    frame: SquareGrid,
    cells: Cells,
    size: Size,
    artist: Artist,
    ground: Callable[[Size, pygame.Rect], pygame.Surface],
    lying: Callable[[Size], pygame.Surface | None],
) -> pygame.Surface:
    """The picture.

    Args:
        frame: where the map's squares lie within the board's zone.
        cells: the squares of the lot.
        size: of the picture.
        artist: draws the rim.
        ground: gives a part of the map of which the whole has a size.
        lying: gives what lies on the lot, in a size, if anything does.
    """
    scale = size[0] / (_ACROSS * frame.cell)
    whole = (max(size[0], round(BOARD[0] * scale)), max(size[1], round(BOARD[1] * scale)))
    there = _pixels(frame.box(cells), scale)
    part = pygame.Rect((0, 0), size)
    part.center = there.center
    part.clamp_ip(pygame.Rect((0, 0), whole))
    picture = ground(whole, part).copy()
    there.move_ip(-part.left, -part.top)
    laid = lying(there.size)
    if laid:
        picture.blit(laid, laid.get_rect(center=there.center))
    corners = [(x * scale - part.left, y * scale - part.top) for x, y in frame.outline(cells)]
    side, drawing = frame.cell * scale, Drawing(*size)
    drawing.polygon(corners, stroke=INK, width=_DARK * side, join="miter")
    drawing.polygon(corners, stroke=mix(GILT, WHITE, 0.5), width=_BRIGHT * side, join="miter")
    inner = (size[0] - _EDGE, size[1] - _EDGE)
    drawing.rect((_EDGE / 2, _EDGE / 2), inner, stroke=INK, width=_EDGE)
    picture.blit(artist.draw(drawing, size), (0, 0))
    return picture


def _pixels(box: Box, scale: float) -> pygame.Rect:
    left, top, width, height = (round(each * scale) for each in box)
    return pygame.Rect(left, top, width, height)
