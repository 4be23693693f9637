"""Events of a step that are told in one sentence: many gains become one."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.rules.kernel.event import Event, EventValue


def joined(events: Iterable[Event], kinds: Collection[str]) -> list[Event]:
    """The events, neighbours of one of these ``kinds`` for one seat made one: what they bring is added up."""
    told: list[Event] = []
    for event in events:
        before = told[-1] if told else None
        if before and event.kind in kinds and _goes_on(before, event):
            told[-1] = before._replace(
                data={
                    name: value if name == "seat" else _sum(value, event.data[name])
                    for name, value in before.data.items()
                }
            )
        else:
            told.append(event)
    return told


def _goes_on(before: Event, event: Event) -> bool:
    """Whether an event brings the same seat more of the same kind."""
    return (before.kind, before.data.get("seat")) == (event.kind, event.data.get("seat"))


def _sum(one: EventValue, other: EventValue) -> EventValue:
    """Numbers and rows together; of words nothing where they differ."""
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    if isinstance(one, tuple) and isinstance(other, tuple):
        return one + other
    return one if one == other else ""
