"""Files of which nothing is known beforehand, and files that only their owner may read."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO


class AssetError(Exception):
    """A file that ships with the program is missing or damaged; the message names it."""


DRAFT = ".new"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def read_bounded(path: Path, most: int) -> bytes:
    """The bytes of a regular file.

    Raises:
        OSError: it cannot be read, is no regular file (a folder, a pipe, a device), has more than ``most``
            bytes, or no file can have this name.
    """
    data = read_beginning(path, most + 1)
    if len(data) > most:
        raise OSError(errno.EFBIG, f"larger than {most:,} bytes", str(path))
    return data


def read_beginning(path: Path, most: int) -> bytes:
    """The first bytes of a regular file, ``most`` at most.

    Raises:
        OSError: it cannot be read, is no regular file (a folder, a pipe, a device), or no file can have
            this name.
    """
    with open_regular(path) as file:
        return file.read(most)


@contextmanager
def open_regular(path: Path) -> Iterator[BinaryIO]:
    """A regular file to read.

    Raises:
        OSError: it cannot be read, is no regular file (a folder, a pipe, a device), or no file can have this
            name.
    """
    try:
        number = os.open(path, os.O_RDONLY | _AT_ONCE)
    except ValueError as error:  # a NUL in the name, or half of a surrogate pair
        raise OSError(errno.EINVAL, "not a file name", str(path)) from error
    with os.fdopen(number, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "not a regular file", str(path))
        yield file


def make_private_folder(path: Path) -> None:
    """Make sure that a folder is there; a new one is its owner's alone.

    Raises:
        OSError: it cannot be made, or no folder can have this name.
    """
    try:
        path.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except ValueError as error:
        raise OSError(errno.EINVAL, "not a folder name", str(path)) from error


def open_private(path: Path, flags: int) -> BinaryIO:
    """A file to write that its owner alone may read, with the flags of :func:`os.open`.

    Raises:
        OSError: it cannot be opened.
    """
    file = os.fdopen(os.open(path, flags | _AT_ONCE, PRIVATE_FILE), "wb")
    with suppress(OSError, AttributeError):  # some file systems, and some systems, know no owners
        os.fchmod(file.fileno(), PRIVATE_FILE)
    return file


def write_whole(path: Path, data: bytes) -> None:
    """Write a private file in one step: a power cut leaves either the old or the new one.

    Raises:
        OSError: it cannot be written; the old one is untouched, and no draft is left.
    """
    draft = draft_of(path)
    try:
        with open_private(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def draft_of(path: Path) -> Path:
    """Where the next contents of a file are written first."""
    return path.with_name(path.name + DRAFT)
