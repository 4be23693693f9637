"""The pictures of a title's pieces, made for the present theme and language."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pygame

from game.tables.table import Title
from game.ui.art.artist import Artist
from game.ui.art.palette import Color, Palette
from game.ui.scenes.flow import Painter
from game.ui.services import Services

Numeral = Callable[[int, int, Color], pygame.Surface]
"""Draws a number in the language's digits: number, em size in pixels, colour."""

PainterMaker = Callable[[Artist, Numeral, Palette, float], Painter]
"""What a title's ``painter`` names; the last argument is the scale of the canvas, 1 at 1080 lines."""


def make_painter(services: Services, title: Title) -> Painter:
    """The painter of ``title``; to be made again when theme or language change."""

    def numeral(number: int, size: int, color: Color) -> pygame.Surface:
        return services.writer.line(services.catalogue.number(number), size, color, "bold")

    module, _, name = title.painter.partition(":")
    maker: PainterMaker = getattr(import_module(module), name)
    return maker(services.artist, numeral, services.theme.palette, services.metrics.k)
