"""How a tree of panes shares a room."""

from __future__ import annotations

import pygame

from game.maps.places import Node, Pane, Part, Split, TableLayout, Tabs, grown, unbroken
from game.ui.table.shots.placed_pane import PlacedPane
from game.ui.theme import Metrics

_WIDEST_PANEL = 1.35
"""A player's panel may grow to this much of its drawn width where the screen is wide."""


def tabbed(node: Node) -> bool:
    """Whether the tabs lie in a part."""
    return isinstance(node, Tabs) or (
        isinstance(node, Split) and any(tabbed(part.node) for part in node.parts)
    )


class Laying:
    """Lays trees of panes into rooms.

    Args:
        layout: the title's zones.
        metrics: turns the lengths of the trees into pixels.
        players: how many panels there are.

    Attributes:
        panes: what was laid, in the order of the trees.
        tabs: where the tabs lie, if a tree has them.
    """

    def __init__(self, layout: TableLayout, metrics: Metrics, players: int) -> None:
        self._layout, self._metrics, self._players = layout, metrics, players
        self.panes: list[PlacedPane] = []
        self.tabs: pygame.Rect | None = None

    def lay(self, node: Node, room: pygame.Rect) -> None:
        """Lay a tree into a room."""
        match node:
            case Pane():
                self.panes.append(self.place(node, room))
            case Tabs():
                self.tabs = room
            case Split():
                for part, rect in zip(node.parts, self._shares(node, room), strict=True):
                    self.lay(part.node, rect)

    def _shares(self, split: Split, room: pygame.Rect) -> list[pygame.Rect]:
        """Where the parts of a split lie, centred together where they leave room."""
        gap = self._metrics.units(split.gap)
        free = (room.h if split.down else room.w) - gap * (len(split.parts) - 1)
        lengths = self._lengths(split, room, free)
        rects, at = [], (room.top if split.down else room.left) + (free - sum(lengths)) // 2
        for length in lengths:
            rect = (room.left, at, room.w, length) if split.down else (at, room.top, length, room.h)
            rects.append(pygame.Rect(rect) if split.down else self._metrics.mirror(pygame.Rect(rect), room))
            at += length + gap
        return rects

    def _lengths(self, split: Split, room: pygame.Rect, free: int) -> list[int]:
        """How long each part is: fixed and hugging ones first, the others share the rest."""
        fixed = {
            number: self._long(part) if part.units else self._hugged(part, split, room, free)
            for number, part in enumerate(split.parts)
            if part.units or part.hug
        }
        weights = {n: self._weight(part) for n, part in enumerate(split.parts) if n not in fixed}
        rest, whole = max(0, free - sum(fixed.values())), sum(weights.values()) or 1.0
        shared = {
            n: min(int(rest * w / whole), self._widest(split.parts[n], split, free))
            for n, w in weights.items()
        }
        return [(fixed | shared)[number] for number in range(len(split.parts))]

    def _long(self, part: Part) -> int:
        """A fixed length; tabs are as high as fingers need."""
        return max(round(part.units * self._metrics.k), self._metrics.finger if tabbed(part.node) else 0)

    def _hugged(self, part: Part, split: Split, room: pygame.Rect, free: int) -> int:
        """What a zone takes to be as large as it can be in a room of this height (or width)."""
        assert isinstance(part.node, Pane), "only a zone can hug"
        width, height = self._extent(part.node)
        wanted = room.w * height / width if split.down else room.h * width / height
        return round(min(wanted, free * part.most))

    def _weight(self, part: Part) -> float:
        """A weight of 0 stands for the height of the zone: panels below one another share by it."""
        return part.weight or (self._extent(part.node)[1] if isinstance(part.node, Pane) else 1.0)

    def _widest(self, part: Part, split: Split, free: int) -> int:
        """A column of panels does not grow beyond what its pieces can fill."""
        if split.down or not isinstance(part.node, Split):
            return free
        panes = [each.node for each in part.node.parts if isinstance(each.node, Pane) and each.node.stretch]
        widths = [self._extent(pane)[0] for pane in panes if pane.seat is not None]
        return round(max(widths) * self._metrics.k * _WIDEST_PANEL) if widths else free

    def _extent(self, pane: Pane) -> tuple[float, float]:
        return pane.crop[2:] if pane.crop else self._layout.zone(pane.zone, self._players).size

    def place(self, pane: Pane, room: pygame.Rect) -> PlacedPane:
        """A pane as it lies in a room."""
        zone = self._layout.zone(pane.zone, self._players)
        part = pane.crop or (0.0, 0.0, *zone.size)
        if pane.more:
            part = grown(part, room.w / room.h, zone.size)
        if pane.more and pane.keep:
            printed = [slot.box for slot in zone.slots.values() if slot.kind == "print"]
            part = unbroken(part, pane.keep, printed, zone.size)
        left, top, width, height = part
        mirrored = (pane.reads or pane.seat is not None) and self._metrics.rtl
        across, down = room.w / width, room.h / height
        if not pane.stretch:
            across = down = min(across, down)
            rect = pygame.Rect(0, 0, round(width * across), round(height * down))
            rect.center = room.center
            room = rect
        return PlacedPane(pane, zone, room, (left, top), across, down, mirrored)
