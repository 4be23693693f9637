"""A line of text to write: with the keyboard at once, otherwise with keys on the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.art.palette import Color
from game.art.surfaces import transparent
from game.match.names import NAME_LIMIT, undrawn
from game.rules.kernel.text import text
from game.ui.input.clipboard import copy
from game.ui.input.intents import Pixel
from game.ui.services import Services
from game.ui.text.bidi import FSI, PDI
from game.ui.text.line import EditLine
from game.ui.widgets.setting import Setting
from game.ui.widgets.widget import Widget, Words, resolved

_SMALLEST = 0.4
"""How far the letters may shrink so that all that is written is seen."""
_SELECTED, _DIM = 60, 215


class TextField(Setting):
    """One line that a person writes, edits anywhere, and pastes into.

    When the focus comes to it, all that is written there is selected: a letter begins anew, erasing corrects
    its end.

    Args:
        id: its name for the focus.
        label: what is asked for; may be empty.
        value: what is written so far.
        on_change: told every change.
        on_open: shows the keys on the screen (see ``keyboard.open_keyboard``).
        limit: the most characters.
        placeholder: shown while nothing is written.
        on_lost: told when something was typed that cannot be drawn.

    Attributes:
        line: the text with its cursor and selection.
        fresh: nothing has been done here since the focus came.
    """

    def __init__(
        self,
        id: str,
        label: Words,
        value: str,
        on_change: Callable[[str], object],
        on_open: Callable[[], object],
        *,
        limit: int = NAME_LIMIT,
        placeholder: Words = "",
        on_lost: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(id, label)
        self.hint = text("hint-type")
        self.line = EditLine(value, limit)
        self.fresh = False
        self._on_change = on_change
        self._on_open = on_open
        self._placeholder = placeholder
        self._on_lost = on_lost

    @property
    def value(self) -> str:
        """What is written."""
        return self.line.text

    def adopt(self, old: Widget) -> None:
        """The cursor stays where it was."""
        if isinstance(old, TextField) and old.value == self.value:
            self.line, self.fresh = replace(old.line), old.fresh

    def value_size(self, ui: Services, most: int) -> tuple[int, int]:
        """Room for a name of usual width; longer ones are shown smaller."""
        return min(most, ui.metrics.text(ui.theme.fonts.body) * 11), ui.writer.height(self.em(ui))

    def draw_value(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, ink: Color, active: bool
    ) -> None:
        """The text, and while it has the focus the cursor and what is selected; a line below."""
        stroke = max(2, ui.metrics.units(3))
        canvas.fill(ink, pygame.Rect(area.left, area.bottom - stroke // 2, area.w, stroke // 2))
        if not self.value:
            self._draw_placeholder(ui, canvas, area, ink)
            self._draw_cursor(ui, canvas, area, self._left(ui, area, 0), ink, active)
            return
        em = self._fitting_em(ui, area.w - 2 * stroke)
        made = ui.writer.line(self._shown, em, ink, "bold")
        left = self._left(ui, area, made.get_width())
        if active:
            self._draw_selection(ui, canvas, area, left, em, ink)
        canvas.blit(made, (left, area.centery - made.get_height() // 2))
        self._draw_cursor(ui, canvas, area, left + self._caret(ui, self.line.cursor, em), ink, active)

    def change(self, ui: Services, step: int) -> bool:
        """There are no values to go through."""
        return False

    def entered(self) -> None:
        """What is written stands as a whole: a letter begins anew."""
        self.line.edit("all")
        self.fresh = True

    def write(self, typed: str, erase: bool) -> None:
        """Write what was typed at the cursor, or take away what stands before it."""
        self._begin(whole=not erase)
        self._changed(lambda: self.line.erase(-1) if erase else self.line.write(typed))
        if not erase and undrawn(typed):
            self._on_lost()

    def edit(self, way: str, *, select: bool) -> None:
        """An editing key was pressed (see :class:`~game.ui.input.intents.Edit`)."""
        self._begin(whole=way not in ("left", "right"))
        if way in ("copy", "cut"):
            copy(self.line.selected)
        if way == "cut":
            self._changed(lambda: self.line.write(""))
        else:
            self._changed(lambda: self.line.edit(way, select=select))

    def confirm(self, ui: Services) -> None:
        """Show the keys on the screen."""
        ui.sound.play("confirm")
        self._on_open()

    def point(self, ui: Services, pos: Pixel, *, select: bool = False) -> None:
        """Put the cursor where the pointer is."""
        self.fresh = False
        em = self._fitting_em(ui, self.area(ui).w)
        left = self._left(ui, self.area(ui), ui.writer.measure(self._shown, em, "bold")[0])
        far = [abs(left + self._caret(ui, at, em) - pos[0]) for at in range(len(self.value) + 1)]
        self.line.move(far.index(min(far)), select=select)

    def _begin(self, *, whole: bool) -> None:
        """The first key after the focus came acts on the ``whole``, or goes on from its end."""
        if self.fresh and not whole:
            self.line.edit("end")
        self.fresh = False

    @property
    def _shown(self) -> str:
        return f"{FSI}{self.value}{PDI}" if self.value else ""

    def _changed(self, change: Callable[[], None]) -> None:
        before = self.value
        change()
        if self.value != before:
            self._on_change(self.value)

    def _left(self, ui: Services, area: pygame.Rect, width: int) -> int:
        return area.right - width if ui.metrics.rtl else area.left

    def _fitting_em(self, ui: Services, width: int) -> int:
        """The size at which all of the text is seen, or nearly so."""
        em = self.em(ui)
        sizes = range(em, max(1, round(em * _SMALLEST)) - 1, -1)
        fitting = (size for size in sizes if ui.writer.measure(self._shown, size, "bold")[0] <= width)
        return next(fitting, sizes[-1])

    def _caret(self, ui: Services, at: int, em: int) -> int:
        return ui.writer.caret(self._shown, at + len(FSI), em, "bold")

    def _draw_placeholder(self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, ink: Color) -> None:
        made = ui.writer.fit(resolved(ui, self._placeholder), self.em(ui), ink, area.w).copy()
        made.set_alpha(_DIM)
        canvas.blit(made, (self._left(ui, area, made.get_width()), area.centery - made.get_height() // 2))

    def _draw_selection(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, left: int, em: int, ink: Color
    ) -> None:
        start, end = self.line.selection
        for at in range(start, end):
            edges = sorted(left + self._caret(ui, place, em) for place in (at, at + 1))
            shade = transparent((edges[1] - edges[0], area.h * 3 // 4))
            shade.fill((*ink[:3], _SELECTED))
            canvas.blit(shade, (edges[0], area.top + area.h // 8))

    def _draw_cursor(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, x: int, ink: Color, active: bool
    ) -> None:
        if active:
            width = max(2, ui.metrics.units(3))
            left = min(max(x - width // 2, area.left), area.right - width)
            canvas.fill(ink, pygame.Rect(left, area.top + area.h // 6, width, area.h * 2 // 3))
