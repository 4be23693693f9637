"""A shot of the table as it lies at the usual text size: larger text may show less of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cached_property

import pygame

from game.maps.places import ShotContext, TableLayout
from game.tables.table import Place
from game.ui.services import Services
from game.ui.table.bar.places import bar_height
from game.ui.table.shots.arrange import Arrangement


class ReferenceLayout:
    """Where everything would lie; worked out only when it is asked.

    Args:
        services: the program's services.
        layout: the title's zones and shots.
        setting: what the shot is laid out for now.
    """

    def __init__(self, services: Services, layout: TableLayout, setting: ShotContext) -> None:
        self._services, self._layout, self._setting = services, layout, setting

    @cached_property
    def _arrangement(self) -> Arrangement:
        metrics = replace(self._services.metrics, text_scale=1.0)
        setting, high = replace(self._setting, scale=1.0), bar_height(metrics, self._services.theme.fonts)
        return Arrangement(self._layout, metrics, setting, high)

    def rect(self, place: Place) -> pygame.Rect | None:
        """Where what is at ``place`` lies; None if that is folded away."""
        return self._arrangement.rect(place.slot, place.index, place.among)

    def extent(self, place: Place) -> tuple[int, int]:
        """The size of what is at ``place``, also where a part of the board is seen without it."""
        return self._arrangement.extent(place.slot, place.index, place.among)

    def sunk(self, piece: str, place: Place) -> bool:
        """Whether a counted piece has swallowed it, which is all that is ever seen of it in any shot."""
        return piece != place.slot and place.slot in {
            name.replace("*", str(place.owner)) for name in self._sinks
        }

    @cached_property
    def _sinks(self) -> frozenset[str]:
        layout = self._layout
        panels = (*layout.seats.values(), *layout.opened.values(), *layout.folded.values())
        zones = (layout.board, *panels, *layout.zones.values())
        return frozenset(name for zone in zones for name, slot in zone.slots.items() if slot.kind == "sink")

    def folded_pieces(
        self, seen: Collection[str], placements: Mapping[str, Place], concerned: Collection[str] = ()
    ) -> list[str]:
        """The pieces for all that only the usual text size shows, in the order of ``placements``.

        Of what somebody owns: all on the board, and what the open choice is ``concerned`` with.
        """
        if self._setting.scale == 1:
            return []
        return [
            piece
            for piece, place in placements.items()
            if piece not in seen
            and (
                place.owner is None
                or piece in concerned
                or place.slot in concerned
                or self._arrangement.on_board(place.slot)
            )
            and not self.sunk(piece, place)
            and self.rect(place) is not None
        ]
