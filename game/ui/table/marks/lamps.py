"""The sign of a hint: a lamp on every thing and place that it is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.art.palette import Color
from game.art.surfaces import transparent
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.marks.clearing import Clearing
from game.ui.table.marks.signs import middle_of

_SIDE, _LEAST, _PART = 54, 21, 0.7
"""How large a lamp is, in design units, at least in pixels, and at most as a share of a small thing."""
_BESIDE = 0.25
"""So far outside its corner is the middle of a lamp, as a share of its size: what is amid stays free."""
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
        self._drawn: dict[tuple[int, int], pygame.Surface] = {}

    def items(
        self, shapes: Iterable[Focusable], counts: Counter[str], signs: Sequence[pygame.Rect] = ()
    ) -> list[Item]:
        """A lamp on each shape, beside other ``signs``; with a number where it is to be picked repeatedly."""
        return [self._on(shape, counts[shape.id], signs) for shape in shapes]

    def _on(self, shape: Focusable, count: int, signs: Sequence[pygame.Rect]) -> Item:
        usual = max(self._services.metrics.units(_SIDE), _LEAST)
        side = min(usual, max(_LEAST, round(min(shape.rect.size) * _PART)))
        if (count, side) not in self._drawn:
            self._drawn[count, side] = self._lamp(count, side)
        lamp = self._drawn[count, side]
        spots = _anchors(shape, round(side * _BESIDE))
        places = [_within(lamp.get_rect(center=spot), shape.rect) for spot in spots]
        free = [place for place in places if place.collidelist(signs) < 0]
        return Item(lamp, self._clearing.clearest(free or places).topleft)

    def _lamp(self, count: int, side: int) -> pygame.Surface:
        services, ink = self._services, self._services.theme.palette.ink
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


def _anchors(shape: Focusable, beside: int) -> Iterator[tuple[int, int]]:
    """Where a lamp may be, the best first: amid an outline, else so far beside a corner.

    Ticks have the upper right corner first.
    """
    rect = shape.rect.inflate(2 * beside, 2 * beside)
    if shape.outline:
        yield middle_of(shape)
    else:
        yield from (rect.bottomleft, rect.topleft, rect.bottomright, rect.midbottom, rect.topright)
