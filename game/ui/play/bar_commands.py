"""What the buttons of the bar do, and those that devices have for the same."""

from __future__ import annotations

from collections.abc import Callable

from game.desk.desk import Desk
from game.ui.play.hints import Hints
from game.ui.play.match_dialogs import MatchDialogs, PauseActions
from game.ui.play.taking_back import TakingBack
from game.ui.services import Services


class BarCommands:
    """Carries out the buttons of the bar.

    Args:
        services: the program's services.
        desk: whose choice it is.
        dialogs: what they open.
        back: takes back.
        hints: says what might be done.
        look_away: lets the player to act look at secrets, and goes on then.
    """

    def __init__(
        self,
        services: Services,
        desk: Desk,
        dialogs: MatchDialogs,
        back: TakingBack,
        hints: Hints,
        look_away: Callable[[Callable[[], None]], None],
    ) -> None:
        self._services, self._desk, self._hints, self._look_away = services, desk, hints, look_away
        self._does: dict[str, Callable[[], object]] = {
            "undo": back.undo,
            "redo": desk.redo,
            "history": dialogs.history,
            "menu": lambda: dialogs.pause(PauseActions(back.undo, desk.redo, back.restart_turn)),
            "hint": self._hint,
            "labels": dialogs.labels,
        }

    def press(self, button: str) -> None:
        """A button is pressed."""
        self._does[button]()

    def _hint(self) -> None:
        """What others must not know to be possible may be advised: they look away."""
        choosing, ask = self._desk.seen_choosing, self._hints.ask
        if self._services.settings.hints:
            self._look_away(ask) if choosing and choosing.hidden else ask()
