"""Signs on a piece: that it is picked, that it can be paid, that the last action touched it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame

from game.art.palette import Color
from game.art.surfaces import transparent
from game.ui.focus import Focusable
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.marks.clearing import Clearing
from game.ui.table.marks.rims import DARK

_ABOUT = sorted(product((0, 1, -1), repeat=2), key=lambda step: abs(step[0]) + abs(step[1]))
"""The middle, and steps from there to all sides."""
_WITHIN, _LEAST, _INSET = 0.66, 18, 3
"""The most of a piece's shorter side that a tick takes, its least pixels, and how far within it stays."""
_NUMBER = 32
"""How large the number of what is picked more than once is at least: 22 pixels high at 1080 lines."""

_BOLD = 1.4
"""So much larger that is in high contrast."""
_CORNER, _EDGE = 17, 2
"""The sides of the corner of what the last action touched, and its dark edge, in design units."""


class Signs:
    """Draws the signs, each where it hides least of what is written.

    Args:
        services: the program's services.
        clearing: knows what is written on the table.
    """

    def __init__(self, services: Services, clearing: Clearing) -> None:
        self._services, self._clearing = services, clearing
        self._ticks: dict[tuple[int, int], pygame.Surface] = {}
        self._corners: dict[tuple[Color, int], pygame.Surface] = {}

    def picked(self, shape: Focusable, count: int, beside: tuple[float, float, float] | None) -> Item:
        """A check mark or, if it is picked more than once, the number.

        It lies ``beside`` the piece's own number, in shares of its rectangle, if the piece has room there.
        """
        usual = min(max(self._services.metrics.units(46), 24), round(min(shape.rect.size) * _WITHIN))
        side = max(_LEAST, min(usual, round(beside[2] * shape.rect.h)) if beside else usual)
        tick = self._tick(count, side)
        spots = (*([_point_in(shape.rect, beside[:2])] if beside else ()), *_tick_anchors(shape, side))
        places = (tick.get_rect(center=spot) for spot in spots)
        return Item(tick, self._clearing.clearest(places).topleft)

    def affordable(self, shape: Focusable, free: tuple[float, float] | None) -> Item:
        """The sign that it can be paid, where the piece is ``free`` of numbers."""
        side = max(round(min(shape.rect.size) * 0.3), 16)
        sign = self._services.artist.icon("affordable", side, self._services.theme.palette.good)
        x, y = _sign_centre(shape, side, free)
        places = (sign.get_rect(center=(x + step * side // 2, y)) for step in (0, -1, 1, -2, 2))
        return Item(sign, self._clearing.clearest(places).topleft)

    def changed(self, shape: Focusable, color: Color) -> Item:
        """A corner in the colour of who touched it, that of a place in its middle."""
        metrics, lies = self._services.metrics, shape.rect
        side = metrics.units(_CORNER * (_BOLD if self._services.theme.palette.vivid else 1))
        ways = (0, 3, 1, 2) if not metrics.rtl else (1, 2, 0, 3)
        if shape.outline:
            place = pygame.Rect(0, 0, side, side)
            place.center = middle_of(shape)
            return Item(self._corner(color, 0, side), place.topleft)
        ends = (lies.topleft, lies.topright, lies.bottomright, lies.bottomleft)
        places = {}
        for way in ways:
            right, low = way in (1, 2), way in (2, 3)
            places[way] = pygame.Rect(ends[way][0] - side * right, ends[way][1] - side * low, side, side)
        clearest = self._clearing.clearest(places.values())
        way = next(way for way, place in places.items() if place is clearest)
        return Item(self._corner(color, way, side), clearest.topleft)

    def _corner(self, color: Color, way: int, side: int) -> pygame.Surface:
        """A corner that points to the upper left, turned so many times to the right."""
        if (color, way) not in self._corners:
            edge, corner = self._services.metrics.units(_EDGE), transparent((side, side))
            pygame.draw.polygon(corner, DARK, [(0, 0), (side, 0), (0, side)])
            inner = side - round(2.4 * edge)
            pygame.draw.polygon(corner, color, [(edge, edge), (inner, edge), (edge, inner)])
            self._corners[color, way] = pygame.transform.rotate(corner, -90 * way)
        return self._corners[color, way]

    def _tick(self, count: int, side: int) -> pygame.Surface:
        if (count, side) not in self._ticks:
            self._ticks[count, side] = self._draw_tick(count, side)
        return self._ticks[count, side]

    def _draw_tick(self, count: int, side: int) -> pygame.Surface:
        services, palette = self._services, self._services.theme.palette
        tick = transparent((side, side))
        middle = (side // 2, side // 2)
        pygame.draw.aacircle(tick, palette.ink, middle, side // 2)
        pygame.draw.aacircle(tick, palette.focus, middle, side // 2 - max(2, side // 16))
        if count == 1:
            sign = services.artist.icon("check", round(side * 0.66), palette.ink)
        else:
            number = services.catalogue.number(count)
            em = max(round(side * 0.7), services.metrics.units(_NUMBER))
            sign = services.writer.line(number, em, palette.ink, "bold")
        tick.blit(sign, sign.get_rect(center=middle))
        return tick


def _tick_anchors(shape: Focusable, side: int) -> Iterator[tuple[int, int]]:
    """Where a tick ``side`` wide may be, the best first: whole within its piece, not on a neighbour.

    That is in the middle of an outline, or in a corner of a rectangle, at the upper end first.
    """
    rect = shape.rect
    if shape.outline:
        x, y = middle_of(shape)
        yield from ((x + right * rect.w // 6, y + down * rect.h // 6) for right, down in _ABOUT)
        return
    room = rect.inflate(-min(rect.w, side + 2 * _INSET), -min(rect.h, side + 2 * _INSET))
    yield from (room.topright, room.topleft, room.bottomright, room.bottomleft)
    yield from (room.midtop, room.midbottom, room.midright, room.midleft, room.center)


def _sign_centre(shape: Focusable, side: int, free: tuple[float, float] | None) -> tuple[int, int]:
    """The middle of a sign ``side`` wide."""
    rect = shape.rect
    if free:
        return _point_in(rect, free)
    return middle_of(shape) if shape.outline else (rect.centerx, rect.top + side // 2 + 1)


def _point_in(rect: pygame.Rect, at: tuple[float, float]) -> tuple[int, int]:
    """A point of a rectangle in shares of it."""
    return (rect.left + round(rect.w * at[0]), rect.top + round(rect.h * at[1]))


def middle_of(shape: Focusable) -> tuple[int, int]:
    """About the middle of what has an outline."""
    if not shape.outline:
        return shape.rect.center
    xs, ys = zip(*shape.outline, strict=True)
    return (round(sum(xs) / len(xs)), round(sum(ys) / len(ys)))
