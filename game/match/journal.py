"""Writing the record while the match is played."""

from __future__ import annotations

import errno
import json
import os
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from game.match.header import opening_lines
from game.match.lock import BusyError, RecordLock
from game.match.record import MOST_LINES, Record
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.files import make_private_folder, open_private, write_whole
from game.rules.kernel.values import digest, to_plain

TURNS_PER_STATE = 8
"""A whole position is written every so many turns: enough to rescue a match from changed rules."""


class _Pages:
    """The lines of a record as they would be written anew: whatever was taken back is left out."""

    def __init__(self) -> None:
        self._lines: list[bytes] = []
        self._actions: list[tuple[int, int]] = []
        """The place of each action among the lines, and who acted."""

    def __len__(self) -> int:
        return len(self._lines)

    def add(self, plain: dict[str, Any]) -> bytes:
        """Take a line in; returns it as the file has it."""
        line = (json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n").encode()
        self.keep(plain, line)
        return line

    def keep(self, plain: dict[str, Any], line: bytes) -> None:
        """Take in a line that the file has already."""
        if "undo" in plain:
            self._take_back(plain["undo"])
            return
        if "retract" in plain:
            self._retract(plain["retract"])
            return
        if "a" in plain:
            self._actions.append((len(self._lines), plain["a"][0]))
        self._lines.append(line)

    def whole(self) -> bytes:
        """The record."""
        return b"".join(self._lines)

    def _take_back(self, count: int) -> None:
        """The last actions go, with the turns that they began; who sits where is not taken back."""
        start, _ = self._actions[-count]
        del self._actions[-count:]
        self._lines[start:] = [line for line in self._lines[start:] if line.startswith(b'{"seat"')]

    def _retract(self, seat: int) -> None:
        """The last action of a seat goes; what others did since stays."""
        last = max(number for number, (_, acted) in enumerate(self._actions) if acted == seat)
        place, _ = self._actions.pop(last)
        del self._lines[place]
        self._actions[last:] = [(at - 1, acted) for at, acted in self._actions[last:]]


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

    def __init__(self, path: Path, pages: _Pages, record: Record | None = None) -> None:
        self.path = path
        self.fault: OSError | None = None
        self._pages, self._record = pages, record
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
        pages = _Pages()
        for line in opening_lines(session, created):
            pages.add(line)
        return cls(path, pages)

    @classmethod
    def resume(cls, path: Path, record: Record) -> FileJournal:
        """Go on writing a record that a session was restored from.

        Raises:
            BusyError: another program plays it, or has done so since it was read.
        """
        pages = _Pages()
        for line in record.raw.splitlines(keepends=True):
            pages.keep(json.loads(line), line)
        return cls(path, pages, record)

    def acted(self, session: Session) -> None:
        """Write the action, and at a turn's start the digest; at the end the scores."""
        step = session.log[-1]
        lines: list[dict[str, Any]] = [{"a": step.action.to_json()}]
        if step.new_turn is not None:
            lines.append({"turn": len(session.log), "digest": digest(session.state)})
            self._turns += 1
            if self._turns % TURNS_PER_STATE == 0:
                lines.append({"at": len(session.log), "state": to_plain(session.state)})
        if session.over:
            results = [{"seat": s.seat, "total": s.total, "rank": s.rank} for s in session.scores()]
            lines.append({"end": results})
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

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        data = [self._pages.add(line) for line in lines]
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
