"""Scrolling: how far, the bar that shows it, and a page of text that scrolls by itself.

One file, though a long one: whatever scrolls says so in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.art.drawing import Drawing
from game.art.palette import mix
from game.art.surfaces import transparent
from game.rules.kernel.text import text
from game.ui.input.bindings import SCROLL
from game.ui.input.intents import Direction, Pixel
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.row_clipping import cut_edges, unclipped
from game.ui.widgets.widget import Mood, Widget

BAR = 10
"""Width of a scroll bar in design units."""
_SIGN, _APART = (88, 18), 1
"""The plate with an arrow beyond an edge where there is more, larger with larger text, and how far from that,
in design units: every page leaves so much round its content."""
SIGN_GROWTH = 6
"""So much higher is that plate at twice the text size."""
_REACH = (30, 14)
"""A press that misses that plate by so much is meant for it, in design units."""
WINDOWFUL = 0.8
"""One turns over so much of a window: what was last in sight stays, so that one knows where to go on."""
_SHINE = (26, 20)
"""How far the shine of the focus may reach beyond the content, in design units."""


class Scroller:
    """How far something of ``length`` pixels is scrolled in a window of ``room`` pixels."""

    def __init__(self) -> None:
        self.length = self.room = self.at = 0

    @property
    def furthest(self) -> int:
        """The largest ``at``."""
        return max(0, self.length - self.room)

    def fit(self, length: int, room: int) -> None:
        """The sizes are these now."""
        self.length, self.room = length, room
        self.at = min(self.at, self.furthest)

    def by(self, pixels: int) -> bool:
        """Scroll; False if it was at the end already."""
        before = self.at
        self.at = min(self.furthest, max(0, self.at + pixels))
        return self.at != before

    def show(self, top: int, bottom: int, margin: int) -> bool:
        """Scroll as little as shows the stretch from ``top`` to ``bottom``; its top counts more."""
        before = self.at
        margin = max(0, min(margin, (self.room - bottom + top) // 2))
        self.at = min(self.furthest, max(self.at, bottom + margin - self.room))
        self.at = max(0, min(self.at, top - margin))
        return self.at != before


def draw_bar(ui: Services, canvas: pygame.Surface, track: pygame.Rect, scroller: Scroller) -> None:
    """Draw the scroll bar into ``track``, if there is anything to scroll."""
    if not scroller.furthest or track.h < 1:
        return
    long = max(track.w * 2, track.h * scroller.room // scroller.length)
    knob = pygame.Rect(track.left, 0, track.w, long)
    knob.top = track.top + (track.h - long) * scroller.at // scroller.furthest
    palette = ui.theme.palette
    groove = _pill(track.size, palette.groove)
    canvas.blit(ui.artist.svg(groove, track.size), track)
    canvas.blit(ui.artist.svg(_pill(knob.size, palette.brass), knob.size), knob)


def window_of(ui: Services, view: pygame.Rect, scroller: Scroller) -> pygame.Rect:
    """Where content is drawn: what has the focus may shine beyond ``view``, but not where an arrow lies."""
    across, high = map(ui.metrics.units, _SHINE)
    above, below = high * (scroller.at == 0), high * (scroller.at == scroller.furthest)
    return pygame.Rect(view.left - across, view.top - above, view.w + 2 * across, view.h + above + below)


def shine_of(ui: Services, view: pygame.Rect) -> pygame.Rect:
    """Where what has the focus is drawn if all of it is in ``view``: its shine goes on below an arrow."""
    return view.inflate(*(2 * ui.metrics.units(each) for each in _SHINE))


def signs_of(ui: Services, view: pygame.Rect, scroller: Scroller) -> dict[int, pygame.Rect]:
    """The plates beyond an edge of ``view`` that say that there is more, by the way they lead: -1 is up."""
    units, scale = ui.metrics.units, ui.metrics.text_scale
    size = (units(_SIGN[0] * scale**0.5), units(_SIGN[1] + SIGN_GROWTH * (scale - 1)))
    tops = {-1: view.top - units(_APART) - size[1], 1: view.bottom + units(_APART)}
    goes_on = {-1: scroller.at > 0, 1: scroller.at < scroller.furthest}
    left = view.centerx - size[0] // 2
    high = view.h > 4 * size[1]
    return {way: pygame.Rect((left, top), size) for way, top in tops.items() if high and goes_on[way]}


def draw_signs(ui: Services, canvas: pygame.Surface, view: pygame.Rect, scroller: Scroller) -> None:
    """Say beyond an edge of ``view`` that there is more: an arrow on a small plate, over no content."""
    for way, sign in signs_of(ui, view, scroller).items():
        canvas.blit(ui.artist.svg(_sign(sign.size, way < 0, ui), sign.size), sign)


def sign_at(ui: Services, view: pygame.Rect, scroller: Scroller, pos: Pixel, *, near: bool = True) -> int:
    """Which way the plate leads that is at ``pos``, or ``near`` it; 0 if there is none."""
    across, high = (2 * ui.metrics.units(each) * near for each in _REACH)
    plates = signs_of(ui, view, scroller).items()
    return next((way for way, sign in plates if sign.inflate(across, high).collidepoint(pos)), 0)


def draw_fades(ui: Services, canvas: pygame.Surface, window: pygame.Rect, cut: tuple[bool, bool]) -> None:
    """Let what goes on beyond an edge of ``window`` fade there: at the upper one, at the lower one."""
    height = min(ui.metrics.units(30), window.h // 4)
    for top, more in zip((True, False), cut, strict=True):
        if more and height:
            strip = pygame.Rect(window.left, window.top if top else window.bottom - height, window.w, height)
            canvas.blit(ui.artist.svg(_fade(strip.size, top, ui), strip.size), strip)


def ground_fades(
    ui: Services, canvas: pygame.Surface, window: pygame.Rect, cut: tuple[bool, bool]
) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """What lies on ``canvas`` at the edges of ``window``, ever denser: the fades of a page without a panel.

    To be taken before the content is drawn, and laid over it.
    """
    height, fades = min(ui.metrics.units(48), window.h // 4), []
    for top, more in zip((True, False), cut, strict=True):
        strip = pygame.Rect(window.left, window.top if top else window.bottom - height, window.w, height)
        strip = strip.clip(canvas.get_rect())
        if more and strip.h:
            ground = transparent(strip.size)
            ground.blit(canvas, (0, 0), strip)
            for row in range(strip.h):
                dense = (strip.h - row if top else row + 1) / strip.h
                shade = (255, 255, 255, round(255 * dense))
                ground.fill(shade, (0, row, strip.w, 1), pygame.BLEND_RGBA_MULT)
            fades.append((ground, strip))
    return fades


def _fade(size: tuple[int, int], top: bool, ui: Services) -> str:
    drawing, palette = Drawing(*size), ui.theme.palette
    ground = mix(palette.raised, palette.surface, 0.7) if top else palette.surface
    first, last = (1.0, 0.0) if top else (0.0, 1.0)
    shade = drawing.linear((0, 0), (0, size[1]), (0, ground, first), (1, ground, last))
    drawing.rect((0, 0), size, shade)
    return drawing.svg()


def _sign(size: tuple[int, int], up: bool, ui: Services) -> str:
    width, height = size
    drawing, palette, line = Drawing(width, height), ui.theme.palette, max(1.0, height * 0.06)
    inner = (width - line, height - line)
    drawing.rect((line / 2, line / 2), inner, palette.surface, height / 2, stroke=palette.brass, width=line)
    bold = height * (0.17 if ui.metrics.text_scale == 1 else 0.2)
    tip, ends = (0.26, 0.72) if up else (0.74, 0.28)
    across = width * 0.16 * ui.metrics.text_scale**0.4
    points = [(width / 2 + side * across, height * y) for side, y in ((-1, ends), (0, tip), (1, ends))]
    drawing.polyline(points, palette.brass_light, bold, cap="round", join="round")
    return drawing.svg()


def _pill(size: tuple[int, int], color: tuple[int, int, int]) -> str:
    drawing = Drawing(*size)
    drawing.rect((0, 0), size, color, min(size) / 2)
    return drawing.svg()


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
        """Take this place and lay the content out at its present position."""
        super().place(ui, rect)
        inner = self.window(ui)
        length = self.body.height(ui, inner.w)
        self.scroller.fit(length, inner.h)
        self.body.place(ui, pygame.Rect(inner.left, inner.top - self.scroller.at, inner.w, length))

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
