"""What the hub tells of the window and asks of the system."""

from __future__ import annotations

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


class Sleep:
    """Time that passes only in sleep; something happens after so many naps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, naps: int = 10_000) -> None:
        self.now, self.naps, self.slept = 100.0, naps, list[float]()
        monkeypatch.setattr(waiting, "time", SimpleNamespace(sleep=self.sleep, monotonic=lambda: self.now))
        monkeypatch.setattr("pygame.event.peek", lambda: len(self.slept) >= self.naps)

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(seconds)


def test_it_sleeps_until_something_happens_or_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = Sleep(monkeypatch)
    waiting.wait(2.5 * waiting.GLANCE, idle=0)
    assert sleep.slept == pytest.approx([waiting.GLANCE] * 2 + [waiting.GLANCE / 2])
    sleep = Sleep(monkeypatch, naps=3)
    waiting.wait(60, idle=0)
    assert sleep.slept == [waiting.GLANCE] * 3


def test_it_looks_seldom_after_a_minute_without_a_press_and_often_from_the_next_press_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def glance() -> float:
        sleep = Sleep(monkeypatch, naps=1)
        desk.hub.wait(60)
        monkeypatch.undo()
        return sleep.slept[0]

    assert (glance(), desk.wait(59), glance()) == (waiting.GLANCE, [], waiting.GLANCE)
    assert (desk.wait(1), glance()) == ([], waiting.SELDOM)
    assert desk.key(pygame.K_UP) and glance() == waiting.GLANCE


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
