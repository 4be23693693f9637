"""How the program starts, idles and draws at 1920x1080, without a window system in the way."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.report import show

MOVING, FRAMES = 40, 180
ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Print the tables."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with tempfile.TemporaryDirectory() as folder:
        for heading, words in (
            ("The menu", []),
            ("Splendor, four players", ["--title", "splendor", "--players", "A,B,C,D", "--seed", "3"]),
        ):
            show(heading, ("what", "measured"), _started(folder, words))
        show(f"{MOVING} moving sprites over a full table", ("what", "measured"), _moving(Path(folder)))


def _started(folder: str, words: list[str]) -> list[tuple[str, str]]:
    """What ``main.py --bench`` says of a fresh process."""
    command = [sys.executable, "main.py", "--window", "1920x1080", "--save-folder", folder, "--bench", *words]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    rows = [line.split("  ", 1) for line in said.splitlines()]
    unwanted = {"machine", "system", "versions", "first scene"}
    return [(name, value.strip()) for name, value in rows if name not in unwanted]


def _moving(folder: Path) -> list[tuple[str, str]]:
    """The work of a frame while many pieces are on their way, and while none is."""
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
    from game.ui.services import make_services
    from game.ui.settings import Settings, SettingsFile
    from game.ui.table.motion.motion import Motion

    folders = find_folders(folder)
    services = make_services(
        Display((1920, 1080)), Settings(mute=True), SettingsFile(folders.config), folders
    )
    seats = tuple(Seat(name, style) for style, name in enumerate("ABCD"))
    session = Session(find_title("splendor").rules({}), GameConfig(4, 3), seats)
    stack = SceneStack(services.display.size)
    plan = MatchPlan("splendor", seats, (None,) * 4)
    sitting = Sitting(session)
    match = Match(
        plan, sitting, Drivers(sitting, lambda number, seat: Reflex(lambda asked: asked.decision.actions[0]))
    )
    scene = PlayScene(services, Program(services, stack), match)
    stack.push(scene)
    stack.settle()
    canvas = services.display.canvas

    def frame() -> float:
        before = time.perf_counter()
        stack.update(1 / 60)
        services.display.update(stack.draw(canvas))
        return (time.perf_counter() - before) * 1000

    frame()
    still = [frame() for _ in range(FRAMES)]
    rng, pictures = Rng(1), [item.surface for item in scene.view.stage.resting()]
    for _ in range(MOVING):
        ends = [(rng.below(1800) + 60, rng.below(900) + 60) for _ in range(2)]
        motion = Motion("", (rng.pick(pictures),), ends[0], ends[1], 0.0, FRAMES / 60 + 1, lambda: None)
        scene.view.stage.add(motion)
    moving = [frame() for _ in range(FRAMES)]
    stack.pop(scene)
    stack.settle()
    return [("frame at rest", _spread(still)), ("frame with all of them", _spread(moving))]


def _spread(times: list[float]) -> str:
    return f"median {statistics.median(times):.2f} ms, worst {max(times):.2f} ms"
