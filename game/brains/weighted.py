"""Guides that add up what they see: so much for each term, read from a small table that can be learned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any, Self

from game.brains.guide import LONGEST, Guide
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, RulesError, play
from game.rules.kernel.tables import DATA, read_table
from game.rules.kernel.values import clone

FILE = "opponents.csv"
_DECIDED = 1000.0
"""The standing of who has won."""


@dataclass(frozen=True, slots=True)
class Weight:
    """What one of a term is worth, in log-odds of winning, at the beginning of a game and at its end."""

    early: float
    late: float


@cache
def weights(title: str, file: str = FILE) -> Mapping[str, Weight]:
    """The weights of a title's terms, from a table in its folder.

    Raises:
        RulesError: the table is damaged.
    """
    rows = read_table(DATA / title / file, {"term": str, "early": float, "late": float})
    return {row["term"]: Weight(row["early"], row["late"]) for row in rows}


class Weighted(Guide):
    """Judges a position by terms: each seat's sum of them decides how likely it is to win.

    A subclass names its terms and measures them. The weights lie in ``assets/data/<title>/opponents.csv``;
    ``bench/trainer.py`` learns them from games of computers.

    Attributes:
        title: whose table it reads.
        terms: what is measured, in order.
        boons: terms of which more can do no harm; no learned weight of theirs is negative.
        table: what each term is worth.
        judges: the levels that judge the ends of playouts by a table of their own, with its file.
    """

    title = ""
    terms: tuple[str, ...] = ()
    boons: frozenset[str] = frozenset()
    judges: Mapping[str, str] = {}

    def __init__(self, rules: AnyRules, table: Mapping[str, Weight] | None = None) -> None:
        super().__init__(rules)
        self.weigh(weights(self.title) if table is None else table)

    def weigh(self, found: Mapping[str, Weight], file: str = FILE) -> None:
        """Judge by these weights from now on."""
        if set(found) != set(self.terms):
            raise RulesError(f"{self.title}/{file}: the terms must be {', '.join(self.terms)}")
        self.table = dict(found)
        self._early = [found[term].early for term in self.terms]
        self._change = [found[term].late - found[term].early for term in self.terms]

    def weighed(self, table: Mapping[str, Weight], file: str = FILE) -> Self:
        """The same guide with other weights."""
        other = copy(self)
        other.weigh(table, file)
        return other

    def judge(self, level: str) -> Self:
        """The same guide with the level's own weights, where it has such."""
        file = self.judges.get(level)
        return self.weighed(weights(self.title, file), file) if file else self

    def progress(self, state: Any) -> float:
        """How far the game has come, 0 to 1."""
        raise NotImplementedError

    def measure(self, state: Any, seat: int) -> Sequence[float]:
        """The terms of a seat, in their order."""
        raise NotImplementedError

    def shares(self, state: Any, seat: int) -> list[float]:
        """What each term adds to the standing of a seat."""
        far = min(1.0, self.progress(state))
        terms = zip(self.measure(state, seat), self._early, self._change, strict=True)
        return [value * (early + far * change) for value, early, change in terms]

    def values(self, state: Any) -> Sequence[float]:
        """How likely each seat is to win, as far as the terms tell."""
        standing = [sum(self.shares(state, seat)) for seat in range(len(state.players))]
        best = max(standing)
        odds = [exp(each - best) for each in standing]
        every = sum(odds)
        return [each / every for each in odds]

    def worth(self, state: Any, seat: int) -> float:
        """How likely ``seat`` is to win: the others' chances are in it already."""
        if not state.stack:
            return self._result(state, seat)
        return self.values(state)[seat]

    def selfish(self, state: Any, actions: Sequence[Action], rng: Rng) -> Action:
        """The best action for the own standing, one ply deep: others are seldom touched and take time."""
        rated = []
        for action in actions:
            tried = clone(state)
            self.advance(tried, action, rng)
            rated.append(self._standing(tried, action.player))
        return actions[max(range(len(actions)), key=rated.__getitem__)]

    def _standing(self, state: Any, seat: int) -> float:
        return sum(self.shares(state, seat)) if state.stack else _DECIDED * self._result(state, seat)

    def finish(self, state: Any, seat: int, rng: Rng) -> None:
        """Go on to a quiet position; nobody is asked where nothing is left to do."""
        for _ in range(LONGEST):
            if not state.stack or self.quiet(state):
                return
            play(self.rules, state, self.quick(state, self.rules.decisions(state)[0], rng))

    def quick(self, state: Any, decision: Decision, rng: Rng) -> Action:
        """The best step, judged as soon as it is done."""
        actions = self.candidates(state, decision)
        if len(actions) == 1:
            return actions[0]
        rated = [self._at_once(state, action) for action in actions]
        return actions[max(range(len(actions)), key=rated.__getitem__)]

    def _at_once(self, state: Any, action: Action) -> float:
        """The standing that ``action`` leads to for its player, whatever follows."""
        tried = clone(state)
        self.still(tried, action)
        play(self.rules, tried, action)
        return self._standing(tried, action.player)
