"""A game of computer players, and a file that keeps what was played."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bench.policies import SENSIBLE, anything, score_greedy
from game.brains.guide import Guide
from game.brains.levels import LEVELS, brain_of, playouts_of
from game.brains.thought import Allowance
from game.opponents.guides import guide_for
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, OptionValue, play, start
from game.tables.registry import find_title

MOST_ACTIONS = 3000
"""A game that is longer is ended, and counted."""


@dataclass(frozen=True)
class Plan:
    """What is played.

    Attributes:
        title: what is played.
        players: how many sit at the table.
        options: of the title, as pairs.
        a: the one who is measured: a level, "random", "greedy" or "sensible"; of a level that searches the
            playouts of a choice may be named: "sultan:30".
        b: all others.
        playouts: a choice, for those who search; 0: as many as their level has.
    """

    title: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    a: str
    b: str
    playouts: int = 0


@dataclass
class Result:
    """A game: A's seat and seed, the winners, points by seat, actions; CPU, choices, longest choice of A."""

    seed: int
    seat: int
    won: float
    points: list[int]
    actions: int
    capped: bool
    seconds: float
    choices: int
    playouts: int
    longest: float = 0.0


Player = Callable[[Any, Decision, Rng], tuple[Action, int]]


@cache
def _rules(title: str, options: tuple[tuple[str, OptionValue], ...]) -> tuple[AnyRules, Guide]:
    rules = find_title(title).rules(dict(options))
    return rules, guide_for(title, rules)


def player(name: str, plan: Plan) -> Player:
    """Who plays under ``name``: views only, as at the table."""
    rules, guide = _rules(plan.title, plan.options)
    name, _, own = name.partition(":")
    if name in LEVELS:
        level = LEVELS[name]
        brain = brain_of(guide, level)
        playouts = int(own or plan.playouts) or playouts_of(guide, level)

        def think(view: Any, decision: Decision, rng: Rng) -> tuple[Action, int]:
            thought = brain.think(view, decision, rng, Allowance(playouts))
            return thought.action, thought.playouts

        return think
    policies = {
        "random": anything,
        "greedy": score_greedy(rules),
        "sensible": SENSIBLE.get(plan.title, anything),
    }
    policy = policies[name]

    def choose(view: Any, decision: Decision, rng: Rng) -> tuple[Action, int]:
        return policy(rules.resample(view, decision.player, rng), decision.actions, rng), 0

    return choose


def one_game(plan: Plan, seed: int, seat: int) -> Result:
    """A game with player A in ``seat``."""
    rules, _ = _rules(plan.title, plan.options)
    state = start(rules, GameConfig(plan.players, seed, dict(plan.options)))
    mine, others, rng = player(plan.a, plan), player(plan.b, plan), Rng(seed * 2654435761 + seat)
    actions = choices = playouts = 0
    seconds = longest = 0.0
    while (decisions := rules.decisions(state)) and actions < MOST_ACTIONS:
        decision = rng.pick(decisions)
        view = rules.view(state, decision.player)
        began = time.process_time()
        action, played = (mine if decision.player == seat else others)(view, decision, rng)
        if decision.player == seat:
            spent = time.process_time() - began
            seconds, longest = seconds + spent, max(longest, spent)
            choices, playouts = choices + 1, playouts + played
        play(rules, state, action)
        actions += 1
    scores = rules.scores(state)
    first = [score.seat for score in scores if score.rank == 1]
    won = 1 / len(first) if seat in first else 0.0
    points = [score.total for score in scores]
    return Result(seed, seat, won, points, actions, bool(decisions), seconds, choices, playouts, longest)


@dataclass
class Store:
    """The games played so far, kept in a file of one JSON line each if one is named."""

    plan: Plan
    path: Path | None = None
    results: list[Result] = field(default_factory=list)

    @property
    def wins(self) -> list[float]:
        """Of A, game by game; a shared win is a part of one."""
        return [result.won for result in self.results]

    def load(self) -> None:
        """Take over what was played before with the same plan."""
        if self.path is None or not self.path.exists():
            return
        for line in self.path.read_text(encoding="utf-8").splitlines():
            kept = json.loads(line)
            if kept["plan"] == json.loads(json.dumps(asdict(self.plan))):
                self.results.append(Result(**kept["result"]))

    def add(self, result: Result) -> None:
        """A game was played."""
        self.results.append(result)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"plan": asdict(self.plan), "result": asdict(result)}) + "\n")
