"""Mombasa: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.kernel.text import listed, piece_ref, text
from game.rules.mombasa.bases import owner_of
from game.rules.mombasa.printed import diamond_track, ink_track
from game.rules.mombasa.tiles import books
from game.tables.kit import Data, Fly, More, Row

SEATS = ("seat", "first")
PIECES = ("card", "region", "tile", "place")
"""The data of events that name seats, and pieces or places."""


def _counted(name: str) -> More:
    """How many entries a list of the data has."""

    def count(data: Data) -> Mapping[str, Any]:
        return {"count": len(data[name])}

    return count


def _settled(data: Data) -> Mapping[str, Any]:
    """Which regions a company entered, and what they brought."""
    gains = zip(data["rewards"], data["amounts"], strict=True)
    said = [text("mombasa-reward", reward=reward, amount=amount) for reward, amount in gains]
    entered = [text("mombasa-entered", region=piece_ref(region)) for region in data["regions"]]
    none = text("mombasa-nothing")
    return {"regions": listed(entered, none), "gains": listed(said, none), "count": len(said)}


def _book(data: Data) -> Mapping[str, Any]:
    return {"letter": books()[str(data["book"])].letter}


def _post(data: Data) -> Mapping[str, Any]:
    """Whose post it is, and where it goes: a column of its base, or over the port out of the game."""
    company = owner_of(str(data["post"]))
    return {"company": company, "lost": not data["column"], "home": data["column"] or f"base.{company}"}


def _diamonds(data: Data) -> Mapping[str, Any]:
    """What the way on the track is worth at the end, for good: often nothing more than before."""
    track, space = diamond_track(), int(data["space"])
    return {"points": track[space].value - track[space - int(data["steps"])].value}


def _ink(data: Data) -> Mapping[str, Any]:
    track = ink_track()
    return {"points": track[int(data["space"])].value - track[int(data["start"])].value}


def _laid(data: Data) -> Mapping[str, Any]:
    """The card that lies down by itself after another, if there is one."""
    last = str(data["last"])
    return {"last": piece_ref(last) if last else "", "both": bool(last)}


def _space(data: Data) -> Mapping[str, Any]:
    return {"place": data["space"]}


def folded(kind: str, data: Data) -> bool:
    """Whether another sentence says this: on an expansion its last region, rewards that are taken at once."""
    match kind:
        case "enter" | "rest":
            return not data.get("told", True)
        case "receive":
            return bool(data.get("reward"))
        case _:
            return kind == "reward" and data["reward"] in AT_ONCE


_PAID = (Fly("coin", "purse.{seat}", "pile.bank"),)
_RECEIVED = (Fly("coin", "pile.bank", "purse.{seat}"),)
_OUSTED = (Fly("{post}", "{region}", "{home}"),)
_REMOVED = (Fly("{post}", "{column}", "base.{company}"),)

AT_ONCE = ("pounds", "diamonds")
EVENTS: Mapping[str, Row] = {
    "tile": Row("tile", "tile"),
    "rest": Row("rest", "card", more=_laid),
    "ready": Row("ready", "stamp"),
    "plan": Row("plan", "card", more=_counted("cards")),
    "turn": Row("", "turn"),
    "unlock": Row("unlock", "noble"),
    "use": Row("use", "card"),
    "attach": Row("attach", "tile"),
    "acquire": Row("acquire", "card", (Fly("{card}", "{place}", "fan.{seat}"),)),
    "step": Row("step", "piece", (Fly("step.{company}.{seat}", "", "track.{company}"),), scores="shares"),
    "special": Row("special", "stamp"),
    "pay": Row("pay", "coin", _PAID),
    "receive": Row("receive", "coin", _RECEIVED),
    "expand": Row("expand", "worker"),
    "enter": Row("enter", "worker", (Fly("{post}", "{column}", "{region}"),)),
    "reward": Row("reward", "coin"),
    "settle": Row("settle", more=_settled),
    "oust": Row("oust", "demolish", _OUSTED, _post),
    "remove": Row("remove", "demolish", _REMOVED, _post),
    "account": Row("account", "book"),
    "flip": Row("flip", "book"),
    "ink": Row("ink", "stamp", (), _ink, "points"),
    "book": Row("book", "book", more=_book),
    "shelve": Row("shelve", "book", more=_book),
    "unplaced": Row("unplaced", "book", more=_book),
    "refill": Row("", "reserve", (Fly("{book}", "supply.{letter}", "{place}"),), _book),
    "diamonds": Row("diamonds", "gem", (), _diamonds, "points"),
    "mark": Row("mark", "claim", (Fly("mark.{seat}.{space}", "markers.{seat}"),), _space),
    "starter": Row("starter", "tile"),
    "reserve": Row("reserve", "reserve"),
    "discard": Row("discard", "card", (Fly("{card}", "fan.{seat}", "deck.discard"),)),
    "end_phase": Row("end-phase", "card", more=_counted("taken")),
    "clear": Row("", "", (Fly("{card}", "", "deck.discard"),)),
    "deal": Row("", "card", (Fly("{card}", "deck.actions"),)),
    "tile_given": Row("tile-given", "noble"),
    "round": Row("round", "turn"),
    "end": Row("end", "end"),
}
