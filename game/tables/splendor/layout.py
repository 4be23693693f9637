"""Where everything lies: of each part of the table the map holds one drawing for each kind of game.

A layer ``zone-board-orient-posts`` is the board of games with these two expansions, whatever else is played;
of those that would do the one for most expansions is taken. So a game shows what it has, as large as it can.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import partial

from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs, panel
from game.rules.kernel.ids import last_of

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


def load(seats: tuple[int, ...], played: Collection[str]) -> TableLayout:
    """The table of a game with these expansions.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    layout = load_layout(MAPS / "splendor.tmx", seats)
    known = {BOARD: layout.board, **layout.zones}
    large = fitting(known, LARGE, played)
    panels = [f"{PLAYERS}-{number}" for number in seats]
    tiles = NOBLES if {"cities", "posts"}.isdisjoint(played) else TILES
    zones = {name: known[name] for name in (*_CHOSEN.values(), _PURSE, _BRIEF, _BESIDE, *panels)}
    zones |= {LARGE: known[large], TILES: known[tiles]}
    for name in (_FEW, _MANY):
        zones[name] = known[name if tiles == NOBLES else f"{TILES}-{LARGE}"]
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
    return Split((shown, Part(_beside(setting), weight=1 - _MOST)))


def _beside(setting: ShotContext) -> Node:
    seat = setting.active
    if setting.shot in _CHOSEN and seat is not None:
        cards, belongings = Pane(_CHOSEN[setting.shot], seat), Pane("seat", seat, stretch=True)
        return Split((Part(cards, weight=0.7), Part(belongings, weight=0.3)), down=True)
    return Split(tuple(panel(other) for other in range(setting.players)), down=True, gap=14)


def _large(setting: ShotContext, widths: Mapping[str, float]) -> Node:
    if setting.shot == TILES:
        large = Pane(_FEW if setting.players == 2 else _MANY)
        above = Split((Part(Tabs(), units=_TABS), Part(large)), down=True, gap=_NARROW)
        full = f"{PLAYERS}-{setting.players}"
        own = _BESIDE if setting.players == 2 else full
        return Split((Part(above), Part(_panels(setting, own, full), units=widths[full])))
    chosen, seat = _CHOSEN.get(setting.shot, ""), setting.active
    shown = Pane(chosen, seat) if chosen and seat is not None else Pane(LARGE)
    zones = (_PURSE, _BRIEF) if setting.shot == OWN and setting.players == 2 else ("open", "folded")
    return Split(
        (Part(shown, units=widths[LARGE]), Part(_panels(setting, *zones, Part(Tabs(), units=_TABS))))
    )


def _panels(setting: ShotContext, own: str, others: str, *above: Part) -> Node:
    """The panels of all players below one another, that of who is to act and those of the others."""
    panels = (panel(seat, own if seat == setting.active else others) for seat in range(setting.players))
    return Split((*above, *panels), down=True, gap=_NARROW)
