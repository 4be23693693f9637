"""Kahroba (Splendor): the pictures of all pieces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import count as counting

from game.art.drawing import Drawing
from game.art.painter import Asked, BasePainter, Maker, Size, Tick
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.rules.kernel.ids import kind_of, parts_of, seat_in, spell
from game.rules.splendor.components import ROW_NUMBER, ROWS, Row, cards, nobles
from game.rules.splendor.moves import TOKEN_LIMIT
from game.rules.splendor.strongholds import FORTS
from game.rules.splendor.tiles import cities, posts
from game.tables.splendor.layout import LARGE_TEXT
from game.tables.splendor.paint import backs, pieces, shields, signs, tall
from game.tables.splendor.paint import cards as faces
from game.tables.splendor.placing import STONE, TileLook

SMALL = {"card": 128, "noble": 100, "city": 100, "deck": 104}
"""Narrower than this at 1080 lines, a piece shows only what can still be read."""
_ON_PICTURE: Tick = (0.81, 0.55, 0.22)
_ON_PILE: Tick = (0.82, 0.18, 0.34)


class SplendorPainter(BasePainter):
    """Paints the pieces of Splendor and its expansions.

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
            "hidden": lambda asked: backs.back(_row(asked), palette),
            "deck": self._deck,
            "bank": lambda asked: pieces.bank(asked.parts[0], asked.count, palette),
            "token": lambda asked: pieces.single(asked.parts[0], palette),
            "tokens": self._tokens,
            "hand": lambda asked: pieces.hand(asked.count, palette, rtl=studio.rtl),
            "bonus": self._bonus,
            "total": lambda asked: shields.total(asked.count, TOKEN_LIMIT, palette),
            "goal": lambda asked: shields.goal(asked.count, asked.look, palette),
            "post": self._post,
            "charter": lambda asked: shields.charter(posts()[spell("post", asked.parts[1])], palette),
            "city": self._city,
            "fort": lambda asked: self._towers(asked, 1),
            "forts": lambda asked: self._towers(asked, FORTS),
        }

    def tick(self, piece: str, size: Size, look: str = "") -> Tick | None:
        """On the picture of a card: what it brings stands above, what it costs at the other side.

        Inside its pile: above the number, and not between two piles.
        """
        return {"card": _ON_PICTURE, "bank": _ON_PILE}.get(kind_of(piece))

    def _card(self, asked: Asked) -> Sheet:
        card = cards()[asked.piece]
        if asked.face == "down":
            return backs.back(ROWS[card.row], self.palette)
        if kind_of(asked.look) == STONE:
            return faces.stone(card, self.palette, *parts_of(asked.look))
        forts = parts_of(asked.look) if asked.look.startswith("fort.") else []
        taken = "" if forts else asked.look
        if self._small(asked, "card"):
            return faces.compact(card, self.palette, taken)
        sheet = faces.face(card, self._numbers[asked.piece], self.palette, taken, large=self._large)
        if not forts:
            return sheet
        seat, count = map(int, forts)
        return faces.fortified(sheet, count, self.studio.seats[seat])

    def _noble(self, asked: Asked) -> Sheet:
        noble, number = nobles()[asked.piece], self._numbers[asked.piece]
        if self._small(asked, "noble"):
            return pieces.noble_won(noble, number, self.palette)
        return pieces.noble(noble, number, TileLook.read(asked.look), self.palette)

    def _deck(self, asked: Asked) -> Sheet:
        small = self._small(asked, "deck")
        return backs.pile(_row(asked), asked.count, self.palette, small=small)

    def _bonus(self, asked: Asked) -> Sheet:
        held = int(asked.look) if asked.look else asked.count
        shape = asked.size[0] / asked.size[1]
        return pieces.bonus(asked.parts[1], asked.count, held, shape, self.palette, rtl=self.studio.rtl)

    def _tokens(self, asked: Asked) -> Sheet:
        shape = asked.size[0] / asked.size[1]
        return pieces.held(asked.parts[1], asked.count, shape, self.palette, rtl=self.studio.rtl)

    def _post(self, asked: Asked) -> Sheet:
        look, seats, shape = TileLook.read(asked.look), self.studio.seats, asked.size[0] / asked.size[1]
        return tall.post(posts()[asked.piece], look, seats, self.palette, min(shape, 1.0))

    def _city(self, asked: Asked) -> Sheet:
        city = cities()[asked.piece]
        if self._small(asked, "city"):
            return shields.entered(city, self.palette)
        shape = asked.size[0] / asked.size[1]
        if shape < 1:
            return tall.city(city, TileLook.read(asked.look), self.palette, shape)
        return shields.city(city, TileLook.read(asked.look), self.palette)

    def _towers(self, asked: Asked, places: int) -> Sheet:
        """The strongholds of a seat, with the empty places of those that are out: as the room is shaped."""
        width, height = signs.TOWER
        high = height + 4
        wide = asked.size[0] > asked.size[1]
        abreast = (width + 4) * places - 4
        drawing = Drawing(abreast, high) if wide and places > 1 else Drawing(width, high * places)
        sheet = Sheet.of(drawing)
        for level in range(places):
            at = (level * (width + 4), 0.0) if wide else (0.0, drawing.height - (level + 1) * high)
            if level < asked.count:
                signs.tower(sheet, drawing, at, 1, self.studio.seats[seat_in(asked.piece)])
            else:
                signs.tower_place(drawing, at, 1, self.palette)
        return sheet

    @property
    def _large(self) -> bool:
        return self.studio.scale >= LARGE_TEXT

    def _small(self, asked: Asked, kind: str) -> bool:
        return asked.size[0] < SMALL[kind] * self.studio.k


def _row(asked: Asked) -> Row:
    return ROWS[ROW_NUMBER[asked.parts[0]]]


def _numbered() -> dict[str, int]:
    """Numbers each noble, and each card among those of its level and colour."""
    counters: defaultdict[tuple[int, str], Iterator[int]] = defaultdict(counting)
    numbers = {piece: next(counters[card.level, card.color]) for piece, card in cards().items()}
    return numbers | {piece: number for number, piece in enumerate(nobles())}


def make_painter(studio: Studio) -> SplendorPainter:
    """The painter of this title."""
    return SplendorPainter(studio)
