"""A seat at set-up: who sits there, and between two arrows whether a person or a computer plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.palette import Color
from game.art.seats import SeatStyle
from game.rules.kernel.text import Text
from game.ui.input.intents import Direction, Pixel
from game.ui.services import Services
from game.ui.widgets.controls import chevron_svg
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.widget import Words, resolved

_ARROW = 42
"""The width of an arrow in design units."""
_BELOW, _PITCH = 1.15, 1.4
"""The height of a choice below the name: in lines, and of a line in em."""
_SIDE = 0.7
"""The side of what is drawn of it, in em."""


class SeatRow(Plaque):
    """A plaque whose remark is chosen with left and right, or with its arrows; a press opens the seat.

    Args:
        id: its name for the focus.
        heading: who sits there.
        detail: what else there is to say, below.
        on_press: opens the seat.
        style: colour and symbol of the seat.
        minds: who may play it, each with its words; empty: nothing is chosen here.
        mind: who plays it now.
        on_change: told who plays it from now on.
        hint: what Confirm does.
    """

    def __init__(
        self,
        id: str,
        heading: Words,
        detail: Words,
        on_press: Callable[[], object],
        *,
        style: SeatStyle,
        minds: Sequence[tuple[str, Words]],
        mind: str,
        on_change: Callable[[str], object],
        hint: Text,
    ) -> None:
        remark = dict(minds).get(mind, "")
        super().__init__(id, heading, detail, on_press, remark=remark, seats=[style], hint=hint)
        self._minds, self._mind, self._on_change = tuple(minds), mind, on_change

    def nav(self, ui: Services, direction: Direction) -> bool:
        """Left and right choose who plays, as far as there is another choice."""
        if direction not in ("left", "right"):
            return False
        return self._go(ui, 1 if (direction == "right") != ui.metrics.rtl else -1)

    def click(self, ui: Services, pos: Pixel) -> None:
        """The arrow at ``pos``; elsewhere the seat is opened."""
        before, on = self._arrows(ui)
        if self._minds and before.collidepoint(pos):
            self._go(ui, -1)
        elif self._minds and on.collidepoint(pos):
            self._go(ui, 1)
        else:
            self.confirm(ui)

    def _go(self, ui: Services, step: int) -> bool:
        known = [mind for mind, _ in self._minds]
        at = known.index(self._mind) + step if self._mind in known else -1
        if not 0 <= at < len(known):
            return False
        ui.sound.play("move")
        self._on_change(known[at])
        return True

    def _lines(self, ui: Services, width: int) -> list[tuple[str, bool, int]]:
        """The words; below them room for the choice where it does not fit beside them."""
        lines = super()._lines(ui, width)
        if self._minds and self._remark_below(ui, width):
            lines[-1] = (" ", False, round(lines[-1][2] * _BELOW))
        return lines

    def _remark_width(self, ui: Services) -> int:
        return self._widest(ui) + 2 * ui.metrics.pressed(_ARROW) if self._minds else 0

    def _widest(self, ui: Services) -> int:
        """The room for the longest of the words: arrows below one another stand in line."""
        em = ui.metrics.text(ui.theme.fonts.small)
        return max(ui.writer.measure(resolved(ui, words), em)[0] for _, words in self._minds)

    def _area(self, ui: Services) -> pygame.Rect:
        """Where the choice lies with its arrows, laid out from the left."""
        wide = self._remark_width(ui)
        high = min(self.rect.h, ui.metrics.text(ui.theme.fonts.large) * 2)
        area = pygame.Rect(self.rect.right - wide - ui.metrics.units(8), 0, wide, high)
        area.centery = self.rect.centery
        if self._remark_below(ui):
            area.h = round(ui.metrics.text(ui.theme.fonts.small) * _BELOW * _PITCH)
            area.bottom = self.rect.bottom - ui.metrics.units(6)
        return area

    def _arrows(self, ui: Services) -> tuple[pygame.Rect, pygame.Rect]:
        """The places of the arrows to the choice before and after this one."""
        area, wide = self._area(ui), ui.metrics.pressed(_ARROW)
        ends = (
            pygame.Rect(area.left, area.top, wide, area.h),
            pygame.Rect(area.right - wide, area.top, wide, area.h),
        )
        before, on = (ui.metrics.mirror(end, self.rect) for end in ends)
        return before, on

    def _draw_remark(self, ui: Services, canvas: pygame.Surface, color: Color, y: int) -> None:
        if not self._minds:
            return
        em = ui.metrics.text(ui.theme.fonts.small)
        made = ui.writer.line(resolved(ui, self.remark), em, color)
        canvas.blit(made, made.get_rect(center=ui.metrics.mirror(self._area(ui), self.rect).center))
        known = [mind for mind, _ in self._minds]
        at = known.index(self._mind) if self._mind in known else 0
        for arrow, onward in zip(self._arrows(ui), (False, True), strict=True):
            there = at + 1 < len(known) if onward else at > 0
            side = max(ui.metrics.units(28), round(em * _SIDE))
            drawn = ui.artist.svg(
                chevron_svg(onward == ui.metrics.rtl, color, 1.0 if there else 0.3), (side, side)
            )
            canvas.blit(drawn, drawn.get_rect(center=arrow.center))
