"""The base of what changes a value: a label and the value beside or below it."""

from __future__ import annotations

import pygame

from game.art.palette import Color
from game.rules.kernel.text import text
from game.ui.input.intents import Direction
from game.ui.services import Services
from game.ui.widgets.button import Pressable
from game.ui.widgets.widget import Mood, Words, resolved

PAD_X = 30
"""Design units from the left and right edge of a setting to its words."""
PAD_Y = 8
"""The same from its upper and lower edge."""
_LOWEST = 80
_BETWEEN = 24


class Setting(Pressable):
    """The base of what changes a value: the label at the start, the value at the end or below.

    Left and right change the value until it can go no further; then they move the focus on.
    """

    tight = 0

    def __init__(self, id: str, label: Words, *, enabled: bool = True) -> None:
        super().__init__(id, enabled=enabled)
        self.label = label
        self.hint = text("hint-change")

    def value_size(self, ui: Services, most: int) -> tuple[int, int]:
        """The size of the value's area, at most ``most`` wide."""
        raise NotImplementedError

    def draw_value(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, ink: Color, active: bool
    ) -> None:
        """Draw the value into its area; ``active``: it has the focus."""
        raise NotImplementedError

    def change(self, ui: Services, step: int) -> bool:
        """Go to the next (+1) or previous value. False if there is none."""
        raise NotImplementedError

    def natural(self, ui: Services) -> int:
        """Label and value side by side."""
        label, value = self._label_width(ui), self.value_size(ui, ui.metrics.safe.w)[0]
        return label + value + ui.metrics.units(2 * PAD_X + (_BETWEEN if label else 0))

    def height(self, ui: Services, width: int) -> int:
        """One line, or the value below the label where they do not fit side by side."""
        inner = width - 2 * ui.metrics.units(PAD_X)
        value = self.value_size(ui, inner)[1]
        label = self._label_height(ui, inner)
        body = label + value if self._stacked(ui, width) else max(label, value)
        return max(ui.metrics.pressed(_LOWEST), body + 2 * self._pad_y(ui))

    def label_area(self, ui: Services) -> pygame.Rect:
        """Where the label is; as wide as the inside even where the words are short."""
        inner = self._inner(ui)
        area = pygame.Rect(inner.left, inner.top, inner.w, self._label_height(ui, inner.w))
        if not self._stacked(ui, self.rect.w):
            area.centery = self.rect.centery
        return area

    def area(self, ui: Services) -> pygame.Rect:
        """Where the value is."""
        inner = self._inner(ui)
        width, height = self.value_size(ui, inner.w)
        if self._stacked(ui, self.rect.w):
            return pygame.Rect(inner.left, inner.bottom - height, inner.w, height)
        area = pygame.Rect(inner.right - width, self.rect.centery - height // 2, width, height)
        if not self._label_width(ui):
            area.centerx = self.rect.centerx
        return ui.metrics.mirror(area, self.rect)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw face, label and value."""
        ink = self.draw_face(ui, canvas, mood)
        self.draw_words(ui, canvas, ink, active=mood.focus == self.id)

    def draw_words(self, ui: Services, canvas: pygame.Surface, ink: Color, *, active: bool) -> None:
        """Draw label and value on the face; ``active``: it has the focus."""
        made = ui.writer.paragraph(resolved(ui, self.label), self.em(ui), ink, self._inner(ui).w, "medium")
        canvas.blit(made, self.label_area(ui))
        self.draw_value(ui, canvas, self.area(ui), ink, active)

    def nav(self, ui: Services, direction: Direction) -> bool:
        """Left and right change the value."""
        if direction not in ("left", "right"):
            return False
        return self._change(ui, 1 if (direction == "right") != ui.metrics.rtl else -1)

    def _inner(self, ui: Services) -> pygame.Rect:
        return self.rect.inflate(-2 * ui.metrics.units(PAD_X), -2 * self._pad_y(ui))

    def _pad_y(self, ui: Services) -> int:
        return ui.metrics.units(PAD_Y) - ui.metrics.units(self.tight / 2)

    def _change(self, ui: Services, step: int) -> bool:
        changed = self.enabled and self.change(ui, step)
        if changed:
            ui.sound.play("move")
        return changed

    def em(self, ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.body)

    def _label_width(self, ui: Services) -> int:
        return ui.writer.measure(resolved(ui, self.label), self.em(ui), "medium")[0] if self.label else 0

    def _label_height(self, ui: Services, width: int) -> int:
        if not self.label:
            return 0
        return ui.writer.paragraph_height(resolved(ui, self.label), self.em(ui), width, "medium")

    def _stacked(self, ui: Services, width: int) -> bool:
        return bool(self.label) and self.natural(ui) > width
