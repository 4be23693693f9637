"""Kahroba (Splendor): its events: what is told, foretold, flown and heard of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any

from game.rules.kernel.ids import last_of
from game.rules.kernel.text import piece_ref
from game.rules.splendor.components import PILES, cards, nobles
from game.rules.splendor.paying import gems
from game.tables.catalogue import MAJOR, MINOR, Data, EventKind
from game.tables.moves import Fly
from game.tables.splendor.pieces import row_of
from game.tables.splendor.placing import column
from game.tables.spotlight import Spotlit
from game.tables.words import Say

_Values = Mapping[str, Callable[[Data], Any]]
_FROM_BANK = Fly("token.{pile}", "bank.{pile}", "tokens.{seat}.{pile}", each="pile")
_TO_BANK = Fly("token.{pile}", "tokens.{seat}.{pile}", "bank.{pile}", each="pile")
_GOLD = Fly("token.gold", "bank.gold", "tokens.{seat}.gold", given="gold")
_UNSEEN = Fly("hidden.{row}", "{source}", "{place}", face="down")
_TO_COLUMN = Fly("{card}", "{source}", "bonus.{seat}.{color}")


_COLUMN: _Values = {"color": lambda data: column(data["card"])}
_CARD: _Values = {**_COLUMN, "points": lambda data: cards()[data["card"]].points}
"""The column that a card joins or leaves, and its points."""


def _taken(data: Data) -> Mapping[str, Any]:
    return gems(Counter(data["piles"]))


def _paid(data: Data) -> list[str]:
    """The tokens one by one."""
    return [pile for pile, count in zip(PILES, data["paid"], strict=True) for _ in range(count)]


def _of_row(data: Data) -> Mapping[str, Any]:
    """What tells the row of a deck; its name is in the ids of the cards that fly from there."""
    row = data.get("row") or last_of(data["deck"])
    return {"row": row, **row_of(f"deck.{row}")}


def _built(data: Data) -> Mapping[str, Any]:
    """Where a stronghold comes from: another card, or what stands before the player."""
    return {"start": data["source"] or f"forts.{data['seat']}", "moved": bool(data["source"])}


def _ref(name: str) -> Callable[[Data], str]:
    return lambda data: piece_ref(data[name])


_BOUGHT: _Values = {**_CARD, "piles": _paid, "hand": lambda data: data["card"] != data["source"]}
_FREED: _Values = {**_CARD, "source": itemgetter("card")}
_BLIND = Spotlit("hidden.{row}", face="down", others=True)
_FOUNDED = {"id": lambda data: last_of(data["post"])}
_NOBLE = Say("then-noble", tile=_ref("noble"), points=lambda data: nobles()[data["noble"]].points)
_POST = Say("then-post", tile=_ref("post"), points=itemgetter("points"))
_CITY = Say("then-city", tile=_ref("city"), last=itemgetter("last_round"))
EVENTS: Mapping[str, EventKind] = {
    "buy": EventKind("card", (_TO_BANK, _TO_COLUMN), _BOUGHT, "points"),
    "take": EventKind("gem", (_FROM_BANK,), _taken),
    "reserve": EventKind("reserve", (_GOLD,), spotlight=Spotlit("{card}", others=True)),
    "reserve_blind": EventKind("reserve", (_UNSEEN, _GOLD), _of_row, spotlight=_BLIND),
    "free": EventKind("gem", (_TO_COLUMN,), _FREED, "points", preview=Say("then-free", card=_ref("card"))),
    "pair": EventKind("card", preview=Say("then-pair", color=itemgetter("color"))),
    "noble": EventKind("noble", rank=MAJOR, preview=_NOBLE, spotlight=Spotlit("{noble}")),
    "post": EventKind("stamp", (Fly("charter.{seat}.{id}", "{post}"),), _FOUNDED, "points", preview=_POST),
    "fort_place": EventKind("build", (Fly("fort.{seat}", "{start}", "{card}"),), _built),
    "third": EventKind("gem", (_FROM_BANK,), _taken, rank=MINOR),
    "discard": EventKind("gem", (_TO_BANK,), _taken, rank=MINOR),
    "draw": EventKind("card", more=_of_row, rank=MINOR),
    "rebate": EventKind("coin", (_FROM_BANK,), _taken, rank=MINOR),
    "show": EventKind("card", rank=MINOR),
    "burn": EventKind("demolish", (Fly("{card}"),), _COLUMN, rank=MINOR),
    "last_round": EventKind(rank=MAJOR, preview="then-last"),
    "end": EventKind("end"),
    "sink": EventKind("demolish", (Fly("hidden.{row}", "{source}", "{deck}", face="down"),), _of_row),
    "refill": EventKind("card", (Fly("{card}", "{source}"),), says=""),
    "fort_return": EventKind("piece", (Fly("fort.{seat}", "{card}", "forts.{seat}"),), says=""),
    "fort_remove": EventKind(
        "demolish",
        (Fly("fort.{owner}", "{card}", "forts.{owner}"),),
        rank=MAJOR,
        spotlight=Spotlit("{card}", at="{card}", others=True),
    ),
    "conquest": EventKind("contest", rank=MAJOR, spotlight=Spotlit("{card}", at="{card}", others=True)),
    "city": EventKind("noble", rank=MAJOR, preview=_CITY, spotlight=Spotlit("{city}")),
    "pass": EventKind("pass"),
    "turn": EventKind("turn", says=""),
}
