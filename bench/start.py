"""How soon the program shows something, and what memory a match takes: each time a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.report import show
from bench.started import SIZE
from bench.trees import Pair, Tree

_STARTED = Path(__file__).with_name("started.py")
_LOOKS = tuple(product(("en", "fa"), ("100", "200")))
_PLAIN = {"SDL_FRAMEBUFFER_ACCELERATION": "0"}
_WAYS = {"without acceleration": _PLAIN, "with acceleration": {"SDL_FRAMEBUFFER_ACCELERATION": "1"}}
_REST = 4.0
"""Seconds after which memory is looked at: what is painted in idle moments is there."""
_WAIT = 120
"""Seconds after which a start has failed."""


class Started(NamedTuple):
    """What a start took.

    Attributes:
        cpu: seconds of processor time to the first picture.
        clock: seconds that passed until then.
        splash: seconds of processor time until anything was shown.
        memory: bytes that were taken at the end.
    """

    cpu: float
    clock: float
    splash: float
    memory: int


class _Starter:
    """Starts programs on a screen.

    Args:
        folder: for settings, saves and compiled modules.
        screen: what in the environment names the screen.
    """

    def __init__(self, folder: Path, screen: Mapping[str, str]) -> None:
        self._folder, self._screen = folder, screen

    def start(self, tree: Tree, words: tuple[str, ...], way: Mapping[str, str], rest: float = 0.0) -> Started:
        """Start the program of a tree with these options, for the first time; without any, a bare window."""
        with TemporaryDirectory(dir=self._folder) as saves:
            given = [*words, *_always(saves)] if words else []
            began = time.monotonic()
            done = subprocess.run(
                [sys.executable, "-P", str(_STARTED), str(rest), *given],
                cwd=tree.folder,
                env={**os.environ, **self._environment(tree), **way},
                capture_output=True,
                text=True,
                timeout=_WAIT,
                check=True,
            )
        told = json.loads(done.stdout.splitlines()[-1])
        return Started(
            told["picture cpu"], told["picture clock"] - began, told["anything cpu"], told["memory"]
        )

    def _environment(self, tree: Tree) -> dict[str, str]:
        return {
            **self._screen,
            "PYTHONPATH": str(tree.folder),
            "PYTHONPYCACHEPREFIX": str(self._folder / tree.name),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "SDL_AUDIODRIVER": "dummy",
        }


def compare_starts(trees: Pair, titles: tuple[str, ...], rounds: int) -> None:
    """Print how long it takes to the first picture."""
    with _starter() as starter:
        rows = [row for name, words in _cases(titles) for row in _row(starter, trees, name, words, rounds)]
    columns = [
        "processor time, ms (times a bare window)",
        trees.old.name,
        trees.new.name,
        "ratio",
        "by the clock",
    ]
    show("Start: to the first picture, in a window of 1920x1080", columns, rows)


def compare_memory(trees: Pair, titles: tuple[str, ...], rounds: int) -> None:
    """Print what memory a match takes."""
    with _starter() as starter:
        for tree in trees:
            starter.start(tree, ("--title", titles[0]), _PLAIN)
        rows = [
            [f"{title}, {name}", *_memory(starter, trees, ("--title", title), way, rounds)]
            for title in titles
            for name, way in _WAYS.items()
        ]
    columns = [f"MB, {_REST:.0f} s after the first picture", trees.old.name, trees.new.name]
    show("Memory of a match, in a window of 1920x1080", columns, rows)


def _cases(titles: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for lang, percent in _LOOKS:
        yield f"the menu, {lang}, {percent} %", ("--language", lang, "--text-scale", percent)
    for title, (lang, percent) in product(titles, _LOOKS):
        words = "--title", title, "--language", lang, "--text-scale", percent
        yield f"{title}, {lang}, {percent} %", words


def _row(
    starter: _Starter, trees: Pair, name: str, words: tuple[str, ...], rounds: int
) -> Iterator[list[str]]:
    """To the first picture, and for the menu to anything at all."""
    for tree in trees:
        starter.start(tree, words, _PLAIN)  # what is compiled is there from now on
    found = [
        (starter.start(trees.new, (), _PLAIN), *(starter.start(tree, words, _PLAIN) for tree in trees))
        for _ in range(rounds)
    ]
    bare = median(each[0].cpu for each in found)
    new, old = (_middle(column) for column in list(zip(*found, strict=True))[1:])
    yield [name, *_cells(old.cpu, new.cpu, bare), f"{old.clock:.2f}, {new.clock:.2f} s"]
    if name.startswith("the menu"):
        yield ["  anything at all", *_cells(old.splash, new.splash, bare), ""]


def _middle(found: Iterable[Started]) -> Started:
    """The median of each figure."""
    return Started(*map(median, zip(*found, strict=True)))


def _cells(old: float, new: float, bare: float) -> list[str]:
    return [*(f"{took * 1000:.0f} ({took / bare:.1f})" for took in (old, new)), f"{old / new:.2f}"]


def _memory(
    starter: _Starter, trees: Pair, words: tuple[str, ...], way: Mapping[str, str], rounds: int
) -> list[str]:
    """The old tree's, the new one's."""
    taken = [[starter.start(tree, words, way, _REST).memory for tree in trees] for _ in range(rounds)]
    new, old = (median(column) / 1e6 for column in zip(*taken, strict=True))
    return [f"{old:.0f}", f"{new:.0f}"]


def _always(saves: str) -> list[str]:
    return ["--window", "x".join(map(str, SIZE)), "--save-folder", saves]


@contextmanager
def _starter() -> Iterator[_Starter]:
    """Starts programs in a real window, where a server for one can be started here; else unseen."""
    with TemporaryDirectory() as folder, screen() as found:
        yield _Starter(Path(folder), found)


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """What in the environment names a screen: that of an X server, started for the while, or no real one."""
    if shutil.which("Xvfb") is None:
        yield {"SDL_VIDEODRIVER": "dummy"}
        return
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-screen", "0", "1920x1080x24"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            yield {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{pipe.readline().strip()}"}
    finally:
        server.terminate()
        server.wait(10)
