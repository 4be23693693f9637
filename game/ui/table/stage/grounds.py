"""What lies under everything on the table and never moves: the table, printed zones, frames, empty places."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.art.artist import SurfaceCache
from game.art.painter import Painter
from game.art.surfaces import transparent
from game.art.vivid import vivid
from game.art.writing import lay
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.panels.panels import Panels
from game.ui.table.sheets import Sheets, turned
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.placed_pane import PlacedPane

_PRINTS = 64_000_000
"""Bytes of printed zones that are kept: the same zone often lies on several grounds."""
_FRAME = 6
"""Design units of the frame round a part of a zone."""
_LINE = 2
"""Design units of the dark lines beside that frame."""
_KEPT = 2
"""So many grounds are kept, each as large as the screen: going back to a shot costs nothing."""


@dataclass(slots=True)
class _Print:
    """A zone that is being printed: ``picture`` is it as far as it has come."""

    portions: Iterator[pygame.Surface | None]
    picture: pygame.Surface | None = None

    def __iter__(self) -> Iterator[None]:
        """The portions that are still to come."""
        for picture in self.portions:
            self.picture = picture
            yield


class Grounds:
    """Makes the ground of an arrangement, and keeps the last ones.

    Args:
        services: the program's services.
        painter: prints the zones.
    """

    def __init__(self, services: Services, painter: Painter) -> None:
        self._services, self._painter = services, painter
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._prints = SurfaceCache(_PRINTS)
        self._begun: dict[object, _Print] = {}

    def of(self, arrangement: Arrangement, panels: Panels) -> pygame.Surface:
        """The ground of ``arrangement``."""
        key = tuple((view.pane, tuple(view.rect)) for view in arrangement.panes), arrangement.sheets.key
        if key not in self._kept:
            self._kept[key] = self._made(arrangement, panels)
        self._kept.move_to_end(key)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    def prefetch(self, arrangement: Arrangement) -> Iterator[None]:
        """Print what an arrangement will show, a portion at each step."""
        for view in arrangement.panes:
            yield from self._print(view)

    def _made(self, arrangement: Arrangement, panels: Panels) -> pygame.Surface:
        ground = self._copied()
        for view in arrangement.panes:
            for _ in self._print(view):
                pass
            printed = self._prints.find(_key(view))
            if printed:
                _lay(ground, arrangement.sheets, printed, view.rect)
        self._frames(ground, arrangement)
        for frame, rect in (*panels.frames(), *self._empty_places(arrangement)):
            _lay(ground, arrangement.sheets, frame, rect)
        return ground

    def upright(self, arrangement: Arrangement) -> Iterator[Item]:
        """What is printed on sheets beyond the canvas, where it lies."""
        for view in arrangement.panes if arrangement.sheets else ():
            if arrangement.sheets.of(view.rect) and (printed := self._prints.find(_key(view))):
                yield Item(printed, view.rect.topleft)

    def _frames(self, ground: pygame.Surface, arrangement: Arrangement) -> None:
        """Parts of one zone that do not lie as in it are seen as two pictures: each has a frame round it."""
        zones = Counter(view.pane.zone for view in arrangement.panes if view.pane.seat is None)
        units, palette = self._services.metrics.units, self._services.theme.palette
        lines = ((palette.ink, _FRAME + _LINE), (palette.brass, _FRAME), (palette.ink, _LINE))
        for view in arrangement.panes:
            for color, reach in lines if zones[view.pane.zone] > 1 else ():
                wide = max(1, units(reach))
                seen = arrangement.sheets.on_canvas(view.rect)
                pygame.draw.rect(ground, color, seen.inflate(2 * wide, 2 * wide), wide)

    def _copied(self) -> pygame.Surface:
        """A copy of the bare table."""
        services = self._services
        return services.artist.backdrop(services.metrics.size, services.theme.palette).copy()

    def _print(self, view: PlacedPane) -> Iterator[None]:
        """Print the visible part of a zone in portions; a print that was begun is continued."""
        key = _key(view)
        if self._prints.find(key):
            return
        if key not in self._begun:
            self._begun[key] = _Print(self._painter.printing(view.pane.zone, view.whole.size, _part(view)))
        yield from self._begun[key]
        printed = self._begun.pop(key, None)
        if printed:
            self._prints.get(key, lambda: self._toned(printed.picture))

    def _toned(self, picture: pygame.Surface | None) -> pygame.Surface:
        """As the theme wants it; a speck that shows nothing where the table itself is the ground."""
        if picture is None:
            return transparent((1, 1))
        return vivid(picture) if self._services.theme.palette.vivid else picture

    def _empty_places(self, arrangement: Arrangement) -> Iterator[tuple[pygame.Surface, pygame.Rect]]:
        """Empty places are seen as such."""
        services = self._services
        for name in arrangement.of_kind("card"):
            rect = arrangement.rect(name)
            if rect:
                radius = max(4, round(min(rect.size) * 0.08))
                slot = services.artist.slot(rect.size, radius, services.theme.palette, services.metrics.k)
                yield slot, rect


def _lay(ground: pygame.Surface, sheets: Sheets, picture: pygame.Surface, rect: pygame.Rect) -> None:
    """Lay a picture on the ground where and how it is seen."""
    if sheets.of(rect):
        ground.blit(turned(picture, sheets.edge(rect)), sheets.on_canvas(rect))
    else:
        lay(ground, picture, rect)


def _part(view: PlacedPane) -> pygame.Rect:
    """What is seen of the zone, from its corner."""
    return view.rect.move(-view.whole.left, -view.whole.top)


def _key(view: PlacedPane) -> object:
    return (view.pane.zone, view.whole.size, tuple(_part(view)))
