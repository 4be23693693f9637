"""The records in a folder: what can be continued, what was played, who won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.match.header import NEWER
from game.match.lock import LOCK, RecordLock, lock_of
from game.match.names import look
from game.match.record import Header, Record, RecordError, origin, read_record
from game.rules.kernel.files import DRAFT, draft_of
from game.rules.kernel.text import Text, text

SUFFIX = ".jsonl"
_LATEST = 4e9
"""A time of a file beyond this (2096) is no time that anybody wrote anything."""


@dataclass(frozen=True, slots=True)
class Placing:
    """How one player of a finished match fared."""

    name: str
    total: int
    rank: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A record as the list of saved matches shows it.

    Attributes:
        path: the file.
        changed: when it was last written, in seconds since the epoch.
        header: how the match was set up; None if the file has none that can be read.
        turns: how many turns have begun.
        placings: the players by rank, if the match was played to its end.
        trouble: what is wrong with the file, if anything shows without replaying it.
    """

    path: Path
    changed: float
    header: Header | None = None
    turns: int = 0
    placings: tuple[Placing, ...] = ()
    trouble: Text | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The players in turn order."""
        return tuple(seat.name for seat in self.header.seats) if self.header else ()

    @property
    def finished(self) -> bool:
        """Whether the match was played to its end."""
        return bool(self.placings)

    @property
    def newer(self) -> bool:
        """Whether a later program wrote it."""
        return self.trouble is not None and self.trouble.key == NEWER

    @property
    def playable(self) -> bool:
        """Whether the match can be continued, as far as one can see without replaying it."""
        return self.header is not None and self.trouble is None and not self.finished


def clear_leftovers(folder: Path) -> None:
    """Remove the drafts and locks of programs that were killed; whatever is in use stays."""
    for suffix in (LOCK, DRAFT):
        for path in _files(folder, suffix):
            record = path.with_name(path.name.removesuffix(suffix))
            with suppress(OSError):  # somebody plays it, or nothing can be removed here
                lock = RecordLock(record)
                draft_of(record).unlink(missing_ok=True)
                lock.release()


def interrupted(folder: Path) -> Path | None:
    """The match that was in play when a program ended without leaving it; of several the last.

    Its lock still lies there, and nobody holds it.
    """
    for found in summaries(folder):
        if found.playable and lock_of(found.path).exists():
            with suppress(OSError):  # somebody plays it
                RecordLock(found.path).release()
                return found.path
    return None


def summaries(folder: Path) -> Iterator[Summary]:
    """The records in ``folder``, the newest first, each read only when asked for.

    A file that is no record, or a damaged one, is listed with its trouble; a missing folder is an empty one.
    Of several copies of one match (a program that synchronises folders leaves them) the fullest is listed.
    """
    for changed, path in sorted(_originals(folder), reverse=True):
        yield summary(path, changed)


def _originals(folder: Path) -> Iterator[tuple[float, Path]]:
    """The records, of each match one, with the times of their files."""
    copies: dict[str | Path, list[tuple[float, Path]]] = {}
    for path in _files(folder):
        with suppress(OSError):  # deleted meanwhile
            changed = min(max(path.stat().st_mtime, 0.0), _LATEST)
            copies.setdefault(origin(path) or path, []).append((changed, path))
    for alike in copies.values():
        yield max(alike, key=_fullness) if len(alike) > 1 else alike[0]


def _fullness(copy: tuple[float, Path]) -> tuple[bool, int, bool, float]:
    """How much a copy tells: a finished one most, then the longest, a sound one, the newest."""
    changed, path = copy
    try:
        record = read_record(path)
    except RecordError:
        return False, 0, False, changed
    return record.result is not None, len(record.lines), not record.broken_line, changed


def _files(folder: Path, suffix: str = "") -> list[Path]:
    """The records in a folder, or what lies beside them; none if it cannot be looked into."""
    try:
        return sorted(folder.glob(f"*{SUFFIX}{suffix}"))
    except OSError:
        return []


def summary(path: Path, changed: float) -> Summary:
    """What the list shows of the record at ``path``; never raises for what is in the file."""
    try:
        record = read_record(path)
    except RecordError as error:
        return Summary(path, changed, trouble=error.message)
    turns = 1 + sum("turn" in entry for entry in record.pages.entries())
    trouble = text("record-damaged", line=record.broken_line) if record.broken_line else None
    return Summary(path, changed, record.header, turns, _placings(record), trouble)


def continuable(folder: Path) -> Summary | None:
    """The match that was played last and is not over."""
    return next((found for found in summaries(folder) if found.playable), None)


def known_names(found: Iterable[Summary]) -> tuple[str, ...]:
    """Every player's name in these records, of those that look alike the first, in the order of ``found``."""
    names = dict[str, str]()
    for each in found:
        for name in each.names:
            names.setdefault(look(name), name)
    return tuple(names.values())


def recovery_path(path: Path) -> Path:
    """A free name for what is recovered from the record at ``path``."""
    stem = path.name.removesuffix(SUFFIX)
    names = (f"{stem}-{number}{SUFFIX}" for number in range(2, 1_000_000))
    return next(free for name in names if not (free := path.with_name(name)).exists())


def _placings(record: Record) -> tuple[Placing, ...]:
    """The final scores by rank; none if there are none yet."""
    seats, results = record.header.seats, record.result or ()
    placings = (Placing(seats[result["seat"]].name, result["total"], result["rank"]) for result in results)
    return tuple(sorted(placings, key=lambda placing: placing.rank))


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """One player over all finished matches.

    Attributes:
        games: matches played.
        wins: first ranks, shared ones included.
        best: highest final score.
        total: sum of the final scores, for the average.
    """

    name: str
    games: int
    wins: int
    best: int
    total: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the finished matches of one title, played with the same switches, say.

    Attributes:
        title: the title's id.
        switches: the options that were on.
        games: how many were finished.
        turns: sum of their turns.
        best: the highest final score and whose it was.
        players: everybody who played, the most wins first.
    """

    title: str
    switches: tuple[str, ...]
    games: int
    turns: int
    best: Placing
    players: tuple[PlayerRow, ...]


def statistics(found: Iterable[Summary]) -> tuple[Statistics, ...]:
    """Statistics by title and switches over the finished matches, what was played most first."""
    by_game: dict[tuple[str, tuple[str, ...]], list[Summary]] = {}
    for each in found:
        if each.header is not None and each.finished:
            on = tuple(sorted(id for id, value in each.header.config.options.items() if value is True))
            by_game.setdefault((each.header.title, on), []).append(each)
    rows = [_game_row(*game, matches) for game, matches in by_game.items()]
    return tuple(sorted(rows, key=lambda row: (-row.games, row.title, row.switches)))


def _game_row(title: str, switches: tuple[str, ...], matches: list[Summary]) -> Statistics:
    placings = [placing for match in matches for placing in match.placings]
    best = max(placings, key=lambda placing: placing.total)
    turns = sum(match.turns for match in matches)
    return Statistics(title, switches, len(matches), turns, best, _player_rows(placings))


def _player_rows(placings: Iterable[Placing]) -> tuple[PlayerRow, ...]:
    by_name: dict[str, list[Placing]] = {}
    for placing in placings:
        by_name.setdefault(placing.name, []).append(placing)
    rows = [
        PlayerRow(
            name,
            games=len(own),
            wins=sum(placing.rank == 1 for placing in own),
            best=max(placing.total for placing in own),
            total=sum(placing.total for placing in own),
        )
        for name, own in by_name.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.wins, -row.best, row.name)))
