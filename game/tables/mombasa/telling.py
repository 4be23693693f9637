"""Mombasa: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.mombasa.bases import owner_of
from game.rules.mombasa.tiles import books
from game.tables.kit import Data, Fly, More, Row

SEATS = ("seat", "first")
PIECES = ("card", "region", "tile", "place")
"""The data of events that name seats, and pieces or places."""


def _counted(name: str) -> More:
    """How many entries a list of the data has."""

    def count(data: Data) -> Mapping[str, Any]:
        value = data[name]
        return {"count": len(value) if isinstance(value, tuple) else 0}

    return count


def _book(data: Data) -> Mapping[str, Any]:
    return {"letter": books()[str(data["book"])].letter}


def _post(data: Data) -> Mapping[str, Any]:
    """Whose post it is, and where it goes: a column of its base, or over the port out of the game."""
    company = owner_of(str(data["post"]))
    return {"company": company, "lost": not data["column"], "home": data["column"] or f"base.{company}"}


def _space(data: Data) -> Mapping[str, Any]:
    return {"place": data["space"]}


_PAID = (Fly("coin", "purse.{seat}", "pile.bank"),)
_RECEIVED = (Fly("coin", "pile.bank", "purse.{seat}"),)
_OUSTED = (Fly("{post}", "{region}", "{home}"),)
_REMOVED = (Fly("{post}", "{column}", "base.{company}"),)

EVENTS: Mapping[str, Row] = {
    "tile": Row("tile"),
    "rest": Row("rest", "card"),
    "ready": Row("ready"),
    "plan": Row("plan", "card", more=_counted("cards")),
    "turn": Row("", "turn"),
    "unlock": Row("unlock", "noble"),
    "use": Row("use", "card"),
    "attach": Row("attach"),
    "acquire": Row("acquire", "card", (Fly("{card}", "{place}", "fan.{seat}"),)),
    "step": Row("step", "move", (Fly("step.{company}.{seat}", "", "track.{company}"),)),
    "special": Row("special", "noble"),
    "pay": Row("pay", "", _PAID),
    "receive": Row("receive", "gem", _RECEIVED),
    "expand": Row("expand"),
    "enter": Row("enter", "reserve", (Fly("{post}", "{column}", "{region}"),)),
    "reward": Row("reward"),
    "oust": Row("oust", "move", _OUSTED, _post),
    "remove": Row("remove", "move", _REMOVED, _post),
    "account": Row("account"),
    "flip": Row("flip"),
    "ink": Row("ink", "move"),
    "book": Row("book", "card", more=_book),
    "shelve": Row("shelve", "card", more=_book),
    "unplaced": Row("unplaced", more=_book),
    "refill": Row("", "", (Fly("{book}", "supply.{letter}", "{place}"),), _book),
    "diamonds": Row("diamonds", "gem"),
    "mark": Row("mark", "reserve", (Fly("mark.{seat}.{space}", "markers.{seat}"),), _space),
    "starter": Row("starter"),
    "reserve": Row("reserve"),
    "discard": Row("discard", "card", (Fly("{card}", "fan.{seat}", "deck.discard"),)),
    "end_phase": Row("end-phase", "card", more=_counted("taken")),
    "clear": Row("", "", (Fly("{card}", "", "deck.discard"),)),
    "deal": Row("", "", (Fly("{card}", "deck.actions"),)),
    "tile_given": Row("tile-given", "noble"),
    "round": Row("round", "turn"),
    "end": Row("end", "end"),
}
