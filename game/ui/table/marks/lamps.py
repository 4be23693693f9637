"""The sign of a hint: a lamp on every thing and place that it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pygame

from game.art.palette import Color
from game.art.surfaces import transparent
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.marks.clearing import Clearing
from game.ui.table.marks.signs import middle_of

_SIDE, _LEAST = 54, 28
"""How large a lamp is, in design units, and at least in pixels."""
_BLUE: Color = (38, 103, 214)
"""No seat and no other sign has it; in grey the white edge tells it from a tick."""
_WHITE: Color = (255, 255, 255)
_ROOMY = 2
"""A piece so many lamps wide has room for one."""
_GLASS, _NUMBER = 0.62, 0.6
"""How much of a lamp its picture, or its number, takes."""


class Lamps:
    """Draws the lamps, each where it hides least of what is written.

    Args:
        services: the program's services.
        clearing: knows what is written on the table.
    """

    def __init__(self, services: Services, clearing: Clearing) -> None:
        self._services, self._clearing = services, clearing
        self._drawn: dict[int, pygame.Surface] = {}

    def items(self, shapes: Iterable[Focusable], counts: Counter[str]) -> list[Item]:
        """A lamp on each shape; with a number where it is to be picked more than once."""
        return [self._on(shape, counts[shape.id]) for shape in shapes]

    def _on(self, shape: Focusable, count: int) -> Item:
        if count not in self._drawn:
            self._drawn[count] = self._lamp(count)
        lamp = self._drawn[count]
        places = (_within(lamp.get_rect(center=spot), shape.rect) for spot in _anchors(shape))
        return Item(lamp, self._clearing.clearest(places).topleft)

    def _lamp(self, count: int) -> pygame.Surface:
        services, ink = self._services, self._services.theme.palette.ink
        side = max(services.metrics.units(_SIDE), _LEAST)
        lamp, middle, edge = transparent((side, side)), (side // 2, side // 2), max(2, side // 16)
        for inset, color in ((0, ink), (edge, _WHITE), (2 * edge, _BLUE)):
            pygame.draw.aacircle(lamp, color, middle, side // 2 - inset)
        if count > 1:
            number, em = services.catalogue.number(count), round(side * _NUMBER)
            sign = services.writer.line(number, em, _WHITE, "bold")
        else:
            sign = services.artist.icon("hint", round(side * _GLASS), _WHITE)
        lamp.blit(sign, sign.get_rect(center=middle))
        return lamp


def _within(lamp: pygame.Rect, piece: pygame.Rect) -> pygame.Rect:
    """A lamp inside its piece, if that is large enough: beside the next one it could be of either."""
    return lamp.clamp(piece) if min(piece.size) >= _ROOMY * lamp.w else lamp


def _anchors(shape: Focusable) -> Iterator[tuple[int, int]]:
    """Where a lamp may be, the best first: amid an outline, else about a corner where no tick comes first."""
    rect = shape.rect
    if shape.outline:
        yield middle_of(shape)
    else:
        yield from (rect.topleft, rect.bottomleft, rect.bottomright, rect.topright, rect.midbottom)
