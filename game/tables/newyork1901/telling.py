"""New York 1901: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.kernel.ids import last_of
from game.rules.kernel.text import listed, text
from game.rules.newyork1901.components import building_of, card_kind
from game.tables.kit import Data, Fly, Row, Turnover

BUILDS = "none"
"""The cause that leaves nothing to build, where there is none."""


def _land(data: Data) -> Mapping[str, Any]:
    district, size = card_kind(str(data["card"]))
    return {"district": district, "size": size, "cause": data.get("cause", BUILDS)}


def _kind(data: Data) -> Mapping[str, Any]:
    """A building is told by its short name."""
    return {"kind": last_of(str(data["building"]))}


def _replaced(data: Data) -> Mapping[str, Any]:
    """What made way is told by its short names, and what it has scored, which is kept."""
    old = [building_of(piece) for piece in data["fallen"]]
    names = listed([text("newyork1901-building-short", kind=building.id) for building in old])
    return {**_kind(data), "fallen": names, "kept": sum(building.points for building in old)}


def _many(data: Data) -> Mapping[str, Any]:
    return {"count": len(data["workers"])}


_BACK = Fly("{card}", "estate.{seat}", "deck.land", marked=False)
"""A card that goes back is told of: a rim round the deck would look like a choice."""
_LAID = Fly("{building}", target="{site}")
_TO_POST = Fly("{worker}", target="post.{lot}", each="worker lot")

EVENTS: Mapping[str, Row] = {
    "first": Row("first", "turn"),
    "claim": Row(
        "claim", "claim", (Fly("{card}", target="estate.{seat}"), Fly("{worker}", target="post.{lot}")), _land
    ),
    "refill": Row(
        "", "card", (Fly("{card}", "deck.land", "market.{place}", face="down", each="card place"),)
    ),
    "shift": Row("shift", "book", (Fly("{card}", target="deck.land", each="card", marked=False),)),
    "grab": Row("grab", "card"),
    "boom": Row("boom", "card"),
    "replace": Row("build", "", (), _replaced),
    "demolish": Row("demolish", "demolish", (Fly("{building}"),), _kind),
    "home": Row("home", "worker", (Fly("{worker}", each="worker"),), _many),
    "guard": Row("guard", "worker", (_TO_POST,), _many),
    "build": Row("build", "build", (_LAID,), _kind, "points"),
    "raise": Row("", "build", (_LAID,), scores="points"),
    "ahead": Row("ahead", "", (Turnover("medal.{street}"),), scores="street"),
    "level": Row("level", "", (Turnover("medal.{street}"),)),
    "prestige": Row("prestige", "noble"),
    "generation": Row("generation", "noble"),
    "recall": Row("recall", "card", (Fly("{worker}"), _BACK), _land),
    "pass": Row("pass", "pass"),
    "idle": Row("idle", "pass"),
    "last_turns": Row("last-turns", "book"),
    "turn": Row("", "turn"),
    "street_bonus": Row("street-bonus", scores="points"),
    "challenge_bonus": Row("challenge-bonus", scores="points"),
    "cards_bonus": Row("cards-bonus", scores="points"),
    "end": Row("end", "end"),
}
