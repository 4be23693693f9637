"""A report for an error that nobody expected.

It holds what is needed to see the error again: versions, settings, the screens, the last inputs, and the
match as a record that can be loaded, with numbers for the players' names. It holds nothing else of theirs: no
names, nothing that was typed, no folders.
"""

from __future__ import annotations

import json
import platform
import sys
import tempfile
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.match.header import nameless_lines
from game.rules.kernel.files import make_private_folder, write_whole
from game.shipped import PROGRAM
from game.ui.folders import NAME
from game.version import VERSION

if TYPE_CHECKING:
    from game.ui.app import App


def write_report(error: BaseException, folder: Path, app: App | None) -> Path:
    """Write what is needed to find the error; returns the file.

    Where ``folder`` cannot be written the report goes to a new folder among the system's temporary files.

    Args:
        error: what happened.
        folder: the program's own for reports.
        app: the running program, if it came that far.

    Raises:
        OSError: there is no place at all to write to.
    """
    data = "\n".join([*_machine(), *_run(app), "", *_trace(error), "", *_match(app), ""])
    name = f"crash-{datetime.now().strftime('%Y%m%d-%H%M%S')}.txt"
    raw = data.encode("utf-8", "backslashreplace")
    try:
        make_private_folder(folder)
        return _written(folder / name, raw)
    except OSError:
        return _written(Path(tempfile.mkdtemp(prefix=f"{NAME}-")) / name, raw)


def _written(path: Path, raw: bytes) -> Path:
    write_whole(path, raw)
    return path


def _machine() -> Iterator[str]:
    yield f"Caravanserai {VERSION}"
    yield f"Python {sys.version}"
    yield f"System {platform.platform()}"
    yield f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


def _run(app: App | None) -> Iterator[str]:
    """The screens, how they are shown, and how people came here."""
    if app is None:
        yield "Scenes -"
        return
    services = app.services
    yield f"Scenes {' > '.join(type(scene).__name__ for scene in app.stack.scenes) or '-'}"
    yield f"Canvas {'x'.join(map(str, services.display.size))}"
    yield f"Settings {json.dumps(asdict(services.settings))}"
    yield f"Inputs {', '.join(app.recent) or '-'}"


def _trace(error: BaseException) -> Iterator[str]:
    """The traceback, with the program's own paths and without the user's."""
    places = [(str(PROGRAM), ".")]
    with suppress(RuntimeError):  # not everybody has a home
        places.append((str(Path.home()), "~"))
    for line in "".join(traceback.format_exception(error)).splitlines():
        for place, sign in places:
            line = line.replace(place, sign)
        yield line


def _match(app: App | None) -> Iterable[str]:
    session = app.services.session if app else None
    if session is None:
        return ("No match",)
    try:
        lines = [json.dumps(line, ensure_ascii=False) for line in nameless_lines(session)]
    except Exception as error:  # whatever led to the report may have left the match in pieces
        return (f"The match cannot be told ({type(error).__name__})",)
    return ("The match; the lines from here on are a record:", *lines)
