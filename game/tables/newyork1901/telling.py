"""New York 1901: what is told, flown and heard of each event."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.text import Text, Value, seat_ref, text
from game.rules.newyork1901.components import card_kind
from game.tables.table import Flight

_SOUNDS = {
    "claim": "card",
    "shift": "reserve",
    "refill": "move",
    "grab": "reserve",
    "boom": "reserve",
    "build": "gem",
    "demolish": "move",
    "prestige": "noble",
    "generation": "noble",
    "recall": "move",
    "turn": "turn",
    "end": "end",
}

_Data = dict[str, EventValue]


def sound(event: Event) -> str | None:
    """The sound of an event."""
    return _SOUNDS.get(event.kind)


def tell(event: Event) -> Text | None:
    """The log line of an event; messages speak of players by name."""
    teller = _VALUES.get(event.kind)
    if teller is None:
        return None
    return text(f"newyork1901-log-{event.kind.replace('_', '-')}", **_seat(event.data), **teller(event.data))


def flights(event: Event) -> tuple[Flight, ...]:
    """What travels while ``event`` is shown."""
    planner = _FLIGHTS.get(event.kind)
    return planner(event.data) if planner else ()


def _names(value: EventValue) -> tuple[str, ...]:
    return tuple(str(each) for each in value) if isinstance(value, tuple) else ()


def _seat(data: _Data) -> dict[str, Value]:
    return {"seat": seat_ref(int(str(data["seat"])))} if "seat" in data else {}


def _points(data: _Data) -> dict[str, Value]:
    return {"points": int(str(data["points"]))}


def _named(data: _Data) -> dict[str, Value]:
    """A building by its short name."""
    return {"building": f"@name.{str(data['building']).rsplit('.', 1)[1]}"}


def _land(data: _Data) -> dict[str, Value]:
    district, size = card_kind(str(data["card"]))
    return {"district": district, "size": size}


def _many(data: _Data) -> dict[str, Value]:
    return {"count": len(_names(data["workers"]))}


def _same(*names: str) -> Callable[[_Data], dict[str, Value]]:
    return lambda data: {name: str(data[name]) for name in names}


_VALUES: dict[str, Callable[[_Data], dict[str, Value]]] = {
    "first": _same(),
    "claim": _land,
    "shift": _same(),
    "grab": _same(),
    "boom": _same(),
    "build": lambda data: _named(data) | _points(data),
    "demolish": _named,
    "home": _many,
    "guard": _many,
    "prestige": _points,
    "generation": _same("generation"),
    "recall": _land,
    "pass": _same(),
    "last_turns": _same("cause"),
    "street_bonus": lambda data: _same("street")(data) | _points(data),
    "challenge_bonus": lambda data: _same("challenge")(data) | _points(data),
    "cards_bonus": _points,
    "end": _same(),
}


def _claim(data: _Data) -> tuple[Flight, ...]:
    return (
        Flight(str(data["card"]), "", f"estate.{data['seat']}"),
        Flight(str(data["worker"]), "", f"post.{data['lot']}"),
    )


def _refill(data: _Data) -> tuple[Flight, ...]:
    dealt = zip(_names(data["cards"]), _names(data["places"]), strict=True)
    return tuple(Flight(card, "deck.land", f"market.{place}", "down") for card, place in dealt)


def _shift(data: _Data) -> tuple[Flight, ...]:
    return tuple(Flight(card, "", "deck.land") for card in _names(data["cards"]))


def _build(data: _Data) -> tuple[Flight, ...]:
    return (Flight(str(data["building"]), "", str(data["site"])),)


def _home(data: _Data) -> tuple[Flight, ...]:
    return tuple(Flight(worker, "", "") for worker in _names(data["workers"]))


def _guard(data: _Data) -> tuple[Flight, ...]:
    sent = zip(_names(data["workers"]), _names(data["lots"]), strict=True)
    return tuple(Flight(worker, "", f"post.{lot}") for worker, lot in sent)


def _recall(data: _Data) -> tuple[Flight, ...]:
    return (
        Flight(str(data["worker"]), "", ""),
        Flight(str(data["card"]), f"estate.{data['seat']}", "deck.land"),
    )


_FLIGHTS: dict[str, Callable[[_Data], tuple[Flight, ...]]] = {
    "claim": _claim,
    "refill": _refill,
    "shift": _shift,
    "build": _build,
    "home": _home,
    "guard": _guard,
    "recall": _recall,
}
