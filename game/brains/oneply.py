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
        ranked = self.ranked(view, decision, rng, allowance)
        return Thought(ranked[0][0], tuple(ranked))

    def ranked(
        self, view: Any, decision: Decision, rng: Rng, allowance: Allowance
    ) -> list[tuple[Action, float]]:
        """What is worth considering, the best first; when the time is up, what was considered until then."""
        guide, seat = self._guide, decision.player
        worlds = [guide.rules.resample(view, seat, rng) for _ in range(self._worlds)]
        # Of a choice that is narrowed by what is picked a guide may think that nothing is worth considering.
        actions = guide.candidates(worlds[0], decision) or decision.actions
        if len(actions) == 1:
            return [(actions[0], 0.0)]
        ranked: list[tuple[Action, float]] = []
        for action in actions:
            total = sum(guide.rate(world, decision, [action], rng)[0] for world in worlds)
            ranked.append((action, total / self._worlds + self._noise * _spread(rng)))
            if allowance.over:
                break
        return sorted(ranked, key=lambda pair: -pair[1])


def _spread(rng: Rng) -> float:
    """A random number around 0, mostly within 1: the sum of three even ones."""
    return sum(rng.below(_GRAINS) / _GRAINS - 0.5 for _ in range(3)) * 1.15
