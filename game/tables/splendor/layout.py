"""Where everything lies: the map holds a board for each kind of game.

A layer ``zone-board-orient-posts`` is the board of games with these two expansions, whatever else is played.
So a game shows what it has, as large as it can.
"""

from __future__ import annotations

from dataclasses import replace

from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs
from game.rules.kernel.ids import last_of
from game.rules.splendor.rules import SplendorRules

DRAWN, PYRE, TILES = f"{TABLE}.drawn", f"{TABLE}.pyre", "tiles"
"""Shots besides the table: one of the cards drawn is kept; own cards are burned; the nobles, cities and posts
are seen beside all that everybody has."""
_FEW, _PAIR = f"{TILES}-2", 2
"""The tiles of two players, who have fewer nobles."""
LARGE_TEXT = 1.4
"""From this text scale on pictures are in large print."""
_BOARD, _PANEL, _TILES, _GAP = 1200, 508, 772, 6
"""The widths of the board, of the panels, and of the tiles within the board; what lies between panels."""
_ROWS, _ROOM = {2: 220, 3: 159, 4: 137}, 695
"""How high a panel is by the number of players; how much there is for all of them and the own area below."""
_TABS = 61
"""How high the tabs are."""


def load(rules: SplendorRules) -> TableLayout:
    """The table of a game with the expansions of these rules.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    layout, played = load_layout(MAPS / "splendor.tmx", rules.info.seats), rules.expansions
    zones = {"board": layout.board, **layout.zones}
    if "posts" not in played:  # nobles or cities have all the room to themselves
        zones[TILES] = zones["nobles-2" if "cities" in played else "nobles"]
    zones[_FEW] = zones[TILES] if "posts" in played else zones["nobles-2"]
    board = "-".join(("board", *(added for added in ("orient", "posts") if added in played)))
    return replace(layout, board=zones[board], zones=zones, shots=shots, tabbed=(TABLE, TILES))


def shots(setting: ShotContext) -> Node:
    """The board, or cards to choose from, beside the panels; below those what who is to act has besides.

    In the shot of the tiles what each player has besides lies along the panel.
    """
    seat = setting.active or 0
    if setting.shot == TILES:
        owned = _column(Split(()), setting, "own-4", Split(()))
        tiles = Pane(_FEW if setting.players == _PAIR else TILES, reads=True)
        left = _beside(tiles, owned, _TILES, _BOARD - _TILES)
        return _beside(left, _column(Tabs(), setting, "seat", Split(())))
    shown = Pane("board") if setting.shot == TABLE else Pane(last_of(setting.shot), seat)
    return _beside(
        shown, _column(Tabs(), setting, "seat", Pane(f"own-{setting.players}", seat, stretch=True))
    )


def _beside(left: Node, right: Node, wide: float = _BOARD, rest: float = _PANEL) -> Split:
    return Split((Part(left, weight=wide), Part(right, weight=rest)))


def _column(head: Node, setting: ShotContext, zone: str, rest: Node) -> Split:
    """The tabs, a row for each player, and below them the own area with the room that is left."""
    high, count = _ROWS[setting.players], setting.players
    rows = [Part(Pane(zone, seat, stretch=True), weight=high) for seat in range(count)]
    below = Part(rest, weight=_ROOM - count * (high + _GAP))
    return Split((Part(head, units=_TABS), *rows, below), down=True, gap=_GAP)
