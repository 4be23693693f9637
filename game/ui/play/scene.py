"""The play scene: a match on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.desk.telling import milestone
from game.match.sitting import PendingChanges
from game.rules.kernel.event import Event
from game.tables.registry import find_title
from game.ui.flow import Flow
from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.play.bar_commands import BarCommands
from game.ui.play.camera import Camera, foreground
from game.ui.play.held_shot import HeldShot
from game.ui.play.hints import Hints
from game.ui.play.match import Match
from game.ui.play.match_dialogs import MatchDialogs
from game.ui.play.pace import Pace
from game.ui.play.play_callbacks import MEANINGS
from game.ui.play.play_input import PlayInput
from game.ui.play.prefetch_targets import prefetch_targets
from game.ui.play.privacy_curtain import PrivacyCurtain
from game.ui.play.private_look import PrivateLook
from game.ui.play.round_input import RoundInput
from game.ui.play.seat_devices import SeatDevices
from game.ui.play.taking_back import TakingBack
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.table.back_to_choice import back_to_choice
from game.ui.table.prefetcher import Prefetcher
from game.ui.table.presenter import Presenter
from game.ui.table.screen_model import ScreenModel
from game.ui.table.view import TableView
from game.ui.table.workshop import Workshop


class PlayScene(Scene):
    """Shows a desk, hands intents to it, and lets whoever moves elsewhere have their turn.

    Args:
        services: the program's services.
        flow: where to go from here.
        match: the match.

    Attributes:
        desk: what the people before the screen look at.
        view: the table.
        choice: how far the choice on the desk has come.
        presenter: what is shown of the desk.
        controls: what pointing means; has the focus.
        auto_focus: moves the focus where it goes by itself.
    """

    slow, turns = True, False

    def __init__(self, services: Services, flow: Flow, match: Match) -> None:
        self._services, self._match = services, match
        session, title = match.sitting.session, find_title(match.plan.title)
        services.enter(title.ground)  # from the beginning pictures are made for it
        self.desk = Desk(match.sitting, shared=services.settings.devices == "shared", lens=match.lesson)
        self._changes = PendingChanges(match.sitting)
        self.view = TableView(Workshop(services, title, session.rules, session.seats))
        self._dialogs = MatchDialogs(services, flow, match, title, self.desk, self.view, lambda: self.stack)
        self._devices = SeatDevices(services, match, self._dialogs.pad_lost)
        self.choice = ChoiceProgress(self.desk, self.view.table)
        withdraws = partial(self._devices.may_withdraw, self.desk)
        self.presenter = Presenter(services, self.desk, self.view, self.choice, withdraws)
        self.controls = PlayInput(
            services, self.desk, self.choice, self.view, self.presenter, self._devices, self._changes, self
        )
        self.auto_focus, self._camera = self.controls.auto_focus, Camera(self.desk, self.view, self.presenter)
        targets = partial(prefetch_targets, self.desk, self.view, self.presenter)
        self._prefetcher = Prefetcher(self.view, targets)
        self._curtain = PrivacyCurtain(self.desk, self._dialogs, self._reveal, lambda: self.press("menu"))
        self._private_look = PrivateLook(self.desk, self._devices, self._curtain, self._reveal)
        self._held = HeldShot(self.desk, self.view, self._go_on)
        self._pace = Pace(services, match, self.view)
        self._hints = Hints(match, self.desk, self.view, self.controls, self.choice)
        back, look_away = TakingBack(self.desk, self.controls, self._curtain), self.open_private_view
        self._bar = BarCommands(services, self.desk, self._dialogs, back, self._hints, look_away)
        self._round = RoundInput(self.view, self.controls.offers)
        self._scored: int | None = None
        self._turn: int | None = None

    def on_enter(self) -> None:
        """A match that begins is announced, then the first player is asked; above all lies what is wrong."""
        self._services.sound.ambience(self._match.plan.title)
        self._dialogs.opening(self._begin) if self._match.opens else self._begin()

    def _begin(self) -> None:
        if self._match.first:
            self._dialogs.labels()
        self._next_choice()
        self._dialogs.tell_of_the_disk()

    def on_exit(self) -> None:
        """The match is left; its record is complete."""
        self._services.enter(None)
        self._changes.close()
        self.desk.close()
        self._match.close()

    def on_cover(self) -> None:
        """A dialog above: nothing goes on moving beneath."""
        self._hints.drop()
        self._private_look.close()
        self.view.snap()

    def on_uncover(self) -> None:
        """Back at the table: who moves elsewhere thinks on, and a secret choice falls behind its curtain."""
        self._match.drivers.resume()
        if not self.show_changes():
            self._curtain.open_if_needed()
        self._devices.note_lost_pads()

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the table for the canvas, language, theme and text scale of now."""
        self._services.enter(find_title(self._match.plan.title).ground)
        self.view.arrange(self.desk.seen(), self._camera.shot, foreground(self.desk))
        self.facing = self.view.asker

    def focusables(self) -> list[Focusable]:
        """Everything that can be pointed at, where it is seen."""
        return [self.view.sheets.thing(item) for item in self.controls.ring.items]

    def focus(self) -> str | None:
        """The id in focus."""
        return self.controls.ring.id

    def traced(self) -> dict[str, Any]:
        """Whose turn it is and what may be pointed at, for tests from outside."""
        return self.controls.traced()

    def update(self, dt: float) -> bool:
        """Let the animation go on, then who moves elsewhere; at the end of the game show the scores."""
        changed = self.view.update(dt)
        if not self.view.stage.moving:
            changed |= self.controls.update(dt)
        changed |= self._devices.update(dt)
        self._private_look.update(dt)
        changed |= self._held.update()
        self._pace.update(dt)
        changed |= self.show_changes()
        changed |= self._hints.update()
        if self.desk.actor is None and self._scored != self._match.sitting.revision and self._pace.held:
            self._scored = self._match.sitting.revision
            self._dialogs.scores()
        return changed

    def idle(self, dt: float) -> bool:
        """What may be wanted next is painted."""
        return self._prefetcher.update(self._foreseen_from())

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self.view.draw(canvas, self.look())

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed."""
        return self.view.redraw(canvas, self.look)

    def look(self) -> ScreenModel:
        """The screen as it should be now."""
        return self.controls.screen_model()

    def handle(self, intent: Intent) -> None:
        """React to what a person wants."""
        intent = self._round.meant(intent)
        if isinstance(intent, intents.Confirm | intents.Release):
            self._pace.hurry()
        if self._held.hear(intent) or self._private_look.hear(intent) or self.controls.hear(intent):
            pass
        elif type(intent) in MEANINGS:
            self.press(MEANINGS[type(intent)])
        elif isinstance(intent, intents.Back):
            self._back()
        elif isinstance(intent, intents.DeviceLeft):
            self._devices.note_lost_pad(intent.device)
        self._follow()

    def press(self, button: str) -> None:
        """A button of the bar."""
        self._bar.press(button)

    def visit(self, shot: str | int) -> None:
        """To another shot of the table, or so many further on."""
        self._hints.drop()
        self._camera.visit(shot)
        self.auto_focus.focus_in_shot()

    def inspect(self, id: str) -> None:
        """Look closely at a piece, or at all that a player has; at own secrets while the others look away."""
        self._private_look.close()  # a scene above the table is seen by all
        self._dialogs.look(id, self.controls.ring, self.open_private_view)

    def open_private_view(self, afterwards: Callable[[], None]) -> None:
        """Show the player to act what the others must not see, and what is chosen then."""

        def go_on() -> None:
            afterwards()
            self._follow()

        self.auto_focus.leave()
        self._curtain.open(go_on)

    def _follow(self) -> None:
        """What was done is shown, then the shot wanted now; what is shown large is first seen in its own."""
        self.show_changes()
        if not self._held.pending:
            self._camera.follow()

    def _back(self) -> None:
        """One step back; whoever looks at secrets is not kept from hiding them by a message."""
        if self.controls.dismiss_toast() and not self.desk.private_view:
            return
        if home := back_to_choice(self.view, self.presenter.model):
            self.choice.guided.leave()
            self.visit(home.shot)
        elif not self.controls.unpick() and not self._curtain.close():
            self.press("menu")

    def show_changes(self) -> bool:
        """Show how the match has moved on, whoever moved it. False if it has not.

        What was done is shown once the press is over, or once the table is on top again.
        """
        change = self._changes.take()
        if change is None:
            return False
        self._hints.drop()
        self.auto_focus.begin_anew()
        begun = change.turn is not None or any(map(partial(milestone, self.view.table), change.events))
        self._turn = (self.desk.actor if change.turn is None else change.turn) if begun else None
        self._held.expect(change.events)
        self._show(change.events)
        if self._held.pending:
            self.auto_focus.hide()
            self._held.light()
        else:
            self._next_choice()
        self._dialogs.tell_of_the_disk()
        return True

    def _go_on(self) -> None:
        """What was shown large has been seen: the table goes on to what is asked next."""
        self._camera.follow()
        self.facing = self.view.asker
        self._next_choice()

    def _show(self, events: Sequence[Event] = ()) -> None:
        """Go to what the desk shows now; before spotlights without leaving the shot."""
        seen = self.desk.seen()
        self.view.expect(seen)
        self._camera.follow(stay=self._held.pending)
        self.facing = self.view.asker
        self.view.change(seen, events)

    def _foreseen_from(self) -> object:
        """Who sees which choice in which position, laid out how."""
        return self._match.sitting.revision, self.desk.seat, self.desk.viewer, self.view.narrator

    def _reveal(self) -> None:
        """Other eyes see the table: show it at once; message and focus were for those who looked before.

        Where the focus had lain would tell what somebody looked at; it goes back to where all saw it last.
        Whoever looks by an own pad finds it on a first choice, also after a pointer.
        """
        self._hints.drop()
        self.controls.dismiss_toast()
        self.choice.dismiss_advice()
        self.auto_focus.forget(show=self.desk.private_view and not self.desk.shared)
        self._show()
        self.view.snap()
        self.auto_focus.focus_likeliest()
        if not self.desk.private_view:
            self.auto_focus.come_back()

    def _next_choice(self) -> None:
        """Whoever is asked now; a secret choice is made behind a curtain, once nothing covers the table."""
        self.auto_focus.rest()
        if self._turn is not None:
            self.view.pass_turn(self._turn)
            self._turn = None
        if self.stack.top is self:
            self._curtain.open_if_needed()
