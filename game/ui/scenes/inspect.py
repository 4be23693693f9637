"""Any piece of the table, large, with what there is to say about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.art.painter import Painter
from game.rules.kernel.text import Text, text
from game.tables.table import Picture
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.services import Services
from game.ui.widgets.beside import Beside
from game.ui.widgets.boxes import Column, Row
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Overlay
from game.ui.widgets.footer import Hint, turning
from game.ui.widgets.labels import Heading, Label, Paragraph, Subheading
from game.ui.widgets.pieces import PieceGrid
from game.ui.widgets.widget import Widget

_HIGH, _LOW, _TALL = 600, 380, 850
"""Room for a picture beside the words, for one above them, and beside large words, in design units."""
_WIDE = 1.25
"""A picture of such a shape lies above the words."""
_SHARE, _ROOM, _MOST = 0.46, 668, 740
"""Of the width for a picture beside words; beside large ones the same in design units, and the most where a
piece lies in another shape than at 100 %."""
_LEAST = 7
"""So many em large words have at least beside a picture."""


@dataclass(frozen=True, slots=True)
class Inspected:
    """Something to look at.

    Attributes:
        pictures: how it is shown; several for all that a player has.
        heading: what it is.
        lines: what else there is to say: why it cannot be chosen, what it costs.
        piece: the piece that is told as the one looked at last.
    """

    pictures: tuple[Picture, ...]
    heading: Text
    lines: tuple[Text, ...] = ()
    piece: str = ""


class Name(Heading):
    """What a piece is called, where large text leaves no room for a heading."""

    size = "body"


class Place(Label):
    """The number of the piece among all, between the buttons, in the middle of their height."""

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take the middle of this place."""
        high = self.height(ui, rect.w)
        super().place(ui, pygame.Rect(rect.left, rect.centery - high // 2, rect.w, high))


class InspectScene(Overlay):
    """One piece in the middle of a dimmed table; shoulders and arrows go to the next one of ``pieces``.

    What there is to press stays at the foot, so that the picture is what one sees first.

    Args:
        services: the program's services.
        painter: makes the pictures; given anew, it makes them for the theme and language of now.
        say: turns messages into words (a narrator's ``say``).
        pieces: what can be looked at, in reading order.
        start: index of the piece to begin with.
        on_closed: called with the id of the last piece looked at, after the scene has gone.
    """

    width = 1440

    def __init__(
        self,
        services: Services,
        painter: Painter,
        say: Callable[[Text], str],
        pieces: Sequence[Inspected],
        start: int = 0,
        on_closed: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(services)
        self._painter, self._say = painter, say
        self._pieces = tuple(pieces)
        self._index = start
        self._on_closed = on_closed

    @property
    def shown(self) -> Inspected:
        """The piece that is looked at now."""
        return self._pieces[self._index]

    def build(self) -> Widget:
        """The picture at the start, the words beside it; a wide one above them, unless the text is large."""
        shown, large = self.shown, self._large
        wide = len(shown.pictures) == 1 and shown.pictures[0].shape > _WIDE
        lines: list[Widget] = [Paragraph(self._say(line)) for line in shown.lines]
        heading = (Name if large else Subheading)(self._say(shown.heading))
        told = Column([heading, *lines], gap=8 if large else 16)
        if wide and not large:
            return Column([PieceGrid(self._painter, shown.pictures, _LOW, _HIGH), told], gap=28)
        if not large:
            return Beside(PieceGrid(self._painter, shown.pictures, _HIGH, _HIGH), told, share=_SHARE)
        room = self._room()
        most = round(room / shown.pictures[0].shape) if wide else _HIGH
        picture = PieceGrid(self._painter, shown.pictures, _TALL, most)
        return Beside(picture, told, share=0, room=room, least=_LEAST, level=True)

    def _room(self) -> float:
        """So many design units wide is a picture beside large words: nothing is smaller than at 100 %."""
        shape = self.shown.pictures[0].shape
        if len(self.shown.pictures) > 1:
            return _ROOM
        return max(_ROOM, _LOW * shape) if shape > _WIDE else min(_MOST, _HIGH * shape)

    @property
    def _large(self) -> bool:
        """Whether the text is large: then words have more of the room, and hints say what no button says."""
        return self.ui.metrics.text_scale > 1

    def foot(self) -> Widget:
        """Back, and on to the next piece."""
        close = Button("close", text("common-back"), self.back)
        if len(self._pieces) < 2:
            return close
        on = Button("next", text("hint-next"), lambda: self._step(1))
        if self._large:  # what the buttons say needs no hint, and keys have no button
            close.hint = on.hint = None
        place = Place(self.ui.say("help-page", n=self._index + 1, of=len(self._pieces)), align="center")
        return Row([close, place, on], weights=[5, 3, 5])

    def hints(self) -> Sequence[Hint]:
        """The ways to the neighbours."""
        if len(self._pieces) < 2:
            return []
        return turning(self.ui, self.footer)

    def on_hint(self, action: str) -> None:
        """A hint was tapped."""
        self._step(1 if action == "next" else -1)

    def other(self, intent: Intent) -> bool:
        """Shoulders and sideways arrows turn over; the button that opened the scene closes it."""
        match intent:
            case intents.Cycle(step=step) | intents.Page(step=step):
                self._step(step)
            case intents.Nav(direction="left" | "right" as direction):
                self._step(1 if (direction == "right") != self.ui.metrics.rtl else -1)
            case intents.Inspect(on=True) | intents.Menu():
                self.back()
            case _:
                return False
        return True

    def back(self) -> None:
        """Close, and say which piece was looked at last."""
        self.ui.sound.play("back")
        self.stack.pop(self)
        if self._on_closed is not None:
            self._on_closed(self.shown.piece)

    def _step(self, step: int) -> None:
        if len(self._pieces) > 1:
            self._index = (self._index + step) % len(self._pieces)
            self.ui.sound.play("move")
            self.parts.scroller.at = 0
            self.rebuild()
