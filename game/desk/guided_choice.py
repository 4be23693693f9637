"""Following a shortcut: its own question is asked, and only what answers it is marked."""

from __future__ import annotations

from dataclasses import replace

from game.desk.desk import Desk
from game.desk.desk_model import DeskModel, addressed
from game.rules.kernel.decision import Decision
from game.tables.table import Shortcut


class GuidedChoice:
    """Knows the shortcut that the player to act follows.

    Args:
        desk: whose choice it is; the shortcut ends as soon as that moves on.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._begun: tuple[object, Shortcut, str] | None = None

    @property
    def at(self) -> tuple[int, Shortcut | None, str]:
        """The revision, the shortcut, and the piece that led there: whatever is shown depends on these."""
        if self._begun and self._begun[0] != self._standing():
            self._begun = None
        return (self._desk.revision, *(self._begun[1:] if self._begun else (None, "")))

    def begin(self, shortcut: Shortcut, piece: str = "") -> None:
        """Follow ``shortcut``, from ``piece``; one without a question of its own only ends others."""
        self._begun = (self._standing(), shortcut, piece) if shortcut.question else None

    def leave(self) -> str | None:
        """Follow it no more. Returns the piece that led there, else its shot; None if none was followed."""
        (_, shortcut, piece), self._begun = self.at, None
        return (piece or shortcut.shot) if shortcut else None

    def _standing(self) -> object:
        """What ends a shortcut when it changes; a press that is refused changes nothing of it."""
        desk, choosing = self._desk, self._desk.seen_choosing
        return desk.sitting.revision, desk.seat, desk.private_view, choosing.picked if choosing else None

    def shown(self, shown: DeskModel) -> DeskModel:
        """What is shown meanwhile. The piece that led there counts as picked; others still lead."""
        _, shortcut, piece = self.at
        desk, choosing = self._desk, self._desk.seen_choosing
        if shortcut is None or shortcut.question is None or choosing is None:
            return shown
        ends = answers_of(shortcut, piece, choosing.decision)
        shortcuts = (
            replace(each, button=False, pieces=tuple(other for other in each.pieces if other != piece))
            for each in shown.shortcuts
        )
        return replace(
            shown,
            prompt=addressed(desk, shortcut.question),
            choices=tuple(target for target in shown.choices if target in ends),
            guarded=tuple(target for target in shown.guarded if target in ends),
            picks=((piece, 1),) if piece else (),
            shortcuts=tuple(shortcuts),
            undoable=True,
        )


def answers_of(shortcut: Shortcut, piece: str, decision: Decision) -> tuple[str, ...]:
    """What answers the question of a shortcut from ``piece``, in the order of the actions."""
    ends = dict.fromkeys(action.targets[0] for action in decision.actions if action.verb == shortcut.verb)
    fitting = {end for led, end in shortcut.targets if led == piece}
    return tuple(end for end in ends if not fitting or end in fitting)
