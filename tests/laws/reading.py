"""What is written on the screen, and how large: every text as it is drawn, measured on its letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.sitting import Change
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import play
from game.rules.kernel.values import clone
from game.ui.input.intents import Confirm
from game.ui.pictures import Letters
from game.ui.scenes.curtain import CurtainScene
from game.ui.table.bar.bar import Bar
from game.ui.table.shots.tabs import TabBar
from game.ui.text.bidi import Run
from game.ui.text.fonts import RTL_TEXT, Weight
from game.ui.text.writer import Writer
from tests.budget import LAWS
from tests.room import Room

WORDS, NUMERALS = 26, 22
"""The least height of letters and of digits in pixels, at 1080 lines and 100 %."""
FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
DRAW = Writer.draw_runs
LOOKS, EVERY = (7, 40) if LAWS == 1 else (12, 12)
"""So often a game is looked at: whenever another kind of question is asked, and every so many actions.

Seldom between: so few looks meet more kinds of questions than more looks that are close together.
"""
APART = 48
"""So many actions lie between two looks at a game that is followed to its end."""


SAMPLES = (
    ("ا", "\u0621", "\u06ef"),
    ("H", "A", "z"),
    ("۸", "۰", "۹"),
    ("8", "0", "9"),
)
"""A letter or digit, and from which to which others are as tall as it.

