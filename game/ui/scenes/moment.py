"""A past moment of a match, to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame

from game.desk.telling import news_lines
from game.match.session import Session
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.text import text
from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.input.intents import Intent, Pixel
from game.ui.scene import Scene
from game.ui.scenes.history import turn_of
from game.ui.table.bar.text import BarText, news
from game.ui.table.panels.panels import headers
from game.ui.table.prefetcher import Prefetcher, PrefetchTarget
from game.ui.table.screen_model import ScreenModel
from game.ui.table.view import TableView
from game.ui.table.workshop import Workshop

_EARLIER, _LATER, _LOG = "earlier", "later", "history"
_SAID = {_EARLIER: "play-hint-earlier", _LATER: "play-hint-later", _LOG: "play-hint-return"}
"""The buttons of the bar, in reading order, and what each does."""
_TABLE = "moment"
_HINTS = (("back", "play-hint-back"), ("previous", "play-hint-earlier"), ("next", "play-hint-later"))
"""What the keys do, the most needed first."""


class MomentScene(Scene):
    """The table as it was after some actions; read-only, with a way to the moments before and after.

    Args:
        workshop: makes what the table consists of; that of the match at play knows its pictures.
        session: the match.
        length: after so many actions.
        on_closed: called after the scene has gone.
    """

    slow = True
    turns = False

    def __init__(
        self, workshop: Workshop, session: Session, length: int, on_closed: Callable[[], None]
    ) -> None:
        self._services = workshop.services
        self._session = session
        self._on_closed = on_closed
        self._view = TableView(workshop, tuple(_SAID))
        self._under = _TABLE
        self._ahead = Prefetcher(self._view, self._foreseen)
        self._go(length)

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the table anew."""
        self._view.arrange(self._seen, self._scene, self._actor, self.facing)

    def focusables(self) -> list[Focusable]:
        """The buttons, and the whole table: a tap or confirm anywhere else goes on to the next moment."""
        view = self._view
        buttons = (Focusable(name, rect, layer=1) for name, rect in view.bar.buttons.items())
        return [Focusable(_TABLE, self._services.metrics.safe), *map(view.sheets.thing, buttons)]

    def focus(self) -> str | None:
        """The button under the mouse, or else the table."""
        return self._under

    def idle(self, dt: float) -> bool:
        """The moments before and after are painted."""
        return self._ahead.update((self._length, self._view.narrator))

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self._view.draw(canvas, self._look())

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed."""
        return self._view.redraw(canvas, self._look)

    def handle(self, intent: Intent) -> None:
        """Step through the match, or leave."""
        rtl = self._services.metrics.rtl
        if intent.device != "mouse":
            self._point(_TABLE)
        elif isinstance(intent, intents.Point):
            self._point(self._at(intent.pos))
        match intent:
            case intents.Back() | intents.Menu() | intents.History():
                self._leave()
            case intents.Cycle(step=step) | intents.Page(step=step) | intents.Scroll(steps=step):
                self._step(step)
            case intents.Nav(direction="left" | "right" as direction):
                self._step(1 if (direction == "right") != rtl else -1)
            case intents.Confirm():
                self._step(1)
            case intents.Release(tap=True, pos=pos):
                self._press(self._at(pos))

    def _at(self, pos: Pixel) -> str:
        """The button at ``pos``, or the table."""
        buttons, at = self._view.bar.buttons, self._view.sheets.upright(pos)
        return next((name for name, rect in buttons.items() if rect.collidepoint(at)), _TABLE)

    def _point(self, at: str) -> None:
        self._under = at

    def _press(self, button: str) -> None:
        if button == _LOG:
            self._leave()
        else:
            self._step(-1 if button == _EARLIER else 1)

    def _leave(self) -> None:
        self.stack.pop(self)
        self._on_closed()

    def _step(self, step: int) -> None:
        wanted = min(max(self._length + step, 0), len(self._session.log))
        if wanted == self._length:
            return
        told = self._session.log[self._length].events if wanted == self._length + 1 else ()
        self._go(wanted)
        self._view.show(self._seen, self._scene, self._actor)
        for sound in filter(None, map(self._view.table.sound, told)):
            self._services.sound.play(sound)
            break

    def _go(self, length: int) -> None:
        self._length, self._turn = length, turn_of(self._session, length)
        self._seen, self._scene, self._actor = self._moment(length)

    def _moment(self, length: int) -> tuple[Any, str, int | None]:
        """The position after so many actions, as everybody may know it, its scene, and who was asked."""
        rules, state = self._session.rules, self._session.state_at(length)
        asked, seen = rules.decisions(state), rules.view(state, None)
        first = asked[0] if asked else None
        return (
            seen,
            self._view.table.shot(seen, Choosing(first) if first else None),
            first.player if first else None,
        )

    def _foreseen(self) -> Iterator[PrefetchTarget]:
        """The moments after and before this one."""
        for length in (self._length + 1, self._length - 1):
            if 0 <= length <= len(self._session.log):
                seen, scene, actor = self._moment(length)
                yield scene, actor, seen

    def _look(self) -> ScreenModel:
        session, table, seen = self._session, self._view.table, self._seen
        scores = [score.total for score in session.rules.scores(seen)]
        hints = tuple((action, self._services.say(key)) for action, key in _HINTS)
        active = self._actor
        words = text("play-moment", turn=self._turn, number=self._length, of=len(session.log))
        style = self._view.panels.style(active) if active is not None else None
        step = session.log[self._length - 1] if self._length else None
        done, narrator = news_lines([step], table) if step else (), self._view.narrator
        by = self._view.panels.style(step.action.player) if step else None
        help = (self._services.say(_SAID[self._under]),) if self._under in _SAID else ()
        bar = BarText(style, "", narrator.forms(words), help, news(narrator, done), by, hints)
        badges = [table.badges(seen, seat) for seat in range(len(session.seats))]
        heads = headers(scores, active, badges, table.provisional_scores and active is not None)
        ends = {_EARLIER: self._length == 0, _LATER: self._length == len(session.log)}
        disabled = frozenset(name for name, at_end in ends.items() if at_end)
        lit = self._under if self._under in _SAID.keys() - disabled else None
        return ScreenModel(bar, heads, focus=lit, disabled=disabled)
