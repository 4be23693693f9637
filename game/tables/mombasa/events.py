"""Mombasa: its events: what is told, foretold, flown and heard of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.kernel.text import listed, piece_ref, text
from game.rules.mombasa.bases import owner_of
from game.rules.mombasa.printed import PlayerSpace, diamond_track, ink_track
from game.rules.mombasa.tiles import books
from game.tables.catalogue import LEAST, MAJOR, MINOR, Data, EventKind, More
from game.tables.moves import Fly
from game.tables.spotlight import Spotlit
from game.tables.table import SpotlightTable
from game.tables.words import number_of, overtaken

_AT_ONCE = ("pounds", "diamonds")
"""Rewards that are taken at once: the expansion tells of them."""


def _settled(data: Data) -> Mapping[str, Any]:
    """Which regions a company entered, and what they brought."""
    gains = zip(data["rewards"], data["amounts"], strict=True)
    said = [text("mombasa-reward", reward=reward, amount=amount) for reward, amount in gains]
    entered = [text("mombasa-entered", region=piece_ref(region)) for region in data["regions"]]
    none = text("mombasa-nothing")
    return {"regions": listed(entered, none), "gains": listed(said, none), "count": len(said)}


def _post(data: Data) -> Mapping[str, Any]:
    """Whose post it is, and where it goes: a column of its base, or over the port out of the game."""
    company = owner_of(data["post"])
    return {"company": company, "lost": not data["column"], "home": data["column"] or f"base.{company}"}


def _worth(track: tuple[PlayerSpace, ...], now: int, before: int) -> int:
    """What the way on a track is worth at the end, for good: often nothing more than before."""
    return track[now].value - track[before].value


def _laid(data: Data) -> Mapping[str, Any]:
    """The card that lies down by itself after another, if there is one."""
    last = data["last"]
    return {"last": piece_ref(last) if last else "", "both": bool(last)}


def _folded(data: Data) -> bool:
    """Whether another sentence says this: of an expansion the last region, of cards to rest the last one."""
    return not data.get("told", True)


def _shares(data: Data) -> SpotlightTable:
    """The shares of who stepped and of those who are passed."""
    seats, held = (data["seat"], *data["passed"]), (data["held"], *data["theirs"])
    head = text("mombasa-shares-of", company=data["company"])
    return SpotlightTable((head,), tuple((seat, (count,)) for seat, count in zip(seats, held, strict=True)))


def _majority(data: Data) -> SpotlightTable:
    """How much of what the space asks for lies before each, the most first."""
    ranked = sorted(enumerate(data["totals"]), key=lambda each: (-each[1], each[0] != data["seat"]))
    return SpotlightTable(
        (text("mombasa-total-of", good=data["good"]),), tuple((seat, (count,)) for seat, count in ranked)
    )


_OVERTAKEN = Spotlit("base.{company}", table=_shares, others=True, unless=lambda data: not data["passed"])
_MARKED = Spotlit("{space}", table=_majority, others=True, unless=lambda data: not data["good"])
_BOOK: More = {"letter": lambda data: books()[data["book"]].letter}
_STEPS: More = {"points": lambda data: _worth(diamond_track(), data["space"], data["space"] - data["steps"])}
_INK: More = {"points": lambda data: _worth(ink_track(), data["space"], data["start"])}

EVENTS: Mapping[str, EventKind] = {
    "tile": EventKind("tile"),
    "rest": EventKind("card", more=_laid, unless=_folded),
    "ready": EventKind("stamp"),
    "plan": EventKind("card", more={"count": number_of("cards")}),
    "turn": EventKind("turn", says=""),
    "attach": EventKind("tile"),
    "acquire": EventKind("card", (Fly("{card}", "{place}", "fan.{seat}"),)),
    "settle": EventKind(more=_settled),
    "oust": EventKind("demolish", (Fly("{post}", "{region}", "{home}"),), _post),
    "remove": EventKind("demolish", (Fly("{post}", "{column}", "base.{company}"),), _post),
    "unplaced": EventKind("book", more=_BOOK),
    "refill": EventKind("reserve", (Fly("{book}", "supply.{letter}", "{place}"),), _BOOK, says=""),
    "end_phase": EventKind("card", more={"count": number_of("taken")}),
    "clear": EventKind("", (Fly("{card}", "", "deck.discard"),), says=""),
    "deal": EventKind("card", (Fly("{card}", "deck.actions"),), says=""),
    "tile_given": EventKind("noble", rank=MAJOR, spotlight=Spotlit("{tile}", others=True)),
    "round": EventKind("turn", milestone=True),
    "end": EventKind("end"),
    # What bonus markers and cards bring at once, and payments: what they were laid for is told before, and
    # steps on a track and books before what a marker was set or a region entered for.
    "step": EventKind(
        "piece",
        (Fly("step.{company}.{seat}", "", "track.{company}"),),
        overtaken,
        scores="shares",
        rank=MINOR,
        spotlight=_OVERTAKEN,
    ),
    "use": EventKind("card", rank=LEAST),
    "account": EventKind("book", rank=MINOR),
    "book": EventKind("book", more=_BOOK, rank=MINOR),
    "enter": EventKind("worker", (Fly("{post}", "{column}", "{region}"),), unless=_folded, rank=LEAST),
    "expand": EventKind("worker", rank=LEAST),
    "reward": EventKind(
        "coin", unless=lambda data: data["reward"] in _AT_ONCE, preview="preview-reward", rank=LEAST
    ),
    "mark": EventKind(
        "claim",
        (Fly("mark.{seat}.{space}", "markers.{seat}"),),
        {"place": lambda data: data["space"]},
        rank=LEAST,
        spotlight=_MARKED,
    ),
    "starter": EventKind("tile", rank=LEAST),
    "discard": EventKind("card", (Fly("{card}", "fan.{seat}", "deck.discard"),), rank=LEAST),
    "reserve": EventKind("reserve", rank=LEAST),
    "special": EventKind("stamp", preview="preview-special", rank=LEAST),
    "shelve": EventKind("book", more=_BOOK, rank=LEAST),
    "ink": EventKind("stamp", more=_INK, scores="points", rank=LEAST),
    "flip": EventKind("book", rank=LEAST),
    "diamonds": EventKind("gem", more=_STEPS, scores="points", preview="preview-diamonds", rank=LEAST),
    "receive": EventKind(
        "coin",
        (Fly("coin", "pile.bank", "purse.{seat}"),),
        unless=lambda data: bool(data.get("reward")),
        preview="preview-receive",
        rank=LEAST,
    ),
    "unlock": EventKind("noble", rank=LEAST),
    "pay": EventKind("coin", (Fly("coin", "purse.{seat}", "pile.bank"),), preview="preview-pay", rank=LEAST),
}
