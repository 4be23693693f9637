"""What a title teaches its computer players; every part has a default, so that a new title plays at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.brains.reasons import Measure, Reasons, Side
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play
from game.rules.kernel.values import clone

LONGEST = 40
"""A turn that has not become quiet after so many steps is looked at as it is."""


def scored(side: Side) -> Mapping[str, int]:
    """The points of a seat, as if the game ended now."""
    return {"": side.rules.scores(side.state)[side.seat].total}


class Guide:
    """Knows what a position is worth and what is worth trying, for one title under certain rules.

    Positions handed to a guide can be played: they are full states drawn at random from a view. A guide never
    sees the true one.

    Args:
        rules: the title's rules with its options.
    """

    version = 2
    """Raised when it plays otherwise; records name it."""
    worlds = 1
    """In so many worlds a look one ply ahead is taken."""
    searching: Mapping[str, Mapping[str, Any]] = {}
    """What the search of a level does otherwise than usual: see `game.brains.search.Search`."""
    playouts: Mapping[str, int] = {}
    """How many playouts a level needs at most, where it differs from the usual: not all take as long."""
    searched: frozenset[str] = frozenset({"master", "sultan"})
    """The levels that play candidates out, of those that may."""
    noise: Mapping[str, float] = {}
    """How far the judgement of a level is off, where it differs from the usual."""
    reasons = Reasons((Measure("play-advice-because-points", scored),))
    """What a hint says of a move. Nothing of it is asked for in play."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    # --- what a title may say better -------------------------------------------------------------------

    def values(self, state: Any) -> Sequence[float]:
        """What a quiet position is worth to each seat, 0 (lost) to 1 (won). Default: the share of points."""
        points = [max(0, score.total) + 1 for score in self.rules.scores(state)]
        return [own / sum(points) for own in points]

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        """What is worth considering: no two that come to the same. Default: everything legal."""
        return decision.actions

    def quiet(self, state: Any) -> bool:
        """Whether the position can be judged, or a turn has to be finished first. Default: it can."""
        return True

    def still(self, state: Any, action: Action) -> None:
        """Switch chance off in ``state`` for a look at what ``action`` does: nobody knows what comes next."""

    def finish(self, state: Any, seat: int, rng: Rng) -> None:
        """Go on to a quiet position, in a simple way. Default: whatever comes first."""
        for _ in range(LONGEST):
            decisions = self.rules.decisions(state)
            if not decisions or self.quiet(state):
                return
            play(self.rules, state, self.quick(state, decisions[0], rng))

    def quick(self, state: Any, decision: Decision, rng: Rng) -> Action:
        """An action without thinking, to finish a turn. Default: any that is worth considering."""
        return rng.pick(self.candidates(state, decision))

    def rate(self, state: Any, decision: Decision, actions: Sequence[Action], rng: Rng) -> list[float]:
        """What each action leads to for its player, one ply deep. Default: try each and judge."""
        rated = []
        for action in actions:
            tried = clone(state)
            self.advance(tried, action, rng)
            rated.append(self.worth(tried, action.player))
        return rated

    def advance(self, state: Any, action: Action, rng: Rng) -> None:
        """Play ``action`` as if nothing unknown came of it, and go on to a quiet position."""
        self.still(state, action)
        play(self.rules, state, action)
        self.finish(state, action.player, rng)

    def pick(self, state: Any, decision: Decision, rng: Rng) -> Action:
        """The action of a player in a playout. Default: the best one ply deep."""
        actions = self.candidates(state, decision)
        if len(actions) == 1:
            return actions[0]
        rated = self.rate(state, decision, actions, rng)
        return actions[max(range(len(actions)), key=rated.__getitem__)]

    def judge(self, level: str) -> Guide:
        """Who judges the ends of playouts for a level. Default: whoever judges everything else."""
        return self

    def chapter(self, state: Any) -> int:
        """A playout ends where this changes, for there a position is judged best. Default: it never does."""
        return 0

    def deep(self, state: Any, decision: Decision) -> bool:
        """Whether a decision deserves a search, or one ply is enough. Default: it does."""
        return True

    # --- what follows from it --------------------------------------------------------------------------

    def worth(self, state: Any, seat: int) -> float:
        """What a position is worth to ``seat``: its own value, in company less that of the best other."""
        if not self.rules.decisions(state):
            return self._result(state, seat)
        values = self.values(state)
        if len(values) <= 2:
            return values[seat]
        return values[seat] - max(value for other, value in enumerate(values) if other != seat)

    def _result(self, state: Any, seat: int) -> float:
        """Of a game that is over: won counts 1, shared wins less, lost games nearly nothing, by rank."""
        scores = self.rules.scores(state)
        first = [score.seat for score in scores if score.rank == 1]
        if seat in first:
            return 1.0 if len(first) == 1 else 0.5 + 0.5 / len(first)
        return -0.01 * scores[seat].rank
