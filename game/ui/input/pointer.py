"""The mouse, and what mouse and finger have in common: pressing, tapping, dragging, holding."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.display import Display
from game.ui.input.intents import Back, Drag, Drop, Inspect, Intent, Pixel, Point, Press, Release, Scroll

HOLD = 0.500
"""Seconds until a press that stays where it is means "let me look at this"."""
SLACK = 0.018
"""How far, in parts of the canvas height, a press may wander and still be a tap."""


@dataclass(slots=True)
class _Held:
    """A press that lasts: where and when it began, and what has become of it."""

    start: Pixel
    since: float
    still: bool = True
    inspecting: bool = False


class Gesture:
    """One press of a pointer, from down to up."""

    def __init__(self, device: str) -> None:
        self.device = device
        self._held: _Held | None = None

    @property
    def down(self) -> bool:
        """Whether it is pressed."""
        return self._held is not None

    @property
    def dragged(self) -> bool:
        """Whether it is pressed and has left the place where it went down."""
        return self._held is not None and not self._held.still

    def press(self, pos: Pixel, now: float) -> list[Intent]:
        """It went down."""
        self._held = _Held(pos, now)
        return [Press(self.device, pos)]

    def move(self, pos: Pixel, slack: float) -> list[Intent]:
        """It moved, pressed or not; within ``slack`` pixels it is still where it went down."""
        held = self._held
        if held is None:
            return [Point(self.device, pos)]
        held.still = held.still and apart(pos, held.start) <= slack
        if held.still or held.inspecting:
            return [Point(self.device, pos, held=True)]
        return [Drag(self.device, pos, held=True, start=held.start)]

    def lift(self, pos: Pixel) -> list[Intent]:
        """It came up. Nothing, if its press was not seen or belonged to another scene."""
        held, self._held = self._held, None
        if held is None:
            return []
        if held.inspecting:
            return [Inspect(self.device, False, pos), Release(self.device, pos, tap=False)]
        if held.still:
            return [Release(self.device, pos, tap=True)]
        return [Drop(self.device, pos, tap=False, start=held.start)]

    def due(self, now: float) -> list[Intent]:
        """A long press is noticed while it lasts."""
        held = self._held
        if held is None or not held.still or held.inspecting or now - held.since < HOLD:
            return []
        held.inspecting = True
        return [Inspect(self.device, True, held.start)]

    def cancel(self) -> list[Intent]:
        """It means nothing: it is let go of where it began."""
        held, self._held = self._held, None
        if held is None:
            return []
        looked = [Inspect(self.device, False, held.start)] if held.inspecting else []
        return [*looked, Release(self.device, held.start, tap=False)]

    def release(self) -> None:
        """Forget the press."""
        self._held = None


def apart(one: Pixel, other: Pixel) -> int:
    """How far it is from one point to another, along the longer side."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


class Mouse:
    """The mouse. Its events that SDL makes up from touches are dropped: fingers speak for themselves."""

    device = "mouse"

    def __init__(self, display: Display) -> None:
        self._display = display
        self._gesture = Gesture(self.device)
        self._pos: Pixel | None = None

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
            return self._gesture.move(pos, SLACK * self._display.size[1]) if moved else []
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
