"""Mombasa: the pictures of all pieces and of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.art.artist import Shelf
from game.art.sheets import Press, Sheet
from game.art.studio import Studio
from game.maps.regions import DEFAULT_MAP
from game.maps.tmx import TiledMap, load_map
from game.rules.mombasa.board import STACK_SPACES
from game.rules.mombasa.components import Card, books, cards, printed_book, starting_tiles
from game.rules.mombasa.printed import (
    TRACKS,
    bonus_spaces,
    company_tracks,
    diamond_track,
    ink_track,
    permanents,
)
from game.tables.mombasa import (
    painter_books,
    painter_cards,
    painter_goods,
    painter_seats,
    painter_spaces,
    painter_tracks,
)
from game.tables.mombasa.painter_atlas import Atlas
from game.tables.table import Face

Size = tuple[int, int]
_SHELF = 58
"""A book that is at least so high, at 1080 lines, lies in the display."""
CURRENT = 100
"""What the count of a round space has more in the present round."""


class MombasaPainter:
    """Paints the pieces and the board of Mombasa.

    Pictures are kept: they are shared, blit them and never draw on them. A new language or theme needs a new
    painter.

    Args:
        studio: what to paint with.
        budget: bytes of pictures of pieces to keep; the board comes on top.
        source: the board's map; the one that ships with the program where left out.
    """

    def __init__(self, studio: Studio, budget: int = 32_000_000, source: TiledMap | None = None) -> None:
        self._studio = studio
        self._source = source or load_map(DEFAULT_MAP)
        self._press = Press(studio.artist, studio.lettering)
        self._atlas = Atlas(self._source, studio.artist, self._press, studio.k)
        self._shelf = Shelf(budget)
        self._coins = {
            place.name: int(place.properties["coins"])
            for place in self._source.objects_of("companies")
            if place.name.startswith("stack.")
        }
        self._left = {place.name: place.rect[0] for place in self._source.objects_of("companies")}
        self._makers: Mapping[str, Callable[[list[str], Size, int], Sheet]] = {
            "base": lambda rest, size, count: painter_tracks.base(rest[0]),
            "value": lambda rest, size, count: painter_tracks.value(rest[0], count, size),
            "stack": self._stack,
            "post": lambda rest, size, count: painter_tracks.post(rest[0]),
            "track": lambda rest, size, count: painter_tracks.track(
                rest[0], company_tracks()[TRACKS[count - 1]]
            ),
            "step": lambda rest, size, count: painter_seats.step(studio.seats[int(rest[1])]),
            "bonus": self._bonus,
            "permanent": self._permanent,
            "mark": lambda rest, size, count: painter_seats.mark(studio.seats[count - 1]),
            "home": lambda rest, size, count: painter_cards.home(size),
            "deck": lambda rest, size, count: painter_cards.pile(count, size, rest[0] == "discard"),
            "column": lambda rest, size, count: painter_seats.tray(size),
            "closed": lambda rest, size, count: painter_seats.closed(int(rest[1]), count, size),
            "ink": lambda rest, size, count: painter_seats.ink(studio.seats[int(rest[0])]),
            "ledger": self._ledger,
            "supply": lambda rest, size, count: painter_books.supply(rest[0], count, size),
            "coin": lambda rest, size, count: painter_tracks.coins(count),
            "round": self._round,
            "pile": lambda rest, size, count: painter_seats.bank(size),
            "purse": lambda rest, size, count: painter_seats.purse(count, size),
            "markers": lambda rest, size, count: painter_seats.markers(
                studio.seats[int(rest[0])], count, size
            ),
            "fan": lambda rest, size, count: painter_seats.fan(count, size),
            "shares": lambda rest, size, count: painter_seats.shares(rest[1], count, size),
            "diamonds": lambda rest, size, count: painter_seats.progress(
                painter_goods.diamond, diamond_track(), count, size
            ),
            "books": lambda rest, size, count: painter_seats.progress(
                painter_goods.book, ink_track(), count, size
            ),
            "starter": lambda rest, size, count: painter_seats.starter(),
            "start": lambda rest, size, count: self._start(".".join(("start", *rest)), size),
        }

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        """The picture of ``piece``, as large as fits into ``size`` pixels.

        Raises:
            KeyError: there is no such piece.
        """
        return self._shelf.get((piece, face, size, count), lambda: self._paint(piece, face, size, count))

    def board(self, size: Size) -> pygame.Surface:
        """The board: the chart and the printed panels round it."""
        return self._atlas.board(size)

    def _paint(self, piece: str, face: Face, size: Size, count: int) -> pygame.Surface:
        if piece.startswith("region."):
            return self._atlas.region(piece, size)
        return self._press.print(self._sheet(piece, face, size, count), size)

    def _sheet(self, piece: str, face: Face, size: Size, count: int) -> Sheet:
        kind, *rest = piece.split(".")
        if kind == "hidden":
            return (
                painter_books.cover(rest[0], size)
                if rest[1:] and rest[1] == "supply"
                else painter_cards.back(size)
            )
        if kind == "book":
            book = books()[piece]
            return (
                painter_books.cover(book.letter, size)
                if face == "down"
                else painter_books.face(book, size, count, _SHELF * self._studio.k)
            )
        if kind == "next":
            book = books()[".".join(rest)]
            return painter_books.next_book(book, size, count, face == "down")
        if kind in ("card", "tile"):
            return self._card(cards()[piece], face, size, count)
        return self._makers[kind](rest, size, count)

    def _card(self, card: Card, face: Face, size: Size, count: int) -> Sheet:
        if face == "down":
            return painter_cards.back(size)
        if card.id.startswith("tile."):
            return painter_cards.tile(card, size)
        return painter_cards.face(card, size, count - 1 if count else None)

    def _stack(self, rest: list[str], size: Size, count: int) -> Sheet:
        names = [f"stack.{rest[0]}.{rest[1]}.{n + 1}" for n in range(STACK_SPACES)]
        mirrored = self._left[names[0]] > self._left[names[-1]]
        return painter_tracks.column(rest[0], [self._coins[name] for name in names], count, mirrored)

    def _bonus(self, rest: list[str], size: Size, count: int) -> Sheet:
        options = bonus_spaces()[".".join(("bonus", *rest))]
        if len(rest) > 1:
            return painter_spaces.additional(options, int(rest[1]), size)
        return painter_spaces.printed(rest[0], options, size)

    def _permanent(self, rest: list[str], size: Size, count: int) -> Sheet:
        level = int(rest[1])
        return painter_spaces.permanent(permanents()[rest[0], level], level, size)

    def _ledger(self, rest: list[str], size: Size, count: int) -> Sheet:
        number, track = int(rest[1]), ink_track()
        before = track[number - 1].value if number else 0
        return painter_books.ledger_space(number, track[number], before, size)

    def _round(self, rest: list[str], size: Size, count: int) -> Sheet:
        return painter_tracks.round_space(int(rest[0]), count % CURRENT, count >= CURRENT, size)

    def _start(self, piece: str, size: Size) -> Sheet:
        tile = starting_tiles()[piece]
        rests = [_starting(name) for name in tile.rests]
        return painter_books.starting_tile(tile, books()[printed_book(piece)], rests, size)


def _starting(name: str) -> Card:
    """A starting card by the name that starting tiles use; copies look alike."""
    known = cards()
    return known.get(f"card.0.{name}") or known[f"card.0.{name}-1"]


def make_painter(studio: Studio) -> MombasaPainter:
    """The painter of this title."""
    return MombasaPainter(studio)
