"""The cards, books and tiles, read from the data files and checked against the rulebook's counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import DATA, read_table
from game.rules.mombasa.board import COMPANIES, LETTERS
from game.rules.mombasa.gains import BONUS_TILES, GOODS, Gain, Need, read_gains, read_needs

FOLDER = DATA / "mombasa"
SEATS = 4
CARD_KINDS = ("goods", "expansion", "bookkeeper", "merchant", "share")
DECK_ORDER = "ABCDE"
"""The letters of the action cards from the top of the deck to its bottom (rulebook: Setup 4)."""

DECK_COUNTS = (9, 16, 11, 4, 4)
BOOKS_PER_LETTER = 24
STARTING_TILES = 10
STARTING_CARDS = 9
RESTING = 3
"""Cards that a starting tile sends to rest."""


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


def insist(holds: bool, path: Path, message: str) -> None:
    """Raise the one-line error of a table that is not what the rulebook says."""
    if not holds:
        raise RulesError(f"{path}: {message}")


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


@cache
def books() -> dict[str, Book]:
    """The 72 book tiles and the ten printed books by piece id.

    Raises:
        RulesError: a table is damaged.
    """
    path = FOLDER / "books.csv"
    rows = _rows("books.csv", book=str, letter=one_of(*LETTERS), needs=read_needs, gains=read_gains)
    made = [Book(f"book.{r['book']}", r["letter"], r["needs"], r["gains"]) for r in rows]
    for letter in LETTERS:
        count = sum(book.letter == letter for book in made)
        insist(count == BOOKS_PER_LETTER, path, f"{count} books {letter} instead of {BOOKS_PER_LETTER}")
    made += [Book(f"book.{r['tile']}", "A", r["needs"], r["gains"]) for r in _tile_rows()]
    _distinct((book.id for book in made), path)
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
        StartingTile(f"start.{r['tile']}", (r["rest1"], r["rest2"], r["rest3"]), r["bonus"], r["seat"] - 1)
        if r["seat"]
        else StartingTile(f"start.{r['tile']}", (r["rest1"], r["rest2"], r["rest3"]), r["bonus"], None)
        for r in _tile_rows()
    ]
    insist(len(made) == STARTING_TILES, path, f"{len(made)} tiles instead of {STARTING_TILES}")
    _distinct((tile.id for tile in made), path)
    seats = sorted(tile.seat for tile in made if tile.seat is not None)
    insist(seats == list(range(SEATS)), path, "each of the seats 1 to 4 needs exactly one tile")
    return {tile.id: tile for tile in made}


def printed_book(tile: str) -> str:
    """The id of the book printed on a starting tile."""
    return tile.replace("start.", "book.")


def _rows(name: str, **columns: Callable[[str], Any]) -> list[dict[str, Any]]:
    return read_table(FOLDER / name, columns)


def _tile_rows() -> list[dict[str, Any]]:
    names = {card.id.split(".", 2)[2] for card in _starting_cards()}
    rest = one_of(*names, *(name.rsplit("-", 1)[0] for name in names))
    return _rows(
        "starting_tiles.csv",
        tile=str, rest1=rest, rest2=rest, rest3=rest,
        needs=read_needs, gains=read_gains, bonus=read_gains, seat=whole,
    )  # fmt: skip


@cache
def _deck_cards() -> tuple[Card, ...]:
    path, company = FOLDER / "deck_cards.csv", one_of("", *COMPANIES)
    rows = _rows(
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
    rows = _rows(
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
    rows = _rows("seat_cards.csv", card=str, seat=int, value=whole, red=whole)
    insist([r["seat"] for r in rows] == [1, 2, 3, 4], path, "the seats must be 1, 2, 3, 4 in this order")
    made = tuple(Card(f"card.{r['card']}", "expansion", value=r["value"], red=r["red"]) for r in rows)
    _check_cards(made, path)
    return made


@cache
def _tile_cards() -> tuple[Card, ...]:
    path = FOLDER / "bonus_tiles.csv"
    kinds = one_of("plus", "bookkeeper", "merchant", "expansion")
    rows = _rows("bonus_tiles.csv", tile=one_of(*BONUS_TILES), kind=kinds, value=whole)
    insist(len({r["tile"] for r in rows}) == len(BONUS_TILES), path, "each bonus tile needs one row")
    return tuple(Card(f"tile.{r['tile']}", r["kind"], value=r["value"]) for r in rows)


def _check_cards(made: Iterable[Card], path: Path) -> None:
    made = tuple(made)
    _distinct((card.id for card in made), path)
    for card in made:
        insist(
            (card.kind == "goods") == bool(card.good),
            path,
            f"{card.id}: goods cards, and only they, have a good",
        )
        insist((card.kind == "share") <= bool(card.share), path, f"{card.id}: a share card needs a company")


def _distinct(ids: Iterable[str], path: Path) -> None:
    seen: set[str] = set()
    for name in ids:
        insist(name not in seen, path, f"{name} occurs twice")
        seen.add(name)
