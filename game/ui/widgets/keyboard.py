"""Keys on the screen, for names written with a pad, a mouse or a finger; English and Persian."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match.names import NAME_LIMIT
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.services import Services
from game.ui.widgets.boxes import Box, Column
from game.ui.widgets.button import Pressable
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.field import TextField
from game.ui.widgets.footer import KeyHint
from game.ui.widgets.page import WidgetPage
from game.ui.widgets.widget import Mood, Widget, Words, resolved

LAYOUTS: dict[str, tuple[str, ...]] = {
    "en": ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-_."),
    "fa": ("۱۲۳۴۵۶۷۸۹۰", "ضصثقفغعهخحجچ", "شسیبلاتنمکگء", "ظطزژرذدپوؤئآ"),
}
"""The rows of each language's keyboard as it is known; not mirrored. Capitals where there are any."""
ZWNJ = "\u200c"


class Key(Pressable):
    """One key. ``share`` is its width compared with a letter's."""

    def __init__(self, id: str, words: Words, on_press: Callable[[], object], share: int = 1) -> None:
        super().__init__(id)
        self.hint = text("hint-type")
        self.words = words
        self.share = share
        self._press = on_press

    def height(self, ui: Services, width: int) -> int:
        """High enough for a finger; not as high as large text likes, for all rows must be seen."""
        return max(ui.metrics.pressed(72), min(ui.metrics.units(86), ui.writer.height(self.em(ui))))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw face and letter."""
        ink = self.draw_face(ui, canvas, mood)
        made = ui.writer.fit(
            resolved(ui, self.words), self.em(ui), ink, self.rect.w - ui.metrics.units(12), "medium"
        )
        canvas.blit(made, made.get_rect(center=self.rect.center))

    def confirm(self, ui: Services) -> None:
        """Press it."""
        ui.sound.play("move")
        self._press()

    def em(self, ui: Services) -> int:
        """The em size of the text in pixels."""
        return min(ui.metrics.text(ui.theme.fonts.body), ui.metrics.units(64))


class KeyRow(Box):
    """Keys side by side, from left to right in every language."""

    def __init__(self, keys: list[Key]) -> None:
        super().__init__(keys, gap=8)
        self._keys = keys

    def height(self, ui: Services, width: int) -> int:
        """The height of a key."""
        return self._keys[0].height(ui, width)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Share the width out."""
        super().place(ui, rect)
        gap, shares = ui.metrics.units(self.gap), sum(key.share for key in self._keys)
        room = rect.w - gap * (len(self._keys) - 1)
        used = 0
        for number, key in enumerate(self._keys):
            left = rect.left + room * used // shares + gap * number
            used += key.share
            right = rect.left + room * used // shares + gap * number
            key.place(ui, pygame.Rect(left, rect.top, right - left, rect.h))


