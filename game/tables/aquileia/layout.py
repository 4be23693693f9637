"""Which parts of the board are seen for which decision."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game.maps.layout import MAPS, load_layout
from game.maps.places import TABLE, Box, Node, Pane, Part, Setting, Split, TableLayout, Tabs, Zone
from game.rules.kernel.ids import kind_of
from game.tables.aquileia.bare import without_coins
from game.tables.aquileia.lanes import with_lanes
from game.tables.aquileia.titles import with_titles

MAP = MAPS / "aquileia.tmx"
VIEWS = (TABLE, "market", "contest", "theatrum", "forum", "portus")
"""The whole board, and its areas by themselves; each but the first is a zone of the map."""
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
"""What a scene shows at larger text: less, or the same with more of the height, so that what is chosen from
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
"""Scenes in which cards are played out of the hand, which is then larger."""
_OPENED = {(False, False): "open", (True, False): "large", (False, True): "hand", (True, True): "cards"}
"""The panel of who is to act: whether the text is larger, and whether the hand is."""
_PANELS = ("large", "hand", "cards", "bare", "small")
"""Those of them, those without coins and those folded more, that are zones for a number of players."""
PURSES = "theatrum"
"""The scene in which all coins lie together: the panels have no place for them then."""
_BARE = ("seat", "open", "folded", "large")
"""The panels that there are without coins too."""
_FOLDED = {4: "small-4"}
"""The panels of the others at larger text, where the folded ones leave too little room for the opened one."""
_LANED = ("contest", "near-contest")
"""The zones with a lane for each player."""
_TABS, _LARGE_TABS, _COLUMN, _STRIP = 58.0, 70.0, 500.0, 150.0
_GAP, _CLOSE_GAP = 14.0, 8.0
"""Between panels, and at larger text."""


@cache
def load(players: tuple[int, ...]) -> TableLayout:
    """The slots of the map.

    Raises:
        MapError: the map is damaged, or a layer, zone or slot is missing or wrong.
    """
    found = load_layout(MAP, players)
    zones = dict(found.zones)
    zones |= {f"bare-{kind}-{n}": without_coins(_panel(found, kind, n)) for kind in _BARE for n in players}
    zones |= {f"bare-{kind}": without_coins(found.zones[kind]) for kind in _FOLDED.values()}
    zones |= {f"{kind}-{n}": with_lanes(found.zones[kind], n) for kind in _LANED for n in players}
    zones = {name: with_titles(zone) for name, zone in zones.items()}
    return replace(found, board=with_titles(found.board), zones=zones, scenes=scenes, views=VIEWS)


def _panel(layout: TableLayout, kind: str, players: int) -> Zone:
    return layout.zones[f"large-{players}"] if kind == "large" else layout.zone(kind, players)


def scenes(setting: Setting) -> Node:
    """The board or one of its areas with the tabs above, the players' panels beside it.

    At larger text the tabs, whose words need room, lie above the panels too.
    """
    large = setting.scale > 1
    tabs = Part(Tabs(), units=_LARGE_TABS if large else _TABS)
    panels = Part(Split(tuple(_panels(setting)), down=True, gap=_CLOSE_GAP if large else _GAP), units=_COLUMN)
    if large:
        return Split((tabs, Part(Split((*_areas(setting), panels)))), down=True, gap=8)
    return Split((Part(Split((tabs, *_areas(setting)), down=True, gap=8)), panels))


def _areas(setting: Setting) -> tuple[Part, ...]:
    """An area has below it what matters everywhere, where the text leaves room for that."""
    zone, scene = kind_of(setting.scene), setting.scene
    if setting.scale > 1:
        near = scene in NEAR
        return (Part(Pane(_zone(NEAR.get(scene, zone), setting), crop=None if near else CLOSE.get(scene))),)
    if scene == TABLE:
        return (Part(Pane("board")),)
    below = "bank" if zone == "contest" else "strip"
    shown = Pane(_zone(zone, setting), crop=CLOSE.get(scene))
    return (Part(shown), Part(Pane(below), units=_STRIP))


def _zone(zone: str, setting: Setting) -> str:
    """A zone by its name, which says for how many players where that matters."""
    return f"{zone}-{setting.players}" if zone in _LANED else zone


def _panels(setting: Setting) -> list[Part]:
    """The panel of who is to act is opened; the others are folded where the hand or the text is larger."""
    hand, large = setting.scene in HANDS, setting.scale > 1
    others = "folded" if hand or large else "seat"
    if large:
        others = _FOLDED.get(setting.players, others)
    own = _OPENED[large, hand]
    opened = f"{own}-{setting.players}" if own in _PANELS else own
    if setting.scene == PURSES:
        opened = f"bare-{own}-{setting.players}"
        others = f"bare-{others}" if others in _FOLDED.values() else f"bare-{others}-{setting.players}"
    zones = (opened if seat == setting.active else others for seat in range(setting.players))
    return [Part(Pane(zone, seat, stretch=True), weight=0.0) for seat, zone in enumerate(zones)]


def is_panel(zone: str) -> bool:
    """Whether a zone is a player's panel, on which nothing is printed."""
    return zone.partition("-")[0] in _PANELS
