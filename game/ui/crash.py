"""A report for an error that nobody expected."""

from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from datetime import datetime
from pathlib import Path

from game.ui.version import VERSION


def write_report(error: BaseException, folder: Path, scenes: list[str], record: Path | None) -> Path:
    """Write what is needed to find the error; returns the file.

    The record of the game is named, not copied: it is a file of its own, and whoever reports the error can
    decide to send it along. Falls back to the system's temporary folder where ``folder`` cannot be written.
    """
    lines = [
        f"Caravanserai {VERSION}",
        f"Python {sys.version}",
        f"System {platform.platform()}",
        f"Scenes {' > '.join(scenes) or '-'}",
        f"Record {record or '-'}",
        "",
        *traceback.format_exception(error),
    ]
    name = f"crash-{datetime.now().strftime('%Y%m%d-%H%M%S')}.txt"
    for place in (folder, Path(tempfile.gettempdir())):
        try:
            place.mkdir(parents=True, exist_ok=True)
            (place / name).write_text("\n".join(lines), encoding="utf-8")
        except OSError:
            continue
        return place / name
    raise error
