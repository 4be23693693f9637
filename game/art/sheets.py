"""What a picture consists of: drawings laid over one another, then symbols, figures and words on top."""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

import pygame

from game.art.artist import Artist
from game.art.discs import Round, around
from game.art.drawing import Drawing, Point
from game.art.palette import Color
from game.art.studio import Lettering
from game.art.surfaces import transparent
from game.art.writing import write
from game.rules.kernel.text import Text

Size = tuple[int, int]
LINE = 0.11
"""How wide the line round a number is, in heights of its digits as it was asked for."""
_SAMPLE = 100
"""The em at which it is found out how digits lie on a disc."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number on a picture, in the units of its drawing: ``height`` is that of a digit.

    ``line`` is the colour of an outline, for a number that lies on something colourful; ``width`` is the
    most it may take: longer numbers are written smaller. On a round ``disc`` of this diameter its ink lies in
    the middle and keeps within.
    """

    value: int
    centre: Point
    height: float
    color: Color
    line: Color | None = None
    width: float = 999
    disc: float = 0


@dataclass(frozen=True, slots=True)
class Words:
    """A line of words on a picture, in the units of its drawing: ``em`` is their size.

    They are centred by what is seen of them and turned anticlockwise by quarter ``turns``. ``line`` and
    ``width`` are as for a `Figure`, the width measured along the words. Names on bands of some ``height`` are
    centred by their tall letters: what reaches below the line does not lift them, unless it had no room.
    With a ``side`` they stand at the left (-1) or right (1) end of their width.
    """

    text: Text
    centre: Point
    em: float
    color: Color
    line: Color | None = None
    width: float = 9999
    turns: int = 0
    height: float = 0.0
    side: int = 0


@dataclass(frozen=True, slots=True)
class Symbol:
    """An icon on a picture, ``side`` units wide."""

    icon: str
    centre: Point
    side: float
    color: Color


@dataclass(frozen=True, slots=True)
class Layer:
    """A drawing, where its upper left corner lies, and how much it is scaled. What reaches out is cut.

    One that is ``shared`` by many pictures, or lies below a number that changes, is kept as it was drawn.
    """

    drawing: Drawing
    at: Point = (0.0, 0.0)
    scale: float = 1.0
    shared: bool = False


@dataclass(slots=True)
class Sheet:
    """A picture in the making; the first layer has the size of the whole, in units."""

    layers: list[Layer]
    figures: list[Figure] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)
    symbols: list[Symbol] = field(default_factory=list)

    @classmethod
    def of(cls, drawing: Drawing) -> Sheet:
        """A sheet of one drawing."""
        return cls([Layer(drawing)])


