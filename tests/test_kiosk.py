"""A kiosk: it comes back after a crash, goes on with the match, and is not ended by the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.archive import interrupted
from game.match.lock import RecordLock, lock_of
from game.ui.app import App
from game.ui.arguments import parse
from game.ui.blanking import UNSEEN, UNUSED
from game.ui.cli import MISUSED
from game.ui.display import NoDisplay
from game.ui.input import intents
from game.ui.kiosk import AT_ALL, CRASHED
from game.ui.launch import first_scene
from game.ui.play.scene import PlayScene
from game.ui.scenes.menu import HELD, MenuScene
from game.ui.scenes.resting import RestingScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.services import Services
from tests.pressing import ids
from tests.scene_samples import Showing
from tests.ways import Ways

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 30.0
QUIET = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
LIVES = """
import os, signal, sys
from pathlib import Path
from game.ui import kiosk
kiosk.PAUSE = 0.0
lives, ends = Path(sys.argv[1]), sys.argv[2].split(",")

def live(goes_on):
    told = lives.read_text() if lives.exists() else ""
    lives.write_text(told + "-+"[goes_on])
    end = ends[min(len(told), len(ends) - 1)]
    if end == "wait":
        print("waits", flush=True)
        signal.pause()
    if end.startswith("-"):
        os.kill(os.getpid(), -int(end))
    return int(end)

if __name__ == "__main__":
    sys.exit(kiosk.keep_running(live))
