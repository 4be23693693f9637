"""The pause above a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from game.rules.kernel.rules import OptionValue
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.services import Services
from game.ui.widgets.boxes import Column, RowBox
from game.ui.widgets.button import Button, Kind
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.widget import Widget

Call = Callable[[], object]

_LINES = (
    ("resume",),
    ("undo", "redo"),
    ("restart-turn",),
    ("history", "players"),
    ("rules", "labels", "learn"),
    ("settings", "quit"),
)
_CLOSE = (
    ("resume", "quit"),
    ("undo", "redo", "restart-turn"),
    ("history", "players", "rules"),
    ("labels", "learn", "settings"),
)
"""The choices line by line, going on first, leaving last; larger text has room for fewer lines."""
_WIDTH, _WIDER = 880, 1000


class PauseScene(ModalPage):
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
        on_players: who moves which seat; None: not in a lesson.
        on_learn: to the chapters of its lesson; None: there is none.
        on_labels: show what is what; None: there are no labels.
        on_quit: leave for the menu; the match is saved at every action.
    """

    title = text("pause-title")

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
        on_players: Call | None,
        on_learn: Call | None,
        on_labels: Call | None,
        on_quit: Call,
    ) -> None:
        super().__init__(services)
        self._game, self._topic, self._options = title, topic, options
        self._resume = on_resume
        self._leaving: dict[str, Call | None] = {
            "resume": on_resume,
            "undo": on_undo,
            "redo": on_redo,
            "restart-turn": on_restart_turn,
            "history": on_history,
            "players": on_players,
            "learn": on_learn,
            "labels": on_labels,
            "quit": on_quit,
        }
        self._above: dict[str, Call] = {"rules": self._show_rules, "settings": self._show_settings}

    def build(self) -> Widget:
        """The choices in lines, and that nothing can be lost; larger text has no room to repeat it."""
        close = self.ui.metrics.text_scale > 1
        self.width = _WIDER if close else _WIDTH
        possible = [[name for name in names if self._can(name)] for names in (_CLOSE if close else _LINES)]
        lines = [self._line(names) for names in possible if names]
        assured = [] if close else [Paragraph(text("pause-saved"), align="center", soft=True)]
        return Column([*lines, *assured])

    def back(self) -> None:
        """Go on."""
        self._leave(self._resume)

    def other(self, intent: Intent) -> bool:
        """The button that opened the pause closes it too."""
        if isinstance(intent, intents.Menu):
            self.back()
            return True
        return False

    def _line(self, names: Sequence[str]) -> Widget:
        """Side by side in equal widths, or where more than two share a line, in those of their words."""
        buttons = [self._button(name) for name in names]
        return RowBox(buttons, weights=[1 if len(names) < 3 else each.natural(self.ui) for each in buttons])

    def _button(self, name: str) -> Button:
        kind: Kind = "primary" if name == "resume" else "normal"
        if name in self._above:
            return Button(name, text(f"pause-{name}"), self._above[name], kind=kind)
        press = partial(self._leave, self._leaving[name] or self._resume)
        return Button(name, text(f"pause-{name}"), press, kind=kind)

    def _can(self, name: str) -> bool:
        """Whether there is something for it to do."""
        return name in self._above or self._leaving[name] is not None

    def _leave(self, call: Call) -> None:
        self.stack.pop(self)
        call()

    def _show_rules(self) -> None:
        scene = RulesHelpScene(self.ui, self._game, over_table=True, topic=self._topic, options=self._options)
        self.stack.push(scene)

    def _show_settings(self) -> None:
        self.stack.push(SettingsScene(self.ui, over_table=True))
