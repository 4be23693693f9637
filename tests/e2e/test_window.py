"""The program in a real window: devices, sizes, the way out."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pygame
import pytest

from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch, Screen

IDLE, STRETCHES = 0.003, 6
"""Of a core, while nothing moves; how often that is looked at."""
pytestmark = pytest.mark.window


def test_the_menu_is_there_with_something_in_focus(couch: Couch) -> None:
    picture = couch.picture()
    assert picture["focus"] in picture["focusables"]
    assert len(picture["focusables"]) >= 4
    shown = pygame.image.load(couch.screenshot(couch.folder / "menu.png"))
    assert shown.get_size() == (1280, 720)
    colours = {tuple(shown.get_at((x, y))) for x in range(0, 1280, 40) for y in range(0, 720, 40)}
    assert len(colours) > 20, "a real picture, not an empty window"


def test_a_pad_that_is_plugged_in_late_moves_the_focus(couch: Couch) -> None:
    first = couch.picture()["focus"]
    pad = couch.pad(0)
    pad.press("down")
    second = couch.wait(lambda p: p["focus"] != first)["focus"]
    pad.push("y", 1.0)
    couch.wait(lambda p: p["focus"] not in {first, second})
    assert couch.picture()["device"].startswith("pad:")


def test_two_pads_and_one_that_vanishes(couch: Couch) -> None:
    one, two = couch.pad(0), couch.pad(1, "Another", (0x054C, 0x0CE6))
    one.press("down")
    first = couch.picture()["device"]
    one.detach()
    two.press("down")
    assert couch.wait(lambda p: p["device"].startswith("pad:") and p["device"] != first)


def test_mouse_pad_and_keyboard_share_one_focus(couch: Couch) -> None:
    ids = list(couch.picture()["focusables"])
    couch.hover(ids[-1])
    couch.wait_focus(ids[-1], "mouse")
    couch.pad(0).press("up")
    couch.wait(lambda p: p["focus"] != ids[-1] and p["device"].startswith("pad:"))
    couch.hover(ids[1])
    couch.wait(lambda p: p["focus"] == ids[1])
    couch.key("Down")
    couch.wait(lambda p: p["focus"] != ids[1] and p["device"] == "keyboard")


def test_everything_on_the_menu_can_be_reached_with_the_pad(couch: Couch) -> None:
    pad = couch.pad(0)
    for target in couch.picture()["focusables"]:
        pad.go(target)


@pytest.mark.parametrize("size", [(1600, 900), (1024, 768), (1500, 640)])
def test_the_window_can_be_resized(couch: Couch, size: tuple[int, int]) -> None:
    couch.resize(*size)
    picture = couch.wait(lambda p: tuple(p["canvas"]) == size)
    assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y, _, _ in picture["focusables"].values())
    shown = pygame.image.load(couch.screenshot(couch.folder / "resized.png"))
    assert shown.get_size() == size
    couch.hover(picture["focus"])
    couch.wait(lambda p: p["device"] == "mouse" and p["focus"] == picture["focus"])


@pytest.mark.parametrize("keys", ["F11", "alt+Return"])
def test_full_screen_at_any_time_and_back(couch: Couch, keys: str, tmp_path: Path) -> None:
    for size in ([1920, 1080], [1280, 720]):
        couch.key(keys)
        couch.wait(lambda p, size=size: p["canvas"] == size)  # type: ignore[misc]
        time.sleep(1)  # what the window system tells of its new size comes after the first picture
        shown = pygame.image.load(couch.screenshot(tmp_path / "shown.png"))
        width, high = shown.get_size()
        seen = {tuple(shown.get_at((x, y))) for x in range(9, width, 99) for y in range(9, high, 99)}
        assert len(seen) > 20, "the whole picture is still there"


def test_starting_in_full_screen_in_persian(couch_with: StartCouch) -> None:
    couch = couch_with("--fullscreen", "--language", "fa")
    assert couch.picture()["canvas"] == [1920, 1080]
    assert couch.picture()["language"] == "fa"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signals_end_the_program_cleanly(couch: Couch, number: signal.Signals) -> None:
    assert couch.signal(number) == 0
    assert couch.complaints() == ""


def test_on_a_4k_screen_the_picture_is_enlarged_and_the_mouse_still_hits(
    screen: Screen, tmp_path: Path
) -> None:
    large = Screen((3840, 2160))
    couch = Couch(large, tmp_path, "--fullscreen")
    try:
        picture = couch.picture()
        assert picture["canvas"] == [1920, 1080]
        assert picture["view"] == [0, 0, 3840, 2160]
        for target in (list(picture["focusables"])[-1], picture["focus"]):
            couch.hover(target)
            couch.wait_focus(target, "mouse")
        shown = pygame.image.load(couch.screenshot(tmp_path / "large.png"))
        assert shown.get_size() == (3840, 2160)
        assert all(
            shown.get_at((x, y)) == shown.get_at((x + 1, y + 1))
            for x in range(0, 3840, 96)
            for y in range(0, 2160, 54)
        )
    finally:
        couch.close()
        large.close()


def test_an_idle_program_costs_next_to_nothing(couch: Couch) -> None:
    """In the quietest of several stretches: what else runs on the machine only adds to it."""
    shares = list[float]()
    while len(shares) < STRETCHES and min(shares, default=1.0) >= IDLE:  # at first it may still paint ahead
        pictures = len(couch.pictures())
        shares.append(_share(couch, 6))
        assert len(couch.pictures()) == pictures
    assert min(shares) < IDLE, f"{min(shares):.2%} of a core"


def _share(couch: Couch, seconds: float) -> float:
    """How much of a core the program's own thread uses."""
    before = _cpu_seconds(couch)
    time.sleep(seconds)
    return (_cpu_seconds(couch) - before) / seconds


def _cpu_seconds(couch: Couch) -> float:
    """What the program's own thread has used; the silent sound device of the tests has another."""
    return int(Path(f"/proc/{couch.process_id}/schedstat").read_text().split()[0]) / 1e9
