"""The catalogue's entry for New York 1901."""

from __future__ import annotations

from collections.abc import Mapping

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules, OptionValue
from game.rules.newyork1901.rules import NewYorkRules
from game.tables.newyork1901.laying import ghost
from game.tables.newyork1901.layout import with_ground
from game.tables.newyork1901.table import NewYorkTable
from game.tables.table import Picture, Title


def _rules(options: Mapping[str, OptionValue]) -> AnyRules:
    # Imported late: the reader of Tiled maps brings pygame along, which rules and laws do without.
    from game.maps.lots import newyork_rules

    return newyork_rules()


def _table(rules: AnyRules) -> NewYorkTable:
    assert isinstance(rules, NewYorkRules)
    return NewYorkTable(rules)


def _layout(rules: AnyRules) -> TableLayout:
    from game.maps.layout import MAPS, load_layout

    assert isinstance(rules, NewYorkRules)
    return with_ground(load_layout(MAPS / "newyork1901_table.tmx", rules.info.seats), rules.sites)


TITLE = Title(
    id="newyork1901",
    rules=_rules,
    table=_table,
    painter="game.tables.newyork1901.painter:make_painter",
    layout=_layout,
    about=("newyork1901-about-edition", "newyork1901-about-data"),
    box=tuple(map(Picture, ("legendary.metropolitan_life", "legendary.woolworth", "legendary.singer"))),
    ghost=ghost,
)
