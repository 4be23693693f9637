"""Templates of what moves while an event is shown. They name the event's data in braces.

``Fly("token.{pile}", "bank.{pile}", "tokens.{seat}.{pile}", each="pile")`` sends one token for every pile in
the event's ``piles``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.tables.spread import spread
from game.tables.table import Face, Flight, Spin


@dataclass(frozen=True, slots=True)
class Fly:
    """A template of flights.

    Attributes:
        piece: the id of what flies.
        source, target: where from ("": where the piece lay); where to ("": where it lies now, or nowhere).
        face: the side that is up on the way.
        each: singular names of lists in the data; one flight for every entry ("card place": cards, places).
        given: only if this value of the data counts for something.
        marked: it has a rim until the next action.
    """

    piece: str
    source: str = ""
    target: str = ""
    face: Face = "up"
    each: str = ""
    given: str = ""
    marked: bool = True

    def moves(self, data: Mapping[str, Any]) -> Iterator[Flight]:
        """The flights of an event."""
        for values in spread(data, self.each, self.given):
            piece, source, target = (part.format(**values) for part in (self.piece, self.source, self.target))
            yield Flight(piece, source, target, self.face, self.marked)


@dataclass(frozen=True, slots=True)
class Turnover:
    """A template of pieces that change where they lie; see `Spin` and `Fly`."""

    piece: str
    style: Literal["flip", "tumble"] = "flip"
    through: tuple[str, ...] = ()
    sound: str = ""
    each: str = ""
    given: str = ""

    def moves(self, data: Mapping[str, Any]) -> Iterator[Spin]:
        """The spins of an event."""
        for values in spread(data, self.each, self.given):
            yield Spin(self.piece.format(**values), self.style, self.through, self.sound)
