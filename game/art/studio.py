"""What a painter of a title's pieces is given to work with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.art.artist import Artist
from game.art.palette import Color, Palette
from game.art.seats import SeatStyle
from game.rules.kernel.rules import AnyRules
from game.rules.kernel.text import Text


class Lettering(Protocol):
    """Writes on pictures in the present language. Sizes are em in pixels, whatever the text scale."""

    def numeral(self, number: int, em: int, color: Color) -> pygame.Surface:
        """A number in the digits of the language, bold."""

    def words(self, text: Text, em: int, color: Color) -> pygame.Surface:
        """A message of the catalogue on one line, bold."""


@dataclass(frozen=True, slots=True)
class Studio:
    """The means of a painter; a new language, theme, canvas or text scale needs a new painter.

    Attributes:
        artist: turns drawings into surfaces.
        lettering: writes numbers and names.
        palette: the colours.
        seats: how each seat looks, in turn order; outside a match the theme's own order.
        k: the scale of the canvas, 1 at 1080 lines.
        rules: the rules of the match, for the board they are played on; None outside a match.
        scale: of the text that people have chosen; numbers on pieces may grow with it.
        rtl: what is read like a page runs from right to left.
    """

    artist: Artist
    lettering: Lettering
    palette: Palette
    seats: Sequence[SeatStyle]
    k: float = 1.0
    rules: AnyRules | None = None
    scale: float = 1.0
    rtl: bool = False
