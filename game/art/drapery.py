"""The drawn curtain: heavy folds of cloth under a brass rail."""

from __future__ import annotations

import pygame

from game.art.artist import Artist, Size
from game.art.drawing import Drawing, star
from game.art.palette import Palette, mix

_FOLDS = 18
_EDGE = 54
"""As high are rail and hem, at 1080 lines."""
_SMALLER = 3
"""Cloth is drawn so much smaller."""


def curtain(artist: Artist, size: Size, palette: Palette) -> pygame.Surface:
    """A closed curtain that fills ``size``."""
    return artist.kept(("curtain", size, palette.id), lambda: _curtain(artist, size, palette))


def _curtain(artist: Artist, size: Size, palette: Palette) -> pygame.Surface:
    """Cloth is soft: it is drawn at a part of its size. Rail and hem are drawn by themselves, as they are."""
    k = size[1] / 1080
    high = round(_EDGE * k)
    small = (-(-size[0] // _SMALLER), -(-size[1] // _SMALLER))
    made = pygame.transform.smoothscale(artist.draw(_cloth(size, palette), small), size)
    rail, hem = Drawing(size[0], high), Drawing(size[0], high)
    _rail(rail, size[0], k, palette)
    _hem(hem, (size[0], high), k, palette)
    made.blit(artist.draw(rail), (0, 0))
    made.blit(artist.draw(hem), (0, size[1] - high))
    return made


def _cloth(size: Size, palette: Palette) -> Drawing:
    width, height = size
    drawing = Drawing(width, height)
    deep = mix(palette.table_deep, palette.gems["red"].deep, 0.35)
    lit = mix(palette.sky[2], palette.gems["red"].deep, 0.35)
    drawing.rect((0, 0), size, deep)
    fold = width / _FOLDS
    for i in range(_FOLDS):
        left = i * fold
        share = 0.75 if i % 2 else 1.0
        cloth = drawing.linear(
            (left, 0),
            (left + fold, 0),
            (0, deep),
            (0.32 * share, mix(deep, lit, 0.55 * share)),
            (0.5, mix(deep, lit, share)),
            (0.8, mix(deep, lit, 0.3)),
            (1, mix(deep, (0, 0, 0), 0.35)),
        )
        sway = fold * (0.22 if i % 2 else -0.18)
        right = left + fold + 1
        upper, lower = height * 0.4, height * 0.7
        drawing.path(
            f"M{left:.1f} 0H{right:.1f}"
            f"C{right + sway:.1f} {upper:.1f} {right - sway:.1f} {lower:.1f} {right:.1f} {height}H{left:.1f}"
            f"C{left - sway:.1f} {lower:.1f} {left + sway:.1f} {upper:.1f} {left:.1f} 0Z",
            cloth,
        )
    shade = drawing.linear(
        (0, 0), (0, height), (0, (0, 0, 0), 0.45), (0.2, (0, 0, 0), 0.0), (1, (0, 0, 0), 0.35)
    )
    drawing.rect((0, 0), size, shade)
    return drawing


def _rail(drawing: Drawing, width: int, k: float, palette: Palette) -> None:
    """The brass rail with a ring on every fold."""
    brass = drawing.linear((0, 14 * k), (0, 34 * k), (0, palette.brass_light), (1, palette.brass_dark))
    for i in range(_FOLDS + 1):
        at = (i * width / _FOLDS, 30 * k)
        drawing.circle(at, 15 * k, stroke=palette.brass, width=5 * k)
    drawing.rect((0, 14 * k), (width, 18 * k), brass)


def _hem(drawing: Drawing, size: Size, k: float, palette: Palette) -> None:
    """A woven border of stars along the lower edge, clear of the hints above it."""
    width, height = size
    top = height - 40 * k
    drawing.rect((0, top), (width, 3 * k), palette.brass, opacity=0.8)
    drawing.rect((0, height - 9 * k), (width, 3 * k), palette.brass, opacity=0.8)
    count = _FOLDS * 2
    for i in range(count):
        at = ((i + 0.5) * width / count, height - 23 * k)
        drawing.polygon(star(at, 10 * k, 7.7 * k, 8), palette.brass, opacity=0.75)
