"""The record of a match: save file, replay and bug report in one append-only JSONL file.

The first line is the header; then one line for each action (``a``), each undo (``undo``), each turn's
start (``turn`` with a digest), now and then a plain state (``state``), and the final scores (``end``). A
line that was cut short by a power failure is dropped; everything before it holds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.match.seats import Seat
from game.match.session import IllegalActionError, Session
from game.rules.kernel.action import Action
from game.rules.kernel.rules import AnyRules, GameConfig, GameInfo, check_config
from game.rules.kernel.text import Text, Value, text
from game.rules.kernel.values import digest, from_plain, to_plain

FORMAT = 1


class RecordError(ValueError):
    """A record that cannot be played on as it is.

    Attributes:
        message: what is wrong, for people.
        rescued: a session that holds what could be recovered, if anything could.
    """

    def __init__(self, key: str, rescued: Session | None = None, **values: Value) -> None:
        super().__init__(key, values)
        self.message: Text = text(key, **values)
        self.rescued = rescued


class DigestError(ValueError):
    """A replay came to another position than the match did when it was recorded."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a record."""

    title: str
    rules: int
    board: str
    config: GameConfig
    seats: tuple[Seat, ...]
    created: str

    @classmethod
    def of(cls, session: Session, created: str) -> Header:
        """The header for a session; ``created`` is a date and time in ISO form."""
        info = session.rules.info
        return cls(info.id, info.version, info.board, session.config, session.seats, created)

    def to_plain(self) -> dict[str, Any]:
        """The header as JSON carries it."""
        return {
            "caravanserai": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "board": self.board,
            "options": dict(self.config.options),
            "seed": self.config.seed,
            "seats": [seat.to_plain() for seat in self.seats],
            "created": self.created,
        }

    @classmethod
    def from_plain(cls, plain: Any) -> Header:
        """Read what :meth:`to_plain` wrote.

        Raises:
            RecordError: the line is no header, or one of a later format.
        """
        match plain:
            case {"caravanserai": int(version)} if version != FORMAT:
                raise RecordError("record-wrong-format", version=version)
            case {
                "caravanserai": int(),
                "title": str(title),
                "rules": int(rules),
                "board": str(board),
                "options": dict(options),
                "seed": int(seed),
                "seats": [*seats],
                "created": str(created),
            }:
                try:
                    players = tuple(Seat.from_plain(seat) for seat in seats)
                except ValueError as error:
                    raise RecordError("record-foreign") from error
                return cls(title, rules, board, GameConfig(len(players), seed, options), players, created)
        raise RecordError("record-foreign")


@dataclass(slots=True)
class Record:
    """A record as read from disk.

    Attributes:
        header: how the match was set up.
        lines: the good lines after the header, as plain values.
        size: bytes up to the end of the last good line.
        broken_line: number of the first line that is damaged, 0 if none is.
    """

    header: Header
    lines: list[dict[str, Any]] = field(default_factory=list)
    size: int = 0
    broken_line: int = 0

    @property
    def result(self) -> list[dict[str, Any]] | None:
        """The final scores, if the match was played to its end."""
        end = self.lines[-1].get("end") if self.lines else None
        return end if isinstance(end, list) else None


def read_record(path: Path) -> Record:
    """Read a record, up to the first damaged line.

    Raises:
        RecordError: there is no such file, or it does not begin with a record's header.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise RecordError("record-unreadable", file=path.name) from error
    first, *rest = raw.splitlines(keepends=True) or [b""]
    record = Record(Header.from_plain(_parsed(first)), size=len(first))
    for number, line in enumerate(rest, start=2):
        plain = _parsed(line)
        if not isinstance(plain, dict):
            # A last line without its end is the action in flight when the power went.
            cut_short = number == len(rest) + 1 and not line.endswith(b"\n")
            record.broken_line = 0 if cut_short else number
            break
        record.lines.append(plain)
        record.size += len(line)
    return record


def _parsed(line: bytes) -> Any:
    if not line.endswith(b"\n"):
        return None
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def restore(record: Record, rules: AnyRules) -> Session:
    """Replay a record, checking every digest on the way.

    Args:
        record: as read by :func:`read_record`.
        rules: of the record's title, with the record's options.

    Raises:
        RecordError: another version of rules or board, a digest that differs, an impossible action or a
            damaged line; ``rescued`` then holds the match up to the last good place.
    """
    info = rules.info
    if record.header.rules != info.version or record.header.board != info.board:
        raise _other_rules(record, rules, info)
    try:
        check_config(info, record.header.config)
        session = _opened(record, rules)
    except ValueError as error:
        raise RecordError("record-impossible-setup", reason=str(error)) from error
    _replay(record, rules, session)
    if record.broken_line:
        raise RecordError("record-damaged", session, line=record.broken_line)
    return session


def _opened(record: Record, rules: AnyRules) -> Session:
    """A session before the first action of the record."""
    header, lines = record.header, record.lines
    if lines and lines[0].get("at") == 0:
        return _session_at(record, rules, lines[0].get("state"))
    return Session(rules, header.config, header.seats)


def _session_at(record: Record, rules: AnyRules, plain: Any) -> Session:
    """A session that starts from a position in the file.

    Raises:
        ValueError: the position is not sound.
    """
    header = record.header
    try:
        session = Session(rules, header.config, header.seats, from_plain(rules.state_type, plain))
        faults = list(rules.invariants(session.state))
        if len(session.scores()) != header.config.seats:
            faults.append("another number of players")
        session.decisions()
    except Exception as error:  # rules trust their positions, but an edited one can hold anything
        raise ValueError(f"not a position: {error}") from error
    if faults:
        raise ValueError("; ".join(faults))
    return session


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


def _replay_line(session: Session, line: dict[str, Any]) -> None:
    match line:
        case {"a": plain}:
            session.submit(Action.from_json(plain))
        case {"undo": int(count)}:
            session.undo(len(session.log) - count)
        case {"retract": int(seat)}:
            session.retract(seat)
        case {"seat": int(number), "is": seat}:
            session.hand_over(number, Seat.from_plain(seat))
        case {"turn": int(at), "digest": str(expected)}:
            if at != len(session.log) or digest(session.state) != expected:
                raise DigestError(at)
        case {"state": _, "at": int()} | {"end": list()}:
            pass
        case _:
            raise IllegalActionError("an unknown line")


def _other_rules(record: Record, rules: AnyRules, info: GameInfo) -> RecordError:
    """The rules changed since: offer the last whole position, without the history before it."""
    for line in reversed(record.lines):
        if "state" in line:
            with suppress(ValueError):
                rescued = _session_at(record, rules, line["state"])
                return RecordError("record-other-rules", rescued, was=record.header.rules, now=info.version)
    return RecordError("record-other-rules", None, was=record.header.rules, now=info.version)


def opening_lines(session: Session, created: str) -> Iterator[dict[str, Any]]:
    """The lines that a record of ``session`` as it stands begins with."""
    yield Header.of(session, created).to_plain()
    yield {"at": 0, "state": to_plain(session.opening)}
    for step in session.log:
        yield {"a": step.action.to_json()}
