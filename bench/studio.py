"""The program before the camera: in one variant of its settings, with a shelf and records of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from bench.policies import SENSIBLE, Options, anything
from game.match.archive import SUFFIX
from game.match.journal import FileJournal
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.tables.registry import find_title
from game.ui.app import App
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.services import make_services
from game.ui.settings import Settings, SettingsFile

SIZE = (1920, 1080)
NAMES = {
    "en": ("Shirin", "Bahram", "Yasmin", "Farhad", "Laleh"),
    "fa": ("شیرین", "بهرام", "یاسمن", "فرهاد", "لاله"),
}
SEED, CREATED = 11, "2025-03-20T20:15:00+03:30"


@dataclass(frozen=True, slots=True)
class Variant:
    """How the program is set.

    Attributes:
        lang: the language.
        scale: the text size.
        theme: the colours.
    """

    lang: str
    scale: float = 1.0
    theme: str = "dusk"

    @property
    def name(self) -> str:
        """What pictures of it are called."""
        usual = [str(round(100 * self.scale))] if self.scale > 1 else []
        return "-".join([self.lang, *usual, *([self.theme] if self.theme != "dusk" else [])])


VARIANTS = [Variant(*each) for each in product(NAMES, (1.0, 2.0), ("dusk", "contrast"))]


NONE: Options = MappingProxyType({})
"""A title as it comes, with nothing added."""


class Studio:
    """The program in one variant, with a shelf of its own."""

    def __init__(self, folder: Path, variant: Variant) -> None:
        folders, lang = find_folders(folder), variant.lang
        settings = Settings(
            language=lang, text_scale=variant.scale, theme=variant.theme, animation="off", mute=True
        )
        services = make_services(Display(SIZE), settings, SettingsFile(folders.config), folders)
        self.app = App(services)
        self.program = Program(services, self.app.stack)
        self.lang, self.variant = lang, variant

    def record(
        self, title: str, players: int, share: float, options: Options = NONE, asked: str = ""
    ) -> Path:
        """A match that was played to a ``share`` of its length, up to a moment where an open turn begins.

        Args:
            title: what is played.
            players: how many play.
            share: about how much of the match.
            options: what is added to the title.
            asked: instead, up to a moment with this question: the last word of its prompt.
        """
        whole = self._session(title, players, options)
        rng, policy = Rng(SEED), SENSIBLE.get(title, anything)
        turns = [] if asked else [0]
        while decisions := whole.decisions():
            whole.submit(policy(whole.state, decisions[0].actions, rng))
            now = whole.decisions()
            begins = (
                any(each.prompt.key.endswith(asked) for each in now)
                if asked
                else whole.log[-1].new_turn is not None
            )
            if begins and (asked or not any(each.secret for each in now)):
                turns.append(len(whole.log))
        wanted = round(len(whole.log) * share)
        end = wanted if share == 1 else min(turns, key=lambda turn: abs(turn - wanted))
        path = self.app.services.folders.saves / f"{title}-{players}-{end}{SUFFIX}"
        part = self._session(title, players, options)
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

    def picture(self) -> pygame.Surface:
        """What is on the canvas now."""
        self.app.draw()
        return self.app.services.display.canvas

    def _session(self, title: str, players: int, options: Options) -> Session:
        seats = [Seat(name, style) for style, name in enumerate(NAMES[self.lang][:players])]
        return Session(find_title(title).rules(options), GameConfig(players, SEED, options), seats)


@contextmanager
def studio_in(variant: Variant) -> Iterator[Studio]:
    """The program in a variant, in a folder that goes with it."""
    with TemporaryDirectory() as folder:
        studio = Studio(Path(folder), variant)
        yield studio
        studio.app.stop()
