"""The catalogue's entry for Istanbul: The Dice Game."""

from __future__ import annotations

from game.rules.istanbul_dice.rules import IstanbulDiceRules
from game.tables.ground import Ground
from game.tables.istanbul_dice.layout import load
from game.tables.istanbul_dice.table import IstanbulDiceTable
from game.tables.title import title

TITLE = title(
    "istanbul_dice",
    rules=lambda options: IstanbulDiceRules(),
    table=IstanbulDiceTable,
    layout=load,
    about=("edition", "data"),
    cover="game.tables.istanbul_dice.paint.cover:cover",
    guide="game.brains.istanbul_dice.guide:IstanbulDiceGuide",
    total="istanbul_dice-total",
    ground=Ground("2c2748", "141228", "8478c8", "girih"),
)
