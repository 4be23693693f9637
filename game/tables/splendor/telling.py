"""Kahroba (Splendor): what is told, flown and heard of each event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.kernel.ids import last_of
from game.rules.splendor.components import PILES, ROW_NUMBER, ROWS, cards
from game.rules.splendor.paying import gems
from game.tables.kit import Data, Fly, Row
from game.tables.splendor.placing import column

SEATS = ("seat", "owner")
PIECES = ("card", "noble", "city", "post")
"""The data of events that name seats, and pieces."""

_FROM_BANK = Fly("token.{pile}", "bank.{pile}", "tokens.{seat}.{pile}", each="pile")
_TO_BANK = Fly("token.{pile}", "tokens.{seat}.{pile}", "bank.{pile}", each="pile")
_GOLD = Fly("token.gold", "bank.gold", "tokens.{seat}.gold", given="gold")
_TO_COLUMN = Fly("{card}", "{source}", "bonus.{seat}.{color}")


def _gems(data: Data) -> Mapping[str, Any]:
    return gems(Counter(data["piles"]))


def _bought(data: Data) -> Mapping[str, Any]:
    """The tokens paid one by one, the column the card joins, its points, whether it came from the hand."""
    card = cards()[data["card"]]
    piles = [pile for pile, count in zip(PILES, data["paid"], strict=True) for _ in range(count)]
    hand = data["card"] != data["source"]
    return {"piles": piles, "color": column(card.id, ""), "points": card.points, "hand": hand}


def _freed(data: Data) -> Mapping[str, Any]:
    card = cards()[data["card"]]
    return {"color": column(card.id, ""), "source": card.id, "points": card.points}


def _of_row(data: Data) -> Mapping[str, Any]:
    """The level of a row and what its cards came with; a card's name in what flies from a deck."""
    row = ROWS[ROW_NUMBER[last_of(str(data.get("row") or data["deck"]))]]
    return {"row": row.name, "level": row.level, "set": row.set}


def _burned(data: Data) -> Mapping[str, Any]:
    return {"color": column(str(data["card"]), "")}


def _founded(data: Data) -> Mapping[str, Any]:
    return {"id": last_of(str(data["post"]))}


def _built(data: Data) -> Mapping[str, Any]:
    """Where the stronghold comes from: another card, or what stands before the player."""
    return {"start": data["source"] or f"forts.{data['seat']}", "moved": bool(data["source"])}


EVENTS: Mapping[str, Row] = {
    "take": Row("take", "gem", (_FROM_BANK,), _gems),
    "third": Row("third", "gem", (_FROM_BANK,), _gems),
    "rebate": Row("rebate", "coin", (_FROM_BANK,), _gems),
    "discard": Row("discard", "gem", (_TO_BANK,), _gems),
    "reserve": Row("reserve", "reserve", (_GOLD,)),
    "draw": Row("draw", "card", more=_of_row),
    "reserve_blind": Row(
        "reserve-blind",
        "reserve",
        (Fly("hidden.{row}", "{source}", "{place}", face="down"), _GOLD),
        _of_row,
    ),
    "sink": Row("sink", "demolish", (Fly("hidden.{row}", "{source}", "{deck}", face="down"),), _of_row),
    "show": Row("show", "card"),
    "buy": Row("buy", "card", (_TO_BANK, _TO_COLUMN), _bought, "points"),
    "free": Row("free", "gem", (_TO_COLUMN,), _freed, "points"),
    "pair": Row("pair", "card"),
    "burn": Row("burn", "demolish", (Fly("{card}"),), _burned),
    "refill": Row("", "card", (Fly("{card}", "{source}"),)),
    "fort_place": Row("fort-place", "build", (Fly("fort.{seat}", "{start}", "{card}"),), _built),
    "fort_return": Row("", "piece", (Fly("fort.{seat}", "{card}", "forts.{seat}"),)),
    "fort_remove": Row("fort-remove", "demolish", (Fly("fort.{owner}", "{card}", "forts.{owner}"),)),
    "conquest": Row("conquest", "contest"),
    "noble": Row("noble", "noble"),
    "post": Row("post", "stamp", (Fly("charter.{seat}.{id}", "{post}"),), _founded, "points"),
    "city": Row("city", "noble"),
    "pass": Row("pass", "pass"),
    "last_round": Row("last-round"),
    "turn": Row("", "turn"),
    "end": Row("end", "end"),
}
