"""The player who looks one action ahead."""

from __future__ import annotations

from typing import Any

from game.brains.guide import Guide
from game.brains.thought import Allowance, Thought
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng

_GRAINS = 1 << 20


class OnePly:
    """Judges where each action leads, in a few worlds that agree with what it knows.

    Args:
        guide: of the title.
        noise: how far its judgement may be off, in units of value.
        worlds: so many are looked at.
    """

    def __init__(self, guide: Guide, noise: float = 0.0, worlds: int = 1) -> None:
        self._guide, self._noise, self._worlds = guide, noise, worlds

    def think(self, view: Any, decision: Decision, rng: Rng, allowance: Allowance) -> Thought:
        """The action that leads to the best position."""
        ranked = self.ranked(view, decision, rng)
        return Thought(ranked[0][0], tuple(ranked))

    def ranked(self, view: Any, decision: Decision, rng: Rng) -> list[tuple[Action, float]]:
        """What is worth considering, the best first."""
        guide, seat = self._guide, decision.player
        world = guide.rules.resample(view, seat, rng)
        actions = list(guide.candidates(world, decision))
        if len(actions) == 1:
            return [(actions[0], 0.0)]
        totals = guide.rate(world, decision, actions, rng)
        for _ in range(self._worlds - 1):
            world = guide.rules.resample(view, seat, rng)
            rated = guide.rate(world, decision, actions, rng)
            totals = [one + other for one, other in zip(totals, rated, strict=True)]
        rated = [total / self._worlds + self._noise * _spread(rng) for total in totals]
        return sorted(zip(actions, rated, strict=True), key=lambda pair: -pair[1])


def _spread(rng: Rng) -> float:
    """A random number around 0, mostly within 1: the sum of three even ones."""
    return sum(rng.below(_GRAINS) / _GRAINS - 0.5 for _ in range(3)) * 1.15
