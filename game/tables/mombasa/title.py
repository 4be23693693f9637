"""The catalogue's entry for Mombasa."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules, OptionValue
from game.rules.mombasa.rules import MombasaRules
from game.tables.mombasa.table import MombasaTable
from game.tables.table import Picture
from game.tables.title import Title

# The chart is imported late: the reader of Tiled maps brings pygame along, which the rules do without.


def _rules(options: Mapping[str, OptionValue]) -> AnyRules:
    from game.tables.mombasa.chart import mombasa_rules

    return mombasa_rules()


def _table(rules: AnyRules) -> MombasaTable:
    from game.tables.mombasa.chart import chart_of
    from game.tables.mombasa.layout import chart_zone

    assert isinstance(rules, MombasaRules)
    chart = chart_of(rules)
    return MombasaTable(rules, chart.names, chart_zone(chart.source))


def _layout(rules: AnyRules) -> TableLayout:
    from game.tables.mombasa.chart import chart_of
    from game.tables.mombasa.layout import load

    return load(chart_of(rules).source, rules.info.seats)


def _board(path: Path) -> AnyRules:
    from game.tables.mombasa.chart import mombasa_rules

    return mombasa_rules(path)


TITLE = Title(
    id="mombasa",
    rules=_rules,
    table=_table,
    painter="game.tables.mombasa.paint.painter:make_painter",
    layout=_layout,
    about=("mombasa-about-edition", "mombasa-about-data", "mombasa-about-history"),
    board=_board,
    guide="game.brains.mombasa.guide:MombasaGuide",
    total="mombasa-total",
    box=tuple(map(Picture, ("post.saint_louis.1", "starter", "post.cairo.1"))),
)
