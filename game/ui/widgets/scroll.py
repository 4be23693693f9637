"""Scrolling: how far, and the bar, the arrows and the fading edges that show it."""

from __future__ import annotations

import pygame

from game.art.drawing import Drawing
from game.art.palette import mix
from game.art.surfaces import transparent
from game.ui.input.intents import Pixel
from game.ui.services import Services

BAR = 10
"""Width of a scroll bar in design units."""
_SIGN = (88, 18)
"""The plate with an arrow beyond an edge, in design units; it grows with the text."""
_APART = 1
"""Design units between that edge and the plate."""
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
