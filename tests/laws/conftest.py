"""Each law is tried on games of every case."""

from __future__ import annotations

import pytest

from tests.laws.cases import Case, cases
from tests.laws.playing import Game, game

GAMES = (("random", 1), ("random", 2), ("greedy", 1))
"""Policy and seed of the games that each case is tried on."""


@pytest.fixture(params=cases(), ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    """Every title x players x options."""
    found: Case = request.param
    return found


@pytest.fixture(params=GAMES, ids=str)
def played(request: pytest.FixtureRequest, case: Case) -> Game:
    """Whole games of the case by each policy."""
    policy, seed = request.param
    return game(case, seed, policy)
