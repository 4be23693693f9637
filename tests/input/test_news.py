"""What the hub tells of the window and asks of the system."""

from __future__ import annotations

import ctypes
from dataclasses import asdict
from types import SimpleNamespace

import pygame
import pytest

from game.ui.display import Display
from game.ui.input import waiting
from game.ui.input.clipboard import copied, copy
from game.ui.input.hub import Hub, WindowNews
from game.ui.settings import Settings
from tests.input.desk import Desk

NOTHING = {"quit": False, "resized": False, "exposed": False, "full_screen": False, "hidden": None}
NEWS = {
    pygame.QUIT: {"quit": True},
    pygame.VIDEORESIZE: {"resized": True},
    pygame.WINDOWSIZECHANGED: {"resized": True},
    pygame.VIDEOEXPOSE: {"exposed": True},
    pygame.WINDOWEXPOSED: {"exposed": True},
    pygame.WINDOWHIDDEN: {"hidden": True},
    pygame.WINDOWMINIMIZED: {"hidden": True},
    pygame.WINDOWSHOWN: {"hidden": False},
    pygame.WINDOWRESTORED: {"hidden": False},
    pygame.WINDOWMAXIMIZED: {"hidden": False},
}


@pytest.mark.parametrize("event", NEWS, ids=pygame.event.event_name)
def test_what_happens_to_the_window_is_news_until_the_next_look(desk: Desk, event: int) -> None:
    assert desk.post(event) == []
    assert asdict(desk.hub.news) == NOTHING | NEWS[event]
    desk.hub.poll()
    assert asdict(desk.hub.news) == NOTHING == asdict(WindowNews())


@pytest.mark.parametrize(
    ("kind", "key", "mod", "full"),
    [
        (pygame.KEYDOWN, pygame.K_F11, 0, True),
        (pygame.KEYDOWN, pygame.K_RETURN, pygame.KMOD_RALT, True),
        (pygame.KEYDOWN, pygame.K_RETURN, pygame.KMOD_LCTRL, False),
        (pygame.KEYDOWN, pygame.K_F10, pygame.KMOD_LALT, False),
        (pygame.KEYUP, pygame.K_F11, 0, False),
    ],
)
def test_the_full_screen_has_its_keys(desk: Desk, kind: int, key: int, mod: int, full: bool) -> None:
    desk.post(kind, key=key, mod=mod, unicode="", scancode=0)
    assert desk.hub.news.full_screen is full


def test_only_the_mouse_shows_its_arrow(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []
    monkeypatch.setattr(pygame.mouse, "set_visible", seen.append)
    desk.key(pygame.K_UP)
    desk.mouse(pygame.MOUSEMOTION, (5, 5))
    desk.mouse(pygame.MOUSEMOTION, (6, 5))
    desk.key(pygame.K_UP)
    desk.finger(pygame.FINGERDOWN, 0.5, 0.5)
    assert seen == [True, False, False], "said when the device is another"
    assert desk.hub.last_device == "touch"


def test_text_is_asked_of_the_system_while_somebody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere an on-screen keyboard of the system would lie over the table."""
    asked: list[str] = []
    for name in ("start_text_input", "stop_text_input"):
        monkeypatch.setattr(pygame.key, name, lambda name=name: asked.append(name))
    pygame.key.set_repeat(200, 50)
    hub = Hub(Display((1280, 720)), Settings())
    assert asked == ["stop_text_input"] and pygame.key.get_repeat() == (0, 0), "we repeat for ourselves"
    for on in (False, True, True, False):
        hub.text_mode = on
    assert asked == ["stop_text_input", "start_text_input", "stop_text_input"]
    hub.close()


def test_the_hub_opens_the_pads_and_closes_them() -> None:
    for _ in range(2):
        hub = Hub(Display((1280, 720)), Settings())
        assert pygame.joystick.get_init()
        hub.close()
        assert not pygame.joystick.get_init() and hub.pads == []


class Sdl:
    """An SDL that notes what it is asked, and lets a pad be pressed after so many waits."""

    def __init__(self, waits: int = 99) -> None:
        self.said: list[object] = []
        self.waits = waits

    def SDL_SetHint(self, name: bytes, value: bytes) -> None:  # noqa: N802 - SDL's own name
        self.said.append((name, value))

    def SDL_WaitEventTimeout(self, event: None, milliseconds: int) -> None:  # noqa: N802
        self.said.append(milliseconds)
        self.waits -= 1


def test_it_sleeps_by_the_system_where_that_can_and_else_by_glances(monkeypatch: pytest.MonkeyPatch) -> None:
    sdl = Sdl()
    monkeypatch.setattr(ctypes, "CDLL", lambda path: sdl)
    waiting.waiter()(1.5)
    assert sdl.said == [1500]
    monkeypatch.setattr(ctypes, "CDLL", lambda path: SimpleNamespace())
    napped: list[float] = []
    monkeypatch.setattr(waiting, "nap", napped.append)
    assert waiting.waiter() is waiting.nap
    waiting.Glances(()).wait(1.5, {"pad:0": ""})
    assert napped == [1.5]


def test_beside_pads_the_system_still_wakes_and_only_they_are_glanced_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sdl = Sdl(waits=3)
    monkeypatch.setattr(ctypes, "CDLL", lambda path: sdl)
    monkeypatch.setattr("pygame.event.peek", lambda: sdl.waits == 0)
    waiting.Glances(()).wait(60, {"pad:0": "/dev/hidraw3"})
    looks = (b"SDL_AUTO_UPDATE_JOYSTICKS", b"0"), 125, (b"SDL_AUTO_UPDATE_JOYSTICKS", b"1")
    assert sdl.said == [*looks] * 3, "SDL leaves pads alone only while it waits"


def test_glances_go_on_until_something_happens_or_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = 0.0, list[float]()

    def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        slept.append(seconds)

    monkeypatch.setattr("game.ui.input.waiting.time", SimpleNamespace(sleep=sleep, monotonic=lambda: now))
    monkeypatch.setattr("pygame.event.peek", lambda: len(slept) >= 9)
    waiting.nap(2 * waiting.GLANCE + 0.05)
    assert slept == pytest.approx([waiting.GLANCE] * 2 + [0.05])
    waiting.nap(60)
    assert len(slept) == 9, "what happened is not slept over"


def test_what_is_copied_goes_to_the_system_and_nothing_is_never_copied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board: list[str] = []

    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    copy("شیرین")
    copy("")
    assert board == ["شیرین"] and copied() == "شیرین"
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    copy("lost")
