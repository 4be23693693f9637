"""Kahroba (Splendor): the pictures of all pieces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import count as counting

from game.art.painter import Asked, BasePainter, Maker
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.rules.kernel.ids import number_in
from game.rules.splendor.components import cards, nobles
from game.tables.splendor.paint import cards as faces
from game.tables.splendor.paint import pieces

_SMALL = {"card": 106, "noble": 100}
"""Narrower than this at 1080 lines, a piece shows only what can still be read."""


class SplendorPainter(BasePainter):
    """Paints the pieces of Splendor.

    Args:
        studio: what to paint with; its scale decides what counts as small.
    """

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        palette = studio.palette
        self._numbers = _numbered()
        self.makers: Mapping[str, Maker] = {
            "card": self._card,
            "noble": self._noble,
            "hidden": lambda asked: faces.back(number_in(asked.piece, 0), palette),
            "deck": lambda asked: faces.pile(number_in(asked.piece), asked.count, palette),
            "bank": lambda asked: pieces.bank(asked.parts[0], asked.count, palette),
            "token": lambda asked: pieces.single(asked.parts[0], palette),
            "tokens": lambda asked: pieces.held(asked.parts[1], asked.count, palette),
            "bonus": lambda asked: pieces.bonus(asked.parts[1], asked.count, palette),
        }

    def _card(self, asked: Asked) -> Sheet:
        card = cards()[asked.piece]
        if asked.face == "down":
            return faces.back(card.level, self.palette)
        if self._small(asked, "card"):
            return faces.compact(card, self.palette)
        return faces.face(card, self._numbers[asked.piece], self.palette)

    def _noble(self, asked: Asked) -> Sheet:
        make = pieces.noble_won if self._small(asked, "noble") else pieces.noble
        return make(nobles()[asked.piece], self._numbers[asked.piece], self.palette)

    def _small(self, asked: Asked, kind: str) -> bool:
        return asked.size[0] < _SMALL[kind] * self.studio.k


def _numbered() -> dict[str, int]:
    """Numbers each noble, and each card among those of its level and colour."""
    counters: defaultdict[tuple[int, str], Iterator[int]] = defaultdict(counting)
    numbers = {piece: next(counters[card.level, card.color]) for piece, card in cards().items()}
    return numbers | {piece: number for number, piece in enumerate(nobles())}


def make_painter(studio: Studio) -> SplendorPainter:
    """The painter of this title."""
    return SplendorPainter(studio)
