"""A line of text to write: with the keyboard at once, otherwise with keys on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.palette import Color
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.text.bidi import FSI, PDI
from game.ui.widgets.setting import Setting
from game.ui.widgets.widget import Widget, Words, said


class TextField(Setting):
    """One line that a person writes.

    When the focus comes to it, what is written there stands as a whole for what is typed next: a letter
    begins anew, erasing goes on from its end.

    Args:
        id: its name for the focus.
        label: what is asked for; may be empty.
        value: what is written so far.
        on_change: told every change.
        on_open: shows the keys on the screen (see ``keyboard.open_keyboard``).
        limit: the most characters.
        placeholder: shown while nothing is written.
    """

    def __init__(
        self,
        id: str,
        label: Words,
        value: str,
        on_change: Callable[[str], object],
        on_open: Callable[[], object],
        *,
        limit: int = 16,
        placeholder: Words = "",
    ) -> None:
        super().__init__(id, label)
        self.hint = text("hint-type")
        self.value = value
        self.fresh = True
        self._on_change = on_change
        self._on_open = on_open
        self._limit = limit
        self._placeholder = placeholder

    def value_size(self, ui: Services, most: int) -> tuple[int, int]:
        """Room for a name of usual width; longer ones are shown smaller."""
        return min(most, ui.metrics.text(ui.theme.fonts.body) * 11), ui.writer.height(self._em(ui))

    def draw_value(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, ink: Color, active: bool
    ) -> None:
        """The text, a caret after it while it has the focus, and a line below."""
        empty = not self.value
        words = said(ui, self._placeholder) if empty else f"{FSI}{self.value}{PDI}"
        caret = max(2, ui.metrics.units(3))
        made = ui.writer.fit(words, self._em(ui), ink, area.w - 3 * caret, "regular" if empty else "bold")
        made_at = made.get_rect(centery=area.centery, left=area.left)
        if empty:
            made = made.copy()
            made.set_alpha(150)
        elif active and self.fresh:
            marked = pygame.Surface(made_at.inflate(2 * caret, 0).size, pygame.SRCALPHA)
            marked.fill((*ink, 60))
            canvas.blit(marked, ui.metrics.mirror(made_at, area).inflate(2 * caret, 0))
        canvas.blit(made, ui.metrics.mirror(made_at, area))
        end = area.left if empty else made_at.right + caret
        if active:
            stroke = pygame.Rect(end, area.top + area.h // 6, caret, area.h * 2 // 3)
            canvas.fill(ink, ui.metrics.mirror(stroke, area))
        canvas.fill(ink, pygame.Rect(area.left, area.bottom - max(1, caret // 2), area.w, max(1, caret // 2)))

    def change(self, ui: Services, step: int) -> bool:
        """Left and right do nothing here: they move the focus."""
        return False

    def entered(self) -> None:
        """What is written stands as a whole."""
        self.fresh = True

    def adopt(self, old: Widget) -> None:
        """Go on writing."""
        if isinstance(old, TextField):
            self.fresh = old.fresh

    def write(self, typed: str, erase: bool) -> None:
        """Add what was typed, or take the last character away."""
        value = written(self.value, typed, erase=erase, fresh=self.fresh)[: self._limit]
        self.fresh = False
        if value != self.value:
            self.value = value
            self._on_change(value)

    def confirm(self, ui: Services) -> None:
        """Show the keys on the screen."""
        ui.sound.play("confirm")
        self._on_open()


def written(value: str, typed: str, *, erase: bool, fresh: bool) -> str:
    """``value`` after ``typed``; ``fresh``: nothing was typed or erased so far, and a letter begins anew."""
    return value[:-1] if erase else typed if fresh else value + typed
