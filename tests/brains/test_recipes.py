"""The weights of computers follow from a seed: whoever learns them again finds the table that is shipped."""

from __future__ import annotations

import os
import subprocess
import sys
from math import exp
from pathlib import Path

import pytest

from bench.fitting import Positions, fit
from bench.trainer import RECIPES, Recipe, Stage, learn, shares, write
from game.brains.weighted import Weight, weights
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import Score
from game.rules.kernel.tables import DATA
from tests.budget import TRAINED

FIRST = Stage(rounds=2, games=3, seats=(2,), mixed=False, opening="sensible")
SMALL = Recipe((FIRST, Stage(rounds=1, games=2)), {"points": (0.2, 0.5)}, 0.1)
LEARN = "from tests.brains.test_recipes import *; print(learn('splendor', SMALL, 4))"


def test_the_same_seed_learns_the_same_weights_in_any_process() -> None:
    env, here = {**os.environ, "PYTHONHASHSEED": "1"}, learn("splendor", SMALL, 4)
    there = subprocess.run([sys.executable, "-c", LEARN], env=env, capture_output=True, text=True, check=True)
    assert there.stdout.strip() == str(here) != str(learn("splendor", SMALL, 5))


def test_more_of_a_boon_never_counts_against_a_seat() -> None:
    rng, positions = Rng(3), Positions()
    for _ in range(200):
        rows = [[float(rng.below(9)), 0.0] for _ in range(2)]
        less = float(rows[1][0] < rows[0][0])
        positions.append((rows, (1 - less, less)))
    nothing = {"bane": Weight(0.0, 0.0)}
    free, _ = fit(nothing, positions, Rng(1))
    held, _ = fit(nothing, positions, Rng(1), boons={"bane"})
    assert free["bane"].early < 0 and held["bane"].early == 0


def test_what_games_do_not_speak_of_is_worth_what_was_believed_beforehand() -> None:
    prior = {"told": Weight(0.0, 0.0), "silent": Weight(0.3, -0.1)}
    rows = [[1.0, 5.0, 0.0, 0.0], [0.0, 5.0, 0.0, 0.0]]
    table, _ = fit(prior, [(rows, (1.0, 0.0))] * 100, Rng(1))
    assert table["told"].early > 0
    assert table["silent"].early == pytest.approx(0.3, abs=0.01)
    assert table["silent"].late == -0.1


def test_a_title_whose_recipe_names_no_belief_believes_its_own_table() -> None:
    few = Recipe((Stage(rounds=1, games=1, seats=(2,), mixed=False),), {}, firm=50.0, spread=7.0)
    believed = weights("newyork1901")
    learned = learn("newyork1901", few, 4)
    assert learned != believed
    for term, weight in learned.items():
        assert weight.late == pytest.approx(believed[term].late, abs=0.1)


def test_points_share_out_a_game_where_a_recipe_says_how_much_they_are_worth() -> None:
    scores = [Score(seat, points, (), rank=seat + 1) for seat, points in enumerate((60, 53))]
    assert shares(scores, 0) == [1.0, 0.0]
    assert shares(scores, 7)[0] == pytest.approx(1 / (1 + exp(-1)))
    level = [Score(seat, 60, (), rank=1) for seat in range(2)]
    assert shares(level, 0) == [] and shares(level, 7) == [0.5, 0.5]


@pytest.mark.parametrize("title", list(RECIPES)[:TRAINED] or [""])
def test_the_recipe_gives_the_table_that_is_shipped(title: str, tmp_path: Path) -> None:
    if not title:
        pytest.skip("takes minutes: make soak ARGS=weights")
    file = RECIPES[title].file
    write(title, learn(title, RECIPES[title], 1), tmp_path / file)
    assert (tmp_path / file).read_bytes() == (DATA / title / file).read_bytes()
