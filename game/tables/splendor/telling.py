"""Kahroba (Splendor): what is told, flown and heard of each event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.splendor.components import PILES, cards
from game.rules.splendor.paying import gems
from game.tables.kit import Data, Fly, Row

_FROM_BANK = Fly("token.{pile}", "bank.{pile}", "tokens.{seat}.{pile}", each="pile")
_TO_BANK = Fly("token.{pile}", "tokens.{seat}.{pile}", "bank.{pile}", each="pile")
_GOLD = Fly("token.gold", "bank.gold", "tokens.{seat}.gold", given="gold")


def _gems(data: Data) -> Mapping[str, Any]:
    piles = data["piles"]
    return gems(Counter(str(pile) for pile in piles) if isinstance(piles, tuple) else {})


def _bought(data: Data) -> Mapping[str, Any]:
    """The tokens paid one by one, the column the card joins, its points, whether it came from the hand."""
    card, paid = cards()[str(data["card"])], data["paid"]
    counts = paid if isinstance(paid, tuple) else ()
    piles = [pile for pile, count in zip(PILES, counts, strict=True) for _ in range(int(count))]
    hand = data["card"] != data["source"]
    return {"piles": piles, "color": card.color, "points": card.points, "hand": hand}


EVENTS: Mapping[str, Row] = {
    "take": Row("take", "gem", (_FROM_BANK,), _gems),
    "discard": Row("discard", "gem", (_TO_BANK,), _gems),
    "reserve": Row("reserve", "reserve", (_GOLD,)),
    "reserve_blind": Row(
        "reserve-blind",
        "reserve",
        (Fly("hidden.{level}", "deck.{level}", "{place}", face="down"), _GOLD),
    ),
    "show": Row("show", "card"),
    "buy": Row("buy", "card", (_TO_BANK, Fly("{card}", "{source}", "bonus.{seat}.{color}")), _bought),
    "refill": Row("", "move", (Fly("{card}", "{source}"),)),
    "noble": Row("noble", "noble"),
    "pass": Row("pass"),
    "last_round": Row("last-round"),
    "turn": Row("", "turn"),
    "end": Row("end", "end"),
}
