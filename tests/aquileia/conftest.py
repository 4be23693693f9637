"""The laws of every title, tried on Aquileia's rules while they have no table yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from game.rules.aquileia.rules import AquileiaRules
from game.rules.kernel.event import Event
from game.rules.kernel.rules import AnyRules, OptionValue
from game.rules.kernel.values import to_plain
from game.tables.title import Title
from tests.laws.cases import Case
from tests.laws.conftest import played, saw

__all__ = ["case", "played", "saw"]


class BareTable:
    """What the laws of rules ask of a table: everything seen is placed, everything told is said as it is."""

    def placements(self, view: Any) -> object:
        """The whole view: stricter than any table."""
        return to_plain(view)

    def tell(self, event: Event) -> Event:
        """The event itself."""
        return event


def _rules(options: Mapping[str, OptionValue]) -> AnyRules:
    return AquileiaRules()


def _table(rules: AnyRules) -> Any:
    return BareTable()


def _layout(rules: AnyRules) -> Any:
    raise AssertionError("there is no table yet")


TITLE = Title(id="aquileia", rules=_rules, table=_table, painter="", layout=_layout)


@pytest.fixture(params=(3, 4, 5))
def case(request: pytest.FixtureRequest) -> Case:
    """Aquileia with each number of players."""
    return Case(TITLE, request.param)
