"""The play scene: a match on the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.desk.desk import Desk
from game.match.sitting import Change
from game.rules.kernel.text import seat_ref, text
from game.tables.registry import find_title
from game.ui.flow import Flow
from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.play.asides import Asides, Steps
from game.ui.play.camera import Camera
from game.ui.play.couch import Couch
from game.ui.play.fingers import Fingers
from game.ui.play.foreseen import foreseen
from game.ui.play.hints import Hints
from game.ui.play.match import Match
from game.ui.play.pace import Pace
from game.ui.play.peeking import Peeking
from game.ui.play.veils import Veils
from game.ui.play.verdict import Verdict
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.table.ahead import Ahead
from game.ui.table.homeward import homeward
from game.ui.table.view import TableView
from game.ui.table.workshop import Workshop

_MEANING = {
    intents.Undo: "undo",
    intents.Redo: "redo",
    intents.Menu: "menu",
    intents.History: "history",
    intents.Hint: "hint",
}
"""The buttons of the bar that devices have a button for."""


class PlayScene(Scene):
    """Shows a desk, hands intents to it, and lets whoever moves elsewhere have their turn.

    Args:
        services: the program's services.
        flow: where to go from here.
        match: the match.

    Attributes:
        desk: what the people before the screen look at.
        view: the table.
        fingers: what pointing means; has the focus.
    """

    slow = True

    def __init__(self, services: Services, flow: Flow, match: Match) -> None:
        self._services, self._match = services, match
        session, title = match.sitting.session, find_title(match.plan.title)
        self.desk = Desk(match.sitting, shared=services.settings.devices == "shared")
        self.view = TableView(Workshop(services, title, session.rules, session.seats))
        self._asides = Asides(services, flow, match, title, self.desk, self.view, lambda: self.stack)
        self._couch = Couch(services, match, self._asides.pad_lost)
        self.fingers = Fingers(services, self.desk, self.view, self._couch, self)
        self._camera = Camera(self.desk, self.view, self.fingers.looker)
        self._ahead = Ahead(self.view, partial(foreseen, self.desk, self.view, self.fingers.looker))
        self._veils = Veils(self.desk, self._asides, self._reveal, lambda: self.press("menu"))
        self._peeking = Peeking(self.desk, self._couch, self._veils, self._reveal)
        self._verdict = Verdict(self.view, self._go_on)
        self._pace = Pace(services, match.drivers, self.view)
        self._hints = Hints(match, self.desk, self.view, self.fingers)
        self._buttons: dict[str, Callable[[], object]] = {
            "undo": self._undo,
            "redo": self.desk.redo,
            "history": self._asides.history,
            "menu": lambda: self._asides.pause(Steps(self._undo, self.desk.redo, self._restart_turn)),
            "hint": self._hint,
        }
        self._scored, self._changed, self._unlit = False, True, False
        self._seen_focus: str | None = None

    def on_enter(self) -> None:
        """The first player is asked; told is of a disk that refuses, heard what belongs to the title."""
        self._services.sound.ambience(self._match.plan.title)
        self._match.sitting.listen(self._hear)
        self._next_choice()
        self._asides.tell_of_the_disk()

    def on_exit(self) -> None:
        """The match is left; its record is complete."""
        self._match.sitting.forget(self._hear)
        self.desk.close()
        self._match.close()

    def on_cover(self) -> None:
        """A dialog above: nothing goes on moving beneath."""
        self._hints.drop()
        self._peeking.close()
        self._land()

    def on_uncover(self) -> None:
        """Back at the table: who moves elsewhere thinks on, and a secret choice falls behind its curtain."""
        self._changed = True
        self._match.drivers.resume()
        self._veils.draw_if_needed()
        self._couch.look_round()

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the table for the canvas, language, theme and text scale of now."""
        self.fingers.ring.rtl = self._services.metrics.rtl
        self.view.arrange(self.desk.seen(), self._camera.shot, self.desk.actor)
        self.fingers.renew()
        self._ahead.renew()

    def focusables(self) -> list[Focusable]:
        """Everything that can be pointed at."""
        return list(self.fingers.ring.items)

    def focus(self) -> str | None:
        """The id in focus."""
        return self.fingers.ring.id

    def traced(self) -> dict[str, Any]:
        """Whose turn it is and what may be pointed at, for tests from outside."""
        return self.fingers.traced()

    def update(self, dt: float) -> bool:
        """Let the animation go on, then who moves elsewhere; at the end of the game show the scores."""
        moved = self.view.update(dt)
        if moved and not self.view.moving:
            self.fingers.renew()
        if not self.view.stage.moving:  # below the ribbon with a name the table is seen
            self._changed |= self.fingers.update(dt)
        self._changed |= self._couch.update(dt)
        self._peeking.update(dt)
        self._verdict.update()
        self._pace.update(dt)
        self._changed |= self._hints.update()
        if self.desk.actor is None and not self._scored and self._pace.held:
            self._scored = True
            self._asides.scores()
        changed, self._changed = self._changed or moved, False
        self.busy = not changed and self._ahead.update()
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self.view.draw(canvas, self.fingers.look())

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed."""
        return self.view.redraw(canvas, self.fingers.look)

    def handle(self, intent: Intent) -> None:
        """React to what a person wants."""
        self._changed = True
        if isinstance(intent, intents.Confirm | intents.Release):
            self._pace.hurry()
        if self._verdict.hear(intent) or self._peeking.hear(intent) or self.fingers.hear(intent):
            self._follow()
        elif type(intent) in _MEANING:
            self.press(_MEANING[type(intent)])
        elif isinstance(intent, intents.Back):
            self._back()
        elif isinstance(intent, intents.DeviceLeft):
            self._couch.miss(intent.device)

    def press(self, button: str) -> None:
        """A button of the bar."""
        self._buttons[button]()

    def visit(self, shot: str | int) -> None:
        """To another shot of the table, or so many further on."""
        self._hints.drop()
        self._camera.visit(shot)
        self.fingers.renew()
        self.fingers.settle()

    def inspect(self, id: str) -> None:
        """Look closely at a piece, or at all that a player has; at own secrets while the others look away."""
        self._peeking.close()  # a scene above the table is seen by all
        self._asides.look(id, self.fingers.ring, self.look_privately)

    def look_privately(self, afterwards: Callable[[], None]) -> None:
        """Show the player to act what the others must not see, and what is chosen then."""

        def go_on() -> None:
            afterwards()
            self._follow()

        self._seen_focus = self.fingers.ring.id
        self._veils.draw(go_on)

    def _follow(self) -> None:
        """To the scene that is wanted now; what was decided is first seen in its own."""
        if not self._verdict.pending and self._camera.follow():
            self.fingers.renew()

    def _back(self) -> None:
        """One step back; whoever looks at secrets is not kept from hiding them by a message."""
        if self.fingers.hush() and not self.desk.private:
            return
        if home := homeward(self.view, self.fingers.looker.shown):
            self.fingers.looker.course.leave()
            self.visit(home.shot)
        elif not self.fingers.unpick() and not self._veils.close():
            self.press("menu")

    def _undo(self) -> None:
        """Take back the last step, which may be but a pick or a look: touch has no other way back."""
        choosing = self.desk.choosing()
        if self.fingers.unpick() or (choosing and not choosing.decision.secret and self._veils.close()):
            return
        log, at = list(self.desk.session.log), self.desk.session.undoable()
        if not self.desk.undo():
            self.fingers.say(text("play-no-undo"), lasting=True)
        elif at is not None and (more := len(log) - len(self.desk.session.log) - 1) > 0:
            seat = seat_ref(log[at].action.player)
            self.fingers.say(text("play-undone", seat=seat, count=more), lasting=True)

    def _restart_turn(self) -> None:
        """As far back in a turn as undo reaches, which is said: several steps may be gone at once."""
        if self.desk.restart_turn() and (choosing := self.desk.choosing()):
            self.fingers.say(text("play-restarted", seat=seat_ref(choosing.decision.player)), lasting=True)

    def _hint(self) -> None:
        """What others must not know to be possible may be advised: they look away."""
        choosing, ask = self.desk.seen_choosing, self._hints.ask
        if self._services.settings.hints:
            self.look_privately(ask) if choosing and choosing.hidden else ask()

    def _hear(self, change: Change) -> None:
        """The match has moved on, whoever moved it."""
        self._hints.drop()
        self._scored, self._seen_focus = False, None
        self._pace.rest()
        self._verdict.expect(change.events)
        self._show(change)
        seat = self.desk.actor if change.turn is None else change.turn
        if self._verdict.pending:  # nothing glows meanwhile: the focus will lie elsewhere
            self._unlit, self.fingers.ring.shown = self._unlit or self.fingers.ring.shown, False
            self._verdict.pronounce(change.events)
        else:
            if seat is not None and (change.turn is not None or self.view.heralds(change.events)):
                self.view.announce(seat, change.events)
            self._next_choice()
        self._asides.tell_of_the_disk()

    def _go_on(self) -> None:
        """What was decided has been seen: the table goes on to what is asked next."""
        self._camera.follow()
        self.fingers.renew()
        self._next_choice()

    def _show(self, change: Change | None = None) -> None:
        """Go to what the desk shows now; where something was decided, first without leaving the scene."""
        self._changed = True
        seen = self.desk.seen()
        self._camera.forget()
        self.view.expect(seen)
        self._camera.follow(stay=self._verdict.pending)
        self.view.change(seen, change.events if change else ())
        self.fingers.renew()
        self._ahead.renew()

    def _reveal(self) -> None:
        """Other eyes see the table: show it at once; message and focus were for those who looked before.

        Where the focus had lain would tell what somebody looked at; it goes back to where all saw it last.
        Whoever looks by an own pad finds it on a first choice, also after a pointer.
        """
        self._hints.drop()
        self.fingers.hush()
        self.fingers.ring.forget()
        self.fingers.ring.shown |= self.desk.private and not self.desk.shared
        self._show()
        self._land()
        self.stack.at_once()
        self.fingers.rest()
        if not self.desk.private:
            self.fingers.ring.focus(self._seen_focus)

    def _land(self) -> None:
        """Whatever is on its way lies where it belongs at once, and can be pointed at there."""
        self.view.snap()
        self.fingers.renew()

    def _next_choice(self) -> None:
        """Whoever is asked now; a secret choice is made behind a curtain, once nothing covers the table."""
        self.fingers.ring.shown, self._unlit = self.fingers.ring.shown or self._unlit, False
        self.fingers.say(None)
        self.fingers.rest()
        if self.stack.top is self:
            self._veils.draw_if_needed()
