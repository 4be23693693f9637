"""Mombasa: the pictures of all pieces and of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import pygame

from game.art.leaf import Picture
from game.art.painter import Asked, BasePainter, Maker
from game.art.seats import SeatStyle
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.art.writing import cut
from game.rules.kernel.ids import kind_of, number_in, parts_of, rest_of, seat_in
from game.rules.mombasa.components import cards
from game.rules.mombasa.printed import (
    PlayerSpace,
    additional_spaces,
    bonus_spaces,
    company_tracks,
    diamond_track,
    ink_track,
    permanents,
    slot_opens,
)
from game.rules.mombasa.state import SLOTS
from game.rules.mombasa.tiles import books, printed_book, resting_card, starting_tiles
from game.tables.mombasa.chart import chart_of
from game.tables.mombasa.layout import SEATS as MOST
from game.tables.mombasa.layout import load
from game.tables.mombasa.paint import board, expansion, goods, piles, seats, spaces, tracks
from game.tables.mombasa.paint import books as library
from game.tables.mombasa.paint import cards as faces
from game.tables.mombasa.paint.atlas import Atlas
from game.tables.mombasa.placing import CHARTED, HOME, NOW, PAYING, PRICED, RESTING
from game.tables.mombasa.shots import LARGE

Size = tuple[int, int]
_ENLARGED = 3.2
"""From this scale on, at 1080 lines, a region is not on the chart but under the looking glass."""
_SHELF = 58
"""A book that is at least so high, at 1080 lines, lies in the display."""
_SMALL = 60
_NARROW = 76
"""A card that is lower or narrower than this, at 1080 lines, shows its symbol and number only."""
_NARROW_RESTING = 100
"""So does one that rests and is narrower than this: what comes back is read at a glance, all in one shape."""


class MombasaPainter(BasePainter):
    """Paints the pieces and the board of Mombasa.

    Args:
        studio: what to paint with; its rules say on which board.
        budget: bytes of pictures of pieces to keep; the board comes on top.
    """

    def __init__(self, studio: Studio, budget: int = 32_000_000) -> None:
        super().__init__(studio, budget)
        self._chart = chart_of(studio.rules)
        self._large = studio.scale >= LARGE
        self._atlas = Atlas(self._chart, studio.artist, self.press, large=self._large)
        self._zones = load(self._chart.source, (MOST,)).zones
        self.makers: Mapping[str, Maker] = {
            **_PLAIN,
            "stack": self._stack,
            "region": self._region,
            "deck": self._deck,
            "book": self._book,
            "round": self._round,
            "ledger": self._ledger,
            "slot": self._slot,
            "card": self._card,
            "tile": self._tile,
            "track": lambda asked: tracks.track(
                asked.parts[0], company_tracks()[asked.look], asked.size, rtl=self.studio.rtl
            ),
            "diamonds": lambda asked: self._progress(asked, goods.diamond, diamond_track()),
            "books": lambda asked: self._progress(asked, goods.book, ink_track()),
            "mark": lambda asked: seats.mark(self._style(seat_in(asked.piece))),
            "step": lambda asked: seats.step(self._style(number_in(asked.piece))),
            "ink": lambda asked: seats.ink(self._style(seat_in(asked.piece))),
            "held": lambda asked: seats.held(self._style(seat_in(asked.piece)), asked.count, asked.size),
            "gem": lambda asked: seats.mark(self._style(seat_in(asked.piece))),
            "markers": lambda asked: seats.markers(
                self._style(seat_in(asked.piece)), asked.count, asked.size
            ),
        }

    def cache_key(self, asked: Asked) -> Asked:
        """All cards and tiles have the same back."""
        backed = kind_of(asked.piece) in ("card", "tile", "start") and asked.face == "down"
        return replace(asked, piece="tile") if backed else asked

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """The chart and the sheets beside it come layer by layer."""
        return self._atlas.printing(size, part) if zone == "board" else self._sheet(zone, size, part)

    def _sheet(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        printed = None
        if zone in self._zones:
            printed = board.sheet(zone, self._zones[zone], self._chart, rtl=self.studio.rtl)
        yield None
        for picture in self.press.printing(printed, size) if printed else ():
            yield cut(picture, part.clip(picture.get_rect()))

    def _region(self, asked: Asked) -> Iterator[pygame.Surface] | pygame.Surface:
        """A region under the looking glass; on the chart, where it is printed, what it brings."""
        largest = _ENLARGED * self.studio.k * self._atlas.width(asked.piece)
        if asked.look == CHARTED and asked.size[0] < largest:
            return self._atlas.reward(asked.piece, asked.size)
        return self._atlas.region(asked.piece, asked.size)

    def _style(self, seat: int) -> SeatStyle:
        return self.studio.seats[seat]

    def _stack(self, asked: Asked) -> Sheet:
        company = asked.parts[0]
        coins = self._chart.coins[company][number_in(asked.piece) - 1]
        return tracks.column(company, coins, asked.look, asked.size)

    def _card(self, asked: Asked) -> Sheet:
        """A card; where it lies very small only its symbol and number are shown."""
        card = cards()[asked.piece]
        narrow = _NARROW_RESTING if asked.look == RESTING else _NARROW
        if asked.size[1] < _SMALL * self.studio.k or asked.size[0] < narrow * self.studio.k:
            sheet = faces.tiny(card, asked.size, self.studio.k)
        else:
            sheet = faces.face(card, asked.size, asked.count if asked.look == PRICED else None)
        return faces.paying(sheet) if asked.look == PAYING else sheet

    def _tile(self, asked: Asked) -> Sheet:
        if asked.face == "down":
            return piles.back(asked.size)
        tile = cards()[asked.piece]
        if asked.look == HOME:
            return faces.resting_tile(tile, asked.size)
        return faces.tile(tile, asked.size)

    def _round(self, asked: Asked) -> Sheet:
        number, present = number_in(asked.piece), asked.look == NOW
        return tracks.round_space(number, asked.count, present, asked.size, rtl=self.studio.rtl)

    def _ledger(self, asked: Asked) -> Sheet:
        number, track = number_in(asked.piece), ink_track()
        before = track[number - 1].value if number else 0
        return library.ledger_space(number, track[number], before, asked.size, rtl=self.studio.rtl)

    def _slot(self, asked: Asked) -> Sheet:
        """A slot that is closed: the only one that is a piece by itself."""
        slot = number_in(asked.piece)
        opens = slot_opens("diamonds" if slot < SLOTS else "ink")
        return seats.closed(slot, opens, asked.size, brief=asked.size[0] < _NARROW * self.studio.k)

    def _progress(self, asked: Asked, picture: Picture, track: Sequence[PlayerSpace]) -> Sheet:
        return seats.progress(picture, track, asked.count, asked.size, rtl=self.studio.rtl)

    def _deck(self, asked: Asked) -> Sheet:
        return piles.pile(asked.count, asked.size, asked.parts[0] == "discard", large=self._large)

    def _book(self, asked: Asked) -> Sheet:
        book = books()[asked.piece]
        if asked.face == "down":
            return library.cover(book.letter, asked.size)
        return library.face(book, asked.size, asked.look, _SHELF * self.studio.k, rtl=self.studio.rtl)


def _hidden(asked: Asked) -> Sheet:
    letter, *place = asked.parts
    return library.cover(letter, asked.size) if place[:1] == ["supply"] else piles.back(asked.size)


def _next(asked: Asked) -> Sheet:
    return library.next_book(books()[rest_of(asked.piece)], asked.size, asked.look, asked.face == "down")


def _start(asked: Asked) -> Sheet:
    tile = starting_tiles()[asked.piece]
    rests = [resting_card(name) for name in tile.rests]
    return library.starting_tile(tile, books()[printed_book(asked.piece)], rests, asked.size)


def _bonus(asked: Asked) -> Sheet:
    options = bonus_spaces()[asked.piece]
    if asked.piece in additional_spaces():
        return spaces.additional(options, number_in(asked.piece), asked.size)
    return spaces.printed(asked.parts[0], options, asked.size)


def _permanent(asked: Asked) -> Sheet:
    track, level = asked.parts[0], number_in(asked.piece)
    return spaces.permanent(permanents()[track, level], level, asked.size)


def _company(make: Callable[[str], Sheet]) -> Maker:
    """A picture that is a company's whatever its size and number."""
    return lambda asked: make(parts_of(asked.piece)[0])


_PLAIN: Mapping[str, Maker] = {
    "base": _company(tracks.base),
    "post": _company(tracks.post),
    "value": lambda asked: tracks.value(asked.parts[0], asked.count, asked.size),
    "cost": lambda asked: expansion.cost(asked.count),
    "tally": lambda asked: expansion.tally(asked.count, asked.look, asked.size),
    "hidden": _hidden,
    "next": _next,
    "start": _start,
    "bonus": _bonus,
    "permanent": _permanent,
    "column": lambda asked: seats.tray(asked.size),
    "supply": lambda asked: library.supply(asked.parts[0], asked.count, asked.size),
    "coin": lambda asked: tracks.coins(asked.count),
    "pile": lambda asked: seats.bank(asked.size),
    "purse": lambda asked: seats.purse(asked.count, asked.size),
    "fan": lambda asked: seats.fan(asked.count, asked.size),
    "shares": lambda asked: seats.shares(asked.parts[1], asked.count, asked.size),
    "starter": lambda asked: seats.starter(),
}


def make_painter(studio: Studio) -> MombasaPainter:
    """The painter of this title."""
    return MombasaPainter(studio)
