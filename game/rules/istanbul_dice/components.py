"""What is in the box: counts, setups, the prices of rubies, tiles and cards; read from the data files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.rules.istanbul_dice.phrases import AREAS, COLORS, RESOURCES, Price, alike, each
from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import DATA, one_of, read_table, whole

FACES = (*COLORS, "coin", "card")
"""The six faces of a die (rulebook: General idea)."""

COIN, CARD = 4, 5
"""Places in FACES."""

ROUND_DICE = 5
"""The dice that go round; the others come with mosque tiles."""

DISPLAY = 6
"""Mosque tiles that lie open."""

START_CRYSTALS = 1
ACTIONS = 2
COIN_WORTH = 2
"""Lira for a coin die."""

FALLBACK = 1
"""Lira instead of what a conditional card would bring."""

GOODS_WORTH, CRYSTAL_WORTH = 3, 2
"""Lira for each token and crystal when a tie is broken."""

FOLDER = DATA / "istanbul_dice"
Columns = dict[str, Callable[[str], Any]]
"""The readers of a table's columns."""

_COUNTED = (*RESOURCES, "ruby", "die", "mosque_tile", "bazaar_card")
_SIDES = ("2-3", "4")


@dataclass(frozen=True, slots=True)
class Setup:
    """What depends on the number of players.

    Attributes:
        goal: the number of rubies with which the end comes.
        lira: the money at the start, in turn order.
        rubies: the rubies on the board by area with their prices, the next one first.
        tiles: how many mosque tiles bring the mosque's ruby.
    """

    goal: int
    lira: tuple[int, ...]
    rubies: dict[str, dict[str, Price]]
    tiles: int


STATUS = one_of("confirmed", "single-source", "reconstructed")
"""How sure a row is: for whoever reads the table; the game does not ask."""


@cache
def counts() -> dict[str, int]:
    """How many there are of each resource, and of rubies, dice, tiles and cards.

    Raises:
        RulesError: the data file is damaged.
    """
    path = FOLDER / "components.csv"
    rows = read_table(path, {"item": str, "count": whole, "status": STATUS})
    if [row["item"] for row in rows] != list(_COUNTED):
        raise RulesError(f"{path}: the items must be {', '.join(_COUNTED)}, in this order")
    return {row["item"]: row["count"] for row in rows}


@cache
def setups() -> dict[int, Setup]:
    """The setup for each number of players.

    Raises:
        RulesError: a data file is damaged.
    """
    path = FOLDER / "setup.csv"
    sides = one_of(*_SIDES)
    columns: Columns = {"players": int, "side": sides, "goal": whole, "lira": _coins, "status": STATUS}
    rows = read_table(path, columns)
    if [row["players"] for row in rows] != [2, 3, 4] or not all(map(_complete, rows)):
        raise RulesError(f"{path}: it needs a line for 2, 3 and 4 players, with a goal and money for each")
    return {row["players"]: _setup(**row) for row in rows}


def _complete(row: dict[str, Any]) -> bool:
    return bool(len(row["lira"]) == row["players"] and row["goal"])


def _coins(cell: str) -> tuple[int, ...]:
    return tuple(whole(part) for part in cell.split("|"))


def _setup(players: int, side: str, goal: int, lira: tuple[int, ...], status: str) -> Setup:
    """With two players the circles that are marked so are left out (rulebook: Setup; ruling 13)."""
    used = [circle for circle in circles() if circle["side"] == side]
    rubies: dict[str, dict[str, Price]] = {area: {} for area in AREAS}
    for circle in used:
        if players > 2 or not circle["left_out"]:
            area = circle["area"]
            rubies[area][f"ruby.{area}.{circle['order']}"] = _price(area, circle["price"])
    tiles = {circle["price"] for circle in used if circle["area"] == "mosque"}
    if len(tiles) != 1 or len(rubies["mosque"]) < players or len(used) > counts()["ruby"]:
        raise RulesError(
            f"{FOLDER / 'rubies.csv'}: side {side} needs at most {counts()['ruby']} circles, and a mosque "
            f"ruby for each of {players} players at one number of tiles"
        )
    return Setup(goal, lira, rubies, tiles.pop())


@cache
def circles() -> list[dict[str, Any]]:
    """The circles of both sides of the board, each area's in the order in which its rubies are taken."""
    path = FOLDER / "rubies.csv"
    columns: Columns = {"side": one_of(*_SIDES), "area": one_of(*AREAS), "order": int, "price": whole}
    rows = read_table(path, {**columns, "left_out": ("no", "yes").index, "status": STATUS})
    for side in _SIDES:
        for area in AREAS:
            track = [row for row in rows if (row["side"], row["area"]) == (side, area)]
            prices = [row["price"] for row in track]
            if not track or [row["order"] for row in track] != list(range(1, len(track) + 1)):
                raise RulesError(
                    f"{path}: area {area} of side {side} needs circles 1, 2, 3 ... in this order"
                )
            if prices != sorted(prices):
                raise RulesError(f"{path}: the prices of area {area} of side {side} fall")
    return rows


def _price(area: str, number: int) -> Price:
    """What the number on a circle means in its area (rulebook: Ruby areas); the mosque sells nothing."""
    if area in COLORS:
        return alike(COLORS.index(area), number)
    return {"left": each(number), "right": Price(lira=number)}.get(area, Price())
