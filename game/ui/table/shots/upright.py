"""How a shot that was made for a wide screen lies on an upright one: what was side by side is stacked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import log

import pygame

from game.maps.places import NAME, TABLE, Node, Pane, Part, ShotContext, Split, TableLayout
from game.ui.table.shots.laying import Laying, tabbed
from game.ui.theme import DESIGN, Metrics

Size = tuple[float, float]
_WIDE = pygame.Rect(0, 0, 1728, 816)
"""Where a shot lies on a wide screen, in design units."""
_GAP = 12
"""Design units between what is stacked, and between two things in a row."""
_MIDDLE, _CELL = 1.6, 1.0
"""To be so much larger than there is of use for the middle, and for what lies beside it."""
_WORDS = 2.0
"""What is beside the middle is read: to be large it counts so much more."""
_LESS = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6)
"""By so much it may be less."""
_UNLIKE = 1.4
"""So much higher than another one a thing in the same row may be."""
_STRETCHED = 1.35
"""Rows may be so much higher than they need to be."""
_TABS, _TWO = 6, 2
"""More tabs than these lie in two rows."""


@dataclass(frozen=True, slots=True)
class _Cell:
    """A part of a shot, and what it takes on a wide screen, in design units."""

    node: Node
    size: Size


_Rows = tuple[tuple[_Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class _Shot:
    """A shot, taken apart.

    Attributes:
        head: the part with the tabs, if there are any.
        middle: what lies beside all else; None where nothing does.
        cells: all else.
    """

    head: tuple[Part, ...]
    middle: _Cell | None
    cells: tuple[_Cell, ...]


def upright(layout: TableLayout, setting: ShotContext, room: Size, least: float = 0) -> Node:
    """A shot for a canvas that is at least as high as wide.

    The tabs lie above all, below them the middle, and below that what lay beside it: in rows of as many as
    leave all as large as can be. These take as much of the room in every shot.

    Args:
        layout: the title's zones and shots.
        setting: the shot.
        room: where it lies, in design units.
        least: the height of a tab in any case.
    """
    tabs = layout.tabs(setting.scale)
    usual, shot = (
        _taken(layout, replace(setting, shot=name)) for name in (next(iter(tabs), TABLE), setting.shot)
    )
    lines = tab_rows(len(tabs))
    head = tuple(replace(part, units=(max(part.units, least) + _GAP) * lines - _GAP) for part in shot.head)
    wide, free = room[0], room[1] - sum(part.units + _GAP for part in head)
    if shot.middle is None:
        rows = tuple(_laid(_best(shot.cells, wide, free), wide, free))
        return Split((*head, Part(Split(rows, down=True, gap=_GAP))), down=True, gap=_GAP)
    high = _below(usual, (wide, free))
    shown = _shrunk(shot.middle.node, _fits(shot.middle, wide, free - high - _GAP))
    below = _laid(_best(shot.cells, wide, high), wide, high)
    return Split((*head, Part(shown), *below), down=True, gap=_GAP)


def tab_rows(tabs: int) -> int:
    """In how many rows so many tabs lie."""
    return _TWO if tabs > _TABS else 1


# --- taking a shot apart ------------------------------------------------------------------------------------


class _Measured(Laying):
    """Lays a shot out on a wide screen and knows what each part of its tree takes there."""

    def __init__(self, layout: TableLayout, setting: ShotContext) -> None:
        super().__init__(layout, Metrics(DESIGN, setting.scale), setting.players)
        self._rooms = dict[int, pygame.Rect]()

    def lay(self, node: Node, room: pygame.Rect) -> None:
        """Lay it, and remember where."""
        self._rooms[id(node)] = room
        super().lay(node, room)
        if isinstance(node, Pane):
            self._rooms[id(node)] = self.panes[-1].rect

    def cell(self, node: Node) -> _Cell:
        """A part and what it takes; one without a zone its place."""
        rects = [self._rooms[id(pane)] for pane in panes(node)] or [self._rooms[id(node)]]
        return _Cell(node, rects[0].unionall(rects[1:]).size)


def _taken(layout: TableLayout, setting: ShotContext) -> _Shot:
    tree = layout.shots(setting)
    measured = _Measured(layout, setting)
    measured.lay(tree, _WIDE)
    head, rest = _lifted(tree)
    middle: _Cell | None = None
    if isinstance(rest, Split) and not rest.down and not _panels(layout, setting, rest.parts[0].node):
        middle, rest = measured.cell(rest.parts[0].node), Split(rest.parts[1:])
    return _Shot(head, middle, tuple(map(measured.cell, _single(rest))))


def _lifted(node: Node) -> tuple[tuple[Part, ...], Node]:
    """The part with the tabs, and the tree without it."""
    if not isinstance(node, Split) or not node.parts:
        return (), node
    head, kept = tuple[Part, ...](), list[Part]()
    for part in node.parts:
        if part.units and tabbed(part.node):
            head = (replace(part, node=_filled(part.node)),)
        else:
            found, left = _lifted(part.node)
            head, kept = head or found, [*kept, replace(part, node=left)]
    return head, kept[0].node if len(kept) == 1 else replace(node, parts=tuple(kept))


def _filled(node: Node) -> Node:
    """A tree without what is left free."""
    if not isinstance(node, Split):
        return node
    parts = [replace(part, node=_filled(part.node)) for part in node.parts if part.node != Split(())]
    return parts[0].node if len(parts) == 1 else replace(node, parts=tuple(parts))


def _panels(layout: TableLayout, setting: ShotContext, node: Node) -> bool:
    """Whether a tree consists of players' panels only."""
    return all(NAME in layout.zone(pane.zone, setting.players).slots for pane in panes(node))


