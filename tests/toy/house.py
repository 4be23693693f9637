"""The house with the toy title moved in: its words beside those of the others, its line in the registry."""

from __future__ import annotations

import atexit
import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.toy.title import WORDS

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LINE = {"toy": "tests.toy.title"}
"""What a new title adds to ``game.tables.registry.TITLES``."""


@cache
def assets() -> Path:
    """The program's assets with the toy's words among them."""
    folder = Path(mkdtemp(prefix="caravanserai-toy-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for part in ASSETS.iterdir():
        if part.name != "lang":
            (folder / part.name).symlink_to(part)
    shutil.copytree(ASSETS / "lang", folder / "lang")
    shutil.copytree(WORDS, folder / "lang", dirs_exist_ok=True)
    return folder
