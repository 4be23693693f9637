"""Secret choices with own devices: whoever holds the inspect button of the own device sees the own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.desk.desk import Desk
from game.ui.input import intents
from game.ui.input.intents import Intent

_ACTING = (
    intents.Nav,
    intents.Cycle,
    intents.Page,
    intents.Turn,
    intents.Confirm,
    intents.Back,
    intents.Undo,
)


class Peeking:
    """Gives the table to the seat whose device speaks, as long as several choose in secret at once.

    Only one can look at a time; meanwhile the other devices wait.

    Args:
        desk: whose choice it is.
        devices: asked each time: for each seat its own device; None for a seat that any other may act for.
        show: called when another choice is on the table, or is seen by other eyes.
    """

    def __init__(
        self,
        desk: Desk,
        devices: Callable[[], Sequence[str | None]],
        show: Callable[[], None],
    ) -> None:
        self._desk, self._devices, self._show = desk, devices, show
        self._holder: str | None = None

    def hear(self, intent: Intent) -> bool:
        """Take note of ``intent``; True if it has done its work with that."""
        if self._holder is not None:
            return self._while_held(intent)
        choosing = self._desk.choosing()
        if self._desk.shared or choosing is None or not choosing.decision.secret:
            return False
        seat = self._seat_of(intent.device)
        if seat is None:
            return False
        if isinstance(intent, intents.Inspect) and intent.on:
            self._desk.attend(seat)
            self._desk.unveil()
            self._holder = intent.device
            self._show()
            return True
        if isinstance(intent, _ACTING) and self._desk.attend(seat):
            self._show()
            return True
        return False

    def _while_held(self, intent: Intent) -> bool:
        if intent.device != self._holder:
            return not isinstance(intent, intents.Menu | intents.DeviceLeft)
        up = isinstance(intent, intents.Inspect) and not intent.on
        if up or isinstance(intent, intents.DeviceLeft):
            self.close()
        return up

    def close(self) -> None:
        """The button came up, or something covers the table."""
        if self._holder is not None:
            self._holder = None
            self._desk.unveil(False)
            self._show()

    def _seat_of(self, device: str) -> int | None:
        """The seat among those asked that ``device`` speaks for; None if there is none."""
        own, asked = self._devices(), self._desk.asked
        if device in own:
            return own.index(device) if own.index(device) in asked else None
        if device.startswith("pad:"):
            return None
        return next((seat for seat in asked if own[seat] is None), None)
