"""What SDL can do and pygame does not hand on."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def without_chatter() -> Iterator[None]:
    """Libraries of the system write to stderr themselves when they find no screen; our own line is enough."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a stderr
        yield
        return
    try:
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
