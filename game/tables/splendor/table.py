"""Kahroba (Splendor): how it lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.kernel.frames import FINISH_FIRST
from game.rules.kernel.text import Text
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Discard, State
from game.tables.base import BaseTable
from game.tables.placing import top_of
from game.tables.splendor.catalogue import CATALOGUE, HELP
from game.tables.splendor.pieces import goal
from game.tables.splendor.placing import placed
from game.tables.table import Place

_REPLACED = ("goal", "noble", "end")
"""What is told otherwise where Cities take the place of the nobles and of the 15 points."""


class SplendorTable(BaseTable[SplendorRules]):
    """The table of Splendor with whatever expansions are played: what lies there is read from the view.

    Args:
        rules: what is played besides the base game is in the rules help.
    """

    explain_first = True
    general_reasons: Sequence[str] = (
        FINISH_FIRST.key,
        *(f"splendor-no-{tile}" for tile in ("noble", "city", "post")),
    )

    def __init__(self, rules: SplendorRules) -> None:
        other = _REPLACED if "cities" in rules.expansions else ("goal-cities",)
        pages = {page: shown for page, shown in HELP.items() if page not in other}
        super().__init__(rules, replace(CATALOGUE, help=pages))

    def placements(self, view: State) -> dict[str, Place]:
        """Rows, bank and tiles in the middle, every player's belongings at their seat.

        Where tokens are returned only these matter: the middle is pale.
        """
        lying = dict(placed(view))
        if not isinstance(top_of(view), Discard):
            return lying
        return {piece: replace(place, pale=place.owner is None) for piece, place in lying.items()}

    def facts(self, view: State) -> tuple[Text, ...]:
        """The goal in a few words, or that the last round is being played."""
        return (goal(view, "goal"),)
