"""Buttons, and the face that everything which can be focused shares with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.art.drawing import Drawing, star
from game.art.frames import button_ink
from game.art.palette import Color
from game.rules.kernel.text import Text, text
from game.ui.services import Services
from game.ui.text.fonts import Weight
from game.ui.widgets.widget import Mood, Widget, Words, resolved

Kind = Literal["normal", "primary", "danger", "quiet"]
_PAD_X, _PAD_Y = 36, 8
_LOWEST = 76
_LONGEST = 9
_CONFIRMING = ("primary", "danger")
"""The kinds of buttons that are larger for fingers."""
_STAR = 26
"""Design units of a star beside the words."""
_STAR_GAP = 9
"""Design units between the star and words or rim."""


class Pressable(Widget):
    """The base of what takes the focus: it has a face that shows focus by size, outline and brightness."""

    def __init__(self, id: str, *, enabled: bool = True) -> None:
        super().__init__(id)
        self.enabled = enabled

    @property
    def focusable(self) -> bool:
        """Whether it is enabled: nothing dead ever takes the focus."""
        return self.enabled

    def state(self, mood: Mood) -> str:
        """Which of the artist's faces it wears."""
        if not self.enabled:
            return "disabled"
        if mood.pressed == self.id:
            return "pressed"
        return "focused" if mood.focus == self.id else "normal"

    def draw_face(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> Color:
        """Draw the face, larger and glowing in focus; returns the colour for what is written on it."""
        state, k, palette = self.state(mood), ui.metrics.k, ui.theme.palette
        rect = self.rect
        if mood.focus == self.id:
            rect = rect.inflate(ui.metrics.units(12), ui.metrics.units(8))
            if mood.outlined:
                reach = ui.metrics.units(12)
                glow = ui.artist.glow(rect.size, ui.metrics.units(8), palette.focus, reach)
                canvas.blit(glow, rect.inflate(2 * reach, 2 * reach))
        canvas.blit(ui.artist.button(rect.size, state, palette, k), rect)
        return button_ink(state, palette)


class Button(Pressable):
    """Something to press.

    Args:
        id: its name for the focus.
        words: what is written on it; it wraps rather than being cut.
        on_press: what it does.
        icon: name of an icon before the words.
        kind: "primary" for what most people want, "danger" for what cannot be undone, "quiet" without face.
        enabled: otherwise it is dim and cannot be focused.
        hint: what Confirm does, in the line of hints.
    """

    tight = 0

    def __init__(
        self,
        id: str,
        words: Words,
        on_press: Callable[[], object],
        *,
        icon: str | None = None,
        kind: Kind = "normal",
        enabled: bool = True,
        hint: Words | None = None,
    ) -> None:
        super().__init__(id, enabled=enabled)
        self.words = words
        self.kind = kind
        self.hint = hint if hint is not None and not isinstance(hint, str) else text("hint-choose")
        self._press = on_press
        self._icon = icon

    def natural(self, ui: Services) -> int:
        """The words on one line; long ones on two, rather than pushing others aside."""
        words, size = resolved(ui, self.words), self.em(ui)
        longest = max(ui.writer.measure(word, size, self.weight)[0] for word in words.split(" "))
        line = ui.writer.measure(words, size, self.weight)[0]
        width = max(longest, min(line, max(round(line * 0.6), size * _LONGEST)))
        return width + self._aside(ui) + 2 * ui.metrics.units(_PAD_X)

    def height(self, ui: Services, width: int) -> int:
        """The wrapped words, and never too low for a finger."""
        text_height = ui.writer.paragraph_height(
            resolved(ui, self.words), self.em(ui), self.room(ui, width), self.weight
        )
        metrics = ui.metrics
        return max(
            metrics.pressed(_LOWEST),
            metrics.confirming if self.kind in _CONFIRMING else 0,
            text_height + 2 * ui.metrics.units(_PAD_Y) - ui.metrics.units(self.tight),
        )

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw face, icon and words."""
        normal, palette = self.state(mood) == "normal", ui.theme.palette
        bare = self.kind == "quiet" and normal
        ink = palette.on_dark_soft if bare else self.draw_face(ui, canvas, mood)
        if normal:
            # Bright faces belong to the focus alone, so what most people want is marked by its words.
            ink = {"danger": palette.danger, "primary": palette.brass_light}.get(self.kind, ink)
        words, room = resolved(ui, self.words), self.room(ui, self.rect.w)
        made = ui.writer.paragraph(words, self.em(ui), ink, room, self.weight, "center")
        area = made.get_rect(centery=self.rect.centery, left=self.rect.left + ui.metrics.units(_PAD_X))
        area.left += self._aside(ui)
        canvas.blit(made, ui.metrics.mirror(area, self.rect))
        if self._icon is not None:
            self._draw_icon(ui, canvas, ink, self._icon)
        elif self.kind == "primary":
            self._draw_stars(ui, canvas, ink)

    def confirm(self, ui: Services) -> None:
        """Press it."""
        if self.enabled:
            ui.sound.play("confirm")
            self._press()

    def _draw_stars(self, ui: Services, canvas: pygame.Surface, ink: Color) -> None:
        """A star on either side of the words, in the middle of what these leave if that is little."""
        size, gap = ui.metrics.units(_STAR), ui.metrics.units(_STAR_GAP)
        words = ui.writer.measure(resolved(ui, self.words), self.em(ui), self.weight)[0]
        free = (self.rect.w - words) // 2
        if free >= size + 2 * gap:
            away = words // 2 + min(ui.metrics.units(_PAD_X), free // 2)
            made = ui.artist.svg(_star(ink), (size, size))
            for x in (self.rect.centerx - away, self.rect.centerx + away):
                canvas.blit(made, made.get_rect(center=(x, self.rect.centery)))

    def _draw_icon(self, ui: Services, canvas: pygame.Surface, ink: Color, name: str) -> None:
        size = self.em(ui)
        left = self.rect.left + ui.metrics.units(_PAD_X)
        area = pygame.Rect(left, self.rect.centery - size // 2, size, size)
        canvas.blit(ui.artist.icon(name, size, ink), ui.metrics.mirror(area, self.rect))

    @property
    def weight(self) -> Weight:
        """How bold its words are."""
        return "bold" if self.kind == "primary" else "medium"

    def em(self, ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.body)

    def _aside(self, ui: Services) -> int:
        return self.em(ui) + ui.metrics.units(16) if self._icon is not None else 0

    def room(self, ui: Services, width: int) -> int:
        """The width for its words where it is ``width`` wide."""
        return max(self.em(ui), width - self._aside(ui) - 2 * ui.metrics.units(_PAD_X))


class Further(Button):
    """A way on from here. It grows less than the text, as titles do: what the page shows needs the room."""

    def em(self, ui: Services) -> int:
        """Up to half as large again."""
        return further(ui)


class ArrowButton(Pressable):
    """To what comes before or after.

    Args:
        id: its name for the focus.
        on_press: what it does.
        onward: to what comes after.
        hint: what Confirm does, in the line of hints.
    """

    def __init__(self, id: str, on_press: Callable[[], object], *, onward: bool, hint: Text) -> None:
        super().__init__(id)
        self.hint = hint
        self._press, self._onward = on_press, onward

    def natural(self, ui: Services) -> int:
        """A little wider than high."""
        return round(self.height(ui, 0) * 1.08)

    def height(self, ui: Services, width: int) -> int:
        """As of a button with words."""
        return max(ui.metrics.pressed(_LOWEST), ui.writer.height(further(ui)) + 2 * ui.metrics.units(_PAD_Y))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the face, and the arrow where reading goes."""
        made = ui.artist.icon("chevron", further(ui), self.draw_face(ui, canvas, mood))
        made = pygame.transform.flip(made, self._onward == ui.metrics.rtl, flip_y=False)
        canvas.blit(made, made.get_rect(center=self.rect.center))

    def confirm(self, ui: Services) -> None:
        """Press it."""
        self._press()


def further(ui: Services) -> int:
    """The em size in pixels of what grows less than the text: up to half as large again."""
    return min(ui.metrics.text(ui.theme.fonts.body), ui.metrics.print(ui.theme.fonts.body * 1.5))


def _star(color: Color) -> str:
    drawing = Drawing(24, 24)
    drawing.polygon(star((12, 12), 11, 7.8, 8), color)
    return drawing.svg()
