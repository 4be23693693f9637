"""Who leads, and whether that has just changed."""

from __future__ import annotations

from game.match.session import Session
from game.match.sitting import Change


class Lead:
    """Follows the points of a match, as everybody may know them.

    Args:
        session: the match.

    Attributes:
        taker: who took the lead from somebody else with the last action; None: nobody.
        points: those of the taker.
        passed: who had the lead before, with the points that they have now.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._ahead = _leaders(self._totals())
        self.taker: int | None = None
        self.points, self.passed = 0, tuple[tuple[int, int], ...]()

    def follow(self, change: Change) -> None:
        """The match has moved on."""
        totals, before = self._totals(), self._ahead
        self._ahead, self.taker = _leaders(totals), None
        taken = change.events and before and len(self._ahead) == 1 and not before & self._ahead
        if taken and self._session.decisions():
            self.taker = min(self._ahead)
            self.points = totals[self.taker]
            self.passed = tuple((seat, totals[seat]) for seat in sorted(before))

    def _totals(self) -> list[int]:
        rules = self._session.rules
        return [score.total for score in rules.scores(rules.view(self._session.state, None))]


def _leaders(totals: list[int]) -> frozenset[int]:
    """Who has most points; nobody while all are level."""
    best = max(totals)
    return frozenset(seat for seat, total in enumerate(totals) if total == best > min(totals))
