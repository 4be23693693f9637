"""The way to the screen: the quickest that there is, found out once for each window system."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.ui import presenting
from game.ui.display import NoDisplay
from game.ui.presenting import FILE, OWN, PLAIN, compared, opened


class Machine:
    """Opens windows that show a picture in a known time.

    Args:
        system: the window system.
        took: milliseconds by way; those that are not named cannot be opened.
    """

    def __init__(self, system: str, **took: float) -> None:
        self.system, self.took, self.ways = system, took, list[str]()

    def open(self, way: Callable[[str], str]) -> Any:
        self.ways.append(way(self.system))
        if self._name not in self.took:
            raise NoDisplay("there is none")
        return self

    def close(self) -> None:
        """The window is gone."""

    @property
    def milliseconds(self) -> tuple[float, float]:
        return self.took[self._name], 0.0

    @property
    def _name(self) -> str:
        return {PLAIN: "plain", OWN: "own"}.get(self.ways[-1], self.ways[-1])


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenting, "hardware", lambda: True)
    monkeypatch.setattr(presenting, "ASKED", False)
    monkeypatch.setattr(presenting, "measured", lambda display: display.milliseconds)


def test_the_quickest_way_is_found_once_and_opened_from_then_on(tmp_path: Path) -> None:
    machine = Machine("x11", plain=20.0, opengl=3.0, opengles2=9.0)
    opened(machine.open, tmp_path)
    assert machine.ways == [PLAIN, "opengl", "opengles2", "opengl"]
    opened(machine.open, tmp_path)
    assert machine.ways[4:] == ["opengl"]
    other = Machine("wayland", opengles2=30.0, opengl=20.0)
    opened(other.open, tmp_path)
    opened(machine.open, tmp_path)
    assert other.ways[-1] == machine.ways[-1] == "opengl" and len(machine.ways) == 6


def test_nothing_else_is_tried_where_the_first_way_is_quick(tmp_path: Path) -> None:
    machine = Machine("x11", plain=2.0, opengl=1.0)
    for _ in range(2):
        opened(machine.open, tmp_path)
    assert machine.ways == [PLAIN, PLAIN]


def test_a_way_that_is_not_there_is_none(tmp_path: Path) -> None:
    machine = Machine("x11", plain=20.0, opengles2=30.0)
    opened(machine.open, tmp_path)
    assert machine.ways == [PLAIN, "opengl", "opengles2", PLAIN]


def test_what_is_known_is_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presenting, "measured", None)
    elsewhere = Machine("windows", own=99.0)
    opened(elsewhere.open, tmp_path)
    assert elsewhere.ways == [OWN]
    monkeypatch.setattr(presenting, "hardware", lambda: False)
    slow = Machine("x11", plain=99.0)
    opened(slow.open, tmp_path)
    monkeypatch.setattr(presenting, "ASKED", True)
    opened(slow.open, tmp_path)
    assert slow.ways == [PLAIN, PLAIN] and not list(tmp_path.iterdir())


@pytest.mark.parametrize("damage", [b"", b"[" * 9_000, b'{"x11": "warp"}', b'{"x11": 1}', b"\xff"])
def test_a_damaged_choice_is_none(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    machine = Machine("x11", plain=2.0)
    opened(machine.open, tmp_path)
    assert machine.ways == [PLAIN]
    assert (tmp_path / FILE).read_text(encoding="utf-8") == '{"x11": "0"}\n'


def test_all_ways_of_this_machine_can_be_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":9")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    machine = Machine("x11", plain=2.0, opengl=30.0)
    assert list(compared(machine.open)) == [("x11", PLAIN, 2.0, 0.0), ("x11", "opengl", 30.0, 0.0)]
