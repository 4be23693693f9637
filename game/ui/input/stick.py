"""An analogue stick as an arrow pad."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.input.intents import Direction

ENGAGE = 0.55
"""Beyond this a stick counts as pushed."""
LET_GO = 0.35
"""Below this a pushed stick counts as let go."""


@dataclass(slots=True)
class Stick:
    """A stick as an arrow pad, with hysteresis, so that it neither flickers nor fires twice."""

    direction: Direction | None = None
    _at: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def move(self, axis: int, value: float) -> bool:
        """Axis 0 (right positive) or 1 (down positive) is at ``value``. True if the direction changed."""
        self._at[axis] = value
        before = self.direction
        x, y = self._at
        along: dict[Direction, float] = {"up": -y, "down": y, "left": -x, "right": x}
        held = along[before] if before else 0.0
        strongest = max(along, key=along.__getitem__)
        if held < LET_GO or along[strongest] > max(ENGAGE, 1.5 * held):
            self.direction = strongest if along[strongest] > ENGAGE else None
        return self.direction != before
