"""Counting the points up, source by source: how far it has come, without screen or clock."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.kernel.rules import Score

SECONDS = {"off": 0.0, "fast": 0.35, "normal": 0.8}
"""What one source takes, by the speed of animation."""
_LONGEST = 6.0
"""Seconds that all sources take together at most."""


class Count:
    """The points of some scores while they are counted up.

    Args:
        scores: of all players.
        speed: of animation, a key of ``SECONDS``.
    """

    def __init__(self, scores: Sequence[Score], speed: str) -> None:
        self.sources = tuple(dict.fromkeys(line.label for score in scores for line in score.lines))
        self._each = min(SECONDS[speed], _LONGEST / max(1, len(self.sources)))
        self._at = 0.0 if self._each else float(len(self.sources))

    @property
    def done(self) -> bool:
        """Whether everything is counted."""
        return self._at >= len(self.sources)

    def go_on(self, dt: float) -> bool:
        """Let ``dt`` seconds pass. True if another source is begun, or the last one finished."""
        before = self._at
        if not self.done:
            self._at = min(float(len(self.sources)), self._at + dt / self._each)
        return int(self._at) != int(before)

    def finish(self) -> None:
        """Count the rest at once."""
        self._at = float(len(self.sources))

    def share(self, source: str) -> float:
        """How much of a source is counted, from 0 to 1."""
        if source not in self.sources:
            return 1.0
        return min(1.0, max(0.0, self._at - self.sources.index(source)))

    def total(self, score: Score) -> int:
        """The points of a player counted so far."""
        if self.done:
            return score.total
        return sum(round(line.points * self.share(line.label)) for line in score.lines)
