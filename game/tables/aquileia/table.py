"""Aquileia: how it lies on the table."""

from __future__ import annotations

from game.rules.aquileia.components import ROUNDS
from game.rules.aquileia.frames import Auction, Operations, Placement
from game.rules.aquileia.printed import operation_order
from game.rules.aquileia.rules import AquileiaRules
from game.rules.aquileia.state import State
from game.rules.kernel.text import Text, text
from game.tables.aquileia.catalogue import CATALOGUE
from game.tables.aquileia.placing import LEADS, OUT, bidding, placements
from game.tables.base import BaseTable
from game.tables.placing import top_of
from game.tables.table import Place

_CALLED = {"latro": "portus", "refill": ""}
"""Steps of the operations that are not called by their own name: what lies on the plate of another area, and
what is no area."""


class AquileiaTable(BaseTable[AquileiaRules]):
    """The table of Aquileia."""

    catalogue = CATALOGUE
    provisional_scores = True

    def placements(self, view: State) -> dict[str, Place]:
        """The board, and every player's belongings."""
        return placements(view)

    def facts(self, view: State) -> tuple[Text, ...]:
        """The round, and in one with it, so that it is always in the same place, the area that is at work.

        In the first round also that agents only act later.
        """
        if not view.stack:
            return ()
        base, at = view.stack[0], {"round": view.round, "rounds": ROUNDS}
        area = operation_order()[base.step - 1][0] if isinstance(base, Operations) else ""
        if area := _CALLED.get(area, area):
            return (text("aquileia-fact-area", area=area, name=text("aquileia-area", area=area), **at),)
        later = view.round == 1 and isinstance(base, Placement)
        return (text("aquileia-fact-round", **at), *([text("aquileia-fact-later")] if later else []))

    def badges(self, view: State, seat: int) -> tuple[str, ...]:
        """Who has placed everything or passed; who leads the bidding, and who is out of it."""
        top = top_of(view)
        if isinstance(top, Placement):
            return () if seat in top.live else ("check",)
        stands = bidding(top, seat) if isinstance(top, Auction) else ""
        return {LEADS: ("trophy",), OUT: ("close",)}.get(stands, ())
