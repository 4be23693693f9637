"""The action cards and bonus tiles, read from the data files and checked against the rulebook's counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.rules.kernel.tables import DATA, insist, insist_once, one_of, read_table, whole
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.gains import BONUS_TILES, GOODS

FOLDER = DATA / "mombasa"
SEATS = 4
CARD_KINDS = ("goods", "expansion", "bookkeeper", "merchant", "share")
DECK_ORDER = "ABCDE"
"""The letters of the action cards from the top of the deck to its bottom (rulebook: Setup 4)."""

DECK_COUNTS = (9, 16, 11, 4, 4)
STARTING_CARDS = 9


@dataclass(frozen=True, slots=True)
class Card:
    """An action card or bonus tile.

    Attributes:
        id: its piece id: ``card.M12``, ``card.0.coffee_1``, ``card.X1``, ``tile.expansion``.
        kind: one of CARD_KINDS, or ``plus`` for the +1 goods tile.
        good: the good of a goods card, else empty.
        value: units, expansion points or bookkeeping points.
        red: the number in the red box: its price, or its worth when discarded.
        share: the company of the share that it shows, else empty.
        mines: the company whose mines a diamond merchant counts, else empty.
        letter: its place in the deck; empty for the cards that players start with.
    """

    id: str
    kind: str
    good: str = ""
    value: int = 0
    red: int = 0
    share: str = ""
    mines: str = ""
    letter: str = ""


@cache
def cards() -> dict[str, Card]:
    """Every action card and bonus tile by piece id.

    Raises:
        RulesError: a table is damaged.
    """
    made = [*_deck_cards(), *_starting_cards(), *_seat_cards(), *_tile_cards()]
    return {card.id: card for card in made}


@cache
def deck_cards() -> tuple[str, ...]:
    """The ids of the 44 cards of the action deck."""
    return tuple(card.id for card in _deck_cards())


@cache
def seat_card(seat: int) -> str:
    """The "1 expansion" card of a seat (rulebook: Setup 12)."""
    return _seat_cards()[seat].id


@cache
def hand_cards(seat: int) -> tuple[str, ...]:
    """The nine starting cards of a seat."""
    return tuple(card.id for card in _starting_cards() if card.id.startswith(f"card.{seat}."))


def rows_of(name: str, **columns: Callable[[str], Any]) -> list[dict[str, Any]]:
    """The rows of a table of this title."""
    return read_table(FOLDER / name, columns)


@cache
def _deck_cards() -> tuple[Card, ...]:
    path, company = FOLDER / "deck_cards.csv", one_of("", *COMPANIES)
    rows = rows_of(
        "deck_cards.csv",
        card=str, letter=one_of(*DECK_ORDER), kind=one_of(*CARD_KINDS), good=one_of("", *GOODS),
        value=whole, red=whole, share=company, mines=company,
    )  # fmt: skip
    made = tuple(
        Card(
            f"card.{r['card']}",
            r["kind"],
            r["good"],
            r["value"],
            r["red"],
            r["share"],
            r["mines"],
            r["letter"],
        )
        for r in rows
    )
    for letter, count in zip(DECK_ORDER, DECK_COUNTS, strict=True):
        found = sum(card.letter == letter for card in made)
        insist(found == count, path, f"{found} cards {letter} instead of {count}")
    _check_cards(made, path)
    return made


@cache
def _starting_cards() -> tuple[Card, ...]:
    path = FOLDER / "starting_cards.csv"
    rows = rows_of(
        "starting_cards.csv",
        card=str, copies=whole, kind=one_of(*CARD_KINDS), good=one_of("", *GOODS), value=whole, red=whole,
    )  # fmt: skip
    made = tuple(
        Card(f"card.{seat}.{name}", r["kind"], r["good"], r["value"], r["red"])
        for seat in range(SEATS)
        for r in rows
        for name in _copies(r["card"], r["copies"])
    )
    insist(len(made) == SEATS * STARTING_CARDS, path, f"a player needs {STARTING_CARDS} cards")
    _check_cards(made, path)
    return made


def _copies(name: str, copies: int) -> list[str]:
    return [name] if copies == 1 else [f"{name}-{copy + 1}" for copy in range(copies)]


@cache
def _seat_cards() -> tuple[Card, ...]:
    path = FOLDER / "seat_cards.csv"
    rows = rows_of("seat_cards.csv", card=str, seat=int, value=whole, red=whole)
    insist([r["seat"] for r in rows] == [1, 2, 3, 4], path, "the seats must be 1, 2, 3, 4 in this order")
    made = tuple(Card(f"card.{r['card']}", "expansion", value=r["value"], red=r["red"]) for r in rows)
    _check_cards(made, path)
    return made


@cache
def _tile_cards() -> tuple[Card, ...]:
    path = FOLDER / "bonus_tiles.csv"
    kinds = one_of("plus", "bookkeeper", "merchant", "expansion")
    rows = rows_of("bonus_tiles.csv", tile=one_of(*BONUS_TILES), kind=kinds, value=whole)
    insist(len({r["tile"] for r in rows}) == len(BONUS_TILES), path, "each bonus tile needs one row")
    return tuple(Card(f"tile.{r['tile']}", r["kind"], value=r["value"]) for r in rows)


def _check_cards(made: Iterable[Card], path: Path) -> None:
    made = tuple(made)
    insist_once((card.id for card in made), path)
    for card in made:
        insist(
            (card.kind == "goods") == bool(card.good),
            path,
            f"{card.id}: goods cards, and only they, have a good",
        )
        insist((card.kind == "share") <= bool(card.share), path, f"{card.id}: a share card needs a company")
