"""When the system may blank the screen, and when a match that waits is dimmed."""

from __future__ import annotations

import pygame

from game.ui.play.scene import PlayScene
from game.ui.scene import SceneStack
from game.ui.scenes.resting import RestingScene
from game.ui.services import Services

UNUSED = 15 * 60.0
"""Seconds without a press or a move after which nobody plays any more."""


class Blanking:
    """Forbids the system to blank the screen while people play, and allows it otherwise.

    In a menu it is allowed at once. A match of which nobody has heard for a while is dimmed by the program
    itself besides: not every system blanks anything. Moves of computers count as presses do.
    """

    def __init__(self, services: Services, stack: SceneStack) -> None:
        self._services, self._stack = services, stack
        self._moves, self._since = -1, 0.0
        self._allowed: bool | None = None

    def update(self) -> None:
        """Look how long nothing has happened."""
        session = self._services.session
        playing = any(isinstance(scene, PlayScene) for scene in self._stack.scenes)
        moves, now = len(session.log) if session and playing else 0, self._services.hub.clock()
        if moves != self._moves:
            self._moves, self._since = moves, now
        unused = now - max(self._since, self._services.hub.used) >= UNUSED
        self._allow(unused or not playing)
        if unused and playing and not isinstance(self._stack.top, RestingScene):
            self._stack.push(RestingScene(self._services))

    def _allow(self, allowed: bool) -> None:
        if allowed is not self._allowed:
            self._allowed = allowed
            pygame.display.set_allow_screensaver(allowed)
