"""Kahroba (Splendor): what is told, flown and heard of each event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.rules.kernel.event import Event, EventValue
from game.rules.kernel.text import Text, Value, seat_ref, text
from game.rules.splendor.components import COLORS, PILES, cards
from game.tables.table import Flight

_SOUNDS = {
    "take": "gem",
    "discard": "gem",
    "reserve": "reserve",
    "reserve_blind": "reserve",
    "buy": "card",
    "refill": "move",
    "noble": "noble",
    "turn": "turn",
    "end": "end",
}


def sound(event: Event) -> str | None:
    """The sound of an event."""
    return _SOUNDS.get(event.kind)


def tell(event: Event) -> Text | None:
    """The log line of an event; messages speak of players by name."""
    teller = _TELLERS.get(event.kind)
    return teller(event.data) if teller else None


def flights(event: Event) -> tuple[Flight, ...]:
    """What travels while ``event`` is shown."""
    planner = _FLIGHTS.get(event.kind)
    return planner(event.data) if planner else ()


_Data = dict[str, EventValue]


def _piles(data: _Data) -> tuple[str, ...]:
    piles = data["piles"]
    return tuple(str(pile) for pile in piles) if isinstance(piles, tuple) else ()


def _number(value: EventValue) -> int:
    return value if isinstance(value, int) else 0


def listed(counts: Mapping[str, int]) -> dict[str, Value]:
    """Numbers by pile as message parameters, with the ``first`` and ``last`` that are not zero.

    A message that lists gems needs to know where its commas and its "and" go.
    """
    named = [pile for pile in PILES if counts.get(pile)]
    ends = {"first": named[0], "last": named[-1]} if named else {"first": "", "last": ""}
    return {**{pile: counts.get(pile, 0) for pile in PILES}, **ends}


def _by(data: _Data) -> str:
    return seat_ref(_number(data["seat"]))


def _tell_tokens(key: str) -> Callable[[_Data], Text]:
    return lambda data: text(key, seat=_by(data), **listed(Counter(_piles(data))))


def _tell_reserve(data: _Data) -> Text:
    key = "splendor-log-reserve"
    return text(key, seat=_by(data), card=f"@{data['card']}", gold=bool(data["gold"]))


def _tell_blind(data: _Data) -> Text:
    key = "splendor-log-reserve-blind"
    return text(key, seat=_by(data), level=_number(data["level"]), gold=bool(data["gold"]))


def _tell_buy(data: _Data) -> Text:
    card = cards()[str(data["card"])]
    from_hand = data["card"] != data["source"]
    return text("splendor-log-buy", seat=_by(data), card=f"@{card.id}", hand=from_hand, points=card.points)


_TELLERS: dict[str, Callable[[_Data], Text]] = {
    "take": _tell_tokens("splendor-log-take"),
    "discard": _tell_tokens("splendor-log-discard"),
    "reserve": _tell_reserve,
    "reserve_blind": _tell_blind,
    "buy": _tell_buy,
    "noble": lambda data: text("splendor-log-noble", seat=_by(data), noble=f"@{data['noble']}"),
    "pass": lambda data: text("splendor-log-pass", seat=_by(data)),
    "last_round": lambda data: text("splendor-log-last-round", seat=_by(data)),
    "end": lambda data: text("splendor-log-end"),
}


def _fly_take(data: _Data) -> tuple[Flight, ...]:
    seat = data["seat"]
    return tuple(Flight(f"token.{p}", f"bank.{p}", f"tokens.{seat}.{p}") for p in _piles(data))


def _fly_discard(data: _Data) -> tuple[Flight, ...]:
    seat = data["seat"]
    return tuple(Flight(f"token.{p}", f"tokens.{seat}.{p}", f"bank.{p}") for p in _piles(data))


def _fly_gold(data: _Data) -> tuple[Flight, ...]:
    seat = data["seat"]
    return (Flight("token.gold", "bank.gold", f"tokens.{seat}.gold"),) if data["gold"] else ()


def _fly_blind(data: _Data) -> tuple[Flight, ...]:
    level, place = data["level"], str(data["place"])
    drawn = Flight(f"hidden.{level}", f"deck.{level}", place, face="down")
    return (drawn, *_fly_gold(data))


def _fly_buy(data: _Data) -> tuple[Flight, ...]:
    seat, paid = data["seat"], data["paid"]
    counts = zip(PILES, paid, strict=True) if isinstance(paid, tuple) else ()
    tokens = tuple(
        Flight(f"token.{p}", f"tokens.{seat}.{p}", f"bank.{p}") for p, n in counts for _ in range(_number(n))
    )
    card = cards()[str(data["card"])]
    return (*tokens, Flight(card.id, str(data["source"]), f"bonus.{seat}.{COLORS[card.bonus]}"))


def _fly_refill(data: _Data) -> tuple[Flight, ...]:
    level = data["level"]
    return (Flight(str(data["card"]), f"deck.{level}", ""),)


_FLIGHTS: dict[str, Callable[[_Data], tuple[Flight, ...]]] = {
    "take": _fly_take,
    "discard": _fly_discard,
    "reserve": _fly_gold,
    "reserve_blind": _fly_blind,
    "buy": _fly_buy,
    "refill": _fly_refill,
}
