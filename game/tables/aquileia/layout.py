"""Which parts of the board are seen for which decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, Box, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs
from game.rules.kernel.ids import kind_of
from game.tables.aquileia import titles
from game.tables.aquileia.bare import without_coins
from game.tables.aquileia.lanes import with_lanes
from game.tables.aquileia.prints import with_prints
from game.tables.aquileia.purses import with_purses
from game.tables.aquileia.reading import BOARD, read_from_right, turned
from game.tables.aquileia.titles import with_titles

MAP = MAPS / "aquileia.tmx"
PLAYERS = "players"
"""What everybody has, as large as it can be: at larger text the panels beside the board show less."""
TABBED = (TABLE, "market", "contest", "theatrum", "forum", "portus", PLAYERS)
"""The whole board, its areas by themselves, each a zone of the map, and the players."""
NEAR: dict[str, str] = {
    TABLE: "spaces",
    "market": "near-market",
    "contest": "near-contest",
    "theatrum": "near-theatrum",
    "portus": "near-portus",
    "forum": "near-forum",
    "market.pecunia": "near-pecunia",
    "market.equi": "near-equi",
    "market.servi": "near-servi",
}
"""What a shot shows at larger text: less, or the same with more of the height, so that what is chosen from
is larger."""
CLOSE: dict[str, Box] = {
    "market.dolus": (0.0, 0.0, 386.0, 290.0),
    "market.pecunia": (394.0, 0.0, 592.0, 290.0),
    "market.equi": (0.0, 298.0, 640.0, 282.0),
    "market.servi": (648.0, 298.0, 560.0, 282.0),
    "contest.stadium": (257.0, 0.0, 413.0, 246.0),
}
"""The part of an area that a question is about, which is then seen close."""
HANDS = ("contest", "forum")
"""Shots in which cards are played out of the hand, which is then larger."""
_OPENED = {(False, False): "open", (True, False): "wide", (False, True): "hand", (True, True): "cards"}
"""The panel of who is to act: whether the text is larger, and whether cards are played. At larger text the
hand is folded away where none are: the players have a shot of their own."""
_OTHERS = {(False, False): "seat", (True, False): "other", (False, True): "folded", (True, True): "small"}
"""The panels of the others, by the same: the smallest where the hand is to grow."""
_COUNTED = ("wide", "other", "hand", "cards", "bare", "own", "folk", "small")
"""Panels that are zones for a number of players, with and without coins."""
PURSES = "theatrum"
"""The shot in which all coins lie together: the panels have no place for them then."""
_BARE = ("seat", "open", "wide", "other")
"""The panels that there are without coins too."""
_LANED = {"contest": 70.0, "near-contest": 89.0}
"""The zones with a lane for each who competes, and how wide a shield is there at most."""
_PURSED = {"theatrum": 78.0, "near-theatrum": 104.0}
"""The zones with a purse for each player, and how high its row is at most."""
_NAMED: Mapping[str, float] = {
    "spaces": titles.BOARD,
    **dict.fromkeys(("near-pecunia", "near-equi", "near-servi"), titles.CLOSE),
    **dict.fromkeys(
        ("near-market", "near-contest", "near-theatrum", "near-forum", "near-portus"), titles.HIGHER
    ),
}
"""The zones that are seen at larger text, and how high names have to be on them to be larger there."""
_IN_ONE_COLUMN = 4
"""So many players and the three others lie below one another, beside who is to act."""
_TABS, _LARGE_TABS, _COLUMN, _STRIP = 58.0, 70.0, 500.0, 150.0
_GAP, _CLOSE_GAP, _LEAST_GAP = 14.0, 8.0, 5.0
"""Between panels, at larger text, and there where cards are played."""


@cache
def load(players: tuple[int, ...]) -> TableLayout:
    """The slots of the map.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    found = load_layout(MAP, players)
    zones = dict(found.zones)
    zones |= {
        f"{kind}-{n}": with_purses(found.zones[kind], n, highest, _title(kind))
        for kind, highest in _PURSED.items()
        for n in players
    }
    zones |= {
        f"bare-{kind}-{n}": without_coins(found.zone(_named(kind, n), n)) for kind in _BARE for n in players
    }
    zones |= {
        f"{kind}-{n}": with_lanes(found.zones[kind], n, widest)
        for kind, widest in _LANED.items()
        for n in players
    }
    zones = {name: with_prints(with_titles(zone, _title(name))) for name, zone in zones.items()}
    board = with_prints(with_titles(found.board))
    zones |= {turned(name): read_from_right(zone) for name, zone in ({BOARD: board} | zones).items()}
    return replace(
        found,
        board=board,
        zones=zones,
        shots=shots,
        tabbed=TABBED,
        large=frozenset((PLAYERS,)),
        folds=frozenset(("hand",)),
    )


