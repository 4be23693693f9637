"""A match being played: one session, its record, and everybody who wants to know what changes."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass, replace
from typing import Protocol

from game.match.seats import Seat
from game.match.session import IllegalActionError, Session
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event


class StaleError(ValueError):
    """The mover saw another revision than the present one; nothing has changed."""


class Journal(Protocol):
    """Whatever keeps the record of a sitting."""

    @property
    def fault(self) -> OSError | None:
        """What last kept it from writing; None if everything is written."""

    def acted(self, session: Session) -> None:
        """An action was added at the end of the session's log."""

    def undone(self, count: int) -> None:
        """The last ``count`` actions were taken back."""

    def retracted(self, seat: int) -> None:
        """The last action of ``seat`` was taken back from among the others'."""

    def handed_over(self, number: int, seat: Seat) -> None:
        """Somebody else sits in place ``number``."""

    def close(self) -> None:
        """The match is left."""


@dataclass(frozen=True, slots=True)
class Change:
    """What happened to a sitting.

    Attributes:
        acted: who did something, or took back the own last step only; None: time went back for everybody.
        events: what happened in those that were done; none where actions were taken back.
        turn: the seat whose turn has begun with them, if one has.
    """

    acted: frozenset[int] | None
    events: tuple[Event, ...] = ()
    turn: int | None = None

    def then(self, later: Change) -> Change:
        """This change and a ``later`` one as a single one; of what was taken back nothing is told."""
        if self.acted is None or later.acted is None:
            return replace(later, acted=None)
        turn = self.turn if later.turn is None else later.turn
        return Change(self.acted | later.acted, self.events + later.events, turn)


Listener = Callable[[Change], None]


class Sitting:
    """Owns a session and everything that may be done to it; tells its listeners of each change.

    A sitting knows no screen: desks look at it, drivers move computers' seats. Whoever wants to move names
    the ``revision`` it saw, so that nothing is done that was meant for another one.

    Args:
        session: the match.
        journal: keeps its record; None for a match that leaves none.

    Attributes:
        revision: counts the changes, undos among them.
    """

    def __init__(self, session: Session, journal: Journal | None = None) -> None:
        self.session = session
        self.revision = 0
        self._journal = journal
        self._listeners: list[Listener] = []

    @property
    def fault(self) -> OSError | None:
        """What last kept the record from being written."""
        return self._journal.fault if self._journal else None

    def listen(self, listener: Listener) -> None:
        """Tell ``listener`` of every change, while it is made.

        The order of listeners means nothing: they only note that something is new. Whoever shows the match
        keeps :class:`PendingChanges`, and looks at them when everybody has been told.
        """
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        """Tell ``listener`` no more."""
        self._listeners.remove(listener)

    def submit(self, seat: int, action: Action, at: int) -> None:
        """Carry out what ``seat`` wants to do, which saw revision ``at``.

        Raises:
            StaleError: the table has moved on since.
            IllegalActionError: it is not the seat's action, or not offered.
        """
        if at != self.revision:
            raise StaleError(f"meant for revision {at}, but it is {self.revision}")
        if action.player != seat:
            raise IllegalActionError(f"seat {seat} cannot act for seat {action.player}")
        self._tell({seat}, self._noted(self.session.submit(action)))

    def act(self, action: Action) -> None:
        """Carry out ``action`` for its player now: for scripts, which see the table as it is.

        Raises:
            IllegalActionError: it is not offered.
        """
        self.submit(action.player, action, self.revision)

    def undo(self) -> None:
        """Take back a person's last action.

        Raises:
            IllegalActionError: that is not possible.
        """
        self._take_back(self.session.undo())

    def retract(self, seat: int) -> None:
        """Take back the last action of ``seat`` alone, where all choose at the same time.

        Raises:
            IllegalActionError: that is not possible.
        """
        self.session.retract(seat)
        if self._journal:
            self._journal.retracted(seat)
        self._tell({seat})

    def restart_turn(self) -> None:
        """Go back as far as undo may.

        Raises:
            IllegalActionError: nothing can be taken back.
        """
        self._take_back(self.session.undo(self.session.undo_floor()))

    def redo(self) -> None:
        """Do again what a person took back last, and what computers did after it.

        Raises:
            IllegalActionError: there is nothing.
        """
        session, before = self.session, len(self.session.log)
        events = self._noted(session.redo())
        while (following := session.next_undone) and not session.seats[following.player].person:
            events += self._noted(session.redo())
        self._tell({step.action.player for step in session.log[before:]}, events)

    def hand_over(self, number: int, seat: Seat) -> None:
        """Somebody else sits in place ``number`` from now on.

        Raises:
            IllegalActionError: there is no such place.
        """
        self.session.hand_over(number, seat)
        if self._journal:
            self._journal.handed_over(number, seat)
        self._tell({number})

    def close(self) -> None:
        """The match is left; its record is complete."""
        if self._journal:
            self._journal.close()

    def _noted(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Keep the action just done in the record."""
        if self._journal:
            self._journal.acted(self.session)
        return events

    def _take_back(self, count: int) -> None:
        if count and self._journal:
            self._journal.undone(count)
        self._tell(None)

    def _tell(self, acted: Set[int] | None, events: tuple[Event, ...] = ()) -> None:
        self.revision += 1
        turn = self.session.log[-1].new_turn if events else None
        change = Change(None if acted is None else frozenset(acted), events, turn)
        for listener in tuple(self._listeners):
            listener(change)


class PendingChanges:
    """The changes of a sitting that somebody has not shown yet: nothing is shown while it is done.

    Args:
        sitting: the match.
    """

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._change: Change | None = None
        sitting.listen(self._hear)

    @property
    def waiting(self) -> bool:
        """Whether there is anything to show."""
        return self._change is not None

    def take(self) -> Change | None:
        """All that has changed since the last time, as a single change; None if nothing has."""
        change, self._change = self._change, None
        return change

    def close(self) -> None:
        """Nobody shows them any more."""
        self._sitting.forget(self._hear)

    def _hear(self, change: Change) -> None:
        self._change = self._change.then(change) if self._change else change
