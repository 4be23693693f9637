"""The curtain before a secret: names who should look and shows nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.drapery import curtain
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.footer import Hint
from game.ui.widgets.labels import Heading, Paragraph, Picture
from game.ui.widgets.page import Page
from game.ui.widgets.widget import Widget
from game.ui.widgets.widget_scene import RunningHead

_APART = " · "


class Close(Paragraph):
    """Large words closer together."""

    pitch = 1.2


class CurtainScene(Page):
    """Covers the whole table until the named player confirms; then it goes and calls ``on_ready``.

    Args:
        services: the program's services.
        name: the player who should look.
        style: the player's seat style.
        on_ready: called once the curtain has been taken off the stack.
        on_menu: called for the menu button (the play scene pushes its pause); None: no menu here.
        device: the only pad that may confirm, with own pads; keyboard, mouse and touch may always. None: any.
        on_leave: called after Back has taken the curtain off; None: the player has to look.
        purpose: gives what everybody may know of it: the round, and what is asked of the player behind it;
            None: nothing is asked.
        wanted: whether there is still something behind it for that player, asked when what lay above is gone:
            seats may have changed hands there. A curtain that is not wanted goes without a call.
    """

    panel = "dialog"
    width = 900
    closes = False

    def __init__(
        self,
        services: Services,
        name: str,
        style: int,
        on_ready: Callable[[], object],
        on_menu: Callable[[], object] | None = None,
        device: str | None = None,
        on_leave: Callable[[], object] | None = None,
        purpose: Callable[[], Sequence[str]] | None = None,
        wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(services)
        self._on_leave, self._purpose, self._wanted = on_leave, purpose, wanted
        self._name, self._style = name, style
        self._on_ready, self._on_menu, self._device = on_ready, on_menu, device

    def on_uncover(self) -> None:
        """Whoever it names may be asked no longer."""
        super().on_uncover()
        if not self._wanted():
            self.stack.pop(self)

    def build(self) -> Widget:
        """The player's symbol and name, what it is for, the request, and the button."""
        ready = Button("ready", text("curtain-ready", name=self._name), self._ready, kind="primary")
        look = text("curtain-look", name=self._name)
        told = self._purpose() if self._purpose else ()
        if self.ui.metrics.text_scale > 1:  # closer together, so that all of it is seen
            close = [Close(words, align="center") for words in ([_APART.join(told)] if told else [])]
            close.append(Close(look, align="center"))
            return Column([Picture(self._symbol, 90), RunningHead(self._name), *close, ready], gap=20)
        lines = [Paragraph(words, align="center") for words in told]
        lines.append(Paragraph(look, align="center"))
        return Column(
            [Picture(self._symbol, 140), Heading(self._name, align="center"), *lines, ready], gap=26
        )

    def hints(self) -> list[Hint]:
        """The ways to the pause and back, where there are such."""
        hints = [Hint("menu", text("pause-title"))] if self._on_menu is not None else []
        return hints + ([Hint("back", text("curtain-leave"))] if self._on_leave is not None else [])

    def on_hint(self, action: str) -> None:
        """The hint was tapped."""
        if action == "menu":
            self._menu()
        elif action == "back":
            self._leave()

    def other(self, intent: Intent) -> bool:
        """Another player's pad does not lift the curtain; every device may pause."""
        match intent:
            case intents.Back() if self._on_leave is not None:
                self._leave()
                return True
            case intents.Menu() | intents.Back():
                self._menu()
                return True
            case intents.Confirm(device=device):
                return device.startswith("pad:") and self._device not in (None, device) and self._there()
        return False

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """The closed curtain: the same picture for everybody."""
        canvas.blit(curtain(self.ui.artist, canvas.get_size(), self.ui.theme.palette), (0, 0))

    def _there(self) -> bool:
        """Whether the only pad that may confirm is still plugged in; if not, nobody is locked out."""
        return self._device is not None and self.ui.hub.pad(self._device) is not None

    def _ready(self) -> None:
        self.stack.pop(self)
        self._on_ready()

    def _leave(self) -> None:
        if self._on_leave is not None:
            self.stack.pop(self)
            self._on_leave()

    def _menu(self) -> None:
        if self._on_menu is not None:
            self._on_menu()

    def _symbol(self, ui: Services, width: int, height: int) -> pygame.Surface:
        style = ui.theme.seat_colors[self._style % len(ui.theme.seat_colors)]
        return ui.artist.icon(style.symbol, height, style.color)
