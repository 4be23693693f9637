"""How the toy title lies on the table."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.kernel.action import Action
from game.rules.kernel.text import Text, text
from game.tables.kit import BaseTable, Fly, Naming, Row, Turnover, name
from game.tables.table import Face, Picture, Place
from tests.toy.rules import SIDES
from tests.toy.state import ToyState

_FACES = tuple(f"face-{pips}" for pips in range(1, SIDES + 1))
_EVENTS: Mapping[str, Row] = {
    "rolled": Row("rolled", "", (Turnover("die", "tumble", _FACES, "confirm"),)),
    "ready": Row("ready"),
    "unveiled": Row("unveiled", "card"),
    "bid": Row("bid", "move"),
    "sold": Row("sold", "gem", (Fly("coin", "coins.{seat}", "lot"),)),
    "turn": Row("", "turn"),
    "end": Row("end", "end"),
}
_NAMES: Mapping[str, Naming] = {
    "die": name(),
    "lot": name(),
    "played": name(),
    "card": name("seat number"),
    "hidden": name("seat"),
    "hand": name("seat"),
    "plan": name("seat", "plan-of"),
    "coins": name("seat"),
    "lots": name("seat"),
    "button": name("button"),
}
_HELP: Mapping[str, tuple[str | Picture, ...]] = {
    "goal": ("card.0.1", "card.1.3"),
    "round": (Picture("die", look="face-5"), Picture("coins.0", count=5)),
}


class ToyTable(BaseTable):
    """The table of the toy title."""

    title = "toy"
    events = _EVENTS
    names = _NAMES
    help = _HELP
    pieces = ("card",)
    steps = ("roll", "plan", "bid")
    order: Mapping[str, int] = {"bid": -1, "pass": 1}

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

    def mark(self, action: Action) -> str | None:
        """The die that may be rolled."""
        return "die" if action.verb == "roll" else None

    def facts(self, view: ToyState) -> tuple[Text, ...]:
        """How many rounds are to come."""
        return (text("toy-rounds", left=view.rounds),)

    def preview(self, view: ToyState, action: Action) -> tuple[Text, ...]:
        """What an action leads to."""
        if action.verb == "bid":
            return (text("toy-preview-bid", left=view.coins[action.player] - action.amount),)
        return (text(f"toy-preview-{action.verb}"),)


def _face(card: str) -> Face:
    return "down" if card.startswith("hidden.") else "up"
