"""The catalogue's entry for Aquileia."""

from __future__ import annotations

from game.maps.places import TableLayout
from game.rules.aquileia.rules import AquileiaRules
from game.rules.kernel.rules import AnyRules
from game.tables.aquileia.table import AquileiaTable
from game.tables.table import Picture
from game.tables.title import Title


def _table(rules: AnyRules) -> AquileiaTable:
    assert isinstance(rules, AquileiaRules)
    return AquileiaTable(rules)


def _layout(rules: AnyRules) -> TableLayout:
    # Imported late: the reader of Tiled maps brings pygame along, which rules and laws do without.
    from game.tables.aquileia.layout import load

    return load(rules.info.seats)


TITLE = Title(
    id="aquileia",
    rules=lambda options: AquileiaRules(),
    table=_table,
    painter="game.tables.aquileia.paint.painter:make_painter",
    layout=_layout,
    about=(
        "aquileia-about-edition",
        "aquileia-about-data",
        "aquileia-about-cards",
        "aquileia-about-history",
        "aquileia-about-slavery",
    ),
    guide="game.brains.aquileia.guide:AquileiaGuide",
    box=tuple(map(Picture, ("laurel.blue.1", "temple", "laurel.purple.1"))),
)
