"""A large button that tells of something: a match on the shelf, a player, a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.palette import Color
from game.art.seats import SeatStyle
from game.rules.kernel.text import Text, text
from game.ui.services import Services
from game.ui.text.fonts import Weight
from game.ui.widgets.button import Pressable
from game.ui.widgets.widget import Mood, Words, resolved

_PAD_X, _PAD_Y = 30, 10
_BETWEEN = 26


class Plaque(Pressable):
    """A heading, a quieter line below, symbols of seats before them and a short remark at the end.

    Args:
        id: its name for the focus.
        heading: the first line.
        detail: what else there is to say, below.
        on_press: what it does.
        remark: at the end of the first line, or below where there is no room.
        brief: said in its place where it has no room in the first line; None: it goes below.
        seats: styles whose symbols stand before the words.
        places: room is made for so many symbols, so that plaques below one another stand in line.
        alarm: the detail tells of something wrong.
        hint: what Confirm does.
    """

    tight = 0

    def __init__(
        self,
        id: str,
        heading: Words,
        detail: Words,
        on_press: Callable[[], object],
        *,
        remark: Words = "",
        brief: Words | None = None,
        seats: Sequence[SeatStyle] = (),
        places: int = 0,
        alarm: bool = False,
        hint: Text | None = None,
    ) -> None:
        super().__init__(id)
        self.heading, self.detail, self.remark = heading, detail, remark
        self._full, self._brief = remark, brief
        self.hint = hint or text("hint-choose")
        self._seats, self._alarm, self._press = tuple(seats), alarm, on_press
        self._places = max(places, len(self._seats))

    def natural(self, ui: Services) -> int:
        """Symbols, heading and remark on one line."""
        heading = ui.writer.measure(resolved(ui, self.heading), self.em(ui), "bold")[0]
        return heading + self._remark_width(ui) + self._aside(ui) + 2 * ui.metrics.units(_PAD_X)

    def height(self, ui: Services, width: int) -> int:
        """All lines, wrapped."""
        self._say_briefly(ui, width)
        lines = sum(height for _, _, height in self._lines(ui, width))
        high = lines + 2 * ui.metrics.units(_PAD_Y) - ui.metrics.units(self.tight)
        return max(ui.metrics.finger, high)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take the place, and say what there is room for."""
        super().place(ui, rect)
        self._say_briefly(ui, rect.w)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw face, symbols and words."""
        ink = self.draw_face(ui, canvas, mood)
        bright = self.state(mood) == "focused"
        quiet = ink if bright else ui.theme.palette.on_dark_soft
        if self._alarm and not bright:
            quiet = ui.theme.palette.danger
        width = self._room(ui, self.rect.w)
        left = self.rect.left + ui.metrics.units(_PAD_X) + self._aside(ui)
        y = self.rect.top + (self.rect.h - sum(h for _, _, h in self._lines(ui, self.rect.w))) // 2
        self._draw_symbols(ui, canvas, bright)
        for words, heading, height in self._lines(ui, self.rect.w):
            color = ink if heading else quiet
            room = width - (self._remark_width(ui) if heading and not self._remark_below(ui) else 0)
            weight: Weight = "bold" if heading else "regular"
            made = ui.writer.paragraph(words, self._size(ui, heading), color, room, weight)
            canvas.blit(made, ui.metrics.mirror(made.get_rect(left=left, top=y), self.rect))
            if heading:
                self._draw_remark(ui, canvas, quiet, y)
            y += height

    def confirm(self, ui: Services) -> None:
        """Press it."""
        ui.sound.play("confirm")
        self._press()

    def _say_briefly(self, ui: Services, width: int) -> None:
        self.remark = self._full
        if self._brief is not None and self._remark_below(ui, width):
            self.remark = self._brief

    def _lines(self, ui: Services, width: int) -> list[tuple[str, bool, int]]:
        """The words as (paragraph, is heading, height)."""
        room = self._room(ui, width)
        heading_room = room - (0 if self._remark_below(ui, width) else self._remark_width(ui))
        below = self.remark if self._remark_below(ui, width) else ""
        found: list[tuple[str, bool, int]] = []
        for words, heading, space in (
            (self.heading, True, heading_room),
            (self.detail, False, room),
            (below, False, room),
        ):
            spoken = resolved(ui, words) if words else ""
            if spoken:
                weight: Weight = "bold" if heading else "regular"
                height = ui.writer.paragraph_height(spoken, self._size(ui, heading), space, weight)
                found.append((spoken, heading, height))
        return found

    def _draw_symbols(self, ui: Services, canvas: pygame.Surface, bright: bool) -> None:
        size = self._symbol(ui)
        x = self.rect.left + ui.metrics.units(_PAD_X)
        for i, style in enumerate(self._seats):
            color: Color = style.dark if bright else style.color
            area = pygame.Rect(x + i * round(size * 1.2), self.rect.centery - size // 2, size, size)
            canvas.blit(ui.artist.icon(style.symbol, size, color), ui.metrics.mirror(area, self.rect))

    def _draw_remark(self, ui: Services, canvas: pygame.Surface, color: Color, y: int) -> None:
        if not self.remark or self._remark_below(ui):
            return
        size = ui.metrics.text(ui.theme.fonts.small)
        made = ui.writer.line(resolved(ui, self.remark), size, color)
        drop = ui.writer.baseline(self.em(ui)) - ui.writer.baseline(size)
        area = made.get_rect(right=self.rect.right - ui.metrics.units(_PAD_X), top=y + drop)
        canvas.blit(made, ui.metrics.mirror(area, self.rect))

    def _remark_width(self, ui: Services) -> int:
        if not self.remark:
            return 0
        size = ui.metrics.text(ui.theme.fonts.small)
        return ui.writer.measure(resolved(ui, self.remark), size)[0] + ui.metrics.units(_BETWEEN)

    def _remark_below(self, ui: Services, width: int | None = None) -> bool:
        return self.natural(ui) > (width or self.rect.w)

    def _symbol(self, ui: Services) -> int:
        return round(ui.metrics.text(ui.theme.fonts.large) * 1.1)

    def _aside(self, ui: Services) -> int:
        if not self._places:
            return 0
        return round(self._symbol(ui) * 1.2 * self._places) + ui.metrics.units(_BETWEEN) // 2

    def _room(self, ui: Services, width: int) -> int:
        left = width - self._aside(ui) - 2 * ui.metrics.units(_PAD_X)
        return max(ui.metrics.text(ui.theme.fonts.body) * 2, left)

    def _size(self, ui: Services, heading: bool) -> int:
        return self.em(ui) if heading else ui.metrics.text(ui.theme.fonts.small)

    def em(self, ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.large)
