"""The history of a match: the log by turns, and the way back to a moment, to look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, islice

import pygame

from game.art.seats import SeatStyle
from game.desk.telling import lines_of
from game.match.session import Session
from game.rules.kernel.text import Text, text
from game.tables.table import Log
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.balanced_text import balanced
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button, Pressable
from game.ui.widgets.dialog import ModalPage
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.widget import Mood, Widget, Words, resolved

_PAD_X, _PAD_Y = 22, 6


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """What was told of one action.

    Attributes:
        length: the length of the log right after the action.
        turn: number of the turn, from 1.
        seat: who acted.
        lines: the log lines.
    """

    length: int
    turn: int
    seat: int
    lines: tuple[Text, ...]


def chronicle(session: Session, table: Log) -> tuple[HistoryEntry, ...]:
    """The whole log of a session as everybody may read it: what only one seat may know is left out."""
    steps = enumerate(zip(_turns(session), session.log, strict=False), start=1)
    return tuple(
        HistoryEntry(length, turn, step.action.player, lines)
        for length, (turn, step) in steps
        if (lines := lines_of(step, table))
    )


def turn_of(session: Session, length: int) -> int:
    """The number of the turn, from 1, that the last of so many actions belongs to, as the log has it."""
    return next(islice(_turns(session), max(0, length - 1), None))


def _turns(session: Session) -> Iterator[int]:
    """The number of the turn, from 1, of each action and of one that would follow."""
    return accumulate((step.new_turn is not None for step in session.log), initial=1)


class HistoryScene(ModalPage):
    """The log, scrollable, with the number of every turn; the newest line has the focus.

    Args:
        services: the program's services.
        entries: from :func:`chronicle`.
        say: turns messages into words (a narrator's ``say``).
        styles: the seat style of each seat.
        look_at: show the table as it was after that many actions; called after the scene has gone. None:
            the log can only be read.
        on_closed: called after the scene has gone without a moment being chosen.
    """

    title = text("history-title")
    panel = "panel"
    width = 1500
    margin = 0

    def __init__(
        self,
        services: Services,
        entries: Sequence[HistoryEntry],
        say: Callable[[Text], str],
        styles: Sequence[int],
        look_at: Callable[[int], object] | None,
        on_closed: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(services)
        self._entries, self._say, self._styles = tuple(entries), say, tuple(styles)
        self._look_at, self._on_closed = look_at, on_closed
        self.ring.id = f"entry-{self._entries[-1].length}" if self._entries else None
        self.parts.by_rows = True

    def build(self) -> Widget:
        """One line for each action."""
        if not self._entries:
            close = Button("close", text("common-back"), self.back)
            return Column([Paragraph(text("history-empty"), align="center"), close], gap=30)
        lines: list[Widget] = []
        before = 0
        last = self.ui.catalogue.number(self._entries[-1].turn)
        for entry in self._entries:
            number = self.ui.catalogue.number(entry.turn) if entry.turn != before else ""
            before = entry.turn
            lines.append(
                LogLine(entry.length, number, self._style(entry), self._words(entry), last, self._look)
            )
        return Column(lines, gap=2)

    def other(self, intent: Intent) -> bool:
        """The button that opened the history closes it."""
        if isinstance(intent, intents.History | intents.Menu):
            self.back()
            return True
        return False

    def back(self) -> None:
        """Close."""
        self.ui.sound.play("back")
        self.stack.pop(self)
        if self._on_closed is not None:
            self._on_closed()

    def _look(self, length: int) -> None:
        if self._look_at is not None:
            self.ui.sound.play("confirm")
            self.stack.pop(self)
            self._look_at(length)

    def _style(self, entry: HistoryEntry) -> SeatStyle:
        styles = self.ui.theme.seat_colors
        return styles[self._styles[entry.seat] % len(styles)]

    def _words(self, entry: HistoryEntry) -> str:
        return " ".join(self._say(line) for line in entry.lines)


class LogLine(Pressable):
    """A line of the log: number of the turn, symbol of the player, what happened.

    Args:
        length: of the log after the action.
        number: of the turn, in digits; empty where it is that of the line above.
        style: the player's.
        words: what happened.
        widest: the longest number there is, for the margin.
        on_press: given the length.
    """

    hint = text("history-look")

    def __init__(
        self,
        length: int,
        number: str,
        style: SeatStyle,
        words: Words,
        widest: str,
        on_press: Callable[[int], object],
    ) -> None:
        super().__init__(f"entry-{length}")
        self.hint = text("history-look")
        self.words = words
        self._length, self._number, self._style, self._widest = length, number, style, widest
        self._press = on_press

    def height(self, ui: Services, width: int) -> int:
        """The wrapped words."""
        free = width - self._aside(ui)
        text_height = ui.writer.paragraph_height(self._lines(ui, free), self.em(ui), free)
        return max(ui.metrics.finger, text_height + 2 * ui.metrics.units(_PAD_Y))

    def draw(self, ui: Services, canvas: pygame.Surface, mood: Mood) -> None:
        """Draw the line; only the one in focus has a face."""
        focused = mood.focus == self.id
        palette, em = ui.theme.palette, self.em(ui)
        ink = self.draw_face(ui, canvas, mood) if focused else palette.on_dark
        top = self.rect.top + ui.metrics.units(_PAD_Y) + self._spare(ui)
        inner = self.rect.inflate(-2 * ui.metrics.units(_PAD_X), 0)
        if self._number:
            number = ui.writer.line(self._number, em, ink if focused else palette.brass_light, "bold")
            right = inner.left + ui.writer.measure(self._widest, em, "bold")[0]
            canvas.blit(number, ui.metrics.mirror(number.get_rect(right=right, top=top), self.rect))
        size = round(em * 0.95)
        left = self.rect.left + self._aside(ui) - ui.metrics.units(_PAD_X)
        symbol = pygame.Rect(left - size - ui.metrics.units(14), 0, size, size)
        symbol.centery = top + ui.writer.height(em) // 2
        color = self._style.dark if focused else self._style.color
        canvas.blit(ui.artist.icon(self._style.symbol, size, color), ui.metrics.mirror(symbol, self.rect))
        free = self.rect.w - self._aside(ui)
        made = ui.writer.paragraph(self._lines(ui, free), em, ink, free)
        canvas.blit(made, ui.metrics.mirror(made.get_rect(left=left, top=top), self.rect))

    def _spare(self, ui: Services) -> int:
        """What it is higher above its words than they need."""
        free = self.rect.w - self._aside(ui)
        words = ui.writer.paragraph_height(self._lines(ui, free), self.em(ui), free)
        return (self.rect.h - 2 * ui.metrics.units(_PAD_Y) - words) // 2

    def confirm(self, ui: Services) -> None:
        """Look at the moment."""
        self._press(self._length)

    def em(self, ui: Services) -> int:
        """The em size of the text in pixels."""
        return ui.metrics.text(ui.theme.fonts.small)

    def _lines(self, ui: Services, width: int) -> str:
        """The words, none of them alone in the last line, a number beside what it counts."""
        return balanced(ui.writer, resolved(ui, self.words), self.em(ui), width)

    def _aside(self, ui: Services) -> int:
        """Number, symbol and margins: what the words leave free."""
        number = ui.writer.measure(self._widest, self.em(ui), "bold")[0]
        return number + self.em(ui) + ui.metrics.units(2 * _PAD_X + 14 + 18)
