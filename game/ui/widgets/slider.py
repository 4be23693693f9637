"""Slider: a number that is changed by left and right, by clicking or by dragging."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art.drawing import Drawing
from game.art.palette import Color, mix
from game.ui.input.intents import Pixel
from game.ui.services import Services
from game.ui.widgets.setting import Setting
from game.ui.widgets.widget import Words, resolved

_FAINT = 0.55
"""How much of its ink a number loses that comes to nothing."""


class Slider(Setting):
    """A number between two bounds.

    Args:
        id: its name for the focus.
        label: what it is.
        value: the present number.
        bounds: the lowest and the highest.
        on_change: told the new number.
        step: how far one press goes.
        show: the number in words.
        enabled: otherwise it is dim and cannot be focused.
        idle: whether the number comes to nothing now; it is written faintly then.
    """

    def __init__(
        self,
        id: str,
        label: Words,
        value: int,
        bounds: tuple[int, int],
        on_change: Callable[[int], object],
        *,
        step: int = 1,
        show: Callable[[int], Words] = str,
        enabled: bool = True,
        idle: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(id, label, enabled=enabled)
        self.value = value
        self.bounds = bounds
        self._on_change = on_change
        self._step = step
        self._show = show
        self._idle = idle

    def value_size(self, ui: Services, most: int) -> tuple[int, int]:
        """The bar and the widest number."""
        wanted = ui.metrics.units(380) + self._number(ui)
        return min(most, wanted), ui.writer.height(self.em(ui))

    def draw_value(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, ink: Color, active: bool
    ) -> None:
        """The bar, filled from the start, and the number."""
        bar = self.bar(ui, area)
        low, high = self.bounds
        share = (self.value - low) / (high - low)
        palette = ui.theme.palette
        words = ink
        if self._idle():  # its bar is faint; what is written stays easy to read
            words = ink if active else palette.on_dark_soft
            ink = mix(ink, palette.brass if active else palette.surface, _FAINT)
        lit = palette.pressed if self._idle() else mix(palette.lit, ink, 0.25)
        drawn = _bar(bar.size, 1 - share if ui.metrics.rtl else share, ui.metrics.rtl, (ink, lit), ui)
        canvas.blit(ui.artist.svg(drawn, bar.size), bar)
        number = ui.writer.line(resolved(ui, self._show(self.value)), self.em(ui), words)
        place = number.get_rect(right=area.right, centery=area.centery)
        canvas.blit(number, ui.metrics.mirror(place, area))

    def change(self, ui: Services, step: int) -> bool:
        """One step on or back."""
        return self._set(self.value + step * self._step)

    def confirm(self, ui: Services) -> None:
        """One step on; after the highest value the lowest."""
        if not self._change(ui, 1):
            self._set(self.bounds[0])

    def click(self, ui: Services, pos: Pixel) -> None:
        """The number at ``pos``."""
        self.drag(ui, pos, pos)

    def drag(self, ui: Services, start: Pixel, pos: Pixel) -> bool:
        """Follow the pointer along the bar."""
        bar = self.bar(ui, self.area(ui))
        if not self.enabled or not bar.inflate(bar.h, 2 * bar.h).collidepoint(start):
            return False
        share = min(1.0, max(0.0, (pos[0] - bar.left - bar.h / 2) / max(1, bar.w - bar.h)))
        low, high = self.bounds
        steps = round((1 - share if ui.metrics.rtl else share) * (high - low) / self._step)
        self._set(low + steps * self._step)
        return True

    def _set(self, value: int) -> bool:
        value = min(self.bounds[1], max(self.bounds[0], value))
        if value == self.value:
            return False
        self.value = value
        self._on_change(value)
        return True

    def _number(self, ui: Services) -> int:
        shown = (ui.writer.measure(resolved(ui, self._show(end)), self.em(ui))[0] for end in self.bounds)
        return max(shown) + ui.metrics.units(20)

    def bar(self, ui: Services, area: pygame.Rect) -> pygame.Rect:
        """Where the bar lies within its area."""
        height = min(area.h, round(self.em(ui) * 0.9))
        bar = pygame.Rect(area.left, area.centery - height // 2, area.w - self._number(ui), height)
        return ui.metrics.mirror(bar, area)


def _bar(size: tuple[int, int], share: float, rtl: bool, colors: tuple[Color, Color], ui: Services) -> str:
    (width, height), (ink, lit) = size, colors
    drawing, palette = Drawing(width, height), ui.theme.palette
    thick, knob = height * 0.26, height * 0.38
    at = height / 2 + share * (width - height)
    top = (height - thick) / 2
    line = max(1.0, height * 0.05)
    drawing.rect(
        (height / 2, top), (width - height, thick), palette.pressed, thick / 2, stroke=ink, width=line
    )
    filled = (at, width - height / 2) if rtl else (height / 2, at)
    drawing.rect((filled[0], top), (filled[1] - filled[0], thick), lit, thick / 2)
    drawing.circle((at, height / 2), knob, palette.ivory, stroke=ink, width=line * 1.6)
    return drawing.svg()
