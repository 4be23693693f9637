"""How people on all sides of a table share the screen: bars along their edges, own things in columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod

import pygame

from game.ui.stations import Edge, Station
from game.ui.theme import DESIGN, Metrics

Size = tuple[float, float]

_SIDES = {Edge.LEFT, Edge.RIGHT}
_MARGIN, _GAP, PAD = 34, 12, 8
"""Design units of the frame of the table, between two things on it, and round what lies in a bar."""
OWN = 0.65
"""What people have is so large in relation to a television's: they sit at arm's length."""
_BAR, _LONGEST = 1500, 1800
"""How long a bar is at least and at most, in its own design units."""
_LARGE = 1.15
"""A board that is so much larger than on a television is large enough."""
_READ = ((OWN, 0.25), (0.8 * OWN, 0.9))
"""Own things smaller than this are worth less, by so much: a little at first, then more than the board is."""
_STEP, _LEAST = 4, 180
"""Columns are tried in such steps, and from so many design units on."""
BETWEEN = 8
"""Between two things that lie before a player, in their own design units."""


def scaled(metrics: Metrics, k: float) -> Metrics:
    """The same, for something that has ``k`` pixels for each design unit."""
    size = round(DESIGN[0] * k), round(DESIGN[1] * k)
    return Metrics(size, metrics.text_scale, metrics.rtl, metrics.finger)


@dataclass(frozen=True, slots=True)
class Seating:
    """Where on the canvas everything lies that belongs to somebody.

    Attributes:
        bars: by edge, where the bar lies while somebody there is asked.
        blocks: by seat, where the own things lie.
        middle: what is left.
        whole: all of this.
        k: pixels for each design unit of own things.
    """

    bars: Mapping[Edge, pygame.Rect]
    blocks: tuple[pygame.Rect, ...]
    middle: pygame.Rect
    whole: pygame.Rect
    k: float


def bar_scale(metrics: Metrics, stations: Iterable[Station]) -> float:
    """Pixels for each design unit of the bars: all are alike, and those at the sides are the shortest."""
    room = metrics.size[1] - 2 * metrics.units(_MARGIN)
    beside = any(station.edge in _SIDES for station in stations)
    return min(OWN * metrics.k, room / _BAR if beside else OWN * metrics.k)


@lru_cache(maxsize=8)
def seating(
    metrics: Metrics,
    stations: tuple[Station, ...],
    own: tuple[Size, ...],
    shared: Size,
    bar: int,
    tabs: float = 0,
) -> Seating:
    """Share the canvas: the board as large as it can be while what people have can be read.

    Args:
        metrics: the canvas.
        stations: where people sit.
        own: what each thing of one takes, in design units.
        shared: the same of the middle.
        bar: how thick a bar is, in pixels.
        tabs: how high the tabs above own things are, in design units.
    """
    room = _Room(metrics, stations, bar)
    widths = range(metrics.units(_LEAST), room.widest, _STEP)
    ways = ((wide, corners) for corners in (False, True) for wide in widths)
    found = [made for way in ways if (made := room.seated(*way, own, shared, tabs))]
    # The widest columns of all that serve as well.
    return max(reversed(found), key=lambda each: each[0])[1]


class _Room:
    """The canvas, to be shared.

    Args:
        metrics: the canvas.
        stations: where people sit.
        bar: how thick a bar is.
    """

    def __init__(self, metrics: Metrics, stations: Sequence[Station], bar: int) -> None:
        self._metrics, self._stations, self._bar = metrics, stations, bar
        self._edges = {station.edge for station in stations}
        self._columns = _columns(stations)
        margin, self._gap = metrics.units(_MARGIN), metrics.units(_GAP)
        self._whole = metrics.canvas.inflate(-2 * margin, -2 * margin)
        self._inner = _inner(self._whole, self._edges & _SIDES, bar + self._gap)
        self.widest = self._inner.w // 3

    def seated(
        self, wide: int, corners: bool, own: Sequence[Size], shared: Size, tabs: float
    ) -> tuple[float, Seating] | None:
        """Columns of a width, in the ``corners`` or above the bars; with what they are worth."""
        gap, ends, thick = self._gap, self._edges - _SIDES, self._bar + self._gap
        room = self._inner if corners else _inner(self._inner, ends, thick)
        between = pygame.Rect(room)
        between.w -= (wide + gap) * sum(map(bool, self._columns.values()))
        between.left += (wide + gap) * bool(self._columns[Edge.LEFT])
        middle = _inner(between, ends, thick) if corners else between
        k = bar_scale(self._metrics, self._stations)
        if corners and ends and between.w < _BAR * k:
            return None
        blocks = _blocks(room, self._columns, wide, gap, len(self._stations))
        rooms = (_upright(block, self._stations[seat].edge) for seat, block in enumerate(blocks))
        large = min(packed(each, own, tabs).k for each in rooms)
        size = min(middle.w / shared[0], middle.h / shared[1])
        row = between if corners else self._inner
        bars = {edge: self._along(edge, row, round(_LONGEST * k)) for edge in self._edges}
        read = prod(min(large / (wanted * self._metrics.k), 1.0) ** care for wanted, care in _READ)
        worth = min(size / self._metrics.k, _LARGE) * read
        return worth, Seating(bars, blocks, middle, self._whole, min(large, self._metrics.k))

    def _along(self, edge: Edge, row: pygame.Rect, longest: int) -> pygame.Rect:
        """The strip along an edge: at the sides all of it, else before those who sit there."""
        whole, thick = self._whole, self._bar
        if edge in _SIDES:
            left = whole.left if edge is Edge.LEFT else whole.right - thick
            return pygame.Rect(left, whole.top, thick, whole.h)
        top = whole.top if edge is Edge.TOP else whole.bottom - thick
        bar = pygame.Rect(0, top, min(row.w, longest), thick)
        alongs = [station.along for station in self._stations if station.edge is edge]
        bar.centerx = row.left + round(row.w * sum(alongs) / len(alongs))
        return bar.clamp(row)


def _inner(room: pygame.Rect, edges: Iterable[Edge], thick: int) -> pygame.Rect:
    """A room without strips along some of its edges."""
    left, top, right, low = room.left, room.top, room.right, room.bottom
    for edge in edges:
        left += thick * (edge is Edge.LEFT)
        top += thick * (edge is Edge.TOP)
        right -= thick * (edge is Edge.RIGHT)
        low -= thick * (edge is Edge.BOTTOM)
    return pygame.Rect(left, top, right - left, low - top)


def _columns(stations: Sequence[Station]) -> Mapping[Edge, list[int]]:
    """Which seats have their things in the left and the right column, from the top down.

    They lie at one's own side of the table, in the middle of an edge at one's right hand, unless more people
    have theirs there.
    """
    columns: dict[Edge, list[int]] = {Edge.LEFT: [], Edge.RIGHT: []}
    hands = {Edge.BOTTOM: Edge.RIGHT, Edge.TOP: Edge.LEFT}
    middle = list[int]()
    for seat, (edge, along, _) in enumerate(stations):
        if edge in columns:
            columns[edge].append(seat)
        elif along == 0.5:
            middle.append(seat)
        else:
            columns[Edge.LEFT if along < 0.5 else Edge.RIGHT].append(seat)
    for seat in middle:
        hand = hands[stations[seat].edge]
        other = Edge.LEFT if hand is Edge.RIGHT else Edge.RIGHT
        columns[other if len(columns[other]) < len(columns[hand]) else hand].append(seat)
    order = {Edge.TOP: 0, Edge.LEFT: 1, Edge.RIGHT: 1, Edge.BOTTOM: 2}
    for seats in columns.values():
        seats.sort(key=lambda seat: (order[stations[seat].edge], stations[seat].along))
    return columns


def _blocks(
    room: pygame.Rect, columns: Mapping[Edge, list[int]], wide: int, gap: int, players: int
) -> tuple[pygame.Rect, ...]:
    """The block of each seat: columns are shared out evenly."""
    blocks = {}
    for edge, seats in columns.items():
        left = room.left if edge is Edge.LEFT else room.right - wide
        for at, seat in enumerate(seats):
            high = (room.h - gap * (len(seats) - 1)) // len(seats)
            blocks[seat] = pygame.Rect(left, room.top + at * (high + gap), wide, high)
    return tuple(blocks[seat] for seat in range(players))


def _upright(rect: pygame.Rect, edge: Edge) -> Size:
    return rect.size if edge in (Edge.BOTTOM, Edge.TOP) else (rect.h, rect.w)


@dataclass(frozen=True, slots=True)
class Packing:
    """Things in rows, as they lie before somebody.

    Attributes:
        rows: the sizes of those in each row, from the top down, in design units.
        k: how large they are, in pixels for each design unit.
    """

    rows: tuple[tuple[Size, ...], ...]
    k: float

    @property
    def size(self) -> Size:
        """What they take, in design units."""
        high = sum(max(h for _, h in row) for row in self.rows) + BETWEEN * (len(self.rows) - 1)
        return max(map(_length, self.rows)), high


def _length(row: Sequence[Size]) -> float:
    return sum(w for w, _ in row) + BETWEEN * (len(row) - 1)


def packed(room: Size, things: Sequence[Size], tabs: float = 0) -> Packing:
    """Things in their order, in as many rows as make them largest in a room, below tabs."""
    above = tabs + BETWEEN if tabs else 0
    lengths = {_length(things[at:to]) for to in range(len(things) + 1) for at in range(to)}
    widest = max(w for w, _ in things)
    ways = (Packing(_rows(things, length), 1.0) for length in lengths if length >= widest)
    sized = (Packing(way.rows, min(room[0] / way.size[0], room[1] / (way.size[1] + above))) for way in ways)
    return max(sized, key=lambda way: way.k)


def _rows(things: Sequence[Size], length: float) -> tuple[tuple[Size, ...], ...]:
    """Rows that are no longer than so much."""
    rows: list[tuple[Size, ...]] = [()]
    for thing in things:
        longer = (*rows[-1], thing)
        rows[-1:] = [longer] if _length(longer) <= length else [rows[-1], (thing,)]
    return tuple(filter(None, rows))
