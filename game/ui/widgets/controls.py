"""Choice and switch: values that are changed by left and right, or by clicking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from game.art.drawing import Drawing
from game.art.palette import Color
from game.ui.input.intents import Pixel
from game.ui.services import Services
from game.ui.widgets.setting import PAD_X, Setting
from game.ui.widgets.widget import Words, resolved

T = TypeVar("T")
_ARROW = 0.7
"""The side of an arrow in em."""
_NARROWEST = 190
"""So that the arrows of short values stand in line with each other."""


class Choice(Setting, Generic[T]):
    """One of several values: ``‹ value ›``.

    Args:
        id: its name for the focus.
        label: what is chosen; may be empty.
        options: the values in order, each with its words.
        value: the present one.
        on_change: told the new one.
        wrap: after the last comes the first.
        enabled: otherwise it is dim and cannot be focused.

    Attributes:
        beside: the choices with which its arrows stand in line, itself among them.
    """

    def __init__(
        self,
        id: str,
        label: Words,
        options: Sequence[tuple[T, Words]],
        value: T,
        on_change: Callable[[T], object],
        *,
        wrap: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(id, label, enabled=enabled)
        self.options = tuple(options)
        self.index = next((i for i, (known, _) in enumerate(self.options) if known == value), 0)
        self._on_change = on_change
        self._wrap = wrap
        self.beside: Sequence[Choice[Any]] = (self,)

    @property
    def value(self) -> T:
        """The present value."""
        return self.options[self.index][0]

    def value_size(self, ui: Services, most: int) -> tuple[int, int]:
        """Room for the longest of the values and two arrows."""
        arrows = 2 * self._arrow(ui)
        words = [resolved(ui, words) for each in self.beside for _, words in each.options]
        room = max(1, most - arrows)
        widest = max(ui.writer.measure(word, self.em(ui))[0] for word in words)
        widest = min(room, max(widest, ui.metrics.units(_NARROWEST)))
        height = max(ui.writer.paragraph_height(word, self.em(ui), widest) for word in words)
        return widest + arrows, height

    def draw_value(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, ink: Color, active: bool
    ) -> None:
        """The value between its arrows."""
        words, arrow = resolved(ui, self.options[self.index][1]), self._arrow(ui)
        made = ui.writer.paragraph(words, self.em(ui), ink, area.w - 2 * arrow, "regular", "center")
        canvas.blit(made, made.get_rect(center=area.center))
        for left in (True, False):
            step = -1 if left != ui.metrics.rtl else 1
            box = pygame.Rect(area.left if left else area.right - arrow, area.top, arrow, area.h)
            opacity = 1.0 if self._next(step) is not None else 0.3
            side = max(ui.metrics.units(32), round(self.em(ui) * _ARROW))
            chevron = ui.artist.svg(chevron_svg(left, ink, opacity), (side, side))
            canvas.blit(chevron, chevron.get_rect(center=box.center))

    def change(self, ui: Services, step: int) -> bool:
        """Go on by ``step``."""
        index = self._next(step)
        if index is None:
            return False
        self.index = index
        self._on_change(self.value)
        return True

    def confirm(self, ui: Services) -> None:
        """The next value; after the last the first."""
        if not self._change(ui, 1) and len(self.options) > 1 and self.enabled:
            self._change(ui, -self.index)

    def click(self, ui: Services, pos: Pixel) -> None:
        """The arrow at ``pos``, elsewhere the next value."""
        area, arrow = self.area(ui), self._arrow(ui)
        if area.left - ui.metrics.units(PAD_X) <= pos[0] < area.left + arrow:
            self._change(ui, 1 if ui.metrics.rtl else -1)
        elif pos[0] >= area.right - arrow:
            self._change(ui, -1 if ui.metrics.rtl else 1)
        else:
            self.confirm(ui)

    def _arrow(self, ui: Services) -> int:
        return max(ui.metrics.pressed(64), self.em(ui))

    def _next(self, step: int) -> int | None:
        index = self.index + step
        if self._wrap:
            index %= len(self.options)
        return index if 0 <= index < len(self.options) and index != self.index else None


def in_line(choices: Sequence[Choice[Any]]) -> Sequence[Choice[Any]]:
    """The same; each has room for the longest value of all, so that their arrows stand in one column."""
    for choice in choices:
        choice.beside = choices
    return choices


class Toggle(Setting):
    """On or off."""

    def __init__(
        self, id: str, label: Words, value: bool, on_change: Callable[[bool], object], *, enabled: bool = True
    ) -> None:
        super().__init__(id, label, enabled=enabled)
        self.value = value
        self._on_change = on_change

    def value_size(self, ui: Services, most: int) -> tuple[int, int]:
        """The longer of the two words and the switch."""
        widest = max(ui.writer.measure(ui.catalogue.say(key), self.em(ui))[0] for key in _ON_OFF)
        return widest + self._switch(ui)[0] + ui.metrics.units(20), ui.writer.height(self.em(ui))

    def draw_value(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, ink: Color, active: bool
    ) -> None:
        """The word and the switch: knob to the end means on."""
        size = self._switch(ui)
        switch = pygame.Rect((area.right - size[0], area.centery - size[1] // 2), size)
        word = ui.writer.line(ui.catalogue.say(_ON_OFF[self.value]), self.em(ui), ink)
        place = word.get_rect(right=switch.left - ui.metrics.units(20), centery=area.centery)
        canvas.blit(word, ui.metrics.mirror(place, area))
        knob_right = self.value != ui.metrics.rtl
        on = ui.theme.palette.lit if self.value else ui.theme.palette.pressed
        canvas.blit(
            ui.artist.svg(_switch(size, knob_right, on, ink, ui), size), ui.metrics.mirror(switch, area)
        )

    def change(self, ui: Services, step: int) -> bool:
        """On for +1, off for -1."""
        if self.value == (step > 0):
            return False
        self.value = step > 0
        self._on_change(self.value)
        return True

    def confirm(self, ui: Services) -> None:
        """The other value."""
        self._change(ui, -1 if self.value else 1)

    def _switch(self, ui: Services) -> tuple[int, int]:
        height = round(self.em(ui) * 0.95)
        return (round(height * 1.9), height)


_ON_OFF = ("common-off", "common-on")


def chevron_svg(left: bool, color: Color, opacity: float) -> str:
    """An arrow to the left or to the right."""
    drawing = Drawing(24, 24)
    tip, ends = (6, 17) if left else (18, 7)
    points = [(ends, 3), (tip, 12), (ends, 21)]
    drawing.polyline(points, color, 3.6, cap="round", join="round", stroke_opacity=opacity)
    return drawing.svg()


def _switch(size: tuple[int, int], right: bool, fill: Color, ink: Color, ui: Services) -> str:
    width, height = size
    drawing = Drawing(width, height)
    line = max(1.5, height * 0.07)
    corner = (line / 2, line / 2)
    drawing.rect(corner, (width - line, height - line), fill, (height - line) / 2, stroke=ink, width=line)
    middle = (width - height / 2 if right else height / 2, height / 2)
    palette = ui.theme.palette
    rim = palette.ink if palette.vivid and fill == palette.lit else ink
    drawing.circle(middle, height * 0.31, palette.ivory, stroke=rim, width=line * 0.6)
    return drawing.svg()
