"""Things to read: headings, paragraphs, pictures, dividers."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.drawing import Drawing, star
from game.art.palette import Color
from game.ui.services import Services
from game.ui.text.fonts import Weight
from game.ui.text.writer import Align
from game.ui.widgets.row_clipping import whole_rows
from game.ui.widgets.widget import Mood, Widget, Words, resolved

_INDENT = 30
_EDGE, _DARK = 5, 0.62
"""The edge of a dark plate above and below its words, in design units, and how dark it is."""


class Paragraph(Widget):
    """Wrapped text. ``soft`` is for what matters less.

    Attributes:
        pitch: from line to line in em; 0 for the usual.
    """

    size = "body"
    weight: Weight = "regular"
    pitch: float = 0
    splits = True

    def __init__(self, words: Words, *, align: Align = "start", soft: bool = False) -> None:
        super().__init__()
        self.words = words
        self.align: Align = align
        self.soft = soft

    def natural(self, ui: Services) -> int:
        """The width of its longest line, at most what is comfortable to read."""
        size = self.em(ui)
        widest = max(
            ui.writer.measure(line, size, self.weight)[0] for line in resolved(ui, self.words).split("\n")
        )
        return min(widest, size * 32)

    def height(self, ui: Services, width: int) -> int:
        """The height of the wrapped text."""
        return ui.writer.paragraph_height(self.lines(ui, width), self.em(ui), width, self.weight, self.pitch)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the text; of what an edge cuts, whole lines."""
        text, em = self.lines(ui, self.rect.w), self.em(ui)
        look = (self.color(ui), self.rect.w, self.weight, self.align, self.pitch)
        made = ui.writer.paragraph(text, em, *look)
        whole = whole_rows(self.rect, canvas.get_clip(), ui.writer.pitch(em, self.pitch))
        canvas.blit(made, whole, whole.move(-self.rect.left, -self.rect.top))

    def lines(self, ui: Services, width: int) -> str:
        """The words as they are wrapped in this width: as they come, where a line ends does not matter."""
        return resolved(ui, self.words)

    def color(self, ui: Services) -> Color:
        """The colour of the text."""
        return ui.theme.palette.on_dark_soft if self.soft else ui.theme.palette.on_dark

    def em(self, ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(getattr(ui.theme.fonts, self.size))


class Note(Paragraph):
    """A remark in smaller letters; ``indent`` puts it in line with the labels of the settings above it."""

    size = "small"

    def __init__(self, words: Words, *, align: Align = "start", indent: bool = False) -> None:
        super().__init__(words, align=align, soft=True)
        self._indent = _INDENT if indent else 0

    def height(self, ui: Services, width: int) -> int:
        """The height of the wrapped text; none without words."""
        return super().height(ui, width - 2 * ui.metrics.units(self._indent)) if self.words else 0

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take this place, but for the margin."""
        super().place(ui, rect.inflate(-2 * ui.metrics.units(self._indent), 0))


class PlatedNote(Note):
    """A remark on a dark plate, for a page with a picture behind it; in high contrast there is none."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, indent=True)

    def height(self, ui: Services, width: int) -> int:
        """The text, and the edges of the plate."""
        return super().height(ui, width) + 2 * self._edge(ui)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take this place, but for the edges."""
        super().place(ui, rect.inflate(0, -2 * self._edge(ui)))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the plate, and the text on it."""
        if edge := self._edge(ui):
            plate = self.rect.inflate(2 * ui.metrics.units(self._indent), 2 * edge)
            dark, color = Drawing(*plate.size), ui.theme.palette.table_deep
            dark.rect((0, 0), plate.size, color, ui.metrics.units(12), fill_opacity=_DARK)
            canvas.blit(ui.artist.draw(dark, plate.size, keep=True), plate)
        super().draw(ui, canvas, mood)

    def _edge(self, ui: Services) -> int:
        return ui.metrics.units(_EDGE) if self.words and not ui.theme.palette.vivid else 0


class Label(Paragraph):
    """A few words beside or above something else."""

    weight: Weight = "medium"


class Heading(Paragraph):
    """The heading of a section, in brass."""

    size = "heading"
    weight: Weight = "display"

    def color(self, ui: Services) -> Color:
        """Brass."""
        return ui.theme.palette.brass_light


class Subheading(Heading):
    """The heading of a part of a section."""

    size = "large"


class Rule(Widget):
    """A divider: a brass line with a star in its middle."""

    def height(self, ui: Services, width: int) -> int:
        """The star and some air."""
        return ui.metrics.units(36)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw line and star."""
        canvas.blit(ui.artist.svg(_rule(self.rect.size, ui), self.rect.size), self.rect)


class Gap(Widget):
    """Nothing, ``size`` design units high."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size

    def height(self, ui: Services, width: int) -> int:
        """Its size."""
        return ui.metrics.units(self.size)


class PictureLabel(Widget):
    """A picture in the middle of its line.

    Args:
        paint: draws it for a scale ``k`` (pixels for a design unit); at most ``width`` pixels wide.
        height: design units.
    """

    def __init__(self, paint: Callable[[Services, int, int], pygame.Surface], height: int) -> None:
        super().__init__()
        self._paint = paint
        self._height = height

    def height(self, ui: Services, width: int) -> int:
        """As given."""
        return ui.metrics.units(self._height)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the picture centred."""
        made = self._paint(ui, self.rect.w, self.rect.h)
        canvas.blit(made, made.get_rect(center=self.rect.center))


def _rule(size: tuple[int, int], ui: Services) -> str:
    width, height = size
    k, palette = ui.metrics.k, ui.theme.palette
    drawing = Drawing(width, height)
    middle = (width / 2, height / 2)
    for side in (-1, 1):
        near, far = middle[0] + side * 26 * k, middle[0] + side * width / 2
        fade = drawing.linear((near, 0), (far, 0), (0, palette.brass, 1.0), (1, palette.brass, 0.0))
        left, long = min(near, far), abs(far - near)
        drawing.rect((left, middle[1] - max(0.5, 1.2 * k)), (long, max(1.0, 2.4 * k)), fade)
        drawing.circle((near - side * 6 * k, middle[1]), 3 * k, palette.brass)
    drawing.polygon(star(middle, 13 * k, 9.5 * k, 8), palette.brass_light)
    return drawing.svg()
