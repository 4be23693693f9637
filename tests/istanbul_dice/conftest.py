"""The laws of the house on games of this title, with a table that shows the plain position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.rules.istanbul_dice.rules import IstanbulDiceRules
from game.rules.kernel.event import Event
from game.rules.kernel.rules import AnyRules, OptionValue
from game.rules.kernel.values import to_plain
from game.tables.table import Title
from tests.laws.cases import Case
from tests.laws.playing import Game, game
from tests.laws.seen import Saw


class PlainTable:
    """Stands in for a table where a law wants to know whether two views look alike."""

    def placements(self, view: Any) -> Any:
        """All there is to see."""
        return to_plain(view)

    def tell(self, event: Event) -> Any:
        """All that is said."""
        return event


def _rules(options: Mapping[str, OptionValue]) -> AnyRules:
    return IstanbulDiceRules()


def _table(rules: AnyRules) -> Any:
    return PlainTable()


def _layout(rules: AnyRules) -> Any:
    raise AssertionError("these laws look at no map")


TITLE = Title("istanbul_dice", _rules, _table, "", _layout)
CASES = [Case(TITLE, seats) for seats in (2, 3, 4)]
GAMES = (("random", 1), ("random", 2), ("greedy", 1))


@pytest.fixture(params=CASES, ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    """Every number of players."""
    found: Case = request.param
    return found


@pytest.fixture(params=GAMES, ids=str)
def played(request: pytest.FixtureRequest, case: Case) -> Game:
    """Whole games by each policy."""
    policy, seed = request.param
    return game(case, seed, policy)


@pytest.fixture
def saw() -> Saw:
    """The report of the laws is for registered titles."""
    return lambda number=1: None
