"""The titles of the house: the one list that a new title joins."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.tables.title import Title

TITLES = {
    "splendor": "game.tables.splendor.title",
    "newyork1901": "game.tables.newyork1901.title",
    "mombasa": "game.tables.mombasa.title",
    "istanbul_dice": "game.tables.istanbul_dice.title",
    "aquileia": "game.tables.aquileia.title",
}
"""The titles that can be played, in the order of the menu, with the module that describes each."""


def find_title(id: str) -> Title:
    """A title of the catalogue, imported when asked for.

    Raises:
        KeyError: there is no such title.
    """
    title: Title = import_module(TITLES[id]).TITLE
    return title
