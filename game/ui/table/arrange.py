"""Where everything on the play screen lies, for any size, shape and direction of the screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.maps.places import Box, Slot, TableLayout, Zone
from game.ui.theme import Metrics

_GAP = 20
_BAR, _BAR_TEXT = 104, 96
"""The bar's design height, and what it grows to with larger text."""
_WIDEST_PANEL = 1.35
"""A player's panel may grow to this much of its drawn width where the screen is wide."""
_BOARD_SHARE = 0.66
"""The board takes at most this much of the width, so that the panels stay legible on a 4:3 screen."""


class Arrangement:
    """Board, players' panels and the bar below them, in canvas pixels.

    The board keeps its shape. The panels stand beside it, at the end of the reading direction, and are
    mirrored with it; the board never is.

    Args:
        layout: the title's slots.
        metrics: the canvas.
        players: how many panels.
        active: the seat to act, whose panel is the opened one if the title has such.
    """

    def __init__(
        self, layout: TableLayout, metrics: Metrics, players: int, active: int | None = None
    ) -> None:
        self._metrics = metrics
        self._locate = layout.locate
        safe = metrics.safe
        bar_height = max(metrics.units(_BAR), metrics.text(_BAR_TEXT))
        self.bar = pygame.Rect(safe.left, safe.bottom - bar_height, safe.w, bar_height)
        area = pygame.Rect(safe.left, safe.top, safe.w, safe.h - bar_height - metrics.units(_GAP))
        folded = layout.seats[players]
        zones = [folded] * players
        if active is not None:
            zones[active] = layout.opened.get(players, folded)
        self.board, column = self._divide(area, layout.board.size, folded.size)
        self.panels = self._stack(column, [zone.size[1] for zone in zones])
        self._board_scale = self.board.w / layout.board.size[0]
        self._slots: dict[str, tuple[Slot, pygame.Rect, float, float, bool]] = {}
        self._add(layout.board, self.board, "", mirrored=False)
        for seat, (zone, rect) in enumerate(zip(zones, self.panels, strict=True)):
            self._add(zone, rect, str(seat), mirrored=metrics.rtl)

    def rect(self, slot: str, index: int = 0, among: int = 0) -> pygame.Rect | None:
        """The place of piece ``index`` of ``among`` in ``slot``; None if there is no such slot now."""
        found = self._find(slot)
        if found is None:
            return None
        place, zone, sx, sy, mirrored = found
        return self._scaled(place.part(index, among), zone, sx, sy, mirrored)

    def on_board(self, slot: str) -> bool:
        """Whether it is a slot of the board and not of a player's panel."""
        found = self._find(slot)
        return found is not None and found[1] is self.board

    def outline(self, slot: str) -> tuple[tuple[int, int], ...]:
        """The corners of a slot that is no rectangle; empty for the others."""
        found = self._find(slot)
        if found is None:
            return ()
        place, zone, sx, sy, _ = found
        return tuple((round(zone.left + x * sx), round(zone.top + y * sy)) for x, y in place.outline)

    def _find(self, slot: str) -> tuple[Slot, pygame.Rect, float, float, bool] | None:
        found = self._slots.get(slot)
        if found is None and (place := self._locate(slot)) is not None:
            found = self._slots[slot] = (place, self.board, self._board_scale, self._board_scale, False)
        return found

    def of_kind(self, *kinds: str) -> Iterator[str]:
        """The slots of these classes."""
        return (name for name, (slot, *_) in self._slots.items() if slot.kind in kinds)

    def _divide(
        self, area: pygame.Rect, board: tuple[float, float], panel: tuple[float, float]
    ) -> tuple[pygame.Rect, pygame.Rect]:
        """The board's rectangle and the column of the panels, centred together in ``area``."""
        gap = self._metrics.units(_GAP)
        scale = min(area.h / board[1], area.w * _BOARD_SHARE / board[0])
        width, height = round(board[0] * scale), round(board[1] * scale)
        widest = round(panel[0] * self._metrics.k * _WIDEST_PANEL)
        beside = min(area.w - width - gap, widest)
        left = area.left + (area.w - width - gap - beside) // 2
        table = pygame.Rect(left, area.top + (area.h - height) // 2, width, height)
        column = pygame.Rect(left + width + gap, area.top, beside, area.h)
        return self._metrics.mirror(table, area), self._metrics.mirror(column, area)

    def _stack(self, column: pygame.Rect, heights: list[float]) -> list[pygame.Rect]:
        """The panels below one another; ``heights`` are in proportion."""
        gap = self._metrics.units(14)
        share = (column.h - gap * (len(heights) - 1)) / sum(heights)
        panels: list[pygame.Rect] = []
        top = column.top
        for height in heights:
            panels.append(pygame.Rect(column.left, top, column.w, int(height * share)))
            top = panels[-1].bottom + gap
        return panels

    def _add(self, zone: Zone, rect: pygame.Rect, seat: str, *, mirrored: bool) -> None:
        sx, sy = rect.w / zone.size[0], rect.h / zone.size[1]
        for name, slot in zone.slots.items():
            self._slots[name.replace("*", seat)] = (slot, rect, sx, sy, mirrored)

    @staticmethod
    def _scaled(box: Box, zone: pygame.Rect, sx: float, sy: float, mirrored: bool) -> pygame.Rect:
        """A box of a zone on the canvas; stretched zones give room, but pieces keep their shape."""
        x, y, w, h = box
        scale = min(sx, sy)
        size = (max(1, round(w * scale)), max(1, round(h * scale)))
        place = pygame.Rect((0, 0), size)
        across = (x + w / 2) * sx
        centre = zone.right - across if mirrored else zone.left + across
        place.center = (round(centre), round(zone.top + (y + h / 2) * sy))
        return place
