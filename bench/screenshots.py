"""``make screenshots``: pictures of the program for the README, made without a window.

Every picture is a scene of the real program with a real record behind it; run again, it gives the same ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from bench.policies import points_first
from game.match.archive import SUFFIX
from game.match.journal import FileJournal
from game.match.seats import Seat
from game.match.session import Session
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.tables.table import find_title
from game.ui.app import App
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.program import Program
from game.ui.scenes.scene import Scene
from game.ui.scenes.setup import SetupScene
from game.ui.services import make_services
from game.ui.settings import Settings, SettingsFile

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "screenshots"
SIZES = ((1280, 720), (1920, 1080))
NAMES = {"en": ("Shirin", "Bahram", "Yasmin", "Farhad"), "fa": ("شیرین", "بهرام", "یاسمن", "فرهاد")}
TITLE, SEED, CREATED = "splendor", 11, "2025-03-20T20:15:00+03:30"
CARD = "card."


class Studio:
    """The program in one size and language, with a shelf of its own."""

    def __init__(self, folder: Path, size: tuple[int, int], lang: str) -> None:
        folders = find_folders(folder)
        settings = Settings(language=lang, animation="off", mute=True)
        services = make_services(Display(size), settings, SettingsFile(folders.config), folders)
        self.app = App(services)
        self.program = Program(services, self.app.stack)
        self.lang = lang

    def record(self, players: int, share: float) -> Path:
        """A match that was played to a ``share`` of its length, up to a moment where a turn begins."""
        whole = self._session(players)
        rng, turns = Rng(SEED), [0]
        while not whole.over:
            whole.submit(points_first(whole.state, whole.decisions()[0].actions, rng))
            if whole.log[-1].new_turn is not None:
                turns.append(len(whole.log))
        end = len(whole.log) if share == 1 else turns[int(len(turns) * share)]
        path = self.app.services.folders.saves / f"{TITLE}-{players}-{end}{SUFFIX}"
        part = self._session(players)
        journal = FileJournal.create(path, part, CREATED)
        for step in whole.log[:end]:
            part.submit(step.action)
        journal.close()
        return path

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
        path = FOLDER / f"{name}-{self.lang}-{canvas.get_height()}.png"
        pygame.image.save(canvas, path)
        sys.stdout.write(f"{path.name}\n")

    def _session(self, players: int) -> Session:
        seats = [Seat(name, style) for style, name in enumerate(NAMES[self.lang][:players])]
        return Session(find_title(TITLE).rules({}), GameConfig(players, SEED), seats)


def _menu(studio: Studio) -> None:
    studio.record(2, 0.4)
    studio.show(studio.program.menu_scene())


def _setup(studio: Studio) -> None:
    studio.record(4, 0.2)
    studio.show(SetupScene(studio.app.services, studio.program))


def _play(players: int) -> Callable[[Studio], None]:
    def prepare(studio: Studio) -> None:
        studio.show(studio.program.saved_match(studio.record(players, 0.62)))
        studio.send(intents.Cycle("pad:0", 1))

    return prepare


def _inspect(studio: Studio) -> None:
    _play(2)(studio)
    scene = studio.app.stack.top
    assert scene is not None
    for _ in range(40):
        if (scene.focus() or "").startswith(CARD):
            break
        studio.send(intents.Cycle("pad:0", 1))
    studio.send(intents.Inspect("pad:0"))


def _scoring(studio: Studio) -> None:
    studio.show(studio.program.saved_match(studio.record(4, 1)))


PICTURES: dict[str, Callable[[Studio], None]] = {
    "menu": _menu,
    "setup": _setup,
    "play-2": _play(2),
    "play-4": _play(4),
    "inspect": _inspect,
    "scoring": _scoring,
}


@contextmanager
def _studio(size: tuple[int, int], lang: str) -> Iterator[Studio]:
    with TemporaryDirectory() as folder:
        studio = Studio(Path(folder), size, lang)
        yield studio
        studio.app.stop()


def main() -> None:
    """Make every picture in both sizes and languages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for lang in NAMES:
            for name, prepare in PICTURES.items():
                with _studio(size, lang) as studio:
                    prepare(studio)
                    studio.save(name)


if __name__ == "__main__":
    main()
