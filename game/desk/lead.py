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
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._ahead = self._leaders()
        self.taker: int | None = None

    def follow(self, change: Change) -> None:
        """The match has moved on."""
        before, self._ahead = self._ahead, self._leaders()
        taken = change.events and before and len(self._ahead) == 1 and not before & self._ahead
        self.taker = min(self._ahead) if taken and self._session.decisions() else None

    def _leaders(self) -> frozenset[int]:
        """Who has most points; nobody while all are level."""
        rules = self._session.rules
        totals = [score.total for score in rules.scores(rules.view(self._session.state, None))]
        best = max(totals)
        return frozenset(seat for seat, total in enumerate(totals) if total == best > min(totals))
