"""The log lines of the last action and of its turn, and the pieces that they touched."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from game.desk.joined import joined
from game.match.session import Step
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text
from game.tables.catalogue import USUAL
from game.tables.table import Log, Move, Place, Spin


def last_told(log: list[Step], table: Log) -> Step | None:
    """The last action of which there is anything to tell."""
    return next((step for step in reversed(log) if lines_of(step, table)), None)


def deed(log: list[Step], told: Step, table: Log) -> list[Step]:
    """The steps of one player's turn of which ``told`` is one, as far as they have been taken."""

    def same(at: int) -> bool:
        return log[at].action.player == told.action.player

    def ended(at: int) -> bool:
        """Whether that step ended a turn, or was a milestone: a contest, a round that all end at once."""
        return log[at].new_turn is not None or any(map(partial(milestone, table), log[at].events))

    first = end = next(at for at in reversed(range(len(log))) if log[at] is told)
    while first and same(first - 1) and not ended(first - 1):
        first -= 1
    while end < len(log) and same(end):
        end += 1
    return log[first:end]


def milestone(table: Log, event: Event) -> bool:
    """Whether a round begins or is decided with an event."""
    return event.kind in table.milestones


def since(steps: list[Step], told: Step, table: Log) -> list[Step]:
    """The steps of a turn from the main action of ``told`` to ``told``."""
    last = first = next(at for at in reversed(range(len(steps))) if steps[at] is told)
    while first and steps[first].action.verb in table.followup_verbs:
        first -= 1
    return steps[first : last + 1]


def lines_of(step: Step, table: Log) -> tuple[Text, ...]:
    """What everybody may be told of an action, a sentence for each event."""
    return tuple(log_lines([step], table))


def log_lines(steps: Iterable[Step], table: Log) -> Iterator[Text]:
    """A sentence for each event of the steps that there is something to tell of, the deed first."""
    return filter(None, map(table.tell, _told(steps, table)))


def news_lines(steps: Iterable[Step], table: Log) -> tuple[Text, ...]:
    """The same sentences in the order in which they are told where there is little room."""
    return tuple(filter(None, map(table.tell, news_first(_told(steps, table), table))))


def news_first(told: Sequence[Event], table: Log) -> list[Event]:
    """Behind the deed what a title calls major, then what brings points, then the others as they happened."""

    def weight(event: Event) -> int:
        return 0 if table.event_rank(event) < USUAL else 1 if table.scored(event) else 2

    return [*told[:1], *sorted(told[1:], key=weight)]


def _told(steps: Iterable[Step], table: Log) -> list[Event]:
    """The events of the steps that there is something to tell of, the deed first."""
    seen = (
        [event for event in step.events if event.visible_to(None) and table.tell(event)] for step in steps
    )
    return deed_first([event for told in seen for event in joined(told, table.merged_events)], table)


def deed_first(events: Sequence[Event], table: Log) -> list[Event]:
    """The events with the main one first: the first that is not minor, else the first of the lowest rank.

    Where there is room for one sentence only, it says what was done rather than what was paid for it.
    """
    ranks = [max(USUAL, table.event_rank(event)) for event in events]  # what is major is not moved forward
    deed = min(range(len(events)), key=ranks.__getitem__, default=0)
    return [*events[deed : deed + 1], *events[:deed], *events[deed + 1 :]]


def teller(steps: Iterable[Step], table: Log, actor: int) -> int:
    """The seat that the first sentence is about: after a pass that may be the winner and not the actor."""
    told = _told(steps, table)
    return seat_of(told[0], actor) if told else actor


def seat_of(event: Event, actor: int) -> int:
    """Whom an event is about; ``actor`` where it names nobody."""
    seat = event.data.get("seat")
    return seat if isinstance(seat, int) else actor


def touched_by(steps: Iterable[Step], table: Log, places: Mapping[str, Place]) -> tuple[str, ...]:
    """The pieces and slots that steps changed, as everybody saw it; of those where nothing lies none."""
    ids: dict[str, None] = {}
    there = {*places, *(place.slot for place in places.values())}
    for event in (event for step in steps for event in step.events if event.visible_to(None)):
        for move in table.moves(event):
            ids |= dict.fromkeys(_marked(move, places))
    return tuple(id for id in ids if id in there)


def _marked(move: Move, places: Mapping[str, Place]) -> Iterator[str]:
    """What is marked of a move: a piece, or where it went and now lies."""
    if isinstance(move, Spin):
        if move.style != "tumble":  # where dice have been thrown is seen without a mark
            yield move.piece
    elif move.marked:
        lies = places.get(move.piece)
        yield (lies.slot if lies else move.target) if move.target else move.piece
