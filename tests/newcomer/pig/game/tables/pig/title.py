"""The catalogue's entry for Pig."""

from __future__ import annotations

from game.rules.pig.rules import PigRules
from game.tables.pig.table import PigTable
from game.tables.title import title

TITLE = title("pig", rules=lambda options: PigRules(), table=PigTable)
