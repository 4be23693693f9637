"""A kiosk: a program that nobody looks after comes back if it crashes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from types import FrameType

CRASHED = 1
"""The exit code of a program that met an error which nobody expected."""
SHORT, PAUSE = 20.0, 1.0
"""Seconds: a program that ends sooner was not played; so long is waited before it starts again."""
OFTEN, AT_ALL = 2, 5
"""After so many short lives in a row the match is not gone on with; after so many the kiosk gives up."""


def keep_running(run: Callable[[bool], int]) -> int:
    """Run a program in a process of its own, again whenever it crashes; returns the exit code of the last.

    It ends where the program ends by itself, says in a line why it cannot run, or is told to end. Where the
    system knows no such processes it runs once.

    Args:
        run: the program; it is told whether to go on with the match that was in play.
    """
    if not hasattr(os, "fork"):
        return run(True)
    short = 0
    while True:
        began = time.monotonic()
        child = os.fork()
        if child == 0:
            return run(short < OFTEN)
        code, told = _outlive(child)
        if told or 0 <= code != CRASHED:
            return code
        short = short + 1 if time.monotonic() - began < SHORT else 0
        if short == AT_ALL:
            return CRASHED
        time.sleep(PAUSE)


def _outlive(child: int) -> tuple[int, bool]:
    """Wait for the end of a process; returns its exit code, and whether it was told to end.

    A negative code is the signal that ended it. Whoever tells this process to end means that one.
    """
    told = False

    def pass_on(number: int, frame: FrameType | None) -> None:
        nonlocal told
        told = True
        os.kill(child, number)

    before = {number: signal.signal(number, pass_on) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
