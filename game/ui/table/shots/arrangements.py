"""The arrangements of a table, as the screen and the settings are now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from game.maps.places import TABLE, ShotContext, TableLayout
from game.match.seats import Seat
from game.ui.services import Services
from game.ui.stations import Edge
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.arrange import Arrangement
from game.ui.table.shots.round_table import RoundArrangement, RoundTable
from game.ui.theme import Metrics

_KEPT = 24
"""So many are kept as they were laid out: play goes to and fro between a few."""


class Arrangements:
    """Lays out the shots of a table, for people on one side of it or round it.

    Args:
        services: the program's services.
        layout: the title's zones and shots.
        seats: the players.
    """

    def __init__(self, services: Services, layout: TableLayout, seats: Sequence[Seat]) -> None:
        self._services, self._layout, self._seats = services, layout, seats
        self._round: RoundTable | None = None
        self._reader: Edge | None = None
        self._asked = 0
        self._laid = lru_cache(_KEPT)(self._lay)

    def renew(self, reader: Edge | None = None) -> None:
        """The canvas, the settings or where people sit may be others.

        Args:
            reader: from which edge the bar is read; None: from that of who is asked.
        """
        self._reader = reader
        self._laid.cache_clear()
        self._round, stations = None, self._services.stations(self._seats)
        if stations:
            usual = replace(self.setting(next(iter(self._layout.tabbed), TABLE), 0), round=True)
            metrics = self._services.metrics
            self._round = RoundTable(self._layout, metrics, stations, usual, self._bar_height)

    def of(self, shot: str, active: int | None) -> Arrangement:
        """A shot, while some seat is to act."""
        return self._laid(self.setting(shot, active), self._asking(active))

    def setting(self, shot: str, active: int | None) -> ShotContext:
        """What a shot is laid out for."""
        metrics, area = self._services.metrics, self._services.metrics.safe
        shape = area.w / max(1, area.h - self._bar_height(metrics))
        rounded = self._round is not None
        return ShotContext(shot, len(self._seats), active, metrics.text_scale, shape, metrics.rtl, rounded)

    def _asking(self, active: int | None) -> int:
        """Who sits where the bar lies: who is to act, or where that is a computer the next person."""
        if active is not None:
            after = (*range(active, len(self._seats)), *range(active))
            self._asked = next((seat for seat in after if self._seats[seat].person), active)
        return self._asked

    def _lay(self, setting: ShotContext, asked: int) -> Arrangement:
        metrics = self._services.metrics
        if self._round:
            return RoundArrangement(self._round, setting, asked, self._reader)
        return Arrangement(self._layout, metrics, setting, self._bar_height(metrics))

    def _bar_height(self, metrics: Metrics) -> int:
        return bar_height(metrics, self._services.theme.fonts)
