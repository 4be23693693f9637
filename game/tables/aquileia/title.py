"""The catalogue's entry for Aquileia."""

from __future__ import annotations

from game.rules.aquileia.rules import AquileiaRules
from game.tables.aquileia.layout import load
from game.tables.aquileia.table import AquileiaTable
from game.tables.ground import Ground
from game.tables.title import title

TITLE = title(
    "aquileia",
    rules=lambda options: AquileiaRules(),
    table=AquileiaTable,
    layout=load,
    about=("edition", "data", "cards", "history", "slavery"),
    guide="game.brains.aquileia.guide:AquileiaGuide",
    cover="game.tables.aquileia.paint.cover:cover",
    ground=Ground("4a3216", "22160a", "c79a52", "tesserae"),
)
