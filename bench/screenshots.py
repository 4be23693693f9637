"""``make screenshots``: pictures of every scene of the program, made without a window.

Every picture is a scene of the real program with a real record behind it; run again, it gives the same ones.
All of them go to ``build/screenshots``, to be looked at one by one; the few that the README shows, to
``docs/screenshots``. Words after the command choose pictures by the beginning of their names.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import product
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
from game.ui.play.scene import PlayScene
from game.ui.program import Program
from game.ui.scene import Scene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.services import make_services
from game.ui.settings import Settings, SettingsFile

ROOT = Path(__file__).resolve().parents[1]
BUILD, DOCS = ROOT / "build" / "screenshots", ROOT / "docs" / "screenshots"
SIZE = (1920, 1080)
NAMES = {
    "en": ("Shirin", "Bahram", "Yasmin", "Farhad", "Laleh"),
    "fa": ("شیرین", "بهرام", "یاسمن", "فرهاد", "لاله"),
}
README = (
    "menu-en",
    "splendor-play-4-en",
    "newyork1901-play-4-fa",
    "mombasa-play-4-en",
    "istanbul_dice-play-4-en",
    "aquileia-play-5-fa",
    "splendor-scoring-fa",
)
"""The pictures that the README shows, as they are at 100 %."""
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
"""What is shown in focus and what is inspected; other titles are shown as they are."""


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
        canvas, name = self.app.services.display.canvas, f"{name}-{self.variant.name}"
        self.app.draw()
        pygame.image.save(canvas, BUILD / f"{name}.jpg")
        if name in README:
            pygame.image.save(canvas, DOCS / f"{name}-{canvas.get_height()}.jpg")
        sys.stdout.write(f"{name}\n")

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
        if studio.top.focus() and str(studio.top.focus()).startswith(_model(title).focus):
            break


def _inspect(studio: Studio, title: str, players: int) -> None:
    _play(studio, title, players)
    shown = next(item for item in studio.top.focusables() if item.id.startswith(_model(title).inspected))
    studio.send(intents.Inspect("mouse", pos=shown.rect.center))


def _scoring(studio: Studio, title: str, players: int) -> None:
    studio.show(studio.program.saved_match(studio.record(title, players, 1)))


def _scene(studio: Studio, title: str, players: int, scene: str) -> None:
    """A scene of the table that somebody visits."""
    _play(studio, title, players)
    assert isinstance(studio.top, PlayScene)
    studio.top.visit(scene)
    studio.step()


def _above(studio: Studio, opens: Callable[[Studio], Scene | intents.Intent]) -> None:
    """A scene above a match, or beside it."""
    _play(studio, "splendor", 2)
    opened = opens(studio)
    if isinstance(opened, Scene):
        studio.app.stack.push(opened)
        studio.step()
    else:
        studio.send(opened)


def _model(title: str) -> Model:
    return MODELS.get(title, Model("", ""))


Prepare = Callable[[Studio], None]


def _pictures() -> Iterator[tuple[str, Prepare]]:
    """The name of each picture and how it comes about."""
    yield "menu", _menu
    yield "setup", _setup
    yield "settings", partial(_above, opens=lambda studio: SettingsScene(studio.app.services))
    yield "rules", partial(_above, opens=lambda studio: RulesHelpScene(studio.app.services, "splendor"))
    yield "pause", partial(_above, opens=lambda _: intents.Menu("pad:0"))
    yield "history", partial(_above, opens=lambda _: intents.History("pad:0"))
    for title in TITLES:
        rules = find_title(title).rules({})
        fewest, most = rules.info.seats[0], rules.info.seats[-1]
        for players in (fewest, most):
            yield f"{title}-play-{players}", partial(_play, title=title, players=players)
            for scene in find_title(title).layout(rules).views:
                made = partial(_scene, title=title, players=players, scene=scene)
                yield f"{title}-{scene}-{players}", made
        yield f"{title}-inspect", partial(_inspect, title=title, players=fewest)
        yield f"{title}-scoring", partial(_scoring, title=title, players=most)


@contextmanager
def _studio(variant: Variant) -> Iterator[Studio]:
    with TemporaryDirectory() as folder:
        studio = Studio(Path(folder), variant)
        yield studio
        studio.app.stop()


def main() -> None:
    """Make all pictures, or those whose names begin with a word given, in every variant."""
    for folder in (BUILD, DOCS):
        folder.mkdir(parents=True, exist_ok=True)
    wanted = tuple(sys.argv[1:])
    for name, prepare in _pictures():
        for variant in VARIANTS:
            if not wanted or f"{name}-{variant.name}".startswith(wanted):
                with _studio(variant) as studio:
                    prepare(studio)
                    studio.save(name)


if __name__ == "__main__":
    main()