def panes(node: Node) -> Iterator[Pane]:
    """The zones in a tree."""
    if isinstance(node, Split):
        for part in node.parts:
            yield from panes(part.node)
    elif isinstance(node, Pane):
        yield node


def _single(node: Node) -> Iterator[Node]:
    """The parts of a tree that have no parts."""
    if isinstance(node, Split) and node.parts:
        for part in node.parts:
            yield from _single(part.node)
    else:
        yield node


# --- putting it together ------------------------------------------------------------------------------------


def _below(shot: _Shot, room: Size) -> float:
    """How high what lies below the middle is, so that all is as large as can be."""
    if shot.middle is None:
        return room[1]
    middle, wide, free = shot.middle, room[0], room[1] - _GAP

    def worth(way: tuple[_Rows, float]) -> float:
        rows, less = way
        left = max(1.0, free - _height(rows, wide) * less)
        return log(_fits(middle, wide, left)) + _WORDS * _larger(rows, wide, less)

    rows, less = max(product(_ways(shot.cells), _LESS), key=worth)
    needed = _height(rows, wide) * less
    return max(needed, min(needed * _STRETCHED, free - middle.size[1] * _fits(middle, *room)))


def _best(cells: Sequence[_Cell], wide: float, high: float) -> _Rows:
    """What lies below the middle in rows that are so high together."""
    return max(
        _ways(cells), key=lambda rows: _larger(rows, wide, min(1.0, high / max(1.0, _height(rows, wide))))
    )


def _ways(cells: Sequence[_Cell]) -> Iterator[_Rows]:
    """All ways to have them in rows in which what is alike is as wide."""
    return (rows for rows in _splits(cells) if _alike(rows))


def _splits(cells: Sequence[_Cell]) -> Iterator[_Rows]:
    if not cells:
        yield ()
    for count in range(1, len(cells) + 1):
        row = tuple(cells[:count])
        if not _unlike(row):
            yield from ((row, *rest) for rest in _splits(cells[count:]))


def _unlike(row: Sequence[_Cell]) -> bool:
    """Whether one thing is much higher than another."""
    heights = [cell.size[1] for cell in row]
    return max(heights) > _UNLIKE * min(heights)


def _alike(rows: _Rows) -> bool:
    """Whether the panels of all players lie in rows of as many things."""
    counts: dict[str, set[int]] = {}
    for row in rows:
        for cell in row:
            if isinstance(cell.node, Pane):
                counts.setdefault(cell.node.zone, set()).add(len(row))
    return all(len(count) == 1 for count in counts.values())


def _larger(rows: _Rows, wide: float, less: float) -> float:
    """How large what lies in rows is that are shrunk by so much: the mean of logarithms."""
    sizes = [log(_scale(row, wide) * less) for row in rows for _ in row]
    return sum(sizes) / max(1, len(sizes))


def _fits(middle: _Cell, wide: float, high: float) -> float:
    """By how much the middle is enlarged in a room."""
    return min(wide / middle.size[0], high / middle.size[1], _MIDDLE)


def _scale(row: Sequence[_Cell], wide: float) -> float:
    """By how much a row is enlarged."""
    return min((wide - _GAP * (len(row) - 1)) / sum(cell.size[0] for cell in row), _CELL)


def _high(row: Sequence[_Cell], wide: float) -> float:
    return max(cell.size[1] for cell in row) * _scale(row, wide)


def _height(rows: _Rows, wide: float) -> float:
    """What rows take that have all the height they need."""
    return sum(_high(row, wide) for row in rows) + _GAP * (len(rows) - 1)


def _laid(rows: _Rows, wide: float, high: float) -> Iterator[Part]:
    """Rows that are so high together."""
    gaps = _GAP * (len(rows) - 1)
    by = (high - gaps) / (_height(rows, wide) - gaps)
    for row in rows:
        parts = tuple(Part(cell.node, weight=cell.size[0]) for cell in row)
        yield Part(Split(parts, gap=_GAP), units=_high(row, wide) * by)


def _shrunk(node: Node, by: float) -> Node:
    """A tree whose fixed lengths are other ones."""
    if not isinstance(node, Split):
        return node
    parts = (replace(part, node=_shrunk(part.node, by), units=part.units * by) for part in node.parts)
    return replace(node, parts=tuple(parts))
