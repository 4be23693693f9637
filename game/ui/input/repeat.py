"""Repeating of what is held, in time and not in frames."""

from __future__ import annotations

from game.ui.input.intents import Intent

FIRST = 0.350
NEXT = 0.110


class Repeater:
    """Holds and what they repeat. A source is whatever can be held: a key, a D-pad arrow, a stick."""

    def __init__(self) -> None:
        self._held: dict[object, tuple[Intent, float]] = {}

    def hold(self, source: object, intent: Intent, now: float) -> list[Intent]:
        """``source`` went down: its intent now, and again while it is held."""
        self._held[source] = (intent, now + FIRST)
        return [intent]

    def drop(self, source: object) -> None:
        """``source`` came up."""
        self._held.pop(source, None)

    def clear(self) -> None:
        """Nothing repeats any more until it is pressed anew."""
        self._held.clear()

    def due(self, now: float) -> list[Intent]:
        """What repeats now: each source at most once, however late we come."""
        due = []
        for source, (intent, at) in self._held.items():
            if now >= at:
                self._held[source] = (intent, max(at + NEXT, now + NEXT / 2))
                due.append(intent)
        return due
