"""The pause above a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from game.rules.kernel.rules import OptionValue
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.services import Services
from game.ui.widgets.boxes import Column, Row
from game.ui.widgets.button import Button, Kind
from game.ui.widgets.dialog import Overlay
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.widget import Widget

Call = Callable[[], object]


class PauseScene(Overlay):
    """The match stands still. Every choice takes the pause off the stack first and then calls back.

    Rules help and settings are the exception: they open above the pause, which stays beneath.

    Args:
        services: the program's services.
        title: id of the title that is played, for its rules help.
        topic: what its rules help opens with.
        options: of the match, for its rules help.
        on_resume: go on.
        on_undo: take the last step back; None: not possible now.
        on_redo: do it again; None: not possible now.
        on_restart_turn: back to the turn's start; None: not possible now.
        on_history: show the history.
        on_players: who moves which seat.
        on_quit: leave for the menu; the match is saved at every action.
    """

    title = text("pause-title")
    width = 760

    def __init__(
        self,
        services: Services,
        title: str,
        *,
        topic: str = "",
        options: Mapping[str, OptionValue] = MappingProxyType({}),
        on_resume: Call,
        on_undo: Call | None,
        on_redo: Call | None,
        on_restart_turn: Call | None,
        on_history: Call,
        on_players: Call,
        on_quit: Call,
    ) -> None:
        super().__init__(services)
        self._game, self._topic, self._options = title, topic, options
        self._resume, self._quit, self._history = on_resume, on_quit, on_history
        self._players = on_players
        self._undo, self._redo, self._restart_turn = on_undo, on_redo, on_restart_turn

    def build(self) -> Widget:
        """Going on first, leaving last."""
        return Column(
            [
                self._button("resume", self._resume, "primary"),
                Row([self._button("undo", self._undo), self._button("redo", self._redo)]),
                self._button("restart-turn", self._restart_turn),
                Row([self._button("history", self._history), self._button("players", self._players)]),
                Row([self._above("rules", self._show_rules), self._above("settings", self._show_settings)]),
                self._button("quit", self._quit),
                Paragraph(text("pause-saved"), align="center", soft=True),
            ]
        )

    def back(self) -> None:
        """Go on."""
        self._leave(self._resume)

    def other(self, intent: Intent) -> bool:
        """The button that opened the pause closes it too."""
        if isinstance(intent, intents.Menu):
            self.back()
            return True
        return False

    def _button(self, name: str, call: Call | None, kind: Kind = "normal") -> Button:
        def press() -> None:
            if call is not None:
                self._leave(call)

        return Button(name, text(f"pause-{name}"), press, kind=kind, enabled=call is not None)

    def _above(self, name: str, call: Call) -> Button:
        return Button(name, text(f"pause-{name}"), call)

    def _leave(self, call: Call) -> None:
        self.stack.pop(self)
        call()

    def _show_rules(self) -> None:
        scene = RulesHelpScene(self.ui, self._game, over_table=True, topic=self._topic, options=self._options)
        self.stack.push(scene)

    def _show_settings(self) -> None:
        self.stack.push(SettingsScene(self.ui, over_table=True))
