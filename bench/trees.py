"""Two trees of code in two processes, this one and another commit's, asked in turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType, TracebackType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
_PROBE = ROOT / "bench" / "probe.py"
_QUIET = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
"""Nothing but answers is printed, and nothing is left in the folder."""


_SAME: Mapping[str, str] = MappingProxyType({})


class TreeError(Exception):
    """A tree cannot answer; what it says of that."""


class Tree:
    """A process that runs the code of one folder.

    Args:
        name: the heading of its column.
        folder: where its ``game`` lies.
        environment: variables that are otherwise than here.

    Attributes:
        process: its number.
    """

    def __init__(self, name: str, folder: Path, environment: Mapping[str, str] = _SAME) -> None:
        self.name, self.folder = name, folder
        # -P: what lies beside the probe does not stand in the way of the tree's own modules.
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(_PROBE)],
            cwd=folder,
            env={**os.environ, **_QUIET, **environment, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.process = self._process.pid

    def again(self, environment: Mapping[str, str] = _SAME) -> Tree:
        """The same code in a new process."""
        return Tree(self.name, self.folder, environment)

    def ask(self, what: str, **about: Any) -> Any:
        """The answer to a question of `bench.probe`.

        Raises:
            TreeError: this code has none.
        """
        to, back = self._process.stdin, self._process.stdout
        assert to is not None and back is not None
        to.write(json.dumps({"ask": what, **about}) + "\n")
        to.flush()
        if not (line := back.readline()):
            raise TreeError(f"{self.name}: the process has ended")
        found = json.loads(line)
        if "failed" in found:
            raise TreeError(found["failed"])
        return found["answer"]

    def __enter__(self) -> Tree:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.communicate()


class Pair(NamedTuple):
    """The code of this folder and that of a commit."""

    new: Tree
    old: Tree


@contextmanager
def pair(commit: str) -> Iterator[Pair]:
    """This code beside that of ``commit``, which is checked out into a temporary folder for the while.

    Raises:
        subprocess.CalledProcessError: there is no such commit.
    """
    with TemporaryDirectory() as parent:
        folder = Path(parent) / "tree"
        _git("worktree", "add", "--quiet", "--detach", str(folder), commit)
        try:
            with Tree("here", ROOT) as new, Tree(commit, folder) as old:
                yield Pair(new, old)
        finally:
            _git("worktree", "remove", "--force", str(folder))


def _git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True)
