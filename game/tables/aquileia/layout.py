"""Which parts of the board are seen for which decision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.maps.places import TABLE, Box, Node, Pane, Part, ShotContext, Split, TableLayout, Tabs, Zone
from game.rules.kernel.ids import kind_of
from game.tables.aquileia import zones
from game.tables.panes import below_tabs, panels
from game.tables.title import map_layout

PLAYERS = "players"
"""What everybody has, as large as it can be: at larger text the panels beside the board show less."""
TABBED = (TABLE, "market", "contest", "theatrum", "forum", "portus", PLAYERS)
"""The whole board, its areas by themselves, each a zone of the map, and the players."""
NEAR: dict[str, str] = {
    TABLE: "spaces",
    **{area: f"near-{area}" for area in TABBED[1:-1]},
    **{f"market.{area}": f"near-{area}" for area in ("pecunia", "equi", "servi")},
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
_HANDS = ("contest", "forum")
"""Shots in which cards are played out of the hand, which is then larger."""
_PANELS: Mapping[tuple[bool, bool], tuple[str, str]] = {
    (False, False): ("open", "seat"),
    (True, False): ("wide", "other"),
    (False, True): ("hand", "folded"),
    (True, True): ("cards", "small"),
}
"""The panels of who is to act and of the others: whether the text is larger, and whether cards are played.

At larger text the hand is folded away where none are: the players have a shot of their own. The others have
the smallest where the hand is to grow.
"""
_USUAL = ("seat", "open", "folded")
"""Panels that panes name for any number of players; the other ones are zones for each number."""
_PURSES = "theatrum"
"""The shot in which all coins lie together: the panels have no place for them then."""
_BARE = ("seat", "open", "wide", "other")
"""The panels that there are without coins too."""
_LANED = {"contest": 70.0, "near-contest": 89.0}
"""The zones with a lane for each who competes, and how wide a shield is there at most."""
_PURSED = {"theatrum": 78.0, "near-theatrum": 104.0}
"""The zones with a purse for each player, and how high its row is at most."""
_NAMED: Mapping[str, float] = {
    "spaces": zones.BOARD,
    **dict.fromkeys(("near-pecunia", "near-equi", "near-servi"), zones.CLOSE),
    "near-": zones.HIGHER,
}
"""The zones that are seen at larger text, by how they begin, and how high names have to be on them to be
larger there."""
_IN_ONE_COLUMN = 4
"""So many players and the three others lie below one another, beside who is to act."""
_TABS, _LARGE_TABS, _COLUMN, _STRIP = 58.0, 70.0, 500.0, 150.0
_GAP, _CLOSE_GAP, _LEAST_GAP = 14.0, 8.0, 5.0
"""Between panels, at larger text, and there where cards are played."""


def shots(setting: ShotContext) -> Node:
    """The board or one of its areas with the tabs above, the players' panels beside it.

    At larger text the tabs, whose words need room, lie above the panels too.
    """
    large = setting.scale > 1
    if large and setting.shot == PLAYERS:
        return below_tabs(_people(setting), _LARGE_TABS, _CLOSE_GAP)
    gap = _GAP if not large else _LEAST_GAP if setting.shot in _HANDS else _CLOSE_GAP
    beside = Part(panels(setting, _panel, gap), units=_COLUMN)
    if large:
        return below_tabs(Split((Part(_near(setting)), beside)), _LARGE_TABS, _CLOSE_GAP)
    shown = Split((Part(Tabs(), units=_TABS), *_area(setting)), down=True, gap=_CLOSE_GAP)
    return Split((Part(shown), beside))


def _near(setting: ShotContext) -> Node:
    shot = setting.shot
    return _pane(NEAR[shot], setting) if shot in NEAR else _pane(kind_of(shot), setting, CLOSE.get(shot))


def _area(setting: ShotContext) -> Iterator[Part]:
    """An area has below it what matters everywhere, where the text leaves room for that."""
    zone = kind_of(setting.shot)
    if zone in (TABLE, PLAYERS):
        yield Part(_pane("board", setting))
    else:
        yield Part(_pane(zone, setting, CLOSE.get(setting.shot)))
        yield Part(_pane("bank" if zone == "contest" else "strip", setting), units=_STRIP)


def _pane(zone: str, setting: ShotContext, crop: Box | None = None) -> Pane:
    """A zone by its name, which says for how many players and how it is read where that matters."""
    name = f"{zone}-{setting.players}" if zone in (*_LANED, *_PURSED) else zone
    return Pane(zones.turned(name) if setting.rtl else name, crop=crop)


def _panel(setting: ShotContext, seat: int) -> str:
    """The panel of who is to act is opened; the others are folded where the hand or the text is larger."""
    opened, others = _PANELS[setting.scale > 1, setting.shot in _HANDS]
    kind = opened if seat == setting.active else others
    return _named(f"bare-{kind}" if setting.shot == _PURSES else kind, setting.players)


def _people(setting: ShotContext) -> Split:
    """All players: who is to act first, the others as they sit from there, in columns."""
    n, first = setting.players, setting.active or 0
    own, *others = (
        Part(Pane(f"{'folk' if step else 'own'}-{n}", (first + step) % n, stretch=True)) for step in range(n)
    )
    high = 3 if n == _IN_ONE_COLUMN else 2
    columns = (others[at : at + high] for at in range(0, len(others), high))
    return Split((own, *(Part(Split(tuple(each), down=True, gap=_GAP)) for each in columns)), gap=_GAP)


def _named(kind: str, players: int) -> str:
    """A panel as panes name it."""
    return kind if kind in _USUAL else f"{kind}-{players}"


def _made(found: TableLayout) -> TableLayout:
    """The layout with the zones that the map does not have, and with names and prints on all plates."""
    made = {**found.zones, **dict(_for_players(found)), "board": found.board}
    for name, zone in made.items():
        named, printed = zones.title_slots(zone, _title(name)), zones.print_slots(zone)
        made[name] = zones.with_slots(zone, (*named, *printed))
    made |= {zones.turned(name): zones.read_from_right(zone) for name, zone in made.items()}
    return replace(found, board=made.pop("board"), zones=made)


def _for_players(found: TableLayout) -> Iterator[tuple[str, Zone]]:
    """Zones that are another for each number of players."""
    for n in found.seats:
        for kind, highest in _PURSED.items():
            yield f"{kind}-{n}", zones.with_purses(found.zones[kind], n, highest, _title(kind))
        for kind, widest in _LANED.items():
            zone = found.zones[kind]
            yield f"{kind}-{n}", zones.with_slots(zone, zones.lane_slots(zone, n, widest))
        for kind in _BARE:
            yield f"bare-{kind}-{n}", zones.without_coins(found.zone(_named(kind, n), n))


def _title(zone: str) -> float:
    """How high the names on the plates of a zone are."""
    return next((high for begins, high in _NAMED.items() if zone.startswith(begins)), zones.HIGH)


load = map_layout(
    "aquileia", _made, shots=shots, tabbed=TABBED, large=frozenset((PLAYERS,)), folds=frozenset(("hand",))
)
"""Reads where the slots of the table lie."""
