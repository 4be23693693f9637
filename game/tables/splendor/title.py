"""The catalogue's entry for Kahroba (Splendor)."""

from __future__ import annotations

from game.rules.splendor.rules import SplendorRules
from game.tables.ground import Ground
from game.tables.splendor.table import SplendorTable
from game.tables.table import Picture
from game.tables.title import late, title

TITLE = title(
    "splendor",
    rules=SplendorRules,
    table=SplendorTable,
    layout=late("game.tables.splendor.layout:load"),
    about=("edition", "data"),
    guide="game.brains.splendor.guide:SplendorGuide",
    emblems={
        "cities": Picture("city.C5A", shape=1.0),
        "posts": Picture("charter.0.T1", shape=1.0),
        "orient": Picture("card.O1P1", look="stone", shape=0.72),
        "strongholds": Picture("fort.0", shape=0.82),
    },
    cover="game.tables.splendor.paint.cover:cover",
    ground=Ground("16305f", "0d1e40", "4f86d6", "facets"),
)
