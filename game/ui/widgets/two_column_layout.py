"""A page with something to look at: large at the start, and the words about it beside it."""

from __future__ import annotations

import pygame

from game.ui.services import Services
from game.ui.widgets.page_layout import PageLayout
from game.ui.widgets.scroll import SIGN_GROWTH

_GAP, _FOOT_GAP = 44, 36
"""Between the two sides, and above the foot, in design units: the arrow of what scrolls lies there."""


class TwoColumnLayout(PageLayout):
    """The head stays at the start, in all the height; the content scrolls beside it.

    The foot lies below the head if that leaves room, so that the content has all the height; else below the
    content.

    Attributes:
        wide: so wide in pixels is the head; None lays everything out as on other pages.
        turns: pages are turned over at the foot, which lies at the end, as wide as it likes to be: whoever
            turns over presses at one spot, whatever the page shows.
    """

    wide: int | None = None
    turns = False

    def arrange(self, ui: Services, room: pygame.Rect, width: int, pad: int, *, low: bool = False) -> None:
        """Find the places of all parts; they fill the room."""
        if self.wide is None:
            super().arrange(ui, room, width, pad, low=low)
            return
        m, width = ui.metrics, min(width, room.w - 2 * pad)
        self.frame = pygame.Rect(0, 0, width + 2 * pad, room.h)
        self.frame.center = room.center
        inner = self.frame.inflate(-2 * pad, -2 * pad)
        narrow = inner.w - self.wide - m.units(_GAP)
        start = m.mirror(pygame.Rect(inner.left, inner.top, self.wide, inner.h), inner)
        end = m.mirror(pygame.Rect(inner.right - narrow, inner.top, narrow, inner.h), inner)
        high = self.head.height(ui, start.w)
        below = high + m.units(_FOOT_GAP) + self.foot.height(ui, start.w) <= inner.h
        beside = self.turns or not below
        side = end if beside else start
        reach = min(self.foot.natural(ui), inner.w if below else end.w) if self.turns else side.w
        foot = self.foot.height(ui, reach)
        at = pygame.Rect(inner.right - reach, inner.bottom - foot, reach, foot)
        self.foot.place(ui, m.mirror(at, inner) if self.turns else at.move(side.left - at.left, 0))
        end.h -= foot + m.units(_FOOT_GAP) if beside else 0
        self.head.place(ui, pygame.Rect(start.left, start.top, start.w, high))
        # Where the page's margin is all that the arrow has, it leaves it room to grow.
        grown = m.units(SIGN_GROWTH * (m.text_scale - 1))
        end.inflate_ip(0, -2 * grown)
        self.view = end
        self.scroller.fit(self.root.height(ui, end.w), end.h)
        self.fit_bar(ui, pad)
        self.place(ui)
