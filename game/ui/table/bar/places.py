"""Where everything in the bar lies: the same place in every choice of every title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.ui.theme import FontSizes, Metrics

_PITCH, _AIR, _SIDE = 1.2, 8, 76
_GROWTH = 0.33
"""At larger text the bar grows by this share of what its words may: the table needs the room."""
ABOVE = 8
"""Design units by which the ground of the bar begins above it."""
_GAP, _BETWEEN, _APART = 12, 8, 20
"""Design units between two buttons, the two of a choice, and between words and what stands beside them."""
_MEDAL, _LARGEST, _COLUMN = 88, 110, 140
"""Design units of the medal with the name below it and alone, and of the room for that name."""
_NAMED = 0.6
"""The share of the bar's height that is the medal's where the name stands below it."""
_VERB, _WIDER = 300, 40
"""Design units of the buttons of a choice, and what is added at the largest text."""
_PRIMARY = 0.6
"""The share of the bar's height that the first of them has."""
_ROWS, _LARGER = (0.35, 0.35, 0.3), (0.4, 0.6)
"""The shares of the question, the help and the news; at larger text, of the question and the help."""


def bar_height(metrics: Metrics, fonts: FontSizes) -> int:
    """Three rows at 100 %; at larger text a little more."""
    lines = metrics.print(fonts.body) + 2 * metrics.print(fonts.small)
    usual = max(round(lines * _PITCH) + metrics.units(_AIR), metrics.units(_SIDE))
    return round(usual * (1 + _GROWTH * (metrics.text_scale - 1)))


@dataclass(frozen=True, slots=True)
class BarPlaces:
    """Rectangles on the canvas. An empty place stays empty: nothing makes room for anything else.

    Attributes:
        ground: under all of the bar.
        medal, lone: the medal of the player to act with the name below it, and without one.
        name: that name; None at larger text.
        question, help: a row each.
        news: a row; None at larger text, where the history tells it.
        toasts: where a toast may lie, the smallest first.
        primary, second: the buttons of a choice.
        less, more: the buttons for an amount, at both ends of the second place.
        hints: what the device in use does.
        icons: the buttons at the end of the bar.
    """

    ground: pygame.Rect
    medal: pygame.Rect
    lone: pygame.Rect
    name: pygame.Rect | None
    question: pygame.Rect
    help: pygame.Rect
    news: pygame.Rect | None
    toasts: tuple[pygame.Rect, ...]
    primary: pygame.Rect
    second: pygame.Rect
    less: pygame.Rect
    more: pygame.Rect
    hints: pygame.Rect
    icons: Mapping[str, pygame.Rect]

    @property
    def asked(self) -> pygame.Rect:
        """Where question and help are."""
        return self.question.union(self.help)


def bar_places(metrics: Metrics, rect: pygame.Rect, names: Sequence[str], *, choice: bool) -> BarPlaces:
    """The places in a bar.

    Args:
        metrics: the canvas.
        rect: where the bar lies.
        names: the buttons at its end.
        choice: a choice may be confirmed here; else the hints have that room.
    """
    units, large = metrics.units, metrics.text_scale > 1

    def mirrored(place: pygame.Rect) -> pygame.Rect:
        return metrics.mirror(place, rect)

    gap, apart = units(_GAP), units(_APART)
    icons = _icons(metrics, rect, names, rows := 2 if large and choice else 1)
    below = min(rect.bottom, rect.top + rows * (units(_SIDE) + gap))
    left = min(icon.left for icon in icons)
    verb = pygame.Rect(0, rect.top, units(_VERB + _WIDER * (metrics.text_scale - 1)), rect.h)
    verb.right = left - apart
    primary = pygame.Rect(verb.left, verb.top, verb.w, round(rect.h * _PRIMARY))
    top = primary.bottom + units(_BETWEEN)
    second = pygame.Rect(verb.left, top, verb.w, rect.bottom - top)
    column = units(_LARGEST if large else _COLUMN)
    start = rect.left + column + apart
    words = pygame.Rect(start, rect.top, verb.left - apart - start, rect.h)
    lines = _rows(words, _LARGER if large else _ROWS)
    room = pygame.Rect(left if choice else verb.left, below, 0, rect.bottom - below)
    room.w = rect.right - room.left
    high = units(_MEDAL)
    medal = pygame.Rect(rect.left + (column - high) // 2, rect.top, high, high)
    medal.centery = rect.top + round(rect.h * _NAMED / 2)
    lone = pygame.Rect(0, 0, *[min(round(rect.h * 0.66), units(_LARGEST))] * 2)
    lone.center = (medal.centerx, rect.centery)
    ends = (second.left, second.right - second.h)
    less, more = (mirrored(pygame.Rect(x, second.top, second.h, second.h)) for x in ends)
    top = rect.top - units(ABOVE)
    return BarPlaces(
        ground=pygame.Rect(0, top, metrics.size[0], metrics.size[1] - top),
        medal=mirrored(medal),
        lone=mirrored(lone),
        name=None if large else mirrored(pygame.Rect(rect.left, lines[-1].top, column, lines[-1].h)),
        question=mirrored(lines[0]),
        help=mirrored(lines[1]),
        news=None if large else mirrored(lines[-1]),
        toasts=tuple(
            mirrored(pygame.Rect(line.topleft, (line.w, words.bottom - line.top))) for line in lines[1::-1]
        ),
        primary=mirrored(primary),
        second=mirrored(second),
        less=less,
        more=more,
        hints=mirrored(room),
        icons={name: mirrored(icon) for name, icon in zip(names, icons, strict=True)},
    )


def _icons(metrics: Metrics, rect: pygame.Rect, names: Sequence[str], rows: int) -> list[pygame.Rect]:
    """The buttons at the end of the bar, in so many rows."""
    side, across = metrics.units(_SIDE), -(-len(names) // rows)
    step = side + metrics.units(_GAP)
    left = rect.right - (across - 1) * step - side
    places = (divmod(number, across) for number in range(len(names)))
    return [pygame.Rect(left + column * step, rect.top + row * step, side, side) for row, column in places]


def _rows(room: pygame.Rect, shares: Sequence[float]) -> list[pygame.Rect]:
    """A room in rows, from the top down."""
    edges = [room.top + round(room.h * sum(shares[:at])) for at in range(len(shares) + 1)]
    return [pygame.Rect(room.left, top, room.w, low - top) for top, low in pairwise(edges)]
