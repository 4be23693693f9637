"""New York 1901: how it lies on the table."""

from __future__ import annotations

from dataclasses import replace

from game.rules.kernel.text import Text, listed, text
from game.rules.newyork1901.building import KEPT_BUILDINGS
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.state import NOT_YET, State
from game.tables.base import BaseTable
from game.tables.newyork1901.catalogue import CATALOGUE
from game.tables.newyork1901.pieces import kinds
from game.tables.newyork1901.placing import placements
from game.tables.table import Place

ENDED = "check"
"""The badge of who has had the last turn."""
_NEAR = KEPT_BUILDINGS + 3
"""With so few buildings left to somebody the end is near."""


class NewYorkTable(BaseTable[NewYorkRules]):
    """The table of New York 1901.

    Args:
        rules: with the board that is played on.
    """

    provisional_scores = True

    def __init__(self, rules: NewYorkRules) -> None:
        super().__init__(rules, replace(CATALOGUE, kinds=kinds(rules.sites.grid)))

    def placements(self, view: State) -> dict[str, Place]:
        """The map with lots, buildings and workers, the cards beside it, everybody's belongings."""
        return dict(placements(self.context(view)))

    def facts(self, view: State) -> tuple[Text, ...]:
        """What counts in this game; once the end is near, how near; of a game that is over nothing."""
        if not view.stack:
            return ()
        if view.turns_left > 0:
            return (text("newyork1901-fact-last-turns", count=view.turns_left),)
        least = min(len(player.unbuilt) for player in view.players)
        if least <= _NEAR:
            return (text("newyork1901-fact-end", count=KEPT_BUILDINGS, least=least),)
        streets = listed([text("newyork1901-street-sign", street=street) for street in view.streets])
        return (
            text("newyork1901-fact-streets", streets=streets),
            text("newyork1901-fact-challenge", challenge=view.challenge),
        )

    def badges(self, view: State, seat: int) -> tuple[str, ...]:
        """Who has had the last turn."""
        if view.turns_left == NOT_YET or not view.stack:
            return ()
        ahead = (seat - view.stack[-1].seat) % len(view.players)
        return (ENDED,) if ahead >= view.turns_left else ()
