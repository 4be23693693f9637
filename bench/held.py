"""A process held to a part of one core, as on a computer so much slower."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

_TURN = 0.008
"""Seconds of one run and one stop."""


@contextmanager
def held(process: int, share: float = 0.25) -> Iterator[None]:
    """Let a process and its children run for so large a share of the time."""
    over = threading.Event()

    def hold() -> None:
        while not over.is_set():
            os.killpg(process, signal.SIGSTOP)
            time.sleep(_TURN * (1 - share))
            os.killpg(process, signal.SIGCONT)
            time.sleep(_TURN * share)

    thread = threading.Thread(target=hold, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
