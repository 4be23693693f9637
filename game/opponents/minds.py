"""Computer players at a table: drivers that share one thinker."""

from __future__ import annotations

from collections import deque

from game.brains.levels import level_of
from game.brains.thought import Thought
from game.match.drivers import Question
from game.match.seats import Seat
from game.opponents.advice import Advises
from game.opponents.thinker import Thinker
from game.rules.kernel.action import Action

ADVISES = "master"
"""The level that hints are given at."""


class Minds:
    """Hands the questions of all computer players to one thinker, one after the other.

    The thinker's process runs from the first question until the last computer player has left.

    Args:
        thinker: the process.
        seed: of the match: the same match is played the same.
    """

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self.thinker, self._seed = thinker, seed
        self._seated: list[Mind] = []
        self._waiting: deque[Mind] = deque()
        self._asking: Mind | None = None

    def driver(self, number: int, seat: Seat) -> Mind:
        """The driver of a seat."""
        return self._welcome(Mind(self, level_of(seat.mind).id))

    def adviser(self) -> Adviser:
        """Somebody who tells persons what to do, and why."""
        adviser = Adviser(self, ADVISES)
        self._welcome(adviser)
        return adviser

    def ask(self, mind: Mind) -> None:
        """``mind`` has a question."""
        self.forget(mind)
        self._waiting.append(mind)
        self._next()

    def forget(self, mind: Mind) -> None:
        """Whatever ``mind`` asked is void."""
        if mind in self._waiting:
            self._waiting.remove(mind)
        if mind is self._asking:
            self._asking = None
            self.thinker.drop()
            self._next()

    def answer(self, mind: Mind) -> Thought | None:
        """What the thinker says to ``mind``, if it was asked and has an answer."""
        if mind is not self._asking:
            return None
        thought = self.thinker.thought()
        if thought is None:
            return None
        self._asking = None
        self._next()
        return thought

    def leave(self, mind: Mind) -> None:
        """``mind`` plays no longer."""
        self.forget(mind)
        if mind in self._seated:
            self._seated.remove(mind)
        if not self._seated:
            self.thinker.close()

    def _next(self) -> None:
        if self._asking is None and self._waiting:
            self._asking = self._waiting.popleft()
            question = self._asking.question
            if question is not None:
                seed = self._seed * 1_000_003 + question.at * 31 + question.seat
                mind = self._asking
                advises = Advises(question.open) if mind.explains else None
                self.thinker.pose(question.view, question.decision, mind.level, seed, advises)

    def _welcome(self, mind: Mind) -> Mind:
        self._seated.append(mind)
        return mind


class Mind:
    """The driver of one computer player.

    Args:
        minds: all computer players of the match.
        level: how well it plays.
    """

    explains = False

    def __init__(self, minds: Minds, level: str) -> None:
        self._minds = minds
        self.level = level
        self.question: Question | None = None

    def ask(self, question: Question) -> None:
        """Begin to think; an earlier question is dropped."""
        self.question = question
        self._minds.ask(self)

    def answer(self) -> Action | None:
        """What it wants to do; None while it thinks."""
        thought = self._minds.answer(self)
        return thought.action if thought else None

    def drop(self) -> None:
        """The question is void."""
        self._minds.forget(self)

    def close(self) -> None:
        """It plays no longer: the match is left, or somebody else sits there."""
        self._minds.leave(self)


class Adviser(Mind):
    """Thinks for a person who asks for a hint, and says why."""

    explains = True

    @property
    def failures(self) -> int:
        """How often the thinker has died or hung, so that something else stood in."""
        return self._minds.thinker.failures

    def thought(self) -> Thought | None:
        """What it would do and why; None while it thinks."""
        return self._minds.answer(self)
