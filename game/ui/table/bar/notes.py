"""What people read who are not asked: whose turn it is, and what was done last, at their own edges."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.art.surfaces import transparent
from game.art.writing import write
from game.ui.services import Services
from game.ui.stations import Edge
from game.ui.table.bar.bar import Bar, lay_plate
from game.ui.table.bar.text import BarText
from game.ui.table.compositor import Item

_HIGH, _PAD = 84, 16
"""The height of a note, and what lies round its words, in design units."""
_MEDAL = 0.74
"""The share of that height that is the emblem's of who is asked."""


class Notes:
    """Draws a note for each edge where somebody sits who is not asked.

    Args:
        services: the program's services, with the sizes of the bar.
        bar: the bar of who is asked: its rows are written alike.
        places: where there is room for each note.
    """

    def __init__(self, services: Services, bar: Bar, places: Mapping[Edge, pygame.Rect]) -> None:
        self._services, self._bar, self._places = services, bar, places
        self._shown: tuple[object, list[Item]] = None, []

    def items(self, text: BarText) -> list[Item]:
        """The notes, from what the bar says."""
        key = text.style, text.news, text.by
        if self._shown[0] != key:
            made = {size: self._draw(text, *size) for size in {place.size for place in self._places.values()}}
            self._shown = key, [self._laid(made[place.size], place) for place in self._places.values()]
        return self._shown[1]

    @staticmethod
    def _laid(note: pygame.Surface, place: pygame.Rect) -> Item:
        return Item(note, note.get_rect(midbottom=place.midbottom).topleft)

    def _draw(self, text: BarText, wide: int, high: int) -> pygame.Surface:
        """A note, as wide as its words."""
        services, metrics = self._services, self._services.metrics
        high, pad = min(high, metrics.units(_HIGH)), metrics.units(_PAD)
        side = round(high * _MEDAL)
        row, forms = self._bar.help, text.news or ("",)
        line = row.line(services.writer, forms, wide - 2 * side - 6 * pad)
        whole = pygame.Rect(0, 0, line.get_width() + 2 * side + 6 * pad, high)
        note = transparent(whole.size)
        lay_plate(note, services)
        medal = pygame.Rect(pad, (high - side) // 2, side, side)
        if text.style:
            icon = services.artist.icon(text.style.symbol, side, text.style.color)
            note.blit(icon, metrics.mirror(medal, whole))
        at = medal.move(side + pad, 0)
        if text.by and text.news:
            small = services.artist.icon(text.by.symbol, row.em, text.by.color)
            note.blit(small, metrics.mirror(small.get_rect(center=at.center), whole))
        at.left = at.right + pad
        write(note, line, metrics.mirror(line.get_rect(left=at.left, centery=whole.centery), whole))
        return note
