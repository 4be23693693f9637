"""The results where large text leaves no room for cards: a plate for each player, a line for each source."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.palette import Color
from game.match.seats import Seat
from game.rules.kernel.rules import Score
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.boxes import Grid
from game.ui.widgets.counting import Count
from game.ui.widgets.results import draw_medal, style_of
from game.ui.widgets.row_clipping import whole_rows
from game.ui.widgets.widget import Mood, Widget, resolved

_PAD, _GAP, _AIR = 16, 10, 10
_PITCH = 1.25
"""From line to line in em: closer than words that are read on, so that more of them are seen."""
_APART = 28
"""Between the numbers of two players in design units."""
_TOTAL = 1.1
"""How much larger totals are than they ever are on a card."""
_DIGITS = 1.1
"""The em of a total in shares of its plate: no digit leaves it."""
_SHRINK = 0.78
"""Names may be written so much smaller before plates go below one another."""


def tally(
    seats: Sequence[Seat], scores: Sequence[Score], count: Count, notes: Sequence[Widget] = ()
) -> list[Widget]:
    """Everybody's plate, ``notes`` on why the ranks are so, and the sources.

    The other arguments are those of :class:`SourceTable`.
    """
    plates = [ResultPlate(seats[score.seat], score, count) for score in scores]
    return [Grid(plates, 2 if len(plates) < 5 else 3, gap=10), *notes, SourceTable(seats, scores, count)]


class ResultPlate(Widget):
    """Rank, symbol, name and total of a player on one line.

    Args:
        seat: the player.
        score: the final score.
        count: how much of it is counted already; the rank shows when all is.
    """

    def __init__(self, seat: Seat, score: Score, count: Count) -> None:
        super().__init__()
        self.seat, self.score, self._count = seat, score, count

    def natural(self, ui: Services) -> int:
        """All of it on one line, the name a little smaller if need be."""
        name = round(ui.writer.measure(self.seat.name, _em(ui), "bold")[0] * _SHRINK)
        return self._before(ui) + name + self.total(ui).get_width() + ui.metrics.units(_GAP + 2 * _PAD)

    def height(self, ui: Services, width: int) -> int:
        """The line and a little air."""
        return ui.writer.pitch(_em(ui), _PITCH) + ui.metrics.units(_AIR)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the plate."""
        palette, style = ui.theme.palette, style_of(ui, self.seat)
        first = self._count.done and self.score.rank == 1
        accent = palette.brass_light if first else None
        canvas.blit(ui.artist.panel(self.rect.size, "plain", palette, ui.metrics.k, accent), self.rect)
        inner, gap = self.rect.inflate(-2 * ui.metrics.units(_PAD), 0), ui.metrics.units(_GAP)
        side, icon = self._sides(ui)
        medal = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
        if self._count.done:
            draw_medal(ui, canvas, ui.metrics.mirror(medal, inner), self.score.rank)
        symbol = pygame.Rect(medal.right + gap, inner.centery - icon // 2, icon, icon)
        canvas.blit(ui.artist.icon(style.symbol, icon, style.color), ui.metrics.mirror(symbol, inner))
        total = self.total(ui)
        at = total.get_rect(right=inner.right, centery=inner.centery)
        canvas.blit(total, ui.metrics.mirror(at, inner))
        room = at.left - symbol.right - 2 * gap
        name = ui.writer.fit(self.seat.name, _em(ui), palette.on_dark, room, "bold")
        place = name.get_rect(left=symbol.right + gap, centery=inner.centery)
        canvas.blit(name, ui.metrics.mirror(place, inner))

    def _before(self, ui: Services) -> int:
        """The width of what stands before the name."""
        return sum(self._sides(ui)) + 2 * ui.metrics.units(_GAP)

    def _sides(self, ui: Services) -> tuple[int, int]:
        """The width of the medal, and of the symbol."""
        return round(_em(ui) * 1.3), round(_em(ui) * 0.95)

    def total(self, ui: Services) -> pygame.Surface:
        """The total, as far as it is counted."""
        number = ui.catalogue.number(self._count.total(self.score))
        least = min(ui.metrics.print(ui.theme.fonts.title * _TOTAL), round(self.height(ui, 0) * _DIGITS))
        em = max(_em(ui), least)
        return ui.writer.line(number, em, ui.theme.palette.brass_light, "bold")


class SourceTable(Widget):
    """What everybody has from each source: the source, and everybody's number beside it or below it.

    Args:
        seats: the players in turn order.
        scores: their scores, in the order in which they are shown.
        count: how much is counted already.
    """

    splits = True

    def __init__(self, seats: Sequence[Seat], scores: Sequence[Score], count: Count) -> None:
        super().__init__()
        self._seats, self._scores, self._count = tuple(seats), tuple(scores), count
        criteria = [line.label for score in scores for line in score.criteria]
        self._criteria = frozenset(criteria)
        self._labels = dict.fromkeys([*criteria, *(line.label for score in scores for line in score.lines)])

    def height(self, ui: Services, width: int) -> int:
        """All lines."""
        return len(self._labels) * self._step(ui, width) + 2 * ui.metrics.units(_AIR)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw each source that is seen whole; the panel goes on as far as there are more."""
        palette, air, step = ui.theme.palette, ui.metrics.units(_AIR), self._step(ui, self.rect.w)
        rows = whole_rows(self.rect.inflate(0, -2 * air), canvas.get_clip().inflate(0, -2 * air), step)
        canvas.blit(ui.artist.panel(self.rect.size, "plain", palette, ui.metrics.k), self.rect)
        inner = rows.inflate(-2 * ui.metrics.units(_PAD), 0)
        line, y = ui.writer.pitch(_em(ui, "small"), _PITCH), rows.top
        low = (ui.writer.height(_em(ui, "small")) - line) // 2
        first = (rows.top - self.rect.top - air) // step
        for label in list(self._labels)[first : first + rows.h // step]:
            quiet = palette.brass_light if label in self._criteria else palette.on_dark_soft
            words = ui.writer.fit(resolved(ui, text(label)), _em(ui, "small"), quiet, inner.w)
            canvas.blit(words, ui.metrics.mirror(words.get_rect(left=inner.left, top=y - low), inner))
            self._draw_numbers(ui, canvas, inner, y + step - line, label)
            y += step

    def _draw_numbers(
        self, ui: Services, canvas: pygame.Surface, inner: pygame.Rect, y: int, label: str
    ) -> None:
        """Everybody's symbol and number, in columns."""
        em, palette = _em(ui, "small"), ui.theme.palette
        share, line, cell = self._count.share(label), ui.writer.pitch(em, _PITCH), self._cell(ui)
        low = (ui.writer.height(em) - line) // 2
        ink: Color = palette.brass_light if label in self._criteria else palette.on_dark
        x = inner.right - cell * len(self._scores)
        for score in self._scores:
            style = style_of(ui, self._seats[score.seat])
            icon = pygame.Rect(x + ui.metrics.units(_APART), y + (line - em) // 2, em, em)
            canvas.blit(ui.artist.icon(style.symbol, em, style.color), ui.metrics.mirror(icon, inner))
            if share:
                number = ui.catalogue.number(round(self._points(score, label) * share))
                made = ui.writer.line(number, em, ink, "bold")
                # By its own symbol: at the end of its cell it would stand nearer to the next player's.
                place = made.get_rect(left=icon.right + ui.metrics.units(_GAP), top=y - low)
                canvas.blit(made, ui.metrics.mirror(place, inner))
            x += cell

    @staticmethod
    def _points(score: Score, label: str) -> int:
        return sum(line.points for line in (*score.criteria, *score.lines) if line.label == label)

    def _step(self, ui: Services, width: int) -> int:
        """The height of a source: one line, or two where the numbers leave too little room for the words."""
        em = _em(ui, "small")
        words = max(
            (ui.writer.measure(resolved(ui, text(label)), em)[0] for label in self._labels), default=0
        )
        room = width - 2 * ui.metrics.units(_PAD) - self._cell(ui) * len(self._scores)
        return ui.writer.pitch(em, _PITCH) * (1 if words <= room else 2)

    def _cell(self, ui: Services) -> int:
        """The width of a symbol and a number."""
        em = _em(ui, "small")
        numbers = [self._points(score, label) for score in self._scores for label in self._labels]
        widest = max((ui.writer.measure(ui.catalogue.number(n), em, "bold")[0] for n in numbers), default=0)
        return em + widest + ui.metrics.units(_APART + _GAP)


def _em(ui: Services, role: str = "body") -> int:
    """The em size of a role in pixels."""
    return ui.metrics.text(getattr(ui.theme.fonts, role))
