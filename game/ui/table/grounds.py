"""What lies under everything on the table and never moves: the table, printed zones, frames, empty places."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from game.art.artist import Shelf
from game.art.painter import Painter
from game.art.vivid import vivid
from game.ui.services import Services
from game.ui.table.arrange import Arrangement, View
from game.ui.table.panels import Panels

_PRINTS = 64_000_000
"""Bytes of printed zones that are kept: the same zone often lies on several grounds."""
_KEPT = 4
"""So many grounds are kept: going back to a scene costs nothing."""


class Grounds:
    """Makes the ground of an arrangement, and keeps the last ones.

    Args:
        services: the program's services.
        painter: prints the zones.
    """

    def __init__(self, services: Services, painter: Painter) -> None:
        self._services, self._painter = services, painter
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._prints = Shelf(_PRINTS)

    def of(self, arrangement: Arrangement, panels: Panels) -> pygame.Surface:
        """The ground of ``arrangement``."""
        key = tuple((view.pane, tuple(view.rect)) for view in arrangement.views)
        if key not in self._kept:
            self._kept[key] = self._made(arrangement, panels)
        self._kept.move_to_end(key)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def _made(self, arrangement: Arrangement, panels: Panels) -> pygame.Surface:
        services = self._services
        ground = services.artist.backdrop(services.metrics.size, services.theme.palette).copy()
        for view in arrangement.views:
            self._print(ground, view)
        panels.draw_ground(ground)
        self._empty_places(ground, arrangement)
        return ground

    def _print(self, ground: pygame.Surface, view: View) -> None:
        whole = view.whole
        zone, size = view.pane.zone, whole.size
        picture = self._prints.get((zone, size), lambda: self._printed(zone, size))
        ground.set_clip(view.rect)
        ground.blit(picture, whole)
        ground.set_clip(None)

    def _printed(self, zone: str, size: tuple[int, int]) -> pygame.Surface:
        """A zone as it is printed; a speck that shows nothing where the table itself is the ground."""
        picture = self._painter.ground(zone, size)
        if picture is None:
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        return vivid(picture) if self._services.theme.palette.vivid else picture

    def _empty_places(self, ground: pygame.Surface, arrangement: Arrangement) -> None:
        """Empty places are seen as such."""
        services = self._services
        for name in arrangement.of_kind("card"):
            rect = arrangement.rect(name)
            if rect:
                radius = max(4, round(min(rect.size) * 0.08))
                slot = services.artist.slot(rect.size, radius, services.theme.palette, services.metrics.k)
                ground.blit(slot, rect)
