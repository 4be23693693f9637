"""Each law is tried on games of every case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import pytest

from tests.budget import asked
from tests.laws.cases import Case, cases
from tests.laws.playing import LEAST_ACTIONS_A_GAME, Game, game
from tests.laws.seen import NOTHING, PROPERTY, Saw

GAMES = (("random", 1), ("greedy", 1), ("random", 2))
"""Policy and seed of the games that there are to try a law on."""
TRIED = asked("LAWS", 1)
"""So many of them each case is tried on, a brief case on one; which is first goes by its name."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Games beyond the budget are not selected, and pytest counts them."""
    spared = [item for item in items if _spared(getattr(item, "callspec", None))]
    if spared:
        config.hook.pytest_deselected(items=spared)
        items[:] = [item for item in items if item not in spared]


def _spared(spec: Any) -> bool:
    case = spec.params.get("case") if spec else None
    if not isinstance(case, Case) or "played" not in spec.params:
        return False
    number = (GAMES.index(spec.params["played"]) - crc32(case.name.encode())) % len(GAMES)
    return number >= (1 if case.brief else TRIED)


@pytest.fixture(params=cases(), ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    """Every title x players x options."""
    found: Case = request.param
    return found


@pytest.fixture
def saw(request: pytest.FixtureRequest, case: Case) -> Iterator[Saw]:
    """Counts what a law was tried on; the report tells it by law and title.

    A law that meets nothing in a case proves nothing there and fails, unless the title is named in `NOTHING`.
    """
    seen = [0]

    def note(number: int = 1) -> None:
        seen[0] += number

    yield note
    law = request.node.originalname.removeprefix("test_").replace("_", " ")
    request.node.user_properties.append((PROPERTY, (law, case.title.id, seen[0])))
    bare = case.title.id in NOTHING.get(law, ())
    assert bool(seen[0]) is not bare, f"{law}: {seen[0]} in {case.name}"


@pytest.fixture(params=GAMES, ids=str)
def played(request: pytest.FixtureRequest, case: Case) -> Game:
    """Whole games of the case by each policy."""
    policy, seed = request.param
    found = game(case, seed, policy)
    assert len(found.steps) >= LEAST_ACTIONS_A_GAME
    return found
