"""A message just above the bar: why something cannot be chosen, what may have been overlooked."""

from __future__ import annotations

import pygame

from game.ui.services import Services
from game.ui.table.compositor import Item


class Remark:
    """Draws the present remark and keeps its picture while it stands.

    Args:
        services: the program's services.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._kept: dict[str, Item] = {}

    def clear(self) -> None:
        """Forget the picture (the bar, the language or the theme changed)."""
        self._kept.clear()

    def items(self, words: str, bar: pygame.Rect) -> list[Item]:
        """The remark above ``bar``; nothing without words."""
        if words and words not in self._kept:
            self._kept = {words: self._drawn(words, bar)}
        return [self._kept[words]] if words else []

    def _drawn(self, words: str, bar: pygame.Rect) -> Item:
        services, metrics = self._services, self._services.metrics
        palette, pad = services.theme.palette, metrics.units(26)
        em = metrics.text(services.theme.fonts.body)
        natural = services.writer.measure(words, em)[0]
        width = min(natural + 2, bar.w - 2 * pad)
        said = services.writer.paragraph(words, em, palette.on_dark, width, align="center")
        size = (said.get_width() + 2 * pad, said.get_height() + pad)
        picture = services.artist.panel(size, "plain", palette, metrics.k, palette.danger).copy()
        picture.blit(said, (pad, pad // 2))
        place = picture.get_rect(centerx=bar.centerx, bottom=bar.top - metrics.units(10))
        return Item(picture, place.topleft)
