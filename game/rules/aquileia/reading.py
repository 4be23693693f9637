"""Reading the component tables: cells, phrases of coins, and the one-line error of a table that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import DATA, read_table

FOLDER = DATA / "aquileia"
METALS = ("bronze", "silver", "gold")
"""The metals of coins and of the faces of dice: the order of every list of three."""

Coins = tuple[int, int, int]
"""Coins by metal."""
Columns = dict[str, Callable[[str], Any]]


def rows_of(name: str, **columns: Callable[[str], Any]) -> list[dict[str, Any]]:
    """The rows of one of the title's tables. Raises RulesError for a damaged one."""
    return read_table(FOLDER / name, columns)


def one_of(*allowed: str) -> Callable[[str], str]:
    """A reader of cells that hold one of ``allowed``."""

    def read(cell: str) -> str:
        if cell not in allowed:
            raise ValueError(cell)
        return cell

    return read


def whole(cell: str) -> int:
    """A number of 0 or more."""
    value = int(cell)
    if value < 0:
        raise ValueError(cell)
    return value


def read_coins(cell: str) -> Coins:
    """``silver=1;bronze=2`` as coins by metal. Raises ValueError for anything else."""
    found = dict.fromkeys(METALS, 0)
    for phrase in filter(None, cell.split(";")):
        metal, _, count = phrase.partition("=")
        if found.get(metal) != 0 or whole(count) == 0:
            raise ValueError(cell)
        found[metal] = int(count)
    return found["bronze"], found["silver"], found["gold"]


def insist(holds: bool, name: str, message: str) -> None:
    """Raise the one-line error of a table that is not what the rulebook says."""
    if not holds:
        raise RulesError(f"{FOLDER / name}: {message}")


def distinct(ids: Iterable[str], name: str) -> None:
    """Insist that no id occurs twice."""
    seen: set[str] = set()
    for each in ids:
        insist(each not in seen, name, f"{each} occurs twice")
        seen.add(each)
