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
from game.version import VERSION

TURNS_PER_STATE = 8
"""A whole position is written every so many turns: enough to rescue a match from changed rules."""


class FileJournal:
    """Appends to a record, one flushed write for each action, so a kill loses at most the action in flight.

    The write reaches the system before :meth:`acted` returns; a second thread then forces it to the disk,
    so that a slow card never holds up the screen. Where the disk refuses (it is full, gone, read-only), from
    the beginning on or later, or the file has vanished, ``fault`` says so and play goes on; the next change
    writes the whole record anew. The record is locked: no other program plays it meanwhile.

    Attributes:
        path: the record's file.
        fault: what the disk last refused; None if all is written.
    """

    def __init__(self, path: Path, pages: Pages, record: Record | None = None) -> None:
        self.path = path
        self.fault: OSError | None = None
        self._pages, self._record = pages, record
        self._program = VERSION if record is None else record.program
        self._length = len(pages)
        self._lock: RecordLock | None = None
        self._file: BinaryIO | None = None
        self._ours = False
        self._turns = 0
        self._dirty = threading.Event()
        self._closed = False
        self._syncer = threading.Thread(target=self._sync, name="journal", daemon=True)
        self._begin()

    @classmethod
    def create(cls, path: Path, session: Session, created: str) -> FileJournal:
        """Start a record for ``session`` as it stands; ``created`` is in ISO form.

        Raises:
            BusyError: another program has begun one there.
        """
        header, *rest = opening_lines(session, created)
        pages = Pages(_line(header))
        for entry in rest:
            pages.add(entry, _line(entry))
        return cls(path, pages)

    @classmethod
    def resume(cls, path: Path, record: Record, session: Session) -> FileJournal:
        """Go on writing a record that ``session`` was restored from.

        What follows from its last action and was cut off, or is told otherwise by now, is added.

        Raises:
            BusyError: another program plays it, or has done so since it was read.
        """
        journal = cls(path, record.pages, record)
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
        self._force()
        self._let_go()

    def _begin(self) -> None:
        """Take the record in hand; where the disk refuses, the match is played all the same."""
        try:
            if self._record is None:
                self._start_over()
            else:
                self._go_on(len(self._record.raw))
        except BusyError:
            self._let_go()
            raise
        except OSError as error:
            self.fault = error
        self._syncer.start()

    def _write(self, entries: Sequence[Entry]) -> None:
        if self._program != VERSION:  # an earlier program shall not go on with what it may not understand
            self._program, entries = VERSION, [{"program": VERSION}, *entries]
        data = [_line(entry) for entry in entries]
        for entry, line in zip(entries, data, strict=True):
            self._pages.add(entry, line)
        before = self.fault
        vanished = None if before else self._vanished()
        try:
            if self._file is None or before or vanished or self._length > MOST_LINES // 2:
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
            same = self._file is not None and os.path.samestat(
                self.path.stat(), os.fstat(self._file.fileno())
            )
        except OSError as error:
            return error
        return None if same else FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))

    def _start_over(self) -> None:
        """At the beginning, or after a fault, when the file may lack lines or be gone: write it anew."""
        self._let_go()
        make_private_folder(self.path.parent)
        self._hold()
        write_whole(self.path, self._pages.whole())
        self._open()
        self._length = len(self._pages)

    def _go_on(self, length: int) -> None:
        """Write on where the record ends, after so many bytes; a line that was cut short is dropped."""
        self._hold()
        os.truncate(self.path, length)
        self._open()

    def _hold(self) -> None:
        """Lock the record. Until we have done so once, nobody may have begun it or gone on with it."""
        self._lock = RecordLock(self.path)
        found = None if self._record is None else self._record.length
        if not self._ours and _length(self.path) != found:
            raise BusyError(self.path)
        self._ours, self._record = True, None

    def _open(self) -> None:
        self._file = open_private(self.path, os.O_WRONLY | os.O_APPEND)

    def _let_go(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
        if self._lock is not None:
            self._lock.release()
        self._file = self._lock = None

    def _sync(self) -> None:
        while not self._closed:
            self._dirty.wait()
            self._dirty.clear()
            self._force()

    def _force(self) -> None:
        """To the disk. What it refuses, the next write meets too, and reports."""
        file = self._file
        if file is not None:
            with suppress(OSError, ValueError):
                os.fsync(file.fileno())


def _length(path: Path) -> int | None:
    """How many bytes a file has; None if there is none."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return None


def _line(entry: Entry) -> bytes:
    return (json.dumps(entry, separators=(",", ":"), ensure_ascii=False) + "\n").encode()
