"""A virtual screen, so that windows are real and nobody sees them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

_SIZE = "1920x1080x24"
_ALWAYS = {"SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
_NONE = {"SDL_VIDEODRIVER": "dummy"}


@contextmanager
def screen() -> Iterator[Mapping[str, str]]:
    """The environment of a program that opens a window there; without Xvfb its window is none."""
    if shutil.which("Xvfb") is None:
        yield _ALWAYS | _NONE
        return
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-screen",
        "0",
        _SIZE,
        "-displayfd",
        str(writing),
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(
        command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            name = pipe.readline().strip()
        yield _ALWAYS | {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{name}"} if name else _ALWAYS | _NONE
    finally:
        server.terminate()
        server.wait()
