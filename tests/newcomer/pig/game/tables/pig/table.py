"""How Pig lies on the table: a die, the points of the turn, and those of the players in their panels."""

from __future__ import annotations

from game.rules.kernel.text import Text, text
from game.rules.pig.rules import GOAL, PigRules
from game.rules.pig.state import PigState
from game.tables.base import BaseTable
from game.tables.pig.catalogue import CATALOGUE
from game.tables.table import Place


class PigTable(BaseTable[PigRules]):
    """The table of Pig."""

    catalogue = CATALOGUE

    def placements(self, view: PigState) -> dict[str, Place]:
        """The die and what the turn has brought."""
        return {
            "die": Place("die", look=f"face-{max(1, view.die)}"),
            "pot": Place("pot", count=view.pot),
        }

    def facts(self, view: PigState) -> tuple[Text, ...]:
        """The goal."""
        return (text("pig-goal", points=GOAL),)
