"""``make screenshots``: pictures of the program for the README, made without a window.

Every picture is a scene of the real program with a real record behind it; run again, it gives the same ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from bench.policies import SENSIBLE, anything
from game.match.archive import SUFFIX
from game.match.journal import FileJournal
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.tables.registry import TITLES, find_title
from game.ui.app import App
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.scenes.shelf import ShelfScene
from game.ui.services import make_services
from game.ui.settings import Settings, SettingsFile

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SIZES = ((1280, 720), (1920, 1080))
NAMES = {"en": ("Shirin", "Bahram", "Yasmin", "Farhad"), "fa": ("شیرین", "بهرام", "یاسمن", "فرهاد")}
SEED, CREATED = 11, "2025-03-20T20:15:00+03:30"
MIDDLE = 0.62
"""How much of a match has been played where it is shown going on."""


@dataclass(frozen=True, slots=True)
class Model:
    """What of a title is put before the camera.

    Attributes:
        focus: the focus rests on a choice whose id begins like that.
        inspected: the piece looked at closely begins like that.
    """

    focus: str
    inspected: str


MODELS = {
    "splendor": Model("card.", "card."),
    "newyork1901": Model("landcard.", "challenge."),
    "mombasa": Model("", "card."),
    "istanbul_dice": Model("area.", "tile."),
    "aquileia": Model("space.", "laurel."),
}


class Studio:
    """The program in one size and language, with a shelf of its own."""

    def __init__(self, folder: Path, size: tuple[int, int], lang: str) -> None:
        folders = find_folders(folder)
        settings = Settings(language=lang, animation="off", mute=True)
        services = make_services(Display(size), settings, SettingsFile(folders.config), folders)
        self.app = App(services)
        self.program = Program(services, self.app.stack)
        self.lang = lang

    def record(self, title: str, players: int, share: float) -> Path:
        """A match that was played to a ``share`` of its length, up to a moment where an open turn begins."""
        whole = self._session(title, players)
        rng, turns, policy = Rng(SEED), [0], SENSIBLE.get(title, anything)
        while decisions := whole.decisions():
            whole.submit(policy(whole.state, decisions[0].actions, rng))
            if whole.log[-1].new_turn is not None and not any(d.secret for d in whole.decisions()):
                turns.append(len(whole.log))
        wanted = round(len(whole.log) * share)
        end = wanted if share == 1 else min(turns, key=lambda turn: abs(turn - wanted))
        path = self.app.services.folders.saves / f"{title}-{players}-{end}{SUFFIX}"
        part = self._session(title, players)
        sitting = Sitting(part, FileJournal.create(path, part, CREATED))
        for step in whole.log[:end]:
            sitting.act(step.action)
        sitting.close()
        return path

    @property
    def top(self) -> Scene:
        """The scene that is seen."""
        scene = self.app.stack.top
        assert scene is not None
        return scene

    def show(self, scene: Scene) -> None:
        """Make ``scene`` the only one, and let the program settle."""
        self.app.stack.reset(scene)
        self.step()

    def step(self) -> None:
        """Let a moment pass."""
        for _ in range(3):
            self.app.step(0.5)

    def send(self, intent: intents.Intent) -> None:
        """What a person does."""
        self.app.stack.handle(intent)
        self.step()

    def save(self, name: str) -> None:
        """Write what is on the canvas."""
        canvas = self.app.services.display.canvas
        self.app.draw()
        path = FOLDER / f"{name}-{self.lang}-{canvas.get_height()}.jpg"
        pygame.image.save(canvas, path)
        sys.stdout.write(f"{path.name}\n")

    def _session(self, title: str, players: int) -> Session:
        seats = [Seat(name, style) for style, name in enumerate(NAMES[self.lang][:players])]
        return Session(find_title(title).rules({}), GameConfig(players, SEED), seats)


def _menu(studio: Studio) -> None:
    studio.record("splendor", 2, 0.4)
    studio.show(studio.program.menu_scene())


def _setup(studio: Studio) -> None:
    studio.record("splendor", 4, 0.2)
    studio.show(ShelfScene(studio.app.services, studio.program))


def _play(studio: Studio, title: str, players: int) -> None:
    studio.show(studio.program.saved_match(studio.record(title, players, MIDDLE)))
    for _ in range(40):
        studio.send(intents.Cycle("pad:0", 1))
        if studio.top.focus() and str(studio.top.focus()).startswith(MODELS[title].focus):
            break


def _inspect(studio: Studio, title: str, players: int) -> None:
    _play(studio, title, players)
    shown = next(item for item in studio.top.focusables() if item.id.startswith(MODELS[title].inspected))
    studio.send(intents.Inspect("mouse", pos=shown.rect.center))


def _scoring(studio: Studio, title: str, players: int) -> None:
    studio.show(studio.program.saved_match(studio.record(title, players, 1)))


Prepare = Callable[[Studio], None]


def _pictures() -> Iterator[tuple[str, Prepare]]:
    """The name of each picture and how it comes about."""
    yield "menu", _menu
    yield "setup", _setup
    for title in TITLES:
        most = max(find_title(title).rules({}).info.seats)
        yield f"{title}-play-2", partial(_play, title=title, players=2)
        yield f"{title}-play-{most}", partial(_play, title=title, players=most)
        yield f"{title}-inspect", partial(_inspect, title=title, players=2)
        yield f"{title}-scoring", partial(_scoring, title=title, players=most)


@contextmanager
def _studio(size: tuple[int, int], lang: str) -> Iterator[Studio]:
    with TemporaryDirectory() as folder:
        studio = Studio(Path(folder), size, lang)
        yield studio
        studio.app.stop()


def main() -> None:
    """Make all pictures, or those whose names begin with a word given, in every size and language."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = tuple(sys.argv[1:])
    for name, prepare in _pictures():
        if wanted and not name.startswith(wanted):
            continue
        for size in SIZES:
            for lang in NAMES:
                with _studio(size, lang) as studio:
                    prepare(studio)
                    studio.save(name)


if __name__ == "__main__":
    main()
