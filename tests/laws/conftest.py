"""Each law is tried on games of every case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.cases import GAMES, Case, cases
from tests.laws.figures import meets
from tests.laws.playing import LEAST_ACTIONS_A_GAME, Game, game
from tests.laws.seen import PROPERTY, Saw
from tests.laws.walks import LARGER, WANTED, Walk, keys, walked
from tests.room import Sit


@pytest.hookimpl(tryfirst=True)  # before the groups are read, wherever this file was found first
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Games beyond the budget are not selected, and pytest counts them.

    A case stays in one process, and a group together: what its tests share is made once and kept no longer.
    """
    for item in items:
        together = _together(getattr(item, "callspec", None))
        if together and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(together))
    spared = [item for item in items if _spared(getattr(item, "callspec", None))]
    if spared:
        config.hook.pytest_deselected(items=spared)
    order = {group: place for place, group in enumerate(dict.fromkeys(map(_group, items)))}
    gone = set(spared)
    items[:] = sorted((item for item in items if item not in gone), key=lambda item: order[_group(item)])


def _group(item: pytest.Item) -> str:
    marker = item.get_closest_marker("xdist_group")
    return str(marker.args[0]) if marker else ""


def _spared(spec: Any) -> bool:
    case = spec.params.get("case") if spec else None
    return isinstance(case, Case) and spec.params.get("played", case.tried[0]) not in case.tried


def _together(spec: Any) -> str:
    """What tests share: the games of a case, the pictures of a title."""
    params = spec.params if spec else {}
    case, title = params.get("case"), params.get("title")
    for walk in ("walk", "larger"):
        title = params[walk][0] if walk in params else title
    return case.name if isinstance(case, Case) else str(title or "")


@pytest.fixture(params=cases(), ids=lambda case: case.name)
def case(request: pytest.FixtureRequest) -> Case:
    """Every title x players x options."""
    found: Case = request.param
    return found


@pytest.fixture
def saw(request: pytest.FixtureRequest, case: Case) -> Iterator[Saw]:
    """Counts what a law was tried on; the report tells it by law and title.

    A law that meets nothing in a case proves nothing there and fails, unless the title's figures say why.
    """
    seen = [0]

    def note(number: int = 1) -> None:
        seen[0] += number

    yield note
    law = request.node.originalname.removeprefix("test_").replace("_", " ")
    request.node.user_properties.append((PROPERTY, (law, case.title.id, seen[0])))
    assert bool(seen[0]) is meets(
        case.title.id, request.node.originalname
    ), f"{law}: {seen[0]} in {case.name}"


@pytest.fixture(params=GAMES, ids=str)
def played(request: pytest.FixtureRequest, case: Case) -> Game:
    """Whole games of the case by each policy."""
    policy, seed = request.param
    found = game(case, seed, policy)
    assert len(found.steps) >= LEAST_ACTIONS_A_GAME
    return found


def pytest_collection_finish(session: pytest.Session) -> None:
    """Walks are shown to the observers of those laws only that are tried."""
    WANTED.update(item.module.__name__ for item in session.items if isinstance(item, pytest.Function))


@pytest.fixture(params=keys())
def walk(request: pytest.FixtureRequest, sit: Sit, words_only: None) -> Walk:
    """A match of every title in every view, with what the laws of the screen saw of it."""
    return walked(sit, *request.param)


@pytest.fixture(params=[each for each in keys() if each.values[0][1] in LARGER])
def larger(request: pytest.FixtureRequest, sit: Sit, words_only: None) -> Walk:
    """The same at larger text; `usual` is the walk at 100 %."""
    return walked(sit, *request.param)


@pytest.fixture
def usual(larger: Walk, sit: Sit) -> Walk:
    """The walk of `larger` at 100 %."""
    return walked(sit, larger.title, larger.view.usual)
