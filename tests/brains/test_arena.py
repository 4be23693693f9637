"""The arena counts rightly and goes on where it was; the trainer finds what decides games, every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.arena import wanted
from bench.duel import Plan, Store, one_game
from bench.fitting import Positions, fit
from bench.odds import elo, sequential_result, wilson
from bench.trainer import write
from game.brains.weighted import Weight
from game.rules.kernel.rng import Rng

PLAN = Plan("splendor", 2, (), "guest", "random")


def test_an_interval_narrows_with_the_games_and_holds_the_share() -> None:
    few, many = wilson(0.6, 10), wilson(0.6, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_elo_steps_are_those_of_the_textbook() -> None:
    assert elo(0.5) == pytest.approx(0)
    assert elo(0.75) == pytest.approx(190.85, abs=0.1)


def test_a_sequential_test_ends_when_the_games_have_said_enough() -> None:
    assert sequential_result([1.0, 0.0], 0.5, 0.7) == "goes on"
    assert sequential_result([1.0] * 12, 0.5, 0.7) == "accepts 70%"
    assert sequential_result([0.0] * 12, 0.5, 0.7) == "accepts 50%"


def test_the_same_seed_and_seat_give_the_same_game() -> None:
    one, other = one_game(PLAN, 3, 1), one_game(PLAN, 3, 1)
    assert (one.won, one.points, one.actions) == (other.won, other.points, other.actions)
    assert not one.capped and one.choices > 5


def test_games_that_were_kept_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    store = Store(PLAN, path)
    assert list(wanted(store, 2, 1)) == [(1, 0), (1, 1), (2, 0), (2, 1)]
    store.add(one_game(PLAN, 1, 1))
    again = Store(PLAN, path)
    again.load()
    assert list(wanted(again, 2, 1)) == [(1, 0), (2, 0), (2, 1)]
    other = Store(Plan("splendor", 2, (), "trader", "random"), path)
    other.load()
    assert not other.results, "another pairing in the same file"


def test_what_decides_is_found_and_what_does_not_is_worth_little() -> None:
    rng = Rng(5)
    positions = Positions()
    for _ in range(400):
        rows = [[float(rng.below(10)) for _ in range(4)] for _ in range(2)]
        more = float(rows[1][0] > rows[0][0])
        positions.append((rows, (1 - more, more)))
    nothing = dict.fromkeys(("good", "idle"), Weight(0.0, 0.0))
    table, loss = fit(nothing, positions, Rng(1))
    assert loss < 0.4
    assert table["good"].early > 5 * abs(table["idle"].early)
    assert fit(nothing, positions, Rng(1))[0] == table


def test_weights_are_written_as_the_guide_reads_them(tmp_path: Path) -> None:
    path = tmp_path / "opponents.csv"
    write("splendor", {"points": Weight(0.5, -1.25)}, path)
    assert path.read_text(encoding="utf-8") == "term,early,late\npoints,0.5000,-1.2500\n"
