"""A scene made of widgets: how they are laid out, scrolled and drawn.

One file, though a long one: layout, scrolling and drawing share one state.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.kernel.text import text
from game.ui.focus import Focusable, FocusRing
from game.ui.input.bindings import SCROLL
from game.ui.input.intents import Pixel
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.field import TextField
from game.ui.widgets.footer import Footer, KeyHint
from game.ui.widgets.labels import Heading, Rule
from game.ui.widgets.page_layout import PageLayout
from game.ui.widgets.row_clipping import cut_edges
from game.ui.widgets.scroll import draw_bar, draw_fades, draw_signs, ground_fades, shine_of, window_of
from game.ui.widgets.widget import Mood, Widget, Words, resolved

BACK = text("hint-back")
_RAISED = 14
"""So much higher stands a running head, in design units."""
_AIR = 1.14
"""How much larger its letters may be than the room that it takes."""
_SCROLLS = KeyHint(SCROLL, text("hint-scroll"))


class WidgetScene(Scene):
    """Lays widgets out in a panel, below a title and above a line of hints, and draws them.

    ``build`` is called whenever the scene is laid out, so widgets are given their present values there; after
    a change that adds or removes widgets call :meth:`rebuild`. The focus stays on its id. What does not fit
    scrolls, and the focus is always in sight. What ``foot`` gives stays below, unless large text leaves it
    too little room.

    Attributes:
        parts: the widgets and where they lie.
        title: shown large at the top of the panel; None for none.
        width: of the content in design units at text scale 100 %; grows with the text.
        panel: the artist's panel behind the content; "" for none.
        closes: Back closes the page, which the hints then say.
        ruled: a line lies below the title; not at larger text, which needs the room.
        margin: what scrolls keeps what is in focus so far from its edges, in design units.
        low: the panel lies at the foot of the screen instead of its middle, over the place of the hints.
    """

    title: Words | None = None
    width = 1000
    panel = "panel"
    closes = True
    ruled = True
    low = False
    margin = 24

    def __init__(self, services: Services) -> None:
        self.ui = services
        self.ring = FocusRing(services.metrics.rtl)
        self.parts = PageLayout()
        self.footer = Footer()
        self._held: tuple[Pixel, int, str | None] | None = None
        self._entered: str | None = None

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
        ruled = self.ruled and self.ui.metrics.text_scale == 1
        return Column([PageTitle(self.title), *([Rule()] if ruled else [])], gap=4)

    def hints(self) -> Sequence[KeyHint]:
        """More hints than those for Confirm and Back."""
        return ()

    def rebuild(self, focus: str | None = None) -> None:
        """Build the page anew, with the focus on ``focus`` if that is given."""
        old = {leaf.id: leaf for leaf in self.parts.leaves if leaf.id}
        self.ring.rtl = self.ui.metrics.rtl
        self.parts.root, self.parts.foot = self.build(), self.foot() or Column([])
        self.parts.head = self.head()
        for leaf in self.parts.leaves:
            if leaf.id in old:
                leaf.adopt(old[leaf.id])
        self._arrange()
        if focus is not None:
            self.ring.focus(focus)
        self.follow()

    def layout(self, size: tuple[int, int]) -> None:
        """Build and place everything."""
        self.rebuild()

    def focusables(self) -> list[Focusable]:
        """The widgets that can take the focus, in reading order."""
        return [Focusable(leaf.id, leaf.rect) for leaf in self.parts.leaves if leaf.focusable]

    def focus(self) -> str | None:
        """The widget in focus."""
        return self.ring.id if self.ring.rect is not None else None

    def on_enter(self) -> None:
        """Typing is possible where the focus is on a text field."""
        self.follow()

    def on_uncover(self) -> None:
        """The focus is here again."""
        self.follow()

    def on_cover(self) -> None:
        """Keys are shortcuts again."""
        self._let_go()

    def on_exit(self) -> None:
        """Keys are shortcuts again."""
        self._let_go()

    def update(self, dt: float) -> bool:
        """True if anything looks different."""
        outdated = self.footer.outdated(self.ui)
        if outdated:
            self.follow()
        return outdated

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
        frame = self.parts.frame
        if self.panel:
            canvas.blit(ui.artist.panel(frame.size, self.panel, ui.theme.palette, ui.metrics.k), frame)
        mood = self.mood()
        for leaf in self.parts.head.leaves():
            leaf.draw(ui, canvas, mood)
        self._draw_view(canvas, mood)
        # What is focused reaches over its place, so it comes last.
        for leaf in sorted(
            self.parts.foot.leaves(), key=lambda leaf: bool(leaf.id) and leaf.id == mood.focus
        ):
            leaf.draw(ui, canvas, mood)
        draw_signs(ui, canvas, self.parts.view, self.parts.scroller)
        if not self.covered and not self.low:  # the hints of the page above would lie on these
            self.footer.draw(ui, canvas)

    def _draw_view(self, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw what is seen of the content; what has the focus may touch the panel's margin."""
        ui, view, seen = self.ui, self.parts.view, self.parts.seen(mood.focus)
        window, cut = window_of(ui, view, self.parts.scroller), cut_edges(seen, view)
        fades = [] if self.panel else ground_fades(ui, canvas, window, cut)
        canvas.set_clip(window)
        for leaf in (leaf for leaf in seen if not leaf.id or leaf.id != mood.focus):
            leaf.draw(ui, canvas, mood)
        if self.panel:
            draw_fades(ui, canvas, window.clip((view.left, 0, view.w, canvas.get_height())), cut)
        for leaf in (leaf for leaf in seen if leaf.id and leaf.id == mood.focus):
            if view.contains(leaf.rect):
                canvas.set_clip(shine_of(ui, view))
            leaf.draw(ui, canvas, mood)
        canvas.blits(fades)
        canvas.set_clip(None)
        draw_bar(ui, canvas, self.parts.bar, self.parts.scroller)

    @property
    def covered(self) -> bool:
        """Whether another scene lies above, which then has the focus and the hints."""
        return self.stack.top is not self

    def mood(self) -> Mood:
        """How the widgets are drawn: which has the focus, which the pointer."""
        if self.covered:
            return Mood()
        return Mood(self.focus(), self.ring.visible, self._held[2] if self._held else None)

    def focused(self) -> Widget | None:
        """The widget in focus."""
        return self.parts.leaf(self.focus())

    def _arrange(self) -> None:
        """Find the places of everything on the canvas."""
        m = self.ui.metrics
        room = m.safe.copy()
        room.h -= self._footer_height()
        pad = m.units(48 if m.text_scale == 1 else 34) if self.panel else 0
        self.parts.arrange(self.ui, room, round(m.units(self.width) * m.text_scale), pad, low=self.low)
        self._placed()

    def _placed(self) -> None:
        """The content lies elsewhere now."""
        self.ring.set(self.parts.focusables())

    def follow(self) -> None:
        """Bring the focus into sight and show its hints."""
        if self.ring.rect is not None and not self.parts.at_foot(self.ring.id):
            told = self.parts.told(self.ring.id, self.ring.rect)
            top = told.top - self.parts.view.top + self.parts.scroller.at
            if self.parts.show(top, top + told.h, self.ui.metrics.units(self.margin)):
                self.parts.place(self.ui)
                self._placed()
        self._note()

    def _note(self) -> None:
        widget = self.focused()
        if widget is not None and self._entered != widget.id:
            self._entered = widget.id
            widget.entered()
        self.ui.hub.text_mode = isinstance(widget, TextField)
        found = self._hints(widget)
        absent = [hint for hint, holds in found if not holds]
        # Where a page is turned from the line of hints, what turns it stays under the pointer.
        shown = [hint for hint, _ in found if self.hints() or hint not in absent]
        self.footer.lay_out(self.ui, self._with_scrolling(shown), absent)

    def _let_go(self) -> None:
        self.ui.hub.text_mode = False
        self._held = None

    def _hints(self, widget: Widget | None) -> list[tuple[KeyHint, bool]]:
        """All that may be hinted at with the focus on ``widget``, and whether it holds now."""
        found: list[tuple[KeyHint, bool]] = []
        if widget is not None and widget.hint is not None:
            found.append((KeyHint(widget.hint_action, widget.hint), widget.hinted))
        if not any(leaf.focusable for leaf in self.parts.root.leaves()):
            found.insert(0, (_SCROLLS, self.parts.scroller.furthest > 0))
        found += [(hint, True) for hint in self.hints()]
        return [*found, *([(KeyHint("back", BACK), True)] if self.closes else [])]

    def _with_scrolling(self, hints: list[KeyHint]) -> list[KeyHint]:
        """The hints of a page that scrolls as the focus goes on, as long as they take no line more."""
        if not self.parts.scroller.furthest or any(hint.action == SCROLL for hint in hints):
            return hints
        more = [_SCROLLS, *hints]
        return more if self.footer.height(self.ui, more) <= self._footer_height() else hints

    def _footer_height(self) -> int:
        """Enough for the hints of every widget, so that nothing jumps when the focus moves."""
        if self.low:
            return 0
        focusable = [leaf for leaf in self.parts.leaves if leaf.focusable]
        by_words = {leaf.hint: leaf for leaf in focusable}
        return max(
            self.footer.height(self.ui, [hint for hint, _ in self._hints(leaf)])
            for leaf in (*by_words.values(), None)
        )


