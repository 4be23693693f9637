"""Writing the record while the match is played."""

from __future__ import annotations

import errno
import json
import os
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from game.match.entries import MOST_LINES, Entry
from game.match.header import following_lines, opening_lines
from game.match.lock import BusyError, RecordLock
from game.match.pages import Pages
from game.match.record import Record
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.files import make_private_folder, open_private, write_whole
from game.rules.kernel.values import to_plain

TURNS_PER_STATE = 8
"""A whole position is written every so many turns: enough to rescue a match from changed rules."""


class FileJournal:
    """Appends to a record, one flushed write for each action, so a kill loses at most the action in flight.

    The write reaches the system before :meth:`acted` returns; a second thread then forces it to the disk,
    so that a slow card never holds up the screen. Where the disk refuses (it is full, gone, read-only), or
    the file has vanished, ``fault`` says so and play goes on; the next change writes the whole record anew.
    The record is locked: no other program plays it meanwhile.

    Attributes:
        path: the record's file.
        fault: what the disk last refused; None if all is written.
    """

    def __init__(self, path: Path, pages: Pages, lock: RecordLock) -> None:
        self.path = path
        self.fault: OSError | None = None
        self._pages, self._lock = pages, lock
        self._length = len(pages)
        self._file: BinaryIO = open_private(path, os.O_WRONLY | os.O_APPEND)
        self._turns = 0
        self._dirty = threading.Event()
        self._closed = False
        self._syncer = threading.Thread(target=self._sync, name="journal", daemon=True)
        self._syncer.start()

    @classmethod
    def create(cls, path: Path, session: Session, created: str) -> FileJournal:
        """Start a record for ``session`` as it stands; ``created`` is in ISO form.

        Raises:
            OSError: the file cannot be written.
        """
        header, *rest = opening_lines(session, created)
        pages = Pages(_line(header))
        for entry in rest:
            pages.add(entry, _line(entry))
        make_private_folder(path.parent)
        lock = RecordLock(path)
        try:
            write_whole(path, pages.whole())
            return cls(path, pages, lock)
        except OSError:
            lock.release()
            raise

    @classmethod
    def resume(cls, path: Path, record: Record, session: Session) -> FileJournal:
        """Go on writing a record that ``session`` was restored from.

        What follows from its last action and was cut off, or is told otherwise by now, is added.

        Raises:
            BusyError: another program plays it, or has done so since it was read.
            OSError: the file cannot be written.
        """
        lock = RecordLock(path)
        try:
            if path.stat().st_size != record.length:
                raise BusyError(path)
            os.truncate(path, len(record.raw))  # drops a line that was cut short
            journal = cls(path, record.pages, lock)
        except OSError:
            lock.release()
            raise
        journal.complete(session)
        return journal

    def complete(self, session: Session) -> None:
        """Write what follows from the last action and is not told behind it."""
        told = self._pages.last()
        if lacking := [entry for entry in following_lines(session, len(session.log)) if entry not in told]:
            self._write(lacking)

    def acted(self, session: Session) -> None:
        """Write the action, and at a turn's start the digest; at the end the scores."""
        step, at = session.log[-1], len(session.log)
        lines: list[Entry] = [{"a": step.action.to_json()}, *following_lines(session, at)]
        if step.new_turn is not None:
            self._turns += 1
            if self._turns % TURNS_PER_STATE == 0:
                lines.append({"at": at, "state": to_plain(session.state)})
        self._write(lines)

    def undone(self, count: int) -> None:
        """Write that the last ``count`` actions were taken back."""
        self._write([{"undo": count}])

    def retracted(self, seat: int) -> None:
        """Write that the last action of ``seat`` was taken back, and nobody else's."""
        self._write([{"retract": seat}])

    def handed_over(self, number: int, seat: Seat) -> None:
        """Write who sits there from now on."""
        self._write([{"seat": number, "is": seat.to_plain()}])

    def close(self) -> None:
        """Force everything to the disk, let go of the file, and let others play the record."""
        if self._closed:
            return
        self._closed = True
        if self.fault or self._vanished():
            with suppress(OSError):
                self._start_over()  # the last chance
        self._dirty.set()
        self._syncer.join()
        with suppress(OSError, ValueError):  # a full disk was reported when it refused the write
            os.fsync(self._file.fileno())
            self._file.close()
        self._lock.release()

    def _write(self, entries: Sequence[Entry]) -> None:
        data = [_line(entry) for entry in entries]
        for entry, line in zip(entries, data, strict=True):
            self._pages.add(entry, line)
        before = self.fault
        vanished = None if before else self._vanished()
        try:
            if before or vanished or self._length > MOST_LINES // 2:
                self._start_over()
            else:
                self._file.write(b"".join(data))
                self._file.flush()
                self._length += len(data)
            self.fault = vanished  # told of once, although the record is whole again
        except OSError as error:
            self.fault = error
        self._dirty.set()

    def _vanished(self) -> OSError | None:
        """Whether the file that is written to is no longer the one that lies in the folder."""
        try:
            same = os.path.samestat(self.path.stat(), os.fstat(self._file.fileno()))
        except OSError as error:
            return error
        return None if same else FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))

    def _start_over(self) -> None:
        """After a fault the file may lack lines, or be gone: write it anew."""
        with suppress(OSError):
            self._file.close()
        self._lock.release()
        make_private_folder(self.path.parent)
        self._lock = RecordLock(self.path)
        write_whole(self.path, self._pages.whole())
        self._file = open_private(self.path, os.O_WRONLY | os.O_APPEND)
        self._length = len(self._pages)

    def _sync(self) -> None:
        while not self._closed:
            self._dirty.wait()
            self._dirty.clear()
            with suppress(OSError, ValueError):  # the next write meets the same fault and reports it
                os.fsync(self._file.fileno())


def _line(entry: Entry) -> bytes:
    return (json.dumps(entry, separators=(",", ":"), ensure_ascii=False) + "\n").encode()
