"""Sleeping until something happens at the window or a device."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable

import pygame.event

GLANCE = 1 / 8
"""Seconds between two looks where the system wakes nobody."""

Wait = Callable[[float], None]
"""Sleeps until an event waits in the queue, at most so many seconds, and leaves it there."""

_PADS_LOOKED_AT = b"SDL_AUTO_UPDATE_JOYSTICKS"


def waiter() -> Wait:
    """What sleeps while no pad is plugged in.

    ``pygame.event.wait`` looks a thousand times a second; SDL's own function really waits. Where it cannot be
    called short sleeps take its place.
    """
    sdl = _sdl()
    return nap if sdl is None else lambda seconds: sdl.SDL_WaitEventTimeout(None, round(seconds * 1000))


def glancer() -> Wait:
    """What sleeps while pads are plugged in.

    Of the window, keys and pointers the system tells; at pads somebody has to look, and SDL itself would
    do so a thousand times a second. So it waits as if there were none, and every `GLANCE` they are looked at.
    """
    sdl = _sdl()
    if sdl is None:
        return nap

    def wait(seconds: float) -> None:
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and not pygame.event.peek():
            sdl.SDL_SetHint(_PADS_LOOKED_AT, b"0")
            sdl.SDL_WaitEventTimeout(None, round(min(left, GLANCE) * 1000))
            sdl.SDL_SetHint(_PADS_LOOKED_AT, b"1")

    return wait


def nap(seconds: float) -> None:
    """Short sleeps, where SDL cannot be asked."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0 and not pygame.event.peek():
        time.sleep(min(left, GLANCE))


def _sdl() -> ctypes.CDLL | None:
    """SDL as pygame itself has loaded it, if it can wait and be told what not to look at."""
    try:
        sdl = ctypes.CDLL(pygame.event.__file__)
        _ = sdl.SDL_WaitEventTimeout, sdl.SDL_SetHint
    except (AttributeError, OSError, TypeError):
        return None
    return sdl
