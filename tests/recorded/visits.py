"""What the scenes around the table say and offer when they are visited, line by line, as messages.

``python -m tests.recorded.visits`` writes the approved lines anew: do that after a change that is meant, and
read the difference. Words of the catalogues, sizes and colours are not among them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.lang.catalogue import Catalogue
from game.match.draft import Draft
from game.match.plan import MatchPlan
from game.match.sitting import Sitting
from game.rules.kernel.text import Part, Text
from game.tables.registry import find_title
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scene import Scene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.moment import MomentScene
from game.ui.scenes.players import PlayersScene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.seat_scene import SeatScene
from game.ui.scenes.seating import planned
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.services import Services, make_services
from game.ui.settings import Settings, SettingsFile
from game.ui.table.workshop import Workshop
from tests.pressing import PAD, ids, press
from tests.recorded.telling import HERE, spelled
from tests.scene_samples import NAMES, SCENES, Showing, Ways, fill_shelf, played, scoring, seats

APPROVED = HERE / "scenes.told"
LEVELS = ("apprentice", "trader", "sultan")
SIZE = (1280, 720)
NEXT, MENU, BACK = intents.Cycle(PAD, 1), intents.Menu(PAD), intents.Back(PAD)
_LOCAL = ("date-", "month-")
"""What depends on the clock of the place."""
Step = str | Intent
"""What is pressed: a focus id, or a button of the pad."""
Visit = tuple[Callable[[Services], Scene], tuple[Step, ...]]


def _draft(people: int, title: str = "splendor", *, own: bool = False) -> Draft:
    draft = Draft(title, find_title(title).rules({}).info, 5, own_pads=own)
    for name in NAMES["en"][:people]:
        draft.add(name)
    return draft


def _seat(
    people: int, place: int, *, own: bool = False, title: str = "splendor"
) -> Callable[[Services], Scene]:
    known = ("Laleh", "Mani", "Roshanak", "Shirin", "Omid", "Parvin", "Kaveh", "Nader", "Sara", "Leila")
    return lambda ui: SeatScene(ui, _draft(people, title, own=own), place, known, LEVELS)


def _table(title: str, players: int, levels: tuple[str, ...] = ()) -> Callable[[Services], Scene]:
    def setup(ui: Services) -> Scene:
        plan = MatchPlan(title, seats("en", players), (None,) * players)
        return SetupScene(ui, Ways(), planned(ui, plan), ("Laleh",), levels)

    return setup


def _curtain(ui: Services) -> Scene:
    return CurtainScene(ui, "Shirin", 1, lambda: None, lambda: None, PAD, lambda: None)


def _moment(ui: Services) -> Scene:
    session = played("en", 2, 12)
    workshop = Workshop(ui, find_title("splendor"), session.rules, session.seats)
    return MomentScene(workshop, session, 6, Ways().menu)


VISITS: dict[str, Visit] = {
    "menu": (SCENES["menu"], ("new-game", BACK)),
    "shelf": ((lambda ui: ShelfScene(ui, Ways())), (intents.Nav(PAD, "right"),)),
    "setup": (_table("splendor", 2, LEVELS), ("option-posts", "option-orient", "add", "add-computer")),
    "setup full": (_table("newyork1901", 4), ("shuffle",)),
    "setup drawn": (_table("mombasa", 3), ()),
    "setup of one choice": (_table("istanbul_dice", 2), ()),
    "seat": (_seat(3, 0), ("later", "mind", "style", "leave")),
    "seat of few": (_seat(2, 1, own=True), ("earlier", "known-Mani")),
    "seat of mombasa": (_seat(4, 3, title="mombasa"), ("mind", "mind", "mind", "mind")),
    "load": (SCENES["load"], ("splendor-0.jsonl", "delete", "keep")),
    "load damaged": (SCENES["load"], ("splendor-3.jsonl", "delete", "yes")),
    "load finished": (SCENES["load"], ("splendor-1.jsonl", "cancel")),
    "statistics": (SCENES["statistics"], (NEXT,)),
    "settings": (SCENES["settings"], ("text_scale", "mute", "volume", "ambience", "devices", "theme")),
    "rules": (lambda ui: RulesHelpScene(ui, "mombasa", topic="goods"), (NEXT, NEXT, intents.Cycle(PAD, -1))),
    "signs": (lambda ui: RulesHelpScene(ui, "aquileia"), (intents.Cycle(PAD, -1),)),
    "about": (SCENES["about"], (NEXT,)),
    "pause": (SCENES["pause"], ("rules", BACK, "settings", BACK)),
    "history": (SCENES["history"], (intents.Nav(PAD, "up"),)),
    "inspect": (SCENES["inspect"], (NEXT, NEXT, NEXT)),
    "curtain": (_curtain, ()),
    "scoring": (scoring, ("course", "points")),
    "scoring-tie": (SCENES["scoring-tie"], ()),
    "pad-lost": (SCENES["pad-lost"], ()),
    "message": (SCENES["message"], ()),
    "players": ((lambda ui: PlayersScene(ui, Sitting(played("en", 2, 5), None), "splendor")), ("seat-1",)),
    "moment": (_moment, (NEXT, NEXT, intents.Cycle(PAD, -1))),
}


@contextmanager
def _heard(services: Services) -> Iterator[list[str]]:
    """The messages that the program says meanwhile; what it looks up in other languages is not among them."""
    said: list[str] = []
    say = Catalogue.say

    def noted(self: Catalogue, message: Text | str, /, **values: Part) -> str:
        if self is services.catalogue and isinstance(message, str) and not message.startswith(_LOCAL):
            given = Text(
                message, tuple(sorted((name, value) for name, value in values.items() if name != "date"))
            )
            said.append(spelled(given))
        return say(self, message, **values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Catalogue, "say", noted)
        services.writer.clear()
        yield said


def walked(
    services: Services, name: str, canvas: pygame.Surface | None = None
) -> Iterator[tuple[str | Intent, Showing]]:
    """A visit, drawn as it begins and after each of its steps; on the screen or a given canvas."""
    canvas = canvas or services.display.canvas
    make, steps = VISITS[name]
    showing = Showing(services, make(services))
    for step in ("", *steps):
        if isinstance(step, Intent):
            showing.send(step)
        elif step:
            press(showing, step)
        showing.stack.relayout()
        showing.stack.draw(canvas)
        yield step, showing


def visited(services: Services, name: str) -> list[str]:
    """The lines of a visit: where the focus is, what can take it, and what is said for the first time."""
    fill_shelf(services.folders.saves, "en")
    lines, known = list[str](), set[str]()
    with _heard(services) as said:
        for step, showing in walked(services, name):
            top = showing.stack.top
            assert top is not None
            lines.append(
                f"{step or 'begin'} -> {type(top).__name__} {top.focus()} of {' '.join(ids(showing))}"
            )
            lines += [f"    {line}" for line in dict.fromkeys(said) if line not in known]
            known.update(said)
            said.clear()
    folder = re.escape(str(services.folders.saves))
    return [re.sub(folder, "SAVES", line) for line in lines]


def approved() -> dict[str, list[str]]:
    """The approved lines by visit."""
    parts = APPROVED.read_text(encoding="utf-8").split("== ")[1:]
    return {lines[0]: lines[1:] for part in parts if (lines := part.splitlines())}


def _write() -> None:
    parts = []
    for name in VISITS:
        with TemporaryDirectory() as scratch:
            folders = find_folders(Path(scratch))
            settings = Settings(volume=0.0, ambience=0.0, animation="off")
            services = make_services(Display(SIZE), settings, SettingsFile(folders.config), folders)
            parts.append("\n".join([f"== {name}", *visited(services, name)]))
            services.hub.close()
            services.sound.close()
    APPROVED.write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
