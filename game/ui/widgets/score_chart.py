"""How the points of a match went: a line for each player over the turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.drawing import Drawing, Point
from game.art.seats import SeatStyle
from game.match.seats import Seat
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.widget import Mood, Widget

_LEAST = 420
_PAD, _LINE = 34, 6
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
_GRID = 5
_DASHES: tuple[tuple[int, ...], ...] = ((), (22, 10), (6, 9), (30, 8, 6, 8), (14, 8))
"""Each player's line has its own way of being broken: colour is not the only difference."""


class ScoreChart(Widget):
    """Time runs from left to right in every language. At the end of each line stand emblem and points.

    Args:
        seats: the players.
        course: the totals by seat, one row for each moment.
        drawn: how much of the lines is drawn, from 0 to 1; who has come where is told at their ends.
    """

    stretch = True

    def __init__(
        self,
        seats: Sequence[Seat],
        course: Sequence[Sequence[int]],
        drawn: Callable[[], float] = lambda: 1.0,
    ) -> None:
        super().__init__()
        self._drawn = drawn
        self._seats, self._course = tuple(seats), tuple(course)
        totals = [total for row in self._course for total in row]
        self._low, self._high = min(0, *totals), max(1, *totals)

    def height(self, ui: Services, width: int) -> int:
        """High enough to tell the lines apart."""
        return ui.metrics.units(_LEAST)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw panel, grid, lines, and who has come where."""
        palette, m = ui.theme.palette, ui.metrics
        canvas.blit(ui.artist.panel(self.rect.size, "plain", palette, m.k), self.rect)
        field = self.field(ui)
        em = m.text(ui.theme.fonts.small)
        for value in self.grid():
            number = ui.writer.line(ui.catalogue.number(value), em, palette.on_dark_soft)
            y = field.top + round(self._y(value, field.h))
            canvas.blit(number, number.get_rect(right=field.left - m.units(14), centery=y))
        seen = pygame.Rect(0, 0, round(field.w * self._drawn()), field.h)
        canvas.blit(ui.artist.svg(self._lines(ui, field), field.size), field, seen)
        words = ui.writer.line(ui.say(text("scoring-turns")), em, palette.on_dark_soft)
        canvas.blit(words, words.get_rect(centerx=field.centerx, top=field.bottom + m.units(10)))
        if seen.w == field.w:
            self._draw_ends(ui, canvas, field)

    def field(self, ui: Services) -> pygame.Rect:
        """Where the lines are: numbers to the left, emblems, names and points to the right, words below."""
        m, em = ui.metrics, ui.metrics.text(ui.theme.fonts.small)
        widest = max(ui.writer.measure(ui.catalogue.number(value), em)[0] for value in self.grid())
        left = m.units(_PAD + 14) + widest
        right = m.units(_PAD + 24) + max(self._label(ui, seat)[0] for seat in range(len(self._seats)))
        low = m.units(_PAD // 2 + 10) + ui.writer.height(em)
        top = m.units(_PAD)
        area = self.rect
        return pygame.Rect(
            area.left + left, area.top + top, max(1, area.w - left - right), max(1, area.h - top - low)
        )

    def _draw_ends(self, ui: Services, canvas: pygame.Surface, field: pygame.Rect) -> None:
        """Emblem, name and points at the end of each line, moved apart where lines end together."""
        m, em = ui.metrics, self._em(ui)
        beside = self.rect.inflate(0, -m.units(_PAD // 2))
        order = sorted(range(len(self._seats)), key=lambda seat: -self._course[-1][seat])
        ends = [field.top + self._y(self._course[-1][seat], field.h) for seat in order]
        for seat, y in zip(order, _apart(ends, ui.writer.height(em), beside), strict=True):
            style = self._style(ui, seat)
            icon = ui.artist.icon(style.symbol, em, style.color)
            x = field.right + m.units(24)
            canvas.blit(icon, icon.get_rect(left=x, centery=y))
            words = ui.writer.line(self._label(ui, seat)[1], em, ui.theme.palette.on_dark, "bold")
            canvas.blit(words, words.get_rect(left=x + em + m.units(12), centery=y))

    def _em(self, ui: Services) -> int:
        """How large they are: all find room below one another."""
        em = ui.metrics.text(ui.theme.fonts.small)
        room = (self.rect.h - ui.metrics.units(_PAD // 2)) / len(self._seats)
        return em if not self.rect.h else min(em, int(em * room / ui.writer.height(em)))

    def _label(self, ui: Services, seat: int) -> tuple[int, str]:
        """What stands at the end of a line, and how wide it is with its emblem."""
        em = self._em(ui)
        words = ui.say("scoring-tie-value", name=self._seats[seat].name, n=self._course[-1][seat])
        return ui.writer.measure(words, em, "bold")[0] + em + ui.metrics.units(12), words

    def _lines(self, ui: Services, field: pygame.Rect) -> str:
        k, palette = ui.metrics.k, ui.theme.palette
        drawing = Drawing(*field.size)
        for value in self.grid():
            y = self._y(value, field.h)
            line = [(0.0, y), (float(field.w), y)]
            drawing.polyline(line, palette.on_dark_soft, max(1.0, 1.2 * k), stroke_opacity=0.3)
        for seat in range(len(self._seats)):
            points = self._points(seat, field)
            color, width = self._style(ui, seat).color, _LINE * k
            drawing.polyline(points, palette.surface, width + 5 * k, cap="round", join="round")
            if broken := _DASHES[seat % len(_DASHES)]:
                lengths = [length * k for length in broken]
                drawing.dashed(points, color, width, lengths, join="round")
            else:
                drawing.polyline(points, color, width, join="round")
            drawing.circle(points[-1], 9 * k, color, stroke=palette.surface, width=2 * k)
        return drawing.svg()

    def _points(self, seat: int, field: pygame.Rect) -> list[Point]:
        last = max(1, len(self._course) - 1)
        margin = 0.012 * field.w
        wide = field.w - 2 * margin
        totals = enumerate(row[seat] for row in self._course)
        return [(margin + wide * at / last, self._y(total, field.h)) for at, total in totals]

    def _y(self, value: float, height: int) -> float:
        margin = 0.05 * height
        share = (value - self._low) / (self._high - self._low)
        return height - margin - share * (height - 2 * margin)

    def grid(self) -> list[int]:
        """Round numbers, about five of them."""
        span = self._high - self._low
        step = next((step for step in _STEPS if span / step <= _GRID), span)
        first = -(-self._low // step)
        return [number * step for number in range(first, self._high // step + 1)]

    def _style(self, ui: Services, seat: int) -> SeatStyle:
        return ui.theme.seat_colors[self._seats[seat].style % len(ui.theme.seat_colors)]


def _apart(wanted: Sequence[float], step: int, field: pygame.Rect) -> list[int]:
    """Heights as near to ``wanted`` (from the top down) as ``step`` between them allows, within the field."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + step) if found else max(y, field.top + step / 2))
    excess = found[-1] - (field.bottom - step / 2)
    for at in range(len(found) - 1, -1, -1):
        limit = found[at + 1] - step if at + 1 < len(found) else found[at] - max(0.0, excess)
        found[at] = min(found[at], limit)
    return [round(y) for y in found]
