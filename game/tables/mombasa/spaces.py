"""The named rectangles of Mombasa's board, and the numbers and letters printed on them."""

from __future__ import annotations

from collections.abc import Iterator

from game.maps.tmx import MapError, MapObject, TiledMap
from game.rules.mombasa.board import (
    COMPANIES,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    LETTERS,
    ROUNDS,
    SHELF_NUMBERS,
    SHELF_ROWS,
    STACK_SPACES,
    STACKS,
)
from game.rules.mombasa.gains import BONUS_TILES

PRINTED_SPACES = ("start", "buy", "remove", "coffee", "banana", "cotton", "expansion")


def place_names() -> dict[str, frozenset[str]]:
    """The named rectangles that the map must hold, by layer."""
    companies = {f"{kind}.{c}" for kind in ("panel", "track") for c in COMPANIES}
    companies |= {f"extra.{c}.{level}" for c in COMPANIES for level in (1, 2)}
    companies |= {
        f"stack.{c}.{column}.{space}" for c in COMPANIES for column, space in _grid(STACKS, STACK_SPACES)
    }
    market = {f"display.{row}.{column}" for row, column in _grid(DISPLAY_ROWS, DISPLAY_COLUMNS)}
    books = {
        f"{kind}.{row + 1}.{n}"
        for kind in ("shelf", "coin")
        for row in range(SHELF_ROWS)
        for n in SHELF_NUMBERS
    }
    books |= {f"round.{n + 1}" for n in range(ROUNDS)} | {f"supply.{letter}" for letter in LETTERS}
    bonuses = {f"bonus.{space}" for space in PRINTED_SPACES} | {f"bonus.tile_{tile}" for tile in BONUS_TILES}
    return {
        "bases": frozenset(f"base.{company}" for company in COMPANIES),
        "companies": frozenset(companies),
        "market": frozenset(market | {"deck.actions", "deck.discard"}),
        "books": frozenset(books),
        "bonuses": frozenset(bonuses | {f"home.{tile}" for tile in BONUS_TILES}),
    }


def _grid(rows: int, columns: int) -> Iterator[tuple[int, int]]:
    return ((row + 1, column + 1) for row in range(rows) for column in range(columns))


def check_places(source: TiledMap) -> None:
    """Every place is there, and nothing else.

    Raises:
        MapError: the first that is missing, unknown or no rectangle.
    """
    for layer, names in place_names().items():
        found = {place.name: place for place in source.objects_of(layer)}
        for name in sorted(names - set(found)):
            raise MapError(source.path, "the place is missing", "add it", layer=layer, thing=f"object {name}")
        for name, place in found.items():
            if name not in names:
                raise source.fault(place, "the board has no place of this name", "rename or delete it")
            if place.points or min(place.rect[2:]) <= 0:
                raise source.fault(place, "a place must be a rectangle", "draw it with the rectangle tool")


def coins(source: TiledMap, company: str) -> tuple[tuple[int, ...], ...]:
    """The coin symbols of a base: three columns of five spaces."""
    places = {place.name: place for place in source.objects_of("companies")}
    return tuple(
        tuple(
            source.whole(places[f"stack.{company}.{column + 1}.{space + 1}"], "coins", 0)
            for space in range(STACK_SPACES)
        )
        for column in range(STACKS)
    )


def modifiers(source: TiledMap) -> tuple[tuple[int, ...], ...]:
    """The red boxes beside the card display, by row and column."""
    places = {place.name: place for place in source.objects_of("market")}
    return tuple(
        tuple(
            source.whole(places[f"display.{row + 1}.{column + 1}"], "modifier", 0)
            for column in range(DISPLAY_COLUMNS)
        )
        for row in range(DISPLAY_ROWS)
    )


def letter(source: TiledMap, number: int) -> str:
    """The letter of a column of the book display."""
    places = [place for place in source.objects_of("books") if place.name in _shelf_names(number)]
    letters = {word_of(source, place, "letter", LETTERS) for place in places}
    if len(letters) > 1:
        raise source.fault(places[-1], f"the spaces of column {number} bear two letters", "make them agree")
    return letters.pop()


def _shelf_names(number: int) -> frozenset[str]:
    return frozenset(f"shelf.{row + 1}.{number}" for row in range(SHELF_ROWS))


def word_of(source: TiledMap, thing: MapObject, name: str, allowed: tuple[str, ...]) -> str:
    """A property that is one of some words.

    Raises:
        MapError: it is not.
    """
    value = thing.properties.get(name)
    if not isinstance(value, str) or value not in allowed:
        wrong = f"unknown {name} {value!r}" if name in thing.properties else f"the property {name} is missing"
        raise source.fault(thing, wrong, f"set {name} to one of: {', '.join(allowed)}")
    return value
