"""A table at which nobody has pressed anything for long: dimmed, so that it does not burn into the screen."""

from __future__ import annotations

import pygame

from game.ui.input.intents import DeviceJoined, DeviceLeft, Intent
from game.ui.scenes.passing import PassingScene
from game.ui.widgets.dialog import dim

_DIMMED = 0.85


class RestingScene(PassingScene):
    """The match waits in the dark. A press or a movement brings it back, and does nothing else."""

    close = "wake"

    def handle(self, intent: Intent) -> None:
        """Whatever anybody does wakes it."""
        if not isinstance(intent, DeviceJoined | DeviceLeft):
            self.leave()

    def draw(self, canvas: pygame.Surface) -> None:
        """Darken what lies below."""
        dim(canvas, canvas.get_rect(), (0, 0, 0), _DIMMED)

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """It is dark already."""
        return []
