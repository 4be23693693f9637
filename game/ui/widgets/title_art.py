"""The menu's layout and the program's name in its sky."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.art.drawing import Drawing, star
from game.art.palette import Color, Palette
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget

_NAME = 124
_TAGLINE = 42
_TOP = 36
_LIST = 800
"""The width of the list at 100 % text, in design units; it grows with the text."""
_WIDEST = 1420
"""Its greatest width, in design units: then it lies in the middle, below the arch."""
_ASIDE = 60
_MARGINS, _CLOSE = (30, 20), (6, 0)


class TitleArt(Widget):
    """The name in brass with a line of stars below it, and what the program is for.

    At larger text the name stands alone, high in the sky: the ways below it need the room.
    """

    def natural(self, ui: Services) -> int:
        """The tagline on one line."""
        return ui.writer.measure(self._tagline(ui), self._small(ui), "medium")[0]

    def height(self, ui: Services, width: int) -> int:
        """Name, ornament and tagline; the name is art and does not grow with the text."""
        words, name = self._tagline(ui), self._name(ui, width, (0, 0, 0)).get_height()
        if not words:
            return name
        tagline = ui.writer.paragraph_height(words, self._small(ui), width, "medium")
        return self._above(ui) + name + ui.metrics.units(14) + tagline

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw it in the middle of its place."""
        ink, shadow, quiet = _inks(ui.theme.palette)
        name = self._name(ui, self.rect.w, ink)
        area = name.get_rect(centerx=self.rect.centerx, top=self.rect.top + self._above(ui))
        shade = self._name(ui, self.rect.w, shadow)
        for reach in (4, 2):
            canvas.blit(shade, area.move(0, ui.metrics.units(reach)))
        canvas.blit(name, area)
        tagline = self._tagline(ui)
        if not tagline:
            return
        line = pygame.Rect(
            0, area.bottom - ui.metrics.units(20), min(area.w, self.rect.w), ui.metrics.units(34)
        )
        line.centerx = self.rect.centerx
        canvas.blit(ui.artist.svg(_ornament(line.size, ui), line.size), line)
        made = ui.writer.paragraph(tagline, self._small(ui), quiet, self.rect.w, "medium", "center")
        canvas.blit(made, (self.rect.left, line.bottom))

    def _name(self, ui: Services, width: int, color: Color) -> pygame.Surface:
        words, size = ui.catalogue.say("app-name"), ui.metrics.units(_NAME)
        while size > 20 and ui.writer.measure(words, size, "bold")[0] > width:
            size -= 4
        return ui.writer.line(words, size, color, "bold")

    @staticmethod
    def _tagline(ui: Services) -> str:
        return ui.catalogue.say("app-tagline") if ui.metrics.text_scale == 1 else ""

    @staticmethod
    def _above(ui: Services) -> int:
        return ui.metrics.units(_TOP) if ui.metrics.text_scale == 1 else 0

    @staticmethod
    def _small(ui: Services) -> int:
        return ui.metrics.text(_TAGLINE)


class MenuBox(Widget):
    """The title in the middle of the sky, the list near the ground at the start.

    Where the list is too high for that, it follows below the title and all of it scrolls.
    """

    stretch = True

    def __init__(self, art: Widget, ways: Widget) -> None:
        super().__init__()
        self._art, self._ways = art, ways

    def leaves(self) -> Iterator[Widget]:
        """The title and everything in the list."""
        yield from self._art.leaves()
        yield from self._ways.leaves()

    def height(self, ui: Services, width: int) -> int:
        """Title and list."""
        ways = self._ways.height(ui, self._width(ui, width))
        return self._art.height(ui, width) + sum(self._margins(ui)) + ways

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """The title at the top, the list at the bottom."""
        super().place(ui, rect)
        self._art.place(ui, pygame.Rect(rect.topleft, (rect.w, self._art.height(ui, rect.w))))
        width = self._width(ui, rect.w)
        height = self._ways.height(ui, width)
        middle = (rect.w - width) // 2
        left = rect.left + (middle if self._full(ui, width) else min(ui.metrics.units(_ASIDE), middle))
        ways = pygame.Rect(left, rect.bottom - height - self._margins(ui)[1], width, height)
        self._ways.place(ui, ui.metrics.mirror(ways, rect))

    @staticmethod
    def _margins(ui: Services) -> tuple[int, int]:
        """Above and below the list; larger text has no room to spare."""
        above, below = _MARGINS if ui.metrics.text_scale == 1 else _CLOSE
        return ui.metrics.units(above), ui.metrics.units(below)

    def _width(self, ui: Services, width: int) -> int:
        list_width = round(ui.metrics.units(_LIST) * ui.metrics.text_scale)
        return min(width, list_width, ui.metrics.units(_WIDEST))

    @staticmethod
    def _full(ui: Services, width: int) -> bool:
        return width >= ui.metrics.units(_WIDEST)


def _inks(palette: Palette) -> tuple[Color, Color, Color]:
    """The colours of name, its shadow and tagline: bright on a night sky, dark on a morning one."""
    red, green, blue = palette.sky[1]
    if 0.3 * red + 0.6 * green + 0.1 * blue < 120:
        return palette.brass_light, palette.table_deep, palette.on_dark
    return palette.surface, palette.ivory, palette.ink


def _ornament(size: tuple[int, int], ui: Services) -> str:
    """A brass line that fades to both sides from three stars."""
    width, height = size
    k, palette = ui.metrics.k, ui.theme.palette
    drawing = Drawing(width, height)
    bright = _inks(palette)[0]
    middle = (width / 2, height / 2)
    for side in (-1, 1):
        near, far = middle[0] + side * 70 * k, middle[0] + side * width / 2
        fade = drawing.linear((near, 0), (far, 0), (0, bright, 1.0), (1, palette.brass, 0.0))
        drawing.rect((min(near, far), middle[1] - 1.5 * k), (abs(far - near), 3 * k), fade)
        drawing.polygon(star((middle[0] + side * 44 * k, middle[1]), 9 * k, 7 * k, 8), palette.brass)
    drawing.polygon(star(middle, 17 * k, 13 * k, 8), bright)
    return drawing.svg()
