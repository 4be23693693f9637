"""What SDL can do and pygame does not hand on."""

from __future__ import annotations

import ctypes

import pygame


def load_sdl(*functions: str) -> ctypes.CDLL | None:
    """SDL as pygame itself has loaded it; None where it, or one of the ``functions``, cannot be called."""
    try:
        library = ctypes.CDLL(pygame.event.__file__)
        for name in functions:
            getattr(library, name)
    except (AttributeError, OSError, TypeError):
        return None
    return library
