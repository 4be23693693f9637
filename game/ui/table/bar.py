"""The bar below the table: who is to act and what they may do, what was done last, and the buttons."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.art.frames import button_ink
from game.art.seats import SeatStyle
from game.ui.services import Services
from game.ui.table.compositor import Item
from game.ui.widgets.glyphs import draw_glyph

BUTTONS = ("undo", "history", "menu")
"""The icons of the buttons at the end of the bar, in reading order."""


@dataclass(frozen=True, slots=True)
class BarText:
    """What the bar says.

    Attributes:
        style: of the player to act; None when nobody is.
        prompt: who is to act and what is asked.
        last: what was done last, a sentence for each thing told.
        hints: actions with a glyph, as (action of the bindings, word).
        private: only the player to act should be looking.
        reserved: pixels before the bar's buttons that something else takes.
    """

    style: SeatStyle | None
    prompt: str
    last: tuple[str, ...]
    hints: tuple[tuple[str, str], ...]
    private: bool = False
    reserved: int = 0


class Bar:
    """Lays out and draws the bar.

    Args:
        services: the program's services.
        rect: where it lies.
    """

    def __init__(self, services: Services, rect: pygame.Rect) -> None:
        self._services = services
        self.rect = rect
        side = min(rect.h, services.metrics.units(92))
        gap = services.metrics.units(12)
        self.buttons: dict[str, pygame.Rect] = {}
        for number, name in enumerate(reversed(BUTTONS)):
            left = rect.right - side - number * (side + gap)
            place = pygame.Rect(left, rect.centery - side // 2, side, side)
            self.buttons[name] = services.metrics.mirror(place, rect)
        self._room = rect.w - len(BUTTONS) * (side + gap) - gap
        self.free = services.metrics.mirror(pygame.Rect(rect.left, rect.top, self._room, rect.h), rect)
        self._shown: tuple[object, Item] | None = None
        self._faces: dict[tuple[str, str], pygame.Surface] = {}

    def items(self, text: BarText, focus: str | None, disabled: frozenset[str]) -> list[Item]:
        """The bar's words, and its buttons; ``focus`` is the button in focus, if one is."""
        key = (text, self._services.hub.last_device)
        if self._shown is None or self._shown[0] != key:
            self._shown = (key, Item(self._draw(text), self.rect.topleft))
        return [self._shown[1], *(self._button(name, focus, disabled) for name in BUTTONS)]

    def _button(self, name: str, focus: str | None, disabled: frozenset[str]) -> Item:
        rect = self.buttons[name]
        state = "disabled" if name in disabled else "focused" if name == focus else "normal"
        if (name, state) not in self._faces:
            self._faces[name, state] = self._draw_button(name, rect.size, state)
        return Item(self._faces[name, state], rect.topleft)

    def _draw_button(self, name: str, size: tuple[int, int], state: str) -> pygame.Surface:
        services, palette = self._services, self._services.theme.palette
        face = services.artist.button(size, state, palette, services.metrics.k).copy()
        icon = services.artist.icon(name, round(size[1] * 0.55), button_ink(state, palette))
        face.blit(icon, icon.get_rect(center=face.get_rect().center))
        return face

    def _draw(self, text: BarText) -> pygame.Surface:
        services, metrics = self._services, self._services.metrics
        picture = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        whole = picture.get_rect()
        pad, row = metrics.units(16), self.rect.h // 2
        start = 0
        if text.style:
            side = round(self.rect.h * 0.8)
            place = pygame.Rect(0, (self.rect.h - side) // 2, side, side)
            icon = "eye" if text.private else text.style.symbol
            picture.blit(services.artist.icon(icon, side, text.style.color), metrics.mirror(place, whole))
            start = side + pad
        fonts = services.theme.fonts
        large = min(metrics.text(fonts.body), round(row * 0.8))
        small = min(metrics.text(fonts.small), round(row * 0.76))
        measure = services.writer.measure
        longest = max(
            [measure(text.prompt, large, "bold")[0], *(measure(line, small)[0] for line in text.last)]
        )
        end = self._room - text.reserved
        hints = self._fitting_hints(text.hints, end - start - longest - pad)
        room = end - start - (hints.get_width() + pad if hints else 0)
        if hints:
            place = hints.get_rect(left=end - hints.get_width(), centery=self.rect.h // 2)
            picture.blit(hints, metrics.mirror(place, whole))
        for label, centre in self._lines(text, large, small, room):
            picture.blit(label, metrics.mirror(label.get_rect(left=start, centery=centre), whole))
        return picture

    def _lines(self, text: BarText, large: int, small: int, room: int) -> list[tuple[pygame.Surface, int]]:
        """The words with the height of their middle. A long question takes the place of the last action."""
        writer, palette, row = self._services.writer, self._services.theme.palette, self.rect.h // 2
        if writer.measure(text.prompt, round(large * 0.8), "bold")[0] > room:
            return [(self._wrapped(text.prompt, small, room), row)]
        prompt = writer.fit(text.prompt, large, palette.on_dark, room, "bold")
        last = writer.fit(self._latest(text.last, small, room), small, palette.on_dark_soft, room)
        return [(prompt, row // 2), (last, row + row // 2)]

    def _wrapped(self, prompt: str, em: int, room: int) -> pygame.Surface:
        """A long question on several lines, as large as the bar's height allows."""
        writer, color = self._services.writer, self._services.theme.palette.on_dark
        while True:
            em = round(em * 0.92)
            asked = writer.paragraph(prompt, em, color, room, "bold")
            if asked.get_height() <= self.rect.h or em <= self._services.metrics.units(20):
                return asked

    def _latest(self, lines: tuple[str, ...], em: int, room: int) -> str:
        """As many of the last things told as fit, the newest in any case."""
        for first in range(len(lines)):
            words = " ".join(lines[first:])
            if self._services.writer.measure(words, em)[0] <= room:
                return words
        return lines[-1] if lines else ""

    def _fitting_hints(self, hints: tuple[tuple[str, str], ...], room: int) -> pygame.Surface | None:
        """As many hints as fit beside the words, but always the first two: a long question wraps for them."""
        for count in range(len(hints) + len(hints) % 2, 0, -2):
            picture = self._draw_hints(hints[:count])
            if picture and (picture.get_width() <= room or count == 2):
                return picture
        return None

    def _draw_hints(self, hints: tuple[tuple[str, str], ...]) -> pygame.Surface | None:
        """Glyphs of the device in use with words, two rows."""
        parts = [part for action, word in hints if (part := self._hint(action, word)) is not None]
        if not parts:
            return None
        gap = self._services.metrics.units(20)
        columns = [parts[at : at + 2] for at in range(0, len(parts), 2)]
        widths = [max(part.get_width() for part in column) for column in columns]
        picture = pygame.Surface((sum(widths) + gap * (len(widths) - 1), self.rect.h), pygame.SRCALPHA)
        whole, x, row = picture.get_rect(), 0, self.rect.h // 2
        for column, width in zip(columns, widths, strict=True):
            for number, part in enumerate(column):
                place = part.get_rect(left=x, centery=row * number + row // 2)
                picture.blit(part, self._services.metrics.mirror(place, whole))
            x += width + gap
        return picture

    def _hint(self, action: str, word: str) -> pygame.Surface | None:
        services = self._services
        glyph = services.hub.glyph(action)
        if glyph is None:
            return None
        em = min(services.metrics.text(services.theme.fonts.small), round(self.rect.h * 0.36))
        icon = draw_glyph(services, glyph, round(em * 0.8))
        label = services.writer.line(word, em, services.theme.palette.on_dark_soft)
        gap = services.metrics.units(8)
        size = (icon.get_width() + gap + label.get_width(), max(icon.get_height(), label.get_height()))
        picture = pygame.Surface(size, pygame.SRCALPHA)
        whole = picture.get_rect()
        for part, left in ((icon, 0), (label, icon.get_width() + gap)):
            place = part.get_rect(left=left, centery=whole.centery)
            picture.blit(part, services.metrics.mirror(place, whole))
        return picture
