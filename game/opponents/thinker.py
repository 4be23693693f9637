"""A process that thinks, so that the screen stays smooth: one for a match, shared by its computer players."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.brains.levels import LEVELS, brain_of, playouts_of
from game.brains.thought import Allowance, Clock, Thought
from game.opponents.advice import Advises, Counsel
from game.opponents.guides import guide_for
from game.opponents.worker import Worker
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import OptionValue
from game.tables.registry import find_title

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_MODEST = 5
"""How much thinking gives way to drawing where both want the same core."""
_GRACE = 3.0
"""Seconds that an answer may take beyond what its level allows; then the process is ended."""
_START = 8.0
"""Seconds that a process may take to start."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be thought about.

    Attributes:
        view: the position as the seat may know it.
        decision: what it is asked.
        level: how well it is to be answered.
        seed: of all randomness in thinking.
        advises: it is for a person, who is told why.
    """

    view: Any
    decision: Decision
    level: str
    seed: int
    advises: Advises | None = None


def serve(pipe: Connection, title: str, options: Mapping[str, OptionValue]) -> None:
    """The life of the process: it answers every message until the pipe closes.

    A new message ends the thought about the one before, which is answered with none.
    """
    with suppress(AttributeError, OSError):
        os.nice(_MODEST)
    rules = find_title(title).rules(options)
    adviser = Counsel(guide_for(title, rules), find_title(title).table(rules))
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            number, problem = pipe.recv()
            thought = None if problem is None else _think(problem, adviser, pipe.poll)
            pipe.send((number, thought))


def _think(problem: Problem, counsel: Counsel, stop: Callable[[], bool]) -> Thought | None:
    """What comes of a problem; None if the answer is not wanted any more."""
    level, guide, rng = LEVELS[problem.level], counsel.guide, Rng(problem.seed)
    allowance = Allowance(playouts_of(guide, level), level.seconds, time.monotonic, stop)
    if problem.advises:
        thought = counsel.advise(problem.view, problem.decision, problem.advises, level, rng, allowance)
    else:
        thought = brain_of(guide, level).think(problem.view, problem.decision, rng, allowance)
    return None if stop() else thought


class Thinker:
    """Asks a process. Nothing here waits for it.

    A process that says nothing for too long is given up, however often it is asked something else meanwhile.

    Args:
        title: what is played.
        options: its options.
        clock: tells the time.

    Attributes:
        failures: how often a process that died or hung was given up while an answer was wanted.
    """

    def __init__(self, title: str, options: Mapping[str, OptionValue], clock: Clock = time.monotonic) -> None:
        self._title, self._options, self.clock = title, dict(options), clock
        self._worker: Worker | None = None
        self._problem: Problem | None = None
        self._found: Thought | None = None
        self._said = self._heard = 0
        self._patience = self._until = 0.0
        self.failures = 0

    @property
    def busy(self) -> bool:
        """Whether a problem is being thought about."""
        return self._problem is not None

    def pose(
        self, view: Any, decision: Decision, level: str, seed: int, advises: Advises | None = None
    ) -> None:
        """Think about this from now on."""
        start = 0.0
        if self._lost():
            self.close()
            self._worker, self._heard, start = Worker(serve, self._title, self._options), self._said, _START
        self._problem, self._found = Problem(view, decision, level, seed, advises), None
        self._say(LEVELS[level].seconds + _GRACE, start)

    def thought(self) -> Thought | None:
        """What came of the problem; None while it is being thought about.

        A process that died or hangs is ended; the first legal action stands in, and ``failures`` counts it.
        """
        if self._problem is None:
            return None
        lost = self._lost()
        if self._found is None and lost:
            self._found = Thought(self._problem.decision.actions[0])
            self.failures += 1
            self.close()
        found = self._found
        if found is not None:
            self._problem = None
        return found

    def drop(self) -> None:
        """The answer is not wanted any more."""
        if self._problem is not None:
            self._problem = None
            self._say(_GRACE)

    def close(self) -> None:
        """End the process."""
        self._problem = None
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _say(self, patience: float, start: float = 0.0) -> None:
        """Tell the process what the problem is now; from its silence, if it owes an answer already."""
        if self._heard == self._said:
            self._until = self.clock() + patience + start
        self._patience = patience
        self._said += 1
        if self._worker is not None:
            self._worker.say((self._said, self._problem))

    def _lost(self) -> bool:
        """Listen; whether there is no process that could be hoped for."""
        if self._worker is None:
            return True
        gone = self._worker.gone
        for number, thought in self._worker.hear():
            self._heard, self._until = number, self.clock() + self._patience
            if number == self._said:
                self._found = thought
        return gone or (self._heard < self._said and self.clock() >= self._until)
