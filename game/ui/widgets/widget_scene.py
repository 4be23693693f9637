"""A scene made of widgets: how they are laid out, scrolled and drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.kernel.text import Text, text
from game.ui.focus import Focusable, FocusRing
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


class WidgetScene(Scene):
    """Lays widgets out in a panel, below a title and above a line of hints, and draws them.

    ``build`` is called whenever the scene is laid out, so widgets are given their present values there; after
    a change that adds or removes widgets call :meth:`rebuild`. The focus stays on its id. What does not fit
    scrolls, and the focus is always in sight.

    Attributes:
        title: shown large at the top of the panel; None for none.
        width: of the content in design units at text scale 100 %; grows with the text.
        panel: the artist's panel behind the content; "" for none.
        closes: Back closes the page, which the hints then say.
    """

    title: Words | None = None
    width = 1000
    panel = "panel"
    closes = True

    def __init__(self, services: Services) -> None:
        self.ui = services
        self.ring = FocusRing(services.metrics.rtl)
        self._leaves: list[Widget] = []
        self._root: Widget = Column([])
        self._head: Widget = Column([])
        self._footer = Footer()
        self._scroller = Scroller()
        self._frame = self._view = pygame.Rect(0, 0, 0, 0)
        self._held: tuple[Position, int, str | None] | None = None
        self._covered = False
        self._dirty = True

    def build(self) -> Widget:
        """What is on the page, with its present values."""
        raise NotImplementedError

    def hints(self) -> Sequence[Hint]:
        """More hints than those for Confirm and Back."""
        return ()

    def rebuild(self, focus: str | None = None) -> None:
        """Build the page anew, with the focus on ``focus`` if that is given."""
        old = {leaf.id: leaf for leaf in self._leaves if leaf.id}
        self.ring.rtl = self.ui.metrics.rtl
        self._root = self.build()
        self._head = Column([] if self.title is None else [_Title(self.title), Rule()], gap=4)
        self._leaves = list(self._root.leaves())
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
        self._covered = False
        self._follow()

    def on_cover(self) -> None:
        """The focus is elsewhere: none is shown here, and keys are shortcuts again."""
        self._covered = True
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
        # What is focused reaches over its place, so it comes last and may touch the panel's margin.
        canvas.set_clip(self._view.inflate(2 * ui.metrics.units(26), 2 * ui.metrics.units(12)))
        seen = [leaf for leaf in self._leaves if leaf.rect.colliderect(self._view)]
        for leaf in (leaf for leaf in seen if not leaf.id or leaf.id != mood.focus):
            leaf.draw(ui, canvas, mood)
        if self.panel:
            draw_fades(ui, canvas, self._view.inflate(0, 2 * ui.metrics.units(12)), self._scroller)
        for leaf in (leaf for leaf in seen if leaf.id and leaf.id == mood.focus):
            leaf.draw(ui, canvas, mood)
        canvas.set_clip(None)
        self._draw_bar(canvas)
        if not self._covered:  # the hints of the page above would lie on these
            self._footer.draw(ui, canvas)

    def _mood(self) -> Mood:
        if self._covered:
            return Mood()
        return Mood(self.focus(), self.ring.shown, self._held[2] if self._held else None)

    def focused(self) -> Widget | None:
        """The widget in focus."""
        return self._leaf(self.focus())

    def _leaf(self, id: str | None) -> Widget | None:
        return next((leaf for leaf in self._leaves if id and leaf.id == id), None)

    def _arrange(self) -> None:
        """Find the places of panel, title and content on the canvas."""
        ui, m = self.ui, self.ui.metrics
        pad = m.units(48 if m.text_scale == 1 else 40) if self.panel else 0
        room = m.safe.copy()
        room.h -= self._footer_height()
        width = min(round(m.units(self.width) * m.text_scale), room.w - 2 * pad)
        head = self._head.height(ui, width) + (m.units(16) if self.title is not None else 0)
        wanted = self._root.height(ui, width)
        tall = self._root.stretch or wanted + head + 2 * pad > room.h
        height = room.h if tall else wanted + head + 2 * pad
        self._frame = pygame.Rect(0, 0, width + 2 * pad, height)
        self._frame.center = room.center
        inner = self._frame.inflate(-2 * pad, -2 * pad)
        self._head.place(ui, pygame.Rect(inner.left, inner.top, inner.w, head))
        self._view = pygame.Rect(inner.left, inner.top + head, inner.w, max(1, inner.h - head))
        self._scroller.fit(wanted, self._view.h)
        self._place()

    def _place(self) -> None:
        """Put the content where it is scrolled to."""
        height = max(self._scroller.length, self._view.h)
        corner = (self._view.left, self._view.top - self._scroller.at)
        self._root.place(self.ui, pygame.Rect(corner, (self._view.w, height)))
        self.ring.set(self.focusables())
        self._dirty = True

    def _follow(self) -> None:
        """Bring the focus into sight and show its hints."""
        if self.ring.rect is not None:
            top = self.ring.rect.top - self._view.top + self._scroller.at
            if self._scroller.show(top, top + self.ring.rect.h, self.ui.metrics.units(24)):
                self._place()
        self._note()

    def _note(self) -> None:
        self.ui.hub.text_mode = isinstance(self.focused(), TextField)
        self._footer.lay_out(self.ui, self._hints(self.focused()))
        self._dirty = True

    def _let_go(self) -> None:
        self.ui.hub.text_mode = False
        self._held = None

    def _hints(self, widget: Widget | None) -> list[Hint]:
        confirm: Text | None = widget.hint if widget is not None else None
        found = [Hint("confirm", confirm)] if confirm is not None else []
        return [*found, *self.hints(), *([Hint("back", BACK)] if self.closes else [])]

    def _footer_height(self) -> int:
        """Enough for the hints of every widget, so that nothing jumps when the focus moves."""
        focusable = [leaf for leaf in self._leaves if leaf.focusable]
        by_words = {leaf.hint: leaf for leaf in focusable}
        return max(
            (self._footer.height(self.ui, self._hints(leaf)) for leaf in (*by_words.values(), None)),
            default=0,
        )

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        m = self.ui.metrics
        track = pygame.Rect(0, self._view.top, m.units(BAR), self._view.h)
        track.left = self._view.right + m.units(15)
        draw_bar(self.ui, canvas, m.mirror(track, self._frame), self._scroller)


class _Title(Heading):
    """The title of a page, in the middle. It is large already, so it grows less than the text."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, align="center")

    def em(self, ui: Services) -> int:
        """As a heading, up to half as large again."""
        return min(super().em(ui), ui.metrics.units(ui.theme.fonts.heading * 1.5))
