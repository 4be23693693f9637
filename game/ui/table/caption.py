"""The caption of a lesson: one sentence on a card beside what it is about, and all else dimmed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.art.surfaces import transparent
from game.art.writing import write
from game.ui.services import Services
from game.ui.table.caption_place import Around, cost, distance, hidden, places
from game.ui.table.compositor import Item
from game.ui.table.dimming import dimmed

_AIR, _RADIUS = 8, 20
"""Design units round what is lit, and of its corners."""
_FRAME = 27
"""Design units of the frame of the table, which is not dimmed."""
_WIDE, _HIGH_SHARE = 660, 0.9
"""The width of the card in design units at 100 %, and the share of the table that it may take."""
_SHAPES = ((1.0, 0.0), (0.75, 0.03), (0.6, 0.06), (1.5, 0.06))
"""Shares of that width that are tried, and how much better the place of another than the first has to be."""
_PAD, _GAP = 26, 30
"""Design units within the card, and from it to what is lit."""
_TONGUE, _SHORTEST, _LONGEST, _INSET = 34, 12, 64, 48
"""Design units: how wide the tongue of the card is, how long at least and at most, how far off corners."""
_GROWTH = 0.6
"""At larger text the card grows by this share of what its words do."""
_NARROWER = 0.96
"""A card is made narrower in such steps while that adds no line."""


@dataclass(frozen=True, slots=True)
class Caption:
    """What a lesson says.

    Attributes:
        words: the sentence.
        heading: the chapter and how far it has come.
        at: the focus ids that it is about.
        remark: what is to be known before, as where a chapter begins; "" for nothing.
    """

    words: str
    heading: str
    at: tuple[str, ...] = ()
    remark: str = ""


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
        self._placed: tuple[Caption, Item] | None = None

    def items(self, caption: Caption, lit: Sequence[pygame.Rect], around: Around | None = None) -> list[Item]:
        """The dimmed table with what is ``lit`` and what may be chosen, and the card."""
        around = around or Around()
        key = (caption, *(tuple(map(tuple, each)) for each in (lit, around.chosen, around.later)))
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, self._draw(caption, lit, around))
        return self._drawn[1]

    def _draw(self, caption: Caption, lit: Sequence[pygame.Rect], around: Around) -> list[Item]:
        card = self._place(caption, lit, around)
        self._placed = (caption, card)
        shown = [*lit, *around.chosen]
        pointer = [] if card.rect.collidelist(shown) >= 0 else self._tongue(card.rect, lit)
        return [self._shade(shown, around), *pointer, card]

    def _place(self, caption: Caption, lit: Sequence[pygame.Rect], around: Around) -> Item:
        """The card where it lies best; during a step it stays where it is while that hides no more."""
        before = self._placed
        known = before[1].rect if before else None
        found, gap = list[tuple[float, Item]](), self._services.metrics.units(_GAP)
        for share, worse in _SHAPES:
            card = self._card(caption, share)
            for place in places(card.get_size(), lit, self._area, gap):
                bad = worse + cost(place, lit, around, self._area, gap, known)
                found.append((bad, Item(card, place.topleft)))
        best = min(found, key=lambda each: each[0])[1]
        if before and before[0] == caption:
            stays = hidden(before[1].rect, lit, around) <= hidden(best.rect, lit, around)
            return before[1] if stays else best
        return best

    def _shade(self, lit: Sequence[pygame.Rect], around: Around) -> Item:
        units, canvas = self._services.metrics.units, self._services.metrics.canvas
        edge = units(_FRAME)
        whole = pygame.Rect(edge, edge, canvas.w - 2 * edge, self._foot - edge)
        return Item(dimmed(whole, lit, around.outlines, units(_AIR), units(_RADIUS)), whole.topleft)

    def _card(self, caption: Caption, share: float) -> pygame.Surface:
        """A card as small as its words need."""
        services, metrics, palette = self._services, self._services.metrics, self._services.theme.palette
        fonts, pad, grown = services.theme.fonts, metrics.units(_PAD), 1 + _GROWTH * (metrics.text_scale - 1)
        most = min(round(metrics.units(_WIDE) * grown * share), round(self._area.w * _HIGH_SHARE)) - 2 * pad
        em, small = round(metrics.print(fonts.body) * grown), round(metrics.print(fonts.small) * grown)
        least = max(services.writer.measure(each, small)[0] for each in (caption.heading, caption.remark))
        wide = max(min(least, round(metrics.units(_WIDE) * grown)), self._narrowest(caption.words, em, most))
        wide = min(wide, self._area.w - 2 * pad)
        rows = [services.writer.fit(caption.heading, small, palette.brass_light, wide)]
        if caption.remark:
            rows.append(services.writer.fit(caption.remark, small, palette.on_dark_soft, wide))
        words = services.writer.paragraph(caption.words, em, palette.on_dark, wide, "bold")
        size = (wide + 2 * pad, sum(row.get_height() for row in (*rows, words)) + 2 * pad)
        card = services.artist.panel(size, "dialog", palette, metrics.k).copy()
        whole, top = pygame.Rect(pad, pad, wide, size[1] - 2 * pad), pad
        for row in rows:
            write(card, row, metrics.mirror(row.get_rect(topleft=(pad, top)), whole))
            top += row.get_height()
        write(card, words, words.get_rect(topleft=(pad, top)))
        return card

    def _narrowest(self, words: str, em: int, most: int) -> int:
        """How narrow the words can be set in as few lines as in ``most`` pixels."""
        writer = self._services.writer
        lines, wide = len(writer.wrap(words, em, most, "bold")), most
        while wide > em and len(writer.wrap(words, em, round(wide * _NARROWER), "bold")) <= lines:
            wide = round(wide * _NARROWER)
        return wide

    def _tongue(self, card: pygame.Rect, lit: Sequence[pygame.Rect]) -> list[Item]:
        """A short tongue from a side of the card to what is lit beside it; none to what is far off."""
        units = self._services.metrics.units
        for near in sorted(lit, key=lambda rect: distance(card, rect)):
            if not units(_SHORTEST) <= distance(card, near) <= units(_LONGEST):
                continue
            for corners in _tongues(card, near, units(_TONGUE) // 2, units(_INSET)):
                box = pygame.Rect(corners[0], (1, 1)).unionall([(corner, (1, 1)) for corner in corners[1:]])
                picture = transparent(box.size)
                points = [(x - box.x, y - box.y) for x, y in corners]
                pygame.draw.polygon(picture, self._services.theme.palette.brass_light, points)
                return [Item(picture, box.topleft)]
        return []


def _tongues(card: pygame.Rect, thing: pygame.Rect, half: int, inset: int) -> Iterator[list[tuple[int, int]]]:
    """The corners of a tongue from the side of a card that faces a thing, square to it."""
    across = _shared((card.left, card.right), (thing.left, thing.right), inset)
    down = _shared((card.top, card.bottom), (thing.top, thing.bottom), inset)
    if across is not None and (thing.bottom <= card.top or thing.top >= card.bottom):
        start, end = (card.top, thing.bottom) if thing.bottom <= card.top else (card.bottom, thing.top)
        yield [(across - half, start), (across + half, start), (across, end)]
    if down is not None and (thing.right <= card.left or thing.left >= card.right):
        start, end = (card.left, thing.right) if thing.right <= card.left else (card.right, thing.left)
        yield [(start, down - half), (start, down + half), (end, down)]


def _shared(card: tuple[int, int], thing: tuple[int, int], inset: int) -> int | None:
    """The middle of what the side of a card, without its corners, and a thing share; None for nothing."""
    low, high = max(card[0] + inset, thing[0]), min(card[1] - inset, thing[1])
    return (low + high) // 2 if low <= high else None
