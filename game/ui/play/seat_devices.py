"""Which device may act for whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.desk.desk import Desk
from game.ui.play.match import Match
from game.ui.services import Services

_SEEN = 3.0
"""Seconds for which it is seen that somebody is to wait."""


class SeatDevices:
    """The people's devices during a match.

    Args:
        services: the program's services.
        match: the match, whose plan gives seats their devices.
        pad_lost: called with the seat whose pad is gone.

    Attributes:
        waiting: who has just pressed out of turn.
    """

    def __init__(self, services: Services, match: Match, pad_lost: Callable[[int], None]) -> None:
        self._services, self._match, self._pad_lost = services, match, pad_lost
        self.waiting: int | None = None
        self._left = 0.0

    def may_act(self, device: str, seat: int) -> bool:
        """With own pads only the pad of ``seat`` counts; devices that are no pads may always help.

        Where a seat has none (a match that was continued), the first free pad to act for it takes it. With a
        single person at the table every device is that person's.
        """
        if self._free(seat) or not device.startswith("pad:"):
            return True
        plan = self._match.plan
        own = plan.devices[seat]
        if own is None and device not in plan.devices:
            self._match.plan = plan.handed(seat, device)
            return True
        return own == device or self.note_lost_pad(own)

    def seat_of(self, device: str, asked: Sequence[int]) -> int | None:
        """The seat among those ``asked`` that ``device`` speaks for; None if there is none.

        A device that took over from a pad that is gone speaks for several.
        """
        own = self._match.plan.devices
        if device in own:
            return next((seat for seat in asked if own[seat] == device), None)
        if device.startswith("pad:"):
            return None
        return next((seat for seat in asked if own[seat] is None), None)

    def show_waiting(self, device: str) -> bool:
        """Whoever plays with ``device`` is to wait, which is seen for a while. False if nobody does."""
        self.waiting, self._left = self.seat_of(device, self._match.sitting.session.persons), _SEEN
        return self.waiting is not None

    def update(self, dt: float) -> bool:
        """Let time pass. True if that changes what is seen."""
        self._left -= dt
        ended = self.waiting is not None and self._left <= 0
        self.waiting = None if ended else self.waiting
        return ended

    def may_withdraw(self, desk: Desk) -> bool:
        """Whether the device in use is that of somebody who is ready, and may take that back."""
        device = self._services.hub.last_device
        ready = self.seat_of(device, desk.seats)
        return not desk.shared and self.seat_of(device, desk.asked) is None and desk.can_retract(ready)

    def note_lost_pad(self, device: str | None) -> bool:
        """If a seated pad is gone, wait until it is back or another takes over. False in any case."""
        devices = self._match.plan.devices
        if device is not None and device in devices and self._services.hub.pad(device) is None:
            self._pad_lost(devices.index(device))
        return False

    def note_lost_pads(self) -> None:
        """Miss the first pad that has gone without being missed: something else was on the screen then."""
        for seat, device in enumerate(self._match.plan.devices):
            if device is None or not device.startswith("pad:") or self._free(seat):
                continue
            if self._services.hub.pad(device) is None:
                self._pad_lost(seat)
                return

    def _free(self, seat: int) -> bool:
        """Whether any device may act."""
        persons = self._match.sitting.session.persons
        return self._services.settings.devices == "shared" or len(persons) < 2 or seat not in persons
