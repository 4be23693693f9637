"""What is announced over the table: whose turn it is, what began, what befell people, what was decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.desk.telling import seat_of
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Log


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something announced.

    Attributes:
        words: what is said.
        about: the seat in whose colour.
        read: it is to be read, and not only seen.
    """

    words: Text
    about: int
    read: bool = False


def announced_events(table: Log, events: Sequence[Event]) -> list[Event]:
    """Those of ``events`` that are announced: a round began, a contest is decided."""
    return [event for event in events if table.announcement(event)]


def modal_event(table: Log, events: Sequence[Event]) -> Event | None:
    """What ``events`` decided, if it is to be seen before the table goes on."""
    return next((event for event in events if event.kind in table.modal_events), None)


def turn_announcements(table: Log, seat: int, events: Sequence[Event]) -> list[Announcement]:
    """What befell people, one thing after the other, and what began last; else whose turn it is: ``seat``."""
    found = announced_events(table, events)
    befell = [event for event in found if "seat" in event.data]
    began = [event for event in found if event not in befell][-1:]
    news = [
        Announcement(words, seat_of(event, seat), read=event in befell)
        for event in (*befell, *began)
        if (words := table.announcement(event))
    ]
    return news or [Announcement(text("play-turn-of", seat=seat_ref(seat)), seat)]


def modal_announcement(table: Log, seat: int, events: Sequence[Event]) -> list[Announcement]:
    """What ``events`` decided; what is of nobody else is told of ``seat``."""
    event = modal_event(table, events)
    words = table.announcement(event) if event else None
    return [Announcement(words, seat_of(event, seat), read=True)] if event and words else []
