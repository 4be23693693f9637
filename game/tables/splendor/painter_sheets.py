"""What a picture consists of: drawings laid over one another, and figures written on top."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.ui.art.artist import Artist
from game.ui.art.drawing import Drawing, Point
from game.ui.art.palette import Color

Size = tuple[int, int]
Numeral = Callable[[int, int, Color], pygame.Surface]
"""Writes a number: (number, em in pixels, colour) -> surface, in the digits of the language."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number on a picture, in the units of its drawing: ``height`` is that of a digit.

    ``line`` is the colour of an outline, for a number that lies on something colourful; ``width`` is the
    most it may take: longer numbers are written smaller.
    """

    value: int
    centre: Point
    height: float
    color: Color
    line: Color | None = None
    width: float = 999


@dataclass(frozen=True, slots=True)
class Layer:
    """A drawing, where its upper left corner lies, and how much it is scaled. What reaches out is cut."""

    drawing: Drawing
    at: Point = (0.0, 0.0)
    scale: float = 1.0


@dataclass(slots=True)
class Sheet:
    """A picture in the making; the first layer has the size of the whole, in units."""

    layers: list[Layer]
    figures: list[Figure] = field(default_factory=list)

    @classmethod
    def of(cls, drawing: Drawing) -> Sheet:
        """A sheet of one drawing."""
        return cls([Layer(drawing)])


class Press:
    """Prints sheets at the size they are shown."""

    def __init__(self, artist: Artist, numeral: Numeral) -> None:
        self._artist = artist
        self._numeral = numeral
        # Fonts differ in how much of the em a digit takes; 8 is as tall as a digit gets in both scripts.
        self._em = 100 / numeral(8, 100, (0, 0, 0)).get_bounding_rect().height

    def print(self, sheet: Sheet, size: Size) -> pygame.Surface:
        """``sheet`` as large as fits into ``size``, keeping its shape."""
        ground = sheet.layers[0].drawing
        width, height = ground.width, ground.height
        scale = min(size[0] / width, size[1] / height)
        surface = pygame.Surface((round(width * scale), round(height * scale)), pygame.SRCALPHA)
        for layer in sheet.layers:
            zoom = scale * layer.scale
            part = (max(1, round(layer.drawing.width * zoom)), max(1, round(layer.drawing.height * zoom)))
            corner = (round(layer.at[0] * scale), round(layer.at[1] * scale))
            surface.blit(self._artist.draw(layer.drawing, part), corner)
        for figure in sheet.figures:
            written = self._write(figure, scale)
            centre = (round(figure.centre[0] * scale), round(figure.centre[1] * scale))
            surface.blit(written, written.get_rect(center=centre))
        return surface

    def _write(self, figure: Figure, scale: float) -> pygame.Surface:
        digits = self._cropped(figure.value, figure.height * scale, figure.color)
        if digits.get_width() > figure.width * scale:
            smaller = figure.height * scale * figure.width * scale / digits.get_width()
            digits = self._cropped(figure.value, smaller, figure.color)
        if figure.line is None:
            return digits
        return _outlined(digits, figure.line, max(1, round(figure.height * scale * 0.11)))

    def _cropped(self, value: int, height: float, color: Color) -> pygame.Surface:
        written = self._numeral(value, max(4, round(height * self._em)), color)
        return written.subsurface(written.get_bounding_rect())


def _outlined(digits: pygame.Surface, line: Color, reach: int) -> pygame.Surface:
    """``digits`` with a line of ``reach`` pixels round them, so that they are read on any ground."""
    surface = pygame.Surface(
        (digits.get_width() + 2 * reach, digits.get_height() + 2 * reach), pygame.SRCALPHA
    )
    dark = digits.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dark.fill((*line, 0), special_flags=pygame.BLEND_RGBA_ADD)
    round_about = [
        (x, y)
        for x in range(2 * reach + 1)
        for y in range(2 * reach + 1)
        if (x - reach) ** 2 + (y - reach) ** 2 <= reach * (reach + 0.7)
    ]
    surface.blits([(dark, spot) for spot in round_about], doreturn=False)
    surface.blit(digits, (reach, reach))
    return surface
