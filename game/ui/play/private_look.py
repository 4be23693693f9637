"""Secret choices with own pads: whoever presses the look button of the own pad sees the own hand."""

from __future__ import annotations

from collections.abc import Callable

from game.desk.desk import Desk
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.play.privacy_curtain import PrivacyCurtain
from game.ui.play.seat_devices import SeatDevices

_ACTING = (
    intents.Nav,
    intents.Cycle,
    intents.Page,
    intents.Rotate,
    intents.Confirm,
    intents.Back,
    intents.Undo,
)
_TAP = 0.3
"""A look button that comes up sooner leaves the hand open until it is pressed again."""


class PrivateLook:
    """Gives the table to the seat whose device speaks, as long as several choose in secret at once.

    The look button may be held, or tapped to look and tapped again to hide. Only one can look at a time;
    meanwhile the other devices wait. Who would rather have a curtain confirms while nothing is shown; who is
    ready takes that back with the undo button.

    Args:
        desk: whose choice it is.
        devices: which device is whose.
        curtain: the curtain.
        show: called when another choice is on the table, or is seen by other eyes.
    """

    def __init__(
        self, desk: Desk, devices: SeatDevices, curtain: PrivacyCurtain, show: Callable[[], None]
    ) -> None:
        self._desk, self._devices, self._curtain, self._show = desk, devices, curtain, show
        self._holder: str | None = None
        self._held = 0.0

    def update(self, dt: float) -> None:
        """Let time pass: a tap is short."""
        self._held += dt

    def hear(self, intent: Intent) -> bool:
        """Take note of ``intent``; True if it has done its work with that."""
        if self._holder is not None:
            return self._while_looking(intent)
        choosing = self._desk.choosing()
        if self._desk.shared or self._desk.alone or choosing is None or not choosing.decision.secret:
            return False
        seat = self._devices.seat_of(intent.device, self._desk.asked)
        if seat is None:
            self._withdraw(intent)
            return isinstance(intent, _ACTING)
        if isinstance(intent, intents.Inspect) and intent.on:
            self._look(seat, intent.device)
            return True
        if isinstance(intent, intents.Confirm) and self._desk.hidden:
            self._desk.attend(seat)
            self._curtain.open(lambda: None)
            return True
        if isinstance(intent, _ACTING) and self._desk.attend(seat):
            self._show()
            return True
        return False

    def close(self) -> None:
        """The look is over, or something covers the table."""
        if self._holder is not None:
            self._holder = None
            self._desk.set_private_view(False)
            self._show()

    def _look(self, seat: int, device: str) -> None:
        self._desk.attend(seat)
        self._desk.set_private_view()
        self._holder, self._held = device, 0.0
        self._show()

    def _withdraw(self, intent: Intent) -> None:
        """Whoever is ready may take that back until all are."""
        ready = self._devices.seat_of(intent.device, self._desk.seats)
        if isinstance(intent, intents.Undo) and ready is not None:
            self._desk.undo(ready)

    def _while_looking(self, intent: Intent) -> bool:
        if intent.device != self._holder:
            return not isinstance(intent, intents.Menu | intents.DeviceLeft)
        if isinstance(intent, intents.Inspect):
            if intent.on or self._held >= _TAP:
                self.close()
            return True
        if isinstance(intent, intents.DeviceLeft):
            self.close()
        return False
