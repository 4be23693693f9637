"""The record of a match: save file, replay and bug report in one append-only JSONL file.

The first line is the header; then one line for each action (``a``), each undo (``undo``), each turn's
start (``turn`` with a digest), now and then a plain state (``state``), the program that goes on with what an
earlier one began (``program``), and the final scores (``end``). A
line that was cut short by a power failure is dropped; everything before it holds. Every number is held to its
bounds where it is read (``entries.py``), and what counts the lines before it to these (``pages.py``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.match.entries import MOST_LINES, Entry, entry_of
from game.match.header import NEWER, Header, RecordError, is_later
from game.match.pages import Pages
from game.match.session import Session
from game.rules.kernel.files import open_regular, read_bounded
from game.rules.kernel.quoting import quoted
from game.rules.kernel.rules import AnyRules, GameInfo, check_config
from game.rules.kernel.values import digest, from_plain

__all__ = ["Header", "Record", "RecordError", "origin", "read_record", "restore"]

LARGEST = 32_000_000
"""The most bytes of a record; a long match has a hundred thousand."""
LONGEST = 200_000
"""The most bytes of a line: a whole position has less than ten thousand."""
_DIGITS = 20
"""The most digits of a number: a seed may have so many."""


class DigestError(ValueError):
    """A replay came to another position than the match did when it was recorded."""


@dataclass(slots=True)
class Record:
    """A record as read from disk.

    Attributes:
        header: how the match was set up.
        pages: the good lines that count.
        lines: all good lines after the header; actions and seats are read, whole positions as written.
        raw: the file up to the end of the last good line.
        length: bytes of the file.
        broken_line: number of the first line that is damaged, 0 if none is.
    """

    header: Header
    pages: Pages
    lines: list[Entry] = field(default_factory=list)
    raw: bytes = b""
    length: int = 0
    broken_line: int = 0

    @property
    def result(self) -> list[dict[str, Any]] | None:
        """The final scores, if the match was played to its end."""
        return next((entry["end"] for entry in self.pages.last() if "end" in entry), None)

    @property
    def program(self) -> str:
        """The version of the program that wrote it last; "" before there was one."""
        told = [entry["program"] for entry in self.lines if "program" in entry]
        return told[-1] if told else self.header.program


def read_record(path: Path) -> Record:
    """Read a record, up to the first damaged line.

    Raises:
        RecordError: there is no such file, it is too large, it does not begin with a record's header, or a
            later program wrote in it.
    """
    try:
        raw = read_bounded(path, LARGEST)
    except OSError as error:
        raise RecordError("record-unreadable", file=quoted(path.name)) from error
    return parse_record(raw)


def origin(path: Path) -> str | None:
    """What a record begins with, which all copies of a match share, in one spelling; None for no record."""
    try:
        with open_regular(path) as file:
            header = _parsed(file.readline(LONGEST + 1))
    except OSError:
        return None
    return (
        json.dumps(header, sort_keys=True) if isinstance(header, dict) and "caravanserai" in header else None
    )


def parse_record(raw: bytes) -> Record:
    """Read the bytes of a record, up to the first damaged line.

    Raises:
        RecordError: they do not begin with a record's header, or a later program wrote in it.
    """
    first, *rest = raw.splitlines(keepends=True) or [b""]
    record = Record(Header.from_plain(_parsed(first)), Pages(first), length=len(raw))
    good = len(first)
    for number, line in enumerate(rest, start=2):
        try:
            plain = _parsed(line) if number <= MOST_LINES else None
            entry = entry_of(plain, line, len(record.header.seats))
            record.pages.add(entry, line)
        except ValueError:
            # A last line without its end is the action in flight when the power went.
            cut_short = number == len(rest) + 1 and not line.endswith(b"\n")
            record.broken_line = 0 if cut_short else number
            break
        if is_later(entry.get("program", "")):
            raise RecordError(NEWER)
        record.lines.append(entry)
        good += len(line)
    record.raw = raw[:good]
    return record


def _parsed(line: bytes) -> Any:
    if not line.endswith(b"\n") or len(line) > LONGEST:
        return None
    try:
        return _READER.decode(line.decode(json.detect_encoding(line), "surrogatepass"))
    except (ValueError, RecursionError):
        return None


def _number(digits: str) -> int:
    """A number that can be written on the screen and reckoned with.

    Raises:
        ValueError: it is larger than any that the program writes.
    """
    if len(digits) > _DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


_READER = json.JSONDecoder(parse_int=_number)


def restore(record: Record, rules: AnyRules) -> Session:
    """Replay a record, checking every digest on the way.

    A record of older rules is replayed too: where every digest agrees nothing came out otherwise.

    Args:
        record: as read by :func:`read_record`.
        rules: of the record's title, with the record's options.

    Raises:
        RecordError: later rules; or other rules or another board, a digest that differs, an impossible action
            or a damaged line: ``rescued`` then holds the match up to the last good place.
    """
    info, header = rules.info, record.header
    if header.rules > info.version:
        raise RecordError(NEWER)
    if header.board != info.board:
        raise _other_rules(record, rules, info)
    try:
        return _restored(record, rules)
    except RecordError as error:
        if header.rules == info.version:
            raise
        raise _other_rules(record, rules, info) from error


def _restored(record: Record, rules: AnyRules) -> Session:
    try:
        check_config(rules.info, record.header.config)
        session = _opened(record, rules)
    except ValueError as error:
        raise RecordError("record-impossible-setup", reason=quoted(str(error), 300)) from error
    _replay(record, rules, session)
    if record.broken_line:
        raise RecordError("record-damaged", session, line=record.broken_line)
    return session


def _opened(record: Record, rules: AnyRules) -> Session:
    """A session before the first action of the record."""
    header, lines = record.header, record.lines
    if lines and lines[0].get("at") == 0:
        return _session_at(record, rules, lines[0]["state"])
    return Session(rules, header.config, header.seats)


def _session_at(record: Record, rules: AnyRules, line: bytes) -> Session:
    """A session that starts from a position in the file.

    Raises:
        ValueError: the position is not sound.
    """
    header = record.header
    try:
        state = from_plain(rules.state_type, json.loads(line)["state"])
        faults = list(rules.invariants(state))
        if not faults:
            session = Session(rules, header.config, header.seats, state)
            faults = list(_unplayable(session))
    except Exception as error:  # rules trust their positions, but an edited one can hold anything
        raise ValueError(f"not a position: {quoted(str(error), 200)}") from error
    if faults:
        raise ValueError(quoted("; ".join(faults), 200))
    return session


def _unplayable(session: Session) -> Iterator[str]:
    """What keeps people from going on from a position, as far as one can see without going on."""
    seats = session.config.seats
    if len(session.scores()) != seats:
        yield "another number of players"
    decisions = session.decisions()
    if not decisions and not session.over:
        yield "nobody is asked anything"
    if not all(0 <= decision.player < seats for decision in decisions):
        yield "a player who is not there is asked"
    for seat in (None, *range(seats)):
        session.rules.view(session.state, seat)


def _replay(record: Record, rules: AnyRules, session: Session) -> None:
    verified = 0
    for index, line in enumerate(record.lines):
        try:
            _replay_line(session, line)
        except Exception as error:  # see _session_at: the first position is the file's
            rescued = _up_to(record, rules, verified) if isinstance(error, DigestError) else session
            rescued.forget_undone()
            raise RecordError("record-damaged", rescued, line=index + 2) from error
        if "digest" in line:
            verified = index + 1
    session.forget_undone()


def _up_to(record: Record, rules: AnyRules, count: int) -> Session:
    """The match as the first ``count`` lines tell it, all of them known to be good."""
    session = _opened(record, rules)
    for line in record.lines[:count]:
        _replay_line(session, line)
    return session


def _replay_line(session: Session, line: Entry) -> None:
    match line:
        case {"a": action}:
            session.submit(action)
        case {"undo": count}:
            session.replay_undo(count)
        case {"retract": seat}:
            session.retract(seat)
        case {"seat": number, "is": seat}:
            session.hand_over(number, seat)
        case {"turn": at, "digest": expected}:
            if at != len(session.log) or digest(session.state) != expected:
                raise DigestError(at)
        case {"end": _} if not session.over:
            raise ValueError("scores of a match that goes on")


def _other_rules(record: Record, rules: AnyRules, info: GameInfo) -> RecordError:
    """The rules changed since: offer the last whole position, without the history before it."""
    for line in reversed(record.lines):
        if "state" in line:
            with suppress(ValueError):
                rescued = _session_at(record, rules, line["state"])
                return RecordError("record-other-rules", rescued, was=record.header.rules, now=info.version)
    return RecordError("record-other-rules", None, was=record.header.rules, now=info.version)
