"""Istanbul: The Dice Game: the pictures of all pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import pygame

from game.art.drawing import Point
from game.art.painter import Asked, BasePainter, Maker, Tick
from game.art.sheets import Sheet
from game.art.studio import Studio
from game.art.writing import copy_writing, lay
from game.rules.istanbul_dice.components import setups
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.rules import IstanbulDiceRules
from game.rules.kernel.ids import kind_of, number_in, spell
from game.rules.kernel.text import text
from game.tables.istanbul_dice.layout import load
from game.tables.istanbul_dice.paint import areas, dice, grounds, plaques, players, spaces, tokens
from game.tables.istanbul_dice.paint import cards as faces
from game.tables.istanbul_dice.paint import tiles as glazed
from game.tables.istanbul_dice.paint.counted import Counted
from game.tables.istanbul_dice.paint.tones import CREAM
from game.tables.istanbul_dice.placing import FRESH, OWN

_ZONES = ("board", "dice", "cards", "cards-large")
_CORNER: Point = (0.9, 0.05)
"""Where the sign that a ruby can be bought lies on its area."""
_TICKS: Mapping[str, Tick] = {
    **dict.fromkeys(("goods", "purse", "supply"), (0.2, 0.18, 0.42)),
    "tile": (0.07, 0.12, 0.22),
}
"""At the upper left of a token, and of a tile."""


class IstanbulDicePainter(BasePainter):
    """Paints the pieces of Istanbul: The Dice Game."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        palette, self._k = studio.palette, studio.k
        self.makers: Mapping[str, Maker] = {
            "die": lambda asked: dice.face(asked.look, palette),
            "cloth": lambda asked: grounds.cloth(asked.size, palette),
            "nothing": lambda asked: grounds.nothing(asked.look, asked.size),
            "token": lambda asked: tokens.token(asked.parts[0]),
            "supply": lambda asked: self._counted(tokens.pile, asked.parts[0], asked),
            "goods": lambda asked: self._counted(tokens.held, asked.parts[1], asked),
            "purse": lambda asked: self._counted(tokens.held, asked.parts[1], asked),
            "ruby": lambda asked: players.ruby(),
            "tally": lambda asked: tokens.tally(asked.count, asked.size, palette, rtl=studio.rtl),
            "goal": lambda asked: players.sockets(asked.count, asked.size, palette),
            "area": self._area,
            "stall": lambda asked: areas.stall(asked.parts[0], asked.size, palette),
            "hoard": lambda asked: areas.hoard(asked.parts[0], asked.count, asked.size),
            "space": self._space,
            "tile": self._tile,
            "card": self._card,
            "hidden": lambda asked: self._back(asked.parts[0]),
            "blank": lambda asked: faces.blank(asked.parts),
            "paper": lambda asked: self._paper(tuple(asked.parts), asked.size),
            "heap": self._heap,
            "deck": self._pile,
            "discard": self._pile,
            "pile": self._pile,
            "answer": lambda asked: players.answer(asked.look, studio.seats[number_in(asked.piece)], palette),
        }

    def free(self, piece: str, size: tuple[int, int], look: str = "") -> Point | None:
        """At the corner of an area: all of its price has to be seen."""
        return _CORNER if kind_of(piece) == "area" else None

    def tick(self, piece: str, size: tuple[int, int], look: str = "") -> Tick | None:
        """Numbers of goods stand at their lower end, near those of others; prices of tiles at the right."""
        return _TICKS.get(kind_of(piece))

    def cache_key(self, asked: Asked) -> Asked:
        """All cards have the same back, and all dice the same faces."""
        kind = kind_of(asked.piece)
        same = kind == "die" or (kind == "card" and asked.face == "down")
        return replace(asked, piece=kind) if same else asked

    def ground(self, zone: str, size: tuple[int, int]) -> pygame.Surface | None:
        """The tray and the light of the parts in the middle."""
        if zone not in _ZONES:
            return None
        layout = load(IstanbulDiceRules())
        drawing = grounds.middle(layout.zone(zone, min(setups())), self.palette)
        return self.press.print(Sheet.of(drawing), size)

    def _area(self, asked: Asked) -> Iterator[pygame.Surface]:
        """Price and progress change with every throw: only they are drawn anew."""
        name = asked.parts[0]
        stall = self.shared(Asked(f"stall.{name}", "up", asked.size))
        picture = copy_writing(stall.copy(), stall)
        yield picture
        if not asked.look:
            lay(picture, self.press.print(plaques.sold_out(asked.size), asked.size))
            yield picture
            return
        lay(picture, self.shared(Asked(f"hoard.{name}", "up", asked.size, asked.count)))
        yield picture
        lay(picture, self.press.print(areas.price(name, asked.look, asked.size), asked.size))
        yield picture

    def _counted(self, make: Callable[..., Sheet], name: str, asked: Asked) -> Sheet | pygame.Surface:
        """Where contrast is asked for, nothing that is not there has a colour that shines."""
        sheet = make(name, asked.count, asked.size, self.palette, rtl=self.studio.rtl)
        if asked.count or self.palette.id != "contrast":
            return sheet
        bright = self.press.print(sheet, asked.size)
        return copy_writing(pygame.transform.grayscale(bright), bright)

    def _space(self, asked: Asked) -> Sheet:
        name, rtl = asked.parts[0], self.studio.rtl
        return spaces.space(name, asked.look, asked.count, asked.size, self.palette, rtl=rtl)

    def _tile(self, asked: Asked) -> Sheet:
        if asked.face == "down":
            return glazed.back(self.palette)
        tile = tiles()[asked.piece]
        if asked.look in (OWN, FRESH):
            return glazed.owned(tile, asked.look, min(asked.size) / self._k, rtl=self.studio.rtl)
        return glazed.on_display(tile, asked.size, self.palette, rtl=self.studio.rtl)

    def _card(self, asked: Asked) -> Sheet | pygame.Surface:
        """Only what stands on a card is drawn anew."""
        if asked.face == "down":
            return faces.back(self.palette)
        card = cards()[asked.piece]
        paper = self._paper(tuple(faces.halves(card)), asked.size)
        picture = copy_writing(paper.copy(), paper)
        lay(picture, self.press.print(faces.lines(card, rtl=self.studio.rtl), asked.size))
        return picture

    def _paper(self, shown: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
        """A card with these halves, before anything stands on it."""
        return self.shared(Asked(spell("blank", *shown), "up", size))

    def _pile(self, asked: Asked) -> pygame.Surface:
        """Only the number of a pile changes."""
        counted = Counted(asked.size, asked.count, 2, faces.foot(asked.size, self._k), rtl=self.studio.rtl)
        shown, digits = min(3, asked.count), 10 ** (len(str(asked.count)) - 1)
        heap = self.shared(Asked(spell("heap", asked.piece, shown), "up", asked.size, digits))
        picture = copy_writing(heap.copy(), heap)
        lay(picture, self.press.print(counted.numbered(self.palette.on_dark), asked.size))
        return picture

    def _heap(self, asked: Asked) -> Sheet:
        """So many of a pile as are seen, where a number of as many digits leaves room."""
        (kind, shown), foot = asked.parts, faces.foot(asked.size, self._k)
        counted = Counted(asked.size, asked.count, 2, foot, rtl=self.studio.rtl)
        if foot:
            counted.named(text("istanbul_dice-heap", pile=kind), CREAM)
        with counted.picture():
            if kind == "pile":
                glazed.pile(counted.drawing, int(shown), self.palette)
            else:
                faces.heap(counted.drawing, int(shown), kind == "discard", self.palette)
        return counted.sheet

    def _back(self, kind: str) -> Sheet:
        return faces.back(self.palette) if kind == "card" else glazed.back(self.palette)


def make_painter(studio: Studio) -> IstanbulDicePainter:
    """The painter of this title."""
    return IstanbulDicePainter(studio)
