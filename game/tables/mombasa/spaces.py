"""The named rectangles of Mombasa's board, and the numbers and letters printed on them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from game.maps.tmx import MapError, TiledMap
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
    shelf = (_counted(SHELF_ROWS), SHELF_NUMBERS)
    return {
        "bases": _named("base.{}", COMPANIES),
        "companies": _named("{}.{}", ("panel", "track"), COMPANIES)
        | _named("extra.{}.{}", COMPANIES, (1, 2))
        | _named("stack.{}.{}.{}", COMPANIES, _counted(STACKS), _counted(STACK_SPACES)),
        "market": _named("display.{}.{}", _counted(DISPLAY_ROWS), _counted(DISPLAY_COLUMNS))
        | _named("deck.{}", ("actions", "discard")),
        "books": _named("{}.{}.{}", ("shelf", "coin"), *shelf)
        | _named("round.{}", _counted(ROUNDS))
        | _named("supply.{}", LETTERS),
        "bonuses": _named("bonus.{}", PRINTED_SPACES)
        | _named("bonus.tile_{}", BONUS_TILES)
        | _named("home.{}", BONUS_TILES),
    }


def _named(pattern: str, *parts: Iterable[object]) -> frozenset[str]:
    """All names that a pattern makes of these parts."""
    return frozenset(pattern.format(*each) for each in product(*parts))


def _counted(number: int) -> range:
    return range(1, number + 1)


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
    return _numbers(source, "companies", f"stack.{company}", "coins", (STACKS, STACK_SPACES))


def modifiers(source: TiledMap) -> tuple[tuple[int, ...], ...]:
    """The red boxes beside the card display, by row and column."""
    return _numbers(source, "market", "display", "modifier", (DISPLAY_ROWS, DISPLAY_COLUMNS))


def _numbers(
    source: TiledMap, layer: str, place: str, name: str, grid: tuple[int, int]
) -> tuple[tuple[int, ...], ...]:
    """A number that each space of a grid of places bears, line by line."""
    places = {thing.name: thing for thing in source.objects_of(layer)}
    lines, spaces = map(_counted, grid)
    return tuple(
        tuple(source.whole(places[f"{place}.{line}.{space}"], name, 0) for space in spaces) for line in lines
    )


def letter(source: TiledMap, number: int) -> str:
    """The letter of a column of the book display."""
    names = _named("shelf.{}.{}", _counted(SHELF_ROWS), (number,))
    places = [place for place in source.objects_of("books") if place.name in names]
    letters = {source.word(place, "letter", LETTERS) for place in places}
    if len(letters) > 1:
        raise source.fault(places[-1], f"the spaces of column {number} bear two letters", "make them agree")
    return letters.pop()
