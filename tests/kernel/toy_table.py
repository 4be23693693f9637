"""How the toy title lies on the table, and its entry for the catalogue of titles."""

from __future__ import annotations

from pathlib import Path

from game.maps.places import TableLayout, Zone
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Face, Fact, Flight, HelpPage, Place, Title
from tests.kernel.toy_rules import ToyRules
from tests.kernel.toy_state import ToyState

WORDS = Path(__file__).parent / "lang"
"""The toy's own catalogue: it is no part of the program's."""


class ToyTable:
    """The table of the toy title."""

    def placements(self, view: ToyState) -> dict[str, Place]:
        places = {name: Place(name) for name in ("die", "lot", "pass", "ready")}
        for seat, hand in enumerate(view.hands):
            for index, card in enumerate(hand):
                face: Face = "down" if card.startswith("hidden.") else "up"
                places[card] = Place(f"hand.{seat}", index, face, owner=seat)
            if view.plans[seat]:
                places[view.plans[seat]] = Place(f"plan.{seat}", face="down", owner=seat)
            places[f"coins.{seat}"] = Place(f"coins.{seat}", count=view.coins[seat], owner=seat)
        for index, card in enumerate(view.played):
            places[card] = Place("played", index)
        return places

    def describe(self, piece: str) -> Text:
        return text("toy-piece", id=piece)

    def tell(self, event: Event) -> Text | None:
        if event.kind == "unveiled":
            return text(
                "toy-log-unveiled", seat=seat_ref(int(str(event.data["seat"]))), card=f"@{event.data['card']}"
            )
        return None

    def verb(self, action: Action) -> Text:
        return text(f"toy-do-{action.verb}", amount=action.amount)

    def why_not(self, view: ToyState, seat: int, target: str) -> Text | None:
        return None

    def preview(self, view: ToyState, action: Action) -> tuple[Text, ...]:
        return ()

    def explain(self, view: ToyState, piece: str) -> tuple[Text, ...]:
        return ()

    def mark(self, action: Action) -> str | None:
        return None

    def flights(self, event: Event) -> tuple[Flight, ...]:
        return ()

    def sound(self, event: Event) -> str | None:
        return None

    def facts(self, view: ToyState, seat: int) -> tuple[Fact, ...]:
        return (Fact("coin", "toy-coins", view.coins[seat]),)

    def help_pages(self) -> tuple[HelpPage, ...]:
        return ()


TOY = Title("toy", ToyRules, lambda rules: ToyTable(), "", lambda rules: TableLayout(Zone((0, 0), {}), {}))
