"""``make screenshots``: pictures of every scene of the program, made without a window.

Every picture is a scene of the real program with a real record behind it; run again, it gives the same ones.
All of them go to ``build/screenshots``, to be looked at one by one; the few that the README shows, to
``docs/screenshots``. Words after the command choose pictures by the beginning of their names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path

import pygame

from bench.policies import Options, everything
from bench.studio import NONE, VARIANTS, Studio, studio_in
from game.tables.registry import TITLES, find_title
from game.ui.focus import Focusable
from game.ui.input import intents
from game.ui.play.scene import PlayScene
from game.ui.scene import Scene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.shelf import ShelfScene

ROOT = Path(__file__).resolve().parents[1]
BUILD, DOCS = ROOT / "build" / "screenshots", ROOT / "docs" / "screenshots"
README = (
    "splendor-play-4-en",
    "newyork1901-play-4-fa",
    "mombasa-play-4-en",
    "istanbul_dice-play-4-en",
    "aquileia-play-5-fa",
    "splendor-scoring-fa",
)
"""The pictures that the README shows, as they are at 100 %."""
FIRST, SMALL = "splendor-play-4-en", (960, 540)
"""The one that the README begins with, and its size there."""
MIDDLE = 0.62
"""How much of a match has been played where it is shown going on."""


@dataclass(frozen=True, slots=True)
class Model:
    """What of a title is put before the camera.

    Attributes:
        focus: the focus rests on a choice whose id begins like that.
        inspected: the piece looked at closely begins like that.
        asked: questions that are shown besides, by the last word of their prompts, in the scene
            that they need.
        rare: those of them that come up in the match of the most players only.
    """

    focus: str
    inspected: str
    asked: tuple[str, ...] = ()
    rare: tuple[str, ...] = ()


MODELS = {
    "splendor": Model("card.", "card.", ("discard",)),
    "newyork1901": Model("landcard.", "challenge.", ("recall",)),
    "mombasa": Model("", "card.", ("plan", "region", "goods", "shelf", "points")),
    "istanbul_dice": Model("area.", "tile.", ("offer",)),
    "aquileia": Model(
        "", "laurel.", ("place", "exchange", "blue", "build", "raise", "activate"), ("raise", "activate")
    ),
}
"""What is shown of each title; others are shown as they are."""


def _menu(studio: Studio) -> None:
    studio.record("splendor", 2, 0.4)
    studio.show(studio.program.menu_scene())


def _setup(studio: Studio) -> None:
    studio.record("splendor", 4, 0.2)
    studio.show(ShelfScene(studio.app.services, studio.program))


def _play(studio: Studio, title: str, players: int, options: Options = NONE, asked: str = "") -> None:
    studio.show(studio.program.saved_match(studio.record(title, players, MIDDLE, options, asked)))
    if isinstance(studio.top, CurtainScene) and asked:
        studio.send(intents.Confirm("pad:0"))
    if asked:  # a step to and fro shows where the focus is
        studio.send(intents.Cycle("pad:0", 1))
        studio.send(intents.Cycle("pad:0", -1))
        return
    for _ in range(40):
        studio.send(intents.Cycle("pad:0", 1))
        if studio.top.focus() and str(studio.top.focus()).startswith(_model(title).focus):
            break


def _curtain(studio: Studio) -> None:
    """Before a secret choice at a table without pads of their own."""
    studio.show(studio.program.saved_match(studio.record("mombasa", 4, MIDDLE, asked="plan")))


def _inspect(studio: Studio, title: str, players: int) -> None:
    _play(studio, title, players)
    piece = next(filter(None, _looking_for(studio, _model(title).inspected)))
    studio.send(intents.Inspect("mouse", pos=piece.rect.center))
    for _ in range(20):  # until the picture is painted, for which its sketch stands meanwhile
        studio.step()


def _looking_for(studio: Studio, begins: str) -> Iterator[Focusable | None]:
    """A piece whose id begins like that, in one shot of the table after another."""
    table = studio.top
    assert isinstance(table, PlayScene)
    for scene in (table.view.shot, *table.view.layout.tabbed):
        if scene != table.view.shot:
            table.visit(scene)
            studio.step()
        yield next((item for item in table.focusables() if item.id.startswith(begins)), None)


def _scoring(studio: Studio, title: str, players: int) -> None:
    studio.show(studio.program.saved_match(studio.record(title, players, 1)))


def _scene(studio: Studio, title: str, players: int, scene: str, options: Options = NONE) -> None:
    """A shot of the table that somebody visits."""
    _play(studio, title, players, options)
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


def _moment(studio: Studio) -> None:
    """Somebody looks back with the mouse, at the button to the moment before."""
    _above(studio, opens=lambda _: intents.History("pad:0"))
    studio.send(intents.Confirm("pad:0"))
    earlier = next(item for item in studio.top.focusables() if item.id == "earlier")
    studio.send(intents.Release("mouse", earlier.rect.center, tap=True))
    studio.send(intents.Point("mouse", earlier.rect.center))


def _model(title: str) -> Model:
    return MODELS.get(title, Model("", ""))


Prepare = Callable[[Studio], None]


def _pictures(scale: float) -> Iterator[tuple[str, Prepare]]:
    """The name of each picture and how it comes about; of the scenes that there are at a text size."""
    yield "menu", _menu
    yield "setup", _setup
    yield "settings", partial(_above, opens=lambda studio: SettingsScene(studio.app.services))
    yield "rules", partial(_above, opens=lambda studio: RulesHelpScene(studio.app.services, "splendor"))
    yield "pause", partial(_above, opens=lambda _: intents.Menu("pad:0"))
    yield "history", partial(_above, opens=lambda _: intents.History("pad:0"))
    yield "moment", _moment
    yield "curtain", _curtain
    for title in TITLES:
        rules = find_title(title).rules({})
        fewest, most = rules.info.seats[0], rules.info.seats[-1]
        for players in (fewest, most):
            yield f"{title}-play-{players}", partial(_play, title=title, players=players)
            for scene in find_title(title).layout(rules).tabs(scale):
                made = partial(_scene, title=title, players=players, scene=scene)
                yield f"{title}-{scene}-{players}", made
        for asked, players in product(_model(title).asked, (fewest, most)):
            if players == most or asked not in _model(title).rare:
                yield f"{title}-{asked}-{players}", partial(_play, title=title, players=players, asked=asked)
        yield from _with_everything(title, most, scale)
        yield f"{title}-inspect", partial(_inspect, title=title, players=fewest)
        yield f"{title}-scoring", partial(_scoring, title=title, players=most)


def _with_everything(title: str, players: int, scale: float) -> Iterator[tuple[str, Prepare]]:
    """The table with all that can be added to it."""
    options = everything(find_title(title).rules({}))
    if options:
        yield f"{title}-all-{players}", partial(_play, title=title, players=players, options=options)
        for scene in find_title(title).layout(find_title(title).rules(options)).tabs(scale):
            made = partial(_scene, title=title, players=players, scene=scene, options=options)
            yield f"{title}-all-{scene}-{players}", made


def _save(picture: pygame.Surface, name: str) -> None:
    pygame.image.save(picture, BUILD / f"{name}.jpg")
    if name in README:
        pygame.image.save(picture, DOCS / f"{name}-{picture.get_height()}.jpg")
    if name == FIRST and picture.get_height() == 1080:
        pygame.image.save(pygame.transform.smoothscale(picture, SMALL), DOCS / "first.jpg")
    sys.stdout.write(f"{name}\n")


def main() -> None:
    """Make all pictures, or those whose names begin with a word given, in every variant."""
    for folder in (BUILD, DOCS):
        folder.mkdir(parents=True, exist_ok=True)
    wanted = tuple(sys.argv[1:])
    for variant in VARIANTS:
        for name, prepare in _pictures(variant.scale):
            if not wanted or f"{name}-{variant.name}".startswith(wanted):
                with studio_in(variant) as studio:
                    prepare(studio)
                    _save(studio.picture(), f"{name}-{variant.name}")


if __name__ == "__main__":
    main()
