"""The curtain before a secret: names who should look and shows nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art.drapery import curtain
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.balanced_text import BalancedText
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.footer import KeyHint
from game.ui.widgets.labels import Gap, Heading, PictureLabel
from game.ui.widgets.page import WidgetPage
from game.ui.widgets.widget import Mood, Widget

_APART = " · "
_EMBLEM, _BUTTON = 140, 800
"""The height of the player's emblem and the width of the button at the usual text size, in design units."""
_CLEAR = 12
"""Below the button, whose shine ends before the line of the frame."""
_LARGER, _BESIDE = 1.25, 0.3
"""The name in relation to the words below it, and how far it stands from the emblem in em, at larger text."""


class TightText(BalancedText):
    """Large words closer together."""

    pitch = 1.2


class Bearer(Heading):
    """At larger text the name beside its emblem: both are larger than any words below, in little height.

    Args:
        name: the player's.
        symbol: draws the emblem.
    """

    def __init__(self, name: str, symbol: Callable[[Services, int, int], pygame.Surface]) -> None:
        super().__init__(name, align="center")
        self._name, self._symbol = name, symbol

    def height(self, ui: Services, width: int) -> int:
        """That of the emblem, which is no smaller than at the usual text size."""
        return max(ui.metrics.units(_EMBLEM), round(1.4 * self.em(ui)))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the two in the middle of the line; a long name is written smaller."""
        high, apart = self.rect.h, round(_BESIDE * self.em(ui))
        emblem = self._symbol(ui, high, high)
        free = self.rect.w - emblem.get_width() - apart
        name = ui.writer.fit(self._name, self.em(ui), self.color(ui), free, self.weight)
        both = self.rect.copy()
        both.w = emblem.get_width() + apart + name.get_width()
        both.centerx = self.rect.centerx
        for part, at in ((emblem, both.left), (name, both.right - name.get_width())):
            place = part.get_rect(left=at, centery=both.centery)
            canvas.blit(part, ui.metrics.mirror(place, both))

    def em(self, ui: Services) -> int:
        """Larger than the words below it, at every text size."""
        return round(ui.metrics.text(ui.theme.fonts.body) * _LARGER)


class CurtainScene(WidgetPage):
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
        below = Column([ready, Gap(_CLEAR)], gap=0, width=_BUTTON)
        if self.ui.metrics.text_scale > 1:  # closer together, so that all of it is seen
            close = [TightText(words, align="center") for words in ([_APART.join(told)] if told else [])]
            close.append(TightText(look, align="center"))
            return Column([Column([Bearer(self._name, self._symbol), *close], gap=10), below], gap=44)
        lines = [BalancedText(words, align="center") for words in told]
        lines.append(BalancedText(look, align="center"))
        name = Heading(self._name, align="center")
        return Column([Column([PictureLabel(self._symbol, _EMBLEM), name, *lines], gap=26), below], gap=56)

    def hints(self) -> list[KeyHint]:
        """The ways to the pause and back, where there are such."""
        hints = [KeyHint("menu", text("pause-title"))] if self._on_menu is not None else []
        return hints + ([KeyHint("back", text("curtain-leave"))] if self._on_leave is not None else [])

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
