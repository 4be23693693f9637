"""Curtains and looks behind them: how a secret is shown on a screen that all can see."""

from __future__ import annotations

from collections.abc import Callable

from game.desk.desk import Desk
from game.ui.play.match_dialogs import MatchDialogs


class PrivacyCurtain:
    """Shows a player's secrets to that player alone.

    Args:
        desk: whose choice it is.
        dialogs: opens the curtain.
        show: called when other eyes see the table.
        menu: what the curtain's menu button does.
    """

    def __init__(
        self, desk: Desk, dialogs: MatchDialogs, show: Callable[[], None], menu: Callable[[], None]
    ) -> None:
        self._desk, self._dialogs, self._show, self._menu = desk, dialogs, show, menu

    def open_if_needed(self) -> None:
        """A secret choice before a shared screen is made behind a curtain."""
        if self._desk.needs_curtain():
            self.open(lambda: None, may_leave=False)

    def open(self, afterwards: Callable[[], None], *, may_leave: bool = True) -> None:
        """Ask the others to look away; then the player to act looks, and goes on with ``afterwards``."""

        def ready() -> None:
            self._desk.set_private_view()
            self._show()
            afterwards()

        seat = self._desk.seat
        if seat is not None:
            self._dialogs.curtain(seat, ready, may_leave=may_leave, menu=self._menu)

    def close(self) -> bool:
        """The player has finished looking at secrets. False if nobody was."""
        if not self._desk.private_view:
            return False
        self._desk.set_private_view(False)
        self._show()
        self.open_if_needed()
        return True
