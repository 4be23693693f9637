"""Does Splendor come out as it should? ``python -m bench.sanity`` plays a simple policy against itself.

The bands are known from other programs that play the same policy: whoever changes the rules looks here.
"""

from __future__ import annotations

from statistics import mean, stdev

from bench.policies import points_first, whole_game
from bench.report import machine, show
from game.rules.splendor.rules import SplendorRules

RULES = SplendorRules()
GAMES = 300
ROUNDS = {2: (28.3, 30.3), 3: (26.9, 28.9), 4: (26.0, 28.0)}
"""Rounds by player count, for a policy that buys the affordable card with most points, else takes three."""
WINNER = (15.0, 17.0)


def measure(seats: int, games: int = GAMES) -> tuple[list[float], list[int], list[int]]:
    """Rounds, winner's points and winner's cards of so many games."""
    rounds: list[float] = []
    points: list[int] = []
    bought: list[int] = []
    for seed in range(games):
        state, turns, _ = whole_game(RULES, seats, seed, points_first)
        winner = next(score for score in RULES.scores(state) if score.rank == 1)
        rounds.append(turns / seats)
        points.append(winner.total)
        bought.append(len(state.players[winner.seat].cards))
    return rounds, points, bought


def _judged(value: float, band: tuple[float, float]) -> str:
    low, high = band
    return f"{'ok' if low <= value <= high else 'OUT'} ({low:.1f}-{high:.1f})"


def main() -> None:
    """Print the table."""
    rows = []
    for seats, band in ROUNDS.items():
        rounds, points, bought = measure(seats)
        error = stdev(rounds) / len(rounds) ** 0.5
        rows.append(
            [
                f"{seats} players",
                f"{mean(rounds):.1f} ± {error:.1f}",
                _judged(mean(rounds), band),
                f"{mean(points):.1f}",
                _judged(mean(points), WINNER),
                f"{mean(bought):.1f}",
            ]
        )
    columns = ["Splendor, points first", "rounds", "band", "winner's points", "band", "winner's cards"]
    show(f"Sanity over {GAMES} games each", columns, rows)


if __name__ == "__main__":
    print(machine())
    main()
