"""A seated pad vanished in the middle of a match."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.widget import Widget


class PadLostScene(ModalPage):
    """The match waits until the pad is back or another device takes over.

    Plugging a pad in takes over, and so does a button on any device: nobody can be locked out.

    Args:
        services: the program's services.
        name: the player whose pad it was.
        on_resume: called with the device that takes over, after the dialog has gone.
    """

    title = text("pad-lost-title")
    width = 900
    closes = False

    def __init__(self, services: Services, name: str, on_resume: Callable[[str], None]) -> None:
        super().__init__(services)
        self._name = name
        self._on_resume = on_resume

    def build(self) -> Widget:
        """What happened and what to do."""
        words = text("pad-lost-text", name=self._name)
        button = Button("take-over", text("pad-lost-take-over"), self._here, kind="primary")
        return Column([Paragraph(words, align="center"), button], gap=32)

    def other(self, intent: Intent) -> bool:
        """Whichever device speaks up takes over."""
        match intent:
            case intents.DeviceJoined() | intents.Confirm() | intents.Back() | intents.Menu():
                self._take_over(intent.device)
                return True
        return False

    def _here(self) -> None:
        self._take_over(self.ui.hub.last_device)

    def _take_over(self, device: str) -> None:
        self.ui.sound.play("confirm")
        self.stack.pop(self)
        self._on_resume(device)
