"""Open choices after the table has moved on: whose picks stay, and whose begin anew."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from game.desk.choices import Choices
from game.rules.kernel.action import act
from game.rules.kernel.decision import Decision
from game.rules.kernel.text import text

if TYPE_CHECKING:
    from game.match.session import Session


def asked(*targets: str) -> list[Decision]:
    """Two seats choose at once, each two of these things."""
    pairs = [(one, other) for one in targets for other in targets if one < other]
    return [
        Decision(seat, text("toy-prompt"), tuple(act(seat, "take", *pair) for pair in pairs))
        for seat in (0, 1)
    ]


@pytest.mark.parametrize(
    ("acted", "kept"), [({1}, {0: ("a",), 1: ()}), ({0}, {0: (), 1: ("b",)}), (None, {0: (), 1: ()})]
)
def test_who_acted_chooses_anew_and_the_others_keep_what_is_still_possible(
    acted: set[int] | None, kept: dict[int, tuple[str, ...]]
) -> None:
    now = asked("a", "b", "c")
    session = SimpleNamespace(decisions=lambda: tuple(now), persons=(0, 1), seats=(0, 1))
    choices = Choices(cast("Session", session), None, None)
    choices.renew(frozenset())
    for seat, target in ((0, "a"), (1, "b")):
        choosing = choices.of(seat)
        assert choosing is not None
        choosing.point(target)
    now[:] = asked("a", "b", "d")
    choices.renew(acted)
    found = {seat: choosing.picked for seat in (0, 1) if (choosing := choices.of(seat))}
    assert found == kept
