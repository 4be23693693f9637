"""Double clicks: people who give one mean a single press, whatever came up between its two."""

from __future__ import annotations

import math

import pygame

from game.ui.input.intents import Intent, Pixel, Point, Release

HOLD = 0.4
"""The seconds of a double click."""
_NEAR = 16
"""Pixels that a hand moves in a double click."""


def near(one: Pixel | None, other: Pixel | None) -> bool:
    """Whether the hand that was at ``one`` has stayed there."""
    return one is not None and other is not None and math.dist(one, other) <= _NEAR


class DoubleClicks:
    """Knows where the second click of a double click would fall in a scene that the first has brought up.

    Whoever moves there means it; and the time passes only while the new scene is seen.
    """

    def __init__(self) -> None:
        self._at: Pixel | None = None
        self._left, self._changed = 0.0, False

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether a click in ``rect`` may be the second of two now."""
        at = self._second
        return at is not None and rect.inflate(2 * _NEAR, 2 * _NEAR).collidepoint(at)

    def hear(self, intent: Intent) -> Intent:
        """What ``intent`` means: the second click of a double click is none."""
        match intent:
            case Release(pos=pos, tap=True) if near(self._second, pos):
                return Release(intent.device, pos, tap=False)
            case Release(pos=pos, tap=True):
                self._at, self._left, self._changed = pos, HOLD, False
            case Point(pos=pos) if not near(self._at, pos):
                self._at = None
        return intent

    def change(self) -> None:
        """Another scene has come up."""
        self._left, self._changed = HOLD, True

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._left -= dt
        if self._left <= 0:
            self._at = None

    @property
    def _second(self) -> Pixel | None:
        """Where a click would be the second of two now."""
        return self._at if self._changed else None
