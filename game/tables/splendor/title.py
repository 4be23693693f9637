"""The catalogue's entry for Kahroba (Splendor)."""

from __future__ import annotations

from pathlib import Path

from game.rules.splendor.rules import SplendorRules
from game.tables.splendor.table import SplendorTable
from game.tables.table import Title

TITLE = Title(
    id="splendor",
    rules=lambda options: SplendorRules(),
    table=lambda rules: SplendorTable(),
    painter="game.tables.splendor.painter:SplendorPainter",
    layout=Path(__file__).resolve().parents[3] / "maps" / "splendor.tmx",
    about=("splendor-about-edition", "splendor-about-data"),
)
