"""Learns the weights of a title's computer players: ``python -m bench.trainer --title splendor --seed 1``.

Computers play one another, one ply deep and now and then at random; from who won, logistic regression learns
what each term of the guide is worth, early and late in a game. Then they play again with what was learned.
The title's recipe (`RECIPES`) says in which stages; nothing is taken over from the table that stands, so that
the same seed gives the same table, byte for byte. It is written to
``assets/data/<title>/opponents.csv``. One file, a little long: all of it shares one shape of rows.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import exp, log, sqrt
from operator import mul
from pathlib import Path

from bench.policies import SENSIBLE, score_greedy
from game.brains.weighted import FILE, Weight, Weighted
from game.opponents.guides import guide_for
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, GameInfo, OptionValue, play, start
from game.rules.kernel.tables import DATA
from game.tables.registry import find_title

MOST_ACTIONS = 2000
CHUNK = 5
"""So many games are handed to a process at a time."""
SEEN = 3
"""One turn of so many is looked at: those of a game tell much the same, for it has but one winner."""
FREE = 0.002
"""How firmly weights are held near nothing while they are learned."""
Rows = list[list[float]]
Positions = list[tuple[Rows, int]]
"""What was measured at each seat, early terms before late ones, and who won in the end."""


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
            come from the games of the last stage, held near it.
        firm: how firmly they are held.
    """

    stages: tuple[Stage, ...]
    prior: Mapping[str, tuple[float, float]]
    firm: float


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
}


def learn(title: str, recipe: Recipe, seed: int, jobs: int = 1) -> dict[str, Weight]:
    """Play and learn in turn; returns the last weights, the same with any number of ``jobs``."""
    rng, guide = Rng(seed), _guide(title, {})
    nothing = dict.fromkeys(guide.terms, Weight(0.0, 0.0))
    table, learned = nothing, Positions()
    with ProcessPoolExecutor(jobs) as pool:
        for stage in recipe.stages:
            rounds: list[Positions] = []
            for number in range(stage.rounds):
                one = partial(_game, title, stage, table, stage.opening if number == 0 else "")
                seeds = [rng.next() for _ in range(stage.games)]
                played = chain.from_iterable(pool.map(one, seeds, chunksize=CHUNK))
                rounds = [*rounds, list(played)][-stage.kept :]
                learned = list(chain.from_iterable(rounds))
                table, loss = fit(nothing, learned, Rng(seed + number), FREE, guide.boons)
                _tell(f"round {number + 1}/{stage.rounds}: {len(learned)} positions, loss {loss:.4f}")
    prior = {term: Weight(*recipe.prior.get(term, (0.0, 0.0))) for term in guide.terms}
    return fit(prior, learned, Rng(seed), recipe.firm, guide.boons)[0]


def _guide(title: str, options: dict[str, OptionValue], table: dict[str, Weight] | None = None) -> Weighted:
    rules = find_title(title).rules(options)
    guide = guide_for(title, rules)
    if not isinstance(guide, Weighted):
        raise SystemExit(f"{title}: its guide has no weights")
    return type(guide)(rules, table) if table else guide


def _options(info: GameInfo, rng: Rng) -> dict[str, OptionValue]:
    """Some options or other that go together; as often as not the defaults."""
    if rng.below(2):
        return {}
    while True:
        chosen = {option.id: rng.pick(option.choices) for option in info.options}
        if info.clash(chosen) is None:
            return chosen


def _game(title: str, stage: Stage, table: dict[str, Weight], opening: str, seed: int) -> Positions:
    """A game; what was measured at the beginning of each turn, with the winner."""
    rng, info = Rng(seed), find_title(title).rules({}).info
    options = _options(info, rng) if stage.mixed else {}
    guide = _guide(title, options, table)
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
    first = [score.seat for score in rules.scores(state) if score.rank == 1]
    return [(row, first[0]) for row in rows] if len(first) == 1 else []


def _row(guide: Weighted, state: object, seat: int) -> list[float]:
    far = min(1.0, guide.progress(state))
    values = guide.measure(state, seat)
    return [(1 - far) * value for value in values] + [far * value for value in values]


def fit(
    prior: Mapping[str, Weight],
    positions: Positions,
    rng: Rng,
    firm: float = FREE,
    boons: Collection[str] = (),
    sweeps: int = 12,
) -> tuple[dict[str, Weight], float]:
    """The weights under which the winners were likeliest: Adam over small batches, held near the prior.

    The weights of ``boons`` do not fall below nothing: where few games know a term, chance would have it so.
    """
    terms = tuple(prior)
    good = [term in boons for term in (*terms, *terms)]
    scale = _scales(positions, len(terms))
    believed = [weight.early for weight in prior.values()] + [weight.late for weight in prior.values()]
    held = [weight * unit for weight, unit in zip(believed, scale, strict=True)]
    weights, first, second = list(held), [0.0] * len(held), [0.0] * len(held)
    step, loss, order = 0, 0.0, list(range(len(positions)))
    for sweep in range(sweeps):
        rng.shuffle(order)
        rate, loss = 0.03 / (1 + sweep / 2), 0.0
        for batch in _batches(order, 64):
            slope = [firm * (weight - near) for weight, near in zip(weights, held, strict=True)]
            for place in batch:
                loss += _add_slope(positions[place], weights, scale, slope, 1 / len(batch))
            step += 1
            for at, each in enumerate(slope):
                first[at] = 0.9 * first[at] + 0.1 * each
                second[at] = 0.999 * second[at] + 0.001 * each * each
                correct = first[at] / (1 - 0.9**step), second[at] / (1 - 0.999**step)
                weights[at] -= rate * correct[0] / (sqrt(correct[1]) + 1e-8)
                if good[at] and weights[at] < 0:
                    weights[at] = 0.0
    found = [weight / unit for weight, unit in zip(weights, scale, strict=True)]
    half = len(terms)
    table = {term: Weight(found[at], found[half + at]) for at, term in enumerate(terms)}
    return table, loss / max(1, len(positions))


def _batches(order: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    return (order[start : start + size] for start in range(0, len(order), size))


def _scales(positions: Positions, half: int) -> list[float]:
    """How far each term spreads between the seats of a position, early or late; 1 for what never differs.

    Early and late share a scale: what hardly occurs early is not worth very much then, but next to nothing.
    """
    sums, count = [0.0] * half, 0
    for rows, _ in positions:
        for at in range(half):
            values = [row[at] + row[half + at] for row in rows]
            mean = sum(values) / len(values)
            sums[at] += sum((value - mean) ** 2 for value in values)
        count += len(rows)
    return [sqrt(each / max(1, count)) or 1.0 for each in sums] * 2


def _add_slope(
    position: tuple[Rows, int], weights: list[float], scale: list[float], slope: list[float], part: float
) -> float:
    """Add to ``slope`` where the loss of a position falls; returns the loss."""
    rows, winner = position
    scaled = [[value / unit for value, unit in zip(row, scale, strict=True)] for row in rows]
    standing = [sum(map(mul, weights, row)) for row in scaled]
    best = max(standing)
    odds = [exp(each - best) for each in standing]
    every = sum(odds)
    for seat, row in enumerate(scaled):
        wrong = part * (odds[seat] / every - (seat == winner))
        for at, value in enumerate(row):
            slope[at] += wrong * value
    return log(every / odds[winner])


def write(title: str, table: dict[str, Weight], path: Path | None = None) -> None:
    """Put the weights into the title's table."""
    lines = ["term,early,late"]
    lines += [f"{term},{weight.early:.4f},{weight.late:.4f}" for term, weight in table.items()]
    (path or DATA / title / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")


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
