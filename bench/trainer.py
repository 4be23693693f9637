"""Learns the weights of a title's computer players: ``python -m bench.trainer --title splendor --seed 1``.

Computers play one another, one ply deep and now and then at random; from who won, logistic regression learns
what each term of the guide is worth, early and late in a game. Then they play again with what was learned.
The first games are played with the weights that stand, or by a simple policy (``--opening``), so that bad
weights teach nothing. The same seed gives the same weights; they are written to
``assets/data/<title>/opponents.csv``.
Every number of players and every option takes part in turn.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
Rows = list[list[float]]
Positions = list[tuple[Rows, int]]
"""What was measured at each seat, early terms before late ones, and who won in the end."""


@dataclass(frozen=True)
class Course:
    """How it is learned.

    Attributes:
        title: what is played.
        seats: the numbers of players that take part.
        mixed: games with options of the title take part.
        rounds: of play and learning.
        games: a round.
        seed: of everything.
        wild: of a hundred actions so many are random.
        opening: the first round is played by a simple policy instead: "sensible" or "greedy".
    """

    title: str
    seats: tuple[int, ...]
    mixed: bool
    rounds: int
    games: int
    seed: int
    wild: int = 8
    opening: str = ""


def learn(course: Course) -> dict[str, Weight]:
    """Play and learn in turn; returns the last weights."""
    rng = Rng(course.seed)
    guide = _guide(course.title, {})
    table = guide.table
    for number in range(course.rounds):
        positions: Positions = []
        for game in range(course.games):
            opening = course.opening if number == 0 else ""
            positions += _game(course, table, opening, rng)
            _tell(f"round {number + 1}/{course.rounds}, game {game + 1}/{course.games}")
        table, loss = fit(guide.terms, positions, Rng(course.seed + number))
        _tell(f"round {number + 1}/{course.rounds}: {len(positions)} positions, loss {loss:.4f}\n")
    return table


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


def _game(course: Course, table: dict[str, Weight], opening: str, rng: Rng) -> Positions:
    """A game; what was measured at the beginning of each turn, with the winner."""
    info = find_title(course.title).rules({}).info
    options = _options(info, rng) if course.mixed else {}
    guide = _guide(course.title, options, table)
    rules: AnyRules = guide.rules
    policies = {"sensible": SENSIBLE.get(course.title), "greedy": score_greedy(rules)}
    policy = policies.get(opening)
    state = start(rules, GameConfig(rng.pick(course.seats), rng.next() >> 1, options))
    rows: list[Rows] = []
    for _ in range(MOST_ACTIONS):
        decisions = rules.decisions(state)
        if not decisions:
            break
        decision = rng.pick(decisions)
        if rng.below(100) < course.wild:
            action = rng.pick(guide.candidates(state, decision))
        elif policy:
            action = policy(state, decision.actions, rng)
        else:
            action = guide.pick(state, decision, rng)
        if play(rules, state, action).new_turn is not None and state.stack:
            rows.append([_row(guide, state, seat) for seat in range(len(state.players))])
    first = [score.seat for score in rules.scores(state) if score.rank == 1]
    return [(row, first[0]) for row in rows] if len(first) == 1 else []


def _row(guide: Weighted, state: object, seat: int) -> list[float]:
    far = min(1.0, guide.progress(state))
    values = guide.measure(state, seat)
    return [(1 - far) * value for value in values] + [far * value for value in values]


def fit(
    terms: Sequence[str], positions: Positions, rng: Rng, sweeps: int = 12
) -> tuple[dict[str, Weight], float]:
    """The weights under which the winners were likeliest: Adam over small batches, weights kept small."""
    size = 2 * len(terms)
    scale = _scales(positions, size)
    weights, first, second = [0.0] * size, [0.0] * size, [0.0] * size
    step, loss, order = 0, 0.0, list(range(len(positions)))
    for sweep in range(sweeps):
        rng.shuffle(order)
        rate, loss = 0.03 / (1 + sweep / 2), 0.0
        for batch in _batches(order, 64):
            slope = [0.002 * weight for weight in weights]
            for place in batch:
                loss += _add_slope(positions[place], weights, scale, slope, 1 / len(batch))
            step += 1
            for at, each in enumerate(slope):
                first[at] = 0.9 * first[at] + 0.1 * each
                second[at] = 0.999 * second[at] + 0.001 * each * each
                correct = first[at] / (1 - 0.9**step), second[at] / (1 - 0.999**step)
                weights[at] -= rate * correct[0] / (sqrt(correct[1]) + 1e-8)
    found = [weight / unit for weight, unit in zip(weights, scale, strict=True)]
    half = len(terms)
    table = {term: Weight(found[at], found[half + at]) for at, term in enumerate(terms)}
    return table, loss / max(1, len(positions))


def _batches(order: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    return (order[start : start + size] for start in range(0, len(order), size))


def _scales(positions: Positions, size: int) -> list[float]:
    """How far each number spreads between the seats of a position; 1 for what never differs."""
    sums, count = [0.0] * size, 0
    for rows, _ in positions:
        for at in range(size):
            mean = sum(row[at] for row in rows) / len(rows)
            sums[at] += sum((row[at] - mean) ** 2 for row in rows)
        count += len(rows)
    return [sqrt(each / max(1, count)) or 1.0 for each in sums]


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
    if sys.stderr.isatty() or words.endswith("\n"):
        sys.stderr.write(f"\r{words}")
        sys.stderr.flush()


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--title", required=True)
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of players; all that the title allows")
    parser.add_argument("--plain", action="store_true", help="without options of the title")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=300, help="a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opening", choices=("sensible", "greedy"), default="")
    chosen = parser.parse_args()
    seats = tuple(chosen.seats or find_title(chosen.title).rules({}).info.seats)
    course = Course(
        chosen.title,
        seats,
        not chosen.plain,
        chosen.rounds,
        chosen.games,
        chosen.seed,
        opening=chosen.opening,
    )
    write(chosen.title, learn(course))


if __name__ == "__main__":
    main()
