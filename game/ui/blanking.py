"""When the system may blank the screen, and when a match that waits is dimmed."""

from __future__ import annotations

import pygame

from game.ui.play.scene import PlayScene
from game.ui.scene import SceneStack
from game.ui.scenes.resting import RestingScene
from game.ui.services import Services

UNUSED = 15 * 60.0
"""Seconds without a press or a move after which nobody plays any more."""


UNSEEN = 60.0
"""Seconds after which nobody sees that the window is opened anew."""


class Blanking:
    """Forbids the system to blank the screen while people play, and allows it otherwise.

    In a menu it is allowed at once. A match of which nobody has heard for a while is dimmed by the program
    itself besides: not every system blanks anything. Moves of computers count as presses do.

    On Wayland SDL 2 never takes back what it has forbidden, unless the desktop has a service for that, which
    a kiosk has not: there the window is opened anew, once nobody sees it.
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
        still = now - max(self._since, self._services.hub.used)
        self._allow(still >= UNUSED or not playing, still)
        if still >= UNUSED and playing and not isinstance(self._stack.top, RestingScene):
            self._stack.push(RestingScene(self._services))

    def _allow(self, allowed: bool, still: float) -> None:
        if allowed is self._allowed:
            return
        if allowed and self._allowed is False and self._sticks():
            if still < UNSEEN:
                return
            self._services.display.reopen()
            self._services.refresh()
            self._services.revision += 1
        self._allowed = allowed
        pygame.display.set_allow_screensaver(allowed)

    def _sticks(self) -> bool:
        """Whether what was forbidden stays so for as long as there is the window."""
        return self._services.kiosk and pygame.display.get_driver() == "wayland"
