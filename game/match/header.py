"""What a record begins with: how the match was set up, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from game.match.names import NAME_LIMIT, NameFaultError
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import Text, Value, text
from game.rules.kernel.values import to_plain

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
            } if 0 <= seed < 1 << 64:
                try:
                    players = tuple(Seat.from_plain(seat, number) for number, seat in enumerate(seats, 1))
                except NameFaultError as error:
                    raise RecordError("record-no-name", limit=NAME_LIMIT) from error
                except ValueError as error:
                    raise RecordError("record-foreign") from error
                return cls(title, rules, board, GameConfig(len(players), seed, options), players, created)
        raise RecordError("record-foreign")


def opening_lines(session: Session, created: str) -> Iterator[dict[str, Any]]:
    """The lines that a record of ``session`` as it stands begins with."""
    yield Header.of(session, created).to_plain()
    yield {"at": 0, "state": to_plain(session.opening)}
    for step in session.log:
        yield {"a": step.action.to_json()}


def nameless_lines(session: Session) -> Iterator[dict[str, Any]]:
    """The same for a report: with numbers for the players' names, and without a date."""
    lines = opening_lines(session, "")
    header = next(lines)
    yield {**header, "seats": [{**seat, "name": str(n)} for n, seat in enumerate(header["seats"], start=1)]}
    yield from lines
