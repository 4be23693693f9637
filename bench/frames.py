"""How long frames of play take: a match of each title at 1920x1080, moved and drawn at 60 frames a second."""

from __future__ import annotations

import gc
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bench.report import show

if TYPE_CHECKING:  # pygame is imported late
    import pygame

    from game.ui.input.intents import Direction, Intent
    from game.ui.play.scene import PlayScene
    from game.ui.scene import Scene, SceneStack

Row = tuple[str, str, str, str]

ACTIONS, STEP = 24, 1 / 60
SEEN, LOOKED = 60, 30
"""So many frames pass before the next action, which nobody chooses in less than a second, and before
something else is looked at."""
TURNED, OPENED = 20, 15
"""So many pieces or moments are turned over, so often a closer look is opened."""
ROUND, SIDES = "--round", ("bottom", "right", "top", "left", "bottom-right")
"""With this argument people sit round the table, on all its sides."""
LONG = 50.0
"""Milliseconds that no frame should take after a scene's first."""


def main() -> None:
    """Print the table."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from game.tables.registry import TITLES

    with tempfile.TemporaryDirectory() as folder:
        rows = [row for title in TITLES for row in _rows(Path(folder), title)]
    show("Frames of play, CPU time", ("title, what", "median", "worst", f"over {LONG:.0f} ms"), rows)


def _rows(folder: Path, title: str) -> Iterator[Row]:
    """What moves after an action, and what opens above the table."""
    stack, canvas, choose = _table(folder, title)
    watch = _Watch(stack, canvas)
    watch.wait()
    gc.collect()
    gc.freeze()  # as the program does once it runs
    watch.wait(SEEN)
    after, moving, scenes = list[float](), list[float](), {type(stack.top)}
    for _ in range(ACTIONS):
        took = watch.frame_of(choose())
        if type(stack.top) in scenes:  # else it is the first frame of a scene
            after.append(took)
        scenes.add(type(stack.top))
        moving += watch.wait(SEEN)
    yield _row(f"{title}, the frame of an action", after)
    yield _row(f"{title}, while things move", moving)
    yield from _above(title, watch, stack.scenes[0])
    stack.pop(stack.scenes[0])
    stack.settle()


def _above(title: str, watch: _Watch, table: PlayScene) -> Iterator[Row]:
    """What opens above the table, each but the first time, and what is turned over there."""
    from game.ui.input import intents
    from game.ui.scenes.curtain import CurtainScene

    device = "pad:0"
    back, on, before = intents.Back(device), intents.Cycle(device, 1), intents.Cycle(device, -1)
    menu, history, confirm = intents.Menu(device), intents.History(device), intents.Confirm(device)
    undo, redo = intents.Undo(device), intents.Redo(device)
    while isinstance(watch.top, CurtainScene):
        watch.answers(confirm)
    watch.answers(menu, back, history, back)
    opened = watch.answers(menu, back, history, back)
    yield _row(f"{title}, pause and history", opened[::2])
    yield _row(f"{title}, steps of the focus", watch.answers(*_around(device)))
    visits = [_visit(watch, table, view) for view in (*table.view.tabbed, *table.view.tabbed)]
    if visits:
        yield _row(f"{title}, tabs", visits[len(visits) // 2 :])
    yield _row(f"{title}, back and forth", watch.answers(*[undo, redo] * 4))
    opened = list[float]()
    for piece in _public(table):
        opened.append(watch.frame_of(partial(table.inspect, piece)))
        watch.wait(LOOKED)
        watch.answers(back)
    yield _row(f"{title}, a closer look", opened[1:])
    table.inspect(_public(table)[0])
    watch.wait(LOOKED)
    yield _row(f"{title}, turned over there", watch.answers(*[on] * TURNED))
    watch.answers(back)
    watch.answers(history)
    first = watch.answers(confirm)
    yield _row(f"{title}, steps in the past", watch.answers(*[before] * TURNED, *[on] * TURNED))
    watch.answers(back)
    again = [watch.answers(confirm, back)[0] for _ in range(3)]
    yield _row(f"{title}, a past moment", first + again)
    watch.answers(back)


def _visit(watch: _Watch, table: PlayScene, view: str) -> float:
    """The frame that shows a shot of the table, which is then looked at."""
    took = watch.frame_of(partial(table.visit, view))
    watch.wait(LOOKED)
    return took


def _around(device: str) -> list[Intent]:
    """Once around the table."""
    from game.ui.input import intents

    ways: tuple[Direction, ...] = ("right", "down", "left", "up")
    return [intents.Nav(device, way) for way in ways for _ in range(6)]


def _public(table: PlayScene) -> list[str]:
    """Pieces that everybody may look at, all over the first shot of the table."""
    if table.view.tabbed:
        table.visit(table.view.tabbed[0])
    placements = table.view.stage.placements
    pieces = [piece for piece, _ in table.view.stage.pieces() if placements[piece].owner is None]
    return pieces[:: -(-len(pieces) // OPENED)]


class _Watch:
    """Measures frames of a stack of scenes, in milliseconds of CPU time."""

    def __init__(self, stack: SceneStack, canvas: pygame.Surface) -> None:
        self._stack, self._canvas = stack, canvas

    @property
    def top(self) -> Scene | None:
        """The scene that is seen."""
        return self._stack.top

    def wait(self, frames: int = 1) -> list[float]:
        """So many frames in which nobody does anything."""
        return [self.frame_of(lambda: None) for _ in range(frames)]

    def answers(self, *given: Intent) -> list[float]:
        """The frame that answers each intent; people look at it before the next."""
        times = list[float]()
        for intent in given:
            times.append(self.frame_of(partial(self._stack.handle, intent)))
            self.wait(LOOKED)
        return times

    def frame_of(self, act: Callable[[], object]) -> float:
        """The frame in which something is done."""
        before = time.process_time()
        act()
        self._stack.settle()
        changed = self._stack.update(STEP)
        self._stack.settle()
        if changed:
            self._stack.draw(self._canvas)
        return (time.process_time() - before) * 1000


def _row(name: str, times: list[float]) -> Row:
    late = sum(each > LONG for each in times)
    return name, f"{statistics.median(times):.1f} ms", f"{max(times):.1f} ms", f"{late} of {len(times)}"


def _table(folder: Path, title: str):  # type: ignore[no-untyped-def]  # pygame is imported late
    """A match with the most players on a stack, and what chooses an action and gives what carries it out."""
    from bench.policies import SENSIBLE, anything
    from game.match.drivers import Drivers, Reflex
    from game.match.plan import MatchPlan
    from game.match.seats import Seat
    from game.match.session import Session
    from game.match.sitting import Sitting
    from game.rules.kernel.rng import Rng
    from game.rules.kernel.rules import GameConfig
    from game.tables.registry import find_title
    from game.ui.display import Display
    from game.ui.folders import find_folders
    from game.ui.play.match import Match
    from game.ui.play.scene import PlayScene
    from game.ui.program import Program
    from game.ui.scene import SceneStack
    from game.ui.scenes.curtain import CurtainScene
    from game.ui.services import make_services
    from game.ui.settings import Settings, SettingsFile

    folders = find_folders(folder)
    settings = Settings(mute=True, animation="fast")
    if ROUND in sys.argv:
        settings.table, settings.stations = "on", {str(style): name for style, name in enumerate(SIDES)}
    services = make_services(Display((1920, 1080)), settings, SettingsFile(folders.config), folders)
    players = find_title(title).rules({}).info.seats[-1]
    seats = tuple(Seat(name, style) for style, name in enumerate("ABCDE"[:players]))
    session = Session(find_title(title).rules({}), GameConfig(players, 3), seats)
    stack, sitting, rng = SceneStack(services.display.size), Sitting(session), Rng(1)
    drivers = Drivers(sitting, lambda number, seat: Reflex(lambda asked: asked.decision.actions[0]))
    match = Match(MatchPlan(title, seats, (None,) * players), sitting, drivers)
    scene = PlayScene(services, Program(services, stack), match)
    stack.push(scene)
    stack.settle()

    def choose() -> Callable[[], None]:
        decisions = session.decisions()
        action = (
            SENSIBLE.get(title, anything)(session.state, decisions[0].actions, rng) if decisions else None
        )

        def carry_out() -> None:
            if isinstance(stack.top, CurtainScene):
                stack.pop(stack.top)
                stack.settle()
            if action:
                sitting.act(action)
            stack.settle()

        return carry_out

    return stack, services.display.canvas, choose


if __name__ == "__main__":
    main()
