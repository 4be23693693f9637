"""Hearing pads while the program sleeps, where the system tells of them: Linux, by its event devices."""

from __future__ import annotations

import os
import selectors
import struct
import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from functools import partial

_NODES = "/dev/input/event"
"""Where the devices lie that can be listened to; others speak all the time, and only SDL understands them."""
_EVENT = struct.Struct("@llHHi")
"""A ``struct input_event``: seconds, microseconds, type, code, value."""
_KEY, _ABS = 1, 3
_RANGE, _RANGE_OF = struct.Struct("@6i"), 0x80184540
"""A ``struct input_absinfo`` (value, least, most, fuzz, flat, resolution), and the call that asks for one."""
_STIR = 1 / 16
"""A stick that moves by less than this share of its way trembles: nobody has pushed it."""
_CHUNK = 64 * _EVENT.size
_TRUSTED = 3
"""After so many presses that it has not heard the bell is not relied on."""


class Doorbell:
    """Rings when somebody presses something on a pad.

    It opens the devices once more beside SDL: each reader gets all that happens.

    Args:
        ring: wakes the program; called in another thread, and only while that sleeps.
        nodes: what the names of devices that can be listened to begin with.
    """

    def __init__(self, ring: Callable[[], None], nodes: str = _NODES) -> None:
        self._ring, self._nodes = ring, nodes
        self._heard: dict[str, str] = {}
        self._thread: threading.Thread | None = None
        self._stop = -1
        self._missed = 0
        self._asleep = self._rung = False

    def listen(self, pads: Mapping[str, str]) -> bool:
        """Listen to exactly these pads, each by its device. False where one of them cannot be heard.

        What comes back as the same device is another pad: the one that went is heard no more.
        """
        if sys.platform != "linux" or not all(node.startswith(self._nodes) for node in pads.values()):
            return False
        if pads != self._heard:
            self.close()
            self._heard = dict(pads)
            self._open(pads.values())
        return self._thread is not None and self._missed < _TRUSTED

    def sleep(self, wait: Callable[[], object]) -> bool:
        """Wait, but not if it has rung since the last time; ``wait`` ends as soon as it rings.

        Whether it has rung.
        """
        self._asleep = True
        if not self._rung:
            wait()
        rung, self._asleep, self._rung = self._rung, False, False
        return rung

    def missed(self) -> None:
        """Something was pressed, and it has not rung."""
        self._missed += 1

    def close(self) -> None:
        """Listen no more."""
        if self._thread is not None:
            os.close(self._stop)
            self._thread.join()
        self._heard, self._thread, self._missed = {}, None, 0

    def _open(self, nodes: Iterable[str]) -> None:
        with ExitStack() as opened:
            try:
                files = [_opened(node, opened) for node in nodes]
                watched = opened.enter_context(selectors.DefaultSelector())
                for file in files:
                    watched.register(file, selectors.EVENT_READ)
                end, self._stop = os.pipe()
            except OSError:  # a device is not there or not for us, or too many files are open
                return
            opened.callback(os.close, end)
            watched.register(end, selectors.EVENT_READ)
            work = partial(
                self._hear, watched, {file: _Sticks(file) for file in files}, end, opened.pop_all()
            )
            self._thread = threading.Thread(target=work, name="doorbell", daemon=True)
            self._thread.start()

    def _hear(
        self, watched: selectors.BaseSelector, known: Mapping[int, _Sticks], end: int, opened: ExitStack
    ) -> None:
        """Read what the devices say until the other end of the pipe ``end`` is closed; then close all."""
        with opened:
            while end not in (ready := [key.fd for key, _ in watched.select()]):
                for file in ready:
                    said = _read(file)
                    if said is None:  # the pad is gone, of which SDL tells
                        watched.unregister(file)
                    elif known[file].stirred(said):
                        self._rung = True
                        if self._asleep:
                            self._ring()


def _opened(node: str, opened: ExitStack) -> int:
    """A device opened for reading without waiting, closed with all else that is ``opened``."""
    file = os.open(node, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    opened.callback(os.close, file)
    return file


class _Sticks:
    """Where the sticks of a pad were when they were last pushed."""

    def __init__(self, file: int) -> None:
        self._file = file
        self._at: dict[int, int] = {}
        self._least: dict[int, float] = {}

    def stirred(self, said: Sequence[tuple[int, int, int]]) -> bool:
        """Whether a button or stick was moved, of events as type, code and value."""
        return any(kind == _KEY or (kind == _ABS and self._pushed(axis, at)) for kind, axis, at in said)

    def _pushed(self, axis: int, at: int) -> bool:
        if axis not in self._least:
            self._least[axis] = _STIR * _way(self._file, axis)
        pushed = axis not in self._at or abs(at - self._at[axis]) > self._least[axis]
        if pushed:
            self._at[axis] = at
        return pushed


def _way(file: int, axis: int) -> int:
    """How far an axis goes; 0 where that is not known."""
    with suppress(ImportError, OSError):
        import fcntl  # there is none on Windows

        _, least, most, *_ = _RANGE.unpack(fcntl.ioctl(file, _RANGE_OF + axis, bytes(_RANGE.size)))
        return int(most) - int(least)
    return 0


def _read(file: int) -> list[tuple[int, int, int]] | None:
    """The events that wait, as type, code and value; None from a device that is gone."""
    try:
        said = os.read(file, _CHUNK)
    except BlockingIOError:
        return []
    except OSError:
        return None
    whole = len(said) - len(said) % _EVENT.size
    return [event[2:] for event in _EVENT.iter_unpack(said[:whole])] if said else None
