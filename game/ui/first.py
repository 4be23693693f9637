"""What a program goes by until somebody chooses: the language of the system, the size of the screen."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Mapping
from math import hypot

import pygame

from game.ui.sdl import load_sdl
from game.ui.settings import CHOICES, Settings
from game.ui.theme import DESIGN, FontSizes

NEAR, FAR = 3.2, 9.6
"""Millimetres of the smallest text: at arm's length (as in a newspaper), and from a couch."""
COUCH = 750.0
"""Millimetres from corner to corner of a screen that people look at from a couch."""
_PLAUSIBLE = (100.0, 4000.0)
"""Between these is the diagonal of a screen; some systems tell of sizes that no screen has."""
_FEW_LINES = 600
"""A screen of which nothing is known but that it has no more lines than these is a small one."""


def language(environment: Mapping[str, str]) -> str:
    """The language of the system, if the program speaks it; else the usual one."""
    offered = CHOICES["language"]
    return next((word for word in _spoken(environment) if word in offered), Settings().language)


def _spoken(environment: Mapping[str, str]) -> Iterator[str]:
    """The languages that somebody asks the system for, the first choice first, as gettext has it."""
    locales = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    chosen = next(filter(None, locales), "")
    preferred = environment.get("LANGUAGE", "") if chosen not in ("", "C", "POSIX") else ""
    for word in (*preferred.split(":"), chosen):
        if word:
            yield re.split(r"[_.@-]", word)[0].lower()
    if not chosen:  # systems that have no such variables
        yield from (found["language"].lower() for found in pygame.system.get_pref_locales())


def text_scale(lines: int, size: tuple[int, int], dots: float) -> float:
    """The least size of text at which the smallest is large enough to read.

    Args:
        lines: the height of the picture in pixels of the screen.
        size: of the whole screen in pixels.
        dots: pixels of the screen in an inch; 0 where nobody knows.
    """
    scales = [float(scale) for scale in CHOICES["text_scale"]]
    diagonal = hypot(*size) / dots * 25.4 if dots else 0.0
    if not _PLAUSIBLE[0] <= diagonal <= _PLAUSIBLE[1]:
        return scales[1] if min(size) <= _FEW_LINES else scales[0]
    smallest = FontSizes().small * min(lines, *size) / DESIGN[1] / dots * 25.4
    needed = FAR if diagonal > COUCH else NEAR
    return next((scale for scale in scales if smallest * scale >= needed), scales[-1])


def screen() -> tuple[tuple[int, int], float]:
    """The size in pixels of the screen that the first window opens on, and how many of them are in an inch.

    The latter is 0 where the system does not tell.
    """
    library, found = load_sdl("SDL_GetDisplayDPI"), ctypes.c_float()
    if library is not None and library.SDL_GetDisplayDPI(0, ctypes.byref(found), None, None) != 0:
        found.value = 0.0
    return pygame.display.get_desktop_sizes()[0], found.value
