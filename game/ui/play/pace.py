"""When those who move elsewhere may come to the table, and how long the last position is held."""

from __future__ import annotations

from game.ui.play.match import Match
from game.ui.services import Services
from game.ui.table.view import TableView

PAUSE = {"off": 0.0, "fast": 0.35, "normal": 0.8}
"""Seconds between two moves that no person makes, by the setting of animation."""
HOLD = {"off": 0.0, "fast": 0.8, "normal": 1.6}
"""Seconds for which the last position is seen before the scores."""


class Pace:
    """Lets the drivers move when the table is still and people have seen the last move.

    Args:
        services: the program's services, for the setting.
        match: who moves, and how far it has come.
        view: what has to be still.
    """

    def __init__(self, services: Services, match: Match, view: TableView) -> None:
        self._services, self._match, self._view = services, match, view
        self._rested, self._revision = 0.0, match.sitting.revision

    @property
    def held(self) -> bool:
        """Whether the present position has been seen for long enough."""
        return not self._view.moving and self._rested >= HOLD[self._services.settings.animation]

    def hurry(self) -> None:
        """Somebody does not want to wait."""
        self._rested = max(HOLD.values())

    def update(self, dt: float) -> bool:
        """Let time pass; whatever was done is to be seen for a while. True if somebody moved."""
        if self._revision != self._match.sitting.revision:
            self._rested, self._revision = 0.0, self._match.sitting.revision
        if self._view.moving:
            return False
        self._rested += dt
        ready = self._rested >= PAUSE[self._services.settings.animation]
        lesson = self._match.lesson
        return ready and not (lesson and lesson.waits) and self._match.drivers.pump()
