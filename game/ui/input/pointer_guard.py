"""A guard against presses that were meant for what lay there before (a debounce)."""

from __future__ import annotations

import math

import pygame

from game.ui.input.intents import Intent, Pixel, Point, Press, Release

HOLD = 0.4
"""Seconds for which presses are held back: those of a double click."""
_NEAR = 16
"""Pixels that a hand moves in a double click."""


class PointerGuard:
    """Holds back the clicks of a pointer that rests, for a moment after something else has come below it.

    Whoever moves there means it. The time passes only while what has come is seen.
    """

    def __init__(self) -> None:
        self._at: Pixel | None = None
        self._left = 0.0

    def moved(self, pos: Pixel | None = None) -> None:
        """The pointer is at ``pos``; None: something else than a pointer has moved."""
        if self._left <= 0 or not _near(self._at, pos):
            self._at, self._left = pos, 0.0

    def changed(self) -> None:
        """Something else has come below the pointer."""
        self._left = HOLD

    def covers(self, rect: pygame.Rect) -> bool:
        """Whether a click in ``rect`` may be held back now."""
        held = self._at if self._left > 0 else None
        return held is not None and rect.inflate(2 * _NEAR, 2 * _NEAR).collidepoint(held)

    def hear(self, intent: Intent) -> Intent:
        """What ``intent`` means: a click that is held back is none."""
        if isinstance(intent, Point | Press | Release):
            self.moved(intent.pos)
            if isinstance(intent, Release) and self._left > 0:
                return Release(intent.device, intent.pos, tap=False)
        return intent

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._left -= dt


def _near(one: Pixel | None, other: Pixel | None) -> bool:
    """Whether the hand that was at ``one`` has stayed there."""
    return one is not None and other is not None and math.dist(one, other) <= _NEAR
