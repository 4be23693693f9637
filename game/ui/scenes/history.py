"""The history of a match: the log by turns, and the way back to a moment, to look at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.match.session import Session
from game.rules.kernel.text import Text
from game.tables.table import Table
from game.ui.scenes.scene import Scene
from game.ui.services import Services


@dataclass(frozen=True, slots=True)
class Entry:
    """What was told of one action.

    Attributes:
        length: the length of the log right after the action.
        turn: number of the turn, from 1.
        seat: who acted.
        lines: the log lines.
    """

    length: int
    turn: int
    seat: int
    lines: tuple[Text, ...]


def chronicle(session: Session, table: Table) -> tuple[Entry, ...]:
    """The whole log of a session as everybody may read it: what only one seat may know is left out."""
    entries: list[Entry] = []
    turn = 1
    for length, step in enumerate(session.log, start=1):
        told = (table.tell(event) for event in step.events if event.visible_to(None))
        lines = tuple(line for line in told if line is not None)
        if lines:
            entries.append(Entry(length, turn, step.action.player, lines))
        turn += step.new_turn is not None
    return tuple(entries)


class HistoryScene(Scene):
    """The log, scrollable, grouped by turns.

    Args:
        services: the program's services.
        entries: from :func:`chronicle`.
        say: turns messages into words (a narrator's ``say``).
        styles: the seat style of each seat.
        look_at: show the table as it was after that many actions; called after the scene has gone. None:
            the log can only be read.
        on_closed: called after the scene has gone without a moment being chosen.
    """

    def __init__(
        self,
        services: Services,
        entries: Sequence[Entry],
        say: Callable[[Text], str],
        styles: Sequence[int],
        look_at: Callable[[int], None] | None,
        on_closed: Callable[[], None] | None = None,
    ) -> None:
        self.services = services
