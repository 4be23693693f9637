"""The printed tracks and bonus spaces, read from the data files and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.rules.kernel.ids import number_in, parts_of
from game.rules.kernel.tables import insist, one_of, read_table, whole
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.components import FOLDER
from game.rules.mombasa.gains import GOODS, Gain, read_gains

TRACKS = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2")
"""The eight sides of the four track boards."""

OPTIONS = ("mark", "mark_stones", "mark_books", "mark_buy", "mark_both")
"""The verbs of placing a marker: where a space offers a choice, each option has its own."""

PERMANENT = ("discount", "cotton", "expansion", "markers")


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of a company track: shares reached so far, capital call, special bonus level and its pounds."""

    shares: int
    call: int
    level: int
    pounds: int


@dataclass(frozen=True, slots=True)
class PlayerSpace:
    """A space of the diamond or the bookkeeping track of a player board."""

    value: int
    slot: int
    striped: bool = False


@dataclass(frozen=True, slots=True)
class Permanent:
    """A permanent special bonus; ``mix`` allows mixing goods while acquiring a card (ruling 6)."""

    kind: str
    amount: int
    mix: bool


@dataclass(frozen=True, slots=True)
class BonusOption:
    """One way to use a bonus space.

    Attributes:
        verb: how the action is called, one of OPTIONS.
        cost: pounds to pay.
        majority: the good (or expansion) in which nobody may be ahead; empty if none is asked for.
        least: the smallest total that this bracket takes.
        gains: what it brings, in order.
    """

    verb: str
    cost: int
    majority: str
    least: int
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """What depends on the number of players: bonus markers each, coins on round spaces 2 to 7."""

    markers: int
    coins: tuple[int, ...]


Columns = dict[str, Callable[[str], Any]]


@cache
def company_tracks() -> dict[str, tuple[TrackSpace, ...]]:
    """The spaces of all eight track sides, shares counted up along the track.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "company_tracks.csv"
    columns: Columns = {
        "track": one_of(*TRACKS),
        "space": whole,
        "shares": whole,
        "call": whole,
        "level": whole,
        "pounds": whole,
    }
    rows = read_table(path, columns)
    made: dict[str, tuple[TrackSpace, ...]] = {}
    for track in TRACKS:
        own = [row for row in rows if row["track"] == track]
        insist(
            [row["space"] for row in own] == list(range(len(own))), path, f"{track}: spaces must count from 0"
        )
        levels = [row["level"] for row in own if row["level"]]
        insist(levels == [1, 2], path, f"{track}: needs the special spaces 1 and 2 in this order")
        insist(0 < sum(row["call"] > 0 for row in own) <= 2, path, f"{track}: needs one or two capital calls")
        made[track] = tuple(_track_spaces(own))
    return made


def _track_spaces(rows: list[dict[str, Any]]) -> list[TrackSpace]:
    shares = level = 0
    made = []
    for row in rows:
        shares, level = max(shares, row["shares"]), max(level, row["level"])
        made.append(TrackSpace(shares, row["call"], level, row["pounds"]))
    return made


@cache
def diamond_track() -> tuple[PlayerSpace, ...]:
    """The diamond track of every player board.

    Raises:
        RulesError: the table is damaged.
    """
    rows = read_table(FOLDER / "diamond_track.csv", {"space": whole, "value": whole, "slot": whole})
    return _player_track("diamond_track.csv", rows)


@cache
def ink_track() -> tuple[PlayerSpace, ...]:
    """The bookkeeping track of every player board; space 1 is the printed book.

    Raises:
        RulesError: the table is damaged.
    """
    columns: Columns = {"space": whole, "value": whole, "slot": whole, "striped": ("no", "yes").index}
    return _player_track("ink_track.csv", read_table(FOLDER / "ink_track.csv", columns))


def _player_track(name: str, rows: list[dict[str, Any]]) -> tuple[PlayerSpace, ...]:
    path, value = FOLDER / name, 0
    insist([row["space"] for row in rows] == list(range(len(rows))), path, "the spaces must count from 0")
    insist(sum(row["slot"] > 0 for row in rows) == 1, path, "exactly one space must open a slot")
    made = []
    for row in rows:
        value = max(value, row["value"])
        made.append(PlayerSpace(value, row["slot"], bool(row.get("striped", 0))))
    return tuple(made)


@cache
def slot_opens(name: str) -> int:
    """The space of the ``diamonds`` or ``ink`` track that opens its action slot."""
    track = diamond_track() if name == "diamonds" else ink_track()
    return next(place for place, space in enumerate(track) if space.slot)


@cache
def permanents() -> dict[tuple[str, int], Permanent]:
    """The permanent special bonuses by track and level.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "permanent_bonuses.csv"
    columns: Columns = {
        "track": one_of(*TRACKS), "level": whole, "kind": one_of(*PERMANENT),
        "amount": whole, "mix": ("no", "yes").index,
    }  # fmt: skip
    rows = read_table(path, columns)
    made = {(r["track"], r["level"]): Permanent(r["kind"], r["amount"], bool(r["mix"])) for r in rows}
    _check_levels("permanent_bonuses.csv", [(r["track"], r["level"]) for r in rows])
    return made


