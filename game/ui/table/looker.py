"""Gives what a desk shows its places on the screen: words, glow, marks."""

from __future__ import annotations

from collections import Counter

from game.desk.choosing import Choosing
from game.desk.desk import Desk
from game.desk.shown import Shown, show
from game.rules.kernel.text import Text
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
    """Looks at a desk as everybody before the screen may.

    Args:
        services: the program's services.
        desk: what is looked at.
        view: the table.
    """

    def __init__(self, services: Services, desk: Desk, view: TableView) -> None:
        self._services, self._desk, self._view = services, desk, view
        self._shown: tuple[int, Shown] | None = None

    @property
    def shown(self) -> Shown:
        """What the desk shows; worked out once for each change."""
        if self._shown is None or self._shown[0] != self._desk.revision:
            self._shown = (self._desk.revision, show(self._desk, self._view.table))
        return self._shown[1]

    def look(self, ring: FocusRing, popover: Popover | None, remark: str, hand: Hand | None = None) -> Look:
        """The screen as it should be now; while things move, only words and names."""
        shown, moving = self.shown, self._view.stage.moving
        look = Look(
            bar=self._bar_text(shown, popover, hand),
            active=self._desk.actor,
            scores=shown.scores,
            remark=remark,
            focus=ring.id.removeprefix(BAR) if ring.id else None,
            ringed=ring.shown and not moving,
            disabled=frozenset() if self._goes_back(shown) else frozenset({"undo"}),
        )
        if not moving:
            look.popover, look.hand = popover, hand
            look.last, look.last_seat = shown.touched, shown.by
            look.glowing = self._glowing(shown, self._desk.seen_choosing, ring.id, hand)
            look.marked, look.picks = shown.marks, Counter(dict(shown.picks))
        return look

    def _goes_back(self, shown: Shown) -> bool:
        """Whether undo has something to take back: a pick, a look at secrets, or an action."""
        return bool(shown.picks) or shown.private or self._desk.can_undo()

    def _glowing(
        self, shown: Shown, choosing: Choosing | None, focus: str | None, hand: Hand | None
    ) -> tuple[str, ...]:
        if hand:
            return hand.marked()
        glowing = shown.choices if shown.picks or len(shown.choices) <= _FEW else ()
        if choosing and focus and focus in shown.choices and not shown.picks:
            glowing += self._next_places(choosing, focus)
        return glowing

    def _next_places(self, choosing: Choosing, focus: str) -> tuple[str, ...]:
        """Where what is in focus may go next, if these are few places on the board."""
        following = {a.targets[1] for a in choosing.beyond(focus) if len(a.targets) > 1}
        seat, ghost = choosing.decision.player, self._view.ghost
        hand = hold(self._view.stage, seat, (focus,), following, ghost)
        return hand.marked() if hand else ()

    def _bar_text(self, shown: Shown, popover: Popover | None, hand: Hand | None) -> BarText:
        actor = self._desk.actor
        style = self._view.panels.style(actor) if actor is not None else None
        docked = popover is not None and not popover.framed
        reserved = popover.rect.w + self._services.metrics.units(24) if popover and docked else 0
        last = tuple(map(self._say, shown.told))
        hints = self._hints(shown, hand)
        return BarText(style, self._say(shown.prompt), last, hints, shown.private, reserved)

    def _hints(self, shown: Shown, hand: Hand | None) -> tuple[tuple[str, str], ...]:
        """What the buttons of the device in use do now, the most needed first."""
        keys: tuple[tuple[str, str], ...] = _PRIVATE if shown.private else _HINTS
        if hand:
            keys = _LAYING if hand.can_turn else _LAYING[:1] + _LAYING[2:]
        if shown.veiled:
            keys = _VEILED
        return tuple((action, self._services.say(key)) for action, key in keys)

    def _say(self, message: Text) -> str:
        return self._view.narrator.say(message)
