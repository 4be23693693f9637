"""Where the component tables are, and how coins are written in them."""

from __future__ import annotations

from game.rules.kernel.tables import DATA, whole

FOLDER = DATA / "aquileia"
METALS = ("bronze", "silver", "gold")
"""The metals of coins and of the faces of dice: the order of every list of three."""

Coins = tuple[int, int, int]
"""Coins by metal."""


def read_coins(cell: str) -> Coins:
    """``silver=1;bronze=2`` as coins by metal. Raises ValueError for anything else."""
    found = dict.fromkeys(METALS, 0)
    for phrase in filter(None, cell.split(";")):
        metal, _, count = phrase.partition("=")
        if found.get(metal) != 0 or whole(count) == 0:
            raise ValueError(cell)
        found[metal] = int(count)
    return found["bronze"], found["silver"], found["gold"]
