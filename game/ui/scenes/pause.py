"""The pause above a match."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.scenes.scene import Scene
from game.ui.services import Services


class PauseScene(Scene):
    """The match stands still. Every choice takes the pause off the stack first and then calls back.

    Rules help and settings are the exception: they open above the pause, which stays beneath.

    Args:
        services: the program's services.
        title: id of the title that is played, for its rules help.
        on_resume: go on.
        on_undo: take the last step back; None: not possible now.
        on_redo: do it again; None: not possible now.
        on_restart_turn: back to the turn's start; None: not possible now.
        on_history: show the history.
        on_quit: leave for the menu; the match is saved at every action.
    """

    def __init__(
        self,
        services: Services,
        title: str,
        *,
        on_resume: Callable[[], None],
        on_undo: Callable[[], None] | None,
        on_redo: Callable[[], None] | None,
        on_restart_turn: Callable[[], None] | None,
        on_history: Callable[[], None],
        on_quit: Callable[[], None],
    ) -> None:
        self.services = services
