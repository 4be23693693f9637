"""Taking back steps of a match, and what is said of it."""

from __future__ import annotations

from game.desk.desk import Desk
from game.rules.kernel.text import seat_ref, text
from game.ui.play.play_input import PlayInput
from game.ui.play.privacy_curtain import PrivacyCurtain


class TakingBack:
    """Takes back what was done last.

    Args:
        desk: whose steps they are.
        controls: unpick, and say what was taken back.
        curtain: what lies behind it is a step too.
    """

    def __init__(self, desk: Desk, controls: PlayInput, curtain: PrivacyCurtain) -> None:
        self._desk, self._controls, self._curtain = desk, controls, curtain

    def undo(self) -> None:
        """Take back the last step, which may be but a pick or a look: touch has no other way back."""
        choosing = self._desk.choosing()
        if self._controls.unpick() or (choosing and not choosing.decision.secret and self._curtain.close()):
            return
        log, at = list(self._desk.session.log), self._desk.session.undoable()
        if not self._desk.undo():
            self._controls.say(text("play-no-undo"), lasting=True, refuses=True)
        elif at is not None and (more := len(log) - len(self._desk.session.log) - 1) > 0:
            seat = seat_ref(log[at].action.player)
            self._controls.say(text("play-undone", seat=seat, count=more), lasting=True)

    def restart_turn(self) -> None:
        """As far back in a turn as undo reaches, which is said: several steps may be gone at once."""
        if self._desk.restart_turn() and (choosing := self._desk.choosing()):
            seat = seat_ref(choosing.decision.player)
            self._controls.say(text("play-restarted", seat=seat), lasting=True)
