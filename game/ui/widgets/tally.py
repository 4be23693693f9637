"""The results where large text leaves no room for cards: a plate for each player, a line for each source."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.palette import Color, mix
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
_INSET, _LINE = 32, 0.3
"""From the edge of a panel with a head to its words, and how strongly its rows are divided."""
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
_LOOSE = 2.0
"""Rows below a head lie at most so much farther apart."""
_GROWN = 1.4
"""So much larger are the words of few rows."""
_HEAD = 1.15
"""A symbol above its column, in em of the numbers."""


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
        headed: symbols stand once, above their columns, and the most of each source is golden; else each
            number stands by its own symbol, for the head may be scrolled away.
    """

    splits = True

    def __init__(
        self, seats: Sequence[Seat], scores: Sequence[Score], count: Count, *, headed: bool = False
    ) -> None:
        super().__init__()
        self._seats, self._scores, self._count, self._headed = tuple(seats), tuple(scores), count, headed
        criteria = [line.label for score in scores for line in score.criteria]
        self._criteria = frozenset(criteria)
        self._labels = dict.fromkeys([*criteria, *(line.label for score in scores for line in score.lines)])

    @property
    def labels(self) -> tuple[str, ...]:
        """The sources from above: what counts before the points, then where they come from."""
        return tuple(self._labels)

    def height(self, ui: Services, width: int) -> int:
        """All lines."""
        return self._rows * self._step(ui, width) + 2 * self._air(ui)

    @property
    def _rows(self) -> int:
        """How many lines there are, with symbols above and totals below where it is headed."""
        return len(self._labels) + (2 if self._headed else 0)

    def _air(self, ui: Services) -> int:
        return ui.metrics.units(_AIR * (1 + self._headed))

    def _pad(self, ui: Services) -> int:
        return ui.metrics.units(_INSET if self._headed else _PAD)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw each source that is seen whole; the panel goes on as far as there are more."""
        palette, air, step = ui.theme.palette, self._air(ui), self._spread(ui)
        place = self.rect
        if self._headed:
            place = pygame.Rect(0, 0, place.w, step * self._rows + 2 * air)
            place.center = self.rect.center
        rows = whole_rows(place.inflate(0, -2 * air), canvas.get_clip().inflate(0, -2 * air), step)
        canvas.blit(ui.artist.panel(place.size, "plain", palette, ui.metrics.k), place)
        inner = rows.inflate(-2 * self._pad(ui), 0)
        line, y = ui.writer.pitch(self._em(ui), _PITCH), rows.top
        deep = self._step(ui, self.rect.w) - line
        wide = inner.w - (0 if deep else self._cell(ui, self._em(ui)) * len(self._scores))
        if self._headed:
            self._draw_head(ui, canvas, inner, y)
            y += step
        low = (ui.writer.height(self._em(ui)) - line) // 2
        first = (rows.top - place.top - air) // step
        for label in self.labels[first : first + rows.h // step - (2 if self._headed else 0)]:
            quiet = palette.brass_light if label in self._criteria else palette.on_dark_soft
            words = ui.writer.fit(resolved(ui, text(label)), self._em(ui), quiet, wide)
            if self._headed:
                edge = pygame.Rect(inner.left, y - (step - line) // 2, inner.w, max(1, ui.metrics.units(2)))
                canvas.fill(mix(palette.surface, palette.brass, _LINE), edge)
            canvas.blit(words, ui.metrics.mirror(words.get_rect(left=inner.left, top=y - low), inner))
            self._draw_numbers(ui, canvas, inner, y + deep, label)
            y += step
        if self._headed:
            edge = pygame.Rect(inner.left, y - (step - line) // 2, inner.w, max(1, ui.metrics.units(3)))
            canvas.fill(palette.brass, edge)
            self._draw_totals(ui, canvas, inner, y - low, wide)

    def _draw_totals(
        self, ui: Services, canvas: pygame.Surface, inner: pygame.Rect, y: int, wide: int
    ) -> None:
        """Everybody's total below the column."""
        em, palette = self._em(ui), ui.theme.palette
        words = ui.writer.fit(ui.say("scoring-total"), em, palette.on_dark, wide, "bold")
        canvas.blit(words, ui.metrics.mirror(words.get_rect(left=inner.left, top=y), inner))
        for score, cell in zip(self._scores, self._cells(ui, inner), strict=True):
            number = ui.catalogue.number(self._count.total(score))
            made = ui.writer.line(number, em, palette.brass_light, "bold")
            canvas.blit(made, ui.metrics.mirror(made.get_rect(centerx=cell.centerx, top=y), inner))

    def _draw_head(self, ui: Services, canvas: pygame.Surface, inner: pygame.Rect, y: int) -> None:
        """Everybody's symbol above the column."""
        side = round(self._em(ui) * _HEAD)
        for score, cell in zip(self._scores, self._cells(ui, inner), strict=True):
            style = style_of(ui, self._seats[score.seat])
            icon = pygame.Rect(cell.centerx - side // 2, y, side, side)
            canvas.blit(ui.artist.icon(style.symbol, side, style.color), ui.metrics.mirror(icon, inner))

    def _draw_numbers(
        self, ui: Services, canvas: pygame.Surface, inner: pygame.Rect, y: int, label: str
    ) -> None:
        """Everybody's number in columns, below the head or by the own symbol."""
        em, palette = self._em(ui), ui.theme.palette
        share, line = self._count.share(label), ui.writer.pitch(em, _PITCH)
        low = (ui.writer.height(em) - line) // 2
        points = [self._points(score, label) for score in self._scores]
        best = max(points) if self._headed and share >= 1 and len({*points}) > 1 else None
        for score, cell, each in zip(self._scores, self._cells(ui, inner), points, strict=True):
            golden = label in self._criteria or each == best
            usual = palette.on_dark if each or not self._headed else palette.on_dark_soft
            ink: Color = palette.brass_light if golden else usual
            made = ui.writer.line(ui.catalogue.number(round(each * share)), em, ink, "bold")
            place = made.get_rect(centerx=cell.centerx, top=y - low)
            if not self._headed:
                style = style_of(ui, self._seats[score.seat])
                icon = pygame.Rect(cell.left + ui.metrics.units(_APART), y + (line - em) // 2, em, em)
                canvas.blit(ui.artist.icon(style.symbol, em, style.color), ui.metrics.mirror(icon, inner))
                # By its own symbol: at the end of its cell it would stand nearer to the next player's.
                place.left = icon.right + ui.metrics.units(_GAP)
            if share:
                canvas.blit(made, ui.metrics.mirror(place, inner))

    def _cells(self, ui: Services, inner: pygame.Rect) -> list[pygame.Rect]:
        """Everybody's part of a row, at its end."""
        wide, count = self._cell(ui, self._em(ui)), len(self._scores)
        return [
            pygame.Rect(inner.right - wide * (count - at), inner.top, wide, inner.h) for at in range(count)
        ]

    @staticmethod
    def _points(score: Score, label: str) -> int:
        return sum(line.points for line in (*score.criteria, *score.lines) if line.label == label)

    def _step(self, ui: Services, width: int) -> int:
        """The height of a source: one line, or two where the numbers leave too little room for the words."""
        em = self._em(ui)
        words = max(
            (ui.writer.measure(resolved(ui, text(label)), em)[0] for label in self._labels), default=0
        )
        room = width - 2 * self._pad(ui) - self._cell(ui, self._em(ui)) * len(self._scores)
        return ui.writer.pitch(em, _PITCH) * (1 if self._headed or words <= room else 2)

    def _spread(self, ui: Services) -> int:
        """From source to source: with a head they spread over the height that there is."""
        step = self._step(ui, self.rect.w)
        if not self._headed:
            return step
        room = (self.rect.h - 2 * self._air(ui)) // self._rows
        return max(step, min(room, round(step * _LOOSE)))

    def _em(self, ui: Services) -> int:
        """The size of the words: where a table with a head has few rows they fill the room."""
        small = _em(ui, "small")
        room = (self.rect.h - 2 * self._air(ui)) / self._rows
        most = min(round(small * _GROWN), round(room / (_PITCH * _LOOSE))) if self._headed else small
        wide = self.rect.w - 2 * self._pad(ui)
        count, least = len(self._scores), ui.metrics.print(ui.theme.fonts.small)
        if not self._headed and self.rect.w:
            return next((em for em in range(small, least, -1) if self._cell(ui, em) * count <= wide), least)
        words = [resolved(ui, text(label)) for label in self._labels]
        for em in range(most, small, -1):
            widest = max((ui.writer.measure(each, em)[0] for each in words), default=0)
            if widest + self._cell(ui, em) * count <= wide:
                return em
        return small

    def _cell(self, ui: Services, em: int) -> int:
        """The width of a symbol and a number."""
        numbers = [self._points(score, label) for score in self._scores for label in self._labels]
        numbers += [score.total for score in self._scores if self._headed]
        widest = max((ui.writer.measure(ui.catalogue.number(n), em, "bold")[0] for n in numbers), default=0)
        return em + widest + ui.metrics.units(_APART + _GAP)


def _em(ui: Services, role: str = "body") -> int:
    """The em size of a role in pixels."""
    return ui.metrics.text(getattr(ui.theme.fonts, role))
