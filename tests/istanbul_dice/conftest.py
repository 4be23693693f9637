"""Every number of players, for tests over whole games."""

from __future__ import annotations

import pytest

from game.tables.registry import find_title
from tests.laws.cases import Case

CASES = [Case(find_title("istanbul_dice"), seats) for seats in (2, 3, 4)]


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    """Every number of players."""
    found: Case = request.param
    return found
