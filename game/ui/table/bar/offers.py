"""The buttons of complete actions: in the bar, or where they are many in a sheet beside the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.art.frames import button_ink
from game.desk.desk_model import ActionOffer
from game.rules.kernel.text import Text, text
from game.tables.table import Shortcut
from game.ui.services import Services
from game.ui.table.bar.amounts import Amounts
from game.ui.table.bar.plaque import plaque_em
from game.ui.table.bar.words import CLEAR, question_em
from game.ui.table.compositor import Item
from game.ui.text.sentences import AIRY

PREFIX = "do."
"""Focus ids of the buttons: "do.0", "do.1" ..."""
_HIGH = 1.55
"""How high a button is, in its em; at larger text two rows of them still fit in the bar."""
_SHARE = 0.4  # of the bar: buttons of larger text that take more are made smaller
_WIDEST = 0.56  # of the bar: buttons take no more
_LONG = 0.2  # of the bar: a label of a single row that is wider is split in two lines
_ROOMY = 0.32  # of the bar: up to here it stays in one line if the question has room beside it
_SAVED = 0.85  # it is split only if the buttons then take this share of their width, or less
_WIDER = 1.3  # the same for two rows of buttons, which become one row
_TWICE = 2.4  # the height of a button of two lines, in em
_BELOW = 0.98  # from one of its lines to the next, in em
_RAISED = {False: 0.03, True: 0.05}  # in em, by rtl: two lines stand above the middle, more reaches below
_MOST = 4
"""More buttons than this lie in a sheet."""
ButtonAction = ActionOffer | Shortcut | Literal["turn", "less", "more"]


@dataclass(frozen=True, slots=True)
class OfferButton:
    """A button: what it says, where it lies, what it does."""

    id: str
    label: str
    rect: pygame.Rect
    press: ButtonAction


class Offers:
    """Lays out and draws the buttons of a choice.

    Args:
        services: the program's services.
        groups: the complete actions.
        say: turns messages into words.
        room: where words and buttons of the bar may lie.
        sheet: where a sheet of many buttons may lie.
        turns: a piece in hand can be turned: a last button does it.
        shortcuts: where the choice can go on.
        asked: what the bar asks beside them.
    """

    def __init__(
        self,
        services: Services,
        groups: Sequence[Amounts],
        say: Callable[[Text], str],
        room: pygame.Rect,
        sheet: pygame.Rect,
        turns: bool = False,
        shortcuts: Sequence[Shortcut] = (),
        asked: str = "",
    ) -> None:
        self._services, self._say, self._asked = services, say, asked
        self.em = self._high = 0
        self._halves: dict[str, tuple[str, ...]] = {}
        metrics, body = services.metrics, services.theme.fonts.body
        self._gap = metrics.units(10)
        half = round((room.h - self._gap) / 2 / _HIGH)
        labels: list[tuple[str, ButtonAction]] = [
            *self._labels(groups, turns),
            *((say(way.label), way) for way in shortcuts),
        ]
        for em in range(max(metrics.print(body), min(metrics.text(body), half)), metrics.print(body) - 1, -3):
            self._set(em)
            if len(labels) > _MOST or self._columns(labels, room, _SHARE):
                break
        fits = self._columns(labels, room, _WIDEST) is not None
        self.sheeted = len(labels) > _MOST or not (self._halve(labels, room) or fits)
        self.panel: pygame.Rect | None = None
        self.buttons = self._in_sheet(labels, sheet) if self.sheeted else self._in_bar(labels, room)
        self.taken = self._taken()
        self._faces: dict[tuple[str, bool], Item] = {}

    @property
    def offers(self) -> list[ActionOffer]:
        """What the buttons carry out, in their order."""
        return [button.press for button in self.buttons if isinstance(button.press, ActionOffer)]

    def button(self, id: str) -> OfferButton | None:
        """The button with this focus id."""
        return next((button for button in self.buttons if button.id == id), None)

    def items(self, focus: str | None) -> list[Item]:
        """The pictures, with the button ``focus`` in focus."""
        faces = [self._face(button, button.id == focus) for button in self.buttons]
        return [*self._ground(), *faces]

    def _labels(self, groups: Sequence[Amounts], turns: bool) -> list[tuple[str, ButtonAction]]:
        labels: list[tuple[str, ButtonAction]] = []
        for group in groups:
            labels.append((self._say(group.chosen.label), group.chosen))
            if len(group.offers) > 1:
                labels += [("−", "less"), ("+", "more")]
        return [*labels, (self._say(text("play-turn")), "turn")] if turns else labels

    def _width(self, label: str) -> int:
        lines = self._halves.get(label, (label,))
        words = max(self._services.writer.measure(line, self.em, "bold")[0] for line in lines)
        return max(words + 2 * self._services.metrics.units(20), self._high)

    def _halve(self, labels: Sequence[tuple[str, ButtonAction]], room: pygame.Rect) -> bool:
        """Words in two lines make a row narrower, and the last line of the bar has room below it."""
        metrics, fonts = self._services.metrics, self._services.theme.fonts
        columns, rows = self._columns(labels, room, _WIDEST), self._rows(labels, room)
        one, em = self.em, min(self.em, int((room.h - plaque_em(metrics, fonts) * AIRY) / _TWICE))
        short = columns and rows == 1 and self._leaves_room(sum(columns), room)
        whole = not any(" " in label for label, _ in labels) or any(press == "more" for _, press in labels)
        if short or whole or em < metrics.print(fonts.body):
            return False
        most = (sum(columns) + self._gap * len(columns)) / room.w if columns else _WIDEST
        self._halves = {label: self._two_lines(label) for label, _ in labels}
        self.em, self._high = em, round(em * _TWICE)
        # Beside two rows the last line has no room: one may be somewhat wider for its sake.
        limit = most * (_SAVED if rows == 1 else _WIDER) if columns else most
        if self._columns(labels, room, min(limit, _WIDEST)):
            return True
        self._halves = {}
        self._set(one)
        return False

    def _leaves_room(self, wide: int, room: pygame.Rect) -> bool:
        """Whether a row leaves what is asked the room that it needs in one line."""
        if wide <= room.w * _LONG or not self._asked:
            return wide <= room.w * _LONG
        em = question_em(self._services.metrics, self._services.theme.fonts)
        asked = self._services.writer.measure(self._asked, em, "bold")[0]
        return wide <= room.w * _ROOMY and asked + self._services.metrics.units(CLEAR) + wide <= room.w

    def _two_lines(self, label: str) -> tuple[str, ...]:
        """The words in two lines, as narrow as can be."""
        words = label.split(" ")
        ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        measure = self._services.writer.measure
        wide = [max(measure(line, self.em, "bold")[0] for line in way) for way in ways]
        return ways[wide.index(min(wide))] if ways else (label,)

    def _set(self, em: int) -> None:
        """The size of the words, and how high that makes the buttons."""
        self.em, self._high = em, max(self._services.metrics.units(64), round(em * _HIGH))

    def _columns(
        self, labels: Sequence[tuple[str, ButtonAction]], room: pygame.Rect, most: float
    ) -> list[int] | None:
        """The widths of the columns of one or two rows; None where they would take too much of the bar."""
        columns = _columns_of(labels, self._rows(labels, room))
        widths = [max(self._width(labels[number][0]) for number in column) for column in columns]
        fits = sum(widths) + self._gap * len(widths) <= room.w * most
        return widths if fits else None

    def _rows(self, labels: Sequence[tuple[str, ButtonAction]], room: pygame.Rect) -> int:
        high = 2 * self._high + self._gap
        return 2 if len(labels) > 1 and high <= room.h and not self._halves else 1

    def _in_bar(self, labels: Sequence[tuple[str, ButtonAction]], room: pygame.Rect) -> list[OfferButton]:
        widths, rows = self._columns(labels, room, _WIDEST) or [], self._rows(labels, room)
        left = room.right - sum(widths) - self._gap * (len(widths) - 1)
        # A single row lies at the top, beside the question: what was done last has the whole width below it.
        middle = room.centery if rows > 1 else room.top + self._high // 2
        places: dict[int, pygame.Rect] = {}
        for column, width in zip(_columns_of(labels, rows), widths, strict=True):
            top = middle - (len(column) * (self._high + self._gap) - self._gap) // 2
            for row, number in enumerate(column):
                rect = pygame.Rect(left, top + row * (self._high + self._gap), width, self._high)
                places[number] = self._services.metrics.mirror(rect, room)
            left += width + self._gap
        return [
            OfferButton(f"{PREFIX}{number}", label, places[number], press)
            for number, (label, press) in enumerate(labels)
        ]

    def _in_sheet(self, labels: Sequence[tuple[str, ButtonAction]], sheet: pygame.Rect) -> list[OfferButton]:
        """One below the other, in several columns if need be."""
        pad = self._services.metrics.units(18)
        fit = max(1, (sheet.h - 2 * pad + self._gap) // (self._high + self._gap))
        columns = -(-len(labels) // fit)
        rows = -(-len(labels) // columns)
        width = min(
            max(self._width(label) for label, _ in labels), (sheet.w - 2 * pad) // columns - self._gap
        )
        size = (
            columns * (width + self._gap) - self._gap + 2 * pad,
            rows * (self._high + self._gap) + 2 * pad,
        )
        self.panel = pygame.Rect((0, 0), size)
        self.panel.midbottom = sheet.midbottom
        self.panel.clamp_ip(sheet)
        buttons: list[OfferButton] = []
        for number, (label, press) in enumerate(labels):
            column, row = divmod(number, rows)
            x = self.panel.left + pad + column * (width + self._gap)
            rect = pygame.Rect(x, self.panel.top + pad + row * (self._high + self._gap), width, self._high)
            place = self._services.metrics.mirror(rect, self.panel)
            buttons.append(OfferButton(f"{PREFIX}{number}", label, place, press))
        return buttons

    def _taken(self) -> pygame.Rect | None:
        """Where the buttons lie in the bar, if they lie there."""
        if self.sheeted or not self.buttons:
            return None
        return self.buttons[0].rect.unionall([button.rect for button in self.buttons])

    def _ground(self) -> list[Item]:
        if self.panel is None:
            return []
        services, metrics = self._services, self._services.metrics
        blur = metrics.units(14)
        shadow = services.artist.shadow(self.panel.size, metrics.units(16), blur)
        face = services.artist.panel(self.panel.size, "plain", services.theme.palette, metrics.k)
        under = (self.panel.left - 2 * blur, self.panel.top - 2 * blur + metrics.units(6))
        return [Item(shadow, under), Item(face, self.panel.topleft)]

    def _face(self, button: OfferButton, focused: bool) -> Item:
        if (button.id, focused) not in self._faces:
            self._faces[button.id, focused] = self._draw(button, focused)
        return self._faces[button.id, focused]

    def _draw(self, button: OfferButton, focused: bool) -> Item:
        services, palette = self._services, self._services.theme.palette
        state = "focused" if focused else "normal"
        face = services.artist.button(button.rect.size, state, palette, services.metrics.k).copy()
        room = button.rect.w - services.metrics.units(24)
        ink = button_ink(state, palette)
        lines = self._halves.get(button.label, (button.label,))
        shift = _RAISED[services.metrics.rtl] if len(lines) > 1 else 0
        for number, line in enumerate(lines):
            words = services.writer.fit(line, self.em, ink, room, "bold")
            place = words.get_rect(center=face.get_rect().center)
            place.y += round(((number - (len(lines) - 1) / 2) * _BELOW - shift) * self.em)
            face.blit(words, place)
        return Item(face, button.rect.topleft)


def _columns_of(labels: Sequence[tuple[str, ButtonAction]], rows: int) -> list[list[int]]:
    """The numbers of the buttons in columns of so many rows; more lies above less, by themselves."""
    columns: list[list[int]] = []
    for number, (_, press) in enumerate(labels):
        if rows > 1 and press == "less":
            columns.append([number + 1, number])
        elif rows > 1 and press == "more":
            continue
        else:
            free = (each for each in columns if len(each) < rows and labels[each[0]][1] != "more")
            column = next(free, [])
            if not column:
                columns.append(column)
            column.append(number)
    return columns
