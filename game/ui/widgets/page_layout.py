"""Where the parts of a page lie: head and foot, and between them the content, which scrolls."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile, islice, takewhile

import pygame

from game.ui.focus import Focusable
from game.ui.input.intents import Pixel
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.labels import Note
from game.ui.widgets.row_clipping import unclipped
from game.ui.widgets.scroll import BAR, SIGN_GROWTH, Scroller
from game.ui.widgets.widget import Widget

_FOOT_GAP = 24
"""Between content and foot in design units."""
_SIGN_ROOM = 12
"""So much more lies below what scrolls at twice the text size: the arrow there grows too."""
_HEAD_GAP = 16
_BAR_ROOM = 20
"""Design units that the bar of scrolling content takes of its width."""
_GLOW = 16
"""Design units by which the glow of the focus reaches beyond the content."""

_TIGHTER = (4, 8, 12, 16)
"""Large rows may be so much lower, in design units; the less the better: words have air round them."""


class PageLayout:
    """The parts of a page on the canvas. A foot that would take too much of the height joins the content.

    Attributes:
        head: what stays above.
        root: the content.
        foot: what stays below.
        frame: the panel round all of them.
        view: the window in which the content is seen.
        bar: the room of the scroll bar beside it, clear of the focus and of the panel's lines.
        scroller: how far the content is scrolled in it.
        foot_share: of the height the foot takes at most so much.
        bar_from: the scroll bar begins below so much of the window's height.
        least: the content has at least so much height in pixels, and lies in the middle of it: pages that are
            turned over keep their foot where it is.
        by_rows: the content is a list: wherever it is scrolled to, a row begins at the upper edge, at the end
            too, for which the panel is a little lower.
    """

    def __init__(self) -> None:
        self.head: Widget = Column([])
        self.root: Widget = Column([])
        self.foot: Widget = Column([])
        self.frame = self.view = self.bar = pygame.Rect(0, 0, 0, 0)
        self.scroller = Scroller()
        self.foot_share, self.bar_from, self.least = 0.34, 0.0, 0
        self.by_rows = False

    @property
    def leaves(self) -> Iterator[Widget]:
        """The widgets of content and foot, in reading order."""
        yield from self.root.leaves()
        yield from self.foot.leaves()

    def leaf(self, id: str | None) -> Widget | None:
        """The widget of this id."""
        return next((leaf for leaf in self.leaves if id and leaf.id == id), None)

    def arrange(self, ui: Services, room: pygame.Rect, width: int, pad: int, *, low: bool = False) -> None:
        """Find the places of all parts. Large rows are a little lower where one more is seen for it.

        Args:
            ui: the program's services.
            room: where the panel may lie: in its middle, or at its foot if it is ``low``.
            width: of the content in pixels, as far as there is room.
            pad: from the frame to what is inside, in pixels.
            low: see ``room``.
        """
        at, rows = self.scroller.at, [leaf for leaf in self.root.leaves() if leaf.tight is not None]

        def whole(tight: int) -> int:
            """How many rows are seen whole at the start of the content if they are so much lower."""
            for leaf in rows:
                leaf.tight = tight
            self.scroller.at = at
            self._arrange(ui, room, width, pad, low=low)
            return sum(leaf.rect.bottom - self.root.rect.top <= self.view.h for leaf in rows)

        usual = whole(0)
        may = rows and ui.metrics.text_scale > 1 and self.scroller.furthest
        if may and not any(whole(tight) > usual for tight in _TIGHTER):
            whole(0)
        if self.by_rows and (spare := self.next_row(self.scroller.furthest) - self.scroller.furthest):
            self._arrange(ui, room.inflate(0, -spare), width, pad, low=low)

    def next_row(self, at: int) -> int:
        """Where the first row begins that begins no further up than ``at``."""
        tops = (leaf.rect.top - self.root.rect.top for leaf in self.root.leaves())
        return next((top for top in tops if top >= at), at)

    def _arrange(self, ui: Services, room: pygame.Rect, width: int, pad: int, *, low: bool) -> None:
        """Find the places of all parts, with rows as they are now."""
        width = min(width, room.w - 2 * pad)
        head = self.head.height(ui, width)
        head += ui.metrics.units(_HEAD_GAP) if head else 0
        foot = self._foot_height(ui, width, room.h)
        wanted = self.root.height(ui, width)
        whole = max(wanted, min(self.least, room.h - head - foot - 2 * pad)) + head + foot + 2 * pad
        grown = ui.metrics.text_scale - 1 if self.root.stretch or whole > room.h else 0
        below = ui.metrics.units(_SIGN_ROOM * grown)
        sign = ui.metrics.units(SIGN_GROWTH * grown)
        head += sign if head else 0
        foot += below if foot else 0
        height = room.h if self.root.stretch or whole > room.h else whole
        height -= 0 if foot or pad else below
        self.frame = pygame.Rect(0, 0, width + 2 * pad, height)
        self.frame.center = room.center
        self.frame.top -= 0 if foot or pad else below // 2
        if low:
            self.frame.bottom = room.bottom
        inner = self.frame.inflate(-2 * pad, -2 * pad)
        self.head.place(ui, pygame.Rect(inner.left, inner.top, inner.w, head))
        taken = head + (foot or (sign if pad else 0))
        self.view = pygame.Rect(inner.left, inner.top + head, inner.w, max(1, inner.h - taken))
        if foot:
            high = self.foot.height(ui, width)
            self.foot.place(ui, pygame.Rect(inner.left, inner.bottom - high, inner.w, high))
        self.scroller.fit(wanted, self.view.h)
        self.fit_bar(ui, pad)
        self.place(ui)

    def fit_bar(self, ui: Services, pad: int) -> None:
        """What scrolls is narrower, so that its bar lies between the shine of the focus and the frame."""
        m, inner = ui.metrics, self.view.copy()
        room = m.units(_BAR_ROOM if pad else _GLOW + BAR)
        if self.scroller.furthest:
            self.view = m.mirror(pygame.Rect(inner.topleft, (inner.w - room, inner.h)), inner)
            self.scroller.fit(self.root.height(ui, self.view.w), self.view.h)
        begins = round(inner.h * self.bar_from)
        self.bar = pygame.Rect(0, inner.top + begins, m.units(BAR), inner.h - begins)
        free = (inner.right - room + m.units(_GLOW), inner.right + (pad - m.units(_GLOW) if pad else 0))
        self.bar.centerx = max(sum(free) // 2, free[0] + self.bar.w // 2)
        self.bar = m.mirror(self.bar, inner)

    def place(self, ui: Services) -> None:
        """Put the content where it is scrolled to."""
        height = max(self.scroller.length, self.view.h)
        lower = max(0, self.view.h - self.scroller.length) // 2 if self.least else 0
        height -= 2 * lower
        corner = (self.view.left, self.view.top - self.scroller.at + lower)
        self.root.place(ui, pygame.Rect(corner, (self.view.w, height)))

    def show(self, top: int, bottom: int, margin: int) -> bool:
        """Scroll as little as shows the stretch from ``top`` to ``bottom``; False if that is nothing."""
        before = self.scroller.at
        self.scroller.show(top, bottom, margin)
        if self.by_rows:
            self.scroller.at = min(self.next_row(self.scroller.at), self.scroller.furthest)
        return self.scroller.at != before

    def settled(self, before: int, margin: int) -> int:
        """Where what was scrolled from ``before`` comes to rest: where a row begins, if one is about there.

        Nothing between is passed over. Words go on line by line and need no such place.
        """
        at, furthest, top = self.scroller.at, self.scroller.furthest, self.root.rect.top
        rows = (leaf.rect.top - top - margin for leaf in self.root.leaves() if not leaf.splits)
        rests = {min(max(0, row), furthest) for row in rows}
        far = self.scroller.room
        ahead = [rest for rest in rests if abs(rest - before) <= far and (rest - before) * (at - before) > 0]
        rest = min(ahead, key=lambda rest: abs(rest - at), default=at)
        return rest if abs(rest - at) <= abs(at - before) else at

    def seen(self, focus: str | None = None) -> list[Widget]:
        """The widgets of the content that are in sight: what an edge would cut only with the focus on it."""
        return unclipped(self.root.leaves(), self.view, focus)

    def at_foot(self, id: str | None) -> bool:
        """Whether the widget of this id stays in sight at the foot."""
        return any(id and leaf.id == id for leaf in self.foot.leaves())

    def told(self, id: str | None, rect: pygame.Rect) -> pygame.Rect:
        """The widget of this id, at ``rect``, with the notes below that say what it is about."""
        after = dropwhile(lambda leaf: leaf.id != id, self.root.leaves())
        notes = takewhile(lambda leaf: isinstance(leaf, Note), islice(after, 1, None))
        return rect.unionall([note.rect for note in notes])

    def at(self, pos: Pixel) -> str | None:
        """What can be focused and is seen at ``pos``."""
        at_foot = self.foot.rect.collidepoint(pos)
        if not at_foot and not self.view.collidepoint(pos):
            return None
        there = self.foot.leaves() if at_foot else self.seen()
        under = (leaf for leaf in there if leaf.focusable and leaf.rect.collidepoint(pos))
        return next((leaf.id for leaf in under), None)

    def focusables(self) -> list[Focusable]:
        """What can take the focus, for the directions: the foot lies below all of the content."""
        below = self.scroller.furthest - self.scroller.at
        lowered = ((leaf, leaf.rect.move(0, below)) for leaf in self.foot.leaves())
        places = [*((leaf, leaf.rect) for leaf in self.root.leaves()), *lowered]
        return [Focusable(leaf.id, rect) for leaf, rect in places if leaf.focusable]

    def _foot_height(self, ui: Services, width: int, room: int) -> int:
        """The height of the foot and the gap above it."""
        if not list(self.foot.leaves()):
            return 0
        height = self.foot.height(ui, width) + ui.metrics.units(_FOOT_GAP)
        if height <= room * self.foot_share:
            return height
        self.root, self.foot = Column([self.root, self.foot], gap=_FOOT_GAP), Column([])
        return 0
