"""Where everything lies: the map holds a board for each kind of game.

A layer ``zone-board-orient-posts`` is the board of games with these two expansions, whatever else is played.
So a game shows what it has, as large as it can.
"""

from __future__ import annotations

from dataclasses import replace

from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs, panel
from game.rules.kernel.ids import last_of
from game.rules.splendor.rules import SplendorRules

DRAWN, PYRE, TILES = f"{TABLE}.drawn", f"{TABLE}.pyre", "tiles"
"""Shots besides the table: one of the cards drawn is kept; own cards are burned; the nobles, cities and posts
are seen beside all that everybody has."""
LARGE_TEXT = 1.4
"""From this text scale on pictures are in large print."""
_BOARD, _PANEL, _GAP = 1200, 508, 6
"""The widths of the board and of the panels, and what lies between panels."""
_ROW, _ROWS, _OWN = 137, 4, 123
"""How high a panel is, and how many there is room for; how high the own area below them is at least."""
_TABS = 61
"""How high the tabs are."""


def load(rules: SplendorRules) -> TableLayout:
    """The table of a game with the expansions of these rules.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    layout, played = load_layout(MAPS / "splendor.tmx", rules.info.seats), rules.expansions
    zones = {"board": layout.board, **layout.zones}
    if {"cities", "posts"}.isdisjoint(played):
        zones[TILES] = zones["nobles"]  # they have all the room to themselves
    board = "-".join(("board", *(added for added in ("orient", "posts") if added in played)))
    return replace(layout, board=zones[board], zones=zones, shots=shots, tabbed=(TABLE, TILES))


def shots(setting: ShotContext) -> Node:
    """The board, or cards to choose from, beside the panels; below those what who is to act has besides.

    In the shot of the tiles what each player has besides lies along the panel.
    """
    seats, seat, nothing = range(setting.players), setting.active or 0, Split(())
    rows = [panel(each) for each in seats]
    if setting.shot == TILES:
        things = _column(nothing, [panel(each, "own-4") for each in seats], nothing)
        left = Split((Part(Pane(TILES), weight=_BOARD - _PANEL), Part(things, weight=_PANEL)))
        return _beside(left, _column(Tabs(), rows, nothing))
    shown = Pane("board") if setting.shot == TABLE else Pane(last_of(setting.shot), seat)
    return _beside(shown, _column(Tabs(), rows, Pane(f"own-{setting.players}", seat, stretch=True)))


def _beside(left: Node, right: Node) -> Split:
    return Split((Part(left, weight=_BOARD), Part(right, weight=_PANEL)))


def _column(head: Node, rows: list[Part], rest: Node) -> Split:
    """The tabs, a row for each player, and below the own area, with the room of those who are missing."""
    below = (_ROW + _GAP) * (_ROWS - len(rows)) + _OWN
    return Split((Part(head, units=_TABS), *rows, Part(rest, weight=below)), down=True, gap=_GAP)
