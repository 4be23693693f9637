"""Aquileia: the pictures of all pieces and of the board."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.art.painter import Asked, BasePainter, Maker
from game.art.seats import SeatStyle
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.rules.aquileia.components import cards, laurels
from game.rules.aquileia.printed import exchanges, sites, spaces
from game.rules.kernel.ids import number_in, rest_of, seat_in, spell
from game.tables.aquileia.layout import is_panel, load
from game.tables.aquileia.paint import buildings, leaves, symbols
from game.tables.aquileia.paint import cards as faces
from game.tables.aquileia.paint import spaces as board
from game.tables.aquileia.paint.ground import Ground
from game.tables.aquileia.placing import SHORT

Size = tuple[int, int]
_PLAYERS = (3, 4, 5)


class AquileiaPainter(BasePainter):
    """Paints the pieces and the board of Aquileia."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._ground = Ground(studio.artist, self.press, studio.k, studio.seats)
        self.makers: Mapping[str, Maker] = {
            **_PLAIN,
            "agent": lambda asked: board.agent(self._style(seat_in(asked.piece)), asked.look == SHORT),
            "marker": lambda asked: board.marker(self._style(seat_in(asked.piece))),
            "shield": lambda asked: board.shield(self._style(seat_in(asked.piece)), asked.count),
            "holder": lambda asked: board.holder(self._style(seat_in(asked.piece))),
            "spare": lambda asked: buildings.spare(self._style(seat_in(asked.piece))),
            "house": lambda asked: buildings.spare(self._style(seat_in(asked.piece))),
            "agents": self._agents,
            "site": self._site,
        }

    def ground(self, zone: str, size: Size) -> pygame.Surface | None:
        """The board and its areas; the players' panels have none."""
        layout = load(_PLAYERS)
        found = layout.board if zone == "board" else layout.zones.get(zone)
        if found is None or is_panel(zone):
            return None
        return self._ground.print(found, size)

    def _style(self, seat: int) -> SeatStyle:
        return self.studio.seats[seat]

    def _agents(self, asked: Asked) -> Sheet:
        seat = self._style(seat_in(asked.piece))
        return faces.counter(symbols.pawn(seat), asked.count, asked.size)

    def _site(self, asked: Asked) -> Sheet:
        owner = self._style(int(asked.look)) if asked.look else None
        return buildings.plaque(sites()[asked.piece], asked.size, owner)


def _purse(asked: Asked) -> Sheet:
    return board.purse(asked.parts[1], asked.count, asked.look, asked.size)


def _hand(asked: Asked) -> Sheet:
    return faces.held(cards()[spell("card", asked.parts[1])], asked.count, asked.look, asked.size)


def _laurel(asked: Asked) -> Sheet:
    return leaves.card(laurels()[asked.piece], asked.size)


_PLAIN: Mapping[str, Maker] = {
    "round": lambda asked: board.round_of(asked.count, asked.size),
    "starter": lambda asked: board.starter(),
    "selection": lambda asked: board.slot(number_in(asked.piece)),
    "space": lambda asked: board.roundel(spaces()[asked.piece]),
    "exchange": lambda asked: board.exchange(exchanges()[asked.piece]),
    "deck": lambda asked: faces.back(asked.parts[0], asked.count),
    "hidden": lambda asked: faces.back(asked.parts[0]),
    "discard": lambda asked: faces.discards(asked.parts[0], asked.count, asked.size),
    "equi": lambda asked: faces.face(cards()[spell("card", asked.look)]),
    "card": lambda asked: faces.face(cards()[asked.piece]),
    "laurel": _laurel,
    "die": lambda asked: board.die(asked.parts[0], asked.look),
    "coins": _purse,
    "coin": lambda asked: board.one_coin(asked.parts[0]),
    "laid": lambda asked: board.one_coin(asked.parts[0]),
    "bank": lambda asked: board.bank(asked.parts[0], asked.count, asked.size),
    "bid": lambda asked: board.bid(asked.parts[0], asked.count, asked.size),
    "cards": lambda asked: faces.counter(symbols.cards(asked.parts[1]), asked.count, asked.size),
    "laurels": lambda asked: faces.counter(faces.wreath_sign, asked.count, asked.size),
    "built": lambda asked: buildings.built(sites()[spell("site", rest_of(asked.piece))], asked.size),
    "hand": _hand,
    "temple": lambda asked: buildings.temple(),
}


def make_painter(studio: Studio) -> AquileiaPainter:
    """The painter of this title."""
    return AquileiaPainter(studio)
