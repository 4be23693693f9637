"""The program in a real window: devices, sizes, the way out."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch, Screen

MOST_WAKES = 60
"""So often at most the program's own thread wakes in a turn of half a second in which nothing happens."""
pytestmark = [pytest.mark.window, pytest.mark.xdist_group("menu")]  # most share one program


@pytest.fixture(scope="module")
def shared(screen: Screen, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Couch]:
    """A program that shows its menu."""
    couch = Couch(screen, tmp_path_factory.mktemp("menu"))
    yield couch
    assert couch.complaints() == ""
    couch.close()


@pytest.fixture
def menu(shared: Couch) -> Couch:
    """The menu of a program that is shared by all who leave it as it was."""
    shared.come_up()
    return shared


def colours(couch: Couch) -> int:
    """How many colours the window shows, looked at here and there: a real picture has many."""
    shown = pygame.image.load(couch.screenshot(couch.folder / "shown.png"))
    width, high = shown.get_size()
    assert [width, high] == couch.picture()["canvas"]
    return len({tuple(shown.get_at((x, y))) for x in range(9, width, 40) for y in range(9, high, 40)})


def test_everything_on_the_menu_can_be_reached_with_the_pad(menu: Couch) -> None:
    picture = menu.picture()
    assert picture["focus"] in picture["focusables"]
    assert len(picture["focusables"]) >= 4
    assert colours(menu) > 20
    for target in picture["focusables"]:
        menu.pad(0).go(target)


def test_pads_come_late_and_vanish_and_another_takes_over(menu: Couch) -> None:
    first, pad = next(iter(menu.picture()["focusables"])), menu.pad(1)
    menu.hover(first)
    menu.wait_focus(first)
    pad.press("down")
    second = menu.wait(lambda p: p["focus"] != first)["focus"]
    pad.push("y", 1.0)
    menu.wait(lambda p: p["focus"] not in {first, second})
    device = menu.picture()["device"]
    assert device.startswith("pad:")
    other = menu.pad(2, "Another", (0x054C, 0x0CE6))
    pad.detach()
    other.press("down")
    assert menu.wait(lambda p: p["device"].startswith("pad:") and p["device"] != device)


def test_mouse_pad_and_keyboard_share_one_focus(menu: Couch) -> None:
    ids = list(menu.picture()["focusables"])
    menu.hover(ids[-1])
    menu.wait_focus(ids[-1], "mouse")
    menu.pad(0).press("up")
    menu.wait(lambda p: p["focus"] != ids[-1] and p["device"].startswith("pad:"))
    menu.hover(ids[1])
    menu.wait(lambda p: p["focus"] == ids[1])
    menu.key("Down")
    menu.wait(lambda p: p["focus"] != ids[1] and p["device"] == "keyboard")


def test_the_window_can_be_resized(menu: Couch) -> None:
    for size in ((1600, 900), (1024, 768), (1500, 640), (1280, 720)):
        menu.resize(*size)
        picture = menu.wait(lambda p, size=size: tuple(p["canvas"]) == size)  # type: ignore[misc]
        assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y, _, _ in picture["focusables"].values())
        menu.rest()
        assert colours(menu) > 20
        menu.hover(picture["focus"])
        menu.wait_focus(picture["focus"], "mouse")
        menu.pad(0).press("up")


def test_from_full_screen_in_persian_back_and_again_to_the_end_by_a_signal(couch_with: StartCouch) -> None:
    couch = couch_with("--fullscreen", "--language", "fa")
    assert couch.picture()["language"] == "fa"
    large, small = [1920, 1080], [1280, 720]
    for keys, size in ((), large), (("F11",), small), (("alt+Return",), large), (("F11",), small):
        couch.key(*keys)
        couch.wait(lambda p, size=size: p["canvas"] == size)  # type: ignore[misc]
        couch.rest()  # what the window system tells of its new size comes after the first picture
        assert colours(couch) > 20, "the whole picture is still there"
    assert couch.signal(signal.SIGTERM) == 0
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


def test_an_idle_program_sleeps(couch: Couch) -> None:
    """It looks for events thirty times a second: no oftener, and without drawing anything."""
    couch.send("sleep")
    before, turns, pictures = wakes(couch), couch.send("turns"), len(couch.pictures())
    couch.send("sleep")
    assert len(couch.pictures()) == pictures
    assert wakes(couch) - before <= MOST_WAKES * (couch.send("turns") - turns)


def wakes(couch: Couch) -> int:
    """How often the program's own thread has gone to sleep and woken."""
    told = Path(f"/proc/{couch.process_id}/status").read_text()
    return int(told.partition("\nvoluntary_ctxt_switches:")[2].split()[0])
