"""The menu's layout and the program's name in its sky."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.art.drawing import Drawing, star
from game.art.palette import Color, Palette
from game.ui.services import Services
from game.ui.widgets.gilded import gilded
from game.ui.widgets.widget import Mood, Widget

_NAME, _NAME_RTL = 127, 114
"""Persian letters reach higher, where the arch is."""
_TAGLINE = 42
_LINE = 34
"""The height of the line below the name, which lies in its box."""
_ARCH = 0.19
"""Where the arch leaves room for the name at the start of the page, in heights of the canvas."""
_LIST, _LARGER = 650, 800
"""The width of the list in design units: at the start, and in the middle, where it grows with the text."""
_WIDEST = 1420
"""Its greatest width, in design units."""
_ASIDE = 126
_MARGINS, _CLOSE = (30, 20), (6, 0)


class TitleArt(Widget):
    """The name in gold with a line of stars below it, and what the program is for.

    At larger text the name stands alone, in the middle: the ways below it need the room.
    """

    def natural(self, ui: Services) -> int:
        """The tagline on one line, or the name where that is wider."""
        tagline = ui.writer.measure(self._tagline(ui), self._small(ui), "medium")[0]
        return max(tagline, self._name(ui, ui.metrics.safe.w).get_width())

    def height(self, ui: Services, width: int) -> int:
        """Name, ornament and tagline; the name is art and does not grow with the text."""
        words, name = self._tagline(ui), self._name(ui, width).get_height()
        if not words:
            return name
        below = ui.writer.paragraph_height(words, self._small(ui), width, "medium")
        return name + self._drop(ui) + below

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw it at the start of its place; alone in the middle."""
        name, tagline = self._name(ui, self.rect.w), self._tagline(ui)
        area = name.get_rect(top=self.rect.top, left=self.rect.left)
        if not tagline:
            area.centerx = self.rect.centerx
        canvas.blit(name, area if not tagline else ui.metrics.mirror(area, self.rect))
        if not tagline:
            return
        line = pygame.Rect(
            self.rect.left,
            area.bottom - ui.metrics.units(_LINE) + self._drop(ui),
            self.rect.w,
            ui.metrics.units(_LINE),
        )
        canvas.blit(ui.artist.svg(ornament(line.size, ui), line.size), line)
        made = ui.writer.paragraph(
            tagline, self._small(ui), _inks(ui.theme.palette)[1], self.rect.w, "medium"
        )
        canvas.blit(made, (self.rect.left, line.bottom))

    def _name(self, ui: Services, width: int) -> pygame.Surface:
        ink = _inks(ui.theme.palette)[0]
        inks = None if ink is ui.theme.palette.brass_light else (ink, ink)
        return gilded(
            ui,
            ui.catalogue.say("app-name"),
            ui.metrics.units(_NAME_RTL if ui.metrics.rtl else _NAME),
            width,
            inks,
        )

    @staticmethod
    def _tagline(ui: Services) -> str:
        return ui.catalogue.say("app-tagline") if ui.metrics.text_scale == 1 else ""

    @staticmethod
    def _drop(ui: Services) -> int:
        """The line below the name lies in its box, as far as no letter reaches there."""
        return ui.metrics.units(_LINE) // 2 if ui.metrics.rtl else 0

    @staticmethod
    def _small(ui: Services) -> int:
        return ui.metrics.text(_TAGLINE)


class MenuBox(Widget):
    """The title in the sky, the list near the ground, both at the start: the inn and the sun are seen.

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
        """The list at the bottom, the title above it: both begin at one edge, or lie in the middle."""
        super().place(ui, rect)
        width = self._width(ui, rect.w)
        height, beside = self._ways.height(ui, width), not self._full(ui)
        middle = (rect.w - width) // 2
        aside = beside and not ui.metrics.portrait
        left = rect.left + (min(ui.metrics.units(_ASIDE), middle) if aside else middle)
        ways = pygame.Rect(left, rect.bottom - height - self._margins(ui)[1], width, height)
        self._ways.place(ui, ui.metrics.mirror(ways, rect))
        wide = min(self._art.natural(ui), rect.right - (left if aside else rect.left)) if beside else rect.w
        high = self._art.height(ui, wide)
        lowest = max(rect.top, ways.top - self._margins(ui)[0] - high)
        in_sky = beside or ui.metrics.portrait
        top = min(round(ui.metrics.size[1] * _ARCH), lowest) if in_sky else rect.top
        start = left if aside else rect.left + (rect.w - wide) // 2
        self._art.place(ui, ui.metrics.mirror(pygame.Rect(start, top, wide, high), rect))

    @staticmethod
    def _margins(ui: Services) -> tuple[int, int]:
        """Above and below the list; larger text has no room to spare."""
        above, below = _MARGINS if ui.metrics.text_scale == 1 else _CLOSE
        return ui.metrics.units(above), ui.metrics.units(below)

    def _width(self, ui: Services, width: int) -> int:
        scale = ui.metrics.text_scale
        wanted = ui.metrics.units(_LIST if scale == 1 else _LARGER * scale)
        return min(width, wanted, ui.metrics.units(_WIDEST))

    @staticmethod
    def _full(ui: Services) -> bool:
        return ui.metrics.text_scale > 1


def _inks(palette: Palette) -> tuple[Color, Color]:
    """The colours of name and tagline: bright on a night sky, dark on a morning one."""
    red, green, blue = palette.sky[1]
    if 0.3 * red + 0.6 * green + 0.1 * blue < 120:
        return palette.brass_light, palette.on_dark
    return palette.surface, palette.ink


def ornament(size: tuple[int, int], ui: Services) -> str:
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
