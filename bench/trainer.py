"""Learns the weights of a title's computer players: ``python -m bench.trainer --title splendor --seed 1``.

Computers play one another, one ply deep and now and then at random; from who won, logistic regression learns
what each term of the guide is worth, early and late in a game. Then they play again with what was learned.
The title's recipe (`RECIPES`) says in which stages; nothing is taken over from the table that stands, so that
the same seed gives the same table, byte for byte. It is written to
the recipe's table in ``assets/data/<title>``; how weights are found is in `bench.fitting`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from math import exp
from pathlib import Path

from bench.fitting import FREE, Positions, Rows, fit
from bench.policies import SENSIBLE, score_greedy
from game.brains.weighted import FILE, Weight, Weighted
from game.opponents.guides import guide_for
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, GameInfo, OptionValue, Score, play, start
from game.rules.kernel.tables import DATA
from game.tables.registry import find_title

MOST_ACTIONS = 2000
CHUNK = 5
"""So many games are handed to a process at a time."""
SEEN = 3
"""One turn of so many is looked at: those of a game tell much the same, for it has but one winner."""
Table = Mapping[str, Weight]


@dataclass(frozen=True)
class Stage:
    """A part of a recipe.

    Attributes:
        rounds: of play and learning.
        games: a round.
        seats: the numbers of players that take part; all that the title allows, if none is named.
        mixed: games with options of the title take part.
        opening: who plays the first round: "sensible" or "greedy" of the benches; else who was learned last.
        kept: what is learned from: the games of so many rounds, the last ones.
        wild: of a hundred actions so many are random.
    """

    rounds: int
    games: int
    seats: tuple[int, ...] = ()
    mixed: bool = True
    opening: str = ""
    kept: int = 1
    wild: int = 8


@dataclass(frozen=True)
class Recipe:
    """How the weights of a title are learned.

    Attributes:
        stages: of learning, from nothing: the first needs an opening.
        prior: what is believed of each term, early and late; 0 for one that is not named. The last weights
            come from the games of the last stage, held near it. Nothing named: the title's own table is what
            is believed, and its players play the first round.
        firm: how firmly they are held.
        spread: so many points more are worth e times the share of a win; 0: the winner has all of it.
        file: the table that is learned.
    """

    stages: tuple[Stage, ...]
    prior: Mapping[str, tuple[float, float]]
    firm: float
    spread: float = 0.0
    file: str = FILE


RECIPES: Mapping[str, Recipe] = {
    "splendor": Recipe(
        stages=(
            Stage(rounds=4, games=150, seats=(2,), mixed=False, opening="sensible", kept=2),
            Stage(rounds=4, games=250, kept=4),
        ),
        # By hand: what several long learnings agreed on, rounded.
        prior={
            "points": (0.15, 0.5),
            "bonuses": (0.5, 0.05),
            "spread": (0.1, -0.2),
            "tokens": (0.07, 0.07),
            "hand": (-0.05, 0.05),
            "reach": (0.035, 0.025),
            "best": (0.02, 0.45),
            "engine": (-0.03, 0.05),
            "nobles": (0.65, 0.25),
            "goal": (0.0, 1.4),
            "posts": (0.4, 0.05),
            "cities": (4.5, 1.2),
            "golden": (0.2, 0.3),
            "forts": (0.05, 0.05),
            "move": (0.2, 0.6),
        },
        firm=0.2,
    ),
    "newyork1901": Recipe(
        stages=(Stage(rounds=1, games=1000, seats=(2,), mixed=False),),
        prior={},
        firm=0.1,
        spread=7.0,
        file="sultan.csv",
    ),
}


def learn(title: str, recipe: Recipe, seed: int, jobs: int = 1) -> dict[str, Weight]:
    """Play and learn in turn; returns the last weights, the same with any number of ``jobs``."""
    rng, guide = Rng(seed), _guide(title)
    nothing = dict.fromkeys(guide.terms, Weight(0.0, 0.0))
    table: Table = nothing if recipe.prior else guide.table
    learned = Positions()
    with ProcessPoolExecutor(jobs) as pool:
        for stage in recipe.stages:
            rounds: list[Positions] = []
            for number in range(stage.rounds):
                one = partial(_game, title, recipe.spread, stage, table, stage.opening if number == 0 else "")
                seeds = [rng.next() for _ in range(stage.games)]
                played = chain.from_iterable(pool.map(one, seeds, chunksize=CHUNK))
                rounds = [*rounds, list(played)][-stage.kept :]
                learned = list(chain.from_iterable(rounds))
                table, loss = fit(nothing, learned, Rng(seed + number), FREE, guide.boons)
                _tell(f"round {number + 1}/{stage.rounds}: {len(learned)} positions, loss {loss:.4f}")
    named = {term: Weight(*recipe.prior.get(term, (0.0, 0.0))) for term in guide.terms}
    prior = named if recipe.prior else guide.table
    return fit(prior, learned, Rng(seed), recipe.firm, guide.boons)[0]


@cache
def _guide(title: str, options: tuple[tuple[str, OptionValue], ...] = ()) -> Weighted:
    guide = guide_for(title, find_title(title).rules(dict(options)))
    if not isinstance(guide, Weighted):
        raise SystemExit(f"{title}: its guide has no weights")
    return guide


def _options(info: GameInfo, rng: Rng) -> dict[str, OptionValue]:
    """Some options or other that go together; as often as not the defaults."""
    if rng.below(2):
        return {}
    while True:
        chosen = {option.id: rng.pick(option.choices) for option in info.options}
        if info.clash(chosen) is None:
            return chosen


def _game(title: str, spread: float, stage: Stage, table: Table, opening: str, seed: int) -> Positions:
    """A game; what was measured at the beginning of each turn, with the winner."""
    rng, info = Rng(seed), find_title(title).rules({}).info
    options = _options(info, rng) if stage.mixed else {}
    guide = _guide(title, tuple(options.items())).weighed(table)
    rules: AnyRules = guide.rules
    policies = {"sensible": SENSIBLE.get(title), "greedy": score_greedy(rules)}
    policy = policies.get(opening)
    state = start(rules, GameConfig(rng.pick(stage.seats or info.seats), rng.next() >> 1, options))
    rows: list[Rows] = []
    for _ in range(MOST_ACTIONS):
        decisions = rules.decisions(state)
        if not decisions:
            break
        decision = rng.pick(decisions)
        if rng.below(100) < stage.wild:
            action = rng.pick(guide.candidates(state, decision))
        elif policy:
            action = policy(state, decision.actions, rng)
        else:
            action = guide.pick(state, decision, rng)
        if play(rules, state, action).new_turn is not None and state.stack and rng.below(SEEN) == 0:
            rows.append([_row(guide, state, seat) for seat in range(len(state.players))])
    won = shares(rules.scores(state), spread)
    return [(row, won) for row in rows] if won else []


def shares(scores: Sequence[Score], spread: float) -> list[float]:
    """Each seat's share of a game; empty for one that tells nothing: several have won."""
    if not spread:
        first = [score.rank == 1 for score in scores]
        return [float(won) for won in first] if sum(first) == 1 else []
    best = max(score.total for score in scores)
    odds = [exp((score.total - best) / spread) for score in scores]
    return [each / sum(odds) for each in odds]


def _row(guide: Weighted, state: object, seat: int) -> list[float]:
    far = min(1.0, guide.progress(state))
    values = guide.measure(state, seat)
    return [(1 - far) * value for value in values] + [far * value for value in values]


def write(title: str, table: dict[str, Weight], path: Path | None = None) -> None:
    """Put the weights into the table that the title's recipe names."""
    lines = ["term,early,late"]
    lines += [f"{term},{weight.early:.4f},{weight.late:.4f}" for term, weight in table.items()]
    (path or DATA / title / RECIPES[title].file).write_text("\n".join(lines) + "\n", encoding="utf-8")


def _tell(words: str) -> None:
    sys.stderr.write(f"{words}\n")


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.trainer",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--title", required=True, choices=RECIPES, help="whose recipe is followed")
    parser.add_argument("--seed", type=int, default=1, help="of all chance; 1 gives the table of the game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes; all cores")
    parser.add_argument("--to", type=Path, metavar="FILE", help="write there instead of the game's table")
    chosen = parser.parse_args()
    write(chosen.title, learn(chosen.title, RECIPES[chosen.title], chosen.seed, chosen.jobs), chosen.to)


if __name__ == "__main__":
    main()
