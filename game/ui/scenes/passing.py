"""What lies over the table until somebody presses anything."""

from __future__ import annotations

from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scene import Scene
from game.ui.services import Services

_PRESSES = (
    *(intents.Confirm, intents.Back, intents.Menu, intents.Release, intents.Labels, intents.Nav),
    *(intents.Cycle, intents.Page, intents.Hint, intents.History, intents.Undo),
)


class PassingScene(Scene):
    """A table that goes on once this is gone. A press takes it away and does nothing else.

    Args:
        services: the program's services.
    """

    opaque = False
    turns = False
    close = ""
    """The focus id of the whole table: a press anywhere takes it away."""

    def __init__(self, services: Services) -> None:
        self._ui = services

    def focusables(self) -> list[Focusable]:
        """The whole table."""
        return [Focusable(self.close, self._ui.metrics.safe)]

    def focus(self) -> str | None:
        """The whole table."""
        return self.close

    def handle(self, intent: Intent) -> None:
        """Any press takes it away."""
        if isinstance(intent, _PRESSES):
            self.leave()

    def leave(self) -> None:
        """Go."""
        self.stack.pop(self)
