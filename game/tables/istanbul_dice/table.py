"""Istanbul: The Dice Game: how it lies on the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.rules import IstanbulDiceRules
from game.rules.istanbul_dice.state import State
from game.rules.kernel.text import Text, text
from game.tables.base import BaseTable
from game.tables.istanbul_dice.catalogue import CATALOGUE
from game.tables.istanbul_dice.placing import COMING, placements
from game.tables.table import Place


class IstanbulDiceTable(BaseTable[IstanbulDiceRules]):
    """The table of Istanbul: The Dice Game."""

    catalogue = CATALOGUE
    prefetch_pieces: Sequence[tuple[str, Place]] = COMING
    general_reasons: Sequence[str] = (*BaseTable.general_reasons, "istanbul_dice-no-roll-first")

    def placements(self, view: State) -> dict[str, Place]:
        """Areas, display, actions and dice in the middle, every player's belongings at their seat."""
        return dict(placements(view))

    def facts(self, view: State) -> tuple[Text, ...]:
        """The goal, or that it is reached."""
        if view.last_round:
            return (text("istanbul_dice-fact-last"),)
        return (text("istanbul_dice-fact-goal", goal=setup_of(view).goal),)
