"""Sleeping until something happens at the window or a device."""

from __future__ import annotations

import time

import pygame

GLANCE, SELDOM = 1 / 20, 1 / 4
"""Seconds between two looks for events: while people are about, and after a minute without a press."""
_ABOUT = 60.0


def wait(seconds: float, idle: float) -> None:
    """Sleep until an event waits in the queue, at most so long, and leave it there.

    ``pygame.event.wait`` looks a thousand times a second. A stick that trembles fills the queue all the time:
    there is a pause before each look, whatever waits already.

    Args:
        seconds: how long at most.
        idle: for how many seconds nobody has done anything.
    """
    end, glance = time.monotonic() + seconds, GLANCE if idle < _ABOUT else SELDOM
    while (left := end - time.monotonic()) > 0:
        time.sleep(min(left, glance))
        if pygame.event.peek():
            return