class PageTitle(Heading):
    """The title of a page, in the middle. It grows less than the text, but not to less than its rows."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, align="center")

    def em(self, ui: Services) -> int:
        """As a heading, up to half as large again, or as the largest rows."""
        most = max(ui.metrics.units(ui.theme.fonts.heading * 1.5), ui.metrics.text(ui.theme.fonts.large))
        return min(super().em(ui), most)


class RunningHead(Heading):
    """A title where the page needs the room: as large as its rows, with no more air than it needs."""

    def height(self, ui: Services, width: int) -> int:
        """The letters at 100 % alone: larger ones reach into the air above and below."""
        return ui.metrics.print(ui.theme.fonts.heading)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw it over the air above and below as far as it reaches there, clear of the arrow below it."""
        name = ui.writer.fit(resolved(ui, self.words), self.em(ui), self.color(ui), self.rect.w, self.weight)
        raised = ui.metrics.units(_RAISED) + (self.em(ui) - self.height(ui, 0)) // 3
        middle = (self.rect.centerx, self.rect.top + self.height(ui, 0) // 2 - raised)
        canvas.blit(name, name.get_rect(center=middle))

    def em(self, ui: Services) -> int:
        """As the words of rows, as far as there is air for them."""
        least = ui.metrics.print(ui.theme.fonts.heading)
        return max(least, min(ui.metrics.text(ui.theme.fonts.small), round(least * _AIR)))
