"""Where everything on the play screen lies, for any shot of the table, size, shape and direction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.maps.places import NAME, OWNER, Node, ShotContext, Slot, TableLayout
from game.ui.stations import Edge
from game.ui.table.sheets import Sheets
from game.ui.table.shots.laying import Laying
from game.ui.table.shots.placed_pane import HAIR, Cut, PlacedPane
from game.ui.table.shots.upright import upright
from game.ui.theme import Metrics

_GAP = 16


class Arrangement:
    """The panes of a shot of the table, and the bar below them, in canvas pixels.

    Boards keep their shape and are never mirrored; players' panels, and what is read like them, are mirrored
    with the reading direction.

    Args:
        layout: the title's zones and shots.
        metrics: the canvas.
        setting: the shot, the players and who is to act.
        bar_height: how high the bar is.

    Attributes:
        bar: where the bar lies.
        ground: what of the screen it takes; None: its foot.
        area: where the table lies.
        panes: the panes.
        tabs: where the tabs lie, if there are any.
        sheets: what of all this is seen elsewhere and turned.
        notes: at which other edges there is room to tell what was done.
        bar_metrics, own_metrics, tab_metrics: for the sizes in the bar, on what people have, of the tabs.
    """

    def __init__(self, layout: TableLayout, metrics: Metrics, setting: ShotContext, bar_height: int) -> None:
        self._layout, self._metrics, self._players = layout, metrics, setting.players
        self.bar_metrics = self.own_metrics = self.tab_metrics = metrics
        self.ground: pygame.Rect | None = None
        self.sheets, self.notes = Sheets(metrics.size), dict[Edge, pygame.Rect]()
        self.panes: list[PlacedPane] = []
        self.tabs: pygame.Rect | None = None
        self._share(setting, bar_height)
        self._rects: dict[tuple[str, int, int], pygame.Rect | None] = {}
        self._outlines: dict[str, tuple[tuple[int, int], ...]] = {}
        self._cut: dict[tuple[str, int, int], tuple[Cut, ...]] = {}
        self._slots: dict[str, tuple[Slot, PlacedPane]] = {}
        for view in reversed(self.panes):
            seat = "" if view.pane.seat is None else str(view.pane.seat)
            for name, slot in view.zone.slots.items():
                self._slots[name.replace("*", seat)] = (slot, view)

    def _share(self, setting: ShotContext, bar_height: int) -> None:
        """Share the screen: the bar at its foot, and all else above it."""
        metrics, safe = self._metrics, self._metrics.safe
        self.bar = pygame.Rect(safe.left, safe.bottom - bar_height, safe.w, bar_height)
        self.area = pygame.Rect(safe.left, safe.top, safe.w, safe.h - bar_height - metrics.units(_GAP))
        laying = Laying(self._layout, metrics, self._players)
        laying.lay(self._tree(setting), self.area)
        self.panes, self.tabs = laying.panes, laying.tabs

    def _tree(self, setting: ShotContext) -> Node:
        """The panes of the shot, stacked where the canvas is upright."""
        if not self._metrics.portrait:
            return self._layout.shots(setting)
        k = self._metrics.k
        room = (self.area.w / k, self.area.h / k)
        return upright(self._layout, setting, room, self._metrics.finger / k)

    @property
    def panels(self) -> dict[int, pygame.Rect]:
        """The players' panels that are on the screen: what bears a player's name."""
        return {
            view.pane.seat: view.rect
            for view in self.panes
            if view.pane.seat is not None and NAME in view.zone.slots
        }

    @property
    def besides(self) -> dict[int, pygame.Rect]:
        """What shows more of a player beside or below the panel: it bears the symbol alone."""
        return {
            view.pane.seat: view.rect
            for view in self.panes
            if view.pane.seat is not None and OWNER in view.zone.slots
        }

    @property
    def above(self) -> pygame.Rect:
        """All that lies above the bar, to the edges of the canvas."""
        return pygame.Rect(0, 0, self._metrics.canvas.w, self.area.bottom)

    def changed_from(self, other: Arrangement) -> pygame.Rect:
        """Where this lies otherwise than ``other``: all above the bar, or only what the players share."""
        if self.panels != other.panels:
            return self.above
        around = self._metrics.units(_GAP)
        return self.board.union(other.board).inflate(around, around).clip(self.above)

    @property
    def whole(self) -> pygame.Rect:
        """Where the table lies with what people have."""
        return self.area

    @property
    def board(self) -> pygame.Rect:
        """Where all panes lie that the players share."""
        shared = [view.rect for view in self.panes if view.pane.seat is None]
        return shared[0].unionall(shared[1:]) if shared else self.area

    @property
    def card_room(self) -> tuple[int, int]:
        """How large a card may be that all read."""
        return self.area.size

    def for_all(self, card: pygame.Surface) -> pygame.Surface:
        """A card as all read it."""
        return card

    def rect(self, slot: str, index: int = 0, among: int = 0) -> pygame.Rect | None:
        """The place of piece ``index`` of ``among`` in ``slot``; None if there is no such slot now."""
        key = (slot, index, among)
        if key not in self._rects:
            found = self._find(slot)
            self._rects[key] = self._shown(*found, index, among) if found else None
        rect = self._rects[key]
        return rect.copy() if rect is not None else None

    def _shown(self, slot: Slot, view: PlacedPane, index: int, among: int) -> pygame.Rect | None:
        rect = view.place(slot.part(index, among))
        return rect if view.shows(rect) else None

    def extent(self, slot: str, index: int = 0, among: int = 0) -> tuple[int, int]:
        """The size of such a place, also where it is not seen; nothing if there is no such slot now."""
        found = self._find(slot)
        return found[1].place(found[0].part(index, among)).size if found else (0, 0)

    def on_board(self, slot: str) -> bool:
        """Whether it is a slot that all share and not one of a player's panel."""
        found = self._find(slot)
        return found is not None and found[1].pane.seat is None

    def seat_of(self, slot: str) -> int | None:
        """Whose panel it is a slot of; None for one that all share."""
        found = self._find(slot)
        return found[1].pane.seat if found else None

    @property
    def slots(self) -> Iterable[str]:
        """The names of all slots; those that are worked out, once they have been asked for."""
        return tuple(self._slots)

    def outline(self, slot: str) -> tuple[tuple[int, int], ...]:
        """The corners of a slot that is no rectangle; empty for the others."""
        if slot not in self._outlines:
            found = self._find(slot)
            self._outlines[slot] = tuple(found[1].point(x, y) for x, y in found[0].outline) if found else ()
        return self._outlines[slot]

    def cut(self, slot: str, index: int = 0, among: int = 0) -> tuple[Cut, ...]:
        """Where the edge of a close-up cuts the place of piece ``index`` of ``among`` in ``slot``."""
        key = (slot, index, among)
        if key not in self._cut:
            found = self._find(slot)
            self._cut[key] = tuple(self._cuts(*found, index, among)) if found else ()
        return self._cut[key]

    def _cuts(self, slot: Slot, found: PlacedPane, index: int, among: int) -> Iterator[Cut]:
        for view in self.panes:
            if (view.pane.zone, view.pane.seat) != (found.pane.zone, found.pane.seat):
                continue
            rect = view.place(slot.part(index, among))
            if not view.shows(rect) and min(rect.clip(view.rect).size) > HAIR:
                yield Cut(rect, view.rect, tuple(view.point(x, y) for x, y in slot.outline))

    def of_kind(self, *kinds: str) -> Iterator[str]:
        """The slots of these classes."""
        return (name for name, (slot, _) in self._slots.items() if slot.kind in kinds)

    def printed(self) -> Iterator[pygame.Rect]:
        """Where numbers are printed on the ground, also those that an edge cuts."""
        for name in self.of_kind("print"):
            whole = self.rect(name)
            yield from [whole] if whole else [cut.rect for cut in self.cut(name)]

    def _find(self, slot: str) -> tuple[Slot, PlacedPane] | None:
        found = self._slots.get(slot)
        if found is None and (place := self._layout.locate(slot)) is not None:
            boards = [view for view in self.panes if view.pane.zone == "board"]
            if boards:
                seen = (view for view in boards if view.shows(view.place(place.box)))
                found = self._slots[slot] = (place, next(seen, boards[0]))
        return found
