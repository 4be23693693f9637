"""What a painter of a title's pieces is: the contract with the screen, and a base that keeps and prints."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, Protocol

import pygame

from game.art.artist import SurfaceCache
from game.art.drawing import Point
from game.art.sheets import Sheet, SheetPrinter
from game.art.studio import Studio
from game.art.vivid import vivid
from game.art.writing import cut
from game.rules.kernel.ids import kind_of, parts_of

Face = Literal["up", "down"]
Size = tuple[int, int]
Tick = tuple[float, float, float]
"""The middle of a sign in shares of width and height, and how high it is, in heights of the picture."""
_ANY = (0, 0)
"""Instead of a size."""
LARGE, LARGE_BUDGET = 250_000, 24_000_000
"""From so many pixels on a picture is one of those looked at closely, and so many bytes of them are kept."""


class Painter(Protocol):
    """Makes the pictures of a title's pieces."""

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        """The picture of ``piece``, fitted into ``size`` pixels; ``count`` and ``look`` as in its place."""

    def painting(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> Iterator[None]:
        """Paint what `paint` gives at once afterwards, in portions, none of which takes long.

        Before the first there is a pause, if it is not painted already.
        """

    def cached(self, piece: str, face: Face, count: int = 1, look: str = "") -> pygame.Surface | None:
        """The picture painted last of ``piece``, whatever its size; None if there is none."""

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """Print a part of a zone of this size in portions, none of which takes long.

        Each step gives the picture as far as it has come, the last one the whole: what never changes there.
        None where the table itself is the ground.
        """

    def free(self, piece: str, size: Size, look: str = "") -> Point | None:
        """Where on a picture a small sign covers no number: its middle, in shares of width and height.

        None: in the middle of its upper edge, where most pictures are free.
        """

    def tick(self, piece: str, size: Size, look: str = "") -> Tick | None:
        """Where the sign that a piece is picked covers neither its number nor that of the next one.

        None: at the upper end corner, as large as usual.
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


Maker = Callable[[Asked], Sheet | pygame.Surface | Iterator[pygame.Surface]]
"""Gives a sheet to be printed, or a picture; or what takes long in portions: each the picture as far as
it has come, the last one the whole."""


class BasePainter:
    """Paints pieces with one maker for each kind of id; a title fills ``makers`` and overrides ``board``.

    Pictures are kept: they are shared, blit them and never draw on them. A new language, theme or canvas
    needs a new painter.

    Args:
        studio: what to paint with.
        budget: bytes of pictures to keep, without the board and without large ones.
    """

    makers: Mapping[str, Maker]

    def __init__(self, studio: Studio, budget: int = 48_000_000) -> None:
        self.studio = studio
        self.palette = studio.palette
        self.press = SheetPrinter(studio.artist, studio.lettering)
        self._shelf, self._close = SurfaceCache(budget), SurfaceCache(LARGE_BUDGET)
        self._last: dict[Asked, Asked] = {}

    def paint(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> pygame.Surface:
        """The picture of ``piece``, as large as fits into ``size`` pixels.

        Raises:
            KeyError: there is no such piece.
        """
        asked = self.cache_key(Asked(piece, face, size, count, look))
        return self._cache_for(asked).get(asked, lambda: self._noted(asked, self._made(asked)))

    def painting(self, piece: str, face: Face, size: Size, count: int = 1, look: str = "") -> Iterator[None]:
        """Paint it in portions, and keep it."""
        asked = self.cache_key(Asked(piece, face, size, count, look))
        if self._cache_for(asked).find(asked):
            return
        yield
        for portion in self._portions(asked):
            picture = portion
            yield
        self._cache_for(asked).get(asked, lambda: self._noted(asked, picture))

    def cached(self, piece: str, face: Face, count: int = 1, look: str = "") -> pygame.Surface | None:
        """A picture that is still kept."""
        last = self._last.get(self.cache_key(Asked(piece, face, _ANY, count, look)))
        return self._cache_for(last).find(last) if last else None

    def cache_key(self, asked: Asked) -> Asked:
        """Another way to ask for the same picture, for what many pieces share: the back of a card."""
        return asked

    def printing(self, zone: str, size: Size, part: pygame.Rect) -> Iterator[pygame.Surface | None]:
        """In one portion; a title whose grounds take long has several."""
        picture = self.ground(zone, size)
        yield cut(picture, part.clip(picture.get_rect())) if picture else None

    def ground(self, zone: str, size: Size) -> pygame.Surface | None:
        """What is printed on a zone: of the board its picture, of the others nothing."""
        return self.board(size) if zone == "board" else None

    def free(self, piece: str, size: Size, look: str = "") -> Point | None:
        """In the middle of the upper edge; a title with numbers there overrides it."""
        return None

    def tick(self, piece: str, size: Size, look: str = "") -> Tick | None:
        """At the upper end corner; a title with numbers there overrides it."""
        return None

    def board(self, size: Size) -> pygame.Surface | None:
        """None: the table itself is the board."""
        return None

    def shared(self, asked: Asked) -> pygame.Surface:
        """A part that several pictures have in common; the contrast of the theme comes with the whole."""
        return self._shelf.get(("shared", asked), lambda: self._made(asked))

    def _cache_for(self, asked: Asked) -> SurfaceCache:
        """Large pictures are kept apart: a few of them would push out all that lies on the table."""
        return self._close if asked.size[0] * asked.size[1] >= LARGE else self._shelf

    def _noted(self, asked: Asked, picture: pygame.Surface) -> pygame.Surface:
        """A picture as the theme wants it, to be found again without its size."""
        self._last[replace(asked, size=_ANY)] = asked
        return vivid(picture) if self.palette.vivid else picture

    def _made(self, asked: Asked) -> pygame.Surface:
        *_, whole = self._portions(asked)
        return whole

    def _portions(self, asked: Asked) -> Iterator[pygame.Surface]:
        made = self.makers[kind_of(asked.piece)](asked)
        if isinstance(made, Sheet):
            yield from self.press.printing(made, asked.size)
        elif isinstance(made, pygame.Surface):
            yield made
        else:
            yield from made
