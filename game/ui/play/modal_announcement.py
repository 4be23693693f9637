"""What was decided, a contest or a fight, is seen where it happened before the table goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.desk.announcements import modal_event
from game.rules.kernel.event import Event
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.table.view import TableView


class ModalAnnouncement:
    """Keeps the table in its shot until people have read what was decided, or do not want to wait.

    Args:
        view: the table.
        go_on: shows what is asked next.

    Attributes:
        pending: it is being told.
    """

    def __init__(self, view: TableView, go_on: Callable[[], None]) -> None:
        self._view, self._go_on = view, go_on
        self.pending = False

    def expect(self, events: Sequence[Event]) -> None:
        """These events are shown next."""
        self.pending = modal_event(self._view.table, events) is not None

    def announce(self, events: Sequence[Event]) -> None:
        """The events have been shown: announce the decision; go on at once if there is no announcement."""
        self._view.announce_modal(events)
        if not self._view.announcing:
            self._finish()

    def update(self) -> bool:
        """What is announced may have been read by now. True if the table goes on."""
        read = self.pending and not (self._view.moving or self._view.announcing)
        if read:
            self._finish()
        return read

    def hear(self, intent: Intent) -> bool:
        """A press lands what moves, the next one goes on; True if it has done its work with that."""
        if not self.pending or not isinstance(intent, intents.Confirm | intents.Release):
            return False
        landing = self._view.stage.moving
        self._view.snap(announced=not landing)
        if not landing:
            self._finish()
        return True

    def _finish(self) -> None:
        self.pending = False
        self._go_on()
