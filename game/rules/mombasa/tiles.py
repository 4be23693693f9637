"""Books and starting tiles, read from the data files and checked against the rulebook's counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from game.rules.kernel.ids import last_of
from game.rules.kernel.tables import insist, insist_once, one_of, whole
from game.rules.mombasa.board import LETTERS
from game.rules.mombasa.components import (
    FOLDER,
    SEATS,
    Card,
    cards,
    hand_cards,
    rows_of,
)
from game.rules.mombasa.gains import Gain, Need, read_gains, read_needs

BOOKS_PER_LETTER = 24
STARTING_TILES = 10


@dataclass(frozen=True, slots=True)
class Book:
    """A book tile, or the book printed on a starting tile (which counts as A, ruling 11)."""

    id: str
    letter: str
    needs: tuple[Need, ...]
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class StartingTile:
    """A starting tile: the cards that rest, by name, and the bonus; ``seat`` has it in a first game."""

    id: str
    rests: tuple[str, str, str]
    bonus: tuple[Gain, ...]
    seat: int | None


@cache
def books() -> dict[str, Book]:
    """The 72 book tiles and the ten printed books by piece id.

    Raises:
        RulesError: a table is damaged.
    """
    path = FOLDER / "books.csv"
    rows = rows_of("books.csv", book=str, letter=one_of(*LETTERS), needs=read_needs, gains=read_gains)
    made = [Book(f"book.{r['book']}", r["letter"], r["needs"], r["gains"]) for r in rows]
    for letter in LETTERS:
        count = sum(book.letter == letter for book in made)
        insist(count == BOOKS_PER_LETTER, path, f"{count} books {letter} instead of {BOOKS_PER_LETTER}")
    made += [Book(f"book.{r['tile']}", "A", r["needs"], r["gains"]) for r in _tile_rows()]
    insist_once((book.id for book in made), path)
    return {book.id: book for book in made}


@cache
def book_tiles() -> tuple[str, ...]:
    """The ids of the 72 book tiles, sorted; the printed books are not among them."""
    printed = {printed_book(tile) for tile in starting_tiles()}
    return tuple(sorted(book for book in books() if book not in printed))


@cache
def starting_tiles() -> dict[str, StartingTile]:
    """The ten starting tiles by piece id.

    Raises:
        RulesError: the table is damaged.
    """
    path = FOLDER / "starting_tiles.csv"
    made = [
        StartingTile(
            f"start.{r['tile']}",
            (r["rest1"], r["rest2"], r["rest3"]),
            r["bonus"],
            r["seat"] - 1 if r["seat"] else None,
        )
        for r in _tile_rows()
    ]
    insist(len(made) == STARTING_TILES, path, f"{len(made)} tiles instead of {STARTING_TILES}")
    insist_once((tile.id for tile in made), path)
    seats = sorted(tile.seat for tile in made if tile.seat is not None)
    insist(seats == list(range(SEATS)), path, "each of the seats 1 to 4 needs exactly one tile")
    return {tile.id: tile for tile in made}


def printed_book(tile: str) -> str:
    """The id of the book printed on a starting tile."""
    return tile.replace("start.", "book.")


def resting_card(name: str) -> Card:
    """A card that a starting tile sends to rest, by the name there, as the first seat has it."""
    return next(card for card in map(cards().get, (f"card.0.{name}", f"card.0.{name}-1")) if card)


def _tile_rows() -> list[dict[str, Any]]:
    names = {last_of(card) for card in hand_cards(0)}
    rest = one_of(*names, *(name.rsplit("-", 1)[0] for name in names))
    return rows_of(
        "starting_tiles.csv",
        tile=str, rest1=rest, rest2=rest, rest3=rest,
        needs=read_needs, gains=read_gains, bonus=read_gains, seat=whole,
    )  # fmt: skip
