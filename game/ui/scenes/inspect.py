"""Any piece of the table, large, with what there is to say about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.art.painter import Painter
from game.rules.kernel.text import Text, text
from game.tables.table import Picture
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.services import Services
from game.ui.widgets.beside import Beside
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Overlay
from game.ui.widgets.footer import Hint
from game.ui.widgets.labels import Gap, Paragraph, Subheading
from game.ui.widgets.pieces import PieceRow
from game.ui.widgets.widget import Widget

_PICTURE = 640


@dataclass(frozen=True, slots=True)
class Inspected:
    """A piece to look at.

    Attributes:
        picture: how it is shown.
        heading: what it is.
        lines: what else there is to say: why it cannot be chosen, what it costs.
        shape: width of its place on the table in relation to its height.
    """

    picture: Picture
    heading: Text
    lines: tuple[Text, ...] = ()
    shape: float = 0.78


class InspectScene(Overlay):
    """One piece in the middle of a dimmed table; shoulders and arrows go to the next one of ``pieces``.

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
        """The picture at the start, the words beside it."""
        shown = self.shown
        picture = PieceRow(self._painter, [shown.picture], _PICTURE, box=shown.shape)
        words = [Paragraph(self._say(line)) for line in shown.lines]
        buttons = [Button("close", text("common-back"), self.back)]
        if len(self._pieces) > 1:
            number = self.ui.catalogue.say("help-page", n=self._index + 1, of=len(self._pieces))
            buttons.append(Button("next", text("inspect-next", place=number), lambda: self._step(1)))
        told = Column([Gap(20), Subheading(self._say(shown.heading)), *words, Gap(20), *buttons], gap=22)
        return Beside(picture, told)

    def hints(self) -> list[Hint]:
        """The ways to the neighbours."""
        if len(self._pieces) < 2:
            return []
        return [Hint("previous", text("hint-previous")), Hint("next", text("hint-next"))]

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
            self._on_closed(self.shown.picture.piece)

    def _step(self, step: int) -> None:
        if len(self._pieces) > 1:
            self._index = (self._index + step) % len(self._pieces)
            self.ui.sound.play("move")
            self.rebuild()
