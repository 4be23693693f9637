"""The catalogue's entry for New York 1901."""

from __future__ import annotations

from game.tables.ground import Ground
from game.tables.newyork1901.layout import load
from game.tables.newyork1901.looks import ghost
from game.tables.newyork1901.table import NewYorkTable
from game.tables.title import late, title

_rules = late("game.tables.newyork1901.lots:newyork_rules")

TITLE = title(
    "newyork1901",
    rules=lambda options: _rules(),
    board=_rules,
    table=NewYorkTable,
    layout=load,
    about=("edition", "data"),
    cover="game.tables.newyork1901.paint.cover:cover",
    guide="game.brains.newyork1901.guide:NewYorkGuide",
    ghost=ghost,
    ground=Ground("3b1f2c", "1c1016", "b0707f", "bricks"),
)
