"""What all tests share: no window, no sound, no file outside the test's own folder."""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

# Before anything imports pygame. Tests in a real window set their own for the program they start.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LANGUAGE"] = "en"  # not that of the machine

import pytest
from hypothesis import settings

from tests import maps, titles
from tests.laws.seen import PROPERTY, summary

maps.remember()
titles.register()

# How long an example takes says more of the machine than of the program.
settings.register_profile("house", deadline=None)
settings.load_profile("house")

if TYPE_CHECKING:
    import pygame
    from _pytest.terminal import TerminalReporter

    from game.art.artist import Artist
    from game.ui.folders import Folders
    from game.ui.services import Services
    from tests.room import Sit

ROOT = Path(__file__).parent
Count = Callable[..., None]
"""``count(what, number=1)``: so many of them came to this."""
MakeServices = Callable[..., "Services"]
"""``make(size=(1280, 720), **settings)``, as the fixture ``services_for`` gives it."""


SCREEN = {"services_for", "drawing_board", "artist"}
"""The fixtures of what draws."""
SLOW = ("e2e", "damage", "brains", "recorded", "laws", "newcomer")
"""The folders of what plays whole games, or starts programs."""
SAMPLE = "toy"
"""The title whose laws are tried in the quick tier too."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The quick tier: what needs no screen and no whole games, and every law on the toy."""
    for item in items:
        folder = item.path.relative_to(ROOT).parts[0]
        drawn = SCREEN.intersection(getattr(item, "fixturenames", ()))
        law = folder == "laws" and SAMPLE in item.name
        if law or not (drawn or folder in SLOW):
            item.add_marker("quick")


def pytest_collection_finish() -> None:
    """What is imported stays to the end: the collector need not look at it again and again.

    Nor so often: of what lives in a test little is left over, and much is kept for the next one.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


_LEFT, _FROZEN = 60_000_000, 150_000_000
"""Bytes that tests may leave behind before the collector looks at what is new, and at all there is.

Rooms go round in circles. Some were alive when games were frozen, and only an unfrozen one is found.
"""
_held = {_LEFT: 0, _FROZEN: 0}
"""How much memory the process had after that."""
_give_back = getattr(ctypes.CDLL(None), "malloc_trim", lambda rest: None)
"""Gives the system back what pictures took: the library keeps it for the next ones, which lie elsewhere."""


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Rooms with their pictures go as soon as a few have been left behind."""
    if _memory() > _held[_LEFT] + _LEFT:
        _held[_LEFT] = _collected()
        if _held[_LEFT] > _held[_FROZEN] + _FROZEN:
            gc.unfreeze()
            _held[_LEFT] = _held[_FROZEN] = _collected()
            gc.freeze()


def _collected() -> int:
    """The bytes that the process has in memory once the collector has looked."""
    gc.collect()
    _give_back(0)
    return _memory()


def _memory() -> int:
    """The bytes that this process has in memory; 0 where the system does not say."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * os.sysconf("SC_PAGESIZE") if told.exists() else 0


@pytest.fixture
def thinkers_end() -> Iterator[None]:
    """No computer player that a test began with a match thinks on after it."""
    yield
    for process in multiprocessing.active_children():
        process.terminate()
        process.join()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """The program's own assets with the toy's words; what is written lies in a folder of this test."""
    from game.ui.folders import find_folders

    return replace(find_folders(tmp_path), assets=titles.assets())


@pytest.fixture
def one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more titles than boxes in a row of the shelf: what holds for one row holds however many ship."""
    for title in list(titles.TITLES)[5:]:
        monkeypatch.delitem(titles.TITLES, title)


@pytest.fixture
def services_for(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> Iterator[MakeServices]:
    """Makes services for a window of a size, with settings by name; nothing is heard unless they say so."""
    # Tests of rules do without pygame; so does this file until somebody asks for a window.
    import pygame

    from game.ui.display import Display
    from game.ui.services import make_services
    from game.ui.settings import Settings, SettingsFile
    from tests.fonts import remembering
    from tests.pictures import remembered

    monkeypatch.setattr("game.art.artist.rasterise", remembered)
    monkeypatch.setattr("pygame.Font", remembering)
    made: list[Services] = []

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> Services:
        chosen = Settings(volume=0.0, ambience=0.0)
        for name, value in settings.items():
            setattr(chosen, name, value)
        services = make_services(Display(size), chosen, SettingsFile(folders.config), folders)
        made.append(services)
        pygame.event.clear()
        return services

    yield make
    for services in made:
        services.hub.close()
        services.sound.close()
    pygame.event.clear()


@pytest.fixture
def words_only(services_for: MakeServices, monkeypatch: pytest.MonkeyPatch) -> None:
    """No drawing is rasterised, which takes most of the time; what is written upon pictures is."""
    from tests.pictures import blank

    monkeypatch.setattr("game.art.artist.rasterise", blank)


@pytest.fixture
def bar_only(words_only: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anything written upon pictures, or printed on the table: only panels and the bar are made."""
    from tests.pictures import unpainted

    monkeypatch.setattr("game.ui.table.workshop.make_painter", unpainted)


@pytest.fixture
def kept_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was painted for a room like this is there already: for tests that do not look how."""
    from tests.pictures import kept_grounds, kept_painter

    monkeypatch.setattr("game.ui.table.workshop.make_painter", kept_painter)
    monkeypatch.setattr("game.ui.table.workshop.Grounds", kept_grounds)


@pytest.fixture(scope="module")
def drawing_board() -> Iterator[None]:
    """A display to draw for, without the rest of the program."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture
def artist() -> Artist:
    """An artist with the program's icons."""
    from game.art.artist import Artist
    from tests.painting import ASSETS

    return Artist(ASSETS / "icons")


@pytest.fixture
def sources(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every SVG text that is rasterised during the test."""
    from game.art import artist as artist_module

    seen: list[str] = []
    real = artist_module.rasterise

    def rasterise(source: str, size: tuple[int, int]) -> pygame.Surface:
        seen.append(source)
        return real(source, size)

    monkeypatch.setattr(artist_module, "rasterise", rasterise)
    return seen


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Iterator[Count]:
    """Counts what came of what a test tried; the report tells it beside what the laws saw."""
    seen: Counter[str] = Counter()

    def note(what: str, number: int = 1) -> None:
        seen[what] += number

    yield note
    name = request.node.originalname.removeprefix("test_").replace("_", " ")
    for what, number in seen.items():
        request.node.user_properties.append((PROPERTY, (name, what, number)))


@pytest.fixture
def sit(services_for: MakeServices) -> Sit:
    """``sit(players=2, seed=7, title="splendor", size=…, opening=…, seats=…, own=…, **settings)``."""
    from tests.room import make_room

    return partial(make_room, services_for)


@pytest.fixture
def services(services_for: MakeServices) -> Services:
    """Services for a window of 1280x720 in English."""
    return services_for()


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Say what the laws saw."""
    lines = summary(terminalreporter.getreports(""))
    if lines:
        terminalreporter.section("what the laws saw")
        terminalreporter.write("\n".join(lines) + "\n")
