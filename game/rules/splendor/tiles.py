"""The tiles of two expansions, read from the data files: cities and trading posts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import read_table
from game.rules.splendor import components
from game.rules.splendor.components import COUNTS, Counts, by_color, count

TILES = 7
"""City tiles, each with two sides (rulebook: Cities, Components)."""

POWERS = ("token", "draw", "third", "gold", "points")
"""What a trading post gives: a token after a purchase, two cards drawn for a reserve, a third token, gold
that pays two, points for posts (rulebook: Trading Posts, powers)."""


@dataclass(frozen=True, slots=True)
class City:
    """One side of a city tile.

    Attributes:
        id: the side.
        tile: the number of the tile; two sides have the same.
        points: the prestige asked for.
        needs: the cards asked for, by colour.
        other: so many cards of any one colour that ``needs`` does not name.
    """

    id: str
    tile: int
    points: int
    needs: Counts
    other: int


@dataclass(frozen=True, slots=True)
class Post:
    """A kind of trading post; ``needs`` counts the cards asked for, ``power`` is one of POWERS."""

    id: str
    power: str
    needs: Counts


@cache
def cities() -> dict[str, City]:
    """Both sides of the 7 tiles by piece id.

    Raises:
        RulesError: the data file is damaged.
    """
    path = components.FOLDER / "cities.csv"
    rows = read_table(path, {"id": str, "tile": int, "points": count, **COUNTS, "other": count})
    made = [City(f"city.{r['id']}", r["tile"], r["points"], by_color(r), r["other"]) for r in rows]
    sides = Counter(city.tile for city in made)
    if len({city.id for city in made}) != len(made) or sorted(sides.values()) != [2] * TILES:
        raise RulesError(f"{path}: {len(made)} sides where {TILES} tiles of two sides are needed")
    return {city.id: city for city in made}


@cache
def posts() -> dict[str, Post]:
    """The kinds of trading post by piece id.

    Raises:
        RulesError: the data file is damaged.
    """
    path = components.FOLDER / "posts.csv"
    rows = read_table(path, {"id": str, "power": str, **COUNTS})
    made = [Post(f"post.{row['id']}", row["power"], by_color(row)) for row in rows]
    if sorted(post.power for post in made) != sorted(POWERS) or len({post.id for post in made}) != len(made):
        raise RulesError(f"{path}: the powers must be {', '.join(POWERS)}, each once")
    return {post.id: post for post in made}


@cache
def post_with(power: str) -> str:
    """The id of the post that has a power."""
    return next(post.id for post in posts().values() if post.power == power)
