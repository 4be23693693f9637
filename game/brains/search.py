"""The player who plays the best actions out in worlds that could be, and keeps what proves itself."""

from __future__ import annotations

from dataclasses import dataclass, field
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
_ENOUGH = 8
"""Worlds after which a choice may be clear."""


@dataclass(slots=True)
class _Line:
    """A candidate: what it seemed worth, for how many worlds that counts, what its playouts were worth."""

    action: Action
    first: float
    trust: float
    found: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        return (self.trust * self.first + sum(self.found)) / (self.trust + len(self.found))


class Search:
    """Plays few candidates out by the guide's own players, all in the same worlds, and halves them.

    A few dozen good playouts are worth more than hundreds of random ones: the players of the playouts look
    one ply ahead themselves, for a few turns or to the end of a chapter, and then the position is judged.
    Every halving gets an equal part of the allowance; a choice that has become clear takes no more of it.

    Args:
        guide: of the title.
        keep: so many candidates are played out.
        turns: a playout ends after so many turns have begun, with two players.
        company: so many turns more for each player beyond two.
        trust: what one ply says counts like so many worlds; much where luck makes playouts differ widely.
        judge: who judges where a playout has ended; the guide itself, if nobody is named.
    """

    def __init__(
        self,
        guide: Guide,
        keep: int = 5,
        turns: int = 4,
        trust: float = 0.01,
        company: int = 0,
        judge: Guide | None = None,
    ) -> None:
        self._guide, self._keep, self._turns, self._trust = guide, keep, turns, trust
        self._company, self._judge = company, judge or guide
        self._one = OnePly(guide)

    def think(self, view: Any, decision: Decision, rng: Rng, allowance: Allowance) -> Thought:
        """The action whose playouts went best."""
        ranked = self._one.ranked(view, decision, rng, allowance)
        if len(ranked) == 1 or not self._guide.deep(view, decision):
            return Thought(ranked[0][0], tuple(ranked))
        lines = [_Line(action, value, self._trust) for action, value in ranked[: self._keep]]
        share = allowance.playouts // (len(lines) - 1).bit_length()
        alive = list(lines)
        while len(alive) > 1 and self._play(
            view, decision.player, alive, max(1, share // len(alive)), rng, allowance
        ):
            keep = 1 if _clear(alive) else (len(alive) + 1) // 2
            alive.sort(key=lambda line: -line.worth)
            del alive[keep:]
        best = sorted(lines, key=lambda line: (-(line in alive), -line.worth))
        values = tuple((line.action, line.worth) for line in best)
        return Thought(best[0].action, values, allowance.spent)

    def _play(
        self, view: Any, seat: int, alive: list[_Line], worlds: int, rng: Rng, allowance: Allowance
    ) -> bool:
        """Play every line in the same worlds, until it is clear. False when the allowance is used up."""
        for _ in range(worlds):
            world, chance = self._guide.rules.resample(view, seat, rng), rng.next()
            for line in alive:
                if not allowance.spend():
                    return False
                found = self._playout(world, line.action, chance, allowance)
                if found is None:
                    return False
                line.found.append(found)
            if _clear(alive):
                break
        return True

    def _playout(self, world: Any, action: Action, chance: int, allowance: Allowance) -> float | None:
        """What ``action`` leads to, if all go on as the guide would; None when the time is up before that.

        Every turn has its own luck, the same whatever was chosen before: so choices are compared, not dice.
        """
        guide, state, turns, rng = self._guide, clone(world), 0, Rng(chance)
        chapter, state.rng = guide.chapter(world), rng.next()
        last = self._turns + (self._company * (len(state.players) - 2) if self._company else 0)
        out = play(guide.rules, state, action)
        for _ in range(_LONGEST):
            if out.new_turn is not None:
                turns, rng = turns + 1, Rng(chance + turns + 1)
                state.rng = rng.next()
            decisions = guide.rules.decisions(state)
            if not decisions or turns > last or guide.chapter(state) != chapter:
                break
            if allowance.over:
                return None
            decision = decisions[rng.below(len(decisions))]
            out = play(guide.rules, state, guide.pick(state, decision, rng))
        guide.finish(state, action.player, rng)
        return self._judge.worth(state, action.player)


def _clear(lines: list[_Line]) -> bool:
    """Whether more worlds would hardly change which is the best: four standard errors before the next."""
    count = len(lines[0].found)
    if count < _ENOUGH:
        return False
    best, second = sorted(lines, key=lambda line: -line.worth)[:2]
    apart = [one - other for one, other in zip(best.found, second.found, strict=True)]
    mean = sum(apart) / count
    spread = sum((each - mean) ** 2 for each in apart)
    return mean * mean * count * (count - 1) >= 16 * spread
