"""Where everything lies: of each part of the table the map holds one drawing for each kind of game.

A layer ``zone-board-orient-posts`` is the board of games with these two expansions, whatever else is played;
of those that would do the one for most expansions is taken. So a game shows what it has, as large as it can.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, Node, Pane, Part, Setting, Split, TableLayout, Tabs, panel

DRAWN, PYRE, TILES = "drawn", "pyre", "tiles"
"""Scenes: one of the cards drawn is kept; own cards are burned; nobles, cities and posts are seen large."""
BOARD, LARGE = "board", "large"
"""The parts that differ from game to game: the board, and the same for large text."""

LARGE_TEXT = 1.4
"""From this text scale on the board is laid out anew: nothing on it may be smaller than at 100 %."""
_MOST = 0.64
"""The share of the width that the board may take: the panels need the rest."""
_TABS = 61
"""How high the tabs are."""


def load(seats: tuple[int, ...], played: Collection[str]) -> TableLayout:
    """The table of a game with these expansions.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    layout = load_layout(MAPS / "splendor.tmx", seats)
    known = {BOARD: layout.board, **layout.zones}
    large = fitting(known, LARGE, played)
    zones = {LARGE: known[large], **{name: known[name] for name in (DRAWN, PYRE, TILES)}}
    return replace(
        layout,
        board=known[fitting(known, BOARD, played)],
        zones=zones,
        scenes=scenes,
        views=(TABLE, TILES),
    )


def fitting(zones: Iterable[str], part: str, played: Collection[str]) -> str:
    """The zone of a part that is drawn for the most of the expansions that are played, and for no other."""
    sets = {name: name.split("-")[1:] for name in zones if name.split("-")[0] == part}
    usable = (name for name, wanted in sets.items() if all(set in played for set in wanted))
    return max(usable, key=lambda name: len(sets[name]))


def scenes(setting: Setting) -> Node:
    """The board with the panels beside it; cards to choose from lie large over those of the others.

    Large text leaves no room for the tiles beside the rows: tabs lead to them and back.
    """
    if setting.scale >= LARGE_TEXT:
        shown = Part(Pane(TILES if setting.scene == TILES else LARGE), weight=_MOST)
    else:
        shown = Part(Pane(TILES if setting.scene == TILES else BOARD), hug=True, most=_MOST)
    return Split((shown, Part(_beside(setting), weight=1 - _MOST)))


def _beside(setting: Setting) -> Node:
    seat, large = setting.active, setting.scale >= LARGE_TEXT
    if setting.scene in (DRAWN, PYRE) and seat is not None:
        cards, belongings = Pane(setting.scene, seat), Pane("seat", seat, stretch=True)
        return Split((Part(cards, weight=0.7), Part(belongings, weight=0.3)), down=True)
    own, others = ("open", "folded") if large else ("seat", "seat")
    panels = (panel(other, own if other == seat else others) for other in range(setting.players))
    tabs = (Part(Tabs(), units=_TABS),) if large else ()
    return Split((*tabs, *panels), down=True, gap=14)
