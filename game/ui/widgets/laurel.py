"""The winner's banner: emblem and name, unrolling once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.drawing import Drawing, star
from game.art.palette import mix
from game.art.seats import SeatStyle
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget, Words, resolved

_PAD_X, _PAD_Y, _GAP, _INSET = 66, 10, 30, 62


class LaurelRibbon(Widget):
    """A ribbon in the winner's colour with the emblem at both ends; several winners share it.

    Args:
        words: who wins.
        styles: of the winners.
        unrolled: how far it is unrolled, from 0 to 1.
    """

    def __init__(self, words: Words, styles: Sequence[SeatStyle], unrolled: Callable[[], float]) -> None:
        super().__init__()
        self._words, self._styles, self._unrolled = words, tuple(styles), unrolled

    def height(self, ui: Services, width: int) -> int:
        """The words, which wrap where they must, and the ribbon's margin."""
        words = ui.writer.paragraph_height(
            resolved(ui, self._words), self.em(ui), self._room(ui, width), "display"
        )
        return words + 2 * ui.metrics.units(_PAD_Y)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw what is unrolled of it, from the middle."""
        m, palette = ui.metrics, ui.theme.palette
        room = self._room(ui, self.rect.w)
        words = resolved(ui, self._words)
        line = ui.writer.measure(words, self.em(ui), "display")[0]
        ribbon = pygame.Rect(0, 0, 0, self.height(ui, self.rect.w))
        ribbon.w = min(self.rect.w, min(line, room) + 2 * (self._emblems(ui) + m.units(_PAD_X)))
        ribbon.midtop = self.rect.midtop
        before = canvas.get_clip()
        seen = ribbon.copy()
        seen.w = round(ribbon.w * self._unrolled())
        seen.centerx = ribbon.centerx
        canvas.set_clip(seen.clip(before))
        canvas.blit(ui.artist.svg(_ribbon(ribbon.size, self._styles, ui), ribbon.size), ribbon)
        made = ui.writer.paragraph(words, self.em(ui), palette.on_dark, room, "display", "center")
        canvas.blit(made, made.get_rect(center=ribbon.center))
        self._draw_emblems(ui, canvas, ribbon)
        canvas.set_clip(before)

    def _draw_emblems(self, ui: Services, canvas: pygame.Surface, ribbon: pygame.Rect) -> None:
        """At both ends: each of the winners, the first one outermost."""
        side, inset = self._emblem(ui), ui.metrics.units(_INSET)
        for at, style in enumerate(self._styles):
            icon = ui.artist.icon(style.symbol, side, style.color)
            step = inset + at * round(side * 1.15) + side // 2
            for x in (ribbon.left + step, ribbon.right - step):
                canvas.blit(icon, icon.get_rect(center=(x, ribbon.centery)))

    def _room(self, ui: Services, width: int) -> int:
        return max(self.em(ui) * 4, width - 2 * (self._emblems(ui) + ui.metrics.units(_PAD_X)))

    def _emblems(self, ui: Services) -> int:
        return round(self._emblem(ui) * 1.15 * len(self._styles)) + ui.metrics.units(_GAP)

    def _emblem(self, ui: Services) -> int:
        return round(self.em(ui) * 1.05)

    @staticmethod
    def em(ui: Services) -> int:
        """As the title of a page: large already, so it grows less than the text."""
        largest = ui.metrics.units(ui.theme.fonts.heading * 1.5)
        return min(ui.metrics.text(ui.theme.fonts.heading), largest)


def _ribbon(size: tuple[int, int], styles: Sequence[SeatStyle], ui: Services) -> str:
    """A ribbon with notched ends, in the colours of the winners, with brass along its edges."""
    width, height = size
    k, palette = ui.metrics.k, ui.theme.palette
    drawing = Drawing(width, height)
    notch, line = min(height * 0.4, 36 * k), max(1.5, 2.6 * k)
    inset = line / 2
    outline = [
        (inset, inset), (width - inset, inset), (width - notch, height / 2), (width - inset, height - inset),
        (inset, height - inset), (notch, height / 2),
    ]  # fmt: skip
    tones = [mix(style.dark, palette.surface, 0.45) for style in styles]
    stops = [((at + 0.5) / len(tones), tone) for at, tone in enumerate(tones)]
    ground = drawing.linear((0, 0), (width, 0), (0, tones[0]), *stops, (1, tones[-1]))
    drawing.polygon(outline, ground, stroke=palette.brass_light, width=line, join="round")
    for x in (notch * 1.35, width - notch * 1.35):
        drawing.polygon(star((x, height / 2), 7 * k, 5 * k, 8), palette.brass_light)
    return drawing.svg()
