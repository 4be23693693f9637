"""Sleeping until something happens at the window or a device."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import partial

import pygame

from game.ui.input.doorbell import Doorbell
from game.ui.sdl import load_sdl

GLANCE = 1 / 8
"""Seconds between two looks where the system wakes nobody."""
WOKEN = pygame.event.custom_type()
"""A pad has woken the program, which now looks at all of them."""

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


class Glances:
    """What sleeps while pads are plugged in.

    Of the window, keys and pointers the system tells; at pads SDL itself would look a thousand times a
    second. So it waits as if there were none; those that a `Doorbell` can listen to wake it, at others it
    glances every `GLANCE`.

    Args:
        presses: the events of pads that tell of a press: others, as of a stick that trembles, wake nobody.
    """

    def __init__(self, presses: Collection[int]) -> None:
        self._sdl, self._presses = _sdl(), tuple(presses)
        self._bell = Doorbell(_wake)

    def wait(self, seconds: float, pads: Mapping[str, str]) -> None:
        """Sleep until an event waits, at most so many seconds; the ``pads`` are given with their devices."""
        if self._sdl is None:
            nap(seconds)
            return
        heard = self._bell.listen(pads)
        end, glance = time.monotonic() + seconds, seconds if heard else GLANCE
        while (left := end - time.monotonic()) > 0 and not pygame.event.peek():
            rung = self._bell.sleep(partial(self._doze, min(left, glance)))
            if heard and not rung and pygame.event.peek(self._presses):
                self._bell.missed()

    def close(self) -> None:
        """Listen no more."""
        self._bell.close()

    def _doze(self, seconds: float) -> None:
        assert self._sdl is not None, "else it naps"
        self._sdl.SDL_SetHint(_PADS_LOOKED_AT, b"0")
        self._sdl.SDL_WaitEventTimeout(None, round(seconds * 1000))
        self._sdl.SDL_SetHint(_PADS_LOOKED_AT, b"1")


def _wake() -> None:
    """Let an event wait in the queue that means nothing else; no window, no need."""
    with suppress(pygame.error):
        pygame.event.post(pygame.Event(WOKEN))


def node_of(index: int) -> str:
    """The device file of the pad that SDL counts as ``index``; "" where it has none."""
    sdl = _sdl()
    try:
        path = sdl.SDL_JoystickPathForIndex if sdl else None
    except AttributeError:
        path = None
    if path is None:
        return ""
    path.restype = ctypes.c_char_p
    return (path(index) or b"").decode(errors="replace")


def nap(seconds: float) -> None:
    """Short sleeps, where SDL cannot be asked."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0 and not pygame.event.peek():
        time.sleep(min(left, GLANCE))


def _sdl() -> ctypes.CDLL | None:
    """SDL, if it can wait and be told what not to look at."""
    return load_sdl("SDL_WaitEventTimeout", "SDL_SetHint")
