"""What a record begins with: how the match was set up, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.match.names import NAME_LIMIT, NameFaultError
from game.match.seats import MOST_SEATS, Seat
from game.match.session import Session
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import Text, Value, text
from game.rules.kernel.values import digest, to_plain, whole
from game.version import VERSION, release

FORMAT = 1
NEWER = "record-newer"
"""The message that a later program wrote a record."""
_MOST_SEED, _MOST_VERSION = (1 << 64) - 1, 10**6


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


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a record.

    Attributes:
        program: the version of the program that began it; "" before there was one.
    """

    title: str
    rules: int
    board: str
    config: GameConfig
    seats: tuple[Seat, ...]
    created: str
    program: str = ""

    @classmethod
    def of(cls, session: Session, created: str) -> Header:
        """The header for a session; ``created`` is a date and time in ISO form."""
        info = session.rules.info
        return cls(info.id, info.version, info.board, session.config, session.seats, created, VERSION)

    def to_plain(self) -> dict[str, Any]:
        """The header as JSON carries it."""
        return {
            "caravanserai": FORMAT,
            "program": self.program,
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
            RecordError: the line is no header, or one of a later program.
        """
        match plain:
            case {"caravanserai": version, **others} if _later(version, others.get("program", "")):
                raise RecordError(NEWER)
            case {
                "caravanserai": _,
                "title": str(title),
                "rules": rules,
                "board": str(board),
                "options": dict(options),
                "seed": seed,
                "seats": list(seats),
                "created": str(created),
            } if 0 < len(seats) <= MOST_SEATS:
                try:
                    players = tuple(Seat.from_plain(seat, number) for number, seat in enumerate(seats, 1))
                    config = GameConfig(len(players), whole(seed, 0, _MOST_SEED), options)
                    version, program = whole(rules, 0, _MOST_VERSION), plain.get("program", "")
                    return cls(title, version, board, config, players, created, program)
                except NameFaultError as error:
                    raise RecordError("record-no-name", limit=NAME_LIMIT) from error
                except ValueError as error:
                    raise RecordError("record-foreign") from error
        raise RecordError("record-foreign")


def _later(version: Any, program: Any) -> bool:
    """Whether a later program wrote a record, by the format and the program that it names.

    Raises:
        RecordError: none did.
    """
    try:
        return whole(version, FORMAT, _MOST_VERSION) > FORMAT or is_later(program)
    except ValueError as error:
        raise RecordError("record-foreign") from error


def is_later(program: Any) -> bool:
    """Whether a program is later than this one; "" is one from before they had versions.

    Raises:
        ValueError: that is no version.
    """
    return program != "" and release(str(program)) > release(VERSION)


def opening_lines(session: Session, created: str) -> Iterator[dict[str, Any]]:
    """The lines that a record of ``session`` as it stands begins with."""
    yield from _told(session, created)
    for at, step in enumerate(session.log, start=1):
        yield {"a": step.action.to_json()}
        yield from following_lines(session, at)


def following_lines(session: Session, at: int) -> Iterator[dict[str, Any]]:
    """What a record tells after the first ``at`` actions, so that it can be read without a replay.

    At a turn's start the digest, at the end of the match the scores.
    """
    if at and session.log[at - 1].new_turn is not None:
        state = session.state if at == len(session.log) else session.state_at(at)
        yield {"turn": at, "digest": digest(state)}
    if at == len(session.log) and session.over:
        yield {"end": [{"seat": s.seat, "total": s.total, "rank": s.rank} for s in session.scores()]}


def nameless_lines(session: Session) -> Iterator[dict[str, Any]]:
    """The same for a report: numbers for the players' names, no date, and the actions alone."""
    header, opening = _told(session, "")
    yield {**header, "seats": [{**seat, "name": str(n)} for n, seat in enumerate(header["seats"], start=1)]}
    yield opening
    for step in session.log:
        yield {"a": step.action.to_json()}


def _told(session: Session, created: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The header, and the position that the match began with."""
    return Header.of(session, created).to_plain(), {"at": 0, "state": to_plain(session.opening)}
