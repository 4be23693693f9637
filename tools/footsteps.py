"""A plugin of pytest that notes which functions of the game each test comes by, and how long it takes.

``python -m pytest -p tools.footsteps --footsteps FILE`` writes them as JSON lines, one for each test that
passes; every worker has a file of its own, called FILE and its name. ``tools/mutate.py`` chooses its tests
from them.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
_OPTION = "--footsteps"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the footsteps are written."""
    parser.addoption(_OPTION, default="", help="write the functions that each test comes by to this file")


def pytest_configure(config: pytest.Config) -> None:
    """Begin to note, where a file is named."""
    if path := config.getoption(_OPTION):
        config.pluginmanager.register(
            Footsteps(Path(f"{path}.{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"))
        )


class Footsteps:
    """Notes the code that runs during each test; what a shared fixture ran counts for all who use it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fixtures: dict[str, set[CodeType]] = defaultdict(set)
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember who failed: such a test shows nothing."""
        if report.failed:
            self._failed.add(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Iterator[None]:
        """Note what a fixture runs, beside what the test notes."""
        outer, mine = sys.gettrace(), self._fixtures[fixturedef.argname]

        def both(frame: FrameType, event: str, arg: object) -> None:
            mine.add(frame.f_code)
            if outer is not None:
                outer(frame, event, arg)

        sys.settrace(both)
        try:
            return (yield)
        finally:
            sys.settrace(outer)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Note what a test runs, from its fixtures to their end."""
        seen: set[CodeType] = set()
        began = time.process_time()
        # A tracer that gives back None is told of calls alone, which is far cheaper than a profiler.
        sys.settrace(lambda frame, event, arg: seen.add(frame.f_code))
        try:
            return (yield)
        finally:
            sys.settrace(None)
            for name in getattr(item, "fixturenames", ()):
                seen |= self._fixtures[name]
            self._write(item.nodeid, time.process_time() - began, seen)

    def _write(self, test: str, seconds: float, seen: set[CodeType]) -> None:
        steps = sorted({_place(code) for code in seen if code.co_filename.startswith(f"{ROOT}/game/")})
        if test not in self._failed:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"test": test, "seconds": round(seconds, 3), "steps": steps}) + "\n")


def _place(code: CodeType) -> str:
    """A function: its file within the project and its name there, which outlives most changes of the file."""
    return f"{Path(code.co_filename).relative_to(ROOT).as_posix()}:{code.co_qualname}"
