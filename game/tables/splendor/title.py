"""The catalogue's entry for Kahroba (Splendor)."""

from __future__ import annotations

from game.maps.places import TableLayout
from game.rules.kernel.rules import AnyRules
from game.rules.splendor.rules import SplendorRules
from game.tables.splendor.table import SplendorTable
from game.tables.table import Picture
from game.tables.title import Title


def _layout(rules: AnyRules) -> TableLayout:
    # Imported late: the reader of Tiled maps brings pygame along, which rules and laws do without.
    from game.tables.splendor.layout import load

    assert isinstance(rules, SplendorRules)
    return load(rules.info.seats, rules.expansions)


def _table(rules: AnyRules) -> SplendorTable:
    assert isinstance(rules, SplendorRules)
    return SplendorTable(rules.expansions)


TITLE = Title(
    id="splendor",
    rules=SplendorRules,
    table=_table,
    painter="game.tables.splendor.paint.painter:make_painter",
    layout=_layout,
    about=("splendor-about-edition", "splendor-about-data"),
    guide="game.brains.splendor.guide:SplendorGuide",
    emblems={
        "cities": Picture("goal", look="cities", shape=1.0),
        "posts": Picture("charter.0.T1", shape=1.0),
        "orient": Picture("card.O1P1", look="stone", shape=0.72),
        "strongholds": Picture("forts.0", count=3, shape=0.4),
    },
    box=tuple(map(Picture, ("card.B3U2", "card.B3R2", "card.B3G2"))),
)
