"""The tabs of a table of several shots: where one is, where one may go, where there is a choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pygame

from game.art.frames import button_ink
from game.art.writing import write
from game.rules.kernel.ids import kind_of
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.shots.upright import tab_rows

_HIGH = 95
"""As high is a row of tabs at most, in design units."""
_EDGE = 13
"""Design units between the frame of a tab and its words; only `_PAD` where words would else be too small."""
_PAD = 8
"""Design units between the words of a tab and its dot."""
_DOT = 20
"""The width of a dot, in design units."""
_FOOT = 8
"""So many design units the open tab reaches below the others."""
_POOR = 0.92
"""Tabs get unequal widths if equal ones leave large words less than this share of their size."""
_AIR = 5
"""Design units that unequal tabs have besides what each needs."""
_WORTH = 1.06
"""They do so only if words become this much larger than the least size: else they look cramped."""
PREFIX = "view."
"""Focus ids of the tabs: "view.market" ..."""


class TabBar:
    """Lays out and draws the tabs, in one row at the upper edge of their room.

    A tab has a dot while there is a choice behind it that is not seen: so the open one has none.

    Args:
        services: the program's services.
        rect: where they lie.
        labels: what each shot is called.
        read: the shots that are only read: their tabs need no room for a dot.
    """

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        labels: Mapping[str, str],
        read: Collection[str] = (),
    ) -> None:
        self._services, self._labels, self._read = services, labels, read
        gap = services.metrics.units(8)
        rows = tab_rows(len(labels)) if services.metrics.portrait else 1
        across = max(1, -(-len(labels) // rows))
        wide = (rect.w - gap * (across - 1)) // across
        high = min(
            (rect.h - gap * (rows - 1)) // rows, max(services.metrics.units(_HIGH), services.metrics.finger)
        )
        self.tabs: dict[str, pygame.Rect] = {}
        for number, name in enumerate(labels):
            row, column = divmod(number, across)
            corner = (rect.left + column * (wide + gap), rect.top + row * (high + gap))
            self.tabs[name] = services.metrics.mirror(pygame.Rect(corner, (wide, high)), rect)
        self._pad, self._side = services.metrics.units(_PAD), services.metrics.units(_DOT)
        least, self._edge = services.metrics.print(services.theme.fonts.small), services.metrics.units(_EDGE)
        if self._fitting(wide - 2 * self._edge, high, read) <= least:
            self._edge = self._pad
            self._share(rect, gap, min(least, round(high * 0.66)), read)
        self._em = self._fitting(wide - 2 * self._edge, high, read)
        wished = min(services.metrics.text(services.theme.fonts.small), round(high * 0.66))
        if services.metrics.text_scale > 1 and self._em < _POOR * wished:
            self._em = self._shared(rect, gap, wished, round(least * _WORTH))
        self._share(rect, gap, self._em, read)
        self._faces: dict[tuple[object, ...], Item] = {}

    def _share(self, rect: pygame.Rect, gap: int, em: int, read: Collection[str], air: int = 0) -> bool:
        """Where the longest word lacks room that the others have, to each its need and ``air``.

        True if that was done.
        """
        writer, whole = self._services.writer, rect.w - gap * (len(self.tabs) - 1)
        needs = {
            name: writer.measure(said, em, "bold")[0]
            + 2 * self._edge
            + (0 if name in read else self._pad + self._side)
            for name, said in self._labels.items()
        }
        spare = (whole - sum(needs.values())) // max(1, len(needs))
        enough = all(needs[name] <= tab.w for name, tab in self.tabs.items())
        rows = {tab.top for tab in self.tabs.values()}
        if enough or len(rows) > 1 or spare < air:
            return False
        left = rect.left
        for name, tab in self.tabs.items():
            place = pygame.Rect(left, tab.top, needs[name] + spare, tab.h)
            self.tabs[name] = self._services.metrics.mirror(place, rect)
            left = place.right + gap
        return True

    def _shared(self, rect: pygame.Rect, gap: int, wished: int, large: int) -> int:
        """The em of words whose tabs share a row by what each needs; as it was where that is no larger."""
        for least, air in ((large, self._services.metrics.units(_AIR)), (self._em, 0)):
            for em in range(wished, least - 1, -1):
                if self._share(rect, gap, em, self._read, air):
                    return em
        return self._em

    def _fitting(self, room: int, high: int, read: Collection[str]) -> int:
        """The em of all labels: where a dot may be there is room for it, whether it is there or not."""
        metrics, fonts = self._services.metrics, self._services.theme.fonts
        least, most = metrics.print(fonts.small), min(metrics.text(fonts.small), round(high * 0.66))
        taken = {name: 0 if name in read else self._pad + self._side for name in self._labels}
        for em in range(most, least, -1):
            measured = (
                self._services.writer.measure(said, em, "bold")[0] + taken[name]
                for name, said in self._labels.items()
            )
            if max(measured) <= room:
                return em
        return min(least, most)

    def items(self, shown: str, focus: str | None, choices: Mapping[str, int]) -> list[Item]:
        """The tabs, with the one that is open, and dots on others behind which there are ``choices``.

        A shot may name the part of the board that it shows after a dot ("build.4.2.10"): its tab is the
        first word.
        """
        opened = kind_of(shown)
        return [
            self._face(
                name, name == opened, focus == PREFIX + name, name != opened and choices.get(name, 0) > 0
            )
            for name in self.tabs
        ]

    def _face(self, name: str, open_: bool, focused: bool, dotted: bool) -> Item:
        key = (name, open_, focused, dotted)
        if key not in self._faces:
            self._faces[key] = self._draw(name, open_, focused, dotted)
        return self._faces[key]

    def _draw(self, name: str, open_: bool, focused: bool, dotted: bool) -> Item:
        services, palette, rect = self._services, self._services.theme.palette, self.tabs[name]
        face = self._ground(rect.size, open_, focused).copy()
        whole, taken = pygame.Rect((0, 0), rect.size), self._pad + self._side if dotted else 0
        ink = palette.ink if open_ or focused else button_ink("normal", palette)
        words = services.writer.fit(
            self._labels[name], self._em, ink, rect.w - 2 * self._edge - taken, "bold"
        )
        left = whole.centerx - (words.get_width() + taken) // 2
        write(face, words, services.metrics.mirror(words.get_rect(left=left, centery=whole.centery), whole))
        if dotted:
            place = pygame.Rect(left + words.get_width() + self._pad, 0, self._side, self._side)
            place.centery = whole.centery
            self._dot(face, services.metrics.mirror(place, whole))
        return Item(face, rect.topleft)

    def _dot(self, face: pygame.Surface, place: pygame.Rect) -> None:
        """A bright disc with a dark edge, seen on any face."""
        palette = self._services.theme.palette
        pygame.draw.aacircle(face, palette.ink, place.center, place.w // 2)
        pygame.draw.aacircle(face, palette.good, place.center, place.w // 2 - max(2, place.w // 8))

    def _ground(self, size: tuple[int, int], open_: bool, focused: bool) -> pygame.Surface:
        """The face of a tab: the open one is bright and points to what is below it."""
        artist, palette, metrics = self._services.artist, self._services.theme.palette, self._services.metrics
        if open_:
            return artist.open_tab(size, palette, metrics.k, metrics.units(_FOOT), focused)
        return artist.button(size, "focused" if focused else "normal", palette, metrics.k)
