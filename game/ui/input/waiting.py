"""Sleeping until something happens at the window or a device."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable

import pygame.event

GLANCE = 1 / 8
"""Seconds between two looks where the system wakes nobody."""


def waiter() -> Callable[[float], None]:
    """What sleeps until an event waits in the queue, at most so many seconds, and leaves it there.

    ``pygame.event.wait`` looks a thousand times a second; SDL's own function really waits. Where it cannot be
    called a short sleep takes its place.
    """
    try:
        wait = ctypes.CDLL(pygame.event.__file__).SDL_WaitEventTimeout
    except (AttributeError, OSError, TypeError):
        return nap
    return lambda seconds: wait(None, round(seconds * 1000))


def nap(seconds: float) -> None:
    """Short sleeps until an event waits in the queue, at most so many seconds; leaves it there."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0 and not pygame.event.peek():
        time.sleep(min(left, GLANCE))
