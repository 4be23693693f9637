"""Runs the program with virtual gamepads that are played through stdin.

``python -m tests.e2e.runner [options of main.py]``. Each line on stdin is a JSON list: the name of a method
of ``VirtualPads`` and its arguments. Each is answered by a line on stdout: what the method returned, as JSON.
"""

from __future__ import annotations

import json
import runpy
import sys
import threading
import time

import pygame  # the program's own SDL must be loaded before pads can be attached to it

from game.ui import app
from game.ui.input import double, waiting
from tests.budget import MATCHES
from tests.virtual_pads import VirtualPads

waiting.GLANCE = 1 / 100  # nobody waits for a program that dozes
if MATCHES == 1:  # nor for one that waits for people; in a soak it has its own pace
    double.HOLD = 0.05
    app.LIVELY = app.CALM = 120


def serve() -> None:
    """Carry out what comes in on stdin until it ends."""
    pads = VirtualPads()
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        while not pads.ready:
            time.sleep(0.01)
        answer = getattr(pads, name)(*arguments)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    assert pygame.version.SDL
    threading.Thread(target=serve, daemon=True).start()
    sys.argv = ["main.py", *sys.argv[1:]]
    runpy.run_path("main.py", run_name="__main__")
