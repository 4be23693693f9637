"""Writing the record while the match is played."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from game.match.record import Record, opening_lines
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.values import digest, to_plain

TURNS_PER_STATE = 8
"""A whole position is written every so many turns: enough to rescue a match from changed rules."""


def _encoded(lines: Iterable[dict[str, Any]]) -> bytes:
    parts = (json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines)
    return "".join(parts).encode()


class FileJournal:
    """Appends to a record, one flushed write for each action, so a kill loses at most the action in flight.

    The write reaches the system before :meth:`acted` returns; a second thread then forces it to the disk,
    so that a slow card never holds up the screen. Where the disk refuses (it is full, or gone), ``fault``
    says so and play goes on; the next action tries to write the whole record again.

    Attributes:
        path: the record's file.
        fault: what the disk last refused; None if all is written.
    """

    def __init__(self, path: Path, file: BinaryIO, created: str) -> None:
        self.path = path
        self.fault: OSError | None = None
        self._created = created
        self._file = file
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
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_whole(path, session, created)
        return cls(path, path.open("ab"), created)

    @classmethod
    def resume(cls, path: Path, record: Record) -> FileJournal:
        """Go on writing a record that a session was restored from.

        Raises:
            OSError: the file cannot be written.
        """
        file = path.open("r+b")
        file.truncate(record.size)  # drops a line that was cut short
        file.seek(0, os.SEEK_END)
        return cls(path, file, record.header.created)

    def acted(self, session: Session) -> None:
        """Write the action, and at a turn's start the digest; at the end the scores."""
        step = session.log[-1]
        lines: list[dict[str, Any]] = [{"a": step.action.to_json()}]
        if self.fault:
            self._start_over(session)
            lines.clear()  # the whole log has just been written
        if step.new_turn is not None:
            lines.append({"turn": len(session.log), "digest": digest(session.state)})
            self._turns += 1
            if self._turns % TURNS_PER_STATE == 0:
                lines.append({"at": len(session.log), "state": to_plain(session.state)})
        if session.over:
            results = [{"seat": s.seat, "total": s.total, "rank": s.rank} for s in session.scores()]
            lines.append({"end": results})
        if not self.fault:
            self._write(lines)

    def undone(self, count: int) -> None:
        """Write that the last ``count`` actions were taken back."""
        if not self.fault:  # otherwise the next action writes everything anew
            self._write([{"undo": count}])

    def retracted(self, seat: int) -> None:
        """Write that the last action of ``seat`` was taken back from among the others'."""
        if not self.fault:
            self._write([{"retract": seat}])

    def handed_over(self, number: int, seat: Seat) -> None:
        """Write who sits there from now on."""
        if not self.fault:
            self._write([{"seat": number, "is": seat.to_plain()}])

    def close(self) -> None:
        """Force everything to the disk and let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._dirty.set()
        self._syncer.join()
        with suppress(OSError):  # a full disk was reported when it refused the write
            os.fsync(self._file.fileno())
            self._file.close()

    def _write(self, lines: Iterable[dict[str, Any]]) -> None:
        try:
            self._file.write(_encoded(lines))
            self._file.flush()
        except OSError as error:
            self.fault = error
        self._dirty.set()

    def _start_over(self, session: Session) -> None:
        """After a fault the file may lack lines: write it anew."""
        try:
            _write_whole(self.path, session, self._created)
            file = self.path.open("ab")
        except OSError as error:
            self.fault = error
            return
        self._file, self.fault = file, None

    def _sync(self) -> None:
        while not self._closed:
            self._dirty.wait()
            self._dirty.clear()
            with suppress(OSError, ValueError):  # the next write meets the same fault and reports it
                os.fsync(self._file.fileno())


def _write_whole(path: Path, session: Session, created: str) -> None:
    """The record as it stands, put in place in one step."""
    draft = path.with_suffix(".new")
    with draft.open("wb") as file:
        file.write(_encoded(opening_lines(session, created)))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
