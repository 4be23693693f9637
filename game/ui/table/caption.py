"""The caption of a lesson: one sentence on a card beside what it is about, and all else dimmed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.art.palette import Color
from game.art.surfaces import transparent
from game.art.writing import write
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.nearby import overlap, sides

_DIM: Color = (6, 8, 20)
_DEPTH = 150
"""The colour that dims the table, and its opacity."""
_AIR, _RADIUS = 10, 14
"""Design units round what is lit, and of its corners."""
_FRAME = 27
"""Design units of the frame of the table, which is not dimmed."""
_WIDE, _HIGH_SHARE = 660, 0.9
"""The width of the card in design units at 100 %, and the share of the table that it may take."""
_WIDTHS = (1.0, 0.75, 0.65)
"""The shares of that width: of a card that hides something a narrower one is tried."""
_PAD, _GAP, _POINTER, _SHORTEST, _LONGEST = 30, 26, 22, 16, 90
"""Design units within the card, from it to what is lit; of its pointer its width, least and most length."""
_SIDES = 4
"""The first places of the card lie at a side of what is lit; the card keeps to its side where it can."""
_GROWTH = 0.6
"""At larger text the card grows by this share of what its words do."""


class Light(pygame.Rect):
    """Where something is lit; ``outline`` are its corners if it is no rectangle."""

    outline: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, rect: pygame.Rect, outline: tuple[tuple[int, int], ...]) -> Light:
        """A place with its outline."""
        light = cls(rect)
        light.outline = outline
        return light


@dataclass(frozen=True, slots=True)
class Caption:
    """What a lesson says.

    Attributes:
        words: the sentence.
        heading: the chapter and how far it has come.
        at: the focus ids that it is about.
    """

    words: str
    heading: str
    at: tuple[str, ...] = ()


class CaptionCard:
    """Draws a caption over the table.

    Args:
        services: the program's services.
        area: the table above the bar, where the card may lie.
        foot: where the bar begins.
    """

    def __init__(self, services: Services, area: pygame.Rect, foot: int) -> None:
        self._services, self._area, self._foot = services, area, foot
        self._drawn: tuple[object, list[Item]] | None = None
        self._side = 0

    def items(
        self, caption: Caption, lit: Sequence[pygame.Rect], chosen: Sequence[pygame.Rect] = ()
    ) -> list[Item]:
        """The dimmed table with what is ``lit``, and what is ``chosen`` besides, and the card."""
        key = (caption, tuple(map(tuple, lit)), tuple(map(tuple, chosen)))
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, self._draw(caption, lit, chosen))
        return self._drawn[1]

    def place(
        self, size: tuple[int, int], lit: Sequence[pygame.Rect], chosen: Sequence[pygame.Rect] = ()
    ) -> pygame.Rect:
        """Where a card of ``size`` hides as little as can be of what is lit, and lies nearest to it.

        Of the sides that are as good, the one where the card lay before.
        """
        card = pygame.Rect((0, 0), size)
        if not lit:
            card.center = self._area.center
            return card
        whole, gap = lit[0].unionall(list(lit[1:])), self._services.metrics.units(_GAP)
        beside = [
            *sides(card, whole, gap),
            card.move_to(center=self._area.center),
            card.move_to(bottomright=self._area.bottomright),
            card.move_to(bottomleft=self._area.bottomleft),
            card.move_to(topright=self._area.topright),
            card.move_to(topleft=self._area.topleft),
        ]
        inside = [each.clamp(self._area) for each in beside]
        numbers = [self._side, *(number for number in range(len(inside)) if number != self._side)]
        shown = [*lit, *chosen]
        best = min(numbers, key=lambda number: _hidden(inside[number], shown))
        self._side = best if best < _SIDES else 0
        return inside[best]

    def _draw(
        self, caption: Caption, lit: Sequence[pygame.Rect], chosen: Sequence[pygame.Rect]
    ) -> list[Item]:
        shown, side = [*lit, *chosen], self._side
        tried = list[tuple[float, pygame.Surface, pygame.Rect, int]]()
        for share in _WIDTHS:
            self._side, card = side, self._card(caption, share)
            place = self.place(card.get_size(), lit, chosen)
            if tried and place.h > self._area.h:
                continue
            tried.append((_hidden(place, shown), card, place, self._side))
        _, card, place, self._side = min(tried, key=lambda each: each[0])
        pointer = [] if place.collidelist(shown) >= 0 or not caption.at else self._pointer(place, lit)
        return [*self._dimmed(shown), *pointer, Item(card, place.topleft)]

    def _dimmed(self, lit: Sequence[pygame.Rect]) -> list[Item]:
        units, canvas = self._services.metrics.units, self._services.metrics.canvas
        edge = units(_FRAME)
        whole = pygame.Rect(edge, edge, canvas.w - 2 * edge, self._foot - edge)
        shade = transparent(whole.size)
        shade.fill((*_DIM, _DEPTH))
        for rect in lit:
            if isinstance(rect, Light) and rect.outline:
                corners = [(x - whole.x, y - whole.y) for x, y in rect.outline]
                pygame.draw.polygon(shade, (0, 0, 0, 0), corners)
                continue
            hole = rect.inflate(2 * units(_AIR), 2 * units(_AIR)).move(-whole.x, -whole.y)
            pygame.draw.rect(shade, (0, 0, 0, 0), hole, border_radius=units(_RADIUS))
        return [Item(shade, whole.topleft)]

    def _card(self, caption: Caption, share: float) -> pygame.Surface:
        services, metrics, palette = self._services, self._services.metrics, self._services.theme.palette
        fonts, pad, grown = services.theme.fonts, metrics.units(_PAD), 1 + _GROWTH * (metrics.text_scale - 1)
        wide = min(round(metrics.units(_WIDE) * grown * share), round(self._area.w * _HIGH_SHARE)) - 2 * pad
        em, small = round(metrics.print(fonts.body) * grown), round(metrics.print(fonts.small) * grown)
        head = services.writer.fit(caption.heading, small, palette.brass_light, wide)
        words = services.writer.paragraph(caption.words, em, palette.on_dark, wide, "bold")
        size = (wide + 2 * pad, head.get_height() + words.get_height() + 2 * pad)
        card = services.artist.panel(size, "dialog", palette, metrics.k).copy()
        whole = pygame.Rect(pad, pad, wide, size[1] - 2 * pad)
        write(card, head, metrics.mirror(head.get_rect(topleft=whole.topleft), whole))
        write(card, words, words.get_rect(left=whole.left, bottom=whole.bottom))
        return card

    def _pointer(self, card: pygame.Rect, lit: Sequence[pygame.Rect]) -> list[Item]:
        """A small wedge from the card towards the nearest of what is lit."""
        if not lit:
            return []
        near = min(
            lit, key=lambda rect: (math.dist(*_facing(card, rect)), math.dist(card.center, rect.center))
        )
        start, end = _facing(card, near)
        units, far = self._services.metrics.units, math.dist(start, end)
        side = units(_POINTER)
        if far < units(_SHORTEST):
            return []
        reach = min(1.0, units(_LONGEST) / far)
        end = (round(start[0] + reach * (end[0] - start[0])), round(start[1] + reach * (end[1] - start[1])))
        box = pygame.Rect(start, (1, 1)).union(pygame.Rect(end, (1, 1))).inflate(2 * side, 2 * side)
        picture = transparent(box.size)
        line = pygame.Vector2(end) - pygame.Vector2(start)
        across = line.rotate(90)
        across.scale_to_length(side / 2)
        corners = [pygame.Vector2(start) + across, pygame.Vector2(start) - across, pygame.Vector2(end)]
        points = [corner - pygame.Vector2(box.topleft) for corner in corners]
        pygame.draw.polygon(picture, self._services.theme.palette.brass_light, points)
        return [Item(picture, box.topleft)]


def _hidden(card: pygame.Rect, lit: Sequence[pygame.Rect]) -> int:
    return sum(overlap(card, rect) for rect in lit)


def _facing(one: pygame.Rect, other: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where two rectangles are nearest to each other: a point of each."""
    x, y = (
        _ends(one.left, one.right, other.left, other.right),
        _ends(one.top, one.bottom, other.top, other.bottom),
    )
    return (x[0], y[0]), (x[1], y[1])


def _ends(first: int, last: int, start: int, end: int) -> tuple[int, int]:
    """Where two stretches are nearest to each other: the middle of what they share, or else their ends."""
    if last < start:
        return last, start
    if end < first:
        return first, end
    middle = (max(first, start) + min(last, end)) // 2
    return middle, middle
