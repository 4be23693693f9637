"""The catalogue's entry for Mombasa."""

from __future__ import annotations

from game.tables.ground import Ground
from game.tables.title import late, title

_read_rules = late("game.tables.mombasa.chart:mombasa_rules")

TITLE = title(
    "mombasa",
    rules=lambda options: _read_rules(),
    table=late("game.tables.mombasa.chart:table_of"),
    layout=late("game.tables.mombasa.chart:layout_of"),
    about=("edition", "data", "history"),
    board=_read_rules,
    guide="game.brains.mombasa.guide:MombasaGuide",
    total="mombasa-total",
    cover="game.tables.mombasa.paint.cover:cover",
    ground=Ground("16433c", "0b2421", "58b3a0", "rhumbs"),
)