class OnScreenKeyboard(ModalPage):
    """Keys on the screen and the line they write. A real keyboard writes into it too.

    Args:
        services: as for every scene.
        label: what is asked for.
        value: what is written so far; the first letter takes its place.
        on_done: given the text when it is finished; not called when Back gives up.
        limit: the most characters.
    """

    width = 1320

    def __init__(
        self,
        services: Services,
        label: Words,
        value: str,
        on_done: Callable[[str], object],
        limit: int = NAME_LIMIT,
    ) -> None:
        super().__init__(services)
        self._line = _Line(label, value, limit)
        self._on_done = on_done
        self._lang = services.catalogue.lang if services.catalogue.lang in LAYOUTS else "en"
        self._capitals = not value
        self.ring.id = f"key-{LAYOUTS[self._lang][1][0]}"

    @property
    def value(self) -> str:
        """What is written so far."""
        return self._line.field.value

    def build(self) -> Widget:
        """The line and the rows of keys."""
        rows: list[Widget] = [self._line]
        rows += [KeyRow([self._letter(char) for char in row]) for row in LAYOUTS[self._lang]]
        other = next(lang for lang in LAYOUTS if lang != self._lang)
        extra = (
            Key("key-shift", text("keyboard-shift"), self._shift, 3)
            if self._lang == "en"
            else Key("key-zwnj", text("keyboard-half-space"), lambda: self._write(ZWNJ), 3)
        )
        rows.append(
            KeyRow(
                [
                    extra,
                    Key("key-language", text(f"keyboard-letters-{other}"), lambda: self._switch(other), 3),
                    Key("key-space", text("keyboard-space"), lambda: self._write(" "), 5),
                    Key("key-erase", text("keyboard-erase"), self._erase, 3),
                    Key("key-done", text("keyboard-done"), self._done, 3),
                ]
            )
        )
        return Column(rows, gap=8)

    def hints(self) -> list[KeyHint]:
        """What the other buttons do."""
        return [KeyHint("undo", text("hint-erase")), KeyHint("menu", text("hint-done"))]

    def on_hint(self, action: str) -> None:
        """A hint was tapped."""
        if action == "undo":
            self._erase()
        elif action == "menu":
            self._done()

    def other(self, intent: Intent) -> bool:
        """What is typed on a real keyboard, and the shortcuts."""
        match intent:
            case intents.Type(text=typed, erase=erase):
                # Who types on real keys ends with Enter, instead of pressing the key on the screen.
                self.ring.visible = False
                self._write(typed, erase=erase)
            case intents.Edit(way=way, select=select):
                self._edit(way, select=select)
            case intents.Page(step=step):
                self._edit("right" if step > 0 else "left")
            case intents.Press(pos=pos) if self._line.rect.collidepoint(pos):
                self._line.field.point(self.ui, pos)
            case intents.Point(pos=pos, held=True) if self._line.rect.collidepoint(pos):
                self._line.field.point(self.ui, pos, select=True)
            case intents.Undo():
                self._erase()
            case intents.Menu():
                self._done()
            case intents.Confirm(device="keyboard") if not self.ring.visible:
                self._done()
            case _:
                return False
        return True

    def on_enter(self) -> None:
        """A real keyboard may write here."""
        super().on_enter()
        self.ui.hub.text_mode = True

    def _note(self) -> None:
        super()._note()
        self.ui.hub.text_mode = True

    def _letter(self, char: str) -> Key:
        shown = char.upper() if self._capitals and self._lang == "en" else char
        return Key(f"key-{char}", shown, lambda: self._write(shown))

    def _write(self, typed: str, *, erase: bool = False) -> None:
        self._line.field.write(typed, erase)
        self._seen()

    def _edit(self, way: str, *, select: bool = False) -> None:
        self._line.field.edit(way, select=select)
        self._seen()

    def _seen(self) -> None:
        """Show the line as it is now; a name, and each word of an English one, begins with a capital."""
        line = self._line.field.line
        before = line.text[: line.selection[0]]
        self._capitals = not before or (before.endswith(" ") and self._lang == "en")
        self.rebuild()

    def _erase(self) -> None:
        self._write("", erase=True)

    def _shift(self) -> None:
        self._capitals = not self._capitals
        self.rebuild()

    def _switch(self, lang: str) -> None:
        self._lang = lang
        self.rebuild()

    def _done(self) -> None:
        self.ui.sound.play("confirm")
        self.stack.pop(self)
        self._on_done(self.value.strip())


class _Line(Widget):
    """The text that is being written, with its label."""

    def __init__(self, label: Words, value: str, limit: int) -> None:
        super().__init__()
        self.field = TextField("", label, value, lambda _: None, lambda: None, limit=limit)
        self.field.entered()

    def height(self, ui: Services, width: int) -> int:
        """As high as a text field."""
        return self.field.height(ui, width)

    def place(self, ui: Services, rect: pygame.Rect) -> None:
        """Take this place."""
        super().place(ui, rect)
        self.field.place(ui, rect)

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw label and text with its caret."""
        ink = self.field.draw_face(ui, canvas, Mood())
        self.field.draw_words(ui, canvas, ink, active=True)


def open_keyboard(
    page: WidgetPage, label: Words, value: str, on_done: Callable[[str], object], limit: int = NAME_LIMIT
) -> None:
    """Show the keys above ``page``."""
    page.stack.push(OnScreenKeyboard(page.ui, label, value, on_done, limit))
