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