"""


@pytest.mark.parametrize(
    ("ends", "code", "lives"),
    [
        ("0", 0, "+"),
        ("1,-11,0", 0, "++-"),
        ("-9,0", 0, "++"),
        (f"{MISUSED}", MISUSED, "+"),
        ("1", CRASHED, "++" + "-" * (AT_ALL - 2)),
    ],
)
def test_whatever_kills_it_it_comes_back_but_not_for_ever(
    tmp_path: Path, ends: str, code: int, lives: str
) -> None:
    """A match that kills it twice in a row is left alone."""
    command = [sys.executable, "-c", LIVES, str(tmp_path / "lives"), ends]
    assert subprocess.run(command, cwd=ROOT, timeout=PATIENCE, check=False).returncode == code
    assert (tmp_path / "lives").read_text() == lives


@pytest.mark.parametrize("number", (signal.SIGTERM, signal.SIGINT))
def test_whoever_tells_it_to_end_ends_it(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-c", LIVES, str(tmp_path / "lives"), "wait"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as kiosk:
        assert kiosk.stdout is not None and kiosk.stdout.readline() == "waits\n"
        kiosk.send_signal(number)
        kiosk.wait(PATIENCE)
    assert (tmp_path / "lives").read_text() == "+"


# --- the match --------------------------------------------------------------------------------------------


class Kiosk:
    """The program as a kiosk, and what it tells of its screen."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._trace = folder / f"trace-{time.monotonic_ns()}"
        told = ("--kiosk", "--save-folder", str(folder), "--trace", str(self._trace), *arguments)
        self.process = subprocess.Popen([sys.executable, "main.py", *told], cwd=ROOT, env=QUIET)

    def wait(self, until: Callable[[dict[str, Any]], bool], after: int = 0) -> tuple[dict[str, Any], int]:
        """Wait for a line of the trace beyond the first ``after``; returns it and its number."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = self._trace.read_text().splitlines() if self._trace.exists() else []
            for number, line in enumerate(lines[after:], after + 1):
                if until(picture := json.loads(line)):
                    return picture, number
            time.sleep(0.01)
        raise AssertionError("waited in vain")

    @property
    def child(self) -> int:
        """The process that plays."""
        told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return int(told.split()[0])

    def kill(self) -> None:
        """A power cut."""
        for process in (self.process.pid, self.child):
            os.kill(process, signal.SIGKILL)
        self.process.wait(PATIENCE)


@pytest.fixture
def kiosk(tmp_path: Path) -> Iterator[Callable[..., Kiosk]]:
    started: list[Kiosk] = []

    def start(*arguments: str) -> Kiosk:
        started.append(Kiosk(tmp_path, *arguments))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            each.kill()


def plays(picture: dict[str, Any]) -> bool:
    return bool(picture["scene"] == "PlayScene" and picture["actions"] >= 2)


def test_after_a_crash_and_after_a_power_cut_it_is_where_the_match_was(
    kiosk: Callable[..., Kiosk], tmp_path: Path
) -> None:
    table = kiosk("--title", "splendor", "--computers", "guest,guest", "--seed", "3")
    picture, lines = table.wait(plays)
    os.kill(table.child, signal.SIGSEGV)
    again, _ = table.wait(lambda p: p["scene"] == "PlayScene", lines)
    assert again["actions"] >= picture["actions"]
    table.wait(plays, lines)
    table.kill()
    table = kiosk()
    again, _ = table.wait(lambda p: p["scene"] is not None)
    assert again["scene"] == "PlayScene" and again["actions"] >= picture["actions"]
    table.process.terminate()
    assert table.process.wait(PATIENCE) == 0
    assert kiosk().wait(lambda p: True)[0]["scene"] == "MenuScene", "the match was left in order"
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


def test_a_match_that_somebody_plays_was_not_interrupted(services: Services) -> None:
    app = App(services)
    scene = first_scene(app, parse(["--title", "splendor"]))
    app.start(scene)
    saves, record = services.folders.saves, services.record
    assert record is not None and interrupted(saves) is None
    app.stop()
    assert interrupted(saves) is None
    lock_of(record).touch()
    assert interrupted(saves) == record
    assert not lock_of(record).exists()
    RecordLock(record).release()


def test_a_match_that_cannot_be_gone_on_with_leads_to_the_menu(services: Services) -> None:
    services.folders.saves.mkdir(parents=True, exist_ok=True)
    app = App(services)
    assert isinstance(first_scene(app, replace(parse(["--kiosk"]), goes_on=True)), MenuScene)


# --- the way out ------------------------------------------------------------------------------------------


def menu_of(services: Services) -> tuple[Showing, Ways, tuple[int, int]]:
    services.kiosk, ways = True, Ways()
    showing = Showing(services, MenuScene(services, ways))
    place = next(item.rect for item in showing.scene.focusables() if item.id == "quit")
    return showing, ways, place.center


def test_quit_is_held_for_as_long_as_it_counts(services: Services) -> None:
    showing, ways, at = menu_of(services)
    showing.send(intents.Press("touch", at))
    showing.stack.update(HELD - 0.1)
    assert not ways.taken
    showing.stack.update(0.1)
    assert ways.taken == ["quit"]


def test_a_tap_a_key_and_a_finger_that_is_lifted_in_time_do_not_quit(services: Services) -> None:
    showing, ways, at = menu_of(services)
    for given in ((intents.Release("touch", at, tap=True),), (intents.Release("touch", at, tap=False),)):
        showing.send(intents.Press("touch", at))
        showing.stack.update(HELD - 0.5)
        for intent in given:
            showing.send(intent)
        showing.stack.update(HELD)
    showing.send(intents.Confirm("keyboard"))
    showing.stack.update(HELD)
    assert not ways.taken and showing.scene.focus() == "quit"


def test_neither_the_window_nor_a_key_ends_it_or_leaves_the_full_screen(services: Services) -> None:
    services.kiosk, app = True, App(services)
    app.start(MenuScene(services, Ways()))
    full = services.settings.full_screen
    pygame.event.post(pygame.Event(pygame.WINDOWCLOSE))
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0))
    app.step(0.01)
    assert app.stack.scenes and services.settings.full_screen is full
    assert "full_screen" not in ids(Showing(services, SettingsScene(services)))
    app.stop()


def test_where_the_window_system_ends_the_match_is_there_again_with_the_next(services: Services) -> None:
    services.kiosk, app = True, App(services)
    app.start(first_scene(app, parse(["--title", "splendor"])))
    pygame.event.post(pygame.Event(pygame.QUIT))
    with pytest.raises(NoDisplay):
        app.step(0.01)
    assert services.record is not None and lock_of(services.record).exists()
    app.stop()


# --- blanking ---------------------------------------------------------------------------------------------


def test_the_screen_may_go_dark_in_the_menu_but_not_in_play(services: Services) -> None:
    app = App(services)
    app.start(MenuScene(services, Ways()))
    app.step(0.01)
    assert pygame.display.get_allow_screensaver()
    app.stop()
    app = App(services)
    app.start(first_scene(app, parse(["--title", "splendor"])))
    app.step(0.01)
    assert not pygame.display.get_allow_screensaver()
    app.stop()


def test_a_match_that_waits_is_dimmed_and_any_press_wakes_it_and_does_no_more(services: Services) -> None:
    now = [100.0]
    services.hub.clock = lambda: now[0]
    services.hub.used = now[0]
    app = App(services)
    app.start(first_scene(app, parse(["--title", "splendor"])))
    app.step(0.01)
    app.stack.pop()  # the labels of a first match
    app.step(0.01)
    assert isinstance(app.stack.top, PlayScene)
    now[0] += UNUSED - 1
    app.step(0.01)
    assert isinstance(app.stack.top, PlayScene)
    now[0] += 1
    app.step(0.01)
    app.step(0.01)
    assert isinstance(app.stack.top, RestingScene) and pygame.display.get_allow_screensaver()
    assert len(app.stack.scenes) == 2, "once is enough"
    before = services.session and len(services.session.log)
    pygame.event.post(pygame.Event(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=0.5, y=0.9))
    pygame.event.post(pygame.Event(pygame.FINGERUP, touch_id=1, finger_id=1, x=0.5, y=0.9))
    app.step(0.01)
    app.step(0.01)
    assert isinstance(app.stack.top, PlayScene) and not pygame.display.get_allow_screensaver()
    assert services.session and len(services.session.log) == before and app.stack.top.traced()["picked"] == []
    app.stop()


def test_what_wayland_never_takes_back_is_gone_with_the_window_once_nobody_sees_it(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, opened = [100.0], list[float]()
    services.kiosk, services.hub.clock, services.hub.used = True, lambda: now[0], now[0]
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "wayland")
    monkeypatch.setattr(type(services.display), "reopen", lambda display: opened.append(now[0]))
    app = App(services)
    app.start(first_scene(app, parse(["--title", "splendor"])))
    app.step(0.01)
    assert not pygame.display.get_allow_screensaver()
    app.stack.reset(MenuScene(services, Ways()))
    app.stack.settle()
    now[0] += UNSEEN - 1
    app.step(0.01)
    assert not opened and not pygame.display.get_allow_screensaver()
    now[0] += 1
    app.step(0.01)
    app.step(0.01)
    assert opened == [now[0]] and pygame.display.get_allow_screensaver()
    app.stop()
