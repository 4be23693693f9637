"""Large names in the display face, in gold."""

from __future__ import annotations

import pygame

from game.art.palette import Color, Palette, mix
from game.art.surfaces import solid, transparent
from game.ui.services import Services
from game.ui.text.bidi import seen
from game.ui.text.writer import Writer
from game.ui.widgets.widget import Mood, Widget

Inks = tuple[Color, Color]
"""The colours of letters at their tops and at their feet."""
_TRACKING = 0.05
"""The space between Latin letters, in em; Persian ones are joined."""
_SMALLEST = 20
_WHITE: Color = (255, 255, 255)
_BLACK: Color = (0, 0, 0)


class GildedName(Widget):
    """A name in gold in the middle of its line; a long one is smaller.

    Args:
        words: the name.
        size: of its letters, in design units.
    """

    def __init__(self, words: str, size: int) -> None:
        super().__init__()
        self._words, self._size = words, size

    def height(self, ui: Services, width: int) -> int:
        """Its letters with less air than between lines."""
        return round(ui.metrics.units(self._size) * 1.1)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw it."""
        made = gilded(ui, self._words, ui.metrics.units(self._size), self.rect.w)
        canvas.blit(made, made.get_rect(center=self.rect.center))


def gilded(ui: Services, words: str, em: int, width: int, inks: Inks | None = None) -> pygame.Surface:
    """A name in one line, lit from above, with a shadow; smaller where there is no room for it.

    Args:
        ui: the program's services.
        words: the name.
        em: its size in pixels, if there is room.
        width: the room.
        inks: its colours; None: gold.
    """
    palette = ui.theme.palette
    shade = mix(palette.table_deep, _BLACK, 0.4)
    return ui.writer.recall(_painted, seen(words), em, width, inks or _gold(palette), shade)


def _gold(palette: Palette) -> Inks:
    if palette.vivid:
        return palette.brass_light, palette.brass_light
    return mix(palette.brass_light, _WHITE, 0.35), mix(palette.brass, palette.brass_light, 0.15)


def _painted(writer: Writer, words: str, em: int, width: int, inks: Inks, shade: Color) -> pygame.Surface:
    while em > _SMALLEST and sum(_steps(writer, words, em)) > width:
        em -= 2
    letters = _letters(writer, words, em)
    made, below = transparent(letters.get_size()), letters.copy()
    below.fill(shade, special_flags=pygame.BLEND_RGB_MULT)
    made.blit(below, (0, max(1, round(em * 0.03))))
    letters.blit(_shades(writer, letters.get_size(), em, inks), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    made.blit(letters, (0, 0))
    return made


def _steps(writer: Writer, words: str, em: int) -> list[int]:
    """How wide each piece of a name is with the space after it: a Latin letter, or all of a Persian name."""
    if not words.isascii():
        return [writer.measure(words, em, "display")[0]]
    ends = [writer.measure(words[: at + 1], em, "display")[0] for at in range(len(words))]
    gap = round(em * _TRACKING)
    widths = [end - start for start, end in zip([0, *ends], ends, strict=False)]
    return [width + gap for width in widths[:-1]] + widths[-1:]


def _letters(writer: Writer, words: str, em: int) -> pygame.Surface:
    """The name in white."""
    steps = _steps(writer, words, em)
    made = transparent((max(1, sum(steps)), writer.height(em)))
    x = 0
    for piece, step in zip(words if len(steps) > 1 else [words], steps, strict=True):
        if piece.strip():
            made.blit(writer.line(piece, em, _WHITE, "display"), (x, 0))
        x += step
    return made


def _shades(writer: Writer, size: tuple[int, int], em: int, inks: Inks) -> pygame.Surface:
    """From the tops of the letters to the line on which they stand."""
    column, foot = solid((1, size[1])), writer.baseline(em)
    top = foot - round(em * 0.75)
    for y in range(size[1]):
        column.set_at((0, y), mix(*inks, min(1.0, max(0.0, (y - top) / (foot - top)))))
    return pygame.transform.scale(column, size)
