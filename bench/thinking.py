"""Frame times at 1920x1080 while a computer thinks, beside those while nobody does.

The thinker has a process of its own, so the screen should not notice it where there is a core to spare.
``python -m bench.thinking``
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.report import machine, show
from game.match.drivers import Drivers, Question, Reflex
from game.match.plan import MatchPlan
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.opponents.minds import Minds
from game.opponents.thinker import Thinker
from game.rules.kernel.rules import GameConfig
from game.tables.registry import find_title

FRAMES, PASSES = 300, 3
RATE = 1 / 60
Frame = Callable[[int], None]
"""Draws the frame of that number."""


def main() -> None:
    """Print the table."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with tempfile.TemporaryDirectory() as folder:
        heading = f"{PASSES} times {FRAMES} frames while the focus moves over the table"
        show(heading, ("while", "work of a frame"), _rows(folder))


def _rows(folder: str) -> list[tuple[str, str]]:
    still: list[float] = []
    thinking: list[float] = []
    for _ in range(PASSES):
        frame, question = _table(folder)
        still += _measured(frame)
        minds = Minds(Thinker("splendor", {}), 1)
        adviser = minds.adviser()
        minds.thinker.pose(question.view, question.decision, "sultan", 1)
        time.sleep(1.0)  # the process starts; what it costs then is no frame's affair
        thinking += _measured(frame, partial(_again, minds, question))
        adviser.close()
    return [("nobody thinks", _spread(still)), ("Sultan thinks", _spread(thinking))]


def _again(minds: Minds, question: Question) -> None:
    """Who has found an answer is asked anew: so it thinks all the time."""
    if minds.thinker.thought() is not None:
        minds.thinker.pose(question.view, question.decision, "sultan", 1)


def _table(folder: str) -> tuple[Frame, Question]:
    """A table whose frame can be drawn, and a question about it."""
    from game.ui.display import Display
    from game.ui.folders import find_folders
    from game.ui.input.intents import Nav
    from game.ui.play.match import Match
    from game.ui.play.scene import PlayScene
    from game.ui.program import Program
    from game.ui.scene import SceneStack
    from game.ui.services import make_services
    from game.ui.settings import Settings, SettingsFile

    folders = find_folders(Path(folder))
    services = make_services(
        Display((1920, 1080)), Settings(mute=True), SettingsFile(folders.config), folders
    )
    seats = tuple(Seat(name, style) for style, name in enumerate("ABCD"))
    session = Session(find_title("splendor").rules({}), GameConfig(4, 3), seats)
    stack = SceneStack(services.display.size)
    sitting = Sitting(session)
    drivers = Drivers(sitting, lambda number, seat: Reflex(lambda asked: asked.decision.actions[0]))
    plan = MatchPlan("splendor", seats, (None,) * 4)
    stack.push(PlayScene(services, Program(services, stack), Match(plan, sitting, drivers)))
    stack.settle()
    ways = ("left", "right", "up", "down")

    def frame(number: int) -> None:
        if number % 10 == 0:
            stack.handle(Nav("keyboard", ways[number // 10 % 4]))  # type: ignore[arg-type]  # one of four
        stack.update(RATE)
        services.display.update(stack.draw(services.display.canvas))

    decision = session.decisions()[0]
    return frame, Question(0, 0, decision, session.rules.view(session.state, 0))


def _measured(frame: Frame, between: Callable[[], None] = lambda: None) -> list[float]:
    """Milliseconds that the processor works for each frame, drawn at their usual pace.

    Of the processor: what else the machine does is not the frame's work.
    """
    times = []
    for number in range(FRAMES):
        began, before = time.perf_counter(), time.process_time()
        frame(number)
        times.append((time.process_time() - before) * 1000)
        between()
        time.sleep(max(0.0, RATE - (time.perf_counter() - began)))
    return times


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    high = ordered[round(len(ordered) * 0.95) - 1]
    middle = statistics.median(times)
    return f"median {middle:.2f} ms, 95th percentile {high:.2f} ms, worst {ordered[-1]:.2f} ms"


if __name__ == "__main__":
    print(machine())
    main()
