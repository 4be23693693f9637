"""The bar below the table: the question, the help line, the last action, and buttons.

It is one long file because the places of words, buttons and toast depend on one another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from game.art.frames import button_ink
from game.art.surfaces import transparent
from game.art.writing import write
from game.ui.services import Services
from game.ui.table.bar.hints import draw_hints, wide_of
from game.ui.table.bar.plaque import draw_plaque, plaque_baseline
from game.ui.table.bar.text import BarText
from game.ui.table.bar.words import AIR, BESIDE, CLEAR, GAP, WITHIN, BarWords, foot_of
from game.ui.table.compositor import Item
from game.ui.text.sentences import AIRY, Line, wraps
from game.ui.text.wrapping import BETWEEN
from game.ui.theme import FontSizes, Metrics

BUTTONS = ("hint", "undo", "history", "menu")
"""The icons of the buttons at the end of the bar, in reading order; the first may be switched off."""
ALONG = ("earlier", "later")
"""Buttons whose icons point along the reading direction."""
_GROWTH = 0.33
"""At larger text the bar grows by this share of what its words may: the table needs the room."""
_SIDE = 76
"""Design units of a button."""
_LOWER = 6
"""Design units by which words may reach below the bar."""
_FOOT = 20
"""Design units below that for letters that reach far down."""
_APART = 40
"""Design units between the last action and the hints behind it."""


def bar_height(metrics: Metrics, fonts: FontSizes) -> int:
    """Three lines and a little air at 100 %; at larger text they lie closer, with two rows of buttons."""
    lines = metrics.print(fonts.body) + 2 * metrics.print(fonts.small)
    usual = max(round(lines * AIRY) + metrics.units(8), metrics.units(_SIDE))
    return round(usual * (1 + _GROWTH * (metrics.text_scale - 1)))


class Bar:
    """Lays out and draws the bar.

    Args:
        services: the program's services.
        rect: where it lies.
        names: its buttons, if others than `BUTTONS`.

    Attributes:
        emblem: where the medal of who is asked lies.
        fact: where the round or the goal stands, at the start of the last line.
        toast: where the frame of a toast lies.
        told: where what was done last is told.
        words: sets its words.
    """

    def __init__(self, services: Services, rect: pygame.Rect, names: Sequence[str] = ()) -> None:
        self._services = services
        self.words = BarWords(services)
        self.rect = rect
        metrics = services.metrics
        side, gap = metrics.units(_SIDE), metrics.units(GAP)
        self.buttons: dict[str, pygame.Rect] = {}
        # Below few buttons is too little room for hints: they go on into what the last line leaves.
        self._beyond = bool(names)
        names = names or (BUTTONS if services.settings.hints else BUTTONS[1:])
        # At larger text the bar is high enough for two rows of buttons, which leaves more room for words;
        # few buttons stay in one row, with the hints below it.
        rows = 2 if rect.h >= 2 * side + gap and not self._beyond else 1
        across = -(-len(names) // rows)
        for number, name in enumerate(names):
            row, column = divmod(number, across)
            left = rect.right - side - (across - 1 - column) * (side + gap)
            place = pygame.Rect(left, rect.top + row * (side + gap), side, side)
            self.buttons[name] = metrics.mirror(place, rect)
        taken = across * (side + gap) + gap
        high = rows * (side + gap) - gap
        emblem = round(min(rect.h * 0.62, metrics.units(110)))
        self._start = emblem + 2 * gap
        medal = pygame.Rect(rect.left, rect.top + (rect.h - emblem) // 2, emblem, emblem)
        self.emblem = metrics.mirror(medal, rect)
        room = pygame.Rect(rect.left + self._start, rect.top, rect.w - self._start - taken, rect.h)
        room.h += metrics.units(_LOWER)
        self.room = metrics.mirror(room, rect)
        below = pygame.Rect(rect.right - taken + gap, rect.top + high, taken - gap, room.h - high)
        self._below = metrics.mirror(below, rect)
        self.fact: pygame.Rect | None = None
        self.toast: pygame.Rect | None = None
        self.told: pygame.Rect | None = None
        self._shown: tuple[object, Item] | None = None
        self._faces: dict[tuple[str, str], pygame.Surface] = {}

    def items(
        self, text: BarText, focus: str | None, disabled: frozenset[str], taken: pygame.Rect | None = None
    ) -> list[Item]:
        """The bar's words, and its buttons.

        Args:
            text: the words.
            focus: the button in focus, if one is.
            disabled: buttons that lead to nothing now.
            taken: where the buttons of a choice lie in the room for words.
        """
        key = (text, tuple(taken or ()), self._services.hub.last_device)
        if self._shown is None or self._shown[0] != key:
            air = self._services.metrics.units(AIR)
            self._shown = (key, Item(self._draw(text, taken, air), self.rect.move(0, -air).topleft))
        return [self._shown[1], *(self._button(name, focus, disabled) for name in self.buttons)]

    def tells(self, pos: tuple[int, int]) -> bool:
        """Whether what was done last is told there."""
        return self.told is not None and self.told.collidepoint(pos)

    def beside(self, taken: pygame.Rect | None) -> pygame.Rect:
        """The room for words that the buttons of a choice leave."""
        wide = self.room.w - (taken.w + self._services.metrics.units(CLEAR) if taken else 0)
        return self._services.metrics.mirror(pygame.Rect(self.room.topleft, (wide, self.room.h)), self.room)

    def _button(self, name: str, focus: str | None, disabled: frozenset[str]) -> Item:
        rect = self.buttons[name]
        state = "focused" if name == focus else "disabled" if name in disabled else "normal"
        if (name, state) not in self._faces:
            self._faces[name, state] = self._draw_button(name, rect.size, state)
        return Item(self._faces[name, state], rect.topleft)

    def _draw_button(self, name: str, size: tuple[int, int], state: str) -> pygame.Surface:
        services, palette = self._services, self._services.theme.palette
        face = services.artist.button(size, state, palette, services.metrics.k).copy()
        icon = services.artist.icon(name, round(size[1] * 0.55), button_ink(state, palette))
        if name in ALONG and services.metrics.rtl:
            icon = pygame.transform.flip(icon, flip_x=True, flip_y=False)
        face.blit(icon, icon.get_rect(center=face.get_rect().center))
        return face

    def _draw(self, text: BarText, taken: pygame.Rect | None, air: int) -> pygame.Surface:
        """Everything but the buttons; the picture begins ``air`` above the bar."""
        foot = self._services.metrics.units(_FOOT)
        corner = (-self.rect.left, air - self.rect.top)
        wanted = wide_of(self._services, text.hints) if self._beyond else 0
        for said in (*self._tersely(text), text):
            picture = transparent((self.rect.w, air + self.rect.h + foot))
            left = self._write(picture, self.room.move(corner), taken.move(corner) if taken else None, said)
            below = self._hinting(left).move(corner)
            if below.w >= wanted:
                break
        if text.style:
            place = self.emblem.move(corner)
            icon = "eye" if text.private_view else text.style.symbol
            picture.blit(self._services.artist.icon(icon, place.w, text.style.color), place)
        hints = draw_hints(self._services, text.hints, below.size)
        if hints:
            place = hints.get_rect(midbottom=below.midbottom)
            if self._beyond:
                place = self._services.metrics.mirror(hints.get_rect(bottomright=below.bottomright), below)
            picture.blit(hints, place)
        return picture

    def _tersely(self, text: BarText) -> Iterator[BarText]:
        """The last action in fewer and fewer words, where hints stand behind it in the same line."""
        if self._beyond and text.last and not text.last[1:]:
            yield text
            yield from (replace(text, last=(said,), terse=()) for said in text.terse)

    def _hinting(self, left: int) -> pygame.Rect:
        """The room for hints: below the buttons, and ``left`` pixels of the room for words if they may."""
        below, metrics = self._below, self._services.metrics
        more = max(0, left - metrics.units(_APART)) if self._beyond else 0
        return pygame.Rect(below.left - (0 if metrics.rtl else more), below.top, below.w + more, below.h)

    def _write(
        self, picture: pygame.Surface, room: pygame.Rect, taken: pygame.Rect | None, text: BarText
    ) -> int:
        """Draw the question, the help line and, at the bottom, the last action.

        Returns:
            How many pixels the last line leaves free.
        """
        plaque = draw_plaque(self._services, text.fact)
        lines, facts = self.words.lines(room, taken, text, plaque), text.facts
        self._state(picture, room, plaque if plaque and lines[-1].inset > plaque.get_width() else None)
        self.toast = self.told = None
        if text.toast:
            self._frame(picture, room, lines)
        elif text.last:
            self._tell(room, lines)
        em = min(line.em for line in lines)
        for number, line in enumerate(lines):
            middle = self._level(room, lines, number)
            used = self._line(picture, room, middle, line)
            goes_on = _goes_on(lines, number)
            # Beside buttons it keeps its distance, else it reads as their beginning.
            air = em if line.width < room.w - line.inset else 0
            said = "" if goes_on else self._fullest(facts, em, line.width - used - 2 * em - air)
            if said:
                free = self._beginning(room, line.inset + line.width - air)
                self._aside(picture, free, middle, said, em)
                facts = ()
        return room.w - lines[-1].inset - used

    def _level(self, room: pygame.Rect, lines: list[Line], number: int) -> int:
        """The middle of a line: what was done last stands on the line of the plaque's words beside it."""
        line, writer = lines[number], self._services.writer
        if self.fact is None or number < len(lines) - 1 or wraps(lines, number):
            return line.middle
        foot = foot_of(self._services, room)
        return plaque_baseline(self._services, foot) - writer.baseline(line.em) + writer.height(line.em) // 2

    def _tell(self, room: pygame.Rect, lines: list[Line]) -> None:
        """Where what was done last is told: pressing it looks back."""
        told = [line for line in lines if line.color == self._services.theme.palette.on_dark_soft]
        wide = max(self._services.writer.measure(line.words, line.em)[0] + line.indent for line in told)
        high = told[0].top, room.bottom
        place = pygame.Rect(room.left + told[0].inset, high[0], wide, high[1] - high[0])
        place = self._services.metrics.mirror(place, room)
        self.told = place.move(self.rect.left, self.room.bottom - room.bottom)

    def _frame(self, picture: pygame.Surface, room: pygame.Rect, lines: list[Line]) -> None:
        """The frame of a toast, round the lines that are set in."""
        services, units = self._services, self._services.metrics.units
        within = [line for line in lines if line.inset]
        measure = services.writer.measure
        wide = max(min(measure(line.words, line.em)[0], line.width) for line in within) + 2 * units(BESIDE)
        top = within[0].top - units(WITHIN)
        size, palette = (wide, room.bottom - top), services.theme.palette
        panel = services.artist.panel(size, "plain", palette, services.metrics.k, palette.danger)
        left = room.left + within[0].inset - units(BESIDE)
        place = services.metrics.mirror(panel.get_rect(left=left, top=top), room)
        picture.blit(panel, place)
        self.toast = place.move(self.rect.left, self.room.bottom - room.bottom)

    def _state(self, picture: pygame.Surface, room: pygame.Rect, plaque: pygame.Surface | None) -> None:
        """Put the plaque at the start of the last line, where it stands unless a toast needs that room."""
        self.fact = None
        if plaque is None:
            return
        place = plaque.get_rect(left=room.left, bottom=foot_of(self._services, room))
        place = self._services.metrics.mirror(place, room)
        picture.blit(plaque, place)
        self.fact = place.move(self.rect.left, self.room.bottom - room.bottom)

    def _beginning(self, room: pygame.Rect, width: int) -> pygame.Rect:
        """So much of a room, from where reading begins."""
        return self._services.metrics.mirror(pygame.Rect(room.topleft, (width, room.h)), room)

    def _line(self, picture: pygame.Surface, room: pygame.Rect, middle: int, line: Line) -> int:
        """Draw a line; returns how much of the room it takes."""
        services, left = self._services, room.left + line.inset
        if line.style:
            icon = services.artist.icon(line.style.symbol, round(line.em * 0.86), line.style.color)
            place = icon.get_rect(left=left, centery=middle)
            picture.blit(icon, services.metrics.mirror(place, room))
        if line.beside:
            self._part(picture, room, middle, line)
        least = services.metrics.print(services.theme.fonts.small)
        label = services.writer.fit(
            line.words, line.em, line.color, line.width - line.indent, line.weight, least
        )
        place = label.get_rect(left=left + line.indent, centery=middle)
        write(picture, label, services.metrics.mirror(place, room))
        return line.indent + label.get_width()

    def _part(self, picture: pygame.Surface, room: pygame.Rect, middle: int, line: Line) -> None:
        """A stroke between the end of one sentence and another behind it: they do not read as one."""
        metrics, high = self._services.metrics, round(line.em * 0.72)
        stroke = pygame.Rect(0, 0, metrics.units(3), high)
        stroke.center = (room.left + line.inset - round(line.em * BETWEEN / 2), middle)
        pygame.draw.rect(picture, self._services.theme.palette.brass, metrics.mirror(stroke, room))

    def _aside(self, picture: pygame.Surface, room: pygame.Rect, middle: int, words: str, em: int) -> None:
        """What holds for the whole table, at the end of a line."""
        services = self._services
        label = services.writer.line(words, em, services.theme.palette.brass_light)
        place = label.get_rect(right=room.right, centery=middle)
        write(picture, label, services.metrics.mirror(place, room))

    def _fullest(self, choices: tuple[str, ...], em: int, width: int) -> str:
        """The first that can be written in this width; nothing if none can."""
        fit = (words for words in choices if self._services.writer.measure(words, em)[0] <= width)
        return next(fit, "")


def _goes_on(lines: Sequence[Line], number: int) -> bool:
    """Whether a fact at the end of this line would read as part of its sentence."""
    following = lines[number + 1 : number + 2]
    return bool(following) and (following[0].beside or wraps(lines, number))
