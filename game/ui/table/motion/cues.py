"""The sounds of an animation, each at its time."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.sound import Sounds


class Cues:
    """Plays sounds as their time comes; none is lost where an animation is cut short.

    Args:
        sound: plays them.
    """

    def __init__(self, sound: Sounds) -> None:
        self._sound, self._clock = sound, 0.0
        self._due: list[tuple[float, str]] = []

    def start(self, cues: Sequence[tuple[float, str]]) -> None:
        """Play what is left of those before, then these, by the seconds after which they are due."""
        self.finish()
        self._clock, self._due = 0.0, list(cues)
        self.update(0.0)

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._clock += dt
        due = [name for at, name in self._due if at <= self._clock]
        self._due = [(at, name) for at, name in self._due if at > self._clock]
        for name in due:
            self._sound.play(name)

    def finish(self) -> None:
        """Play what is left, at once."""
        self.update(float("inf"))
