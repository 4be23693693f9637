"""What a title says of the whole match, besides what lies on the table."""

from __future__ import annotations

from typing import Any, Protocol

from game.rules.kernel.text import Text


class Summary(Protocol):
    """How the match stands besides what lies on the table. The bar and the panels ask.

    Attributes:
        provisional_scores: scores before the end are guesses of how things stand, and are shown as such.
    """

    provisional_scores: bool

    def facts(self, view: Any) -> tuple[Text, ...]:
        """What holds for the whole table; the first, in few words, is always seen: the round, the goal."""

    def badges(self, view: Any, seat: int) -> tuple[str, ...]:
        """How a seat stands in the present round: names of icons ("ready", "passed", "ended")."""
