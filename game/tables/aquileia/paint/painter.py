"""Aquileia: the pictures of all pieces and of the spaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pygame

from game.art.drawing import Point
from game.art.leaf import Picture
from game.art.painter import Asked, BasePainter, Maker, Tick
from game.art.seats import SeatStyle
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.art.writing import cut
from game.maps.places import NAME
from game.rules.aquileia import printed
from game.rules.aquileia.components import cards, laurels
from game.rules.aquileia.rules import AquileiaRules
from game.rules.kernel.ids import kind_of, number_in, rest_of, seat_in, spell
from game.tables.aquileia.layout import load
from game.tables.aquileia.paint import buildings, coins, facades, leaves, spaces, symbols, tokens
from game.tables.aquileia.paint import cards as faces
from game.tables.aquileia.paint.figures import NumberSizes, figures_at
from game.tables.aquileia.paint.ground import BoardPrinter
from game.tables.aquileia.paint.prints import printed as print_of
from game.tables.aquileia.paint.spaces import NUMBERED, number_of
from game.tables.aquileia.paint.titles import round_of, title
from game.tables.aquileia.placing import IDLE, SHORT, TAKEN, WORKS

Size = tuple[int, int]
_CORNER: Tick = (0.13, 0.13, 0.42)
"""At the upper left of what has its number in the middle, or at the right."""
_PRICED = 70.0
"""A site is at least so high, at 1080 lines, where its price is seen."""
_TICKS: Mapping[str, Tick] = {
    **dict.fromkeys(("space", "selection"), _CORNER),
    "site": (0.085, 0.77, 0.35),
    "exchange": (0.5, 0.2, 0.5),
    **dict.fromkeys(("coins", "bid"), (0.1, 0.25, 0.5)),
}


class AquileiaPainter(BasePainter):
    """Paints the pieces and the board of Aquileia."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._ground = BoardPrinter(self.press, studio.seats)
        self._figures = figures_at(studio.scale)
        self.makers: Mapping[str, Maker] = {
            **_PLAIN,
            **_numbered(self._figures, studio.k),
            "agent": self._agent,
            "marker": lambda asked: tokens.marker(self._style(seat_in(asked.piece))),
            "shield": lambda asked: tokens.shield(self._style(seat_in(asked.piece)), asked.count, asked.look),
            "holder": lambda asked: tokens.holder(self._style(seat_in(asked.piece))),
            "spare": lambda asked: buildings.spare(self._style(seat_in(asked.piece))),
            "house": lambda asked: buildings.spare(self._style(seat_in(asked.piece))),
            "agents": self._agents,
            "bidder": lambda asked: tokens.bidder(self._style(seat_in(asked.piece)), asked.size),
            "site": self._site,
            "exchange": self._exchange,
        }

    def cache_key(self, asked: Asked) -> Asked:
        """All dice of a colour have the same faces."""
        die = kind_of(asked.piece) == "die"
        return replace(asked, piece=spell("die", asked.parts[0])) if die else asked

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """The board and its areas in portions; the players' panels have none."""
        layout = load(AquileiaRules())
        found = layout.board if zone == "board" else layout.zones.get(zone)
        if found is None or NAME in found.slots:
            yield None
            return
        if "wreaths.*" in found.slots:  # a hand lies on a tray
            yield self.studio.artist.panel(size, "plain", self.studio.palette, self.studio.k)
            return
        for picture in self._ground.printing(found, size):
            yield cut(picture, part.clip(picture.get_rect())) if picture else None

    def free(self, piece: str, size: Size, look: str = "") -> Point | None:
        """On a site the price begins where signs usually lie; an exchange has the focus of the next there."""
        if kind_of(piece) == "exchange":
            return (0.5, spaces.SIGN)
        return buildings.free(size) if kind_of(piece) == "site" else None

    def tick(self, piece: str, size: Size, look: str = "") -> Tick | None:
        """Beside the number, off the next piece; on a slip on the sign."""
        kind = kind_of(piece)
        return (0.66 / faces.slip_shape(size), 0.22, 0.38) if kind == "hand" else _TICKS.get(kind)

    def _exchange(self, asked: Asked) -> Sheet:
        return spaces.exchange(printed.exchanges()[asked.piece], asked.size, rtl=self.studio.rtl)

    def _style(self, seat: int) -> SeatStyle:
        return self.studio.seats[seat]

    def _agent(self, asked: Asked) -> Sheet:
        """What counts of the space under it is seen beside it."""
        space = printed.spaces()[spell("space", asked.parts[1])]
        number = number_of(space) if space.area in NUMBERED else 0
        return tokens.agent(self._style(seat_in(asked.piece)), asked.look == SHORT, number, self._figures)

    def _agents(self, asked: Asked) -> Sheet:
        seat = self._style(seat_in(asked.piece))
        return faces.counter(symbols.pawn(seat), asked.count, asked.size, self._figures)

    def _site(self, asked: Asked) -> Sheet:
        *owners, state = asked.look.split(".") if asked.look.endswith((WORKS, IDLE)) else [asked.look, ""]
        owner = self._style(int(owners[0])) if owners and owners[0] else None
        return buildings.plaque(
            printed.sites()[asked.piece],
            asked.size,
            owner,
            state,
            large=self.studio.scale > 1,
            brief=asked.size[1] < _PRICED * self.studio.k,
            rtl=self.studio.rtl,
        )


