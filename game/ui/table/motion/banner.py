"""The hand-over: a ribbon with the emblem and name of the next player sweeps over the table."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.art.palette import mix
from game.art.seats import SeatStyle
from game.art.surfaces import transparent
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.table.motion.motion import ease

DURATION = {"off": 0.0, "fast": 0.5, "normal": 0.9}
"""Seconds that it is on the screen, by the setting of animation."""
_SWEEP = 0.22
"""The seconds of the usual time, as a share of it, that coming in and going out take each."""
_READ, _SEVERAL = 2.6, 1.9
"""What is to be read, and not only a name, is on the screen so much longer; each of several things
a little less."""

_ROOM, _LEAST = 0.78, 0.75
"""The share of the table that words may take, and of their usual size that they keep at any size of text."""


@dataclass(frozen=True, slots=True)
class _Call:
    """What is to be announced: the ``words``, or ``brief`` ones; whether it is to be ``read``."""

    words: str
    style: SeatStyle
    brief: str
    read: bool


class Banner:
    """Shows who is next, once what was done before has landed. It hides nothing for long and stops nobody.

    Args:
        services: the program's services.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._waiting: list[_Call] = []
        self._ribbon: pygame.Surface | None = None
        self._elapsed, self._longer, self._several = 0.0, 1.0, False

    @property
    def shown(self) -> bool:
        """Whether it is on the screen."""
        return self._ribbon is not None

    @property
    def due(self) -> bool:
        """Whether it is on the screen, or will be as soon as the table is still."""
        return self.shown or bool(self._waiting)

    def call(
        self, words: str, style: SeatStyle, brief: str = "", *, read: bool = False, then: bool = False
    ) -> None:
        """Announce somebody once the table is still; in ``brief`` where the words would lose their end.

        What is to be ``read`` stays longer, at the foot of the table: what it tells of is seen above it. It
        may come behind what else is announced, and ``then`` all of it is a little shorter.
        """
        if not then:
            self.stop()
        self._several |= then
        if DURATION[self._services.settings.animation]:
            self._waiting.append(_Call(words, style, brief, read))

    def stop(self) -> None:
        """Nobody needs to be told any more."""
        self._waiting.clear()
        self._ribbon, self._several = None, False

    def update(self, dt: float, still: bool, area: pygame.Rect) -> bool:
        """Let time pass over a table that is ``still`` or not; True if the picture changed."""
        if self._ribbon is not None:
            self._elapsed += dt
            if self._elapsed < self._lasts:
                return True
            self._ribbon = None
        elif not (self._waiting and still):
            return False
        if self._waiting:
            call = self._waiting.pop(0)
            self._ribbon, self._elapsed = self._drawn(call, area), 0.0
            self._longer = (_SEVERAL if self._several else _READ) if call.read else 1.0
        return True

    @property
    def _lasts(self) -> float:
        """The seconds that it is on the screen."""
        return DURATION[self._services.settings.animation] * self._longer

    def items(self, area: pygame.Rect) -> list[Item]:
        """The ribbon where it is now: it comes from the start of reading and leaves at the end."""
        lasts = self._lasts
        if self._ribbon is None or not lasts:
            return []
        way, sweep = self._services.metrics.canvas.w, _SWEEP * lasts / self._longer
        coming = ease(min(1.0, self._elapsed / sweep)) - 1
        going = ease(max(0.0, (self._elapsed - lasts + sweep) / sweep))
        x = round((coming + going) * way) * (-1 if self._services.metrics.rtl else 1)
        place = self._ribbon.get_rect(center=(self._services.metrics.canvas.centerx + x, area.centery))
        if self._longer > 1:
            place.bottom = area.bottom
        return [Item(self._ribbon, place.topleft)]

    def _drawn(self, call: _Call, area: pygame.Rect) -> pygame.Surface:
        services, metrics, fonts = self._services, self._services.metrics, self._services.theme.fonts
        palette, words, style = services.theme.palette, call.words, call.style
        em, least = metrics.text(fonts.heading), metrics.print(fonts.heading * _LEAST)
        room, writer = round(area.w * _ROOM), services.writer
        if call.brief and writer.measure(words, writer.fitting(words, em, room, "bold"), "bold")[0] > room:
            words = call.brief
        label = writer.fit(words, em, palette.on_dark, room, "bold", least)
        high, gap = max(metrics.units(150), label.get_height() + metrics.units(40)), metrics.units(28)
        ribbon = transparent((metrics.canvas.w, high))
        ribbon.fill((*mix(palette.surface, style.dark, 0.55), 236))
        edge = max(2, metrics.units(5))
        for top in (0, high - edge):
            ribbon.fill(style.color, pygame.Rect(0, top, ribbon.get_width(), edge))
        side = round(high * 0.62)
        emblem = services.artist.icon(style.symbol, side, style.color)
        whole = ribbon.get_rect()
        left = whole.centerx - (side + gap + label.get_width()) // 2
        for part, x in ((emblem, left), (label, left + side + gap)):
            ribbon.blit(part, metrics.mirror(part.get_rect(left=x, centery=whole.centery), whole))
        return ribbon
