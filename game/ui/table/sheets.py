"""Upright sheets beyond the canvas, seen turned at the edges where people sit.

What belongs to one player is laid out, drawn and pointed at as if it were read from the lower edge: on a
sheet that lies where no canvas reaches. Only at the end are its pictures turned and put where they are seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from weakref import WeakKeyDictionary

import pygame

from game.ui import facing
from game.ui.facing import Facing
from game.ui.focus import Focusable
from game.ui.input.intents import Direction, Pixel
from game.ui.stations import Edge
from game.ui.table.compositor import Item

_WAYS: tuple[Direction, ...] = ("down", "left", "up", "right")
"""Clockwise, as edges are counted."""
_TURNED: WeakKeyDictionary[pygame.Surface, dict[Edge, pygame.Surface]] = WeakKeyDictionary()


def turned(picture: pygame.Surface, edge: Edge) -> pygame.Surface:
    """A picture as it is read from an edge; the same one for the same picture."""
    known = _TURNED.setdefault(picture, {}) if edge else {edge: picture}
    if edge not in known:
        known[edge] = facing.turned(picture, edge)
    return known[edge]


def seen_from(edge: Edge, direction: Direction) -> Direction:
    """Where on the canvas that is which somebody at an edge calls so."""
    return _WAYS[(_WAYS.index(direction) + edge) % len(_WAYS)]


def _back(sheet: Facing) -> Facing:
    """The other way round: what is seen, where it lies."""
    return Facing(sheet.place, sheet.upright, Edge(-sheet.edge % len(Edge)))


class Sheets:
    """The sheets of a table; without any all lies where it is seen.

    Args:
        size: the canvas in pixels.
        sheets: where each is seen and from which edge, by a number that it has for good: so a hand that rests
            where one was seen rests on no other.
        cover: the number of one more sheet, as large as the canvas: what lies there is seen above all else.
        asker: from which edge that is read.
    """

    def __init__(
        self,
        size: tuple[int, int],
        sheets: Mapping[int, tuple[pygame.Rect, Edge]] | None = None,
        cover: int | None = None,
        asker: Edge = Edge.BOTTOM,
    ) -> None:
        self._reach, self.asker = max(size), asker
        self._sheets = {number: self._made(number, *each) for number, each in (sheets or {}).items()}
        whole = pygame.Rect((0, 0), size)
        self.cover = Facing(whole, whole, asker) if cover is None else self._made(cover, whole, asker)
        self._all = self._sheets if cover is None else {**self._sheets, cover: self.cover}
        self._known: dict[Item, Item] = {}

    def _made(self, number: int, seen: pygame.Rect, edge: Edge) -> Facing:
        corner = (0, 2 * self._reach * (number + 1))  # as far from the next as it may be large
        size = seen.size if edge in (Edge.BOTTOM, Edge.TOP) else seen.size[::-1]
        return Facing(pygame.Rect(corner, size), seen, edge)

    @property
    def key(self) -> object:
        """Where all is seen, but for what is seen above all else."""
        return tuple((number, tuple(each.place), each.edge) for number, each in self._sheets.items())

    def __getitem__(self, number: int) -> Facing:
        return self._sheets[number]

    def __bool__(self) -> bool:
        return bool(self._all)

    def of(self, rect: pygame.Rect) -> Facing | None:
        """The sheet on which that lies which is at ``rect``; None for the canvas itself."""
        return self._all.get((2 * rect.centery - 3 * self._reach) // (4 * self._reach))

    def edge(self, rect: pygame.Rect) -> Edge:
        """From where that is read which lies at ``rect``."""
        sheet = self.of(rect)
        return sheet.edge if sheet else Edge.BOTTOM

    def on_canvas(self, rect: pygame.Rect) -> pygame.Rect:
        """Where that is seen which lies at ``rect``."""
        sheet = self.of(rect)
        return sheet.to_canvas(rect) if sheet else rect

    def for_asker(self, rect: pygame.Rect) -> pygame.Rect:
        """Where on the cover that is which lies at ``rect``: how who is asked sees it."""
        return _back(self.cover).to_canvas(self.on_canvas(rect))

    def thing(self, item: Focusable) -> Focusable:
        """A thing where it is seen."""
        sheet = self.of(item.rect)
        if sheet is None:
            return item
        corners = tuple(sheet.to_canvas(pygame.Rect(corner, (0, 0))).topleft for corner in item.outline)
        return replace(item, rect=sheet.to_canvas(item.rect), outline=corners)

    def upright(self, pos: Pixel, covered: pygame.Rect | None = None) -> Pixel:
        """The point that is seen at ``pos``; of the cover only the part that is ``covered`` is seen."""
        point = pygame.Rect(pos, (1, 1))
        if covered and covered.contains(there := _back(self.cover).to_canvas(point)):
            return there.topleft
        sheet = next((each for each in self._sheets.values() if each.place.collidepoint(pos)), None)
        return _back(sheet).to_canvas(point).topleft if sheet else pos

    def items(self, items: Iterable[Item]) -> list[Item]:
        """Pictures where and how they are seen."""
        known, self._known = self._known, {}
        found = list[Item]()
        for item in items:
            if item.pos[1] <= self._reach or not self._all:
                found.append(item)
                continue
            self._known[item] = known.get(item) or self._seen(item)
            found.append(self._known[item])
        return found

    def _seen(self, item: Item) -> Item:
        sheet = self.of(item.rect)
        if sheet is None:
            return item
        return Item(turned(item.surface, sheet.edge), sheet.to_canvas(item.rect).topleft)
