"""A page of text that scrolls by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.rules.kernel.text import text
from game.ui.input.bindings import SCROLL
from game.ui.input.intents import Direction, Pixel
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.row_clipping import cut_edges, unclipped
from game.ui.widgets.scroll import BAR, WINDOWFUL, Scroller, draw_bar, draw_fades, draw_signs, sign_at
from game.ui.widgets.widget import Mood, Widget


class TextPage(Widget):
    """Things to read in a window that scrolls: up and down with the focus on it, wheel, drag.

    Args:
        id: its name for the focus.
        children: paragraphs, headings, pictures; nothing that wants the focus.
        least: its height in design units where it is not stretched.
    """

    stretch = True
    hint_action = SCROLL

    def __init__(self, id: str, children: Sequence[Widget], *, least: int = 360) -> None:
        super().__init__(id)
        self.hint = text("hint-scroll")
        self.body = Column(children, gap=18)
        self._least = least
        self.scroller = Scroller()
        self._grip: tuple[Pixel, int] = ((-1, -1), 0)

    @property
    def focusable(self) -> bool:
        """Always, so that a pad can scroll it."""
        return True

    @property
    def hinted(self) -> bool:
        """Only if there is more than is seen."""
        return self.scroller.furthest > 0

    def leaves(self) -> Iterator[Widget]:
        """Itself only: it draws what it contains."""
        yield self

    def adopt(self, old: Widget) -> None:
        """Stay where one was reading."""
        if isinstance(old, TextPage):
            self.scroller.at = old.scroller.at

    def natural(self, ui: Services) -> int:
        """As wide as its content likes."""
        return self.body.natural(ui) + 2 * self._pad(ui)

    def height(self, ui: Services, width: int) -> int:
        """All of its content, but no more than its least height; stretching gives it what is free."""
        inner = self.body.height(ui, width - 2 * self._pad(ui)) + 2 * self._edge(ui)
        return min(inner, ui.metrics.units(self._least))

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take this place and lay the content out at its present position; less of it lies in the middle."""
        super().place(ui, rect)
        inner = self.window(ui)
        length = self.body.height(ui, inner.w)
        self.scroller.fit(length, inner.h)
        top = inner.top + max(0, inner.h - length) // 2 - self.scroller.at
        self.body.place(ui, pygame.Rect(inner.left, top, inner.w, length))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw what can be seen of the content, the bar, and the focus."""
        window = self.window(ui)
        before = canvas.get_clip()
        canvas.set_clip(window.clip(before))
        shown = unclipped(self.body.leaves(), window)
        for leaf in shown:
            leaf.draw(ui, canvas, mood)
        canvas.set_clip(before)
        draw_fades(ui, canvas, window, cut_edges(shown, window))
        bar = pygame.Rect(0, window.top, ui.metrics.units(BAR), window.h)
        bar.right = self.rect.right - ui.metrics.units(20)
        draw_bar(ui, canvas, ui.metrics.mirror(bar, self.rect), self.scroller)
        canvas.set_clip(None)  # the arrows lie beyond its edge
        draw_signs(ui, canvas, self.rect, self.scroller)
        canvas.set_clip(before)
        if mood.focus == self.id and mood.outlined:
            reach = ui.metrics.units(10)
            inner = self.rect.inflate(-2 * reach, -2 * reach)
            glow = ui.artist.glow(inner.size, ui.metrics.units(8), ui.theme.palette.focus, reach)
            canvas.blit(glow, self.rect)

    def nav(self, ui: Services, direction: Direction) -> bool:
        """Up and down scroll, as far as there is anything."""
        step = round(self.scroller.room * 0.4) + 1
        return direction in ("up", "down") and self.scroll(ui, step if direction == "down" else -step)

    def confirm(self, ui: Services) -> None:
        """On by a windowful; from the end back to the start."""
        if not self.scroll(ui, round(self.scroller.room * WINDOWFUL)):
            self.scroll(ui, -self.scroller.length)

    def click(self, ui: Services, pos: Pixel) -> None:
        """A tap only puts the focus here, but near an arrow it turns over."""
        self.turn(ui, pos)

    def turn(self, ui: Services, pos: Pixel) -> bool:
        """On by a windowful where the arrow leads that is pressed at ``pos``, if there is one."""
        way = sign_at(ui, self.rect, self.scroller, pos)
        return self.scroll(ui, way * round(self.scroller.room * WINDOWFUL))

    def drag(self, ui: Services, start: Pixel, pos: Pixel) -> bool:
        """The content follows the finger."""
        if self._grip[0] != start:
            self._grip = (start, self.scroller.at)
        self.scroll(ui, self._grip[1] + start[1] - pos[1] - self.scroller.at)
        return True

    def scroll(self, ui: Services, pixels: int) -> bool:
        """Move towards the end."""
        moved = self.scroller.by(pixels)
        if moved:
            self.place(ui, self.rect)
        return moved

    def _pad(self, ui: Services) -> int:
        return ui.metrics.units(BAR + 34)

    def _edge(self, ui: Services) -> int:
        return ui.metrics.units(18)

    def window(self, ui: Services) -> pygame.Rect:
        """Where the text is to be seen."""
        return self.rect.inflate(-2 * self._pad(ui), -2 * self._edge(ui))
