"""When those who move elsewhere may come to the table: one move after the other, for people to follow."""

from __future__ import annotations

from game.match.drivers import Drivers
from game.ui.services import Services
from game.ui.table.stage import Stage

PAUSE = {"off": 0.0, "fast": 0.35, "normal": 0.8}
"""Seconds between two moves that no person makes, by the setting of animation."""


class Pace:
    """Lets the drivers move when the table is still and people have seen the last move.

    Args:
        services: the program's services, for the setting.
        drivers: who moves; None where people play alone.
        stage: what has to be still.
    """

    def __init__(self, services: Services, drivers: Drivers | None, stage: Stage) -> None:
        self._services, self._drivers, self._stage = services, drivers, stage
        self._rested = 0.0

    def rest(self) -> None:
        """Something happened: it is to be seen for a while."""
        self._rested = 0.0

    def hurry(self) -> None:
        """Somebody does not want to wait."""
        self._rested = max(PAUSE.values())

    def update(self, dt: float) -> bool:
        """Let time pass. True if somebody moved."""
        if self._drivers is None or self._stage.moving:
            return False
        self._rested += dt
        return self._rested >= PAUSE[self._services.settings.animation] and self._drivers.pump()
