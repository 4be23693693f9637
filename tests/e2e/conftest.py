"""A screen for each worker, and a couch in front of it for each test."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.couch import Couch, Screen, missing_tools

StartCouch = Callable[..., Couch]
"""``start(*options of main.py)``, as the fixture ``couch_with`` gives it."""


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """A virtual screen of 1920x1080."""
    missing = missing_tools()
    if missing:
        reason = f"{', '.join(missing)} not installed"
        if os.environ.get("CARAVANSERAI_REQUIRE_WINDOW"):
            pytest.fail(f"the tests in a real window must run here, but {reason}")
        pytest.skip(reason)
    made = Screen()
    yield made
    made.close()


@pytest.fixture
def couch_with(screen: Screen, tmp_path: Path) -> Iterator[StartCouch]:
    """Starts the program with options; it is ended with the test."""
    started: list[Couch] = []

    def start(*arguments: str) -> Couch:
        couch = Couch(screen, tmp_path, *arguments)
        started.append(couch)
        return couch

    yield start
    for couch in started:
        couch.close()


@pytest.fixture
def couch(couch_with: StartCouch) -> Couch:
    """The program, just started in a window of 1280x720."""
    return couch_with()


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """The save folder, with settings that cost no time."""
    folder = tmp_path / "saves"
    folder.mkdir()
    store(folder)
    return folder


def store(folder: Path, **settings: object) -> None:
    """Settings as an earlier run of the program left them."""
    chosen = {"animation": "off", **settings}
    (folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
