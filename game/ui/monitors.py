"""The monitors of this machine, and which of them a full screen fills."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

import pygame

from game.ui.sdl import load_sdl
from game.ui.x11 import managed

_LONGEST = 40
"""Of the name of a monitor that many characters are kept."""
_LOOKS = 10
"""How often the events of the window system are pumped until it has settled."""
_PAUSE = 10
"""Milliseconds between two of these looks."""


@dataclass(frozen=True, slots=True)
class Monitor:
    """A monitor.

    Attributes:
        id: what it is known by when the program is started again: its name, which is made up where the system
            has none; of several that are called the same, with a number.
        size: in pixels.
    """

    id: str
    size: tuple[int, int]


def monitors() -> tuple[Monitor, ...]:
    """Those there are now, the primary one first; none where the window system does not tell."""
    try:
        sizes = pygame.display.get_desktop_sizes()
    except pygame.error:
        return ()
    return known(sizes, list(_names(len(sizes))))


def known(sizes: Sequence[tuple[int, int]], names: Sequence[str]) -> tuple[Monitor, ...]:
    """Monitors by their sizes and names, each with an id of its own."""
    ids = list[str]()
    for number, name in enumerate(names, 1):
        plain = "".join(filter(str.isprintable, name)).strip()[:_LONGEST] or f"{number}"
        again = (f"{plain} ({count})" for count in range(2, len(names) + 2))
        ids.append(plain if plain not in ids else next(id for id in again if id not in ids))
    return tuple(Monitor(id, size) for id, size in zip(ids, sizes, strict=True))


def to_fill(found: Sequence[Monitor], chosen: str, here: int | None) -> int | None:
    """The number of the monitor that a full screen fills.

    Args:
        found: the monitors there are.
        chosen: the id of the one that was chosen; "", or one that is gone: where the window is.
        here: the number of the one that the window is on; None where the window system does not tell.

    Returns:
        None where the window system has to know.
    """
    numbers = {monitor.id: number for number, monitor in enumerate(found)}
    return numbers.get(chosen, here if here in range(len(found)) else None)


def monitor_of(window: pygame.Window) -> int | None:
    """The number of the monitor that most of a window is on; None where the window system does not tell."""
    library = load_sdl("SDL_GetWindowFromID", "SDL_GetWindowDisplayIndex")
    if library is None:
        return None
    library.SDL_GetWindowFromID.restype = ctypes.c_void_p
    library.SDL_GetWindowDisplayIndex.argtypes = [ctypes.c_void_p]
    number = library.SDL_GetWindowDisplayIndex(library.SDL_GetWindowFromID(window.id))
    return number if number >= 0 else None


def _names(count: int) -> Iterator[str]:
    library = load_sdl("SDL_GetDisplayName")
    if library is not None:
        library.SDL_GetDisplayName.restype = ctypes.c_char_p
    for number in range(count):
        name = library.SDL_GetDisplayName(number) if library is not None else None
        yield (name or b"").decode(errors="replace")


class FullScreen:
    """A window that fills a monitor, and the way back. No mode is ever switched.

    Args:
        window: it is shown now, if it was not before.
        chosen: the id of the monitor; "", or one that is not there: where the window is.
        opened: the window has just been opened, and nobody has moved it yet.

    Raises:
        pygame.error: the window system refuses.
    """

    def __init__(self, window: pygame.Window, chosen: str, *, opened: bool = False) -> None:
        self._window, self._found = window, monitors()
        self._size, self._position = window.size, _middle(0) if opened else window.position
        here = monitor_of(window)
        number = to_fill(self._found, chosen, 0 if opened else here)
        bare = pygame.display.get_driver() == "x11" and not managed()
        self._moved = bare or number not in (None, here)
        window.minimum_size = (1, 1)  # there are smaller monitors
        if number is not None and self._moved:
            if bare:  # nobody else makes it as large as the monitor
                window.size = self._found[number].size
            window.position = _middle(number)
        window.set_fullscreen(True)
        window.show()

    def leave(self) -> None:
        """Let the window be one among others, where it was; in the middle where monitors came or went."""
        gone = self._found != monitors()
        with suppress(pygame.error):
            self._window.set_windowed()
        if self._moved or gone:
            _settle()
            self._window.size = self._size
            self._window.position = _middle(0) if gone else self._position


def _settle() -> None:
    """Let the window system tell how wide the frame of a window is: its position counts from there."""
    for _ in range(_LOOKS):
        pygame.event.pump()
        pygame.time.wait(_PAUSE)


def _middle(number: int) -> tuple[int, int]:
    """SDL's word for the middle of a monitor."""
    return (pygame.WINDOWPOS_CENTERED | number,) * 2
