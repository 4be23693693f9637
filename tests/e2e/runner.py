"""Runs the program with virtual gamepads that are played through stdin.

``python -m tests.e2e.runner [options of main.py]``. Each line on stdin is a JSON list: the name of a method
of ``Hands`` and its arguments. Each is answered by a line on stdout: what the method returned, as JSON.
"""

from __future__ import annotations

import json
import runpy
import sys
import threading
import time

import pygame  # the program's own SDL must be loaded before pads can be attached to it

from game.ui import app
from game.ui.input import axis, pointer_guard, waiting
from tests.budget import MATCHES
from tests.virtual_pads import VirtualPads

REST = 3
"""Turns of the main loop in which nothing happens: what still moved has come to rest."""
_AWAKE = 0.1
"""Seconds that a turn lasts at most for the scenes unless it slept, and no event has woken it."""
waiting.GLANCE = 1 / 100  # nobody waits for a program that dozes
axis.FIRST = 0.0  # virtual pads are at rest when they come
if MATCHES == 1:  # nor for one that waits for people; in a soak it has its own pace
    pointer_guard.HOLD = 0.05
    app.LIVELY, app.CALM = 240, 60


class Loop(app.App):
    """The main loop; it knows for how many turns nothing has happened.

    Attributes:
        turns: how many there have been.
        calm: so many of them, the last ones, without anything happening.
        asleep: so many of them, the last ones, slept until something happened.
    """

    turns = calm = asleep = 0

    def step(self, dt: float) -> bool:
        """What a turn does."""
        happened = super().step(dt) or self._resize_at is not None
        Loop.turns += 1
        Loop.calm = 0 if happened else Loop.calm + 1
        Loop.asleep = Loop.asleep + 1 if dt > _AWAKE else 0
        return happened


class Hands(VirtualPads):
    """The pads, and the eyes of whoever waits for the program."""

    def rest(self) -> None:
        """Come back when nothing has happened for a few turns, all of them after this call."""
        Loop.calm = 0
        while Loop.calm <= REST:  # the first of them may have begun before
            time.sleep(0.001)

    def save(self, path: str) -> None:
        """Write what the window shows."""
        shown = pygame.display.get_surface()
        assert shown is not None
        pygame.image.save(shown, path)

    def sleep(self) -> None:
        """Come back when the program has slept for a few turns, all of them after this call."""
        Loop.asleep = 0
        while Loop.asleep <= REST:
            time.sleep(0.05)

    def turns(self) -> int:
        """How many turns of the main loop there have been."""
        return Loop.turns


def serve() -> None:
    """Carry out what comes in on stdin until it ends."""
    hands = Hands()
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        while not hands.ready:
            time.sleep(0.01)
        answer = getattr(hands, name)(*arguments)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    assert pygame.version.SDL
    app.App = Loop  # type: ignore[misc]
    threading.Thread(target=serve, daemon=True).start()
    sys.argv = ["main.py", *sys.argv[1:]]
    runpy.run_path("main.py", run_name="__main__")
