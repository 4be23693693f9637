"""The players on columns that rise with the points; at the end everybody has a medal, the winner light."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.drawing import Drawing, polar
from game.art.palette import mix, rgb
from game.art.seats import SeatStyle
from game.match.seats import Seat
from game.rules.kernel.rules import Score
from game.ui.services import Services
from game.ui.widgets.counting import Count
from game.ui.widgets.results import draw_medal, style_of
from game.ui.widgets.widget import Mood, Widget

HEIGHTS = (500, 440, 390)
"""What columns with their players may be high in design units, by the room that there is."""
_WIDE = 128
"""The least width of a column with the air beside it, in design units."""
_AIR = 0.16
"""The air between two columns, in shares of a column with its air."""
_WINNER, _DISC, _MEDAL = 0.92, 0.66, 0.46
"""The winner's sign, those of the others, and the medals, in shares of a column."""
_NAMED = 0.95
"""What a name takes of the width of a column with its air at most."""
_BESIDE = 1.25
"""A medal beside a name, in em of that."""
_STEP = 0.07
"""A better rank stands so much higher at least, also where something else than points decides."""
_CAP = 14
"""The upper side of a column, seen from above."""
_LAMP = rgb("fff0c8")


class Podium(Widget):
    """A column for everybody, by seat: as high as the points, and no rank below a worse one.

    Args:
        seats: the players in turn order.
        scores: their final scores by seat.
        count: how much is counted already; ranks show when all is.
        high: of the columns with their players, in design units.
    """

    def __init__(self, seats: Sequence[Seat], scores: Sequence[Score], count: Count, high: int) -> None:
        super().__init__()
        self._high = high
        self._seats, self.scores, self._count = tuple(seats), tuple(scores), count

    def natural(self, ui: Services) -> int:
        """Wide enough for every name, a little smaller if need be."""
        return len(self.scores) * ui.metrics.text(_WIDE)

    def height(self, ui: Services, width: int) -> int:
        """The highest column, who stands on it, and the names below."""
        return ui.metrics.units(self._high) + self._foot(ui)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw everybody."""
        rises = self.rises()
        for at, (score, rise) in enumerate(zip(self.scores, rises, strict=True)):
            if self._won(score) and not ui.theme.palette.vivid:
                self._draw_light(ui, canvas, self.column(ui, at, rise))
        for score, rise in zip(self.scores, rises, strict=True):
            self._draw_column(ui, canvas, score, rise)

    def rises(self) -> list[float]:
        """How high everybody stands by seat, from 0 to 1."""
        most = max(1, *(score.total for score in self.scores))
        rises = {score.seat: max(0, self._count.total(score)) / most for score in self.scores}
        if self._count.done:
            self._order(rises)
        highest = max(1.0, *rises.values())
        return [rises[score.seat] / highest for score in self.scores]

    def _order(self, rises: dict[int, float]) -> None:
        """Lift whoever stands no higher than somebody of a worse rank."""
        below = step = 0.0
        rank = None
        for score in sorted(self.scores, key=lambda score: -score.rank):
            if rank is not None and score.rank != rank:
                below, step = max(rises[each.seat] for each in self.scores if each.rank > score.rank), _STEP
            rank = score.rank
            rises[score.seat] = max(rises[score.seat], below + step)

    def column(self, ui: Services, at: int, rise: float) -> pygame.Rect:
        """The place of a column that stands ``rise`` high, with what stands on it left out."""
        pitch = self.rect.w / len(self.scores)
        wide = round(pitch * (1 - _AIR))
        low, disc = self._lowest(ui), round(wide * _WINNER)
        room = self.rect.h - self._foot(ui) - disc - low
        high = low + round(room * rise)
        place = pygame.Rect(self.rect.left + round(pitch * (at + _AIR / 2)), 0, wide, high)
        place.bottom = self.rect.bottom - self._foot(ui)
        return ui.metrics.mirror(place, self.rect)

    def _won(self, score: Score) -> bool:
        return self._count.done and score.rank == 1

    def _draw_light(self, ui: Services, canvas: pygame.Surface, column: pygame.Rect) -> None:
        """Light shines behind who has won."""
        side = round(column.w * 1.5)
        place = pygame.Rect(0, 0, side, side)
        place.center = column.centerx, column.top - round(column.w * _WINNER / 2)
        canvas.blit(ui.artist.draw(_light(), place.size, keep=True), place)

    def _draw_column(self, ui: Services, canvas: pygame.Surface, score: Score, rise: float) -> None:
        seat, won = self._seats[score.seat], self._won(score)
        style, at = style_of(ui, seat), self.scores.index(score)
        place, full = self.column(ui, at, rise), self.column(ui, at, 1.0)
        picture = ui.artist.draw(_column(full.size, style, ui, won), full.size)
        canvas.blit(picture, place, (0, 0, *place.size))
        total = self.total(ui, score)
        cap = ui.metrics.units(_CAP)
        canvas.blit(total, total.get_rect(centerx=place.centerx, top=place.top + cap))
        self._draw_player(ui, canvas, score, place, style)
        self._draw_name(ui, canvas, score, place)

    def _draw_player(
        self, ui: Services, canvas: pygame.Surface, score: Score, column: pygame.Rect, style: SeatStyle
    ) -> None:
        """The player's sign, standing on the column."""
        side = round(column.w * (_WINNER if self._won(score) else _DISC))
        disc = pygame.Rect(0, 0, side, side)
        disc.midbottom = (column.centerx, column.top + ui.metrics.units(_CAP) // 2)
        canvas.blit(
            ui.artist.icon(style.symbol, round(side * 0.9), style.color),
            disc.inflate(-side // 10, -side // 10),
        )

    def _draw_name(self, ui: Services, canvas: pygame.Surface, score: Score, column: pygame.Rect) -> None:
        """The name, and the medal: at the foot of the column, or beside the name where that is short."""
        em, room, side = self.name_em(ui), round(self.rect.w / len(self.scores) * _NAMED), 0
        medal = pygame.Rect(0, 0, round(column.w * _MEDAL), round(column.w * _MEDAL))
        medal.midbottom = (column.centerx, column.bottom - ui.metrics.units(10))
        if self._count.done and medal.top <= column.top + self._lowest(ui) - ui.metrics.units(10):
            side = round(em * _BESIDE)
        name = ui.writer.fit(self._seats[score.seat].name, em, ui.theme.palette.on_dark, room - side, "bold")
        both = pygame.Rect(0, 0, side + name.get_width(), name.get_height())
        both.midbottom = (column.centerx, self.rect.bottom)
        canvas.blit(name, ui.metrics.mirror(name.get_rect(midright=both.midright), both))
        if side:
            medal = pygame.Rect(both.left, both.centery - side // 2, side, side)
            medal = ui.metrics.mirror(medal, both).inflate(-side // 8, -side // 8)
        if self._count.done:
            draw_medal(ui, canvas, medal, score.rank)

    def total(self, ui: Services, score: Score) -> pygame.Surface:
        """The total, as far as it is counted."""
        ink = ui.theme.palette.ink
        return ui.writer.line(ui.catalogue.number(self._count.total(score)), self._total_em(ui), ink, "bold")

    def _total_em(self, ui: Services) -> int:
        return ui.metrics.print(ui.theme.fonts.title)

    def name_em(self, ui: Services) -> int:
        """The em of all names."""
        em, room = ui.metrics.text(ui.theme.fonts.body), round(self.rect.w / len(self.scores) * _NAMED)
        return min(ui.writer.fitting(seat.name, em, room, "bold") for seat in self._seats)

    def _lowest(self, ui: Services) -> int:
        """The height of a column without points: its total stands on it."""
        return ui.writer.height(self._total_em(ui)) + ui.metrics.units(_CAP)

    def _foot(self, ui: Services) -> int:
        return ui.writer.height(ui.metrics.text(ui.theme.fonts.body)) + ui.metrics.units(6)


def _light() -> Drawing:
    """A burst of light."""
    drawing = Drawing(100, 100)
    fall = drawing.radial((50, 50), 48, (0, _LAMP, 0.55), (0.6, _LAMP, 0.26), (1, _LAMP, 0))
    drawing.circle((50, 50), 50, fall)
    for ray in range(12):
        left, right = (polar((50, 50), 50, (ray + aside) / 12) for aside in (-0.22, 0.22))
        drawing.polygon([(50, 50), left, right], fall, fill_opacity=0.6)
    return drawing


def _column(size: tuple[int, int], style: SeatStyle, ui: Services, won: bool) -> Drawing:
    """A column in the colour of a player, lit from above; the winner's has a brass edge."""
    (width, height), k, palette = size, ui.metrics.k, ui.theme.palette
    drawing = Drawing(width, height)
    cap = _CAP * k
    light, deep = mix(style.color, _LAMP, 0.25), mix(style.color, palette.table_deep, 0.55)
    face = mix(style.color, _LAMP, 0.35) if palette.vivid else style.color
    fall = drawing.linear(
        (0, 0), (0, height), (0, face), (0.4, face if palette.vivid else mix(face, deep, 0.4)), (1, deep)
    )
    drawing.rect((0, 0), (width, height + 40 * k), fall, 10 * k)
    drawing.rect((0, 0), (width, cap), light, cap / 2)
    if won:
        line = 4 * k
        drawing.rect(
            (line / 2, line / 2),
            (width - line, height + 40 * k),
            radius=9 * k,
            stroke=palette.brass_light,
            width=line,
        )
    return drawing
