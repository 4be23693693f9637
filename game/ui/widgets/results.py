"""What shows a player's result: the colour and symbol, and the medal of the rank."""

from __future__ import annotations

import pygame

from game.art.drawing import Drawing, star
from game.art.palette import Color, Palette, mix, rgb
from game.art.seats import SeatStyle
from game.match.seats import Seat
from game.ui.services import Services

_NUMERAL = 0.56
"""The rank keeps clear of the ring of its medal, by the em in shares of that."""
_BRONZE = rgb("e8b58a"), rgb("c07f4e")


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
