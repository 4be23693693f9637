"""New York 1901: the pictures of all pieces and of the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

import pygame

from game.art.painter import Asked, BasePainter, Maker, Size
from game.art.seats import SeatStyle
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.art.writing import write, written_on
from game.rules.kernel.ids import kind_of, number_in, parts_of, seat_in, spell
from game.rules.newyork1901.components import GENERATIONS, LEGENDARY, Building, buildings
from game.rules.newyork1901.rules import NewYorkRules
from game.rules.newyork1901.sites import Cells
from game.tables.newyork1901.layout import BOARD, frame_of
from game.tables.newyork1901.looks import CLOSED, FITS, IDLE, PLOT, PRIZE, SHUT, owned, owner_of
from game.tables.newyork1901.lots import newyork_rules
from game.tables.newyork1901.paint import cards, counters, legends, pieces, portraits
from game.tables.newyork1901.paint.board import Written, board, written_names
from game.tables.newyork1901.paint.buildings import turned_building
from game.tables.newyork1901.paint.plots import plot
from game.tables.newyork1901.paint.shapes import CELL, extent
from game.tables.newyork1901.paint.tones import grounds_of

_LARGEST = 2.05
"""How large the map is painted in relation to its design."""
_EM = {False: 38.5, True: 43.0}
"""The size of words on pictures, in pixels at 1080 lines, at the usual and at larger text."""
_OWN = ("open", "own-large", "rack-large")
"""The zones of what the player to act works with."""
_DIGITS, _LEAST = (49.0, 55.0), (24.0, 28.5)
"""The height of points on the map, in hundredths of a square, and the least in pixels at 1080 lines; the
second at larger text, where the squares of a map that is seen whole are hardly larger."""
_AIR = 5
"""So many design units from the edge of what is seen of the map a street's name keeps."""
_CHIP = 280
"""Challenges less wide, in pixels at 1080 lines, have no room for their name."""
_RANKS = {name: rank for rank, name in enumerate(GENERATIONS)}
_CHALLENGE = 3
"""The count of this number is of points, after those of buildings at the three streets."""


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
        self._sights = {sight.id: sight.cells for sight in self._grid.sights}
        self._shaped = {_shape(lot.cells): lot.id for lot in reversed(self._grid.lots)}
        self._own = {id: each for id, each in buildings().items() if each.generation != LEGENDARY}
        self._shared = {id: each for id, each in buildings().items() if each.generation == LEGENDARY}
        self._grounds = grounds_of(studio.palette)
        seats = studio.seats
        self.makers: Mapping[str, Maker] = {
            "lot": self._lot,
            "sight": self._sight,
            PLOT: self._plot,
            "building": self._building,
            "legendary": self._legendary,
            "worker": lambda asked: pieces.worker(seats[seat_in(asked.piece)]),
            "crew": lambda asked: pieces.crew(
                seats[seat_in(asked.piece)], asked.count, asked.size, studio.rtl
            ),
            "leader": self._leader,
            "medal": self._leader,
            "count": self._count,
            "landcard": self._landcard,
            "deck": lambda asked: cards.deck(asked.count, asked.size),
            "streetcard": lambda asked: cards.street(asked.parts[0], asked.size, studio.rtl),
            "challenge": self._challenge,
            PRIZE: lambda asked: cards.prize(asked.parts[0], asked.size),
            "action": self._action,
            "estate": lambda asked: counters.estate(asked.count, asked.size, self._em(asked), studio.rtl),
            "unbuilt": lambda asked: counters.unbuilt(asked.count, asked.size, self._em(asked), studio.rtl),
            "spent": lambda asked: pieces.spent(asked.size, 18 if asked.look else 6),
            "generation": self._generation,
            "character": lambda asked: portraits.character(asked.parts[0]),
        }

    @property
    def _large(self) -> bool:
        """Whether people have chosen larger text."""
        return self.studio.scale > 1

    def cache_key(self, asked: Asked) -> Asked:
        """Of a building that cannot be built nobody sees whose it is, of a free lot only its shape."""
        kind = kind_of(asked.piece)
        if kind == "building" and asked.look == SHUT:
            return replace(asked, piece=spell(kind, 0, asked.parts[1]))
        if kind == "lot" and owner_of(asked.look) is None:
            return replace(asked, piece=self._shaped[_shape(self._lots[asked.piece].cells)])
        return asked

    def board(self, size: Size) -> pygame.Surface:
        """The map with the harbour round it, over the whole board zone."""
        return self._seen(size, pygame.Rect((0, 0), size))

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """What is seen of the map.

        It is painted once, as large as it is ever seen, and made smaller from there: the table moves to a
        part of the map and back without waiting.
        """
        if zone in _OWN:
            yield self.studio.artist.panel(size, "plain", self.studio.palette, self.studio.k)
        else:
            yield self._seen(size, part) if zone == "board" else None

    def _seen(self, size: Size, part: pygame.Rect) -> pygame.Surface:
        """A part of the map, of which the whole has this size; names move along their streets into it."""
        scale = self._master.get_width() / size[0]
        there = pygame.Rect(*(round(each * scale) for each in part)).clip(self._master.get_rect())
        seen = pygame.transform.smoothscale(self._master.subsurface(there), part.size)
        air = round(_AIR * self.studio.k * scale)
        for name in self._names:
            if found := name.within(there, air):
                sign, place = found
                centre = (round((place.centerx - there.x) / scale), round((place.centery - there.y) / scale))
                plate = pygame.transform.smoothscale_by(sign, 1 / scale)
                seen.blit(plate, plate.get_rect(center=centre))
                for mark in written_on(sign):  # rims keep off its letters, not off the plate
                    letters = pygame.transform.smoothscale_by(mark.letters, 1 / scale)
                    write(seen, letters, letters.get_rect(center=centre))
        return seen

    @cached_property
    def _master(self) -> pygame.Surface:
        largest = self.studio.k * (_LARGEST if self._large else 1)
        size = round(BOARD[0] * largest), round(BOARD[1] * largest)
        return board(self._grid, self.studio.artist, self.press, size, self._grounds)

    @cached_property
    def _names(self) -> list[Written]:
        return written_names(self._grid, self.press, self._master.get_size(), large=self._large)

    def _lot(self, asked: Asked) -> Sheet:
        lot, owner = self._lots[asked.piece], owner_of(asked.look)
        cells = _shape(lot.cells)
        if asked.look == CLOSED:
            return pieces.closed_lot(cells)
        if owner is not None:
            return pieces.estate(cells, self.studio.seats[owner], lot.district)
        return pieces.lot(cells, fits=asked.look == FITS)

    def _sight(self, asked: Asked) -> Sheet:
        """Nothing: a park or landmark is printed on the map, of which it is what steps back."""
        return Sheet.of(pieces.bare(_shape(self._sights[asked.piece])))

    def _plot(self, asked: Asked) -> pygame.Surface:
        """A lot on the map, in the colour of its owner; nobody's in that of its district; or a sight."""
        sight = self._sights.get(spell(*asked.parts))
        id = spell("lot", *asked.parts)

        def lying(size: Size) -> pygame.Surface | None:
            owner = owner_of(asked.look)
            return None if owner is None else self.shared(Asked(id, "up", size, look=asked.look))

        frame, cells = frame_of(self._grid), sight or self._lots[id].cells
        return plot(frame, cells, asked.size, self.studio.artist, self._seen, lying)

    def _digits(self, asked: Asked, building: Building) -> float:
        """The height of the points on a building, in hundredths of a square: never below `_LEAST` pixels."""
        side = max(asked.size) / max(extent(building.cells))
        return max(_DIGITS[self._large], CELL * _LEAST[self._large] * self.studio.k / side)

    def _em(self, asked: Asked) -> float:
        """The size of words on a picture, in hundredths of its height."""
        return 100 * _EM[self._large] * self.studio.k / max(1, asked.size[1])

    def _generation(self, asked: Asked) -> Sheet:
        missing = number_in(asked.look) if asked.look else 0
        rank = _RANKS[asked.parts[1]]
        return counters.generation(rank, asked.count, missing, asked.size, self._em(asked), self.studio.rtl)

    def _leader(self, asked: Asked) -> Sheet:
        ahead = owner_of(asked.look)
        return pieces.leader(None if ahead is None else self.studio.seats[ahead])

    def _count(self, asked: Asked) -> Sheet:
        seat = seat_in(asked.piece)
        style, ahead = self.studio.seats[seat], asked.look == owned(seat)
        points = number_in(asked.piece) == _CHALLENGE
        return counters.count(style, asked.count, ahead, points, asked.size, self.studio.rtl)

    def _landcard(self, asked: Asked) -> Sheet:
        if asked.face == "down":
            return cards.back(asked.size)
        district = asked.parts[0]
        return cards.ticket(district, int(asked.parts[1]), self._grounds[district])

    def _challenge(self, asked: Asked) -> Sheet:
        if asked.size[0] < _CHIP * self.studio.k:
            return cards.challenge_chip(asked.parts[0], asked.size)
        return cards.challenge(asked.parts[0], asked.size, self.studio.rtl)

    def _action(self, asked: Asked) -> Sheet:
        em, idle = self._em(asked), asked.look == IDLE
        return cards.action(asked.parts[1], asked.size, em, self.studio.rtl, idle=idle)

    def _building(self, asked: Asked) -> Sheet:
        building, seat = self._own[asked.parts[1]], self.studio.seats[seat_in(asked.piece)]
        if asked.look in ("", SHUT):
            return self._plate(asked, building, seat)
        return turned_building(building, number_in(asked.look), seat, self._digits(asked, building))

    def _plate(self, asked: Asked, building: Building, seat: SeatStyle | None) -> Sheet:
        return pieces.plate(building, seat, asked.size, self._em(asked), shut=asked.look == SHUT)

    def _legendary(self, asked: Asked) -> Sheet:
        building = self._shared[asked.parts[0]]
        if asked.look in ("", SHUT):
            return self._plate(asked, building, None)
        turns, *seat = map(int, parts_of(asked.look))
        owner = self.studio.seats[seat[0]] if seat else None
        return legends.turned_legend(building, turns, owner, self._digits(asked, building))


def _shape(cells: Cells) -> Cells:
    """Squares moved to the corner: what lots in different places have in common."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple((x - left, y - top) for x, y in cells)


def make_painter(studio: Studio) -> NewYorkPainter:
    """The painter of this title."""
    return NewYorkPainter(studio)
