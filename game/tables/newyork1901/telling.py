"""New York 1901: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.kernel.ids import last_of
from game.rules.newyork1901.components import card_kind
from game.tables.kit import Data, Fly, Row


def _land(data: Data) -> Mapping[str, Any]:
    district, size = card_kind(str(data["card"]))
    return {"district": district, "size": size}


def _kind(data: Data) -> Mapping[str, Any]:
    """A building is told by its short name."""
    return {"kind": last_of(str(data["building"]))}


def _many(data: Data) -> Mapping[str, Any]:
    workers = data["workers"]
    return {"count": len(workers) if isinstance(workers, tuple) else 0}


_TO_POST = Fly("{worker}", target="post.{lot}", each="worker lot")

EVENTS: Mapping[str, Row] = {
    "first": Row("first"),
    "claim": Row(
        "claim", "card", (Fly("{card}", target="estate.{seat}"), Fly("{worker}", target="post.{lot}")), _land
    ),
    "refill": Row(
        "", "move", (Fly("{card}", "deck.land", "market.{place}", face="down", each="card place"),)
    ),
    "shift": Row("shift", "reserve", (Fly("{card}", target="deck.land", each="card"),)),
    "grab": Row("grab", "reserve"),
    "boom": Row("boom", "reserve"),
    "demolish": Row("demolish", "move", (Fly("{building}"),), _kind),
    "home": Row("home", "", (Fly("{worker}", each="worker"),), _many),
    "guard": Row("guard", "", (_TO_POST,), _many),
    "build": Row("build", "gem", (Fly("{building}", target="{site}"),), _kind),
    "prestige": Row("prestige", "noble"),
    "generation": Row("generation", "noble"),
    "recall": Row("recall", "move", (Fly("{worker}"), Fly("{card}", "estate.{seat}", "deck.land")), _land),
    "pass": Row("pass"),
    "last_turns": Row("last-turns"),
    "turn": Row("", "turn"),
    "street_bonus": Row("street-bonus"),
    "challenge_bonus": Row("challenge-bonus"),
    "cards_bonus": Row("cards-bonus"),
    "end": Row("end", "end"),
}
