"""Who has taken the lead, told by the points alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from game.desk.lead import Lead
from game.match.sitting import Change
from game.rules.kernel.event import Event
from game.rules.kernel.rules import Score

if TYPE_CHECKING:
    from game.match.session import Session


class Points:
    """A match of points alone; it is over where nothing is asked any more."""

    state = None

    def __init__(self, *totals: int) -> None:
        self.totals, self.asked = totals, True
        self.rules = self

    def view(self, state: Any, viewer: int | None) -> None:
        """Everybody may know the points."""

    def scores(self, view: Any) -> list[Score]:
        return [Score(seat, total, (), (), 1) for seat, total in enumerate(self.totals)]

    def decisions(self) -> tuple[str, ...]:
        return ("asked",) if self.asked else ()


ACTION = Change(frozenset({0}), (Event("scored", {}),))
UNDO = Change(None)


@pytest.mark.parametrize(
    ("before", "after", "taker"),
    [
        ((5, 3, 0), (5, 6, 0), 1),
        ((5, 3, 0), (7, 3, 0), None),
        ((5, 3, 0), (5, 5, 0), None),
        ((5, 3, 3), (5, 6, 6), None),
        ((5, 5, 0), (5, 6, 0), None),
        ((0, 0, 0), (0, 2, 0), None),
        ((5, 5, 0), (5, 5, 6), 2),
    ],
)
def test_the_lead_is_taken_by_one_who_passes_all_who_had_it(
    before: tuple[int, ...], after: tuple[int, ...], taker: int | None
) -> None:
    match = Points(*before)
    lead = Lead(cast("Session", match))
    assert lead.taker is None
    match.totals = after
    lead.follow(ACTION)
    assert lead.taker == taker
    if taker is not None:
        best = max(before)
        ahead = [seat for seat, points in enumerate(before) if points == best]
        assert lead.points == after[taker]
        assert lead.passed == tuple((seat, after[seat]) for seat in ahead)
    lead.follow(ACTION)
    assert lead.taker is None, "it is told once"


def test_what_is_taken_back_and_the_last_action_of_all_take_no_lead() -> None:
    for change, asked in ((UNDO, True), (ACTION, False)):
        match = Points(5, 3)
        lead = Lead(cast("Session", match))
        match.totals, match.asked = (5, 6), asked
        lead.follow(change)
        assert lead.taker is None
