"""The board as the rules see it: regions, borders, bases and the printed numbers, no geometry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.kernel import values

COMPANIES = ("mombasa", "cape_town", "saint_louis", "cairo")
"""The four companies, in the order of the scoring (rulebook: End of the game)."""

REWARDS = ("none", "pounds", "diamonds", "bookkeeping", "track_step")
"""What entering a region may bring (rulebook: Possible rewards of regions)."""

BORDER_COST = {"single": 1, "double": 2}
"""Expansion points for crossing a border (rulebook: Entering a region)."""

DISPLAY_ROWS = 4
DISPLAY_COLUMNS = 3
"""The card display: four rows, columns left, middle and right."""

SHELF_ROWS = 2
ROUNDS = 7
SHELF_NUMBERS = tuple(range(2, ROUNDS + 1))
"""The columns of the book display carry the numbers of the round track (ruling 20)."""

STACKS = 3
STACK_SPACES = 5
"""A company's base: three columns of five posts, space 1 nearest to the map."""

LETTERS = ("A", "B", "C")


@dataclass(frozen=True, slots=True)
class Region:
    """A region of the map.

    Attributes:
        id: its piece id, ``region.algeria``.
        reward: one of REWARDS.
        amount: how much of it; 0 for none.
        mines: mine symbols, for diamond merchants only.
        neighbours: the regions across each border with the cost of crossing it, by id.
        enclosed: it lies wholly within another region.
    """

    id: str
    reward: str
    amount: int
    mines: int
    neighbours: tuple[tuple[str, int], ...]
    enclosed: bool = False


@dataclass(frozen=True, slots=True)
class RegionGraph:
    """The whole board.

    Attributes:
        regions: by id, sorted.
        links: per company, the regions that its base touches with the cost of entering them.
        coins: per company, the coin symbols of its base: three columns of five spaces.
        modifiers: the red boxes printed beside the card display, by row and column.
        shelf: the letter of each column of the book display, by its number.
    """

    regions: Mapping[str, Region]
    links: Mapping[str, tuple[tuple[str, int], ...]]
    coins: Mapping[str, tuple[tuple[int, ...], ...]]
    modifiers: tuple[tuple[int, ...], ...]
    shelf: Mapping[int, str]

    @property
    def digest(self) -> str:
        """The board's fingerprint: all that the rules know of it, nothing of its looks."""
        numbered = {str(number): letter for number, letter in self.shelf.items()}
        content = [dict(self.regions), dict(self.links), dict(self.coins), self.modifiers, numbered]
        return values.digest(content)
