"""Curtains and looks behind them: how a secret is shown on a screen that all can see."""

from __future__ import annotations

from collections.abc import Callable

from game.desk.desk import Desk
from game.ui.play.asides import Asides


class Veils:
    """Shows a player's secrets to that player alone.

    Args:
        desk: whose choice it is.
        asides: opens the curtain.
        show: called when other eyes see the table.
        menu: what the curtain's menu button does.
    """

    def __init__(
        self, desk: Desk, asides: Asides, show: Callable[[], None], menu: Callable[[], None]
    ) -> None:
        self._desk, self._asides, self._show, self._menu = desk, asides, show, menu

    def draw_if_needed(self) -> None:
        """A secret choice before a shared screen is made behind a curtain."""
        if self._desk.needs_curtain():
            self.draw(lambda: None, may_leave=False)

    def draw(self, afterwards: Callable[[], None], *, may_leave: bool = True) -> None:
        """Ask the others to look away; then the player to act looks, and goes on with ``afterwards``."""

        def ready() -> None:
            self._desk.unveil()
            self._show()
            afterwards()

        seat = self._desk.seat
        if seat is not None:
            self._asides.curtain(seat, ready, may_leave=may_leave, menu=self._menu)

    def close(self) -> bool:
        """The player has finished looking at secrets. False if nobody was."""
        if not self._desk.private:
            return False
        self._desk.unveil(False)
        self._show()
        self.draw_if_needed()
        return True
