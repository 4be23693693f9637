"""A message in place of the bar's words: why something cannot be chosen, what may have been overlooked.

It lies over nothing on the table: what it is about stays in sight.
"""

from __future__ import annotations

import pygame

from game.ui.services import Services
from game.ui.table.compositor import Item

_PAD, _STEP = 26, 2
"""Design units beside the words; by so many pixels they are set smaller until they fit."""


class Remark:
    """Draws the present remark and keeps its picture while it stands.

    Args:
        services: the program's services.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: dict[tuple[str, int], Item] = {}

    def clear(self) -> None:
        """Forget the picture (the bar, the language or the theme changed)."""
        self._kept.clear()

    def items(self, words: str, room: pygame.Rect) -> list[Item]:
        """The remark in the middle of ``room``; nothing without words."""
        key = (words, room.w)
        if words and key not in self._kept:
            self._kept = {key: self._drawn(words, room)}
        return [self._kept[key]] if words else []

    def _drawn(self, words: str, room: pygame.Rect) -> Item:
        services, metrics = self._services, self._services.metrics
        palette, pad = services.theme.palette, metrics.units(_PAD)
        em = self._fitting(words, room.w - 2 * pad, room.h - pad)
        natural = services.writer.measure(words, em)[0]
        width = min(natural + 2, room.w - 2 * pad)
        said = services.writer.paragraph(words, em, palette.on_dark, width, align="center")
        size = (said.get_width() + 2 * pad, said.get_height() + pad)
        picture = services.artist.panel(size, "plain", palette, metrics.k, palette.danger).copy()
        picture.blit(said, (pad, pad // 2))
        place = picture.get_rect(center=room.center)
        place.bottom = min(place.bottom, room.bottom)
        return Item(picture, place.topleft)

    def _fitting(self, words: str, width: int, high: int) -> int:
        """The largest em at which the words fit; more words than any fits for stand out at the top."""
        metrics, fonts = self._services.metrics, self._services.theme.fonts
        for em in range(metrics.text(fonts.body), metrics.print(fonts.small), -_STEP):
            if self._services.writer.paragraph_height(words, em, width) <= high:
                return em
        return metrics.print(fonts.small)
