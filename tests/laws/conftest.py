"""Each law is tried on games of every case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.cases import GAMES, Case, cases
from tests.laws.playing import LEAST_ACTIONS_A_GAME, Game, game
from tests.laws.seen import NOTHING, PROPERTY, Saw


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Games beyond the budget are not selected, and pytest counts them; a case stays in one process."""
    for item in items:
        together = _together(getattr(item, "callspec", None))
        if together and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(together))
    spared = [item for item in items if _spared(getattr(item, "callspec", None))]
    if spared:
        config.hook.pytest_deselected(items=spared)
        items[:] = [item for item in items if item not in spared]


def _spared(spec: Any) -> bool:
    case = spec.params.get("case") if spec else None
    return isinstance(case, Case) and spec.params.get("played", case.tried[0]) not in case.tried


def _together(spec: Any) -> str:
    """What tests share: the games of a case, the pictures of a title."""
    params = spec.params if spec else {}
    case, title = params.get("case"), params.get("title")
    return case.name if isinstance(case, Case) else str(title or "")


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
