"""What is shown large is seen where it happened before the table goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.desk.desk import Desk
from game.desk.spotlights import spotlights
from game.rules.kernel.event import Event
from game.tables.table import Spotlight
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.table.view import TableView

_PRESSES = (intents.Confirm, intents.Release, intents.Back, intents.Nav, intents.Cycle, intents.Page)
"""Presses that do nothing but end a spotlight while there is one."""
_DEMANDS = (intents.Undo, intents.Redo, intents.Menu, intents.History, intents.Hint)
"""Presses that end all of them and are heard besides."""


class HeldShot:
    """Keeps the table in its shot until people have seen the spotlights, or do not want to wait.

    Args:
        desk: whose people see them.
        view: the table.
        go_on: shows what is asked next.

    Attributes:
        pending: something is shown large, or will be.
    """

    def __init__(self, desk: Desk, view: TableView, go_on: Callable[[], None]) -> None:
        self._desk, self._view, self._go_on = desk, view, go_on
        self._lit: list[Spotlight] = []
        self.pending = False

    def expect(self, events: Sequence[Event]) -> None:
        """These events are shown next."""
        self._lit = (
            spotlights(self._view.table, events, self._desk.seats) if self._view.spotlights.used else []
        )
        self.pending = bool(self._lit)

    def light(self) -> None:
        """The events have been shown: now what they brought, large."""
        self._view.light(self._lit)

    def update(self) -> bool:
        """All may have been seen by now. True if the table goes on."""
        seen = self.pending and not self._view.moving
        if seen:
            self._finish()
        return seen

    def hear(self, intent: Intent) -> bool:
        """A press lands what moves, the next one ends a spotlight; True if it has done its work with that."""
        if not self.pending or not isinstance(intent, (*_PRESSES, *_DEMANDS)):
            return False
        if isinstance(intent, _DEMANDS):
            self._view.snap()
            self._finish()
            return False
        if self._view.stage.moving:
            self._view.snap(lit=False)
        else:
            self._view.spotlights.skip()
        return True

    def _finish(self) -> None:
        self.pending, self._lit = False, []
        self._go_on()
