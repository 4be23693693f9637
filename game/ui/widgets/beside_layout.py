"""A page with something to look at: large at the start, and the words about it beside it."""

from __future__ import annotations

import pygame

from game.ui.services import Services
from game.ui.widgets.page_layout import PageLayout
from game.ui.widgets.scroll import SIGN_GROWTH

_GAP, _FOOT_GAP = 44, 36
"""Between the two sides, and above the foot, in design units: the arrow of what scrolls lies there."""


class BesideLayout(PageLayout):
    """The head stays at the start, in all the height; the content scrolls beside it.

    The foot lies below the head if that leaves room, so that the content has all the height; else below the
    content.

    Attributes:
        wide: so wide in pixels is the head; None lays everything out as on other pages.
    """

    wide: int | None = None

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
        side = start if below else end
        foot = self.foot.height(ui, side.w)
        self.foot.place(ui, pygame.Rect(side.left, side.bottom - foot, side.w, foot))
        end.h -= 0 if below else foot + m.units(_FOOT_GAP)
        self.head.place(ui, pygame.Rect(start.left, start.top, start.w, high))
        # Where the page's margin is all that the arrow has, it leaves it room to grow.
        grown = m.units(SIGN_GROWTH * (m.text_scale - 1))
        end.inflate_ip(0, -2 * grown)
        self.view = end
        self.scroller.fit(self.root.height(ui, end.w), end.h)
        self.fit_bar(ui, pad)
        self.place(ui)
