"""The titles that tests are tried on: those that ship, and the toy, which stands for any that may come.

Registered when the tests begin, so that whatever goes through ``game.tables.registry.TITLES`` meets the toy
too. A test of what ships (records, packages, a program that is really started) asks for `SHIPPED`.
"""

from __future__ import annotations

from game.tables.registry import TITLES, find_title
from tests.toy.house import LINE, assets

SHIPPED = tuple(TITLES)


def players(title: str, wanted: int) -> int:
    """As many as ``wanted``, or as near to it as a title is played by."""
    return min(find_title(title).rules({}).info.seats, key=lambda seats: abs(seats - wanted))


def register() -> None:
    """The toy moves in: one line in the registry, its words beside those of the others."""
    TITLES.update(LINE)


__all__ = ["SHIPPED", "TITLES", "assets", "players", "register"]
