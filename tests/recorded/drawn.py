"""Where everything lies on the screen at a few moments of the recorded matches, and in the visited scenes.

Every piece, button and other picture has a line with its place in pixels, in English at 100 % in a small
window and in Persian at 200 % in a large one, so that nothing moves by a pixel unnoticed.
``python -m tests.recorded.drawn`` approves changes that are meant.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.art import artist
from game.match.record import read_record, restore
from game.match.session import Session
from game.rules.kernel.action import Action
from game.tables.registry import find_title
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input.intents import Confirm
from game.ui.scene import Scene
from game.ui.scenes.curtain import CurtainScene
from game.ui.services import Services, make_services
from game.ui.settings import Settings, SettingsFile
from game.ui.table.compositor import Compositor, Item
from game.ui.widgets.widget_scene import WidgetScene
from tests.recorded.telling import HERE, TOLD
from tests.recorded.telling import approved as told
from tests.recorded.visits import VISITS, walked
from tests.room import Room
from tests.scene_samples import fill_shelf

MOMENTS = 0.1, 0.45, 0.8
"""Parts of a match after which it is looked at."""
EYES = (("en", 1.0, (1280, 720)), ("fa", 2.0, (1920, 1080)))
"""Language, text size and window."""
Eye = tuple[str, float, tuple[int, int]]


def approved(name: str) -> Path:
    """The file of the approved places of a title, or of "scenes"."""
    return told(name).with_suffix(".drawn") if name in TOLD else HERE / "scenes.drawn"


def drawn(title: str, folder: Path) -> Iterator[str]:
    """The lines of a title's recorded match; ``folder`` is for what the program writes."""
    record = read_record(told(title).with_suffix(".jsonl"))
    rules = find_title(title).rules(record.header.config.options)
    log = restore(record, rules).log
    for eye in EYES:
        known = set[str]()
        with _services(folder, eye) as services:
            for moment in MOMENTS:
                session = Session(rules, record.header.config, record.header.seats)
                done = int(moment * len(log))
                for step in log[:done]:
                    session.submit(step.action)
                room = Room(services, session, (None,) * len(session.seats))
                yield f"== {eye[0]} {eye[1]:.0%} after {done}"
                yield from _new(_table(room, log[done].action), known)


def scenes(folder: Path) -> Iterator[str]:
    """The lines of the visited scenes."""
    for eye in EYES:
        for name in VISITS:
            folder_of_visit = folder / f"{eye[0]}-{name.replace(' ', '-')}"
            with _services(folder_of_visit, eye) as services, _strokes() as strokes:
                fill_shelf(services.folders.saves, "en")
                known = set[str]()
                yield f"== {eye[0]} {eye[1]:.0%} {name}"
                for _, showing in walked(services, name, Canvas(services.display.size)):
                    yield from _new(_within(showing.stack.top), known)
                    yield from _new(iter(strokes), known)
                    strokes.clear()


class Canvas(pygame.Surface):
    """A canvas whose pictures are noted, each with its place."""

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), *given: Any, **named: Any) -> pygame.Rect:
        """Note where it lies."""
        self.lies(source, dest)
        return super().blit(source, dest, *given, **named)

    def blits(self, blit_sequence: Iterable[Any], *given: Any, **named: Any) -> Any:
        """Note where each lies."""
        blit_sequence = list(blit_sequence)
        for source, dest, *_ in blit_sequence:
            self.lies(source, dest)
        return super().blits(blit_sequence, *given, **named)

    @staticmethod
    def lies(source: pygame.Surface, dest: Any) -> None:
        """A picture lies somewhere; who wants to know takes the place of this."""


@contextmanager
def _strokes() -> Iterator[list[str]]:
    """The pictures that are laid on a `Canvas`, and the rectangles that are drawn on any; no veils."""
    strokes, rect = list[str](), pygame.draw.rect

    def lies(source: pygame.Surface, dest: Any) -> None:
        if source.get_height() > 1:
            strokes.append(f"* {_place(pygame.Rect(tuple(dest)[:2], source.get_size()))}")

    def noted(surface: pygame.Surface, color: Any, place: Any, *given: Any, **named: Any) -> pygame.Rect:
        strokes.append(f"* rect {_place(pygame.Rect(place))} {(*given, *named.values())}")
        return rect(surface, color, place, *given, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "lies", staticmethod(lies))
        patch.setattr(pygame.draw, "rect", noted)
        yield strokes


def _within(top: Scene | None) -> Iterator[str]:
    """What can be pointed at; of a page also its frame, its window and whatever stands in it."""
    assert top is not None
    yield from (f"{each.id} {_place(each.rect)}" for each in top.focusables())
    if isinstance(top, WidgetScene):
        parts = top.parts
        yield from (f"- {_place(rect)}" for rect in (parts.frame, parts.view, parts.bar))
        yield from (f"{type(leaf).__name__} {_place(leaf.rect)}" for leaf in parts.leaves)


def _table(room: Room, action: Action) -> Iterator[str]:
    """Each scene of the table, and each step of an action."""
    if isinstance(room.stack.top, CurtainScene):
        room.give(Confirm("keyboard"))
    play = room.play
    for scene in play.view.layout.views:
        play.visit(scene)
        yield from _picture(room)
    play.visit(room.shown.scene)
    yield from _picture(room)
    for target in action.targets:
        if target in room.choosing.choices():
            play.fingers.point(target)
            yield from _picture(room)


def _picture(room: Room) -> Iterator[str]:
    """Everything that is drawn, from the lowest to the highest; pieces by their names."""
    items: list[Item] = []
    draw = Compositor.draw

    def noted(self: Compositor, canvas: pygame.Surface, drawn: Sequence[Item]) -> None:
        items.extend(drawn)
        draw(self, canvas, drawn)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Compositor, "draw", noted)
        room.play.draw(room.services.display.canvas)
    named = [*room.stage.pieces(), *((each.id, each.rect) for each in room.play.focusables())]
    yield from (f"{id} {_place(rect)}" for id, rect in named)
    places = {_place(rect) for _, rect in named}
    yield from (f"- {place}" for item in items if (place := _place(item.rect)) not in places)


def _place(rect: pygame.Rect) -> str:
    return f"{rect.left},{rect.top} {rect.width}x{rect.height}"


def _new(lines: Iterator[str], known: set[str]) -> Iterator[str]:
    """Those that were not there before."""
    for line in lines:
        if line not in known:
            known.add(line)
            yield line


@contextmanager
def _services(folder: Path, eye: Eye) -> Iterator[Services]:
    """The program as somebody has set it."""
    language, scale, size = eye
    folders = find_folders(folder)
    settings = Settings(language=language, text_scale=scale, volume=0.0, ambience=0.0, animation="off")
    services = make_services(Display(size), settings, SettingsFile(folders.config), folders)
    yield services
    services.hub.close()
    services.sound.close()


def lines(name: str) -> list[str]:
    """The lines of a title, or of "scenes", as they are now; what the pictures show is not painted."""
    with TemporaryDirectory() as scratch, pytest.MonkeyPatch.context() as patch:
        patch.setattr(artist, "rasterise", lambda source, size: pygame.Surface(size, pygame.SRCALPHA))
        return list(drawn(name, Path(scratch)) if name in TOLD else scenes(Path(scratch)))


if __name__ == "__main__":
    for each in (*TOLD, "scenes"):
        approved(each).write_text("\n".join(lines(each)) + "\n", encoding="utf-8")
