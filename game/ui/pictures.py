"""The pictures of a title's pieces, made for the present theme and language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

import pygame

from game.art.painter import Painter
from game.art.palette import Color
from game.art.studio import Studio
from game.match.seats import Seat
from game.rules.kernel.rules import AnyRules
from game.rules.kernel.text import Text
from game.tables.title import Title
from game.ui.services import Services

PainterMaker = Callable[[Studio], Painter]
"""What a title's ``painter`` names."""


@dataclass(frozen=True, slots=True)
class Letters:
    """Writes on pictures with the program's own words and fonts."""

    services: Services

    def numeral(self, number: int, em: int, color: Color) -> pygame.Surface:
        """A number in the digits of the language."""
        return self.services.writer.line(self.services.catalogue.number(number), em, color, "bold")

    def words(self, text: Text, em: int, color: Color) -> pygame.Surface:
        """A message on one line."""
        return self.services.writer.line(self.services.say(text), em, color, "bold")


def make_painter(
    services: Services, title: Title, rules: AnyRules | None = None, seats: Sequence[Seat] = ()
) -> Painter:
    """The painter of ``title``; to be made again when theme, language, canvas or text scale change.

    Args:
        services: the program's services.
        title: whose pieces.
        rules: the rules of the match, whose board is drawn; the title's own outside a match.
        seats: the players, for their colours; the theme's order outside a match.
    """
    styles = services.theme.seat_colors
    module, _, name = title.painter.partition(":")
    maker: PainterMaker = getattr(import_module(module), name)
    return maker(
        Studio(
            artist=services.artist,
            lettering=Letters(services),
            palette=services.theme.palette,
            seats=[styles[seat.style % len(styles)] for seat in seats] or styles,
            k=services.metrics.k,
            rules=rules,
            scale=services.metrics.text_scale,
            rtl=services.metrics.rtl,
        )
    )
