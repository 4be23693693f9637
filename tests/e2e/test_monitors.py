"""Full screen with several monitors, and on screens of few colours."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.e2e.conftest import store
from tests.e2e.couch import Couch, Screen
from tests.e2e.monitors import Monitors, lies, missing

pytestmark = pytest.mark.window

ARRANGED = {
    "a laptop beside a television, lower": (pygame.Rect(1280, 0, 1920, 1080), pygame.Rect(0, 200, 1280, 720)),
    "a small one below, with a gap": (pygame.Rect(0, 0, 1280, 720), pygame.Rect(300, 900, 640, 480)),
    "three, the primary one in the middle": (
        *(pygame.Rect(1024, 0, 1920, 1080), pygame.Rect(0, 312, 1024, 768)),
        pygame.Rect(2944, 0, 1280, 720),
    ),
}
"""Monitors by what they are; the first is the primary one."""


@pytest.fixture(scope="module", params=["managed", "bare"])
def monitors(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Monitors]:
    """A machine with several monitors, with a window manager and without."""
    reason = f"{', '.join(missing())} not installed" if missing() else ""
    try:
        made = None if reason else Monitors(tmp_path_factory.mktemp("xorg"))
    except OSError as error:
        made, reason = None, str(error)
    if made is None:
        if os.environ.get("CARAVANSERAI_REQUIRE_WINDOW"):
            pytest.fail(f"the tests with several monitors must run here, but {reason}")
        pytest.skip(reason)
    if request.param == "managed":
        made.manage()
    yield made
    made.close()


def until(found: Callable[[], object], wanted: object) -> None:
    """Wait until it is as wanted."""
    end = time.monotonic() + 10
    while found() != wanted:
        assert time.monotonic() < end, f"{found()}, not {wanted}"
        time.sleep(0.05)


@pytest.mark.parametrize("arranged", ARRANGED)
def test_full_screen_fills_the_monitor_of_the_window_and_no_other_and_back(
    monitors: Monitors, tmp_path: Path, arranged: str
) -> None:
    rects = ARRANGED[arranged]
    monitors.arrange(*rects)
    couch = Couch(monitors, tmp_path)
    try:
        for rect in (*rects, rects[0]):
            monitors.run(
                "xdotool", "windowmove", "--sync", couch.window(), *map(str, (rect.x + 9, rect.y + 9))
            )
            time.sleep(0.3)  # until the program knows, too
            before = lies(couch, monitors)
            couch.key("F11")
            until(lambda: lies(couch, monitors), rect)
            couch.wait(lambda p, rect=rect: p["view"][2:] == list(rect.size))  # type: ignore[misc]
            couch.key("alt+Return")
            until(lambda: lies(couch, monitors), before)
        assert monitors.arranged() == dict(enumerate(rects)), "no mode was switched"
        assert couch.running and couch.complaints() == ""
    finally:
        couch.close()


@pytest.mark.parametrize(("chosen", "filled"), [("DUMMY1", 1), ("gone", 0)])
def test_at_the_start_the_chosen_monitor_is_filled_and_else_the_primary_one(
    monitors: Monitors, tmp_path: Path, chosen: str, filled: int
) -> None:
    rects = ARRANGED["a laptop beside a television, lower"]
    monitors.arrange(*rects)
    (tmp_path / "saves").mkdir()
    store(tmp_path / "saves", full_screen=True, monitor=chosen)
    couch = Couch(monitors, tmp_path)
    try:
        until(lambda: lies(couch, monitors), rects[filled])
        couch.key("F11")
        until(lambda: lies(couch, monitors).size, (1280, 720))
        assert monitors.arranged() == dict(enumerate(rects))
    finally:
        couch.close()


@pytest.mark.parametrize(
    ("bits", "size", "words"),
    [(15, (1280, 720), ()), (16, (800, 480), ("--title", "newyork1901", "--players", "A,B"))],
)
def test_a_screen_of_few_colours_shows_the_whole_picture(
    screen: Screen, tmp_path: Path, bits: int, size: tuple[int, int], words: tuple[str, ...]
) -> None:
    """As large as it is drawn and reduced: all pictures have 32 bits until they are shown."""
    few = Screen(size, bits)
    couch = Couch(few, tmp_path, "--fullscreen", *words)
    try:
        scene = couch.picture()["scene"]
        couch.key("F10" if words else "Return")
        couch.wait(lambda p: p["scene"] != scene, 30)
        shown = pygame.image.load(couch.screenshot(tmp_path / "shown.png"))
        assert shown.get_size() == size
        spots = [(x, y) for x in range(9, size[0], 40) for y in range(9, size[1], 30)]
        assert len({tuple(shown.get_at(spot)) for spot in spots}) > 30
        assert couch.complaints() == ""
    finally:
        couch.close()
        few.close()
