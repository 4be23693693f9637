"""The play scene: a match on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.desk.desk import Desk
from game.match.sitting import Change
from game.rules.kernel.text import text
from game.tables.registry import find_title
from game.ui.flow import Flow
from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.play.asides import Asides, Steps
from game.ui.play.couch import Couch
from game.ui.play.fingers import Fingers
from game.ui.play.match import Match
from game.ui.play.pace import Pace
from game.ui.play.peeking import Peeking
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.table.pointing import PANEL, focus_of
from game.ui.table.view import TableView


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
        session = match.sitting.session
        title = find_title(match.plan.title)
        self.desk = Desk(match.sitting, shared=services.settings.devices == "shared")
        self.view = TableView(services, title, session.rules, session.seats)
        self._asides = Asides(services, flow, match, title, self.desk, self.view, lambda: self.stack)
        couch = Couch(services, match, self._asides.pad_lost)
        self._couch = couch
        self.fingers = Fingers(services, self.desk, self.view, couch, self)
        self._peeking = Peeking(self.desk, lambda: match.plan.devices, self._show)
        self._pace = Pace(services, match.drivers, self.view.stage)
        self._buttons: dict[str, Callable[[], None]] = {
            "undo": self._undo,
            "redo": self._redo,
            "history": self._asides.history,
            "menu": lambda: self._asides.pause(Steps(self._undo, self._redo, self._restart_turn)),
        }
        self._wish: str | None = None
        self._scored = False
        self._changed = True

    def on_enter(self) -> None:
        """The first player is asked."""
        self._match.sitting.listen(self._hear)
        self._next_choice()

    def on_exit(self) -> None:
        """The match is left; its record is complete."""
        self._match.sitting.forget(self._hear)
        self.desk.close()
        if self._match.drivers:
            self._match.drivers.close()
        self._match.sitting.close()

    def on_cover(self) -> None:
        """A dialog above: nothing goes on moving beneath."""
        self._peeking.close()
        self.view.stage.snap()

    def on_uncover(self) -> None:
        """Back at the table."""
        self._changed = True

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the table for the canvas, language, theme and text scale of now."""
        self.fingers.ring.rtl = self._services.metrics.rtl
        self.view.stage.placements = self.view.table.placements(self.desk.seen())
        self.view.scene = self._scene()
        self.view.arrange(self.desk.actor)
        self.fingers.renew()

    def focusables(self) -> list[Focusable]:
        """Everything that can be pointed at."""
        return list(self.fingers.ring.items)

    def focus(self) -> str | None:
        """The id in focus."""
        return self.fingers.ring.id

    def traced(self) -> dict[str, Any]:
        """Whose turn it is and what may be pointed at, for tests from outside."""
        shown, placements = self.fingers.looker.shown, self.view.stage.placements
        return {
            "seat": self.desk.actor,
            "actions": len(self.desk.session.log),
            "choices": sorted(focus_of(t, self.fingers.ring.items, placements) for t in shown.choices),
            "picked": [target for target, count in shown.picks for _ in range(count)],
            "offers": [offer.action.verb for offer in shown.offers],
            "moving": self.view.stage.moving,
        }

    def update(self, dt: float) -> bool:
        """Let the animation go on, then who moves elsewhere; at the end of the game show the scores."""
        moved = self.view.update(dt)
        if moved and not self.view.stage.moving:
            self.fingers.renew()
        self._pace.update(dt)
        if self.desk.actor is None and not self.view.stage.moving and not self._scored:
            self._scored = True
            self._asides.scores()
        changed, self._changed = self._changed or moved, False
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self.view.draw(canvas, self.fingers.look())

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed."""
        return self.view.redraw(canvas, self.fingers.look())

    def handle(self, intent: Intent) -> None:
        """React to what a person wants."""
        self._changed = True
        if self._peeking.hear(intent) or self.fingers.hear(intent):
            self._follow_the_choice()
            return
        match intent:
            case intents.Back():
                self._back()
            case intents.Undo():
                self.press("undo")
            case intents.Redo():
                self.press("redo")
            case intents.Menu():
                self.press("menu")
            case intents.History():
                self.press("history")
            case intents.DeviceLeft(device=device):
                self._couch.miss(device)

    def _follow_the_choice(self) -> None:
        """A pick may lead to another scene of the table."""
        if self._wish is None and self.view.scene != self._scene():
            self.view.go(self._scene(), self.desk.actor)
            self.fingers.renew()

    def press(self, button: str) -> None:
        """A button of the bar."""
        self._buttons[button]()

    def go(self, scene: str) -> None:
        """To a scene of the table that somebody wants to see, until the next action."""
        self._wish = scene
        self.view.go(self._scene(), self.desk.actor)
        self.fingers.renew()
        self._changed = True

    def turn_page(self, step: int) -> None:
        """To the next or previous scene of the table."""
        views = self.view.layout.views
        if views:
            at = views.index(self.view.scene) if self.view.scene in views else -1
            self.go(views[(at + step) % len(views)])

    def _scene(self) -> str:
        """The scene that somebody wants to see, else the one that the decision needs."""
        return self._wish or self.fingers.looker.shown.scene

    def inspect(self, id: str) -> None:
        """Look at a piece closely; at a panel: at all that its player has."""
        placements, ring = self.view.stage.placements, self.fingers.ring
        if id.startswith(PANEL):
            seat = int(id.removeprefix(PANEL))
            owned = [piece for piece, place in placements.items() if place.owner == seat and place.count]
            listed = sorted(owned, key=lambda piece: self.view.arrangement.on_board(placements[piece].slot))
        else:
            listed = [item.id for item in ring.items if item.id in placements]
        self._asides.inspect(listed, id, ring.focus)

    def look_privately(self, afterwards: Callable[[], None]) -> None:
        """Show the player to act what the others must not see."""
        self._draw_curtain(afterwards, may_leave=True)

    def _back(self) -> None:
        if not self.fingers.hush() and not self.fingers.unpick() and not self._veil():
            self.press("menu")

    def _veil(self) -> bool:
        """The player has finished looking at secrets. False if nobody was."""
        if not self.desk.private:
            return False
        self.desk.unveil(False)
        self._show()
        return True

    def _undo(self) -> None:
        """Take back the last step, which may be but a pick or a look: touch has no other way back."""
        choosing = self.desk.choosing()
        if self.fingers.unpick() or (choosing and not choosing.decision.secret and self._veil()):
            return
        if not self.desk.undo():
            self.fingers.say(text("play-no-undo"))

    def _redo(self) -> None:
        self.desk.redo()

    def _restart_turn(self) -> None:
        self.desk.restart_turn()

    def _hear(self, change: Change) -> None:
        """The match has moved on, whoever moved it."""
        self._scored = False
        self._pace.rest()
        self._show(change)
        self._asides.tell_of_the_disk()

    def _show(self, change: Change | None = None) -> None:
        """Go to what the desk shows now."""
        self.fingers.say(None)
        self._changed = True
        self._wish = None
        self.view.go(self._scene(), self.desk.actor)
        self.view.change(self.desk.seen(), change.events if change else ())
        self.fingers.renew()
        self._next_choice()

    def _next_choice(self) -> None:
        """Whoever is asked now; a secret choice is made behind a curtain."""
        self.fingers.rest()
        if self.desk.needs_curtain():
            self._draw_curtain(lambda: None)

    def _draw_curtain(self, afterwards: Callable[[], None], *, may_leave: bool = False) -> None:
        def ready() -> None:
            self.desk.unveil()
            self.view.go(self._scene(), self.desk.actor)
            self.view.show(self.desk.seen())
            self.fingers.renew()
            self.fingers.rest()
            afterwards()
            self._changed = True

        seat = self.desk.seat or 0
        self._asides.curtain(seat, ready, may_leave=may_leave, menu=self._buttons["menu"])
