"""The mouse, and what mouse and finger have in common: pressing, tapping, dragging, holding."""

from __future__ import annotations

import pygame

from game.ui.display import Display
from game.ui.input.intents import Back, Inspect, Intent, Point, Position, Press, Release, Scroll

HOLD = 0.500
"""Seconds until a press that stays where it is means "let me look at this"."""
SLACK = 0.018
"""How far, in parts of the canvas height, a press may wander and still be a tap."""


class Gesture:
    """One press of a pointer, from down to up."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.down = False
        self._start: Position = (0, 0)
        self._at: Position = (0, 0)
        self._since = 0.0
        self._still = True
        self._inspecting = False

    def press(self, pos: Position, now: float) -> list[Intent]:
        """It went down."""
        self.down, self._still, self._inspecting = True, True, False
        self._start, self._at, self._since = pos, pos, now
        return [Press(self.device, pos)]

    def move(self, pos: Position, height: int) -> list[Intent]:
        """It moved, pressed or not."""
        self._at = pos
        slack = SLACK * height
        if abs(pos[0] - self._start[0]) > slack or abs(pos[1] - self._start[1]) > slack:
            self._still = False
        return [Point(self.device, pos, self.down)]

    def lift(self, pos: Position) -> list[Intent]:
        """It came up. Nothing, if its press was not seen or belonged to another scene."""
        if not self.down:
            return []
        self.down = False
        release = Release(self.device, pos, tap=self._still and not self._inspecting)
        return [Inspect(self.device, False, pos), release] if self._inspecting else [release]

    def due(self, now: float) -> list[Intent]:
        """A long press is noticed while it lasts."""
        if not self.down or not self._still or self._inspecting or now - self._since < HOLD:
            return []
        self._inspecting = True
        return [Inspect(self.device, True, self._start)]

    def spoil(self) -> None:
        """It is no tap any more, whatever happens."""
        self._still = False

    def release(self) -> None:
        """Forget the press."""
        self.down = self._inspecting = False


class Mouse:
    """The mouse. Its events that SDL makes up from touches are dropped: fingers speak for themselves."""

    device = "mouse"

    def __init__(self, display: Display) -> None:
        self._display = display
        self._gesture = Gesture(self.device)
        self._pos: Position | None = None

    def handle(self, event: pygame.Event, now: float) -> list[Intent]:
        """The intents of a mouse event."""
        if getattr(event, "touch", False):
            return []
        if event.type == pygame.MOUSEWHEEL:
            steps = -event.y or event.x
            return [Scroll(self.device, steps, self._pos)] if steps else []
        pos = self._display.fit.to_canvas(event.pos)
        if event.type == pygame.MOUSEMOTION:
            moved, self._pos = pos != self._pos, pos
            return self._gesture.move(pos, self._display.size[1]) if moved else []
        self._pos = pos
        if event.button == pygame.BUTTON_LEFT:
            down = event.type == pygame.MOUSEBUTTONDOWN
            return self._gesture.press(pos, now) if down else self._gesture.lift(pos)
        if event.button == pygame.BUTTON_MIDDLE:
            return [Inspect(self.device, event.type == pygame.MOUSEBUTTONDOWN, pos)]
        if event.button in {pygame.BUTTON_RIGHT, pygame.BUTTON_X1} and event.type == pygame.MOUSEBUTTONDOWN:
            return [Back(self.device)]
        return []

    def due(self, now: float) -> list[Intent]:
        """A long press."""
        return self._gesture.due(now)

    def release(self) -> None:
        """Forget what is held."""
        self._gesture.release()
