"""The player who plays the best actions out in worlds that could be, and keeps what proves itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.brains.guide import Guide
from game.brains.oneply import OnePly
from game.brains.thought import Allowance, Thought
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.values import clone

_LONGEST = 200
"""A playout of so many actions is judged wherever it is."""


@dataclass(slots=True)
class _Line:
    """A candidate with the sum of what its playouts were worth."""

    action: Action
    first: float
    total: float = 0.0
    count: int = 0

    @property
    def worth(self) -> float:
        return self.total / self.count if self.count else self.first


class Search:
    """Plays few candidates out by the guide's own players, all in the same worlds, and halves them.

    A few dozen good playouts are worth more than hundreds of random ones: the players of the playouts look
    one ply ahead themselves, for a few turns, and then the position is judged.

    Args:
        guide: of the title.
        keep: so many candidates are played out.
        turns: a playout ends after so many turns have begun.
        batch: in so many worlds before the weaker half of the candidates goes.
    """

    def __init__(self, guide: Guide, keep: int = 5, turns: int = 4, batch: int = 6) -> None:
        self._guide, self._keep, self._turns, self._batch = guide, keep, turns, batch
        self._one = OnePly(guide)

    def think(self, view: Any, decision: Decision, rng: Rng, allowance: Allowance) -> Thought:
        """The action whose playouts went best."""
        ranked = self._one.ranked(view, decision, rng)
        if len(ranked) == 1 or not self._guide.deep(view, decision):
            return Thought(ranked[0][0], tuple(ranked))
        lines = [_Line(action, value) for action, value in ranked[: self._keep]]
        alive = list(lines)
        while len(alive) > 1 and self._play_batch(view, decision.player, alive, rng, allowance):
            alive.sort(key=lambda line: -line.worth)
            if len(alive) > 2:
                del alive[(len(alive) + 1) // 2 :]
        best = sorted(lines, key=lambda line: (-(line in alive), -line.worth))
        values = tuple((line.action, line.worth) for line in best)
        return Thought(best[0].action, values, allowance.spent)

    def _play_batch(self, view: Any, seat: int, alive: list[_Line], rng: Rng, allowance: Allowance) -> bool:
        """Play every line in the same worlds. False when the allowance is used up; a world begun is ended."""
        for _ in range(self._batch):
            if not allowance.spend():
                return False
            world, chance = self._guide.rules.resample(view, seat, rng), rng.next()
            for number, line in enumerate(alive):
                if number and not allowance.spend():
                    return False
                line.total += self._playout(world, line.action, Rng(chance))
                line.count += 1
        return True

    def _playout(self, world: Any, action: Action, rng: Rng) -> float:
        """What ``action`` leads to, if all go on as the guide would."""
        guide, state, turns = self._guide, clone(world), 0
        state.rng = rng.next()
        out = play(guide.rules, state, action)
        for _ in range(_LONGEST):
            turns += out.new_turn is not None
            decisions = guide.rules.decisions(state)
            if not decisions or turns > self._turns:
                break
            decision = decisions[rng.below(len(decisions))]
            out = play(guide.rules, state, guide.pick(state, decision, rng))
        guide.finish(state, action.player, rng)
        return guide.worth(state, action.player)