class SheetPrinter:
    """Prints sheets at the size they are shown."""

    def __init__(self, artist: Artist, lettering: Lettering) -> None:
        self._artist = artist
        self._lettering = lettering
        # Fonts differ in how much of the em a digit takes; 8 is as tall as a digit gets in both scripts.
        self._em = 100 / lettering.numeral(8, 100, (0, 0, 0)).get_bounding_rect().height
        self._rounds: Callable[[int], Round] = lru_cache(maxsize=64)(self._round)

    def print(self, sheet: Sheet, size: Size) -> pygame.Surface:
        """``sheet`` as large as fits into ``size``, keeping its shape."""
        *_, whole = self.printing(sheet, size)
        return whole

    def printing(self, sheet: Sheet, size: Size) -> Iterator[pygame.Surface]:
        """The same layer by layer, large ones in bands, and at last all that stands on them."""
        ground = sheet.layers[0].drawing
        width, height = ground.width, ground.height
        scale = min(size[0] / width, size[1] / height)
        surface = transparent((round(width * scale), round(height * scale)))
        for layer in sheet.layers:
            zoom = scale * layer.scale
            part = (max(1, round(layer.drawing.width * zoom)), max(1, round(layer.drawing.height * zoom)))
            corner = (round(layer.at[0] * scale), round(layer.at[1] * scale))
            for top, band in self._bands(layer, part):
                surface.blit(band, (corner[0], corner[1] + top))
                yield surface
        for symbol in sheet.symbols:
            side = max(1, round(symbol.side * scale))
            icon = self._artist.icon(symbol.icon, side, symbol.color)
            surface.blit(icon, _centred(icon, symbol.centre, scale))
        for figure in map(self._on_disc, sheet.figures):
            digits = self._write(figure, scale)
            place = _centred(digits, figure.centre, scale)
            write(surface, digits, _within(surface, place) if figure.line else place)
        for words in sheet.words:
            written, lift = self._letter(words, scale)
            x, y = words.centre
            x += words.side * max(0.0, words.width - written.get_width() / scale) / 2
            write(surface, written, _centred(written, (x, y + lift / scale), scale))
        yield surface

    def _bands(self, layer: Layer, size: Size) -> Iterator[tuple[int, pygame.Surface]]:
        if layer.shared:
            return iter([(0, self._artist.draw(layer.drawing, size, keep=True))])
        return self._artist.bands(layer.drawing, size)

    def _on_disc(self, figure: Figure) -> Figure:
        """A number as it lies on its disc, if it has one."""
        if not figure.disc:
            return figure
        ink = self._rounds(figure.value)
        height = min(figure.height, figure.disc / 2 / ink.reach)
        x, y = figure.centre
        return replace(figure, centre=(x - ink.x * height, y - ink.y * height), height=height)

    def _round(self, value: int) -> Round:
        written = self._lettering.numeral(value, _SAMPLE, (0, 0, 0))
        ink, eight = (
            around(written.subsurface(written.get_bounding_rect())),
            written.get_bounding_rect().height,
        )
        tall = eight * self._em / _SAMPLE
        return Round(ink.x * tall, ink.y * tall, ink.reach * tall)

    def _write(self, figure: Figure, scale: float) -> pygame.Surface:
        digits = self._cropped(figure.value, figure.height * scale, figure.color)
        if digits.get_width() > figure.width * scale:
            smaller = figure.height * scale * figure.width * scale / digits.get_width()
            digits = self._cropped(figure.value, smaller, figure.color)
        if figure.line is None:
            return digits
        return outlined(digits, figure.line, max(1, round(figure.height * scale * LINE)))

    def _cropped(self, value: int, height: float, color: Color) -> pygame.Surface:
        written = self._lettering.numeral(value, max(4, round(height * self._em)), color)
        return written.subsurface(written.get_bounding_rect())

    def _letter(self, words: Words, scale: float) -> tuple[pygame.Surface, float]:
        """The words, and how much lower than centred they stand."""
        em = max(4, round(words.em * scale))
        written = self._lettering.words(words.text, em, words.color)
        if written.get_width() > words.width * scale:
            em = max(4, int(em * words.width * scale / written.get_width()))
            written = self._lettering.words(words.text, em, words.color)
        lower = self._lower(written, em, words.height * scale) if words.height else 0.0
        written = written.subsurface(written.get_bounding_rect())
        if words.line is not None:
            written = outlined(written, words.line, max(1, round(em * 0.06)))
        return (pygame.transform.rotate(written, 90 * words.turns) if words.turns else written), lower

    def _lower(self, written: pygame.Surface, em: int, height: float) -> float:
        """How far words go down for their tall letters, as high as digits, to stand in the middle."""
        ink, tall = written.get_bounding_rect(), self._lettering.numeral(8, em, (0, 0, 0)).get_bounding_rect()
        free = max(0.0, (height - ink.h) / 2)
        return max(-free, min(free, ink.centery - tall.centery))


def _centred(mark: pygame.Surface, at: Point, scale: float) -> pygame.Rect:
    return mark.get_rect(center=(round(at[0] * scale), round(at[1] * scale)))


def _within(surface: pygame.Surface, place: pygame.Rect) -> pygame.Rect:
    """A place moved where only the outline of digits would reach out: that is read too.

    What reaches out further is cut: of a part of a picture it belongs to the part beside it.
    """
    whole, line = surface.get_rect(), place.h // 10 + 2
    inside = whole.inflate(2 * line, 2 * line).contains(place)
    return place.clamp(whole) if inside else place


def outlined(letters: pygame.Surface, line: Color, reach: int) -> pygame.Surface:
    """``letters`` with a line of ``reach`` pixels round them, so that they are read on any ground.

    They are printed dark all round a circle, so close that no stroke is thin enough to leave a gap.
    """
    surface = transparent((letters.get_width() + 2 * reach, letters.get_height() + 2 * reach))
    dark = letters.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dark.fill((*line, 0), special_flags=pygame.BLEND_RGBA_ADD)
    steps = max(8, 3 * reach)
    turns = (cmath.rect(reach + 0.3, math.tau * step / steps) for step in range(steps))
    spots = {(round(reach + turn.real), round(reach + turn.imag)) for turn in turns}
    surface.blits([(dark, spot) for spot in sorted(spots)], doreturn=False)
    surface.blit(letters, (reach, reach))
    return surface
