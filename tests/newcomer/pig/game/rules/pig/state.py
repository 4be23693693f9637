"""The position of Pig: the points of both, what the turn has brought so far, the die."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Turn:
    """``seat`` rolls or holds."""

    seat: int


@dataclass(slots=True)
class PigState:
    """The whole position; ``pot`` is what the turn has brought so far, ``die`` is 0 before the first roll."""

    rng: int
    stack: list[Turn]
    points: list[int]
    pot: int = 0
    die: int = 0
