"""New York 1901: the pictures of all pieces and of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.art.artist import Shelf
from game.art.seats import SeatStyle
from game.art.sheets import Press, Sheet
from game.art.studio import Studio
from game.maps.lots import newyork_rules
from game.rules.newyork1901.components import GENERATIONS, LEGENDARY, buildings
from game.rules.newyork1901.rules import NewYorkRules
from game.tables.newyork1901 import (
    painter_buildings,
    painter_cards,
    painter_legends,
    painter_map,
    painter_pieces,
)
from game.tables.table import Face

Size = tuple[int, int]
_TURNS = 4
_FITS, _CLOSED = 5, 6
"""The counts of a free lot for which an open card fits, and of one out of the game; 1 to 4 are owners."""


class NewYorkPainter:
    """Paints New York 1901; what ``count`` says of each piece stands in the package's description.

    Pictures are kept: they are shared, blit them and never draw on them. A new language, theme or canvas
    needs a new painter.

    Args:
        studio: what to paint with. Its rules give the board, the shipped one outside a match.
        budget: bytes of pictures to keep, without the board.
    """

    def __init__(self, studio: Studio, budget: int = 32_000_000) -> None:
        rules = studio.rules if isinstance(studio.rules, NewYorkRules) else newyork_rules()
        self._grid = rules.sites.grid
        self._lots = {lot.id: lot for lot in self._grid.lots}
        self._studio = studio
        self._press = Press(studio.artist, studio.lettering)
        self._shelf = Shelf(budget)
        self._board = Shelf(1)

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        """The picture of ``piece``, as large as fits into ``size`` pixels.

        Raises:
            KeyError: there is no such piece.
        """
        count = int(look or count)
        key = (piece, face, size, count)
        return self._shelf.get(key, lambda: self._press.print(self._sheet(piece, face, size, count), size))

    def board(self, size: Size) -> pygame.Surface:
        """The map with the harbour round it, over the whole board zone; the last one is kept."""
        artist = self._studio.artist
        return self._board.get(size, lambda: painter_map.board(self._grid, artist, self._press, size))

    def _sheet(self, piece: str, face: Face, size: Size, count: int) -> Sheet:
        kind, *rest = piece.split(".")
        if kind == "lot":
            return self._lot(piece, count)
        if kind == "building":
            return self._building(int(rest[0]), rest[1], size, count)
        if kind == "legendary":
            return self._legendary(rest[0], size, count)
        if kind == "worker":
            return painter_pieces.worker(self._seat(int(rest[0])))
        if kind == "leader":
            return painter_pieces.leader(self._seat(count - 1) if count else None)
        if kind == "landcard":
            return painter_cards.back(size) if face == "down" else painter_cards.ticket(rest[0], int(rest[1]))
        return _MAKERS[kind](rest, size, count)

    def _seat(self, seat: int) -> SeatStyle:
        return self._studio.seats[seat]

    def _lot(self, piece: str, count: int) -> Sheet:
        lot = self._lots[piece]
        left, top = min(x for x, _ in lot.cells), min(y for _, y in lot.cells)
        cells = tuple((x - left, y - top) for x, y in lot.cells)
        if count == _CLOSED:
            return painter_pieces.closed_lot(cells)
        owner = self._seat(count - 1) if 0 < count < _FITS else None
        return painter_pieces.lot(cells, owner, count == _FITS)

    def _building(self, seat: int, kind: str, size: Size, count: int) -> Sheet:
        building, style = buildings()[kind], self._seat(seat)
        if not count:
            return painter_pieces.plate(building, style, size)
        return painter_buildings.standing(building, count - 1, style)

    def _legendary(self, kind: str, size: Size, count: int) -> Sheet:
        building = buildings()[kind]
        if building.generation != LEGENDARY:
            raise KeyError(kind)
        if not count:
            return painter_pieces.plate(building, None, size)
        seat, turns = divmod(count - 1, _TURNS)
        return painter_legends.standing(building, turns, self._seat(seat - 1) if seat else None)


_MAKERS: Mapping[str, Callable[[list[str], Size, int], Sheet]] = {
    "deck": lambda rest, size, count: painter_cards.deck(count, _flat(size)),
    "streetcard": lambda rest, size, count: painter_cards.street(rest[0], _flat(size)),
    "challenge": lambda rest, size, count: painter_cards.challenge(rest[0], _flat(size)),
    "action": lambda rest, size, count: painter_cards.action(rest[1]),
    "estate": lambda rest, size, count: painter_pieces.estate(count, size),
    "unbuilt": lambda rest, size, count: painter_pieces.unbuilt(count, size),
    "built": lambda rest, size, count: painter_pieces.built(_generation(rest[1]), count, size),
    "generation": lambda rest, size, count: painter_pieces.generation(_generation(rest[1]), count, size),
    "character": lambda rest, size, count: painter_pieces.character(rest[0]),
}


def _flat(size: Size) -> Size:
    """The cards beside the map are wide, however high the room is that a page of help gives them."""
    return (size[0], min(size[1], round(size[0] * 0.4)))


def _generation(name: str) -> str:
    if name not in GENERATIONS:
        raise KeyError(name)
    return name


def make_painter(studio: Studio) -> NewYorkPainter:
    """The painter of this title."""
    return NewYorkPainter(studio)
