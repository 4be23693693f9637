"""The line of hints: which button of the device in use does what. Its parts can be clicked and tapped.

What a mouse or finger has no gesture for is drawn as a button: there it is pressed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import pygame

from game.art.drawing import Drawing
from game.rules.kernel.text import Text, text
from game.ui.input.glyphs import Glyph
from game.ui.input.intents import Pixel
from game.ui.services import Services
from game.ui.widgets.glyphs import draw_glyph, glyph_size

_POINTERS = ("mouse", "touch")
"""Devices that press the hints themselves."""


@dataclass(frozen=True, slots=True)
class KeyHint:
    """``action`` is a name of the bindings: "confirm", "back" ...; ``words`` say what it does here."""

    action: str
    words: Text


@dataclass(frozen=True, slots=True)
class PlacedHint:
    """A hint where it is drawn, with the sign of the device; without one where it is a button."""

    hint: KeyHint
    glyph: Glyph | None
    rect: pygame.Rect


class Footer:
    """The hints at the foot of a screen, from the start, in as many lines as they need.

    ``height`` is for the whole strip, with its distance to what lies above.
    """

    def __init__(self) -> None:
        self.items: list[PlacedHint] = []
        self._device = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._inked = pygame.Rect(0, 0, 0, 0)

    def height(self, ui: Services, hints: Sequence[KeyHint]) -> int:
        """The height of the strip in pixels."""
        return len(self._lines(ui, hints)) * self._line(ui) + ui.metrics.units(18)

    def fullest(self, ui: Services, others: Sequence[KeyHint], *ways: Sequence[KeyHint]) -> Sequence[KeyHint]:
        """The first of ``ways`` to hint that fits into one line with the others, else the last."""
        fit = (way for way in ways if len(self._lines(ui, [*others, *way])) == 1)
        return next(fit, ways[-1])

    def lay_out(self, ui: Services, hints: Sequence[KeyHint], absent: Collection[KeyHint] = ()) -> None:
        """Place the hints at the bottom of the safe area, in the middle.

        ``absent`` ones may come: where hints are pressed, the others lie where they will lie then too.
        """
        self._device = ui.hub.last_device
        safe, line = ui.metrics.safe, self._line(ui)
        steady = self._device in _POINTERS
        lines = self._lines(ui, hints if steady else [hint for hint in hints if hint not in absent])
        room = len(self._lines(ui, hints)) * line
        self.items = []
        y = safe.bottom - len(lines) * line
        self.rect = pygame.Rect(safe.left, safe.bottom - room, safe.w, room)
        for row in lines:
            total = sum(width for _, _, width in row) + self._gap(ui) * (len(row) - 1)
            strip = pygame.Rect(safe.left + (safe.w - total) // 2, y, total, line)
            x = strip.left
            for hint, glyph, width in row:
                place = ui.metrics.mirror(pygame.Rect(x, y, width, line), strip)
                if hint not in absent:
                    self.items.append(PlacedHint(hint, glyph, place))
                x += width + self._gap(ui)
            y += line
        places = [item.rect for item in self.items]
        self._inked = places[0].unionall(places) if places else self.rect

    def outdated(self, ui: Services) -> bool:
        """Another device is in use than the one whose buttons are shown."""
        return self._device != ui.hub.last_device

    def at(self, pos: Pixel) -> str | None:
        """The action whose hint is at ``pos``."""
        return next((item.hint.action for item in self.items if item.rect.collidepoint(pos)), None)

    def draw(self, ui: Services, canvas: pygame.Surface) -> None:
        """Draw the hints on a dark strip."""
        if not self.items:
            return
        strip = self._inked.inflate(ui.metrics.units(44), ui.metrics.units(6))
        canvas.blit(ui.artist.svg(_strip(strip.size, ui), strip.size), strip)
        for item in self.items:
            words = self._words(ui, item.hint)
            if item.glyph is None:
                cap = ui.artist.svg(_cap(item.rect.size, ui), item.rect.size)
                canvas.blit(cap, item.rect)
                canvas.blit(words, words.get_rect(center=item.rect.center))
                continue
            canvas.blit(
                words, words.get_rect(centery=item.rect.centery, **self._side(ui, item.rect, end=True))
            )
            made = draw_glyph(ui, item.glyph, self.em(ui))
            place = made.get_rect(centery=item.rect.centery, **self._side(ui, item.rect, end=False))
            canvas.blit(made, place)

    def _side(self, ui: Services, rect: pygame.Rect, *, end: bool) -> dict[str, int]:
        return {"right": rect.right} if end != ui.metrics.rtl else {"left": rect.left}

    def _lines(self, ui: Services, hints: Sequence[KeyHint]) -> list[list[tuple[KeyHint, Glyph | None, int]]]:
        lines: list[list[tuple[KeyHint, Glyph | None, int]]] = [[]]
        x = 0
        for hint in hints:
            glyph = ui.hub.glyph(hint.action)
            width = ui.writer.measure(ui.catalogue.say(hint.words), self.em(ui), "medium")[0]
            if glyph is not None:
                width += glyph_size(ui, glyph, self.em(ui))[0] + ui.metrics.units(12)
            else:
                width += 2 * ui.metrics.units(22)
            if lines[-1] and x + width > ui.metrics.safe.w:
                lines.append([])
                x = 0
            lines[-1].append((hint, glyph, width))
            x += width + self._gap(ui)
        return [line for line in lines if line]

    def _words(self, ui: Services, hint: KeyHint) -> pygame.Surface:
        return ui.writer.line(ui.catalogue.say(hint.words), self.em(ui), ui.theme.palette.on_dark, "medium")

    def em(self, ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.small)

    def _line(self, ui: Services) -> int:
        return max(ui.writer.height(self.em(ui)), round(self.em(ui) * 1.35), ui.metrics.finger)

    def _gap(self, ui: Services) -> int:
        return ui.metrics.units(48)


def turning(ui: Services, footer: Footer, *, arrows: bool = False, scrolls: bool = True) -> Sequence[KeyHint]:
    """The ways to the page before and after; large text has one of them, that to press or that of a key.

    Where the page has ``arrows`` to press only keys are told; what never ``scrolls`` leaves them more room.
    """
    before, after = KeyHint("previous", text("hint-previous")), KeyHint("next", text("hint-next"))
    pressed = ui.hub.last_device in _POINTERS
    if arrows and pressed:
        return []
    single = before if pressed else after
    others = [KeyHint("scroll", text("hint-scroll"))] * scrolls + [KeyHint("back", text("hint-back"))]
    return footer.fullest(ui, others, [before, after], [single])


def _strip(size: tuple[int, int], ui: Services) -> str:
    drawing = Drawing(*size)
    drawing.rect(
        (0, 0), size, ui.theme.palette.surface, min(size[1] / 2, 40 * ui.metrics.k), fill_opacity=0.88
    )
    return drawing.svg()


def _cap(size: tuple[int, int], ui: Services) -> str:
    """A small button round words."""
    width, height = size
    drawing, palette = Drawing(width, height), ui.theme.palette
    line, inset = max(1.5, 2.4 * ui.metrics.k), 0.06 * height
    drawing.rect(
        (line / 2, inset),
        (width - line, height - 2 * inset),
        palette.raised,
        0.22 * height,
        stroke=palette.brass,
        width=line,
    )
    return drawing.svg()
