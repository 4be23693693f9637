"""What thinking is: a question with an allowance, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import Text

Clock = Callable[[], float]
"""Seconds from somewhere; brains are handed one, they have none of their own."""


class Allowance:
    """How long a brain may think: so many playouts or so many seconds, whichever ends first.

    Args:
        playouts: at most so many.
        seconds: at most so long by ``clock``.
        clock: tells the time.
        stop: asked again and again; True: the answer is not wanted any more.
    """

    def __init__(
        self,
        playouts: int = 1_000_000,
        seconds: float = float("inf"),
        clock: Clock = lambda: 0.0,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        self.playouts, self._clock, self._stop = playouts, clock, stop
        self._until = clock() + seconds
        self.spent = 0

    @property
    def over(self) -> bool:
        """Whether the time is up, or the answer is not wanted any more."""
        return self._clock() >= self._until or self._stop()

    def spend(self) -> bool:
        """Take one playout from the allowance. False if none is left."""
        if self.spent >= self.playouts or self.over:
            return False
        self.spent += 1
        return True


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of thinking.

    Attributes:
        action: what to do.
        values: what was considered, the best first, with what it seems to be worth.
        playouts: how many were played.
        reasons: what speaks for it, where that was asked for.
        puts_back: what is picked has to be put back for it.
    """

    action: Action
    values: tuple[tuple[Action, float], ...] = ()
    playouts: int = 0
    reasons: tuple[Text, ...] = ()
    puts_back: bool = False


class Brain(Protocol):
    """Chooses from what a seat may know."""

    def think(self, view: Any, decision: Decision, rng: Rng, allowance: Allowance) -> Thought:
        """Choose one of the decision's actions.

        Args:
            view: the position as the seat may know it.
            decision: what it is asked.
            rng: all randomness there is: same view, decision and seed, same thought.
            allowance: how long it may take.
        """
