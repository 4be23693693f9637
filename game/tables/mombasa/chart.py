"""The board that a match is played on: what the rules know of it, and the map that shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.maps.layout import MAPS
from game.maps.places import TableLayout
from game.maps.tmx import TiledMap, load_map
from game.rules.kernel.rules import AnyRules
from game.rules.mombasa.board import COMPANIES, SHELF_NUMBERS, RegionGraph
from game.rules.mombasa.rules import MombasaRules
from game.tables.mombasa.layout import chart_zone, load
from game.tables.mombasa.regions import read_land, read_names
from game.tables.mombasa.spaces import check_places, coins, letter, modifiers
from game.tables.mombasa.table import MombasaTable

MAP = MAPS / "mombasa.tmx"


@dataclass(frozen=True, slots=True)
class Chart(RegionGraph):
    """A board with its looks.

    Attributes:
        source: the map that it was read from.
        names: what the map calls regions, by id and language; those that are missing the catalogue knows.
    """

    source: TiledMap
    names: Mapping[str, Mapping[str, str]]


def load_chart(path: Path) -> Chart:
    """Read and check a map of Mombasa.

    Raises:
        MapError: the first thing found wrong, with file, layer and object.
    """
    source = load_map(path)
    regions, links = read_land(source)
    check_places(source)
    return Chart(
        regions=regions,
        links=links,
        coins={company: coins(source, company) for company in COMPANIES},
        modifiers=modifiers(source),
        shelf={number: letter(source, number) for number in SHELF_NUMBERS},
        source=source,
        names=read_names(source),
    )


def shipped() -> Chart:
    """The map that ships with the program, read anew only when it has been edited.

    Raises:
        MapError: the map is wrong.
    """
    return _kept(MAP, MAP.exists() and MAP.stat().st_mtime_ns)


@lru_cache(maxsize=2)
def _kept(path: Path, changed: int) -> Chart:
    return load_chart(path)


def mombasa_rules(path: Path | None = None) -> MombasaRules:
    """The rules of Mombasa on the board of ``path`` (the shipped map if None).

    Raises:
        MapError: the map is wrong.
        RulesError: a component table is damaged.
    """
    return MombasaRules(load_chart(path) if path else shipped())


def chart_of(rules: AnyRules | None) -> Chart:
    """The chart that ``rules`` were made on; outside a match the shipped one."""
    chart = rules.graph if isinstance(rules, MombasaRules) else None
    return chart if isinstance(chart, Chart) else shipped()


def table_of(rules: MombasaRules) -> MombasaTable:
    """The table for the board of ``rules``."""
    chart = chart_of(rules)
    return MombasaTable(rules, chart.names, chart_zone(chart.source))


def layout_of(rules: MombasaRules) -> TableLayout:
    """Where everything lies on it.

    Raises:
        MapError: the map of sheets and panels is damaged.
    """
    return load(chart_of(rules).source, rules.info.seats)
