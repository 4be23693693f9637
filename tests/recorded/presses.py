"""What comes of presses on the tables, line by line: where the focus goes, what is picked, offered and said.

Somebody presses a pad, keys and the mouse, half the time what might be meant, else anything at all; what the
play scene makes of each press is approved. ``python -m tests.recorded.presses`` approves changes that are
meant. Words of the catalogues, sizes and colours are not among the lines.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.art import artist
from game.brains.thought import Thought
from game.match.drivers import Question
from game.match.seats import COMPUTER, Seat
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import Text
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.input.intents import Direction, Intent
from game.ui.play.fingers import Fingers
from game.ui.scene import Scene
from game.ui.scenes.inspect import InspectScene
from game.ui.services import Services, make_services
from game.ui.settings import Settings, SettingsFile
from game.ui.sound import Sounds
from game.ui.table.view import TableView
from game.ui.widgets.button import Button, Pressable
from game.ui.widgets.controls import Choice, Toggle
from game.ui.widgets.widget_scene import WidgetScene
from tests.recorded.telling import HERE, spelled
from tests.room import NAMES, Room, make_room

SIZE = (1280, 720)
PRESSES = 75
"""So often something is pressed on a table."""
PADS = ("pad:0", "pad:1", "pad:2")
WAYS: tuple[Direction, ...] = ("left", "right", "up", "down")


@dataclass(frozen=True)
class Play:
    """Who sits at a table and how it is set.

    Attributes:
        title: what they play.
        players: how many.
        seed: of the match and of the presses.
        own: everybody has an own pad.
        computer: the seat that a computer moves; None: everybody is a person.
        settings: of the program.
        options: of the title.
    """

    title: str
    players: int
    seed: int
    own: bool = False
    computer: int | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)


PLAYS = {
    "splendor-with-a-computer": Play("splendor", 3, 1, computer=1),
    "splendor-with-own-pads": Play("splendor", 2, 2, own=True, options={"cities": True}),
    "newyork-in-motion": Play("newyork1901", 2, 3, settings={"animation": "fast"}),
    "mombasa-behind-curtains": Play("mombasa", 2, 4),
    "mombasa-with-own-pads": Play("mombasa", 3, 5, own=True),
    "istanbul-in-persian": Play("istanbul_dice", 2, 6, settings={"language": "fa", "text_scale": 2.0}),
    "aquileia": Play("aquileia", 3, 7, computer=2, settings={"animation": "normal"}),
}


def approved(name: str) -> Path:
    """The file of the approved lines."""
    return HERE / "presses" / f"{name}.told"


class Wise:
    """An adviser that needs a moment, and then advises what comes last; notes what it is told."""

    failures = 0

    def __init__(self, happened: list[str]) -> None:
        self._happened = happened
        self._asked: Question | None = None
        self._patience = 0

    def ask(self, question: Question) -> None:
        self._happened.append(f"advice is asked for {question.seat}")
        self._asked, self._patience = question, 2

    def thought(self) -> Thought | None:
        self._patience -= 1
        if self._asked is None or self._patience > 0:
            return None
        return Thought(self._asked.decision.actions[-1])

    def drop(self) -> None:
        self._happened.append("advice is needed no more")
        self._asked = None

    def close(self) -> None:
        self._happened.append("the adviser leaves")
        self._asked = None


class Hands:
    """Somebody before the screen.

    Args:
        room: the table.
        rng: what comes to mind.
    """

    def __init__(self, room: Room, rng: Rng) -> None:
        self._room, self._rng = room, rng
        self._gone = set[str]()
        pad = room.services.hub.pad
        room.services.hub.pad = lambda device: None if device in self._gone else pad(device)  # type: ignore[method-assign]

    def next(self) -> list[Intent]:
        """What is pressed next: now and then what is meant, then anything."""
        device = self._rng.pick([*PADS[:2], "keyboard"])
        if self._room.stack.top is not self._room.play:
            leave = [intents.Back(device), intents.Confirm(PADS[0]), intents.Menu(device)]
            return [self._rng.pick([*leave, intents.Nav(device, "down")])]
        if not self._rng.below(15):
            return [self._plug(self._rng.pick(PADS), out=bool(self._rng.below(3)))]
        return self._meant() if self._rng.below(3) else [self._anything(device)]

    def _meant(self) -> list[Intent]:
        """A tap on what can be chosen or pressed."""
        play, shown = self._room.play, self._room.shown
        there = {item.id: item for item in play.focusables()}
        targets = map(play.fingers.focus_of, (*shown.choices, *shown.guarded, *shown.leading))
        found = sorted({*targets, *play.traced()["buttons"]} & there.keys())
        if not found:
            return [self._rng.pick([intents.Page(PADS[shown.seat or 0], 1), intents.Confirm(PADS[0])])]
        id = self._rng.pick(found)
        if self._rng.below(2):
            play.fingers.ring.focus(id)
            return [intents.Confirm(self._rng.pick([PADS[shown.seat or 0], "keyboard"]))]
        pos = there[id].rect.center
        return [
            intents.Point("mouse", pos),
            intents.Press("mouse", pos),
            intents.Release("mouse", pos, tap=True),
        ]

    def _plug(self, device: str, *, out: bool) -> Intent:
        """A pad vanishes or comes back."""
        (self._gone.add if out else self._gone.discard)(device)
        return (intents.DeviceLeft if out else intents.DeviceJoined)(device)

    def _anything(self, device: str) -> Intent:
        rng = self._rng
        pos = (rng.below(SIZE[0]), rng.below(SIZE[1]))
        ways: list[Callable[[], Intent]] = [
            lambda: intents.Nav(device, rng.pick(WAYS)),
            lambda: intents.Nav(device, rng.pick(WAYS)),
            lambda: intents.Cycle(device, rng.pick([1, -1])),
            lambda: intents.Page(device, rng.pick([1, -1])),
            lambda: intents.Turn(device, rng.pick([1, -1])),
            lambda: intents.Scroll("mouse", 1, pos),
            lambda: intents.Confirm(device),
            lambda: intents.Back(device),
            lambda: intents.Undo(device),
            lambda: intents.Redo(device),
            lambda: intents.Inspect(device),
            lambda: intents.Inspect(device, on=False),
            lambda: intents.Inspect("touch", True, pos),
            lambda: intents.Hint(device),
            lambda: rng.pick([intents.Menu, intents.History])(device),
            lambda: intents.Point("mouse", pos),
            lambda: intents.Release("touch", pos, tap=bool(rng.below(2))),
        ]
        return rng.pick(ways)()


class Notes:
    """Everything that is seen of a table, which of it is other than before, and what happened."""

    def __init__(self, room: Room, happened: list[str]) -> None:
        self._room, self._happened = room, happened
        self._before: dict[str, str] = {}

    def line(self) -> str:
        """What has changed since the last line, and what happened meanwhile."""
        now = {name: str(value) for name, value in self._seen()}
        changed = [f"{name}={value}" for name, value in now.items() if self._before.get(name) != value]
        self._before = now
        happened, self._happened[:] = list(self._happened), []
        return "; ".join([*changed, *happened]) or "nothing"

    def _seen(self) -> Iterator[tuple[str, object]]:
        room, play = self._room, self._room.play
        top = room.stack.top
        yield "top", f"{type(top).__name__}.{top.focus() if top and top is not play else ''}"
        yield "above", " ".join(widgets(top)) if top is not play else ""
        if isinstance(top, InspectScene):
            shown = top.shown
            yield "near", f"{spelled(shown.heading)} {len(shown.lines)} {shown.piece} {shown.pictures[0]}"
        yield "focus", f"{play.focus()} {play.fingers.ring.shown}"
        yield "scene", play.view.scene
        yield "actor", f"{play.desk.actor} of {play.desk.seat} veiled={play.desk.veiled} {play.desk.private}"
        yield "done", len(room.session.log)
        traced = play.traced()
        yield "choices", f"{len(traced['choices'])} {traced['choices'][:2]} {len(play.focusables())}"
        yield "picked", traced["picked"]
        yield "buttons", traced["buttons"]
        yield "moving", traced["moving"]
        look = room.look
        yield "hand", look.hand and (look.hand.at.target, len(look.hand.spots), look.hand.laid)
        yield "sheet", look.offers and look.offers.panel
        yield "tabs", dict(look.tabs)
        yield "hints", [action for action, _ in look.bar.hints]
        yield "dim", sorted(look.disabled)
        yield "devices", room.match.plan.devices
        yield "ways", room.ways.taken
        yield "last", f"{look.bar.private} {look.last[:2]} {look.last_seat} {len(look.bar.last)}"
        yield "session", f"{room.desk.can_undo()} {room.desk.can_redo()} {room.session.persons}"


def widgets(scene: Scene | None) -> Iterator[str]:
    """The widgets of a page: what each is, what it says, how it stands."""
    for leaf in scene.parts.leaves if isinstance(scene, WidgetScene) else ():
        words = getattr(leaf, "words", "")
        said = spelled(words) if isinstance(words, Text) or not re.search(r"\d", str(words)) else "..."
        marks = [] if leaf.focusable or not isinstance(leaf, Pressable) else ["dim"]
        marks += [leaf.kind] if isinstance(leaf, Button) and leaf.kind != "normal" else []
        marks += [f"is {leaf.value}"] if isinstance(leaf, Choice | Toggle) else []
        yield " ".join(filter(None, ["-", type(leaf).__name__, leaf.id, said, *marks]))


def pressed(services_for: Callable[..., Services], name: str) -> Iterator[str]:
    """The lines of a table."""
    play = PLAYS[name]
    seats = tuple(
        Seat(name, style, COMPUTER, "trader/1") if style == play.computer else Seat(name, style)
        for style, name in enumerate(NAMES[: play.players])
    )
    happened = list[str]()
    with _noted(happened):
        room = make_room(
            services_for,
            seed=play.seed,
            title=play.title,
            size=SIZE,
            seats=seats,
            devices=PADS[: play.players] if play.own else None,
            own=play.own,
            options=play.options,
            adviser=Wise(happened),
            **play.settings,
        )
        rng = Rng(play.seed)
        hands, notes = Hands(room, rng), Notes(room, happened)
        yield f"  0 begin: {notes.line()}"
        for number in range(1, PRESSES + 1):
            given = hands.next()
            for intent in given:
                room.stack.handle(intent)
                room.stack.settle()
            at_once = notes.line()
            room.wait(rng.pick([0.1, 0.5, 1.0]))
            yield f"{number:3} {_spelled(given[-1])}: {at_once}"
            if (later := notes.line()) != "nothing":
                yield f"    then: {later}"
        for scene in reversed(room.stack.scenes):
            room.stack.pop(scene)
        room.stack.settle()
        yield f"left: {notes.line()}"


def _spelled(intent: Intent) -> str:
    values = (str(getattr(intent, name)) for name in intent.__dataclass_fields__)
    return f"{type(intent).__name__} {' '.join(values)}"


@contextmanager
def _noted(happened: list[str]) -> Iterator[None]:
    """Note what is said and heard, and where the table jumps to its end."""
    say, snap = Fingers.say, TableView.snap

    def said(self: Fingers, message: Text | None, *, lasting: bool = False) -> None:
        happened.append(f"say {spelled(message)}")
        say(self, message, lasting=lasting)

    def snapped(self: TableView, *, announced: bool = True) -> None:
        happened.append("snap")
        snap(self, announced=announced)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fingers, "say", said)
        patch.setattr(TableView, "snap", snapped)
        patch.setattr(Sounds, "play", lambda self, name: happened.append(f"heard {name}"))
        patch.setattr(Sounds, "ambience", lambda self, name: happened.append(f"ambience {name}"))
        patch.setattr(artist, "rasterise", lambda source, size: pygame.Surface(size, pygame.SRCALPHA))
        yield


def opened(folder: Path) -> Callable[..., Services]:
    """Makes services as tests do; what is written goes to ``folder``."""
    folders = find_folders(folder)

    def make(size: tuple[int, int], **chosen: object) -> Services:
        settings = Settings(volume=0.0, ambience=0.0)
        for key, value in chosen.items():
            setattr(settings, key, value)
        return make_services(Display(size), settings, SettingsFile(folders.config), folders)

    return make


def approve(
    names: Iterable[str],
    told: Callable[[Callable[..., Services], str], Iterator[str]],
    file: Callable[[str], Path],
) -> None:
    """Write for each name what is ``told`` of it, with services of its own, to its ``file``."""
    for name in names:
        with TemporaryDirectory() as scratch:
            lines = list(told(opened(Path(scratch)), name))
        file(name).parent.mkdir(exist_ok=True)
        file(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    approve(PLAYS, pressed, approved)
