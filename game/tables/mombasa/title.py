"""The catalogue's entry for Mombasa."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules, OptionValue
from game.rules.mombasa.rules import MombasaRules
from game.tables.mombasa.layout import load
from game.tables.mombasa.table import MombasaTable
from game.tables.table import Picture, Title


@cache
def _shipped() -> AnyRules:
    """The rules on the shipped map, whose checks take a tenth of a second."""
    # Imported late: the reader of Tiled maps brings pygame along, which the rules do without.
    from game.maps.regions import mombasa_rules

    return mombasa_rules()


def _rules(options: Mapping[str, OptionValue]) -> AnyRules:
    return _shipped()


def _table(rules: AnyRules) -> MombasaTable:
    assert isinstance(rules, MombasaRules)
    return MombasaTable(rules)


def _layout(rules: AnyRules) -> TableLayout:
    from game.maps.layout import MAPS

    return load(MAPS / "mombasa_table.tmx", MAPS / "mombasa.tmx", rules.info.seats)


TITLE = Title(
    id="mombasa",
    rules=_rules,
    table=_table,
    painter="game.tables.mombasa.painter:make_painter",
    layout=_layout,
    about=("mombasa-about-edition", "mombasa-about-data", "mombasa-about-history"),
    box=tuple(map(Picture, ("post.saint_louis.1", "starter", "post.cairo.1"))),
)
