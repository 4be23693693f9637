"""The play scene: people point at the table, the turn controller decides what that means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.match.controller import Choosing, Reply, TurnController
from game.match.journal import FileJournal
from game.match.session import Session, Step
from game.rules.kernel.action import Action
from game.rules.kernel.event import Event
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Table, find_title
from game.ui.focus import FocusRing, reading_order
from game.ui.input import intents
from game.ui.input.intents import Intent, Position
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.flow import Flow, MatchPlan
from game.ui.scenes.history import HistoryScene, chronicle
from game.ui.scenes.inspect import Inspected, InspectScene
from game.ui.scenes.moment import MomentScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.scene import Focusable, Scene
from game.ui.scenes.scoring import ScoringScene
from game.ui.services import Services
from game.ui.table.bar import BUTTONS, BarText
from game.ui.table.popover import PREFIX, Popover
from game.ui.table.view import Look, TableView

_BAR = "bar."
_PANEL = "panel."
_FEW = 8
"""Choices glow from the start if there are no more than this; else from the first pick on."""
_HINTS = (
    ("confirm", "play-hint-choose"),
    ("back", "play-hint-back"),
    ("inspect", "play-hint-inspect"),
    ("next", "play-hint-next"),
)


@dataclass(slots=True)
class Match:
    """A match that is being played: how it was planned, its session and its record."""

    plan: MatchPlan
    session: Session
    journal: FileJournal


class PlayScene(Scene):
    """A match on the screen.

    Args:
        services: the program's services.
        flow: where to go from here.
        match: the match.
    """

    def __init__(self, services: Services, flow: Flow, match: Match) -> None:
        self._services = services
        self._flow = flow
        self._match = match
        self._session = match.session
        self._title = find_title(match.plan.title)
        shared = services.settings.devices == "shared"
        self._controller = TurnController(match.session, shared=shared)
        self._view = TableView(services, self._title, match.session.rules, match.session.seats)
        self._ring = FocusRing(services.metrics.rtl)
        self._popover: Popover | None = None
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

    # --- life -----------------------------------------------------------------------------------------

    def on_enter(self) -> None:
        """The first player is asked."""
        self._next_choice()

    def on_exit(self) -> None:
        """The match is left; its record is complete."""
        self._match.journal.close()

    def on_cover(self) -> None:
        """A dialog above: nothing goes on moving beneath."""
        self._view.stage.snap()

    def on_uncover(self) -> None:
        """Back at the table."""
        self._changed = True

    def layout(self, size: tuple[int, int]) -> None:
        """Arrange the table for the canvas, language, theme and text scale of now."""
        self._ring.rtl = self._services.metrics.rtl
        self._view.stage.placements = self._view.table.placements(self._seen())
        self._view.arrange()
        self._offer()

    def focusables(self) -> list[Focusable]:
        """Everything that can be pointed at."""
        return list(self._ring.items)

    def focus(self) -> str | None:
        """The id in focus."""
        return self._ring.id

    def update(self, dt: float) -> bool:
        """Let the animation go on; at the end of the game show the scores."""
        moved = self._view.stage.update(dt)
        if moved and not self._view.stage.moving:
            self._offer()
        if self.actor is None and not self._view.stage.moving and not self._scored:
            self._show_scores()
        changed, self._changed = self._changed or moved, False
        return changed

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw everything."""
        self._view.draw(canvas, self._look())

    def redraw(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed."""
        return self._view.redraw(canvas, self._look())

    # --- intents --------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """React to what a person wants."""
        self._changed = True
        match intent:
            case intents.Point(pos=pos) | intents.Press(pos=pos):
                self._ring.point(pos)
            case intents.Release(tap=True, pos=pos):
                self._tap(pos, intent.device)
            case intents.Nav(direction=direction):
                self._ring.move(direction)
            case intents.Cycle(step=step):
                self._cycle(step)
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
                self._pause()
            case intents.History():
                self._history()

    def _tap(self, pos: Position, device: str) -> None:
        self._view.stage.snap()
        self._offer()
        target = self._ring.at(pos)
        if target:
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
        if id.startswith(_BAR):
            {"undo": self._undo, "history": self._history, "menu": self._pause}[id[len(_BAR) :]]()
        elif id.startswith(_PANEL):
            self._inspect(id)
        elif not self._may_act(device):
            self._remark = self._say(text("play-not-your-device", seat=seat_ref(self.actor or 0)))
        elif id.startswith(PREFIX):
            self._perform(self._offers()[int(id[len(PREFIX) :])])
        else:
            self._point(id)

    def _may_act(self, device: str) -> bool:
        """With own pads only the pad of the seat to act counts; other devices may always help."""
        if self._services.settings.devices == "shared" or self.actor is None:
            return True
        own = self._match.plan.devices[self.actor]
        return own is None or own == device or not device.startswith("pad:")

    def _point(self, id: str) -> None:
        choosing = self._controller.choosing()
        if choosing is None:
            return
        target = self._target(id, choosing)
        reply = choosing.point(target)
        if reply is Reply.PRIVATE:
            self._look_privately(target)
        elif reply is Reply.REFUSED:
            self._refuse(target)
        self._offer()
        if reply is Reply.PICKED and not choosing.choices() and self._popover:
            self._ring.focus(PREFIX + "0")

    def _target(self, piece: str, choosing: Choosing) -> str:
        """What the rules call the thing pointed at: the piece, or the slot that it lies in."""
        place = self._view.stage.placements.get(piece)
        slots = choosing.decision.guarded | choosing.choices().keys() | set(choosing.picked)
        return place.slot if place and piece not in slots and place.slot in slots else piece

    def _refuse(self, target: str) -> None:
        self._services.sound.play("error")
        reason = self.table.why_not(self._seen(), self.actor or 0, target)
        self._remark = self._say(reason) if reason else ""

    def _perform(self, action: Action) -> None:
        choosing = self._controller.choosing()
        if choosing:
            choosing.unveiled = False
        events = self._controller.perform(action)
        self._show(events)

    def _back(self) -> None:
        if self._remark:
            self._remark = ""
        elif self._unpick():
            return
        elif self._private:
            self._controller.unveil(False)
            self._show(())
        else:
            self._pause()

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
        """The next choice in reading order, wherever the focus is."""
        choosing = self._controller.choosing()
        wanted = {self._focus_of(t) for t in (choosing.choices() if choosing else ())}
        wanted |= {item.id for item in self._ring.items if item.id.startswith(PREFIX)}
        order = [item.id for item in reading_order(self._ring.items, self._ring.rtl)]
        choices = [id for id in order if id in wanted]
        if not choices:
            return
        at = order.index(self._ring.id) if self._ring.id in order else -1
        after = [id for id in choices if order.index(id) > at]
        before = [id for id in choices if order.index(id) < at]
        following = (after or choices)[0] if step > 0 else (before or choices)[-1]
        self._ring.shown = True
        self._ring.focus(following)

    # --- what the table does --------------------------------------------------------------------------

    def _undo(self) -> None:
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
        self._view.change(self._seen(), events)
        self._offer()
        self._next_choice()

    def _next_choice(self) -> None:
        """Whoever is asked now; a secret choice is made behind a curtain."""
        if self._controller.needs_curtain():
            self._draw_curtain(lambda: None)

    def _look_privately(self, target: str) -> None:
        """Show the player to act what the others must not see, then point at ``target``."""

        def point() -> None:
            choosing = self._controller.choosing()
            if choosing and choosing.point(target) is Reply.PICKED:
                self._offer()
                self._ring.focus(PREFIX + "0")
            elif choosing:
                self._refuse(target)
            self._changed = True

        self._draw_curtain(point)

    def _draw_curtain(self, afterwards: Callable[[], None]) -> None:
        seat = self.actor or 0

        def ready() -> None:
            self._controller.unveil()
            self._view.show(self._seen())
            self._offer()
            afterwards()

        player = self._session.seats[seat]
        self.stack.push(CurtainScene(self._services, player.name, player.style, ready))

    @property
    def _private(self) -> bool:
        choosing = self._controller.choosing()
        return bool(choosing and choosing.unveiled)

    def _seen(self) -> Any:
        """The position as those before the screen may see it."""
        viewer = self.actor if self._private else None
        return self._session.rules.view(self._session.state, viewer)

    # --- scenes above ---------------------------------------------------------------------------------

    def _pause(self) -> None:
        session, controller = self._session, self._controller
        self.stack.push(
            PauseScene(
                self._services,
                self._title.id,
                on_resume=lambda: None,
                on_undo=self._undo if controller.can_undo() else None,
                on_redo=self._redo if session.can_redo() else None,
                on_restart_turn=self._restart_turn if controller.can_undo() else None,
                on_history=self._history,
                on_quit=self._flow.menu,
            )
        )

    def _history(self) -> None:
        entries = chronicle(self._session, self.table)
        styles = [seat.style for seat in self._session.seats]
        self.stack.push(HistoryScene(self._services, entries, self._say, styles, self._look_back))

    def _look_back(self, length: int) -> None:
        self.stack.push(MomentScene(self._services, self._title, self._session, length, self._history))

    def _show_scores(self) -> None:
        self._scored = True
        plan = self._match.plan
        self.stack.push(
            ScoringScene(
                self._services,
                self._title.id,
                self._session.seats,
                self._session.scores(),
                on_rematch=lambda: self._flow.start(plan.rotated()),
                on_new_game=lambda: self._flow.set_up(plan),
                on_history=self._history,
                on_menu=self._flow.menu,
            )
        )

    def _inspect(self, id: str | None) -> None:
        """Look at a piece closely; at a panel: at all that its player has."""
        if id is None or id.startswith((_BAR, PREFIX)):
            return
        if id.startswith(_PANEL):
            seat = int(id[len(_PANEL) :])
            listed = [p for p, place in self._view.stage.placements.items() if place.owner == seat]
        else:
            listed = [item.id for item in self._ring.items if item.id in self._view.stage.placements]
        if not listed:
            return
        start = listed.index(id) if id in listed else 0
        pieces = [self._inspected(piece) for piece in listed]
        self.stack.push(
            InspectScene(
                self._services, self._view.painter, self._say, pieces, start, self._closed_inspection
            )
        )

    def _closed_inspection(self, piece: str) -> None:
        self._ring.focus(piece)

    def _inspected(self, piece: str) -> Inspected:
        place = self._view.stage.placements[piece]
        choosing = self._controller.choosing()
        reason = None
        if choosing and place.owner in (None, self.actor):
            target = self._target(piece, choosing)
            if target not in choosing.choices() and target not in choosing.decision.guarded:
                reason = self.table.why_not(self._seen(), self.actor or 0, target)
        lines = (reason,) if reason else ()
        return Inspected(piece, self.table.describe(piece), lines, place.face, place.count)

    # --- what is offered and shown --------------------------------------------------------------------

    def _offers(self) -> tuple[Action, ...]:
        choosing = self._controller.choosing()
        return choosing.offers() if choosing else ()

    def _offer(self) -> None:
        """Work out the buttons of complete actions and everything that can take the focus."""
        choosing = self._controller.choosing()
        offers = self._offers()
        self._popover = None
        if choosing and offers:
            labels = [self._say(self.table.verb(action)) for action in offers]
            reason = self._missing(choosing, offers)
            anchor = self._view.stage.rect(choosing.picked[-1]) if choosing.picked else None
            anchor = anchor or self._view.panels.header(choosing.decision.player)
            self._popover = self._view.popover(anchor, labels, self._say(reason) if reason else "")
        self._ring.set(self._pointable(choosing))
        self._changed = True

    def _missing(self, choosing: Choosing, offers: Sequence[Action]) -> Text | None:
        """Why the likeliest action for the one thing picked is not among the offers."""
        if len(choosing.picked) != 1 or any(self.table.mark(action) for action in offers):
            return None
        return self.table.why_not(self._seen(), choosing.decision.player, choosing.picked[0])

    def _pointable(self, choosing: Choosing | None) -> list[Focusable]:
        items = (
            [Focusable(PREFIX + str(at), rect) for at, rect in enumerate(self._popover.buttons)]
            if self._popover
            else []
        )
        own: set[str] = set()
        if choosing:
            own = set(choosing.choices()) | set(choosing.picked) | choosing.decision.guarded
        placements = self._view.stage.placements
        for piece, rect in self._view.stage.pieces():
            place = placements.get(piece)
            if place and (place.owner is None or piece in own or place.slot in own):
                items.append(Focusable(piece, rect))
        shown = {item.id for item in items} | {placements[i.id].slot for i in items if i.id in placements}
        for target in sorted(own - shown):
            if (place_of := self._view.stage.rect(target)) is not None:
                items.append(Focusable(target, place_of))
        items += [
            Focusable(f"{_PANEL}{s}", self._view.panels.header(s)) for s in range(len(self._session.seats))
        ]
        items += [Focusable(_BAR + name, self._view.bar.buttons[name]) for name in BUTTONS]
        return items

    def _focus_of(self, target: str) -> str:
        """The focus id of a target of the rules: the piece that lies in the slot, if it is one."""
        if any(item.id == target for item in self._ring.items):
            return target
        placements = self._view.stage.placements
        inside = (i.id for i in self._ring.items if i.id in placements and placements[i.id].slot == target)
        return next(inside, target)

    def _look(self) -> Look:
        choosing = self._controller.choosing()
        moving = self._view.stage.moving
        look = Look(
            self._bar_text(choosing),
            self.actor,
            [score.total for score in self._session.rules.scores(self._seen())],
            remark=self._remark,
            focus=self._ring.id,
            ringed=self._ring.shown and not moving,
            disabled=frozenset() if self._controller.can_undo() else frozenset({"undo"}),
        )
        look.focus = look.focus.removeprefix(_BAR) if look.focus else None
        log = self._session.log
        if log and not moving:
            look.last, look.last_seat = touched(log[-1], self.table), log[-1].action.player
        if choosing and not moving:
            choices = choosing.choices()
            look.glowing = tuple(choices) if choosing.picked or len(choices) <= _FEW else ()
            marks = (self.table.mark(action) for action in choosing.decision.actions)
            look.marked = tuple({m: 0 for m in marks if m and m in choices})
            look.picks = Counter(choosing.picked)
            look.popover = self._popover
        return look

    def _bar_text(self, choosing: Choosing | None) -> BarText:
        hints = tuple((action, self._services.say(key)) for action, key in _HINTS)
        if choosing is None:
            return BarText(None, self._services.say("play-over"), self._last_line(), hints)
        seat = choosing.decision.player
        prompt = self._say(choosing.decision.prompt)
        key = "play-private" if choosing.unveiled else "play-prompt"
        words = self._say(text(key, seat=seat_ref(seat), prompt=prompt))
        return BarText(self._view.panels.style(seat), words, self._last_line(), hints, choosing.unveiled)

    def _last_line(self) -> str:
        """What was done last, in words."""
        for step in reversed(self._session.log):
            told = [self.table.tell(event) for event in step.events if event.visible_to(None)]
            lines = [self._say(line) for line in told if line is not None]
            if lines:
                return " ".join(lines)
        return ""

    def _say(self, message: Text) -> str:
        return self._view.narrator.say(message)


def touched(step: Step, table: Table) -> tuple[str, ...]:
    """The pieces and slots that an action changed, as everybody saw it."""
    ids: dict[str, None] = {}
    for event in step.events:
        if event.visible_to(None):
            for flight in table.flights(event):
                ids[flight.target or flight.piece] = None
    return tuple(ids)
