"""What comes of presses on the scenes around the table, line by line: the focus, the widgets, the calls.

Somebody strolls through every scene and presses a pad, keys and the mouse at random; what the scene makes of
each press is approved. ``python -m tests.recorded.strolls`` approves changes that are meant. Colours are not
among the lines.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.art import artist
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.input.intents import Direction, Intent
from game.ui.scene import Scene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.services import Services
from game.ui.sound import Sounds
from game.ui.widgets.widget_scene import WidgetScene
from tests.recorded.presses import approve, widgets
from tests.recorded.telling import HERE, spelled
from tests.recorded.visits import VISITS
from tests.scene_samples import Showing, Ways, fill_shelf, scoring

LOOKS: dict[str, dict[str, object]] = {
    "en": {},
    "fa": {"language": "fa", "text_scale": 2.0, "animation": "fast", "devices": "own"},
}
"""How the program is set while somebody strolls."""
PRESSES = 18
"""So often something is pressed on a scene."""
WAYS: tuple[Direction, ...] = ("left", "right", "up", "down")
KEY, PAD = "keyboard", "pad:0"
SCENES: dict[str, Callable[[Services], Scene]] = {
    **{name: make for name, (make, _) in VISITS.items()},
    "question": lambda ui: MessageScene(
        ui, text("play-no-undo"), (("common-ok", Ways().quit), ("common-back", Ways().menu)), ui.say
    ),
    "rules over a table": lambda ui: RulesHelpScene(
        ui, "splendor", over_table=True, options={"cities": True}
    ),
    "scoring in a while": lambda ui: scoring(ui, players=2),
}


def approved(look: str) -> Path:
    """The file of the approved lines."""
    return HERE / "strolls" / f"{look}.told"


class Stroll:
    """Somebody on a scene, and what is seen of it.

    Args:
        services: the program's services.
        name: of the scene.
        rng: what comes to mind.
        happened: what is heard and called.
    """

    def __init__(self, services: Services, name: str, rng: Rng, happened: list[str]) -> None:
        self._services, self._rng, self._happened = services, rng, happened
        self._make = SCENES[name]
        self._showing = Showing(services, self._make(services))
        self._before: dict[str, str] = {}
        self._known: set[str] = set()

    def lines(self) -> Iterator[str]:
        """What is seen at first, and after each press; a scene that has gone is opened again."""
        yield f"begin: {self._line()}"
        for _ in range(PRESSES):
            if self._showing.scene not in self._showing.stack.scenes:
                self._showing = Showing(self._services, self._make(self._services))
            given = self._next()
            for intent in given:
                self._showing.send(intent)
            dirty = self._showing.stack.update(self._rng.pick([0.02, 0.4, 1.3]))
            self._showing.stack.settle()
            yield f"{_spelled(given[-1])}: {self._line()}{'' if dirty else ' (still)'}"

    def _next(self) -> list[Intent]:
        rng, top = self._rng, self._showing.stack.top
        device = rng.pick([KEY, PAD, "pad:1"])
        items = top.focusables() if top else []
        pos = rng.pick(items).rect.center if items else (640, 360)
        tap = [intents.Press("mouse", pos), intents.Release("mouse", pos, tap=True)]
        ways: list[tuple[int, Callable[[], list[Intent]]]] = [
            (4, lambda: tap),
            (3, lambda: [intents.Confirm(device)]),
            (4, lambda: [intents.Nav(device, rng.pick(WAYS))]),
            (2, lambda: [intents.Cycle(device, rng.pick([1, -1]))]),
            (1, lambda: [intents.Page(device, rng.pick([1, -1]))]),
            (1, lambda: [intents.Scroll("mouse", rng.pick([1, -1]), pos)]),
            (1, lambda: [intents.Inspect(device, on=bool(rng.below(3)))]),
            (1, lambda: [rng.pick([intents.History, intents.Menu, intents.Back, intents.Undo])(device)]),
            (1, lambda: [rng.pick([intents.DeviceJoined, intents.DeviceLeft])(device)]),
            (1, lambda: [intents.Release("touch", pos, tap=bool(rng.below(2)))]),
            (1, lambda: [intents.Type(KEY, "x")]),
        ]
        return rng.pick([way for often, way in ways for _ in range(often)])()

    def _line(self) -> str:
        now = {name: str(value) for name, value in self._seen()}
        changed = [f"{name}={value}" for name, value in now.items() if self._before.get(name) != value]
        self._before = now
        new = [each for each in widgets(self._showing.stack.top) if each not in self._known]
        self._known.update(new)
        happened, self._happened[:] = list(self._happened), []
        return "; ".join([*changed, *dict.fromkeys(new), *happened]) or "nothing"

    def _seen(self) -> Iterator[tuple[str, object]]:
        stack, top = self._showing.stack, self._showing.stack.top
        yield "stack", " ".join(type(scene).__name__ for scene in stack.scenes)
        if top is None:
            return
        yield "focus", top.focus()
        yield "things", len(top.focusables())
        yield "set", " ".join(f"{name}={value}" for name, value in asdict(self._services.settings).items())
        if isinstance(top, WidgetScene):
            yield "shown", top.ring.shown
            yield "kind", f"{'opaque' * top.opaque} {'low' * top.low} {'closes' * top.closes} {top.panel}"
            yield "hints", [f"{hint.action} {spelled(hint.words)}" for hint in top.hints()]
            yield "at", top.parts.scroller.at
            yield "leaves", sum(1 for _ in top.parts.leaves)


def strolled(services_for: Callable[..., Services], look: str) -> Iterator[str]:
    """The lines of every scene in a look."""
    for number, name in enumerate(SCENES):
        animated = {"animation": "fast"} if name == "scoring in a while" else {"animation": "off"}
        services = services_for((1280, 720), **{**animated, **LOOKS[look], "mute": True})
        fill_shelf(services.folders.saves, "en")
        yield f"== {name}"
        happened = list[str]()
        with _noted(happened):
            yield from Stroll(services, name, Rng(number), happened).lines()


def _spelled(intent: Intent) -> str:
    values = (str(getattr(intent, name)) for name in intent.__dataclass_fields__)
    return f"{type(intent).__name__} {' '.join(values)}"


@contextmanager
def _noted(happened: list[str]) -> Iterator[None]:
    """Note what is heard and called."""

    def noted(self: Ways, *called: object) -> None:
        happened.append(f"calls {' '.join(map(_argument, called))}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Ways, "note", noted)
        patch.setattr(Sounds, "play", lambda self, name: happened.append(f"heard {name}"))
        patch.setattr(Sounds, "ambience", lambda self, name: happened.append(f"ambience {name}"))
        patch.setattr(artist, "rasterise", lambda source, size: pygame.Surface(size, pygame.SRCALPHA))
        patch.setattr("game.ui.scenes.setup.secrets.randbelow", lambda bound: 0)
        yield


def _argument(given: object) -> str:
    return given.name if isinstance(given, Path) else str(given)


if __name__ == "__main__":
    approve(LOOKS, strolled, approved)
