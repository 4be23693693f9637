"""How the toy title lies on the table."""

from __future__ import annotations

from game.rules.kernel.text import Text, text
from game.tables.base import BaseTable
from game.tables.table import Face, Place
from tests.toy.catalogue import CATALOGUE
from tests.toy.rules import ToyRules
from tests.toy.state import ToyState


class ToyTable(BaseTable[ToyRules]):
    """The table of the toy title."""

    catalogue = CATALOGUE

    def placements(self, view: ToyState) -> dict[str, Place]:
        """The die and the lot in the middle, cards and coins before their players."""
        places = {"die": Place("die", look=f"face-{max(1, view.die)}"), "lot": Place("lot", count=view.die)}
        for seat, hand in enumerate(view.hands):
            for index, card in enumerate(hand):
                places[card] = Place(f"hand.{seat}", index, _face(card), owner=seat)
            if plan := view.plans[seat]:
                places[plan] = Place(f"plan.{seat}", face=_face(plan), owner=seat)
            for pile, count in (("coins", view.coins[seat]), ("lots", view.lots[seat])):
                places[f"{pile}.{seat}"] = Place(f"{pile}.{seat}", count=count, owner=seat)
        for index, card in enumerate(view.played):
            places[card] = Place("played", index, among=len(view.played))
        return places

    def facts(self, view: ToyState) -> tuple[Text, ...]:
        """How many rounds are to come."""
        return (text("toy-rounds", left=view.rounds),)


def _face(card: str) -> Face:
    return "down" if card.startswith("hidden.") else "up"
