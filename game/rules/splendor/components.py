"""The development cards and the nobles, read from the data files, and the rows that cards lie in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import DATA, read_table

COLORS = ("white", "blue", "green", "red", "black")
"""Diamond, sapphire, emerald, ruby, onyx: the order of every list of five."""

GOLD = 5
"""The place of gold in lists of six."""

PILES = (*COLORS, "gold")
LEVELS = (1, 2, 3)
BASE = "base"
"""The set of what belongs to every game; the other sets are the expansions by their option."""

FOLDER = DATA / "splendor"

Counts = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Row:
    """A deck with the face-up cards beside it; also the back of its cards.

    Attributes:
        name: what its ids say: ``deck.east1``, ``market.east1.0``, ``hidden.east1.…``.
        level: of its cards.
        places: how many cards lie face up.
        size: how many cards there are.
        set: what they came with.
    """

    name: str
    level: int
    places: int
    size: int
    set: str


ROWS = (
    *(Row(str(level), level, 4, size, BASE) for level, size in zip(LEVELS, (40, 30, 20), strict=True)),
    *(Row(f"east{level}", level, 2, 10, "orient") for level in LEVELS),
)
"""Rulebook: Components and Setup, of the base game and of Orient. A game has a first part of them."""

ROW_NUMBER = {row.name: number for number, row in enumerate(ROWS)}

_FILES = {BASE: "cards.csv", "orient": "orient.csv"}
NOBLES = {BASE: 10, "posts": 1, "strongholds": 1}
"""Nobles by the set they came with."""


@dataclass(frozen=True, slots=True)
class Card:
    """A development card.

    Attributes:
        id: the piece.
        row: the number of its row in ROWS.
        bonus: the place of its colour in COLORS; None for a card without a colour of its own.
        points: its prestige.
        cost: its price by colour.
        worth: how many discounts its bonus gives.
        copies: it is paired with an owned card, whose colour it takes (rulebook: Orient, levels 1 and 2).
        burn: the place of the colour whose cards are burned as its price.
        burns: how many of them.
        gold: virtual gold that it turns into when it is burned in a purchase.
        free: the level of the face-up card that it brings along; 0 for none.
        special: buying it takes more than paying its price.
    """

    id: str
    row: int
    bonus: int | None
    points: int
    cost: Counts
    worth: int = 1
    copies: bool = False
    burn: int | None = None
    burns: int = 0
    gold: int = 0
    free: int = 0
    special: bool = False

    @property
    def level(self) -> int:
        """1 to 3."""
        return ROWS[self.row].level

    @property
    def color(self) -> str:
        """The word for its colour; ``copy`` or ``none`` for a card that has none of its own."""
        if self.bonus is None:
            return "copy" if self.copies else "none"
        return COLORS[self.bonus]


@dataclass(frozen=True, slots=True)
class Noble:
    """A noble; ``needs`` counts the cards asked for, by colour; ``set`` is what it came with."""

    id: str
    points: int
    needs: Counts
    set: str = BASE


def count(cell: str) -> int:
    """Read a number of things.

    Raises:
        ValueError: it is no number, or less than nothing.
    """
    number = int(cell)
    if number < 0:
        raise ValueError("a negative count")
    return number


COUNTS: Mapping[str, Callable[[str], int]] = dict.fromkeys(COLORS, count)
"""The columns that count by colour."""


def by_color(row: Mapping[str, int]) -> Counts:
    """The counts of a table's row."""
    white, blue, green, red, black = (row[color] for color in COLORS)
    return white, blue, green, red, black


@cache
def cards() -> dict[str, Card]:
    """The development cards of all sets by piece id.

    Raises:
        RulesError: a data file is damaged.
    """
    return {card.id: card for set, file in _FILES.items() for card in _cards_of(set, file)}


@cache
def decks() -> tuple[tuple[str, ...], ...]:
    """The ids of the cards of each row, in order."""
    made = cards().values()
    return tuple(tuple(sorted(card.id for card in made if card.row == row)) for row in range(len(ROWS)))


def _cards_of(set: str, file: str) -> list[Card]:
    path = FOLDER / file
    rows = {row.level: number for number, row in enumerate(ROWS) if row.set == set}
    made = [_card(line, rows) for line in read_table(path, _columns(set))]
    found = Counter(card.row for card in made)
    sizes, needed = (tuple(of(row) for row in rows.values()) for of in (found.get, lambda r: ROWS[r].size))
    if sizes != needed or len({card.id for card in made}) != len(made):
        raise RulesError(f"{path}: {sizes} different cards of levels 1, 2, 3 where {needed} are needed")
    return made


def _columns(set: str) -> dict[str, Callable[[str], Any]]:
    """The columns of a table of cards: those of Orient also say what a card does."""
    ends: dict[str, Callable[[str], Any]] = {"id": str, "level": _level, "bonus": COLORS.index}
    if set == BASE:
        return {**ends, "points": count, **COUNTS}
    effects = {"burn": _burnt, "burns": count, "gold": count, "free": count}
    return {**ends, "bonus": _bonus, "worth": count, "points": count, **COUNTS, **effects}


def _card(line: Mapping[str, Any], rows: Mapping[int, int]) -> Card:
    bonus = line["bonus"]
    return Card(
        f"card.{line['id']}",
        rows[line["level"]],
        bonus if isinstance(bonus, int) else None,
        line["points"],
        by_color(line),
        copies=bonus == "copy",
        special=bonus == "copy" or line.get("burn") is not None,
        **{name: line[name] for name in ("worth", "burn", "burns", "gold", "free") if name in line},
    )


def _level(cell: str) -> int:
    level = int(cell)
    if level not in LEVELS:
        raise ValueError("no such level")
    return level


def _bonus(cell: str) -> int | str:
    """A colour's place, or the word of a card without one."""
    return cell if cell in ("copy", "none") else COLORS.index(cell)


def _burnt(cell: str) -> int | None:
    return None if cell == "none" else COLORS.index(cell)


@cache
def nobles() -> dict[str, Noble]:
    """The nobles of all sets by piece id.

    Raises:
        RulesError: the data file is damaged.
    """
    path = FOLDER / "nobles.csv"
    rows = read_table(path, {"id": str, "set": str, "points": count, **COUNTS})
    made = [Noble(f"noble.{row['id']}", row["points"], by_color(row), row["set"]) for row in rows]
    if Counter(noble.set for noble in made) != NOBLES or len({noble.id for noble in made}) != len(made):
        raise RulesError(f"{path}: {len(made)} nobles where {NOBLES} different ones are needed")
    return {noble.id: noble for noble in made}