@cache
def bonus_spaces() -> dict[str, tuple[BonusOption, ...]]:
    """The printed and the additional bonus spaces by piece id, with their options.

    Raises:
        RulesError: the table is damaged.
    """
    columns: Columns = {
        "space": str, "option": one_of(*OPTIONS), "cost": whole,
        "majority": one_of("", *GOODS, "expansion"), "least": whole, "gains": read_gains,
    }  # fmt: skip
    rows = read_table(FOLDER / "bonus_spaces.csv", columns)
    made: dict[str, tuple[BonusOption, ...]] = {}
    for r in rows:
        option = BonusOption(r["option"], r["cost"], r["majority"], r["least"], r["gains"])
        made[f"bonus.{r['space']}"] = (*made.get(f"bonus.{r['space']}", ()), option)
    for space, options in made.items():
        kinds = {option.majority for option in options}
        insist(
            len(kinds) == 1, FOLDER / "bonus_spaces.csv", f"{space}: its options ask for different majorities"
        )
    _check_levels("bonus_spaces.csv", sorted(_additional(made).values()))
    return made


@cache
def additional_spaces() -> dict[str, tuple[str, int]]:
    """The bonus spaces of track boards (``bonus.C1.2``), with their track and level."""
    return _additional(bonus_spaces())


def _additional(spaces: Iterable[str]) -> dict[str, tuple[str, int]]:
    return {space: (parts_of(space)[0], number_in(space)) for space in spaces if len(parts_of(space)) == 2}


def _check_levels(name: str, found: Sequence[tuple[str, int]]) -> None:
    path = FOLDER / name
    for track in {track for track, _ in found}:
        levels = sorted(level for other, level in found if other == track)
        insist(levels == [1, 2], path, f"{track}: needs the levels 1 and 2")


@cache
def first_tracks() -> dict[str, str]:
    """The track of each company in a first game (rulebook: Setup 2).

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "companies.csv"
    rows = read_table(path, {"company": one_of(*COMPANIES), "first_track": one_of(*TRACKS)})
    made = {row["company"]: row["first_track"] for row in rows}
    boards = {track[0] for track in made.values()}
    insist(
        len(made) == len(rows) == len(COMPANIES) == len(boards), path, "each company needs a board of its own"
    )
    return made


@cache
def seat_setups() -> dict[int, SeatSetup]:
    """The setup by number of players.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "setup.csv"
    coins = [f"coins{space}" for space in range(2, 8)]
    rows = read_table(path, {"players": whole, "markers": whole, **dict.fromkeys(coins, whole)})
    insist([row["players"] for row in rows] == [2, 3, 4], path, "the players must be 2, 3, 4 in this order")
    return {row["players"]: SeatSetup(row["markers"], tuple(row[coin] for coin in coins)) for row in rows}
