"""How many damaged things were read, and how many refused: the report says it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.laws.seen import PROPERTY

Count = Callable[[bool], None]
"""``count(True)`` for what was read or played, ``count(False)`` for what was refused."""


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Iterator[Count]:
    """Counts what becomes of each damaged thing."""
    seen = Counter({"read": 0, "refused": 0})

    def note(read: bool) -> None:
        seen["read" if read else "refused"] += 1

    yield note
    name = request.node.originalname.removeprefix("test_").replace("_", " ")
    for outcome, number in seen.items():
        request.node.user_properties.append((PROPERTY, (name, outcome, number)))
