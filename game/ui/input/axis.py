"""An axis of a pad, and where it lies when nobody moves it."""

from __future__ import annotations

from game.ui.input.stick import ENGAGE

NEAR = 0.15
"""So near to where it has rested an axis is at rest again."""
STILL = 0.1
"""What trembles less than this is still."""
FIRST = 0.3
"""For so many seconds a pad that was plugged in tells where its axes lie."""
SETTLED = 0.5
"""After so many seconds an axis that lies still somewhat beside its middle rests there."""
CENTRED = 2.0
"""After so many seconds an axis that lies still in its middle is none that rests at an end."""
STUCK = 10.0
"""After so many seconds an axis that is pushed and still was left there: nobody means it any more."""


class Axis:
    """Learns where an axis rests: a stick in its middle, a worn one beside it, a pedal at an end.

    It rests between the places where it was found at rest, the middle among them. Beyond, it is pushed.

    Args:
        value: where it is, -1 to 1.
        now: in seconds.
    """

    def __init__(self, value: float, now: float) -> None:
        self._low = self._high = 0.0
        self._value = self._still = value
        self._opened = self._since = now
        self._left = False
        self._learn()

    @property
    def push(self) -> float:
        """How far it is pushed, -1 to 1; 0 at rest."""
        return 0.0 if self._left or self._rests() else self._value

    def move(self, value: float, now: float) -> None:
        """It is at ``value`` now."""
        self._value = value
        if abs(value - self._still) > STILL:
            self._still, self._since = value, now
        if now - self._opened < FIRST:
            self._low = self._high = 0.0
            self._learn()
        self._left = self._left and not self._rests()

    def wait(self, now: float) -> bool:
        """Time passes. True if it is at rest now and was pushed before."""
        before, still = self.push, now - self._since
        if still >= SETTLED and abs(self._value) <= ENGAGE:
            self._learn()
        if still >= CENTRED and abs(self._value) <= NEAR:
            self._low = self._low if self._low >= -ENGAGE else 0.0
            self._high = self._high if self._high <= ENGAGE else 0.0
        self._left = self._left or (still >= STUCK and not self._rests())
        return bool(before and not self.push)

    def _rests(self) -> bool:
        return self._low - NEAR <= self._value <= self._high + NEAR

    def _learn(self) -> None:
        """It rests where it is."""
        self._low, self._high = min(self._low, self._value), max(self._high, self._value)
