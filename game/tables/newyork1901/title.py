"""The catalogue's entry for New York 1901."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules, OptionValue
from game.rules.newyork1901.rules import NewYorkRules
from game.tables.newyork1901.layout import frame_of, with_ground
from game.tables.newyork1901.looks import ghost
from game.tables.newyork1901.shots import FOLDED, READ, TABBED, Shots
from game.tables.newyork1901.table import NewYorkTable
from game.tables.table import Picture
from game.tables.title import Title


def _rules(options: Mapping[str, OptionValue]) -> AnyRules:
    # Imported late: the reader of Tiled maps brings pygame along, which rules and laws do without.
    from game.tables.newyork1901.lots import newyork_rules

    return newyork_rules()


def _table(rules: AnyRules) -> NewYorkTable:
    assert isinstance(rules, NewYorkRules)
    return NewYorkTable(rules)


def _layout(rules: AnyRules) -> TableLayout:
    from game.maps.layout import MAPS, load_layout

    assert isinstance(rules, NewYorkRules)
    layout = with_ground(load_layout(MAPS / "newyork1901_table.tmx", rules.info.seats), rules.sites)
    grid = rules.sites.grid
    return replace(layout, shots=Shots(grid, frame_of(grid)), tabbed=TABBED, read=READ, folds=FOLDED)


def _board(path: Path) -> AnyRules:
    from game.tables.newyork1901.lots import newyork_rules

    return newyork_rules(path)


TITLE = Title(
    id="newyork1901",
    rules=_rules,
    table=_table,
    painter="game.tables.newyork1901.paint.painter:make_painter",
    layout=_layout,
    about=("newyork1901-about-edition", "newyork1901-about-data"),
    box=tuple(map(Picture, ("legendary.metropolitan_life", "legendary.woolworth", "legendary.singer"))),
    guide="game.brains.newyork1901.guide:NewYorkGuide",
    ghost=ghost,
    board=_board,
)
