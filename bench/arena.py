"""Computer players against one another: ``python -m bench.arena --title splendor --a trader --b guest``.

Every seed is played from all seats: player A sits in each place once, player B in all the others, so that
neither cards nor turn order favour anybody. Prints win rates with 95 % intervals, Elo steps, points, time and
playouts a choice, length of games and wins by seat. ``--json FILE`` keeps every game, to go on where it was
interrupted.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bench.policies import SENSIBLE, anything, score_greedy
from bench.report import machine, show
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
        a: the one who is measured: a level, "random", "greedy" or "sensible".
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
    """A game: A's seat and seed, the winners, points by seat, actions, CPU and choices of A."""

    seed: int
    seat: int
    won: float
    points: list[int]
    actions: int
    capped: bool
    seconds: float
    choices: int
    playouts: int


Player = Callable[[Any, Decision, Rng], tuple[Action, int]]


@cache
def _rules(title: str, options: tuple[tuple[str, OptionValue], ...]) -> tuple[AnyRules, Guide]:
    rules = find_title(title).rules(dict(options))
    return rules, guide_for(title, rules)


def player(name: str, plan: Plan) -> Player:
    """Who plays under ``name``: views only, as at the table."""
    rules, guide = _rules(plan.title, plan.options)
    if name in LEVELS:
        level = LEVELS[name]
        brain = brain_of(guide, level)

        def think(view: Any, decision: Decision, rng: Rng) -> tuple[Action, int]:
            thought = brain.think(view, decision, rng, Allowance(plan.playouts or playouts_of(guide, level)))
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
    seconds = 0.0
    while (decisions := rules.decisions(state)) and actions < MOST_ACTIONS:
        decision = rng.pick(decisions)
        view = rules.view(state, decision.player)
        began = time.process_time()
        action, played = (mine if decision.player == seat else others)(view, decision, rng)
        if decision.player == seat:
            seconds, choices, playouts = seconds + time.process_time() - began, choices + 1, playouts + played
        play(rules, state, action)
        actions += 1
    scores = rules.scores(state)
    first = [score.seat for score in scores if score.rank == 1]
    won = 1 / len(first) if seat in first else 0.0
    points = [score.total for score in scores]
    return Result(seed, seat, won, points, actions, bool(decisions), seconds, choices, playouts)


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of ``count`` games."""
    if not count:
        return 0.0, 1.0
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return middle - reach, middle + reach


def elo(share: float) -> float:
    """The Elo steps that a share of wins between two stands for."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def verdict(results: list[Result], low: float, high: float) -> str:
    """A sequential test of two shares, errors of 5 %: which of them the games so far speak for."""
    won, lost = sum(r.won for r in results), sum(1 - r.won for r in results)
    ratio = won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    edge = math.log(0.95 / 0.05)
    return f"accepts {high:.0%}" if ratio > edge else f"accepts {low:.0%}" if ratio < -edge else "goes on"


@dataclass
class Store:
    """The games played so far, kept in a file of one JSON line each if one is named."""

    plan: Plan
    path: Path | None = None
    results: list[Result] = field(default_factory=list)

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


def wanted(store: Store, pairs: int, first: int) -> Iterator[tuple[int, int]]:
    """The games that are still to be played: every seed from all seats."""
    done = {(result.seed, result.seat) for result in store.results}
    games = ((seed, seat) for seed in range(first, first + pairs) for seat in range(store.plan.players))
    return (game for game in games if game not in done)


def run(store: Store, pairs: int, first: int, jobs: int, shares: tuple[float, float] | None) -> None:
    """Play what is missing, on all cores, with a bar that shows how far it has come."""
    games = list(wanted(store, pairs, first))
    total = len(games) + len(store.results)
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(one_game, store.plan, seed, seat) for seed, seat in games}
        try:
            for future in as_completed(waiting):
                store.add(future.result())
                _progress(len(store.results), total)
                if shares and verdict(store.results, *shares) != "goes on":
                    break
        except KeyboardInterrupt:
            sys.stderr.write("\ninterrupted: what was played so far counts\n")
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    sys.stderr.write("\n")


def _progress(done: int, total: int) -> None:
    if not sys.stderr.isatty() and done != total:
        return
    filled = round(40 * done / max(1, total))
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total}")
    sys.stderr.flush()


def report(store: Store, shares: tuple[float, float] | None = None) -> None:
    """Print what the games say."""
    results, plan = store.results, store.plan
    count = len(results)
    share = sum(result.won for result in results) / max(1, count)
    low, high = wilson(share, count)
    mine = [result.points[result.seat] for result in results]
    theirs = [p for result in results for seat, p in enumerate(result.points) if seat != result.seat]
    choices = max(1, sum(result.choices for result in results))
    rows = [
        ["games", f"{count}, {sum(result.capped for result in results)} ended as too long"],
        [f"{plan.a} wins", f"{share:.1%} [{low:.1%}, {high:.1%}], par {1 / plan.players:.0%}"],
        ["Elo steps", f"{elo(share):+.0f}" if plan.players == 2 else "only for two"],
        ["points", f"{_mean(mine):.1f} : {_mean(theirs):.1f}"],
        ["CPU a choice", f"{sum(result.seconds for result in results) / choices * 1000:.1f} ms"],
        ["playouts a choice", f"{sum(result.playouts for result in results) / choices:.1f}"],
        ["actions a game", f"{_mean([result.actions for result in results]):.0f}"],
        ["wins by seat", ", ".join(f"{_of_seat(results, seat):.0%}" for seat in range(plan.players))],
    ]
    rows += [["sequential test", verdict(results, *shares)]] if shares else []
    options = " ".join(f"{name}={value}" for name, value in plan.options)
    heading = f"{plan.title} {options}, {plan.players} players: {plan.a} against {plan.b}"
    show(heading, ["what", "measured"], rows)


def _mean(values: list[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def _of_seat(results: list[Result], seat: int) -> float:
    own = [result.won for result in results if result.seat == seat]
    return sum(own) / len(own) if own else 0.0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", required=True)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    names = (*LEVELS, "random", "greedy", "sensible")
    parser.add_argument("--a", choices=names, default="trader")
    parser.add_argument("--b", choices=names, default="guest")
    parser.add_argument("--pairs", type=int, default=50, help="how many seeds, each from all seats")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--playouts", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"))
    return parser.parse_args()


def _options(title: str, given: list[str]) -> tuple[tuple[str, OptionValue], ...]:
    offered = {option.id: option.choices for option in find_title(title).rules({}).info.options}
    chosen: dict[str, OptionValue] = {}
    for each in given:
        name, _, word = each.partition("=")
        chosen[name] = next(value for value in offered[name] if str(value).lower() == word.lower())
    return tuple(sorted(chosen.items()))


def main() -> None:
    """Play and report."""
    chosen = _arguments()
    options = _options(chosen.title, chosen.option)
    plan = Plan(chosen.title, chosen.players, options, chosen.a, chosen.b, chosen.playouts)
    store = Store(plan, chosen.json)
    store.load()
    shares = tuple(chosen.sprt) if chosen.sprt else None
    print(machine())
    run(store, chosen.pairs, chosen.first, chosen.jobs, shares)
    report(store, shares)


if __name__ == "__main__":
    main()
