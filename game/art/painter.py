"""What a painter of a title's pieces is: the contract with the screen, and a base that keeps and prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

import pygame

from game.art.artist import Shelf
from game.art.sheets import Press, Sheet
from game.art.studio import Studio
from game.art.vivid import vivid
from game.rules.kernel.ids import kind_of, parts_of

Face = Literal["up", "down"]
Size = tuple[int, int]


class Painter(Protocol):
    """Makes the pictures of a title's pieces."""

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        """The picture of ``piece``, fitted into ``size`` pixels; ``count`` and ``look`` as in its place."""

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """Print a part of a zone of this size in portions, none of which takes long.

        Each step gives the picture as far as it has come, the last one the whole: what never changes there.
        None where the table itself is the ground.
        """


PainterMaker = Callable[[Studio], Painter]
"""What a title's ``painter`` names."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A picture that is asked for.

    Attributes:
        piece: the whole id.
        face: the side that is up.
        size: the room for it in pixels.
        count: how many it stands for.
        look: which of its pictures, where it has several.
    """

    piece: str
    face: Face
    size: Size
    count: int = 1
    look: str = ""

    @property
    def parts(self) -> list[str]:
        """What follows the kind in the id."""
        return parts_of(self.piece)


Maker = Callable[[Asked], Sheet | pygame.Surface]


class BasePainter:
    """Paints pieces with one maker for each kind of id; a title fills ``makers`` and overrides ``board``.

    Pictures are kept: they are shared, blit them and never draw on them. A new language, theme or canvas
    needs a new painter.

    Args:
        studio: what to paint with.
        budget: bytes of pictures to keep, without the board.
    """

    makers: Mapping[str, Maker]

    def __init__(self, studio: Studio, budget: int = 48_000_000) -> None:
        self.studio = studio
        self.palette = studio.palette
        self.press = Press(studio.artist, studio.lettering)
        self._shelf = Shelf(budget)

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        """The picture of ``piece``, as large as fits into ``size`` pixels.

        Raises:
            KeyError: there is no such piece.
        """
        asked = self.alike(Asked(piece, face, size, count, look))
        return self._shelf.get(asked, lambda: self._printed(asked))

    def alike(self, asked: Asked) -> Asked:
        """Another way to ask for the same picture, for what many pieces share: the back of a card."""
        return asked

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """In one portion; a title whose grounds take long has several."""
        picture = self.ground(zone, size)
        yield picture.subsurface(part.clip(picture.get_rect())) if picture else None

    def ground(self, zone: str, size: Size) -> pygame.Surface | None:
        """What is printed on a zone: of the board its picture, of the others nothing."""
        return self.board(size) if zone == "board" else None

    def board(self, size: Size) -> pygame.Surface | None:
        """None: the table itself is the board."""
        return None

    def shared(self, asked: Asked) -> pygame.Surface:
        """A part that several pictures have in common; the contrast of the theme comes with the whole."""
        return self._shelf.get(("shared", asked), lambda: self._made(asked))

    def _printed(self, asked: Asked) -> pygame.Surface:
        picture = self._made(asked)
        return vivid(picture) if self.palette.vivid else picture

    def _made(self, asked: Asked) -> pygame.Surface:
        made = self.makers[kind_of(asked.piece)](asked)
        return self.press.print(made, asked.size) if isinstance(made, Sheet) else made