A Persian zero is lower, which tells it from a five; it is measured by the digits of its size."""


@dataclass(frozen=True, slots=True)
class Written:
    """A text as it was drawn.

    Attributes:
        text: what it says.
        height: of its letters or digits in pixels, whichever of them it has.
        numeral: it has no letters.
        where: "picture", "tab" or "bar"; the same words elsewhere are another text.
    """

    text: str
    height: int
    numeral: bool
    where: str = ""


@dataclass
class Reader:
    """Takes down whatever a writer draws.

    Attributes:
        pictures: also what is part of pictures.
        where: what is being drawn.
        deaf: takes nothing down.
        written: every text that was drawn, and how often.
    """

    pictures: bool = True
    where: str = ""
    deaf: bool = False
    written: Counter[Written] = field(default_factory=Counter)

    def note(self, text: str, em: int) -> None:
        """A text of this em is drawn."""
        if self.deaf:
            return
        kind = sample_of(text)
        if kind and (self.pictures or self.where != "picture"):
            self.written[Written(text, glyph(kind, em), kind.isdigit(), self.where)] += 1

    @contextmanager
    def apart(self) -> Iterator[Counter[Written]]:
        """What is drawn meanwhile is taken down on a sheet of its own."""
        kept, self.written = self.written, Counter()
        try:
            yield self.written
        finally:
            self.written = kept

    def least(self, *, numerals: bool) -> Written | None:
        """The smallest of all words or numerals."""
        found = sorted((each.height, each.text) for each in self.written if each.numeral == numerals)
        return Written(found[0][1], found[0][0], numerals) if found else None

    def cut(self) -> list[str]:
        """The lines that lost their end for want of room; of those of the bar that is no fault of itself."""
        return sorted({each.text for each in self.written if "…" in each.text and each.where != "bar"})

    def heights(self) -> dict[tuple[str, str], int]:
        """The least height at which each text was drawn, and where."""
        found: dict[tuple[str, str], int] = {}
        for each in self.written:
            key = each.text, each.where
            found[key] = min(each.height, found.get(key, each.height))
        return found


def read(monkeypatch: pytest.MonkeyPatch, *, pictures: bool = True) -> Reader:
    """A reader of everything that is drawn from now on; with or without what is part of pictures."""
    reader, draw = Reader(pictures), Writer.draw_runs
    for drawer, name, where in (
        (Letters, "numeral", "picture"),
        (Letters, "words", "picture"),
        (TabBar, "items", "tab"),
        (Bar, "items", "bar"),
    ):
        monkeypatch.setattr(drawer, name, _within(reader, where, getattr(drawer, name)))

    def spied(self: Writer, pieces: tuple[Run, ...], size: int, color: object, weight: Weight) -> object:
        foreign = RTL_TEXT if not self.rtl and any(run.rtl for run in pieces) else 1.0
        reader.note("".join(run.text for run in pieces), round(size * foreign))
        return draw(self, pieces, size, color, weight)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(Writer, "draw_runs", spied)
    return reader


def _within(reader: Reader, where: str, draw: Callable[..., Any]) -> Callable[..., Any]:
    """The same way of drawing; the reader knows what is drawn."""

    def drawn(*args: object) -> Any:
        reader.where = where
        made = draw(*args)
        reader.where = ""
        return made

    return drawn


def sample_of(text: str) -> str:
    """A letter or digit as tall as those of ``text``; nothing for mere signs."""
    for sample, first, last in SAMPLES:
        if any(first <= char <= last and char.isalpha() == sample.isalpha() for char in text):
            return sample
    return ""


@cache
def glyph(sample: str, em: int) -> int:
    """The height of a letter or digit at a size."""
    pygame.font.init()
    drawn = DRAW(Writer(FONTS, rtl=True), (Run(sample, rtl=False),), em, (255, 255, 255), "bold")
    return drawn.get_bounding_rect().height


def walk(room: Room, seed: int = 4, most: int = 260) -> Iterator[None]:
    """A random game; a stop before the first question of each kind and now and then between.

    Of what is done between two stops the screen is told the last only: it finds its way from anywhere.
    """
    rng, asked, stops = Rng(seed), set[str](), 0
    for number in range(most):
        decisions = room.session.decisions()
        if decisions and _is_stop(decisions, number, asked):
            asked.add(decisions[0].prompt.key)
            stops += 1
            if isinstance(room.stack.top, CurtainScene):
                room.give(Confirm("keyboard"))
            yield
            decisions = room.session.decisions()
        if not decisions or stops == LOOKS:
            return
        action = rng.pick(rng.pick(decisions).actions)
        if _is_stop(after(room, action), number + 1, asked):
            room.desk.lead.follow(Change(None))  # who was ahead before it
            room.perform(action)
        else:
            room.session.submit(action)


def later(room: Room, seed: int, stops: int) -> Iterator[None]:
    """A random game to its end; so many stops at most, each a good many actions after the one before."""
    rng, number = Rng(seed), 0
    while stops and (decisions := room.session.decisions()):
        action, number = rng.pick(rng.pick(decisions).actions), number + 1
        if number % APART:
            room.session.submit(action)
            continue
        room.desk.lead.follow(Change(None))
        room.perform(action)
        if isinstance(room.stack.top, CurtainScene):
            room.give(Confirm("keyboard"))
        if room.session.decisions():
            stops -= 1
            yield


def _is_stop(decisions: tuple[Decision, ...], number: int, asked: set[str]) -> bool:
    return bool(decisions) and (decisions[0].prompt.key not in asked or number % EVERY == 0)


def after(room: Room, action: Action) -> tuple[Decision, ...]:
    """What is asked once ``action`` is done."""
    rules, state = room.session.rules, clone(room.session.state)
    play(rules, state, action)
    return rules.decisions(state)


def look(room: Room, seed: int = 1) -> None:
    """Draw the table in each of its scenes, then with each step of a choice and its buttons."""
    canvas = pygame.Surface(room.services.display.size)
    play = room.play
    for scene in play.view.layout.tabbed:
        play.visit(scene)
        play.draw(canvas)
    play.visit(room.shown.shot)
    play.draw(canvas)
    choosing = room.choosing
    action = Rng(seed).pick(choosing.decision.actions)
    for target in action.targets:
        if target in choosing.choices():
            play.controls.point(target)
            play.draw(canvas)
    while play.controls.unpick():
        pass
