"""A process that thinks, so that the screen stays smooth: one for a match, shared by its computer players."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from typing import Any

from game.brains.levels import LEVELS, brain_of, playouts_of
from game.brains.thought import Allowance, Clock, Thought
from game.opponents.guides import guide_for
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import OptionValue
from game.tables.registry import find_title

_MODEST = 5
"""How much thinking gives way to drawing where both want the same core."""
_GRACE = 3.0
"""Seconds that a thought may take beyond what its level allows; then the process is ended."""
_START = 8.0
"""Seconds that a process may take to start."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is to be thought about.

    Attributes:
        number: of the question; answers name it.
        view: the position as the seat may know it.
        decision: what it is asked.
        level: how well it is to be answered.
        seed: of all randomness in thinking.
        explained: a reason is wanted too.
    """

    number: int
    view: Any
    decision: Decision
    level: str
    seed: int
    explained: bool = False


def serve(pipe: Connection, title: str, options: Mapping[str, OptionValue]) -> None:
    """The life of the process: answers problems until the pipe closes; a new problem ends the old one."""
    with suppress(AttributeError, OSError):
        os.nice(_MODEST)
    rules = find_title(title).rules(options)
    guide = guide_for(title, rules)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            problem = pipe.recv()
            if problem is None:
                continue
            level = LEVELS[problem.level]
            allowance = Allowance(playouts_of(guide, level), level.seconds, time.monotonic, pipe.poll)
            brain = brain_of(guide, level)
            thought = brain.think(problem.view, problem.decision, Rng(problem.seed), allowance)
            if problem.explained and not pipe.poll():
                reason = guide.reason(problem.view, thought.action, Rng(problem.seed))
                thought = replace(thought, reason=reason)
            if not pipe.poll():
                pipe.send((problem.number, thought))


class Thinker:
    """Owns the process. Nothing here waits, but for the end of a process that is told to go.

    Args:
        title: what is played.
        options: its options.
        clock: tells the time.
    """

    def __init__(self, title: str, options: Mapping[str, OptionValue], clock: Clock = time.monotonic) -> None:
        self._title, self._options, self.clock = title, dict(options), clock
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._problem: Problem | None = None
        self._until = 0.0
        self._number = 0
        self.failures = 0

    @property
    def busy(self) -> bool:
        """Whether a problem is being thought about."""
        return self._problem is not None

    def pose(self, view: Any, decision: Decision, level: str, seed: int, *, explained: bool = False) -> int:
        """Think about this from now on; returns the number of the question."""
        fresh = self._process is None or not self._process.is_alive()
        if fresh:
            self._begin()
        self._number += 1
        self._problem = Problem(self._number, view, decision, level, seed, explained)
        self._until = self.clock() + LEVELS[level].seconds + _GRACE + (_START if fresh else 0)
        self._send(self._problem)
        return self._number

    def thought(self) -> Thought | None:
        """What came of the problem; None while it is being thought about.

        A process that died or hangs is ended; the first legal action stands in, and ``failures`` counts it.
        """
        if self._problem is None or self._pipe is None:
            return None
        try:
            while self._pipe.poll():
                number, thought = self._pipe.recv()
                if number == self._problem.number:
                    self._problem = None
                    found: Thought = thought
                    return found
            if self._process is not None and self._process.is_alive() and self.clock() < self._until:
                return None
        except (EOFError, OSError):
            pass
        return self._give_up()

    def drop(self) -> None:
        """The answer is not wanted any more."""
        if self._problem is not None:
            self._problem = None
            self._send(None)

    def close(self) -> None:
        """End the process."""
        self._problem = None
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.terminate()
            process.join(0.5)
            if process.is_alive():
                process.kill()

    def _give_up(self) -> Thought | None:
        problem = self._problem
        self.close()
        self.failures += 1
        return Thought(problem.decision.actions[0]) if problem else None

    def _begin(self) -> None:
        self.close()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, self._title, self._options), name="thinker", daemon=True
        )
        process.start()
        theirs.close()
        self._process = process

    def _send(self, problem: Problem | None) -> None:
        with suppress(OSError):  # a process that is gone is noticed when the answer is asked for
            if self._pipe is not None:
                self._pipe.send(problem)
