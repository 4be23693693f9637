"""What is announced over the table: whose turn it is, what began, what befell people, what was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.desk.telling import seat_of
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Log


@dataclass(frozen=True, slots=True)
class News:
    """Something announced.

    Attributes:
        words: what is said.
        about: the seat in whose colour.
        read: it is to be read, and not only seen.
    """

    words: Text
    about: int
    read: bool = False


def heralded(table: Log, events: Sequence[Event]) -> list[Event]:
    """Those of ``events`` that are announced: a round began, a contest is decided."""
    return [event for event in events if table.announcement(event)]


def verdict(table: Log, events: Sequence[Event]) -> Event | None:
    """What ``events`` decided, if it is to be seen before the table goes on."""
    return next((event for event in events if event.kind in table.modal_events), None)


def turn_to(table: Log, seat: int, events: Sequence[Event]) -> list[News]:
    """What befell people, one thing after the other, and what began last; else whose turn it is: ``seat``."""
    found = heralded(table, events)
    befell = [event for event in found if "seat" in event.data]
    began = [event for event in found if event not in befell][-1:]
    news = [
        News(words, seat_of(event, seat), read=event in befell)
        for event in (*befell, *began)
        if (words := table.announcement(event))
    ]
    return news or [News(text("play-turn-of", seat=seat_ref(seat)), seat)]


def decided(table: Log, seat: int, events: Sequence[Event]) -> list[News]:
    """What ``events`` decided; what is of nobody else is told of ``seat``."""
    event = verdict(table, events)
    words = table.announcement(event) if event else None
    return [News(words, seat_of(event, seat), read=True)] if event and words else []
