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
_TALLER, _TWICE = (0.27, 0.51, 0.22), 180
"""Their shares where the help has two lines: where there are so many design units for them."""
_STOREY = 88
"""Design units of the storey of the buttons, where that lies below the words."""
_SHARE, _ICONS = 0.42, 4
"""All buttons lie below the words where they would take more than this share of the canvas's width beside
them; and so many of them, at the end, in two rows where one would take more."""
_TALL, _NARROW, _AMPLE = 1.25, 220, 1.15
"""For fingers the bar grows by so much to have both buttons of a choice below one another; else they lie side
by side, each so many design units wide, and so much higher than it has to be."""


def bar_height(metrics: Metrics, fonts: FontSizes) -> int:
    """Three rows at 100 %; at larger text a little more, and what the buttons need for fingers."""
    lines = metrics.print(fonts.body) + (3 if _two_storeys(metrics) else 2) * metrics.print(fonts.small)
    usual = max(round(lines * _PITCH) + metrics.units(_AIR), metrics.units(_SIDE))
    words = round(usual * _growth(metrics))
    if _two_storeys(metrics):
        return words + metrics.units(_GAP) + _storey(metrics)
    high, pair = max(words, _icons_high(metrics)), _pair_high(metrics)
    return max(high, pair) if pair <= high * _TALL else high


def _growth(metrics: Metrics) -> float:
    return 1 + _GROWTH * (metrics.text_scale - 1)


def _side(metrics: Metrics) -> int:
    """The side of a button at the end of the bar."""
    return max(metrics.units(_SIDE), metrics.finger)


def _icon_rows(metrics: Metrics) -> int:
    """In how many rows they lie: in two where they are larger than usual, unless one has room in a storey."""
    side, usual = _side(metrics), metrics.units(_SIDE)
    broad = _ICONS * (side + metrics.units(_GAP)) > _SHARE * metrics.size[0]
    return 2 if side > usual and (broad or not _two_storeys(metrics)) else 1


def _icons_high(metrics: Metrics) -> int:
    """The height of these rows."""
    return _icon_rows(metrics) * (_side(metrics) + metrics.units(_GAP)) - metrics.units(_GAP)


def _two_storeys(metrics: Metrics) -> bool:
    """Whether the buttons lie below the words: on an upright canvas, or where fingers need so large ones."""
    side, gap = _side(metrics), metrics.units(_GAP)
    return metrics.portrait or (
        side > metrics.units(_SIDE) and 2 * (side + gap) + _pair_wide(metrics) > _SHARE * metrics.size[0]
    )


def _pair_wide(metrics: Metrics) -> int:
    """The width of the two buttons of a choice side by side."""
    between = metrics.units(_BETWEEN)
    return 2 * max(metrics.units(_NARROW), 2 * metrics.finger + between) + between


def _pair_high(metrics: Metrics) -> int:
    """The height that the two buttons of a choice need to lie below one another."""
    return 2 * metrics.confirming + metrics.units(_BETWEEN)


def _storey(metrics: Metrics) -> int:
    """The height of the buttons below the words."""
    return max(round(metrics.units(_STOREY) * _growth(metrics)), metrics.confirming, _icons_high(metrics))


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

    gap, apart, upright = units(_GAP), units(_APART), _two_storeys(metrics)
    high = rect.h - _storey(metrics) - gap if upright else rect.h
    storey = (
        pygame.Rect(rect.left, rect.bottom - _storey(metrics), rect.w, _storey(metrics)) if upright else rect
    )
    rows = 2 if large and choice and not upright else _icon_rows(metrics)
    icons = _icons(metrics, storey, names, rows)
    below = min(rect.bottom, storey.top + rows * (_side(metrics) + gap))
    left = min(icon.left for icon in icons)
    verb = _verbs(metrics, storey, left - apart)
    primary, second = _pair(metrics, verb)
    column = units(_LARGEST if large else _COLUMN)
    start = rect.left + column + apart
    words = pygame.Rect(start, rect.top, (rect.right if upright else verb.left - apart) - start, high)
    lines = _rows(words, _LARGER if large else _TALLER if high >= units(_TWICE) else _ROWS)
    room = pygame.Rect(left if choice else verb.left, below, 0, rect.bottom - below)
    room.w = rect.right - room.left
    if upright:
        room = pygame.Rect(storey.left, storey.top, left - apart - storey.left, 0 if choice else storey.h)
    side = units(_MEDAL)
    medal = pygame.Rect(rect.left + (column - side) // 2, rect.top, side, side)
    medal.centery = rect.top + round(high * _NAMED / 2)
    lone = pygame.Rect(0, 0, *[min(round(high * 0.66), units(_LARGEST))] * 2)
    lone.center = (medal.centerx, words.centery)
    wide = min(second.h, (second.w - units(_BETWEEN)) // 2)
    ends = (second.left, second.right - wide)
    less, more = (mirrored(pygame.Rect(x, second.top, wide, second.h)) for x in ends)
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
    side, across = _side(metrics), -(-len(names) // rows)
    step = side + metrics.units(_GAP)
    left = rect.right - (across - 1) * step - side
    high = rows * step - metrics.units(_GAP)
    top = rect.centery - high // 2 if _two_storeys(metrics) else rect.top
    places = (divmod(number, across) for number in range(len(names)))
    return [pygame.Rect(left + column * step, top + row * step, side, side) for row, column in places]


def _verbs(metrics: Metrics, storey: pygame.Rect, right: int) -> pygame.Rect:
    """The room for the two buttons of a choice, which ends at ``right``: in an upright bar all there is."""
    wide = metrics.units(_VERB + _WIDER * (metrics.text_scale - 1))
    if _two_storeys(metrics):
        wide = right - storey.left
    elif _pair_high(metrics) > storey.h:
        wide = _pair_wide(metrics)
    return pygame.Rect(right - wide, storey.top, wide, storey.h)


def _pair(metrics: Metrics, verb: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """These buttons: below one another, the first of them higher; else side by side."""
    between = metrics.units(_BETWEEN)
    if _two_storeys(metrics) or _pair_high(metrics) > verb.h:
        wide, high = (verb.w - between) // 2, verb.h
        if metrics.finger:
            high = min(verb.h, max(metrics.units(_STOREY), round(metrics.confirming * _AMPLE)))
        first = pygame.Rect(verb.left, verb.centery - high // 2, wide, high)
        return first, first.move(verb.w - wide, 0)
    first = pygame.Rect(verb.left, verb.top, verb.w, round(verb.h * _PRIMARY))
    first.h = min(first.h, verb.h - between - metrics.confirming)
    top = first.bottom + between
    return first, pygame.Rect(verb.left, top, verb.w, verb.bottom - top)


def _rows(room: pygame.Rect, shares: Sequence[float]) -> list[pygame.Rect]:
    """A room in rows, from the top down."""
    edges = [room.top + round(room.h * sum(shares[:at])) for at in range(len(shares) + 1)]
    return [pygame.Rect(room.left, top, room.w, low - top) for top, low in pairwise(edges)]
