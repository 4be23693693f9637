"""Pads that the system tells of wake the program: their device files are listened to while it sleeps."""

from __future__ import annotations

import ctypes
import errno
import os
import resource
import struct
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.input import waiting
from game.ui.input.doorbell import Doorbell
from tests.input.test_news import Sdl

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such files")
KEY, ABS, SYN = 1, 3, 0
X, HAT = 0, 16
LONG, SHORT = 20, 0.3
"""Seconds: what wakes does so long before the one; what does not wake is waited for so long."""


class Device:
    """A pipe with a name in place of a device file."""

    def __init__(self, path: Path) -> None:
        self.node = str(path)
        os.mkfifo(path)
        self._end = os.open(path, os.O_RDWR)

    def say(self, *events: tuple[int, int, int]) -> None:
        os.write(self._end, b"".join(struct.pack("@llHHi", 0, 0, *event) for event in events))

    def unplug(self) -> None:
        os.close(self._end)


class Sleeper:
    """A program that sleeps beside pads."""

    def __init__(self, folder: Path) -> None:
        self.pads = [Device(folder / f"event{number}") for number in range(2)]
        self.woken = threading.Event()
        self.bell = Doorbell(self.woken.set, str(folder))

    def listen(self) -> bool:
        return self.bell.listen({f"pad:{number}": pad.node for number, pad in enumerate(self.pads)})

    def wakes(self, seconds: float) -> bool:
        """Whether it is woken before so many seconds are over."""
        slept: list[bool] = []
        self.bell.sleep(lambda: slept.append(self.woken.wait(seconds)))
        self.woken.clear()
        return all(slept)


@pytest.fixture
def sleeper(tmp_path: Path) -> Iterator[Sleeper]:
    made = Sleeper(tmp_path)
    assert made.listen()
    yield made
    made.bell.close()


def far(monkeypatch: pytest.MonkeyPatch, least: int, most: int) -> None:
    """So far go the axes of all pads."""
    ranges = struct.pack("@6i", 0, least, most, 0, 0, 0)
    monkeypatch.setattr("fcntl.ioctl", lambda file, call, room: ranges)


def test_a_press_on_any_pad_wakes_at_once(sleeper: Sleeper) -> None:
    for pad in sleeper.pads:
        threading.Timer(0.05, pad.say, [(KEY, 304, 1), (SYN, 0, 0)]).start()
        assert sleeper.wakes(LONG)


def test_what_was_pressed_before_it_fell_asleep_is_not_slept_over(sleeper: Sleeper) -> None:
    sleeper.pads[0].say((KEY, 304, 1))
    sleeper.pads[1].say((KEY, 304, 1))
    assert sleeper.wakes(LONG)


def test_a_trembling_stick_wakes_nobody_and_a_pushed_one_does(
    sleeper: Sleeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    far(monkeypatch, -32768, 32767)
    sleeper.pads[0].say((ABS, X, 100))
    assert sleeper.wakes(LONG), "where it rests is not known before"
    sleeper.pads[0].say((ABS, X, 180), (ABS, X, -90), (SYN, 0, 0))
    assert not sleeper.wakes(SHORT)
    sleeper.pads[0].say((ABS, X, 20000))
    assert sleeper.wakes(LONG)


def test_a_hat_wakes_with_each_step(sleeper: Sleeper, monkeypatch: pytest.MonkeyPatch) -> None:
    far(monkeypatch, -1, 1)
    for at in (-1, 0, 1, 0):
        sleeper.pads[1].say((ABS, HAT, at))
        assert sleeper.wakes(LONG)


def test_a_pad_that_goes_is_heard_no_more_and_the_other_is(sleeper: Sleeper) -> None:
    sleeper.pads[0].unplug()
    sleeper.pads[1].say((KEY, 304, 1))
    assert sleeper.wakes(LONG)


def test_listening_ends_and_begins_with_the_pads_that_are_there(sleeper: Sleeper) -> None:
    sleeper.bell.close()
    assert "doorbell" not in [thread.name for thread in threading.enumerate()]
    assert sleeper.bell.listen({"pad:1": sleeper.pads[1].node})
    sleeper.pads[0].say((KEY, 304, 1))
    assert not sleeper.wakes(SHORT)


def test_a_pad_that_comes_back_as_the_same_device_is_heard(sleeper: Sleeper) -> None:
    node = Path(sleeper.pads[0].node)
    sleeper.pads[0].unplug()
    node.unlink()
    back = Device(node)
    assert sleeper.bell.listen({"pad:1": sleeper.pads[1].node, "pad:2": back.node})
    back.say((KEY, 304, 1))
    assert sleeper.wakes(LONG)


def test_where_no_file_can_be_opened_any_more_the_bell_is_not_relied_on(
    sleeper: Sleeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> tuple[int, int]:
        raise OSError(errno.EMFILE, "Too many open files")

    sleeper.bell.close()
    monkeypatch.setattr(os, "pipe", refuse)
    assert not sleeper.listen()


@pytest.mark.parametrize("node", ["", "/dev/hidraw3", "gone"])
def test_beside_a_pad_that_cannot_be_heard_the_bell_is_not_relied_on(sleeper: Sleeper, node: str) -> None:
    folder = Path(sleeper.pads[0].node).parent
    assert not sleeper.bell.listen(
        {"pad:0": sleeper.pads[0].node, "pad:1": str(folder / node) if node == "gone" else node}
    )


def test_it_hears_however_many_files_are_open(sleeper: Sleeper) -> None:
    sleeper.bell.close()
    with open_files(1100):
        assert sleeper.listen()
        sleeper.pads[1].say((KEY, 304, 1))
        assert sleeper.wakes(LONG)


@contextmanager
def open_files(count: int) -> Iterator[None]:
    """So many files are open beside all others, as far as the system allows."""
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, min(most, 2 * count)), most))
    with ExitStack() as held:
        for _ in range(count):
            held.callback(os.close, os.dup(0))
        yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (least, most))


