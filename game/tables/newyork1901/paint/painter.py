"""New York 1901: the pictures of all pieces and of the board."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.art.artist import Shelf
from game.art.painter import Asked, BasePainter, Maker, Size
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.rules.kernel.ids import number_in, parts_of, seat_in
from game.rules.newyork1901.components import GENERATIONS, LEGENDARY, buildings
from game.rules.newyork1901.rules import NewYorkRules
from game.tables.newyork1901.looks import CLOSED, FITS, owner_of
from game.tables.newyork1901.lots import newyork_rules
from game.tables.newyork1901.paint import cards, counters, legends, pieces, portraits
from game.tables.newyork1901.paint.board import board
from game.tables.newyork1901.paint.buildings import standing

_RANKS = {name: rank for rank, name in enumerate(GENERATIONS)}


class NewYorkPainter(BasePainter):
    """Paints New York 1901; the package says what ``count`` and ``look`` mean for each piece.

    Args:
        studio: what to paint with. Its rules give the board, the shipped one outside a match.
    """

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        rules = studio.rules if isinstance(studio.rules, NewYorkRules) else newyork_rules()
        self._grid = rules.sites.grid
        self._lots = {lot.id: lot for lot in self._grid.lots}
        self._own = {id: each for id, each in buildings().items() if each.generation != LEGENDARY}
        self._shared = {id: each for id, each in buildings().items() if each.generation == LEGENDARY}
        self._boards = Shelf(1)
        seats = studio.seats
        self.makers: Mapping[str, Maker] = {
            "lot": self._lot,
            "building": self._building,
            "legendary": self._legendary,
            "worker": lambda asked: pieces.worker(seats[seat_in(asked.piece)]),
            "leader": self._leader,
            "landcard": _landcard,
            "deck": lambda asked: cards.deck(asked.count, asked.size),
            "streetcard": lambda asked: cards.street(asked.parts[0], asked.size),
            "challenge": lambda asked: cards.challenge(asked.parts[0], asked.size),
            "action": lambda asked: cards.action(asked.parts[1]),
            "estate": lambda asked: counters.estate(asked.count, asked.size),
            "unbuilt": lambda asked: counters.unbuilt(asked.count, asked.size),
            "built": lambda asked: counters.built(_RANKS[asked.parts[1]], asked.count, asked.size),
            "generation": lambda asked: counters.generation(_RANKS[asked.parts[1]], asked.count, asked.size),
            "character": lambda asked: portraits.character(asked.parts[0]),
        }

    def board(self, size: Size) -> pygame.Surface:
        """The map with the harbour round it, over the whole board zone; the last one is kept."""
        return self._boards.get(size, lambda: board(self._grid, self.studio.artist, self.press, size))

    def _lot(self, asked: Asked) -> Sheet:
        lot, owner = self._lots[asked.piece], owner_of(asked.look)
        left, top = min(x for x, _ in lot.cells), min(y for _, y in lot.cells)
        cells = tuple((x - left, y - top) for x, y in lot.cells)
        if asked.look == CLOSED:
            return pieces.closed_lot(cells)
        return pieces.lot(cells, None if owner is None else self.studio.seats[owner], asked.look == FITS)

    def _leader(self, asked: Asked) -> Sheet:
        ahead = owner_of(asked.look)
        return pieces.leader(None if ahead is None else self.studio.seats[ahead])

    def _building(self, asked: Asked) -> Sheet:
        building, seat = self._own[asked.parts[1]], self.studio.seats[seat_in(asked.piece)]
        if not asked.look:
            return pieces.plate(building, seat, asked.size)
        return standing(building, number_in(asked.look), seat)

    def _legendary(self, asked: Asked) -> Sheet:
        building = self._shared[asked.parts[0]]
        if not asked.look:
            return pieces.plate(building, None, asked.size)
        turns, *seat = map(int, parts_of(asked.look))
        return legends.standing(building, turns, self.studio.seats[seat[0]] if seat else None)


def _landcard(asked: Asked) -> Sheet:
    if asked.face == "down":
        return cards.back(asked.size)
    return cards.ticket(asked.parts[0], int(asked.parts[1]))


def make_painter(studio: Studio) -> NewYorkPainter:
    """The painter of this title."""
    return NewYorkPainter(studio)
