"""Fingers on a screen: one of them points, and a hand or an arm that rests there means nothing."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.display import Display
from game.ui.input.intents import Intent, Pixel, Rotate
from game.ui.input.pointer import HOLD, SLACK, Gesture, apart
from game.ui.screen_size import USUAL, told
from game.ui.settings import Settings

ROLLS = 4.0
"""Millimetres that a finger rolls in a tap: on a small screen more than a part of its height."""
RESTS = 2.0
"""Seconds after which a finger that has dragged something and stays where it is rests there."""
Finger = tuple[int, int]
"""A touch screen and the finger's number on it."""


@dataclass(slots=True)
class _Contact:
    """A finger that is down: since when, where it was last, and since when it has been there.

    Trembling is no movement.
    """

    since: float
    pos: Pixel
    moved: float
    still: bool = True

    def move(self, pos: Pixel, now: float, slack: float) -> None:
        """It is here now."""
        if apart(pos, self.pos) > slack:
            self.pos, self.moved, self.still = pos, now, False

    def taps(self, now: float) -> bool:
        """Whether lifting it now is a tap."""
        return self.still and now - self.since < HOLD


class Touch:
    """Touch screens. Finger positions are parts of the window, whatever its size.

    * The finger that comes down alone points: it taps, drags, or looks by staying where it is.
    * Two that come down within half a second of one another, before the first is lifted, are a hand or an
      arm: neither means anything, nor does whatever else comes down then.
    * What stays where it is for longer is an arm that rests there, or a finger whose lifting was lost: the
      next finger points as if it were not there.
    * While a finger drags a thing, a tap of another one turns it. No other finger means anything then.

    How large a contact is SDL does not tell.
    """

    device = "touch"

    def __init__(self, display: Display, settings: Settings) -> None:
        self._display, self._settings, self._screen_width = display, settings, told()
        self._gesture = Gesture(self.device)
        self._down: dict[Finger, _Contact] = {}
        self._first: Finger | None = None

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of a finger event."""
        finger, pos = (event.touch_id, event.finger_id), self._position(event.x, event.y)
        if event.type == pygame.FINGERDOWN:
            return self._press(finger, pos, now)
        if event.type == pygame.FINGERMOTION:
            return self._move(finger, pos, now)
        return self._lift(finger, pos, now)

    def due(self, now: float) -> list[Intent]:
        """A long press."""
        return self._gesture.due(now)

    def release(self) -> None:
        """Forget the press; the finger that made it says no more until it comes down again."""
        self._first = None
        self._gesture.release()

    def _press(self, finger: Finger, pos: Pixel, now: float) -> list[Intent]:
        self._down.pop(finger, None)  # its lifting was lost
        busy = [other for other in self._down if self._is_busy(other, now)]
        self._down[finger] = _Contact(now, pos, now)
        if self._first in busy and self._gesture.dragged:
            return []
        self._first = None if busy else finger
        let_go = self._gesture.cancel()
        return let_go if busy else [*let_go, *self._gesture.press(pos, now)]

    def _move(self, finger: Finger, pos: Pixel, now: float) -> list[Intent]:
        if contact := self._down.get(finger):
            contact.move(pos, now, self._slack)
        if finger != self._first or not self._gesture.down:
            return []
        return self._gesture.move(pos, self._slack)

    def _lift(self, finger: Finger, pos: Pixel, now: float) -> list[Intent]:
        contact = self._down.pop(finger, None)
        if finger == self._first:
            self._first = None
            return self._gesture.lift(pos)
        turns = contact is not None and contact.taps(now) and self._gesture.dragged
        return [Rotate(self.device, 1)] if turns else []

    def _is_busy(self, finger: Finger, now: float) -> bool:
        """Whether it may still tap, or drags something."""
        drags = finger == self._first and self._gesture.dragged
        return now - self._down[finger].moved < (RESTS if drags else HOLD)

    @property
    def _slack(self) -> float:
        """How many pixels a finger may roll and still tap."""
        width, height = self._display.size
        broad = self._settings.screen_width or self._screen_width or USUAL
        return max(SLACK * height, ROLLS * width / broad)

    def _position(self, x: float, y: float) -> Pixel:
        width, height = pygame.display.get_window_size()
        return self._display.fit.to_canvas((x * width, y * height))
