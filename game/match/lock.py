"""One record is played by one program at a time."""

from __future__ import annotations

import errno
from contextlib import suppress
from pathlib import Path

from game.rules.kernel.files import PRIVATE_FILE

LOCK = ".lock"


class BusyError(OSError):
    """Another program plays this record."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EBUSY, "another program plays this match", str(path))


class RecordLock:
    """Holds a record until it is released or the process ends, however it ends.

    The lock is the system's own, on an empty file beside the record: the record itself stays readable for
    others, and may be replaced.

    Raises:
        BusyError: another program holds it.
        OSError: the file of the lock cannot be written.
    """

    def __init__(self, path: Path) -> None:
        from filelock import FileLock, Timeout  # imported late: the menu has no use for it

        self._path = lock_of(path)
        self._lock = FileLock(self._path, timeout=0, mode=PRIVATE_FILE, thread_local=False)
        try:
            self._lock.acquire()
        except Timeout:
            raise BusyError(path) from None

    def release(self) -> None:
        """Let go; the file of the lock goes too, where the system allows that."""
        with suppress(OSError):
            self._path.unlink()
        with suppress(OSError):
            self._lock.release()


def lock_of(path: Path) -> Path:
    """The file beside a record that is locked while it is played."""
    return path.with_name(path.name + LOCK)
