"""The program, started as people start it and watched from within until its first picture is shown.

``python started.py SECONDS [options of main.py]``, in the folder of a tree. This one file runs in all
trees. It tells, as a line of JSON, how much processor time had been used and what the clock said when
anything and when the first scene was shown, and so many seconds later the memory that is taken. Without any
options a bare window is opened instead.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

SIZE = 1920, 1080

_told: dict[str, float] = {}


class _Watch(MetaPathFinder):
    """Does something to a module of the program once it is imported, when it comes to that."""

    def __init__(self, name: str, met: Callable[[ModuleType], None]) -> None:
        self._name, self._met = name, met

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only the module that is watched for."""
        if fullname != self._name or (spec := PathFinder.find_spec(fullname, path, target)) is None:
            return None
        assert isinstance(spec.loader, Loader)
        execute = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            execute(module)
            self._met(module)

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def _note(name: str) -> None:
    _told.setdefault(f"{name} cpu", time.process_time())
    _told.setdefault(f"{name} clock", time.monotonic())


def _anything(module: Any) -> None:
    """The first update of the window."""
    shown = module.pygame.display.update

    def update(*rects: object) -> None:
        shown(*rects)
        _note("anything")

    module.pygame.display.update = update


def _first(seconds: float) -> Callable[[Any], None]:
    """The first frame of a scene; the program ends so many seconds later."""

    def met(module: Any) -> None:
        drawn = module.App.draw

        def draw(app: Any) -> None:
            drawn(app)
            _note("picture")
            if not seconds:
                _tell()

        turn = module.App.turn

        def turned(app: Any) -> None:
            turn(app)
            if time.monotonic() > _told["picture clock"] + seconds:
                _tell()

        module.App.draw, module.App.turn = draw, turned

    return met


def _tell() -> None:
    """All that was noted, and the memory of now; ends the process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    print(json.dumps({**_told, "memory": pages * os.sysconf("SC_PAGE_SIZE")}), flush=True)
    os._exit(0)


def _bare() -> None:
    import pygame

    pygame.display.init()
    pygame.display.set_mode(SIZE)
    pygame.display.flip()
    _note("anything")
    _note("picture")


def main() -> None:
    """Start, and tell."""
    seconds, *options = sys.argv[1:]
    if not options:
        _bare()
        _tell()
    sys.meta_path[:0] = [_Watch("game.ui.display", _anything), _Watch("game.ui.app", _first(float(seconds)))]
    from game.ui.cli import main as program

    sys.exit(program(options))


if __name__ == "__main__":
    main()