def test_a_deaf_bell_is_not_relied_on(sleeper: Sleeper) -> None:
    for _ in range(3):
        assert sleeper.listen()
        sleeper.bell.missed()
    assert not sleeper.listen()


def test_beside_heard_pads_the_program_sleeps_long_and_a_press_ends_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sdl, posted, pad = Sdl(waits=1), list[Any](), Device(tmp_path / "event0")
    monkeypatch.setattr(ctypes, "CDLL", lambda path: sdl)
    monkeypatch.setattr("pygame.event.peek", lambda kinds=None: kinds is None and sdl.waits <= 0)
    monkeypatch.setattr("pygame.event.post", posted.append)
    monkeypatch.setattr(waiting, "Doorbell", lambda ring: Doorbell(ring, str(tmp_path)))
    glances = waiting.Glances(())
    try:
        glances.wait(60, {"pad:0": pad.node})
        assert sdl.said[1] == 60_000
        sdl.waits, waited = 1, threading.Event()
        monkeypatch.setattr(
            sdl, "SDL_WaitEventTimeout", lambda event, time: wait_for(posted, sdl, pad, waited)
        )
        glances.wait(60, {"pad:0": pad.node})
        assert [event.type for event in posted] == [waiting.WOKEN]
    finally:
        glances.close()


@pytest.mark.parametrize(
    ("event", "relied_on"), [(pygame.JOYAXISMOTION, True), (pygame.JOYBUTTONDOWN, False)]
)
def test_a_press_that_does_not_ring_is_missed_and_a_trembling_stick_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, event: int, relied_on: bool
) -> None:
    sdl, queue, pads = Sdl(), list[int](), {"pad:0": Device(tmp_path / "event0").node}
    monkeypatch.setattr(ctypes, "CDLL", lambda path: sdl)
    monkeypatch.setattr(
        "pygame.event.peek", lambda kinds=None: bool(queue if kinds is None else {*kinds} & {*queue})
    )
    monkeypatch.setattr(waiting, "Doorbell", lambda ring: Doorbell(ring, str(tmp_path)))
    slept = list[int]()

    def wait(_: None, milliseconds: int) -> None:
        slept.append(milliseconds)
        queue.append(event)

    monkeypatch.setattr(sdl, "SDL_WaitEventTimeout", wait)
    glances = waiting.Glances((pygame.JOYBUTTONDOWN,))
    for _ in range(4):
        glances.wait(60, pads)
        queue.clear()
    glances.close()
    assert slept[0] == slept[2] == 60_000
    assert slept[3] == (60 if relied_on else waiting.GLANCE) * 1000


def wait_for(posted: list[Any], sdl: Sdl, pad: Device, waited: threading.Event) -> None:
    """SDL waits; somebody presses, and the bell rings."""
    pad.say((KEY, 304, 1))
    while not posted:
        waited.wait(0.01)
    sdl.waits -= 1


def test_what_wakes_means_nothing_else() -> None:
    assert waiting.WOKEN >= pygame.USEREVENT
