"""What is on the screen, frame by frame, while somebody plays a little of a recorded match.

Whoever plays here looks around, errs, points at what cannot be had, takes back, and lets things fly. Every
picture of a frame is noted with its place and a sum of its pixels; letters and drawings are plain areas
whose colours stand for them, so that the sums are the same everywhere. ``python -m tests.recorded.watched``
approves changes that are meant.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.art import artist
from game.art.palette import Color
from game.desk.shown import Offer
from game.match.record import read_record, restore
from game.match.session import Session
from game.rules.kernel.action import Action
from game.tables.registry import find_title
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.curtain import CurtainScene
from game.ui.services import Services, make_services
from game.ui.settings import Settings, SettingsFile
from game.ui.sound import Sounds
from game.ui.table.compositor import Compositor, Item
from game.ui.table.offers import Button
from game.ui.text.bidi import Run
from game.ui.text.fonts import Weight
from game.ui.text.writer import Writer
from tests.recorded.telling import approved as told
from tests.room import Room

PAD = "pad:0"
SIZE = (1280, 720)
TICK = 0.1
"""Seconds between two frames of what moves."""
LONGEST = 30
"""No movement has more frames."""


@dataclass(frozen=True)
class Watch:
    """Which actions of a match are watched, and with which settings."""

    actions: tuple[range, ...]
    settings: dict[str, Any]


WATCHES = {
    "splendor": Watch((range(59, 61), range(21, 23)), {"theme": "contrast", "animation": "fast"}),
    "newyork1901": Watch((range(32, 34),), {"language": "fa", "text_scale": 1.5, "hints": False}),
    "mombasa": Watch((range(43, 45),), {"text_scale": 2.0}),
    "istanbul_dice": Watch((range(21, 24),), {"language": "fa", "animation": "normal"}),
    "aquileia": Watch((range(109, 110), range(118, 120)), {"text_scale": 1.5, "theme": "dawn"}),
}
"""By title."""
WAYS: tuple[intents.Direction, ...] = ("right", "down", "left", "up")
GESTURES: tuple[Intent, ...] = (
    *(intents.Nav(PAD, way) for way in WAYS),
    *(intents.Cycle(PAD, step) for step in (1, 1, -1)),
    *(intents.Turn(PAD, 1), intents.Page(PAD, 1), intents.Confirm(PAD), intents.Back(PAD)),
)
"""What whoever plays tries before each action."""
HANDLING: tuple[Intent, ...] = (
    *(intents.Nav(PAD, way) for way in WAYS[:2]),
    *(intents.Turn(PAD, 1), intents.Cycle(PAD, -1), intents.Page(PAD, 1)),
)
"""What whoever plays tries between two picks."""
KINDS = ("bar.", "panel.", "view.", "button.", "do.", "")
"""The focus rests on the last thing of each of these."""


def approved(title: str) -> Path:
    """The file of the approved lines of a title."""
    return told(title).with_suffix(".watched")


@dataclass
class Watcher:
    """Notes what is on the screen of a room."""

    room: Room
    lines: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    _known: set[str] = field(default_factory=set)
    _items: list[Item] = field(default_factory=list)
    _sums: dict[int, tuple[pygame.Surface, int]] = field(default_factory=dict)

    def see(self, items: Sequence[Item]) -> None:
        """These are drawn now."""
        self._items = list(items)

    def give(self, intent: Intent) -> None:
        """Something is pressed; frames follow until all is still."""
        self.room.stack.handle(intent)
        self.room.stack.settle()
        said = f"{type(intent).__name__} {getattr(intent, 'direction', '')}{getattr(intent, 'step', '')}"
        self.frame(said.strip())
        for number in range(LONGEST):
            moved = self.room.play.update(TICK)
            self.room.stack.settle()
            if not moved and not self.room.play.view.moving:
                break
            self.frame(f"  {number}", still=not self.room.play.view.moving)

    def rest(self, kind: str) -> None:
        """The focus is on the last thing of a kind, then it is pointed at."""
        ring = self.room.play.fingers.ring
        found = [each.id for each in self.room.play.focusables() if each.id.startswith(kind)]
        ring.shown = True
        if found and ring.focus(found[-1]):
            self.frame(f"on {found[-1]}")

    def frame(self, said: str, still: bool = True) -> None:
        """A line for the frame; where nothing moves also one for each picture that was not there before."""
        play, canvas = self.room.play, self.room.services.display.canvas
        touched = play.redraw(canvas)
        whole = [f"{place_of(item.rect)} {self._sum(item.surface):08x}" for item in self._items]
        sums = f"{crc32(canvas.get_buffer().raw):08x} {crc32(' '.join(whole).encode()):08x}"
        around = f"{sums} {len(whole)} {' '.join(map(place_of, touched[:4]))}"
        ring = play.fingers.ring
        look = f"{play.view.scene} {ring.lit} {ring.shown} {' '.join(self.heard)}"
        self.lines.append(f"{said}: {look}: {around}")
        self.heard.clear()
        if still:
            self._note_new(whole)

    def _note_new(self, whole: Sequence[str]) -> None:
        self.lines += [f"    {line}" for line in whole if line not in self._known]
        self._known.update(whole)

    def _sum(self, picture: pygame.Surface) -> int:
        known = self._sums.get(id(picture))
        if known is None or known[0] is not picture:
            known = self._sums[id(picture)] = (picture, sum_of(picture))
        return known[1]


def watched(title: str, folder: Path) -> list[str]:
    """The lines of a title; ``folder`` is for what the program writes."""
    watch = WATCHES[title]
    record = read_record(told(title).with_suffix(".jsonl"))
    rules = find_title(title).rules(record.header.config.options)
    log = restore(record, rules).log
    found = list[str]()
    for numbers in watch.actions:
        session = Session(rules, record.header.config, record.header.seats)
        for step in log[: numbers.start]:
            session.submit(step.action)
        with plain_services(folder, SIZE, watch.settings) as services:
            watcher = Watcher(Room(services, session, (None,) * len(session.seats)), found)
            with _seen(watcher):
                for number in numbers:
                    _play(watcher, log[number].action)
    return found


def _play(watcher: Watcher, action: Action) -> None:
    """Look around, then do an action, pointing at its targets one after the other."""
    room = watcher.room
    done = len(room.session.log)
    _unveil(watcher)
    watcher.lines.append(f"== {action.verb} {' '.join(action.targets)}")
    watcher.frame("begin")
    for kind in KINDS:
        watcher.rest(kind)
    for intent in GESTURES:
        if room.stack.top is room.play:
            watcher.give(intent)
    _home(room, done)
    for target in action.targets:
        if room.session.log[-1].action != action and target in room.choosing.choices():
            room.play.visit(room.shown.scene)
            for intent in HANDLING * bool(room.choosing.picked):
                watcher.give(intent)
            _press(watcher, room.play.fingers.focus_of(target))
    _press(watcher, _button(room, action))
    if any(action in decision.actions for decision in room.session.decisions()):
        room.perform(action)


def _button(room: Room, action: Action) -> str:
    """The focus id of the button of an action, or of one that leads there; nothing where there is none."""
    fixed = {each.offer.action: each.id for each in room.look.buttons if each.offer}
    bar = {each.press.action: each.id for each in _buttons(room) if isinstance(each.press, Offer)}
    return (fixed | bar).get(action, "")


def _buttons(room: Room) -> Sequence[Button]:
    return room.offers.buttons if room.offers else ()


def _press(watcher: Watcher, id: str) -> None:
    """Point at something with the mouse, then confirm it."""
    fingers = watcher.room.play.fingers
    place = next((each.rect.center for each in watcher.room.play.focusables() if each.id == id), None)
    if place:
        watcher.give(intents.Point("mouse", place))
        fingers.ring.focus(id)
        watcher.give(intents.Confirm("keyboard"))
    elif id:
        fingers.point(id)
        watcher.frame(f"at {id}")


def _unveil(watcher: Watcher) -> None:
    if isinstance(watcher.room.stack.top, CurtainScene):
        watcher.give(intents.Confirm(PAD))


def _home(room: Room, done: int) -> None:
    """Close what was opened, take back what was done, lay back what was picked."""
    for _ in range(9):
        if room.stack.top is not room.play:
            room.give(intents.Back(PAD))
        elif len(room.session.log) > done:
            room.desk.undo()
        else:
            room.desk.back()
    room.play.fingers.renew()


@contextmanager
def _seen(watcher: Watcher) -> Iterator[None]:
    draw, redraw = Compositor.draw, Compositor.redraw

    def drawn(self: Compositor, canvas: pygame.Surface, items: Sequence[Item]) -> None:
        watcher.see(items)
        draw(self, canvas, items)

    def redrawn(self: Compositor, canvas: pygame.Surface, items: Sequence[Item]) -> list[pygame.Rect]:
        watcher.see(items)
        return redraw(self, canvas, items)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Compositor, "draw", drawn)
        patch.setattr(Compositor, "redraw", redrawn)
        patch.setattr(Sounds, "play", lambda self, name: watcher.heard.append(name))
        yield


def place_of(rect: pygame.Rect) -> str:
    """A place in a word."""
    return f"{rect.left},{rect.top} {rect.width}x{rect.height}"


def sum_of(picture: pygame.Surface) -> int:
    """A number that stands for the pixels of a picture."""
    return crc32(pygame.image.tobytes(picture, "RGBA"))


def _area(source: str, size: tuple[int, int]) -> pygame.Surface:
    """A drawing as a plain area."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill((*crc32(source.encode()).to_bytes(4)[:3], 255))
    return picture


@contextmanager
def plain_services(folder: Path, size: tuple[int, int], settings: dict[str, Any]) -> Iterator[Services]:
    """The program as somebody has set it, with letters and drawings as plain areas."""
    runs = Writer.draw_runs

    def words(
        self: Writer, pieces: tuple[Run, ...], size: int, color: Color, weight: Weight
    ) -> pygame.Surface:
        line = runs(self, pieces, size, color, weight)
        line.fill((*color, 255))
        return line

    folders = find_folders(folder)
    chosen = Settings(**{"volume": 0.0, "ambience": 0.0, **settings})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(artist, "rasterise", _area)
        patch.setattr(Writer, "draw_runs", words)
        services = make_services(Display(size), chosen, SettingsFile(folders.config), folders)
        yield services
        services.hub.close()
        services.sound.close()


def lines(title: str) -> list[str]:
    """The lines of a title as they are now."""
    with TemporaryDirectory() as scratch:
        return watched(title, Path(scratch))


if __name__ == "__main__":
    for each in WATCHES:
        approved(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
