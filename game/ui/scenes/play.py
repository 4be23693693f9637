"""The play scene: people point at the table, the turn controller decides what that means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.match.controller import Reply, TurnController
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Table, find_title
from game.ui.focus import FocusRing
from game.ui.input import intents
from game.ui.input.intents import Intent, Position
from game.ui.scenes.asides import Asides, Steps
from game.ui.scenes.flow import Flow, Match
from game.ui.scenes.scene import Focusable, Scene
from game.ui.services import Services
from game.ui.table.couch import Couch
from game.ui.table.handling import Handling
from game.ui.table.looker import Looker
from game.ui.table.offering import Offering
from game.ui.table.peeking import Peeking
from game.ui.table.pointing import BAR, PANEL, focus_of, next_choice, pointable, target_of
from game.ui.table.popover import PREFIX, Popover
from game.ui.table.stage import Stage
from game.ui.table.view import Look, TableView


class PlayScene(Scene):
    """A match on the screen.

    Args:
        services: the program's services.
        flow: where to go from here.
        match: the match.
    """

    def __init__(self, services: Services, flow: Flow, match: Match) -> None:
        self._services = services
        self._match = match
        self._session = match.session
        self._title = find_title(match.plan.title)
        shared = services.settings.devices == "shared"
        self._controller = TurnController(match.session, shared=shared)
        self._view = TableView(services, self._title, match.session.rules, match.session.seats)
        self._asides = Asides(
            services, flow, match, self._title, self._controller, self._view, lambda: self.stack
        )
        self._couch = Couch(services, match, self._asides.pad_lost)
        self._looker = Looker(services, self._controller, self._view)
        self._peeking = Peeking(self._controller, lambda: match.plan.devices, lambda: self._show(()))
        self._steps = Steps(self._undo, self._redo, self._restart_turn)
        self._buttons: dict[str, Callable[[], None]] = {
            "undo": self._undo,
            "history": self._asides.history,
            "menu": lambda: self._asides.pause(self._steps),
        }
        self._ring = FocusRing(services.metrics.rtl)
        self._offering = Offering(self._controller, self._view)
        self._popover: Popover | None = None
        self._handling = Handling(
            self._controller, self._view.stage, self._ring, self._title.ghost, self._offer
        )
        self._remark = ""
        self._scored = False
        self._changed = True

    @property
    def actor(self) -> int | None:
        """The seat to act; None when the game is over."""
        return self._controller.seat

    @property
    def table(self) -> Table:
        """The title's presentation."""
        return self._view.table

    @property
    def stage(self) -> Stage:
        """The sprites on the table."""
        return self._view.stage

    def on_enter(self) -> None:
        """The first player is asked."""
        self._next_choice()

    def on_exit(self) -> None:
        """The match is left; its record is complete."""
        self._match.journal.close()

    def on_cover(self) -> None:
        """A dialog above: nothing goes on moving beneath."""
        self._peeking.close()
        self._view.stage.snap()

    def on_uncover(self) -> None:
        """Back at the table."""
        self._changed = True

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the table for the canvas, language, theme and text scale of now."""
        self._ring.rtl = self._services.metrics.rtl
        self._view.stage.placements = self._view.table.placements(self._controller.seen())
        self._view.arrange(self.actor)
        self._offer()

    def focusables(self) -> list[Focusable]:
        """Everything that can be pointed at."""
        return list(self._ring.items)

    def focus(self) -> str | None:
        """The id in focus."""
        return self._ring.id

    def traced(self) -> dict[str, Any]:
        """Whose turn it is and what may be pointed at, for tests from outside."""
        choosing = self._controller.seen_choosing
        return {
            "seat": self.actor,
            "actions": len(self._session.log),
            "choices": sorted(self._focus_of(target) for target in (choosing.choices() if choosing else ())),
            "picked": list(choosing.picked) if choosing else [],
            "offers": [action.verb for action in self._controller.offers()],
            "moving": self._view.stage.moving,
        }

    def update(self, dt: float) -> bool:
        """Let the animation go on; at the end of the game show the scores."""
        moved = self._view.stage.update(dt)
        if moved and not self._view.stage.moving:
            self._offer()
        if self.actor is None and not self._view.stage.moving and not self._scored:
            self._scored = True
            self._asides.scores()
        changed, self._changed = self._changed or moved, False
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self._view.draw(canvas, self._look())

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed."""
        return self._view.redraw(canvas, self._look())

    def handle(self, intent: Intent) -> None:
        """React to what a person wants."""
        self._changed = True
        if self._peeking.hear(intent):
            return
        match intent:
            case intents.Point(pos=pos) | intents.Press(pos=pos):
                self._handling.hover(pos)
            case intents.Release(tap=True, pos=pos):
                self._tap(pos, intent.device)
            case intents.Nav(direction=direction):
                self._handling.navigate(direction)
            case intents.Cycle(step=step):
                self._cycle(step)
            case intents.Turn(step=step) | intents.Scroll(steps=step):
                self._handling.turn(step)
            case intents.Page(step=step):
                self._handling.step(step)
            case intents.Confirm():
                self._confirm(intent.device)
            case intents.Back():
                self._back()
            case intents.Inspect(on=True, pos=pos):
                self._inspect(self._ring.at(pos) if pos else self._ring.id)
            case intents.Undo():
                self._undo()
            case intents.Redo():
                self._redo()
            case intents.Menu():
                self._asides.pause(self._steps)
            case intents.History():
                self._asides.history()
            case intents.DeviceLeft(device=device):
                self._couch.miss(device)

    def _tap(self, pos: Position, device: str) -> None:
        self._view.stage.snap()
        self._offer()
        target = self._ring.at(pos)
        if self._handling.hand and self._handling.means(pos):
            self._activate(self._handling.hand.at.target, device)
        elif target:
            self._ring.point(pos)
            self._activate(target, device)
        else:
            self._unpick()

    def _confirm(self, device: str) -> None:
        if self._view.stage.moving:
            self._view.stage.snap()
            self._offer()
        elif self._ring.id:
            self._activate(self._ring.id, device)

    def _activate(self, id: str, device: str) -> None:
        self._remark = ""
        if id.startswith(BAR):
            self._buttons[id[len(BAR) :]]()
        elif id.startswith(PANEL):
            self._inspect(id)
        elif not self._couch.may_act(device, self.actor):
            self._remark = self._say(text("play-not-your-device", seat=seat_ref(self.actor or 0)))
        elif id.startswith(PREFIX):
            # A button beside what is picked: a complete action, or the one after them turns the piece.
            offers, button = self._controller.offers(), int(id[len(PREFIX) :])
            if button < len(offers):
                self._perform(offers[button])
            else:
                self._handling.turn(1)
        else:
            self._point(id)

    def _point(self, id: str) -> None:
        choosing = self._controller.choosing()
        if choosing is None:
            return
        target = target_of(id, self._view.stage.placements, choosing)
        if self._controller.veiled:
            self._remark = self._say(text("play-no-peek"))
            return
        reply = choosing.point(target)
        if reply is Reply.PRIVATE:
            self._look_privately(target)
        elif reply is Reply.REFUSED:
            self._refuse(target)
        self._offer()
        if reply is Reply.PICKED:
            self._handling.follow()

    def _refuse(self, target: str) -> None:
        self._services.sound.play("error")
        reason = self.table.why_not(self._controller.seen(), self.actor or 0, target)
        self._remark = self._say(reason) if reason else ""

    def _perform(self, action: Action) -> None:
        self._show(self._controller.perform(action))

    def _back(self) -> None:
        if self._remark:
            self._remark = ""
        elif not self._unpick() and not self._veil():
            self._asides.pause(self._steps)

    def _veil(self) -> bool:
        """The player has finished looking at secrets. False if nobody was."""
        if not self._controller.private:
            return False
        self._controller.unveil(False)
        self._show(())
        return True

    def _unpick(self) -> bool:
        choosing = self._controller.choosing()
        if choosing is None or not choosing.picked:
            return False
        freed = choosing.picked[-1]
        self._controller.back()
        self._offer()
        self._ring.focus(self._focus_of(freed))
        return True

    def _cycle(self, step: int) -> None:
        """Turn the piece in hand; else the next choice in reading order, wherever the focus is."""
        self._ring.shown = True
        if self._handling.turn(step):
            return
        choosing = self._controller.seen_choosing
        targets = {*choosing.choices(), *choosing.decision.guarded} if choosing else ()
        wanted = {self._focus_of(target) for target in targets}
        wanted |= {item.id for item in self._ring.items if item.id.startswith(PREFIX)}
        following = next_choice(self._ring, wanted, step)
        if following:
            self._ring.shown = True
            self._ring.focus(following)

    def _undo(self) -> None:
        """Take back the last step, which may be but a pick or a look: touch has no other way back."""
        choosing = self._controller.choosing()
        if self._unpick() or (choosing and not choosing.decision.secret and self._veil()):
            return
        if self._controller.undo():
            self._show(())
        else:
            self._remark = self._say(text("play-no-undo"))

    def _redo(self) -> None:
        events = self._controller.redo()
        if events:
            self._show(events)

    def _restart_turn(self) -> None:
        if self._controller.restart_turn():
            self._show(())

    def _show(self, events: Sequence[Event]) -> None:
        """Go to the position that the match is in now."""
        self._remark = ""
        self._scored = False
        self._changed = True
        self._view.change(self._controller.seen(), events, self.actor)
        self._offer()
        self._next_choice()
        self._asides.tell_of_the_disk()

    def _next_choice(self) -> None:
        """Whoever is asked now; a secret choice is made behind a curtain."""
        self._rest_focus()
        if self._controller.needs_curtain():
            self._draw_curtain(lambda: None)

    def _rest_focus(self) -> None:
        """The focus of those who navigate rests on something that can be chosen."""
        choosing = self._controller.seen_choosing
        wanted = {self._focus_of(target) for target in (choosing.choices() if choosing else ())}
        if self._ring.shown and self._ring.id not in wanted:
            self._ring.focus(next_choice(self._ring, wanted, 1))

    def _look_privately(self, target: str) -> None:
        """Show the player to act what the others must not see, then point at ``target``."""

        def point() -> None:
            choosing = self._controller.choosing()
            if choosing and choosing.point(target) is Reply.PICKED:
                self._offer()
                self._handling.follow()
            elif choosing:
                self._refuse(target)
            self._changed = True

        self._draw_curtain(point, may_leave=True)

    def _draw_curtain(self, afterwards: Callable[[], None], *, may_leave: bool = False) -> None:
        seat = self.actor or 0

        def ready() -> None:
            self._controller.unveil()
            self._view.show(self._controller.seen(), self.actor)
            self._offer()
            self._rest_focus()
            afterwards()

        self._asides.curtain(seat, ready, may_leave=may_leave, menu=self._buttons["menu"])

    def _offer(self) -> None:
        """Work out the buttons of complete actions and everything that can take the focus."""
        choosing = self._controller.choosing()
        hand = self._handling.renew()
        self._popover = self._offering.popover(choosing, hand)
        known = self._controller.seen_choosing
        self._ring.set(pointable(self._view, known, self._popover, len(self._session.seats), hand))
        self._changed = True

    def _focus_of(self, target: str) -> str:
        return focus_of(target, self._ring.items, self._view.stage.placements)

    def _inspect(self, id: str | None) -> None:
        """Look at a piece closely; at a panel: at all that its player has."""
        if id is None or id.startswith((BAR, PREFIX)):
            return
        placements = self._view.stage.placements
        if id.startswith(PANEL):
            seat = int(id[len(PANEL) :])
            owned = [piece for piece, place in placements.items() if place.owner == seat and place.count]
            listed = sorted(owned, key=lambda piece: self._view.arrangement.on_board(placements[piece].slot))
        else:
            listed = [item.id for item in self._ring.items if item.id in placements]
        self._asides.inspect(listed, id, self._ring.focus)

    def _look(self) -> Look:
        return self._looker.look(self._ring, self._popover, self._remark, self._handling.hand)

    def _say(self, message: Text) -> str:
        return self._view.narrator.say(message)
