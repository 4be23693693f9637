"""Mombasa: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.text import Text, Value, seat_ref, text
from game.rules.mombasa.bases import owner_of
from game.rules.mombasa.components import books
from game.tables.table import Flight

_SOUNDS = {
    "turn": "turn",
    "rest": "card",
    "plan": "card",
    "use": "card",
    "acquire": "card",
    "step": "move",
    "special": "noble",
    "receive": "gem",
    "enter": "reserve",
    "oust": "move",
    "ink": "move",
    "book": "card",
    "shelve": "card",
    "diamonds": "gem",
    "mark": "reserve",
    "tile_given": "noble",
    "unlock": "noble",
    "remove": "move",
    "discard": "card",
    "end_phase": "card",
    "round": "turn",
    "end": "end",
}
_Data = Mapping[str, EventValue]
_COPIED = (
    "amount", "level", "track", "company", "space", "points", "cost", "round", "reward", "coins",
)  # fmt: skip
"""Data that messages take over as they are."""
_PIECES = ("card", "region")
"""Data that messages name as pieces."""


def sound(event: Event) -> str | None:
    """The sound of an event."""
    return _SOUNDS.get(event.kind)


def tell(event: Event) -> Text | None:
    """The log line of an event; None for what the lines around it say already."""
    if event.kind not in _TOLD:
        return None
    data = event.data
    values: dict[str, Value] = {}
    for name in _COPIED:
        value = data.get(name)
        if isinstance(value, int | str):
            values[name] = value
    for name in _PIECES:
        if name in data:
            values[name] = f"@{data[name]}"
    if "seat" in data:
        values["seat"] = seat_ref(_number(data["seat"]))
    values.update(_TOLD[event.kind](data))
    key = "mombasa-log-" + event.kind.replace("_", "-")
    if event.kind == "oust" and not data["column"]:
        key = "mombasa-log-oust-lost"
    return text(key, **values)


def flights(event: Event) -> tuple[Flight, ...]:
    """What travels while ``event`` is shown."""
    planner = _FLIGHTS.get(event.kind)
    return planner(event.data) if planner else ()


def _number(value: EventValue) -> int:
    return value if isinstance(value, int) else 0


def _names(value: EventValue) -> tuple[str, ...]:
    return tuple(str(each) for each in value) if isinstance(value, tuple) else ()


def _nothing(data: _Data) -> dict[str, Value]:
    return {}


def _letter(data: _Data) -> dict[str, Value]:
    return {"letter": books()[str(data["book"])].letter}


def _post(data: _Data) -> dict[str, Value]:
    return {"company": owner_of(str(data["post"]))}


def _tile(data: _Data) -> dict[str, Value]:
    return {"tile": f"@{data['tile']}"}


def _counted(name: str) -> Callable[[_Data], dict[str, Value]]:
    return lambda data: {"count": len(_names(data[name]))}


_TOLD: Mapping[str, Callable[[_Data], dict[str, Value]]] = {
    "ready": _nothing,
    "tile": _nothing,
    "rest": _nothing,
    "plan": _counted("cards"),
    "unlock": _nothing,
    "use": _nothing,
    "acquire": _nothing,
    "step": _nothing,
    "special": _nothing,
    "pay": _nothing,
    "receive": _nothing,
    "attach": _nothing,
    "expand": _nothing,
    "enter": _nothing,
    "reward": _nothing,
    "oust": _post,
    "account": _nothing,
    "flip": _nothing,
    "ink": _nothing,
    "book": _letter,
    "shelve": _letter,
    "unplaced": _letter,
    "diamonds": _nothing,
    "mark": lambda data: {"space": "@" + str(data["space"])},
    "starter": _nothing,
    "reserve": _tile,
    "remove": _post,
    "discard": _nothing,
    "end_phase": _counted("taken"),
    "tile_given": _tile,
    "round": lambda data: {"first": seat_ref(_number(data["first"]))},
    "end": _nothing,
}


def _fly_enter(data: _Data) -> tuple[Flight, ...]:
    return (Flight(str(data["post"]), str(data["column"]), str(data["region"])),)


def _fly_oust(data: _Data) -> tuple[Flight, ...]:
    post = str(data["post"])
    return (Flight(post, str(data["region"]), str(data["column"]) or f"base.{owner_of(post)}"),)


def _fly_remove(data: _Data) -> tuple[Flight, ...]:
    post = str(data["post"])
    return (Flight(post, str(data["column"]), f"base.{owner_of(post)}"),)


def _fly_step(data: _Data) -> tuple[Flight, ...]:
    return (Flight(f"step.{data['company']}.{data['seat']}", "", f"track.{data['company']}"),)


def _fly_acquire(data: _Data) -> tuple[Flight, ...]:
    return (Flight(str(data["card"]), str(data["place"]), f"fan.{data['seat']}"),)


def _fly_coins(data: _Data) -> tuple[Flight, ...]:
    return (Flight("coin", "pile.bank", f"purse.{data['seat']}"),)


def _fly_payment(data: _Data) -> tuple[Flight, ...]:
    return (Flight("coin", f"purse.{data['seat']}", "pile.bank"),)


def _fly_deal(data: _Data) -> tuple[Flight, ...]:
    return (Flight(str(data["card"]), "deck.actions", ""),)


def _fly_refill(data: _Data) -> tuple[Flight, ...]:
    letter = books()[str(data["book"])].letter
    return (Flight(str(data["book"]), f"supply.{letter}", str(data["place"])),)


def _fly_discard(data: _Data) -> tuple[Flight, ...]:
    return (Flight(str(data["card"]), f"fan.{data['seat']}", "deck.discard"),)


def _fly_clear(data: _Data) -> tuple[Flight, ...]:
    return (Flight(str(data["card"]), "", "deck.discard"),)


def _fly_mark(data: _Data) -> tuple[Flight, ...]:
    return (Flight(f"mark.{data['space']}", f"markers.{data['seat']}", ""),)


_FLIGHTS: Mapping[str, Callable[[_Data], tuple[Flight, ...]]] = {
    "enter": _fly_enter,
    "oust": _fly_oust,
    "remove": _fly_remove,
    "step": _fly_step,
    "acquire": _fly_acquire,
    "receive": _fly_coins,
    "pay": _fly_payment,
    "deal": _fly_deal,
    "clear": _fly_clear,
    "refill": _fly_refill,
    "discard": _fly_discard,
    "mark": _fly_mark,
}
