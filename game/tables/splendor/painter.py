"""Kahroba (Splendor): the pictures of all pieces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import count as counting

import pygame

from game.art.artist import Shelf
from game.art.palette import Palette
from game.art.sheets import Press, Sheet
from game.art.studio import Studio
from game.rules.splendor.components import cards, nobles
from game.tables.splendor import painter_cards, painter_pieces
from game.tables.table import Face

Size = tuple[int, int]
_SMALL = {"card": 106, "noble": 100}
"""Narrower than this at 1080 lines, a piece shows only what can still be read."""


class SplendorPainter:
    """Paints the pieces of Splendor.

    Pictures are kept: they are shared, blit them and never draw on them. A new language or theme needs a new
    painter.

    Args:
        studio: what to paint with; its scale decides what counts as small.
        budget: bytes of pictures to keep.
    """

    def __init__(self, studio: Studio, budget: int = 32_000_000) -> None:
        self._palette = studio.palette
        self._k = studio.k
        self._press = Press(studio.artist, studio.lettering)
        self._shelf = Shelf(budget)
        self._numbers = _numbered()

    def paint(self, piece: str, face: Face, size: Size, count: int = 1) -> pygame.Surface:
        """The picture of ``piece``, as large as fits into ``size`` pixels.

        Raises:
            KeyError: there is no such piece.
        """
        key = (piece, face, size, count)
        return self._shelf.get(key, lambda: self._press.print(self._sheet(piece, face, size, count), size))

    def board(self, size: Size) -> pygame.Surface | None:
        """None: the table itself is the board."""
        return None

    def _sheet(self, piece: str, face: Face, size: Size, count: int) -> Sheet:
        kind, *rest = piece.split(".")
        small = size[0] < _SMALL.get(kind, 0) * self._k
        if kind == "card":
            return self._card(piece, face, small)
        if kind == "noble":
            make = painter_pieces.noble_won if small else painter_pieces.noble
            return make(nobles()[piece], self._numbers[piece], self._palette)
        return _MAKERS[kind](rest, count, self._palette)

    def _card(self, piece: str, face: Face, small: bool) -> Sheet:
        card = cards()[piece]
        if face == "down":
            return painter_cards.back(card.level, self._palette)
        if small:
            return painter_cards.compact(card, self._palette)
        return painter_cards.face(card, self._numbers[piece], self._palette)


_MAKERS: Mapping[str, Callable[[list[str], int, Palette], Sheet]] = {
    "hidden": lambda rest, count, palette: painter_cards.back(int(rest[0]), palette),
    "deck": lambda rest, count, palette: painter_cards.pile(int(rest[0]), count, palette),
    "bank": lambda rest, count, palette: painter_pieces.bank(rest[0], count, palette),
    "token": lambda rest, count, palette: painter_pieces.single(rest[0], palette),
    "tokens": lambda rest, count, palette: painter_pieces.held(rest[1], count, palette),
    "bonus": lambda rest, count, palette: painter_pieces.bonus(rest[1], count, palette),
}


def _numbered() -> dict[str, int]:
    """Numbers each noble, and each card among those of its level and colour."""
    counters: defaultdict[tuple[int, int], Iterator[int]] = defaultdict(counting)
    numbers = {piece: next(counters[card.level, card.bonus]) for piece, card in cards().items()}
    return numbers | {piece: number for number, piece in enumerate(nobles())}


def make_painter(studio: Studio) -> SplendorPainter:
    """The painter of this title."""
    return SplendorPainter(studio)
