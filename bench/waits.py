"""What a person waits for once: a map that is read, another language, theme or text size."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bench.report import show
from game.tables.registry import TITLES

if TYPE_CHECKING:  # pygame is imported late
    from game.ui.app import App

MAPS = Path(__file__).resolve().parents[1] / "maps"
CHANGES = (("language", "fa"), ("language", "en"), ("theme", "dawn"), ("text_scale", 1.5))


def main() -> None:
    """Print the tables."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from game.maps.tmx import load_map

    columns = ("what", "CPU time")
    rows = [(path.stem, _took(partial(load_map, path))) for path in sorted(MAPS.glob("*.tmx"))]
    show("Maps, read for the second time", columns, rows)
    with tempfile.TemporaryDirectory() as folder:
        show("What opens for the first time, after a second in the menu", columns, _opened(Path(folder)))
        show(
            "A setting changed, until it is seen (at most 0.3 s)",
            columns,
            _changes(Path(folder)),
        )


def _app(folder: Path) -> App:
    from game.ui.app import App
    from game.ui.display import Display
    from game.ui.folders import find_folders
    from game.ui.services import make_services
    from game.ui.settings import Settings, SettingsFile

    folders = find_folders(folder)
    services = make_services(
        Display((1920, 1080)), Settings(mute=True), SettingsFile(folders.config), folders
    )
    return App(services)


def _opened(folder: Path) -> list[tuple[str, str]]:
    """The shelf, and above the first table the pause; each with the frame that shows it."""
    from game.match.plan import MatchPlan
    from game.match.seats import Seat
    from game.ui.input.intents import Menu
    from game.ui.program import Program

    app = _app(folder)
    program = Program(app.services, app.stack)
    app.stack.push(program.menu_scene())

    def frames(seconds: float) -> None:
        for _ in range(round(seconds * 60)):
            app.stack.settle()
            app.step(1 / 60)

    def seen(work: Callable[[], object]) -> str:
        def both() -> None:
            work()
            frames(1 / 60)

        return _took(both)

    frames(1.0)
    rows = [("the shelf", seen(program.set_up))]
    seats = tuple(Seat(name, style) for style, name in enumerate("ABC"))
    for title in TITLES:
        plan = MatchPlan(title, seats, (None,) * len(seats))
        rows.append((f"{title}, the table", seen(partial(program.start, plan))))
        frames(2.0)
        rows.append((f"{title}, the pause", seen(partial(app.stack.handle, Menu("keyboard")))))
    return rows


def _changes(folder: Path) -> list[tuple[str, str]]:
    from game.ui.scenes.settings_scene import SettingsScene

    app = _app(folder)
    services = app.services
    app.stack.push(SettingsScene(services, over_table=True))
    app.stack.settle()
    app.step(0.05)

    def change(name: str, value: object) -> None:
        setattr(services.settings, name, value)
        services.apply()
        app.step(0.05)

    return [(f"{name} {value}", _took(partial(change, name, value))) for name, value in CHANGES]


def _took(work: Callable[[], object]) -> str:
    before = time.process_time()
    work()
    return f"{(time.process_time() - before) * 1000:.0f} ms"
