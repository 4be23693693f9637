"""The cards and nobles, read from the data files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import DATA, read_table

COLORS = ("white", "blue", "green", "red", "black")
"""Diamond, sapphire, emerald, ruby, onyx: the order of every list of five."""

GOLD = 5
"""The place of gold in lists of six."""

PILES = (*COLORS, "gold")
LEVELS = (1, 2, 3)

DECK_SIZES = (40, 30, 20)
"""Cards by level (rulebook: Components)."""

NOBLES = 10

FOLDER = DATA / "splendor"


@dataclass(frozen=True, slots=True)
class Card:
    """A development card; ``bonus`` is the place of its colour in COLORS, ``cost`` counts by colour."""

    id: str
    level: int
    bonus: int
    points: int
    cost: tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Noble:
    """A noble; ``needs`` counts the bonuses asked for, by colour."""

    id: str
    points: int
    needs: tuple[int, int, int, int, int]


def _count(cell: str) -> int:
    count = int(cell)
    if count < 0:
        raise ValueError("a negative count")
    return count


_COUNTS = dict.fromkeys(COLORS, _count)


@cache
def cards() -> dict[str, Card]:
    """The 90 development cards by piece id.

    Raises:
        RulesError: the data file is damaged.
    """
    path = FOLDER / "cards.csv"
    rows = read_table(path, {"id": str, "level": int, "bonus": COLORS.index, "points": _count, **_COUNTS})
    made = [
        Card(f"card.{row['id']}", row["level"], row["bonus"], row["points"], _by_color(row)) for row in rows
    ]
    sizes = tuple(sum(card.level == level for card in made) for level in LEVELS)
    if sizes != DECK_SIZES or len({card.id for card in made}) != len(made):
        raise RulesError(f"{path}: {sizes} different cards of levels 1, 2, 3 where {DECK_SIZES} are needed")
    return {card.id: card for card in made}


@cache
def nobles() -> dict[str, Noble]:
    """The 10 nobles by piece id.

    Raises:
        RulesError: the data file is damaged.
    """
    path = FOLDER / "nobles.csv"
    rows = read_table(path, {"id": str, "points": _count, **_COUNTS})
    made = [Noble(f"noble.{row['id']}", row["points"], _by_color(row)) for row in rows]
    if len({noble.id for noble in made}) != NOBLES:
        raise RulesError(f"{path}: {len(made)} nobles where {NOBLES} different ones are needed")
    return {noble.id: noble for noble in made}


def _by_color(row: dict[str, int]) -> tuple[int, int, int, int, int]:
    white, blue, green, red, black = (row[color] for color in COLORS)
    return white, blue, green, red, black
