"""A scene made of widgets: how they are laid out, scrolled and drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.kernel.text import text
from game.ui.focus import Focusable, FocusRing
from game.ui.input.bindings import SCROLL
from game.ui.input.intents import Position
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.field import TextField
from game.ui.widgets.footer import Footer, Hint
from game.ui.widgets.labels import Heading, Rule
from game.ui.widgets.scroll import BAR, Scroller, draw_bar, draw_fades
from game.ui.widgets.widget import Mood, Widget, Words

BACK = text("hint-back")
_FOOT_GAP, _FOOT_SHARE = 24, 0.34
"""Between content and foot in design units; of the height the foot takes at most so much."""


class WidgetScene(Scene):
    """Lays widgets out in a panel, below a title and above a line of hints, and draws them.

    ``build`` is called whenever the scene is laid out, so widgets are given their present values there; after
    a change that adds or removes widgets call :meth:`rebuild`. The focus stays on its id. What does not fit
    scrolls, and the focus is always in sight. What ``foot`` gives stays below, unless large text leaves it
    too little room.

    Attributes:
        title: shown large at the top of the panel; None for none.
        width: of the content in design units at text scale 100 %; grows with the text.
        panel: the artist's panel behind the content; "" for none.
        closes: Back closes the page, which the hints then say.
        ruled: a line lies below the title.
    """

    title: Words | None = None
    width = 1000
    panel = "panel"
    closes = True
    ruled = True

    def __init__(self, services: Services) -> None:
        self.ui = services
        self.ring = FocusRing(services.metrics.rtl)
        self._leaves: list[Widget] = []
        self._root: Widget = Column([])
        self._foot: Widget = Column([])
        self._head: Widget = Column([])
        self._footer = Footer()
        self._scroller = Scroller()
        self._frame = self._view = pygame.Rect(0, 0, 0, 0)
        self._held: tuple[Position, int, str | None] | None = None
        self._entered: str | None = None
        self._dirty = True

    def build(self) -> Widget:
        """What is on the page, with its present values."""
        raise NotImplementedError

    def foot(self) -> Widget | None:
        """What stays in sight below the content; None for nothing."""
        return None

    def head(self) -> Widget:
        """What stays in sight above the content: the title, if there is one."""
        if self.title is None:
            return Column([])
        return Column([Title(self.title), *([Rule()] if self.ruled else [])], gap=4)

    def hints(self) -> Sequence[Hint]:
        """More hints than those for Confirm and Back."""
        return ()

    def rebuild(self, focus: str | None = None) -> None:
        """Build the page anew, with the focus on ``focus`` if that is given."""
        old = {leaf.id: leaf for leaf in self._leaves if leaf.id}
        self.ring.rtl = self.ui.metrics.rtl
        self._root, self._foot = self.build(), self.foot() or Column([])
        self._head = self.head()
        self._leaves = [*self._root.leaves(), *self._foot.leaves()]
        for leaf in self._leaves:
            if leaf.id in old:
                leaf.adopt(old[leaf.id])
        self._arrange()
        if focus is not None:
            self.ring.focus(focus)
        self._follow()

    def layout(self, size: tuple[int, int]) -> None:
        """Build and place everything."""
        self.rebuild()

    def focusables(self) -> list[Focusable]:
        """The widgets that can take the focus, in reading order."""
        return [Focusable(leaf.id, leaf.rect) for leaf in self._leaves if leaf.focusable]

    def focus(self) -> str | None:
        """The widget in focus."""
        return self.ring.id if self.ring.rect is not None else None

    def on_enter(self) -> None:
        """Typing is possible where the focus is on a text field."""
        self._follow()

    def on_uncover(self) -> None:
        """The focus is here again."""
        self._follow()

    def on_cover(self) -> None:
        """Keys are shortcuts again."""
        self._let_go()

    def on_exit(self) -> None:
        """Keys are shortcuts again."""
        self._let_go()

    def update(self, dt: float) -> bool:
        """True if anything looks different."""
        if self._footer.outdated(self.ui):
            self._follow()
        dirty, self._dirty = self._dirty, False
        return dirty

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self.draw_ground(canvas)
        self.draw_content(canvas)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """Draw what lies behind the panel."""
        size = canvas.get_size()
        canvas.blit(self.ui.artist.menu_backdrop(size, self.ui.theme.palette, self.ui.metrics.rtl), (0, 0))

    def draw_content(self, canvas: pygame.Surface) -> None:
        """Draw panel, title, widgets and hints."""
        ui = self.ui
        if self.panel:
            canvas.blit(
                ui.artist.panel(self._frame.size, self.panel, ui.theme.palette, ui.metrics.k), self._frame
            )
        mood = self._mood()
        for leaf in self._head.leaves():
            leaf.draw(ui, canvas, mood)
        self._draw_view(canvas, mood)
        # What is focused reaches over its place, so it comes last.
        for leaf in sorted(self._foot.leaves(), key=lambda leaf: bool(leaf.id) and leaf.id == mood.focus):
            leaf.draw(ui, canvas, mood)
        self._draw_bar(canvas)
        if not self.covered:  # the hints of the page above would lie on these
            self._footer.draw(ui, canvas)

    def _draw_view(self, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw what is seen of the content; what has the focus may touch the panel's margin."""
        ui = self.ui
        canvas.set_clip(self._view.inflate(2 * ui.metrics.units(26), 2 * ui.metrics.units(12)))
        seen = [leaf for leaf in self._root.leaves() if leaf.rect.colliderect(self._view)]
        for leaf in (leaf for leaf in seen if not leaf.id or leaf.id != mood.focus):
            leaf.draw(ui, canvas, mood)
        if self.panel:
            draw_fades(ui, canvas, self._view.inflate(0, 2 * ui.metrics.units(12)), self._scroller)
        for leaf in (leaf for leaf in seen if leaf.id and leaf.id == mood.focus):
            leaf.draw(ui, canvas, mood)
        canvas.set_clip(None)

    @property
    def covered(self) -> bool:
        """Whether another scene lies above, which then has the focus and the hints."""
        return self.stack.top is not self

    def _mood(self) -> Mood:
        if self.covered:
            return Mood()
        return Mood(self.focus(), self.ring.shown, self._held[2] if self._held else None)

    def focused(self) -> Widget | None:
        """The widget in focus."""
        return self._leaf(self.focus())

    def _leaf(self, id: str | None) -> Widget | None:
        return next((leaf for leaf in self._leaves if id and leaf.id == id), None)

    def _arrange(self) -> None:
        """Find the places of panel, title, content and foot on the canvas."""
        ui, m = self.ui, self.ui.metrics
        pad = m.units(48 if m.text_scale == 1 else 40) if self.panel else 0
        room = m.safe.copy()
        room.h -= self._footer_height()
        width = min(round(m.units(self.width) * m.text_scale), room.w - 2 * pad)
        head = self._head.height(ui, width) + (m.units(16) if list(self._head.leaves()) else 0)
        foot = self._foot_height(width, room.h)
        wanted = self._root.height(ui, width)
        tall = self._root.stretch or wanted + head + foot + 2 * pad > room.h
        height = room.h if tall else wanted + head + foot + 2 * pad
        self._frame = pygame.Rect(0, 0, width + 2 * pad, height)
        self._frame.center = room.center
        inner = self._frame.inflate(-2 * pad, -2 * pad)
        self._head.place(ui, pygame.Rect(inner.left, inner.top, inner.w, head))
        self._view = pygame.Rect(inner.left, inner.top + head, inner.w, max(1, inner.h - head - foot))
        if foot:
            gap = m.units(_FOOT_GAP)
            self._foot.place(ui, pygame.Rect(inner.left, inner.bottom - foot + gap, inner.w, foot - gap))
        self._scroller.fit(wanted, self._view.h)
        self._place()

    def _foot_height(self, width: int, room: int) -> int:
        """The height of the foot and the gap above it; a foot that would take too much joins the content."""
        if not list(self._foot.leaves()):
            return 0
        height = self._foot.height(self.ui, width) + self.ui.metrics.units(_FOOT_GAP)
        if height <= room * _FOOT_SHARE:
            return height
        self._root, self._foot = Column([self._root, self._foot], gap=_FOOT_GAP), Column([])
        return 0

    def _place(self) -> None:
        """Put the content where it is scrolled to."""
        height = max(self._scroller.length, self._view.h)
        corner = (self._view.left, self._view.top - self._scroller.at)
        self._root.place(self.ui, pygame.Rect(corner, (self._view.w, height)))
        self.ring.set([Focusable(leaf.id, self._lowered(leaf)) for leaf in self._leaves if leaf.focusable])
        self._dirty = True

    def _lowered(self, leaf: Widget) -> pygame.Rect:
        """Where ``leaf`` lies for the directions: the foot below all of the content, seen or not."""
        below = self._scroller.furthest - self._scroller.at
        return leaf.rect.move(0, below) if self._at_foot(leaf.id) else leaf.rect

    def _at_foot(self, id: str | None) -> bool:
        return any(id and leaf.id == id for leaf in self._foot.leaves())

    def _at(self, pos: Position) -> str | None:
        """What is seen at ``pos``."""
        part = self._foot if self._foot.rect.collidepoint(pos) else self._root
        if part is self._root and not self._view.collidepoint(pos):
            return None
        under = (leaf for leaf in part.leaves() if leaf.focusable and leaf.rect.collidepoint(pos))
        return next((leaf.id for leaf in under), None)

    def _follow(self) -> None:
        """Bring the focus into sight and show its hints."""
        if self.ring.rect is not None and not self._at_foot(self.ring.id):
            top = self.ring.rect.top - self._view.top + self._scroller.at
            if self._scroller.show(top, top + self.ring.rect.h, self.ui.metrics.units(24)):
                self._place()
        self._note()

    def _note(self) -> None:
        widget = self.focused()
        if widget is not None and self._entered != widget.id:
            self._entered = widget.id
            widget.entered()
        self.ui.hub.text_mode = isinstance(widget, TextField)
        self._footer.lay_out(self.ui, [hint for hint, holds in self._hints(widget) if holds])
        self._dirty = True

    def _let_go(self) -> None:
        self.ui.hub.text_mode = False
        self._held = None

    def _hints(self, widget: Widget | None) -> list[tuple[Hint, bool]]:
        """All that may be hinted at with the focus on ``widget``, and whether it holds now."""
        found: list[tuple[Hint, bool]] = []
        if widget is not None and widget.hint is not None:
            found.append((Hint(widget.hint_action, widget.hint), widget.hinted))
        if not any(leaf.focusable for leaf in self._root.leaves()):
            found.append((Hint(SCROLL, text("hint-scroll")), self._scroller.furthest > 0))
        found += [(hint, True) for hint in self.hints()]
        return [*found, *([(Hint("back", BACK), True)] if self.closes else [])]

    def _footer_height(self) -> int:
        """Enough for the hints of every widget, so that nothing jumps when the focus moves."""
        focusable = [leaf for leaf in self._leaves if leaf.focusable]
        by_words = {leaf.hint: leaf for leaf in focusable}
        return max(
            self._footer.height(self.ui, [hint for hint, _ in self._hints(leaf)])
            for leaf in (*by_words.values(), None)
        )

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        m = self.ui.metrics
        track = pygame.Rect(0, self._view.top, m.units(BAR), self._view.h)
        track.left = self._view.right + m.units(15)
        draw_bar(self.ui, canvas, m.mirror(track, self._frame), self._scroller)


class Title(Heading):
    """The title of a page, in the middle. It is large already, so it grows less than the text."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, align="center")

    def em(self, ui: Services) -> int:
        """As a heading, up to half as large again."""
        return min(super().em(ui), ui.metrics.units(ui.theme.fonts.heading * 1.5))
