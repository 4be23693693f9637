"""Where everything lies: of each part of the table the map holds one drawing for each kind of game.

A layer ``zone-board-orient-posts`` is the board of games with these two expansions, whatever else is played;
of those that would do the one for most expansions is taken. So a game shows what it has, as large as it can.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial

from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs
from game.rules.kernel.ids import last_of
from game.rules.splendor.rules import SplendorRules
from game.tables.panes import below_tabs, panels

DRAWN, PYRE, OWN, TILES = f"{TABLE}.drawn", f"{TABLE}.pyre", f"{TABLE}.own", "tiles"
"""Shots: one of the cards drawn is kept; own cards are burned; own tokens or bonuses are chosen, for which
a usual table stays as it is; nobles, cities and posts are seen large."""
_CHOSEN = {shot: last_of(shot) for shot in (DRAWN, PYRE)}
"""Where the cards lie of which some are chosen."""
NOBLES = "nobles"
"""The tiles of a game with nobles alone: they have all the room to themselves."""
_PURSE, _BRIEF, _BESIDE = "purse-2", "brief-2", "own-2"
"""Panels of two at large text: own tokens or bonuses are chosen, for which the other's tokens leave the room;
and one's own beside the tiles."""
_FEW, _MANY = f"{NOBLES}-few", f"{NOBLES}-many"
"""The same for large text: those of two players, and of more."""
BOARD, LARGE, PLAYERS = "board", "large", "players"
"""The parts that differ: the board, the same for large text, and a panel by the number of players."""

LARGE_TEXT = 1.4
"""From this text scale on the table is laid out anew: what is chosen from is larger than at 100 %."""
_MOST, _MOST_OF_TILES = 0.64, 0.55
"""The share of the width that the board may take, and the tiles: the panels need the rest."""
_TABS, _NARROW = 61, 8
"""How high the tabs are, and what lies between panels, at large text."""


def load(rules: SplendorRules) -> TableLayout:
    """The table of a game with the expansions of these rules.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    seats, played = rules.info.seats, rules.expansions
    layout = load_layout(MAPS / "splendor.tmx", seats)
    known = {BOARD: layout.board, **layout.zones}
    tiles = NOBLES if {"cities", "posts"}.isdisjoint(played) else TILES
    fixed = (*_CHOSEN.values(), _PURSE, _BRIEF, _BESIDE, *(f"{PLAYERS}-{number}" for number in seats))
    drawn = {name: name for name in fixed} | {LARGE: fitting(known, LARGE, played), TILES: tiles}
    drawn |= {name: name if tiles == NOBLES else f"{TILES}-{LARGE}" for name in (_FEW, _MANY)}
    zones = {name: known[zone] for name, zone in drawn.items()}
    return replace(
        layout,
        board=known[fitting(known, BOARD, played)],
        zones=zones,
        shots=partial(shots, widths={name: zone.size[0] for name, zone in zones.items()}),
        tabbed=(TABLE, TILES),
    )


def fitting(zones: Iterable[str], part: str, played: Collection[str]) -> str:
    """The zone of a part that is drawn for the most of the expansions that are played, and for no other."""
    sets = {name: name.split("-")[1:] for name in zones if name.split("-")[0] == part}
    usable = (name for name, wanted in sets.items() if all(set in played for set in wanted))
    return max(usable, key=lambda name: len(sets[name]))


def shots(setting: ShotContext, widths: Mapping[str, float]) -> Node:
    """The board with the panels beside it; cards to choose from lie large over those of the others.

    At large text the tiles lie narrow beside the rows; tabs lead to where they are large, beside all that the
    others have, and back. The rows take of the width what they are drawn with, and so do the panels with what
    all have, in the whole height beside the large tiles: there the tabs lie above the tiles. Cards to choose
    from lie where the rows do, which the tabs lead to.
    """
    if setting.scale >= LARGE_TEXT:
        return _large(setting, widths)
    tiles = setting.shot == TILES
    most = _MOST_OF_TILES if tiles else _MOST  # more would be smaller at larger text
    shown = Part(Pane(TILES if tiles else BOARD), hug=True, most=most)
    beside = panels(setting)
    if cards := _choice(setting):
        own = Pane("seat", cards.seat, stretch=True)
        beside = Split((Part(cards, weight=0.7), Part(own, weight=0.3)), down=True)
    return Split((shown, Part(beside, weight=1 - _MOST)))


def _choice(setting: ShotContext) -> Pane | None:
    """Where the cards lie of which some are chosen."""
    zone, seat = _CHOSEN.get(setting.shot), setting.active
    return None if zone is None or seat is None else Pane(zone, seat)


def _large(setting: ShotContext, widths: Mapping[str, float]) -> Node:
    two = setting.players == 2
    if setting.shot == TILES:
        full = f"{PLAYERS}-{setting.players}"
        tiles = below_tabs(Pane(_FEW if two else _MANY), _TABS, _NARROW)
        beside = _panels(setting, _BESIDE if two else full, full)
        return Split((Part(tiles), Part(beside, units=widths[full])))
    zones = (_PURSE, _BRIEF) if setting.shot == OWN and two else ("open", "folded")
    beside = _panels(setting, *zones, Part(Tabs(), units=_TABS))
    return Split((Part(_choice(setting) or Pane(LARGE), units=widths[LARGE]), Part(beside)))


def _panels(setting: ShotContext, own: str, others: str, *above: Part) -> Node:
    """The panels of all players below one another, that of who is to act and those of the others."""
    shown = panels(setting, lambda _, seat: own if seat == setting.active else others, _NARROW)
    return replace(shown, parts=(*above, *shown.parts))
