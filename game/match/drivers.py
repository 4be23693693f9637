"""Whoever moves the seats that no person moves, from outside the loop that draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.match.seats import Seat
from game.match.session import IllegalActionError
from game.match.sitting import Change, Sitting
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision


@dataclass(frozen=True, slots=True)
class Question:
    """What a driver is asked.

    Attributes:
        seat: whom it moves.
        at: the revision of the sitting.
        decision: the legal actions.
        view: the position as the seat may know it.
        open: the actions that agree with what is picked already; None where nothing is.
    """

    seat: int
    at: int
    decision: Decision
    view: Any
    open: tuple[Action, ...] | None = None


class Driver(Protocol):
    """Thinks for one seat, elsewhere: none of these calls waits."""

    def ask(self, question: Question) -> None:
        """Begin to think; an earlier question is dropped."""

    def answer(self) -> Action | None:
        """What it wants to do; None while it thinks."""

    def drop(self) -> None:
        """The question is void: stop thinking."""

    def close(self) -> None:
        """Nothing is asked any more: end."""


class Reflex:
    """A driver that chooses when its answer is wanted: by what is known then, not when it was asked.

    Args:
        choose: picks one of the legal actions.
    """

    def __init__(self, choose: Callable[[Question], Action]) -> None:
        self._choose = choose
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        """Keep the question."""
        self._question = question

    def answer(self) -> Action | None:
        """The choice."""
        return self._choose(self._question) if self._question else None

    def drop(self) -> None:
        """Forget the question."""
        self._question = None

    def close(self) -> None:
        """Nothing to end."""


class Drivers:
    """Asks a driver whenever one of its seats has to choose, and hands its answer in when told to.

    It only listens to the sitting; whoever shows the match decides when an answer may come to the table
    (:meth:`pump`), so that people see one move after the other.

    Args:
        sitting: the match.
        make: a driver for a seat; called once for each seat that no person moves.
    """

    def __init__(self, sitting: Sitting, make: Callable[[int, Seat], Driver]) -> None:
        self._sitting, self._make = sitting, make
        self._drivers: dict[int, tuple[Seat, Driver]] = {}
        self._asked: dict[int, Question] = {}
        self._resting = False
        sitting.listen(self._hear)
        self._ask()

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats that a driver thinks for now."""
        return tuple(sorted(self._asked))

    def pump(self) -> bool:
        """Carry out one answer that has come. True if there was one.

        Where an answer does not fit (a driver may be wrong) the first legal action stands in for it.
        """
        for seat, question in tuple(self._asked.items()):
            answer = self._drivers[seat][1].answer()
            if answer is None:
                continue
            del self._asked[seat]
            try:
                self._sitting.submit(seat, answer, question.at)
            except IllegalActionError:
                self._sitting.submit(seat, question.decision.actions[0], question.at)
            return True
        return False

    def rest(self) -> None:
        """Nobody thinks until :meth:`resume`: the match stands still."""
        self._resting = True
        self._ask()

    def resume(self) -> None:
        """The match goes on; what is open is asked anew."""
        if self._resting:
            self._resting = False
            self._ask()

    def close(self) -> None:
        """The match is left: all drivers end."""
        self._sitting.forget(self._hear)
        for _, driver in self._drivers.values():
            driver.close()
        self._drivers.clear()
        self._asked.clear()

    def _hear(self, change: Change) -> None:
        self._ask()

    def _ask(self) -> None:
        """Ask for what is open now; questions that are void are dropped, those that still stand go on."""
        session, at = self._sitting.session, self._sitting.revision
        void = self._asked
        self._asked = {}
        for decision in () if self._resting else session.decisions():
            seat = decision.player
            if session.seats[seat].person:
                continue
            known, before = self._drivers.get(seat), void.pop(seat, None)
            driver = self._driver(seat, session.seats[seat])
            if known is None or known[1] is not driver:
                before = None
            question = Question(seat, at, decision, session.rules.view(session.state, seat))
            self._asked[seat] = question
            if before is None or (before.decision, before.view) != (decision, question.view):
                driver.ask(question)
        for seat in void:
            self._drivers[seat][1].drop()
        for seat in [seat for seat in self._drivers if session.seats[seat].person]:
            self._drivers.pop(seat)[1].close()

    def _driver(self, number: int, seat: Seat) -> Driver:
        """The driver of a seat; another one after somebody else has sat down there."""
        known = self._drivers.get(number)
        if known is not None and known[0] == seat:
            return known[1]
        if known is not None:
            known[1].close()
        self._drivers[number] = (seat, self._make(number, seat))
        return self._drivers[number][1]
