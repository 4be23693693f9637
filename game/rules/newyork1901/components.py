"""The pieces of New York 1901, read from the data files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import DATA, read_table
from game.rules.newyork1901.board import DISTRICTS, Cell

GENERATIONS = ("starter", "bronze", "silver", "gold", "legendary")
STARTER, BRONZE, SILVER, GOLD, LEGENDARY = range(5)
"""Places in GENERATIONS; legendary buildings rank as gold (ruling 12)."""

CHALLENGES = ("bronze_baron", "master_architect", "generation_king", "gold_tycoon", "gold_prestige")
ACTION_CARDS = {"market_shift": "shift", "land_grab": "grab", "construction_boom": "boom"}
"""The three action cards with the verbs that play them."""
VARIANTS = ("base", "beginner", "expert")

THRESHOLDS = {"base": (0, 6, 18), "beginner": (0, 6, 18), "expert": (0, 10, 25)}
"""The points that open bronze, silver and gold (rulebook: Generations; Variants)."""

BEGINNER_STREETS = ("wall", "broadway", "nassau_broad")
BEGINNER_CHALLENGE = "gold_tycoon"
"""What the beginner's game is played with (rulebook: Variants)."""

REMOVED = "pink"
"""The district that nobody can claim in with two players (rulebook: Setup)."""

WORKERS = 4
OWN_BUILDINGS = 18
MARKET_PLACES = 4
STREET_CARDS = 3

FOLDER = DATA / "newyork1901"


@dataclass(frozen=True, slots=True)
class Building:
    """A skyscraper tile.

    Attributes:
        id: its name without the owner: ``b3``, ``start``, ``woolworth``.
        generation: place in GENERATIONS.
        shape: the name of its outline; tiles of one shape fit the same sites.
        cells: the outline as squares from its top left corner.
        points: what building it scores.
        height: feet, for the tie-break; 0 if it is not legendary.
        rank: what decides on demolition: starter < bronze < silver < gold = legendary.
        unusual: not a rectangle (rulebook: Master Architect).
    """

    id: str
    generation: int
    shape: str
    cells: tuple[Cell, ...]
    points: int
    height: int
    rank: int
    unusual: bool


def _cells(word: str) -> tuple[Cell, ...]:
    """Squares written as ``0:0 1:0``."""
    pairs = [pair.split(":") for pair in word.split()]
    cells = tuple((int(x), int(y)) for x, y in pairs)
    if (min(x for x, _ in cells), min(y for _, y in cells)) != (0, 0):
        raise ValueError("an outline begins in column 0 and row 0")
    return cells


def _building(row: dict[str, Any]) -> Building:
    """A row of the data file with what follows from it."""
    cells = row["cells"]
    width, height = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
    return Building(**row, rank=min(row["generation"], GOLD), unusual=width * height != len(cells))


_COLUMNS: dict[str, Callable[[str], Any]] = {
    "id": str,
    "generation": GENERATIONS.index,
    "shape": str,
    "cells": _cells,
    "points": int,
    "height": int,
}


@cache
def buildings() -> dict[str, Building]:
    """Every kind of building by its id: one player's nineteen, then the four legendary ones.

    Raises:
        RulesError: the data file is damaged.
    """
    path = FOLDER / "buildings.csv"
    rows = read_table(path, _COLUMNS)
    made = [_building(row) for row in rows]
    counts = [[b.generation for b in made].count(g) for g in range(len(GENERATIONS))]
    if len({b.id for b in made}) != len(made) or counts != [1, 6, 6, 6, 4]:
        raise RulesError(
            f"{path}: one starter, six buildings of each generation, four legendary, all ids different"
        )
    if any(a.shape == b.shape and a.cells != b.cells for a in made for b in made):
        raise RulesError(f"{path}: two buildings of one shape have different cells")
    return {building.id: building for building in made}


@cache
def shapes() -> dict[str, tuple[Cell, ...]]:
    """Every outline by its name."""
    return {building.shape: building.cells for building in buildings().values()}


@cache
def own_buildings() -> tuple[str, ...]:
    """The kinds of the eighteen buildings that each player may build, in the order of the data file."""
    return tuple(b.id for b in buildings().values() if BRONZE <= b.generation <= GOLD)


@cache
def legendary_buildings() -> tuple[str, ...]:
    """The piece ids of the four shared buildings."""
    return tuple(f"legendary.{b.id}" for b in buildings().values() if b.generation == LEGENDARY)


@cache
def building_of(piece: str) -> Building:
    """What a building piece is: ``building.<seat>.<kind>`` or ``legendary.<kind>``."""
    return buildings()[piece.rsplit(".", 1)[1]]


@cache
def card_kind(card: str) -> tuple[str, int]:
    """District and size of a land card: ``landcard.<district>.<size>.<number>``."""
    _, district, size, _ = card.split(".")
    return district, int(size)


def characters(seats: int) -> list[str]:
    """The characters in play, named by district; with two players pink leaves (ruling 1)."""
    return [district for district in DISTRICTS if seats > 2 or district != REMOVED]
