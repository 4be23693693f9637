"""Templates of what is shown large while an event is shown. They name the event's data in braces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.rules.kernel.text import Text
from game.tables.spread import spread
from game.tables.table import Face, Picture, Spotlight, SpotlightTable
from game.tables.words import Words

Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Spotlit:
    """A template of a `Spotlight`.

    Attributes:
        piece: the id of what is shown large; "" for nothing but words and numbers.
        at: the piece or slot over which it is laid; "" for the middle of the board.
        face, look: as in `Picture`.
        each, given: as in `Fly`.
        says: the sentence, of the event's data; "" for that of the log.
        table: numbers of several seats, of the event's data.
        others: it is for those who did not do it: shown of players who are not before the screen.
        unless: it is not shown where this holds of the event's data.
    """

    piece: str = ""
    at: str = ""
    face: Face = "up"
    look: str = ""
    each: str = ""
    given: str = ""
    says: Words = ""
    table: Callable[[Data], SpotlightTable] | None = None
    others: bool = False
    unless: Callable[[Data], bool] | None = None

    def of(self, data: Data, words: Text, shape: Callable[[str], float]) -> Spotlight | None:
        """The spotlight of an event; None where there is none.

        Args:
            data: of the event.
            words: the sentence.
            shape: of the picture of a piece.
        """
        if self.unless and self.unless(data):
            return None
        seat, table = data.get("seat"), self.table(data) if self.table else None
        pictures = tuple(self._pictures(data, shape))
        at = self.at.format(**data)
        return Spotlight(words, seat if isinstance(seat, int) else None, pictures, table, at, self.others)

    def _pictures(self, data: Data, shape: Callable[[str], float]) -> Iterator[Picture]:
        for values in spread(data, self.each, self.given) if self.piece else ():
            piece, look = (part.format(**values) for part in (self.piece, self.look))
            yield Picture(piece, self.face, look=look, shape=shape(piece))
