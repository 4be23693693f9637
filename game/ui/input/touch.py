"""Fingers on a screen: the first one points, a second one turns the thing in hand."""

from __future__ import annotations

import pygame

from game.ui.display import Display
from game.ui.input.intents import Intent, Pixel, Rotate
from game.ui.input.pointer import Gesture


class Touch:
    """Touch screens. Finger positions are parts of the window, whatever its size."""

    device = "touch"

    def __init__(self, display: Display) -> None:
        self._display = display
        self._gesture = Gesture(self.device)
        self._first: tuple[int, int] | None = None

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of a finger event."""
        finger, pos = (event.touch_id, event.finger_id), self._position(event.x, event.y)
        if event.type == pygame.FINGERDOWN:
            if self._first not in (None, finger):
                self._gesture.spoil()
                return [Rotate(self.device, 1)]
            self._first = finger
            return self._gesture.press(pos, now)
        if finger != self._first:
            return []
        if event.type == pygame.FINGERMOTION:
            return self._gesture.move(pos, self._display.size[1]) if self._gesture.down else []
        self._first = None
        return self._gesture.lift(pos)

    def due(self, now: float) -> list[Intent]:
        """A long press."""
        return self._gesture.due(now)

    def release(self) -> None:
        """Forget the press; the finger that made it says no more until it comes down again."""
        self._first = None
        self._gesture.release()

    def _position(self, x: float, y: float) -> Pixel:
        width, height = pygame.display.get_window_size()
        return self._display.fit.to_canvas((x * width, y * height))
