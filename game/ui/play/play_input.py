"""The input of the play screen: it turns intents into focus, picks and actions."""

from __future__ import annotations

from typing import Any

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.desk.help_line import answer, remark
from game.match.sitting import PendingChanges
from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Reply
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Shortcut
from game.ui.focus import FocusRing
from game.ui.input import intents
from game.ui.play.action_buttons import ActionButtons
from game.ui.play.auto_focus import AutoFocus
from game.ui.play.click_guard import ClickGuard
from game.ui.play.piece_drag import PieceDrag
from game.ui.play.play_callbacks import LEAVE, STEERING, PlayCallbacks, traced
from game.ui.play.seat_devices import SeatDevices
from game.ui.play.toast import Toast
from game.ui.services import Services
from game.ui.table.bar.offers import PREFIX, Offers
from game.ui.table.panels.panels import PANEL
from game.ui.table.pointing import BAR, names_of, pointable, target_of
from game.ui.table.presenter import Presenter
from game.ui.table.screen_model import ScreenModel
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.table.stage.gesture import HeldPiece
from game.ui.table.stage.handling import Handling
from game.ui.table.view import TableView


class PlayInput:
    """Keeps the focus, the held piece and the action buttons, and turns intents into choices.

    Args:
        services: the program's services.
        desk: whose choice it is.
        choice: how far that has come.
        view: the table.
        presenter: what is shown.
        devices: which device may act for whom.
        changes: what of the match is not shown yet: until then nothing else can be pointed at.
        callbacks: the scene.

    Attributes:
        auto_focus: moves the focus where it goes by itself.
    """

    def __init__(
        self,
        services: Services,
        desk: Desk,
        choice: ChoiceProgress,
        view: TableView,
        presenter: Presenter,
        devices: SeatDevices,
        changes: PendingChanges,
        callbacks: PlayCallbacks,
    ) -> None:
        self._services, self._desk, self._choice, self._view = services, desk, choice, view
        self._presenter, self._devices, self._changes = presenter, devices, changes
        self._ring, self._at = FocusRing(services.metrics.rtl), tuple[object, ...]()
        self._handling = Handling(desk, view.stage, lambda: self.ring, view.ghost)
        self._buttons = ActionButtons(services, desk, view, presenter, choice, lambda: self._handling.hand)
        self.auto_focus = AutoFocus(choice, view, lambda: self.ring, presenter, self._buttons, self._handling)
        self._drag = PieceDrag(desk, choice, view, self._handling, self)
        self._guard, self._callbacks, self._pressed = ClickGuard(), callbacks, False
        # A doubt that nobody reads any more is asked again.
        self._toast = Toast(lambda it: view.narrator.say(it), lambda: desk.sitting.revision, choice.relax)

    def hear(self, intent: intents.Intent) -> bool:
        """React to ``intent``; False for what is no business of the input."""
        if isinstance(intent, STEERING) and not self._may_act(intent.device):
            return True
        if not isinstance(intent, LEAVE):
            self.dismiss_toast()
        match intent:
            case intents.Point(pos=pos) | intents.Press(pos=pos):
                self._drag.follow(intent)
                self._handling.hover(pos)
                self._guard.moved(pos)
                self._toast.pointer_at(self.ring.under)
            case intents.Drop():
                self._drag.drop(intent)
            case intents.Release(tap=True, pos=pos):
                self._tap(pos, intent.device)
            case intents.Nav(direction=direction):
                self._guard.moved()
                self._handling.navigate(direction, self.auto_focus.steps())
            case intents.Cycle(step=step):
                self._cycle(step)
            case intents.Rotate(step=step) | intents.Scroll(steps=step):
                self._handling.turn(step)
            case intents.Page(step=step):
                if not self._handling.step(step):
                    self._callbacks.visit(step)
            case intents.Confirm():
                self._confirm(intent.device)
            case intents.Inspect(on=True, pos=pos):
                self._inspect(self.ring.at(pos) if pos else self.ring.id)
            case _:
                return False
        return True

    @property
    def ring(self) -> FocusRing:
        """The focus, among what can be pointed at now."""
        self._derive()
        return self._ring

    def _derive(self) -> None:
        """Work out what can be pointed at, once for all that it depends on."""
        if self._changes.waiting:
            return
        hand = self._handling.hand
        now = (*self._buttons.at, hand.at.target if hand else "")
        if self._at != now:
            self._at = now
            self._take_over(hand)

    def _take_over(self, hand: HeldPiece | None) -> None:
        """Other things can be pointed at: the focus and the guard go on with these."""
        players, leading = len(self._desk.session.seats), frozenset(self._choice.model.shortcut_pieces)
        known, offers = self._desk.seen_choosing, self._buttons.offers
        items = pointable(self._view, known, offers, players, hand, leading)
        ring, self._ring.rtl = self._ring, self._services.metrics.rtl
        ring.seen = self._view.sheets.thing
        self._guard.things_lie(items, self._view.arrangement, hand.targets if hand else ())
        self._guard.layout_changed(self._view.arrangement, () if ring.visible else ring.items)
        ring.set(items)
        ring.first = self.auto_focus.wanted()
        self._guard.seat_changed(self._desk.seat, hidden=self._desk.hidden)
        self._guard.renew(self._buttons.meanings(), self._at_hand())

    def update(self, dt: float) -> bool:
        """Let time pass in which buttons and toasts are seen. True if anything changed."""
        self._derive()
        self._guard.update(dt, moving=self._view.stage.moving)
        return self._toast.update(0.0 if self._choice.warned else dt)

    def unpick(self) -> bool:
        """Take back the last pick, leave a way, or let a hint go. False if there was nothing of that."""
        if (freed := self._choice.unpick()) is not None:
            self.auto_focus.put_back(freed)
        return freed is not None or self._choice.dismiss_advice()

    def say(self, message: Text | None, **kind: bool) -> None:
        """Show a toast of a kind about what is pointed at; None: no more."""
        self._toast.say(message, None if self.ring.visible else self.ring.under, **kind)

    def dismiss_toast(self) -> bool:
        """Take the toast away. False if there was none."""
        return self._toast.dismiss()

    def point(self, id: str) -> None:
        """Point at what has the focus id ``id``."""
        choosing = self._desk.choosing()
        if choosing and self._desk.hidden:
            self.say(text("play-no-peek"), refuses=True)
        elif choosing:
            self._choose(target_of(id, self._view.stage.placements, choosing))

    def _choose(self, target: str) -> None:
        """Point at a target of the rules, or at a piece that leads to where the choice goes on."""
        if shortcut := next((each for each in self._choice.model.shortcuts if target in each.pieces), None):
            self._go(shortcut, target)
            self._guard.hold_repeats(self.ring.pointer)
            return
        if target == self._choice.guided.at[-1] and self.unpick():
            return
        reply = self._desk.point(target)
        if reply is Reply.PRIVATE:
            self._callbacks.open_private_view(lambda: self._choose_unveiled(target))
        elif reply is Reply.REFUSED:
            self._refuse(target)
        else:
            said = remark(self._desk, self._view.table, target, reply)
            self.say(said, refuses=reply is Reply.UNPICKED)
        if reply is Reply.UNPICKED:
            self.auto_focus.put_back(target)
        elif reply is Reply.PICKED and self.auto_focus.go_on(target):
            self._guard.hold_repeats(self.ring.pointer)

    def lead(self, action: Action, words: Text | None = None, then: Text | None = None) -> None:
        """The focus goes to what ``action`` still wants, or its button; the words stand: see `AutoFocus`."""
        self.auto_focus.lead(action, self._callbacks.visit, words, then)

    def screen_model(self) -> ScreenModel:
        """The screen as it should be now."""
        shown = self._toast.shown, self._handling.hand, self._devices.waiting
        return self._presenter.screen_model(self.ring, self._buttons.offers, *shown)

    def offers(self) -> Offers | None:
        """The buttons of the choice."""
        return self._buttons.offers

    def traced(self) -> dict[str, Any]:
        """Whose turn it is and what may be pointed at, for tests from outside."""
        shown, verbs, held = self._choice.model, self._buttons.verbs(), self._guard.closed(self.ring)
        return traced(self._desk, self._view, shown, verbs, self.focus_of) | {"held": held}

    def _tap(self, pos: intents.Pixel, device: str) -> None:
        self._view.snap()
        if self._guard.ignores(self.ring, pos):
            return
        if place := self._handling.meant(pos):
            self.activate(place, device)
        elif target := self.ring.at(pos):
            self.ring.point(pos)
            self.activate(target, device)
        elif self._view.bar.tells(pos):
            self._callbacks.press("history")
        elif not self.dismiss_toast() and not self._choice.laborious and self._view.on_board(pos):
            self.unpick()

    def _confirm(self, device: str) -> None:
        landing = self._view.stage.moving
        self._view.snap()
        if not landing and (lit := self.ring.lit):
            self.activate(lit, device)
        elif not landing:
            self.auto_focus.wake()

    def _at_hand(self) -> set[str]:
        """Where a press would fall if nothing moved; the focus may go from a button to any other."""
        buttons = self._buttons.verbs() if self._pressed else ()
        return {*buttons} if self.ring.visible else {*filter(None, [self.ring.under])}

    def activate(self, id: str, device: str) -> None:
        """Choose what has the focus id ``id``, as a press of ``device`` on it does."""
        if id in self._guard.held:
            return
        self._toast.hush()
        self._pressed = self._buttons.has(id)
        if id.startswith(BAR):
            self._callbacks.press(id.removeprefix(BAR))
        elif id.startswith(PANEL):
            self._inspect(id)
        elif id.startswith(TAB):
            self._callbacks.visit(id.removeprefix(TAB))
        elif self._may_act(device) and not self._guard.is_foreign(device):
            (self._press if self._buttons.has(id) else self.point)(id)

    def _may_act(self, device: str) -> bool:
        """Whether ``device`` may act for who is asked; if not, its player is told to wait."""
        seat = self._desk.seat
        if seat is None or self._devices.may_act(device, seat):
            return True
        if not self._devices.show_waiting(device):
            self.say(text("play-not-your-device", seat=seat_ref(seat)), refuses=True)
        return False

    def _press(self, id: str) -> None:
        """A button: a complete action, another amount of it, or another pose of the piece in hand."""
        match self._buttons.press(id):
            case Text() as words:
                self.say(words, refuses=True)
            case Shortcut() as shortcut:
                self._go(shortcut)
            case int(turns):
                self._handling.turn(turns)

    def _go(self, shortcut: Shortcut, piece: str = "") -> None:
        """To where the choice goes on, by ``piece``, with the focus on the first thing to choose there."""
        self._callbacks.visit(shortcut.shot)
        sure = self.auto_focus.arrive(shortcut, piece)
        self._choose(sure) if sure else self._choice.guided.begin(shortcut, piece)

    def _choose_unveiled(self, target: str) -> None:
        if self._desk.point(target) is Reply.PICKED:
            self.auto_focus.go_on(target)
        elif (choosing := self._desk.choosing()) and choosing.picked and choosing.offers():
            self.auto_focus.follow()  # what was wanted is there, if another than was pressed
        else:
            self._refuse(target, lasting=True)  # the pointer is still where the curtain was

    def _refuse(self, target: str, *, lasting: bool = False) -> None:
        self._services.sound.play("error")
        names, desk = names_of(target, self._view.stage.placements), self._desk
        said = answer(desk, self._view.table, *names)
        self.say(said, lasting=lasting, refuses=desk.refuse(*names) is not None)

    def _cycle(self, step: int) -> None:
        """Turn the piece in hand; else the next choice in reading order, wherever the focus is."""
        self.ring.visible = True
        self._guard.moved()
        if not self._handling.turn(step):
            self.auto_focus.cycle(step)

    def _inspect(self, id: str | None) -> None:
        if id is not None and not id.startswith((BAR, PREFIX)):
            self._callbacks.inspect(id)

    def focus_of(self, target: str) -> str:
        """The focus id of a target of the rules."""
        return self.auto_focus.focus_of(target)