def _title(zone: str) -> float:
    """How high the names on the plates of a zone are."""
    return next((high for kind, high in _NAMED.items() if zone.startswith(kind)), titles.HIGH)


def shots(setting: ShotContext) -> Node:
    """The board or one of its areas with the tabs above, the players' panels beside it.

    At larger text the tabs, whose words need room, lie above the panels too.
    """
    large = setting.scale > 1
    tabs = Part(Tabs(), units=_LARGE_TABS if large else _TABS)
    if large and setting.shot == PLAYERS:
        return Split((tabs, Part(_people(setting))), down=True, gap=_CLOSE_GAP)
    gap = _GAP if not large else _LEAST_GAP if setting.shot in HANDS else _CLOSE_GAP
    panels = Part(Split(tuple(_panels(setting)), down=True, gap=gap), units=_COLUMN)
    if large:
        return Split((tabs, Part(Split((*_areas(setting), panels)))), down=True, gap=_CLOSE_GAP)
    return Split((Part(Split((tabs, *_areas(setting)), down=True, gap=_CLOSE_GAP)), panels))


def _areas(setting: ShotContext) -> tuple[Part, ...]:
    """An area has below it what matters everywhere, where the text leaves room for that."""
    zone, shot = kind_of(setting.shot), setting.shot
    if setting.scale > 1:
        near = shot in NEAR
        shown = Pane(_zone(NEAR.get(shot, zone), setting), crop=None if near else CLOSE.get(shot))
        return (Part(shown),)
    if shot in (TABLE, PLAYERS):
        return (Part(Pane(_zone(BOARD, setting))),)
    below = "bank" if zone == "contest" else "strip"
    shown = Pane(_zone(zone, setting), crop=CLOSE.get(shot))
    return (Part(shown), Part(Pane(_zone(below, setting)), units=_STRIP))


def _zone(zone: str, setting: ShotContext) -> str:
    """A zone by its name, which says for how many players and how it is read where that matters."""
    name = f"{zone}-{setting.players}" if zone in (*_LANED, *_PURSED) else zone
    return turned(name) if setting.rtl else name


def _panels(setting: ShotContext) -> list[Part]:
    """The panel of who is to act is opened; the others are folded where the hand or the text is larger."""
    hand, large, n = setting.shot in HANDS, setting.scale > 1, setting.players
    opened, others = _OPENED[large, hand], _OTHERS[large, hand]
    if setting.shot == PURSES:
        opened, others = f"bare-{opened}", f"bare-{others}"
    zones = (_named(opened if seat == setting.active else others, n) for seat in range(n))
    return [Part(Pane(zone, seat, stretch=True), weight=0.0) for seat, zone in enumerate(zones)]


def _people(setting: ShotContext) -> Split:
    """All players: who is to act first, the others as they sit from there, in columns."""
    n, first = setting.players, setting.active or 0
    seats = [(first + step) % n for step in range(1, n)]
    high = 3 if n == _IN_ONE_COLUMN else 2
    columns = [seats[at : at + high] for at in range(0, len(seats), high)]
    own = Part(Pane(f"own-{n}", first, stretch=True))
    return Split((own, *(Part(_column(column, n)) for column in columns)), gap=_GAP)


def _column(seats: list[int], players: int) -> Split:
    zone = f"folk-{players}"
    return Split(tuple(Part(Pane(zone, seat, stretch=True)) for seat in seats), down=True, gap=_GAP)


def _named(kind: str, players: int) -> str:
    """A panel as panes name it."""
    return f"{kind}-{players}" if kind.partition("-")[0] in _COUNTED else kind


def is_panel(zone: str) -> bool:
    """Whether a zone is a player's panel, on which nothing is printed."""
    return zone.partition("-")[0] in _COUNTED
