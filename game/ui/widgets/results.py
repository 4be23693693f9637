"""The result of one player: rank, name, total, and points by source as bars."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.drawing import Drawing, star
from game.art.palette import Color, Palette, mix, rgb
from game.art.seats import SeatStyle
from game.match.seats import Seat
from game.rules.kernel.rules import Score, ScoreLine
from game.rules.kernel.text import text
from game.ui.services import Services
from game.ui.widgets.counting import Count
from game.ui.widgets.widget import Mood, Widget, resolved

_PAD, _FOOT = 24, 20
_STEP = 10
"""How much lower each rank's card stands: together they are the podium."""
_BAR, _GAP, _CLOSER = 10, 6, 2
_TIGHT = (5, 0, 2)
"""Height of a bar, distance to the next row, and how far a bar reaches up under its words: not far, for some
letters of Persian reach down."""
_SHRINK = 0.78
"""Words may be written so much smaller before cards go below one another."""
_NUMERAL = 0.56
"""The rank keeps clear of the ring of its medal, by the em in shares of that."""
_BRONZE = rgb("e8b58a"), rgb("c07f4e")
_MANY = 3
"""With more sources than this the total stands beside the name, so that the whole podium is seen at once."""


class ResultCard(Widget):
    """One player's card. Side by side, the winner's is the tallest.

    Args:
        seat: the player.
        score: the final score.
        lowest: the last rank there is.
        most: the most points that any source gave anybody; bars are drawn to this scale.
        count: how much of it is counted already; the rank shows when all is.
        level: name and total stand side by side where there are many sources.

    Attributes:
        peers: the cards whose words are as large as these, itself among them.
    """

    def __init__(
        self, seat: Seat, score: Score, lowest: int, most: int, count: Count, *, level: bool = True
    ) -> None:
        super().__init__(f"result-{score.seat}")
        self._beside = level
        self.seat, self.score, self._count = seat, score, count
        self.peers: Sequence[ResultCard] = (self,)
        self._lift = lowest - score.rank if count.done and not self._brief else 0
        self._most = max(1, most)

    @property
    def focusable(self) -> bool:
        """Always: where large text makes the page scroll, a pad gets from card to card."""
        return True

    def natural(self, ui: Services) -> int:
        """The name on one line, and every source beside its points, both a little smaller if need be."""
        name = round(self._name(ui) * _SHRINK) + self._symbol(ui)
        name += self.total(ui).get_width() + ui.metrics.units(20) if self._level else 0
        lines = [self._line_width(ui, label, points) for label, points in self.rows()]
        return max(name, *lines, ui.metrics.units(220)) + 2 * ui.metrics.units(_PAD)

    def height(self, ui: Services, width: int) -> int:
        """Medal, name, total and the sources, and the step of the podium."""
        return self._body(ui) + self._medal(ui) // 2 + self._lift * ui.metrics.units(_STEP)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the card at the foot of its place."""
        style = style_of(ui, self.seat)
        height = self._body(ui) + self._lift * ui.metrics.units(_STEP)
        card = pygame.Rect(self.rect.left, self.rect.bottom - height, self.rect.w, height)
        k, palette = ui.metrics.k, ui.theme.palette
        accent = palette.brass_light if self._count.done and self.score.rank == 1 else None
        if mood.focus == self.id and mood.outlined:
            reach = ui.metrics.units(12)
            glow = ui.artist.glow(card.size, ui.metrics.units(16), palette.focus, reach)
            canvas.blit(glow, card.inflate(2 * reach, 2 * reach))
        canvas.blit(ui.artist.panel(card.size, "plain", palette, k, accent), card)
        wide, away = max(3, ui.metrics.units(6)), ui.metrics.units(16)
        band = pygame.Rect(card.left + ui.metrics.units(9), card.top + away, wide, card.h - 2 * away)
        pygame.draw.rect(canvas, style.color, ui.metrics.mirror(band, card), border_radius=wide // 2)
        y = self._draw_head(ui, canvas, card, style)
        for line in self.score.criteria:
            y = self._draw_row(ui, canvas, card, y, line, None)
        for line in self.score.lines:
            y = self._draw_row(ui, canvas, card, y, line, style)

    def _draw_head(self, ui: Services, canvas: pygame.Surface, card: pygame.Rect, style: SeatStyle) -> int:
        """Medal, name and total; returns where the rows begin."""
        medal = self._medal(ui)
        area = pygame.Rect(0, 0, medal, medal)
        area.center = (card.centerx, card.top)
        if self._count.done:
            draw_medal(ui, canvas, area, self.score.rank)
        total, y = self.total(ui), area.bottom + ui.metrics.units(2)
        inner = card.inflate(-2 * ui.metrics.units(_PAD), 0)
        if not self._level:
            y = self._draw_name(ui, canvas, inner, y, style)
            canvas.blit(total, total.get_rect(centerx=card.centerx, top=y))
            return y + total.get_height()
        canvas.blit(total, ui.metrics.mirror(total.get_rect(right=inner.right, top=y), inner))
        beside = inner.copy()
        beside.w -= total.get_width() + ui.metrics.units(20)
        low = y + total.get_height() - ui.writer.height(self.em(ui, "large"))
        self._draw_name(ui, canvas, ui.metrics.mirror(beside, inner), (y + low) // 2, style)
        return y + total.get_height()

    def _draw_name(
        self, ui: Services, canvas: pygame.Surface, area: pygame.Rect, y: int, style: SeatStyle
    ) -> int:
        """Symbol and name, in the middle of ``area`` or at its start; returns where the next line begins."""
        size, em = self._symbol(ui), self.em(ui, "large")
        room = min(area.w - size, ui.writer.measure(self.seat.name, self.name_em(ui), "bold")[0])
        name = ui.writer.fit(self.seat.name, em, ui.theme.palette.on_dark, room, "bold")
        both = pygame.Rect(0, y, name.get_width() + size, name.get_height())
        both.centerx = area.centerx
        if self._level:
            both.left = area.right - both.w if ui.metrics.rtl else area.left
        icon = round(em * 0.95)
        symbol = pygame.Rect(both.left, both.centery - icon // 2, icon, icon)
        canvas.blit(ui.artist.icon(style.symbol, icon, style.color), ui.metrics.mirror(symbol, both))
        canvas.blit(name, ui.metrics.mirror(name.get_rect(right=both.right, top=y), both))
        return y + name.get_height()

    def _draw_row(
        self,
        ui: Services,
        canvas: pygame.Surface,
        card: pygame.Rect,
        y: int,
        line: ScoreLine,
        style: SeatStyle | None,
    ) -> int:
        """A source: label, points and the bar; returns where the next begins.

        ``style`` is None for what counts before the points, which stands out and has no bar.
        """
        inner = card.inflate(-2 * ui.metrics.units(_PAD), 0)
        em, palette = self.em(ui, "small"), ui.theme.palette
        share = self._count.share(line.label)
        points = round(line.points * share)
        ink, quiet = palette.on_dark, palette.on_dark_soft
        if style is None:
            ink = quiet = palette.brass_light
        number = ui.writer.line(ui.catalogue.number(points), em, ink, "bold")
        words = ui.writer.fit(resolved(ui, text(line.label)), em, quiet, self._label_width(ui, line.label))
        canvas.blit(words, ui.metrics.mirror(words.get_rect(left=inner.left, top=y), inner))
        if share:
            canvas.blit(number, ui.metrics.mirror(number.get_rect(right=inner.right, top=y), inner))
        bar, gap, closer = self.measures
        y += ui.writer.height(em) - ui.metrics.units(closer)
        track = pygame.Rect(inner.left, y, inner.w, max(3, ui.metrics.units(bar)))
        if style is not None:
            pygame.draw.rect(canvas, palette.groove, track, border_radius=track.h // 2)
        if style is not None and points > 0:
            long = max(track.h, round(track.w * line.points * share / self._most))
            filled = ui.metrics.mirror(pygame.Rect(track.topleft, (long, track.h)), track)
            pygame.draw.rect(canvas, style.color, filled, border_radius=track.h // 2)
        return track.bottom + ui.metrics.units(gap)

    def _body(self, ui: Services) -> int:
        head = self._medal(ui) // 2 + ui.metrics.units(2) + self.total(ui).get_height()
        head += 0 if self._level else ui.writer.height(self.em(ui, "large"))
        bar, gap, closer = self.measures
        row = ui.writer.height(self.em(ui, "small")) + max(3, ui.metrics.units(bar))
        row += ui.metrics.units(gap) - ui.metrics.units(closer)
        return head + row * len(self.rows()) + ui.metrics.units(_FOOT)

    @property
    def _level(self) -> bool:
        """Whether name and total stand side by side."""
        return self._brief and self._beside

    def _name(self, ui: Services) -> int:
        return ui.writer.measure(self.seat.name, self.em(ui, "large"), "bold")[0]

    @property
    def _brief(self) -> bool:
        return len(self.rows()) > _MANY

    @property
    def measures(self) -> tuple[int, int, int]:
        """The height of a bar, the distance to the next row, and how far a bar reaches up under its words."""
        return _TIGHT if self._brief else (_BAR, _GAP, _CLOSER)

    def total(self, ui: Services) -> pygame.Surface:
        """The total, as far as it is counted."""
        number = ui.catalogue.number(self._count.total(self.score))
        return ui.writer.line(number, self._total_em(ui), ui.theme.palette.brass_light, "bold")

    def _total_em(self, ui: Services) -> int:
        return self.em(ui, "heading" if self._brief else "title")

    def rows(self) -> list[tuple[str, int]]:
        """The lines of the card: what ranks before the points, then where the points come from."""
        return [(line.label, line.points) for line in (*self.score.criteria, *self.score.lines)]

    def _line_width(self, ui: Services, label: str, points: int) -> int:
        em = self.em(ui, "small")
        number = ui.writer.measure(ui.catalogue.number(points), em, "bold")[0]
        words = round(ui.writer.measure(resolved(ui, text(label)), em)[0] * _SHRINK)
        return words + number + ui.metrics.units(20)

    def name_em(self, ui: Services) -> int:
        """The em of the names on all cards."""
        em = self.em(ui, "large")
        return min(ui.writer.fitting(each.seat.name, em, each.name_room(ui), "bold") for each in self.peers)

    def label_em(self, ui: Services, label: str) -> int:
        """The em of a source's name on all cards."""
        words, em = resolved(ui, text(label)), self.em(ui, "small")
        return min(ui.writer.fitting(words, em, each.label_room(ui, label)) for each in self.peers)

    def name_room(self, ui: Services) -> int:
        """The width for the name where the total is counted."""
        room = self.rect.w - 2 * ui.metrics.units(_PAD) - self._symbol(ui)
        if not self._level:
            return room
        total = ui.writer.measure(ui.catalogue.number(self.score.total), self._total_em(ui), "bold")[0]
        return room - total - ui.metrics.units(20)

    def _label_width(self, ui: Services, label: str) -> int:
        """The width of a source's name: it is as large on all cards."""
        wide = ui.writer.measure(resolved(ui, text(label)), self.label_em(ui, label))[0]
        return min(self.label_room(ui, label), wide)

    def label_room(self, ui: Services, label: str) -> int:
        """The width for a source's name beside what it brings here."""
        points = next((points for known, points in self.rows() if known == label), 0)
        number = ui.writer.measure(ui.catalogue.number(points), self.em(ui, "small"), "bold")[0]
        return self.rect.w - 2 * ui.metrics.units(_PAD) - number - ui.metrics.units(16)

    def _medal(self, ui: Services) -> int:
        return round(self.em(ui, "small") * 1.9)

    def _symbol(self, ui: Services) -> int:
        return round(self.em(ui, "large") * 1.2)

    @staticmethod
    def em(ui: Services, role: str) -> int:
        """The em size of a role in pixels."""
        return ui.metrics.text(getattr(ui.theme.fonts, role))


def style_of(ui: Services, seat: Seat) -> SeatStyle:
    """The colour and symbol of a player."""
    return ui.theme.seat_colors[seat.style % len(ui.theme.seat_colors)]


def draw_medal(ui: Services, canvas: pygame.Surface, area: pygame.Rect, rank: int) -> None:
    """Draw the rank on its medal."""
    canvas.blit(ui.artist.svg(_medal(rank, ui), area.size), area)
    em = min(ui.metrics.text(ui.theme.fonts.small), round(area.h * _NUMERAL))
    numeral = ui.writer.line(ui.catalogue.number(rank), em, ui.theme.palette.ink, "bold")
    canvas.blit(numeral, numeral.get_rect(center=area.center))


def _medal(rank: int, ui: Services) -> str:
    """An eight-pointed star: brass for the first, silver, then bronze; pale for all others."""
    palette, first = ui.theme.palette, rank == 1
    bright, low = _metal(rank, palette)
    drawing = Drawing(100, 100)
    fill = drawing.linear((0, 0), (0, 100), (0, bright), (1, low))
    drawing.polygon(star((50, 50), 47, 38, 8), fill, stroke=palette.surface, width=3, join="round")
    drawing.circle((50, 50), 33, stroke=palette.brass_dark if first else palette.surface, width=2)
    return drawing.svg()


def _metal(rank: int, palette: Palette) -> tuple[Color, Color]:
    """The upper and the lower colour of a medal: the rank is written on it in ink."""
    match rank:
        case 1:
            return palette.brass_light, palette.brass
        case 2:
            return palette.on_dark, mix(palette.on_dark_soft, palette.surface, 0.1)
        case 3:
            return _BRONZE
        case _:
            quiet = mix(palette.on_dark_soft, palette.surface, 0.2)
            return quiet, mix(quiet, palette.surface, 0.15)
