"""The tabs of a table of several shots: where one is, where one may go, where there is a choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pygame

from game.art.drawing import Drawing
from game.art.frames import button_ink
from game.art.writing import write
from game.rules.kernel.ids import kind_of
from game.ui.services import Services
from game.ui.table.compositor import Item

_HIGH = 95
"""As high is a row of tabs at most, in design units."""
_EDGE = 13
"""Design units between the frame of a tab and its words; only `_PAD` where words would else be too small."""
_PAD = 8
"""Design units between the words of a tab and its count."""
_BADGE = 0.66
"""The height of a count, as a share of its tab."""
_LEAST = 44
"""The height that a count keeps, in design units, if the tab is high enough."""
_FOOT = 8
"""So many design units the open tab reaches below the others."""
_DIGITS = 0.85
"""The size of the digits of a count, in that of the smallest words; of several they are as large as those,
where there is room: among other digits a Persian zero is lower than they are."""
_DIGIT = 9
"""Above this a count has several digits."""
_RIM = 0.5
"""The pill of several digits is wider than they are by this share of its height."""
_INNER = 0.36
"""So much narrower than the pill, in its height, digits become if need be: its ends are round."""
_FREE = 6
"""So much more room words have at each end before a count behind them grows."""
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

    Args:
        services: the program's services.
        rect: where they lie.
        labels: what each shot is called.
        read: the shots that are only read: their tabs need no room for a number.
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
        wide = (rect.w - gap * (len(labels) - 1)) // max(1, len(labels))
        high = min(rect.h, services.metrics.units(_HIGH))
        self.tabs: dict[str, pygame.Rect] = {}
        for number, name in enumerate(labels):
            place = pygame.Rect(rect.left + number * (wide + gap), rect.top, wide, high)
            self.tabs[name] = services.metrics.mirror(place, rect)
        self._pad, self._side = services.metrics.units(_PAD), self._badge_side(high)
        least, self._edge = services.metrics.print(services.theme.fonts.small), services.metrics.units(_EDGE)
        if self._fitting(wide - 2 * self._edge, high, read) <= least:
            self._edge = self._pad
            self._share(rect, gap, min(least, round(high * 0.66)), read)
        self._em = self._fitting(wide - 2 * self._edge, high, read)
        wished = min(services.metrics.text(services.theme.fonts.small), round(high * 0.66))
        if services.metrics.text_scale > 1 and self._em < _POOR * wished:
            self._em = self._shared(rect, gap, wished, round(least * _WORTH))
        self._share(rect, gap, self._em, read, free=services.metrics.units(_FREE))
        self._side = self._largest(round(high * _BADGE))
        self._faces: dict[tuple[object, ...], Item] = {}

    def _share(
        self, rect: pygame.Rect, gap: int, em: int, read: Collection[str], air: int = 0, free: int = 0
    ) -> bool:
        """Where the longest word lacks room that the others have, to each its need and ``air``.

        The need includes what is ``free`` at each end. True if that was done.
        """
        writer, whole = self._services.writer, rect.w - gap * (len(self.tabs) - 1)
        needs = {
            name: writer.measure(said, em, "bold")[0]
            + 2 * (self._edge + free)
            + (0 if name in read else self._pad + self._side)
            for name, said in self._labels.items()
        }
        spare = (whole - sum(needs.values())) // max(1, len(needs))
        enough = all(needs[name] <= tab.w for name, tab in self.tabs.items())
        if enough or spare < air:
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

    def _badge_side(self, high: int) -> int:
        """The height of a count: it grows with the tab, but leaves the words their room."""
        return min(round(high * _BADGE), max(round(high * 0.5), self._services.metrics.units(_LEAST)))

    def _largest(self, most: int) -> int:
        """The height that a count may have behind the longest word of those that it may stand behind."""
        em, writer, free = self._em, self._services.writer, self._services.metrics.units(_FREE)
        room = min(
            tab.w - 2 * (self._edge + free) - self._pad - writer.measure(self._labels[name], em, "bold")[0]
            for name, tab in self.tabs.items()
            if name not in self._read or len(self._read) == len(self.tabs)
        )
        return max(self._side, min(most, room))

    def _fitting(self, room: int, high: int, read: Collection[str]) -> int:
        """The em of all labels: where a number may be there is room for it, whether it is there or not."""
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
        """The tabs, with the number of choices that each holds and the one that is open.

        A shot may name the part of the board that it shows after a dot ("build.4.2.10"): its tab is the
        first word.
        """
        return [
            self._face(name, name == kind_of(shown), focus == PREFIX + name, choices.get(name, 0))
            for name in self.tabs
        ]

    def _face(self, name: str, open_: bool, focused: bool, count: int) -> Item:
        key = (name, open_, focused, count)
        if key not in self._faces:
            self._faces[key] = self._draw(name, open_, focused, count)
        return self._faces[key]

    def _draw(self, name: str, open_: bool, focused: bool, count: int) -> Item:
        services, palette, rect = self._services, self._services.theme.palette, self.tabs[name]
        face = self._ground(rect.size, open_, focused).copy()
        pad, inner = self._pad, rect.w - 2 * self._edge
        said = services.writer.measure(self._labels[name], self._em, "bold")[0]
        badge = self._badge(count, inner - said - pad, open_) if count else None
        room = inner - (badge.get_width() + pad if badge else 0)
        ink = palette.ink if open_ or focused else button_ink("normal", palette)
        words = services.writer.fit(self._labels[name], self._em, ink, room, "bold")
        whole = pygame.Rect((0, 0), rect.size)
        taken = words.get_width() + (badge.get_width() + pad if badge else 0)
        left = whole.centerx - taken // 2
        write(face, words, services.metrics.mirror(words.get_rect(left=left, centery=whole.centery), whole))
        if badge:
            place = badge.get_rect(right=left + taken, centery=whole.centery)
            face.blit(badge, services.metrics.mirror(place, whole))
        return Item(face, rect.topleft)

    def _ground(self, size: tuple[int, int], open_: bool, focused: bool) -> pygame.Surface:
        """The face of a tab: the open one is bright and points to what is below it."""
        artist, palette, metrics = self._services.artist, self._services.theme.palette, self._services.metrics
        if open_:
            return artist.open_tab(size, palette, metrics.k, metrics.units(_FOOT), focused)
        return artist.button(size, "focused" if focused else "normal", palette, metrics.k)

    def _badge(self, count: int, room: int, open_: bool) -> pygame.Surface:
        """A count on its disc, dark on the bright face of the open tab; for several digits a pill, if it may.

        Args:
            count: the number.
            room: the width that the words leave it.
            open_: whether the tab is the open one.
        """
        services, palette, side = self._services, self._services.theme.palette, self._side
        small, said = services.metrics.print(services.theme.fonts.small), services.catalogue.number(count)
        em = max(round(side * 0.92), round(small * _DIGITS))
        measure = services.writer.measure
        if measure(said, small, "bold")[0] + side // 6 <= room and count > _DIGIT:
            em = max(em, small)
        least, rim = round(small * _DIGITS), round(side * _INNER)
        while count > _DIGIT and em > least and measure(said, em, "bold")[0] + rim > max(side, room):
            em -= 1
        disc, ink = (palette.ink, palette.good) if open_ else (palette.good, palette.ink)
        number = services.writer.line(said, em, ink, "bold")
        wished = number.get_width() + (round(side * _RIM) if count > _DIGIT else side // 6)
        width = max(side, min(wished, max(number.get_width() + side // 6, room)))
        drawing = Drawing(width, side)
        drawing.rect((0, 0), (width, side), disc, side / 2)
        badge = services.artist.svg(drawing.svg(), (width, side)).copy()
        badge.blit(number, number.get_rect(center=badge.get_rect().center))
        return badge
