"""How long frames of play take: a match of each title at 1920x1080, moved and drawn at 60 frames a second."""

from __future__ import annotations

import gc
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.report import show

ACTIONS, STEP = 24, 1 / 60
SEEN = 60
"""So many frames pass before the next action: nobody chooses in less than a second."""
LONG = 50.0
"""Milliseconds that no frame should take after a scene's first."""


def main() -> None:
    """Print the table."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from game.tables.registry import TITLES

    with tempfile.TemporaryDirectory() as folder:
        rows = [row for title in TITLES for row in _rows(Path(folder), title)]
    show("Frames of play, CPU time", ("title, what", "median", "worst", f"over {LONG:.0f} ms"), rows)


def _rows(folder: Path, title: str) -> Iterator[tuple[str, str, str, str]]:
    """What moves after an action, and what opens above the table for the second time."""
    from game.ui.input import intents

    stack, canvas, choose = _table(folder, title)

    def frame() -> float:
        before = time.process_time()
        stack.update(STEP)
        stack.settle()
        stack.draw(canvas)
        return (time.process_time() - before) * 1000

    frame()
    gc.collect()
    gc.freeze()  # as the program does once it runs
    for _ in range(SEEN):
        frame()
    after, moving, scenes = list[float](), list[float](), {type(stack.top)}
    for _ in range(ACTIONS):
        carry_out = choose()
        before = time.process_time()
        carry_out()
        took = (time.process_time() - before) * 1000 + frame()
        if type(stack.top) in scenes:  # else it is the first frame of a scene
            after.append(took)
        scenes.add(type(stack.top))
        moving += [frame() for _ in range(SEEN)]
    yield _row(f"{title}, the frame of an action", after)
    yield _row(f"{title}, while things move", moving)
    again = list[float]()
    for intent in (intents.Menu("pad:0"), intents.History("pad:0")) * 2:
        before = time.process_time()
        stack.handle(intent)
        stack.settle()
        again.append((time.process_time() - before) * 1000 + frame())
        stack.handle(intents.Back("pad:0"))
        stack.settle()
        frame()
    yield _row(f"{title}, pause and history opened again", again[2:])
    stack.pop(stack.scenes[0])
    stack.settle()


def _row(name: str, times: list[float]) -> tuple[str, str, str, str]:
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
