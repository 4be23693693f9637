"""Works out what the play screen shows above the pieces: words, glow, marks."""

from __future__ import annotations

from collections import Counter

from game.match.controller import Choosing, TurnController
from game.match.session import Step
from game.rules.kernel.text import Text, seat_ref, text
from game.tables.table import Table
from game.ui.focus import FocusRing
from game.ui.services import Services
from game.ui.table.bar import BarText
from game.ui.table.gesture import Hand, hold
from game.ui.table.pointing import BAR
from game.ui.table.popover import Popover
from game.ui.table.view import Look, TableView

_FEW = 8
"""Choices glow from the start if there are no more than this; else from the first pick on."""
_HINTS = (
    ("confirm", "play-hint-choose"),
    ("back", "play-hint-back"),
    ("inspect", "play-hint-inspect"),
    ("next", "play-hint-next"),
)
_PRIVATE = (("confirm", "play-hint-choose"), ("back", "play-hint-hide"))
_LAYING = (
    ("confirm", "play-hint-lay"),
    ("next", "play-hint-turn"),
    ("back", "play-hint-back"),
    ("page-next", "play-hint-place"),
)
_VEILED = (("inspect", "play-hint-peek"), *_HINTS[:2])


class Looker:
    """Looks at a match as everybody before the screen may.

    Args:
        services: the program's services.
        controller: whose choice it is.
        view: the table.
    """

    def __init__(self, services: Services, controller: TurnController, view: TableView) -> None:
        self._services, self._controller, self._view = services, controller, view

    def look(self, ring: FocusRing, popover: Popover | None, remark: str, hand: Hand | None = None) -> Look:
        """What is shown now; while things move, only words and names."""
        controller, choosing = self._controller, self._controller.choosing()
        scores = controller.session.rules.scores(controller.seen())
        moving = self._view.stage.moving
        look = Look(
            self._bar_text(choosing, popover, hand),
            controller.seat,
            [score.total for score in scores],
            remark=remark,
            focus=ring.id.removeprefix(BAR) if ring.id else None,
            ringed=ring.shown and not moving,
            disabled=frozenset() if self._goes_back(choosing) else frozenset({"undo"}),
        )
        if not moving:
            look.popover, look.hand = popover, hand
            self._mark(look, choosing, ring.id, hand)
        return look

    def _goes_back(self, choosing: Choosing | None) -> bool:
        """Whether undo has something to take back: a pick, a look at secrets, or an action."""
        return self._controller.can_undo() or bool(choosing and (choosing.picked or choosing.unveiled))

    def last_lines(self) -> tuple[str, ...]:
        """What was done last, a sentence for each thing told."""
        for step in reversed(self._controller.session.log):
            told = (self._view.table.tell(event) for event in step.events if event.visible_to(None))
            lines = tuple(self._say(line) for line in told if line is not None)
            if lines:
                return lines
        return ()

    def _mark(self, look: Look, choosing: Choosing | None, focus: str | None, hand: Hand | None) -> None:
        log, table = self._controller.session.log, self._view.table
        if log:
            look.last, look.last_seat = touched(log[-1], table), log[-1].action.player
        if choosing is None or self._controller.veiled:
            return
        choices = choosing.choices()
        look.glowing = tuple(choices) if choosing.picked or len(choices) <= _FEW else ()
        if hand:
            look.glowing = hand.marked()
        elif focus and focus in choices and not choosing.picked:
            look.glowing += self._next_places(choosing, focus)
        marks = (table.mark(action) for action in choosing.decision.actions)
        look.marked = tuple(dict.fromkeys(mark for mark in marks if mark and mark in choices))
        look.picks = Counter(choosing.picked)

    def _next_places(self, choosing: Choosing, focus: str) -> tuple[str, ...]:
        """Where what is in focus may go next, if these are few places on the board."""
        following = {a.targets[1] for a in choosing.beyond(focus) if len(a.targets) > 1}
        seat, ghost = choosing.decision.player, self._view.ghost
        hand = hold(self._view.stage, seat, (focus,), following, ghost)
        return hand.marked() if hand else ()

    def _bar_text(self, choosing: Choosing | None, popover: Popover | None, hand: Hand | None) -> BarText:
        hints = self._hints(choosing, hand)
        if choosing is None:
            return BarText(None, self._services.say("play-over"), self.last_lines(), hints)
        seat = choosing.decision.player
        key = "play-private" if choosing.unveiled else "play-prompt"
        words = text(key, seat=seat_ref(seat), prompt=self._say(self._asked(choosing)))
        style = self._view.panels.style(seat)
        reserved = (
            0 if popover is None or popover.framed else popover.rect.w + self._services.metrics.units(24)
        )
        return BarText(style, self._say(words), self.last_lines(), hints, choosing.unveiled, reserved)

    def _hints(self, choosing: Choosing | None, hand: Hand | None) -> tuple[tuple[str, str], ...]:
        """What the buttons of the device in use do now, the most needed first."""
        keys: tuple[tuple[str, str], ...] = _PRIVATE if choosing and choosing.unveiled else _HINTS
        if hand:
            keys = _LAYING if hand.can_turn else _LAYING[:1] + _LAYING[2:]
        if self._controller.veiled:
            keys = _VEILED
        return tuple((action, self._services.say(key)) for action, key in keys)

    @staticmethod
    def _asked(choosing: Choosing) -> Text:
        """The decision's question; while picks are incomplete, how many more are needed."""
        if not choosing.picked or choosing.offers():
            return choosing.decision.prompt
        missing = min(len(action.targets) for action in choosing.selection.open()) - len(choosing.picked)
        return text("play-more", count=missing)

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
