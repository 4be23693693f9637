"""What `bench.frames` asks of a tree of code: the frames of a match in a window, and what rest costs.

Like `bench.probe`, this file runs in all trees. A process plays one match of a title with the most players.
"""

from __future__ import annotations

import gc
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # pygame is imported late
    from game.ui.app import App
    from game.ui.input.intents import Intent

DEVICE, STEP = "pad:0", 1 / 60
LOOKED = 30
"""So many frames pass before something else is looked at."""
MENU, BEGUN = 120, 180
"""So many frames in the menu, and after a match has begun."""
_FULL = 2
"""The oldest generation of the collector: it walks through all that there is."""
_PADS = 4
_RESTED = 2.0
"""Seconds without a change before rest is measured."""

Time = tuple[float, float]
"""Milliseconds of a frame: of the processor, and as they pass."""
Part = dict[str, list[Time]]
"""The frames that answer a person, and those after each."""


class Match:
    """A match in a window, played frame by frame.

    Args:
        title: what is played.
    """

    def __init__(self, title: str, stations: Sequence[str]) -> None:
        from game.ui.app import App
        from game.ui.display import Display
        from game.ui.folders import find_folders
        from game.ui.program import Program
        from game.ui.services import make_services
        from game.ui.settings import Settings, SettingsFile

        self.title = title
        self._folder = tempfile.TemporaryDirectory()
        folders = find_folders(Path(self._folder.name))
        settings = Settings(mute=True, animation="fast")
        if stations:
            settings.table, settings.stations = "on", {str(seat): name for seat, name in enumerate(stations)}
        display = Display((1920, 1080))
        self.app: App = App(make_services(display, settings, SettingsFile(folders.config), folders))
        self._program = Program(self.app.services, self.app.stack)
        self._acted, self._after = list[Time](), list[Time]()
        self.full = 0
        self.app.start(self._program.menu_scene())
        gc.callbacks.append(self._collected)
        self.wait(MENU)

    @property
    def top(self) -> Any:
        """The scene that is seen."""
        return self.app.stack.top

    @property
    def table(self) -> Any:
        """The table."""
        return self.app.stack.scenes[0]

    def taken(self) -> Part:
        """The frames since the last time."""
        part = {"acted": self._acted, "after": self._after}
        self._acted, self._after = [], []
        return part

    def wait(self, frames: int) -> None:
        """So many frames in which nobody does anything."""
        self._after += [self._frame(lambda: None) for _ in range(frames)]

    def do(self, act: Callable[[], object], frames: int = LOOKED) -> None:
        """The frame in which something is done, and some after it."""
        self._acted.append(self._frame(act))
        self.wait(frames)

    def press(self, *given: Intent) -> None:
        """Each intent in a frame of its own; people look at what it brings before the next."""
        for intent in given:
            self.do(partial(self.app.stack.handle, intent))

    def unmeasured(self, *given: Intent, frames: int = LOOKED) -> None:
        """The same beside what is measured."""
        kept = self._acted, self._after
        self._acted, self._after = [], []
        for intent in given:
            self.do(partial(self.app.stack.handle, intent), frames)
        self._acted, self._after = kept

    def shelf(self, frames: int = LOOKED) -> None:
        """Open the shelf of games."""
        self.do(self._program.set_up, frames)

    def begin(self, frames: int = BEGUN) -> None:
        """Begin the match and see the table."""
        from game.match.plan import MatchPlan
        from game.match.seats import Seat
        from game.tables.registry import find_title

        players = find_title(self.title).rules({}).info.seats[-1]
        seats = tuple(Seat(name, style) for style, name in enumerate("ABCDE"[:players]))
        plan = MatchPlan(self.title, seats, (None,) * players, seed=3)
        self.do(partial(self._program.start, plan), frames)

    def home(self, frames: int = LOOKED) -> None:
        """Back to the table from whatever lies above it."""
        from game.ui.input.intents import Back, Confirm
        from game.ui.scenes.curtain import CurtainScene

        while self.top is not self.table:
            hidden = isinstance(self.top, CurtainScene)
            self.unmeasured(Confirm(DEVICE) if hidden else Back(DEVICE), frames=frames)

    def close(self) -> None:
        """Leave."""
        gc.callbacks.remove(self._collected)
        self.app.stop()
        self._folder.cleanup()

    def _frame(self, act: Callable[[], object]) -> Time:
        seen, spent = time.perf_counter(), time.process_time()
        act()
        self.app.stack.settle()
        self.app.step(STEP)
        return (time.process_time() - spent) * 1000, (time.perf_counter() - seen) * 1000

    def _collected(self, phase: str, about: Mapping[str, int]) -> None:
        self.full += phase == "start" and about["generation"] == _FULL


class Stage:
    """The match of this process."""

    match: Match


def parts() -> list[str]:
    """The names of what can be measured."""
    return list(_parts())


def open_match(title: str, stations: Sequence[str] = ()) -> None:
    """Open the window, on the menu; of a match round the table, at some stations, or on one side of it."""
    Stage.match = Match(title, stations)


def part(name: str) -> Part:
    """The frames of a part."""
    Stage.match.taken()
    _parts()[name](Stage.match)
    return Stage.match.taken()


def _parts() -> Any:
    return import_module("frame_parts").PARTS


def full_runs() -> int:
    """How often the collector has walked through everything since the match was opened."""
    return Stage.match.full


def shelf() -> None:
    """The shelf of games that has just been opened."""
    Stage.match.shelf(1)


def begin() -> None:
    """A match that has just begun."""
    Stage.match.begin(1)
    Stage.match.home(1)


def act() -> None:
    """An action that has just been carried out."""
    _parts()["an action"](Stage.match, 1, 1)


def plug() -> None:
    """Four gamepads that are plugged in."""
    from tests.virtual_pads import VirtualPads

    pads = VirtualPads()
    for _ in range(_PADS):
        pads.attach()


def rest(seconds: float) -> float:
    """The share of a core that the program takes once nothing has changed for two seconds."""
    app = Stage.match.app
    _come_to_rest(app)
    began, spent = time.monotonic(), time.process_time()
    while time.monotonic() < began + seconds:
        app.turn()
    return (time.process_time() - spent) / (time.monotonic() - began)


def _come_to_rest(app: App) -> None:
    """Turns of the main loop until no frame has been drawn for two seconds."""
    frames, since = app.frames, time.monotonic()
    while time.monotonic() < since + _RESTED:
        app.turn()
        if app.frames != frames:
            frames, since = app.frames, time.monotonic()


ANSWERS: Mapping[str, Callable[..., Any]] = {
    "parts": parts,
    "open": open_match,
    "part": part,
    "full": full_runs,
    "shelf": shelf,
    "begin": begin,
    "act": act,
    "plug": plug,
    "rest": rest,
}
