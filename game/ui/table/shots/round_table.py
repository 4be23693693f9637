"""A shot of a table on whose sides people sit: each has the own things and the bar turned to the own edge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import pygame

from game.art.surfaces import transparent
from game.maps.places import NAME, Pane, ShotContext, TableLayout
from game.ui.stations import Edge, Station
from game.ui.table.sheets import Sheets, turned
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.laying import Laying
from game.ui.table.shots.parting import Parted, is_turned, natural, parted
from game.ui.table.shots.placed_pane import PlacedPane
from game.ui.table.shots.seating import BETWEEN, PAD, Size, bar_scale, packed, scaled, seating
from game.ui.theme import Metrics

_BARS, _MIDDLES, _COVERS, _BLOCKS = 0, 4, 8, 12
"""The numbers of sheets: of bars, of what is turned in the middle, of covers, by edge; of blocks by seat."""
_TABS = 58
"""Design units of a row of tabs."""
_WIDE = 1.3
"""Tabs so much wider than what a player has lie above the bar; so do those that fingers need larger."""
_STRETCHED = 1.35
"""So much wider than it is drawn a thing may be that fills its place."""


class RoundTable:
    """What is the same in all shots of a table with people on its sides.

    Args:
        layout: the title's zones and shots.
        metrics: the canvas.
        stations: where the players sit.
        usual: the shot that is seen most.
        bar_height: how high a bar is.
    """

    def __init__(
        self,
        layout: TableLayout,
        metrics: Metrics,
        stations: Sequence[Station],
        usual: ShotContext,
        bar_height: Callable[[Metrics], int],
    ) -> None:
        self.layout, self.metrics, self.stations = layout, metrics, stations
        self._usual, self.usual_shot = parted(layout, usual), usual.shot
        sizes = [natural(layout, usual.players, pane) for pane in self._usual.own[0]]
        self.bar_metrics = scaled(metrics, bar_scale(metrics, stations))
        units = self.bar_metrics.units
        self.high = bar_height(self.bar_metrics)
        small = metrics.finger > units(_TABS) and bool(layout.tabbed)
        self.wide = small or self._usual.tabs > _WIDE * max(w for w, _ in sizes)
        room = max(units(_TABS * min(metrics.text_scale, 1.3) + 2 * PAD), metrics.finger + 2 * units(PAD))
        self.tab_room = room if self.wide else 0
        thick = self.high + 2 * units(PAD) + self.tab_room
        tabs = 0 if self.wide or not layout.tabbed else _TABS
        self.seating = seating(metrics, tuple(stations), tuple(sizes), self._usual.size, thick, tabs)

    def parted(self, setting: ShotContext) -> Parted:
        """A shot, parted; who has no panel in it keeps the usual one."""
        found = parted(self.layout, setting)
        own = tuple(
            panes if any(NAME in self._slots(pane, setting) for pane in panes) else usual
            for panes, usual in zip(found.own, self._usual.own, strict=True)
        )
        return replace(found, own=own)

    def _slots(self, pane: Pane, setting: ShotContext) -> Mapping[str, object]:
        return self.layout.zone(pane.zone, setting.players).slots

    def named_last(self, panes: Sequence[Pane], setting: ShotContext) -> list[Pane]:
        """What a player has, the panel with the name nearest to the own edge."""
        return sorted(panes, key=lambda pane: NAME in self._slots(pane, setting))


class RoundArrangement(Arrangement):
    """A shot of a table with people on its sides.

    Args:
        table: what is the same in all shots.
        setting: the shot.
        asked: at whose edge the bar lies.
        reader: from which edge it is read, if from another.
    """

    def __init__(
        self, table: RoundTable, setting: ShotContext, asked: int, reader: Edge | None = None
    ) -> None:
        self._table, self._asked = table, asked
        self.asker = table.stations[asked].edge
        if reader is not None and reader in table.seating.bars:
            self.asker = reader
        super().__init__(table.layout, table.metrics, setting, table.high)

    @property
    def above(self) -> pygame.Rect:
        """All of the canvas: the bar is a part of the table."""
        return self._metrics.canvas

    @property
    def whole(self) -> pygame.Rect:
        """Where the table lies with what people have."""
        return self._table.seating.whole

    @property
    def board(self) -> pygame.Rect:
        """Where all lies that is no player's."""
        return self.area

    @property
    def _faced(self) -> bool:
        """Whether somebody sits across from who is asked."""
        return Edge((self.asker + 2) % len(Edge)) in self._table.seating.bars

    @property
    def card_room(self) -> tuple[int, int]:
        """How large a card may be: whoever sits across has one too."""
        wide, high = self.area.size if self.asker in (Edge.BOTTOM, Edge.TOP) else self.area.size[::-1]
        return (wide, high // 2) if self._faced else (wide, high)

    def for_all(self, card: pygame.Surface) -> pygame.Surface:
        """A card as who is asked reads it, and whoever sits across."""
        if self._faced:
            (wide, high), gap = card.get_size(), 2 * PAD
            both = transparent((wide, 2 * high + gap))
            both.blit(turned(card, Edge.TOP), (0, 0))
            both.blit(card, (0, high + gap))
            card = both
        return turned(card, self.asker)

    def changed_from(self, other: Arrangement) -> pygame.Rect:
        """Where this lies otherwise than ``other``."""
        alike = isinstance(other, RoundArrangement) and (self.panels, self.bar) == (other.panels, other.bar)
        return self.area.inflate(2 * PAD, 2 * PAD) if alike else self.above

    def _share(self, setting: ShotContext, bar_height: int) -> None:
        """Bars along the edges, own things in the columns, the board in the middle."""
        table, seats, parts = self._table, self._table.seating, self._table.parted(setting)
        self.area, self.bar_metrics = seats.middle, table.bar_metrics
        self.own_metrics = self.tab_metrics = scaled(self._metrics, seats.k)
        sheets = {_BARS + edge: (bar, edge) for edge, bar in seats.bars.items()}
        for seat, block in enumerate(seats.blocks):
            sheets[_BLOCKS + seat] = (block, table.stations[seat].edge)
        if facing := is_turned(parts.shared):
            sheets[_MIDDLES + self.asker] = (seats.middle, self.asker)
        self.sheets = Sheets(self._metrics.size, sheets, _COVERS + self.asker, self.asker)
        laying = Laying(self._layout, self._metrics, self._players)
        laying.lay(parts.shared, self.sheets[_MIDDLES + self.asker].upright if facing else seats.middle)
        self.panes = laying.panes
        for seat, panes in enumerate(parts.own):
            named = table.named_last(panes, setting)
            self.panes += self._block(laying, seat, named, tabbed=bool(parts.tabs) and not table.wide)
        self._lay_bar(bool(parts.tabs) and table.wide)
        self.notes = {edge: self._strip(edge) for edge in seats.bars if edge is not self.asker}

    def _strip(self, edge: Edge) -> pygame.Rect:
        """Where the bar lies on the sheet of an edge."""
        room = self.sheets[_BARS + edge].upright
        top = room.top + self._table.tab_room
        return pygame.Rect(room.left, top, room.w, room.bottom - top)

    def _lay_bar(self, tabbed: bool) -> None:
        """The bar at the edge of who is asked, above it the tabs that are too wide for own things."""
        self.ground, pad = self._strip(self.asker), self.bar_metrics.units(PAD)
        self.bar = self.ground.inflate(-4 * pad, -2 * pad)
        if tabbed:
            room = self.sheets[_BARS + self.asker].upright
            self.tabs = pygame.Rect(room.left, room.top, room.w, self._table.tab_room - pad)
            self.tab_metrics = self.bar_metrics

    def _block(
        self, laying: Laying, seat: int, panes: Sequence[Pane], *, tabbed: bool
    ) -> Iterator[PlacedPane]:
        """What lies before a player."""
        room = self.sheets[_BLOCKS + seat].upright
        sizes = [natural(self._layout, self._players, pane) for pane in panes]
        tabs = _TABS if self._layout.tabbed and not self._table.wide else 0
        packing = packed(room.size, sizes, tabs)
        k, left = min(packing.k, self._table.seating.k), iter(panes)
        rows = [[(next(left), size) for size in row] for row in packing.rows]
        gap, line = (
            round(BETWEEN * k),
            pygame.Rect(0, room.bottom, min(room.w, round(packing.size[0] * k)), 0),
        )
        line.centerx, lines = room.centerx, list[pygame.Rect]()
        for row in reversed(rows):  # from the own edge on
            high = round(max(h for _, (_, h) in row) * k)
            lines.append(pygame.Rect(line.left, line.top - high, line.w, high))
            line.top = lines[-1].top - gap
        # A piece that could lie in several lies in what has no name on it: there it is larger.
        for row, there in zip(rows, reversed(lines), strict=True):
            yield from self._row(laying, row, there, k)
        if tabbed and seat == self._asked:
            high = max(round(_TABS * k), self._metrics.finger)
            self.tabs = pygame.Rect(line.left, max(room.top, line.top - high), line.w, high)

    def _row(
        self, laying: Laying, shown: Sequence[tuple[Pane, Size]], line: pygame.Rect, k: float
    ) -> Iterator[PlacedPane]:
        """Things beside one another, in the middle; one alone is a little wider where it fills its place."""
        gap, widths = round(BETWEEN * k), [round(w * k) for _, (w, _) in shown]
        if len(shown) == 1 and shown[0][0].stretch:
            widths = [min(line.w, round(widths[0] * _STRETCHED))]
        x = line.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        for (pane, (_, h)), wide in zip(shown, widths, strict=True):
            place = pygame.Rect(x, line.bottom - round(h * k), wide, round(h * k))
            yield laying.place(pane, self._metrics.mirror(place, line))
            x += wide + gap
