"""The card of a spotlight: large pictures, numbers of the seats beside them, and one sentence below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.art.painter import Painter
from game.art.palette import Color
from game.art.seats import SeatStyle
from game.art.surfaces import transparent
from game.lang.narrator import Narrator
from game.rules.kernel.text import Text
from game.tables.table import Face, Picture, Spotlight, SpotlightTable
from game.ui.services import Services

_PICTURE = (400, 330, 270, 220, 190)
"""The height of one picture, of each of two, of three and so on, in design units."""
_BESIDE = 300
"""The same of any beside numbers."""
_WIDEST = 0.92
"""The share of the table that a card may take, in width and in height."""
_LEAST, _EMS = 560, 18
"""Design units, and em, that a sentence has at least."""
_LINES = 3
"""It becomes wider rather than have more lines."""
_PAD, _GAP, _COLUMN = 44, 28, 56
"""Design units at the edge, between parts, and between columns."""
_BLUR = 14
"""Design units by which the shadow is soft; it reaches twice as far."""
_ROW = 1.5
"""The height of a row of numbers, in em."""
_SHRINK = 0.92
"""By which words or pictures become smaller until the card fits."""
_SMALLER, _TINY = 0.75, 0.25
"""To these shares words shrink before pictures do, and pictures before both; the least."""

Cell = Text | int | tuple[Picture, ...]


class SpotlightCard:
    """Draws one spotlight, in portions: a large picture takes a while.

    Args:
        services: the program's services.
        lit: what is shown.
        narrator: says its words.
        painter: makes its pictures.
        style: colour and symbol of a seat.

    Attributes:
        words: how many words and numbers there are to read.
        picture: the card, once it is painted.
    """

    picture: pygame.Surface

    def __init__(
        self,
        services: Services,
        lit: Spotlight,
        narrator: Narrator,
        painter: Painter,
        style: Callable[[int], SeatStyle],
    ) -> None:
        self._services, self._lit, self._narrator = services, lit, narrator
        self._painter, self._style = painter, style
        self._said = narrator.say(lit.words)
        cells = sum(len(cells) for _, cells in lit.table.rows) if lit.table else 0
        self.words = len(self._said.split()) + cells
        self._portions: Iterator[None] | None = None

    def paint(self, room: tuple[int, int]) -> bool:
        """Paint a portion of it; True when it is finished.

        Args:
            room: the size of the table without the bar.
        """
        if self._portions is None:
            self._portions = self._painting(room)
        return next(self._portions, self) is self

    def _painting(self, room: tuple[int, int]) -> Iterator[None]:
        most = (round(room[0] * _WIDEST), round(room[1] * _WIDEST))
        for em, scale in self._tries():
            sizes = self._sizes(most[0], scale)
            for picture, size in zip(self._lit.pictures, sizes, strict=True):
                yield from self._painter.painting(*_asked(picture, size))
            card = self._drawn(most[0], sizes, em)
            if card.get_height() <= most[1] and card.get_width() <= most[0]:
                break
            yield
        self.picture = card

    def _tries(self) -> Iterator[tuple[int, float]]:
        """Sizes of words and pictures: first the words become smaller, then the pictures, at last both."""
        metrics, fonts = self._services.metrics, self._services.theme.fonts
        em, least = metrics.text(fonts.large), metrics.print(fonts.small)
        good = max(least, round(metrics.text(fonts.small) * _SMALLER))
        while em > good:
            yield em, 1.0
            em = max(good, round(em * _SHRINK))
        scale = 1.0
        while scale > _TINY:
            yield em, scale
            scale *= _SHRINK
            em = em if scale > _SMALLER else max(least, round(em * _SHRINK))

    def _sizes(self, width: int, scale: float) -> list[tuple[int, int]]:
        """How large each picture is: the fewer there are, the larger, as far as the width goes."""
        pictures, units = self._lit.pictures, self._services.metrics.units
        if not pictures:
            return []
        most = _BESIDE if self._lit.table else _PICTURE[min(len(pictures), len(_PICTURE)) - 1]
        high = units(most * scale)
        gaps = units(_GAP) * (len(pictures) - 1) + 2 * units(_PAD)
        high = min(high, int((width - gaps) / sum(picture.shape for picture in pictures)))
        return [(max(1, round(high * picture.shape)), high) for picture in pictures]

    def _drawn(self, most: int, sizes: Sequence[tuple[int, int]], em: int) -> pygame.Surface:
        """What is shown and the sentence below it, on a panel with an edge in the seat's colour."""
        services, units = self._services, self._services.metrics.units
        shown = [part for part in (self._pictured(sizes), self._rows(em)) if part]
        parts = [self._side_by_side(shown, units(_COLUMN))] if shown else []
        said = services.writer.measure(self._said, em, "bold")[0]
        least = max([units(_LEAST), em * _EMS, said // _LINES, *(part.get_width() for part in parts)])
        parts.append(self._sentence(em, min(most - 2 * units(_PAD), least)))
        wide = max(part.get_width() for part in parts) + 2 * units(_PAD)
        high = sum(part.get_height() for part in parts) + units(_GAP) * (len(parts) - 1) + 2 * units(_PAD)
        palette, blur = services.theme.palette, units(_BLUR)
        reach = 2 * blur
        accent = self._style(self._lit.seat).color if self._lit.seat is not None else palette.brass
        card = transparent((wide + 2 * reach, high + 2 * reach))
        card.blit(services.artist.shadow((wide, high), units(20), blur), (0, 0))
        card.blit(
            services.artist.panel((wide, high), "dialog", palette, services.metrics.k, accent), (reach, reach)
        )
        top = reach + units(_PAD)
        for part in parts:
            card.blit(part, part.get_rect(midtop=(card.get_width() // 2, top)))
            top += part.get_height() + units(_GAP)
        return card

    def _pictured(self, sizes: Sequence[tuple[int, int]]) -> pygame.Surface | None:
        """The pictures side by side, the first where reading begins."""
        made = [
            self._painter.paint(*_asked(picture, size))
            for picture, size in zip(self._lit.pictures, sizes, strict=True)
        ]
        return self._side_by_side(made, self._services.metrics.units(_GAP)) if made else None

    def _side_by_side(self, made: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
        high = max(each.get_height() for each in made)
        row = transparent((sum(each.get_width() for each in made) + gap * (len(made) - 1), high))
        left = 0
        for each in made:
            place = each.get_rect(left=left, centery=high // 2)
            row.blit(each, self._services.metrics.mirror(place, row.get_rect()))
            left += each.get_width() + gap
        return row

    def _sentence(self, em: int, width: int) -> pygame.Surface:
        """The sentence with the emblem of its seat before it, in the middle."""
        services = self._services
        ink, emblem = services.theme.palette.on_dark, round(em * 1.1)
        gap = round(em * 0.4)
        free = width - (emblem + gap if self._lit.seat is not None else 0)
        free = self._balanced(em, free)
        said = services.writer.paragraph(self._said, em, ink, free, "bold")
        if self._lit.seat is None:
            return said
        style = self._style(self._lit.seat)
        return self._side_by_side([services.artist.icon(style.symbol, emblem, style.color), said], gap)

    def _balanced(self, em: int, width: int) -> int:
        """The least width in which the sentence has no more lines: none of them is a single word."""
        wrap = self._services.writer.wrap
        lines = len(wrap(self._said, em, width, "bold"))
        while width > em and len(wrap(self._said, em, width - em // 2, "bold")) == lines:
            width -= em // 2
        return width

    # --- numbers ---------------------------------------------------------------------------------------

    def _rows(self, em: int) -> pygame.Surface | None:
        """A row for each seat: its emblem and name, then its cells in columns below their heads."""
        table = self._lit.table
        if table is None:
            return None
        lines = [self._heads(table, em), *(self._row(seat, cells, em) for seat, cells in table.rows)]
        columns = [max(part.get_width() for part in column) for column in zip(*lines, strict=True)]
        gap, high = self._services.metrics.units(_COLUMN), round(em * _ROW)
        width = sum(columns) + gap * (len(columns) - 1)
        sheet = transparent((width, high * len(lines)))
        for number, line in enumerate(lines):
            left = 0
            for column, (part, wide) in enumerate(zip(line, columns, strict=True)):
                room = pygame.Rect(left, number * high, wide, high)
                place = (
                    part.get_rect(midleft=room.midleft) if not column else part.get_rect(center=room.center)
                )
                sheet.blit(part, self._services.metrics.mirror(place, sheet.get_rect()))
                left += wide + gap
        return sheet

    def _heads(self, table: SpotlightTable, em: int) -> list[pygame.Surface]:
        soft, least = (
            self._services.theme.palette.on_dark_soft,
            self._services.metrics.print(self._services.theme.fonts.small),
        )
        small = max(least, round(em * 0.8))
        names = ["", *(self._narrator.say(head) if isinstance(head, Text) else head for head in table.heads)]
        return [self._line(name, small, soft) for name in names]

    def _row(self, seat: int, cells: Sequence[Cell], em: int) -> list[pygame.Surface]:
        style, ink = self._style(seat), self._services.theme.palette.on_dark
        name = self._services.writer.fit(self._narrator.name(seat), em, ink, em * 9)
        emblem = self._services.artist.icon(style.symbol, round(em * 1.1), style.color)
        return [
            self._side_by_side([emblem, name], round(em * 0.4)),
            *(self._cell(each, em) for each in cells),
        ]

    def _cell(self, cell: Cell, em: int) -> pygame.Surface:
        if isinstance(cell, tuple):
            high = round(em * 1.25)
            made = [self._painter.paint(*_asked(each, (round(high * each.shape), high))) for each in cell]
            return self._side_by_side(made, round(em * 0.15)) if made else transparent((1, 1))
        said = self._narrator.catalogue.number(cell) if isinstance(cell, int) else self._narrator.say(cell)
        return self._line(said, em, self._services.theme.palette.on_dark, bold=True)

    def _line(self, words: str, em: int, color: Color, *, bold: bool = False) -> pygame.Surface:
        return self._services.writer.line(words, em, color, "bold" if bold else "regular")


def _asked(picture: Picture, size: tuple[int, int]) -> tuple[str, Face, tuple[int, int], int, str]:
    return picture.piece, picture.face, size, picture.count, picture.look
