"""A past moment of a match, to look at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.session import Session
from game.rules.kernel.text import text
from game.tables.table import Title
from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.table.bar import BarText
from game.ui.table.view import Look, TableView

_HINTS = (("next", "play-hint-later"), ("back", "play-hint-return"), ("previous", "play-hint-earlier"))


class MomentScene(Scene):
    """The table as it was after some actions; read-only, with a way to the moments before and after.

    Args:
        services: the program's services.
        title: the title that is played.
        session: the match.
        length: after so many actions.
        on_closed: called after the scene has gone.
    """

    def __init__(
        self,
        services: Services,
        title: Title,
        session: Session,
        length: int,
        on_closed: Callable[[], None],
    ) -> None:
        self._services = services
        self._session = session
        self._length = length
        self._on_closed = on_closed
        self._view = TableView(services, title, session.rules, session.seats)
        self._changed = True

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the table anew."""
        self._view.stage.placements = self._view.table.placements(self._seen())
        self._view.arrange(None)

    def focusables(self) -> list[Focusable]:
        """The whole table: a tap or confirm anywhere goes on to the next moment."""
        return [Focusable("moment", self._services.metrics.safe)]

    def focus(self) -> str | None:
        """The table."""
        return "moment"

    def update(self, dt: float) -> bool:
        """Only steps change anything."""
        changed, self._changed = self._changed, False
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self._view.draw(canvas, self._look())

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed."""
        return self._view.redraw(canvas, self._look())

    def handle(self, intent: Intent) -> None:
        """Step through the match, or leave."""
        rtl = self._services.metrics.rtl
        match intent:
            case intents.Back() | intents.Menu() | intents.History():
                self.stack.pop(self)
                self._on_closed()
            case intents.Cycle(step=step) | intents.Page(step=step) | intents.Scroll(steps=step):
                self._step(step)
            case intents.Nav(direction="left" | "right" as direction):
                self._step(1 if (direction == "right") != rtl else -1)
            case intents.Confirm() | intents.Release(tap=True):
                self._step(1)

    def _step(self, step: int) -> None:
        wanted = min(max(self._length + step, 0), len(self._session.log))
        if wanted == self._length:
            return
        told = self._session.log[self._length].events if wanted == self._length + 1 else ()
        self._length = wanted
        self._view.stage.snap(self._view.table.placements(self._seen()))
        for sound in filter(None, map(self._view.table.sound, told)):
            self._services.sound.play(sound)
            break
        self._changed = True

    def _seen(self) -> object:
        return self._session.rules.view(self._session.state_at(self._length), None)

    def _look(self) -> Look:
        session = self._session
        state = session.state_at(self._length)
        scores = [score.total for score in session.rules.scores(state)]
        hints = tuple((action, self._services.say(key)) for action, key in _HINTS)
        asked = session.rules.decisions(state)
        active = asked[0].player if asked else None
        words = text("play-moment", number=self._length, of=len(session.log))
        style = self._view.panels.style(active) if active is not None else None
        bar = BarText(style, self._view.narrator.say(words), self._told(), hints)
        return Look(bar, active, scores, disabled=frozenset({"undo", "history", "menu"}))

    def _told(self) -> tuple[str, ...]:
        if not self._length:
            return ()
        events = (e for e in self._session.log[self._length - 1].events if e.visible_to(None))
        lines = (self._view.table.tell(event) for event in events)
        return tuple(self._view.narrator.say(line) for line in lines if line is not None)