_PLAIN: Mapping[str, Maker] = {
    "starter": lambda asked: tokens.starter(),
    "hidden": lambda asked: faces.back(asked.parts[0]),
    "laurel": lambda asked: leaves.card(laurels()[asked.piece], asked.size),
    "die": lambda asked: tokens.die(asked.parts[0], asked.look),
    "coin": lambda asked: coins.one_coin(asked.parts[0]),
    "laid": lambda asked: coins.one_coin(asked.parts[0]),
    "purse": lambda asked: tokens.bidding(asked.look, asked.size),
    "bid": lambda asked: coins.bid(asked.parts[0], asked.count, asked.size),
    "print": lambda asked: print_of(asked.piece, asked.size),
    "temple": lambda asked: facades.temple(),
}


def _numbered(figures: NumberSizes, k: float) -> Mapping[str, Maker]:
    """Pictures with numbers, which are as large as the text asks for, on a canvas of scale ``k``."""

    def card(kind: str) -> Sheet:
        return faces.face(cards()[spell("card", kind)], figures)

    def held(asked: Asked) -> Sheet:
        kind = cards()[spell("card", asked.parts[1])]
        return faces.held(kind, asked.count, asked.look, asked.size)

    def counted(picture: Picture, asked: Asked) -> Sheet:
        return faces.counter(picture, asked.count, asked.size, figures)

    def built(asked: Asked) -> Sheet:
        return buildings.built(printed.sites()[spell("site", rest_of(asked.piece))], asked.size, figures)

    def space(asked: Asked) -> Sheet:
        return spaces.roundel(printed.spaces()[asked.piece], asked.look == TAKEN, figures)

    return {
        "title": lambda asked: title(asked.parts[0], asked.size, figures),
        "round": lambda asked: round_of(asked.count, asked.size),
        "selection": lambda asked: spaces.slot(number_in(asked.piece), figures),
        "space": space,
        "deck": lambda asked: faces.back(asked.parts[0], asked.count, figures),
        "discard": lambda asked: faces.discards(asked.parts[0], asked.count, asked.size, figures),
        "equi": lambda asked: card(asked.look),
        "card": lambda asked: card(rest_of(asked.piece)),
        "coins": lambda asked: coins.purse(asked.parts[1], asked.count, asked.look, asked.size, figures, k),
        "bank": lambda asked: coins.bank(asked.parts[0], asked.count, asked.size, figures),
        "cards": lambda asked: counted(symbols.cards(asked.parts[1]), asked),
        "laurels": lambda asked: counted(faces.wreath_sign, asked),
        "built": built,
        "hand": held,
    }


def make_painter(studio: Studio) -> AquileiaPainter:
    """The painter of this title."""
    return AquileiaPainter(studio)
