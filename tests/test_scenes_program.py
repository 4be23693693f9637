"""The scenes wired together: from the menu to the table and back, without a window."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.lessons.book import LessonBook
from game.maps import layout
from game.match.archive import continuable, summaries
from game.match.plan import MatchPlan
from game.ui.app import App
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.play.scene import PlayScene
from game.ui.program import Program
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.scoring import ScoringScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.shelf import ShelfScene
from tests.scene_samples import fill_shelf, seats

if TYPE_CHECKING:
    from game.ui.services import Services

PAD = "pad:0"


class Couch:
    """The program with somebody in front of it."""

    def __init__(self, services: Services) -> None:
        services.settings.animation = "off"  # no match is announced
        self.app = App(services)
        LessonBook(services.folders.config).meet("splendor")
        self.app.start(Program(services, self.app.stack).menu_scene())

    @property
    def scene(self) -> str:
        """The name of the top scene; empty when the program has ended."""
        top = self.app.stack.top
        return type(top).__name__ if top else ""

    def send(self, *wanted: Intent) -> None:
        """Intents, each followed by a turn of the main loop."""
        for intent in wanted:
            self.app.stack.handle(intent)
            self.app.stack.settle()
            self.app.step(0.05)

    def press(self, id: str) -> None:
        """Cycle to ``id`` and confirm."""
        top = self.app.stack.top
        assert top is not None
        ids = [item.id for item in top.focusables()]
        assert id in ids, f"{id} is not among {ids}"
        while top.focus() != id:
            self.send(intents.Cycle(PAD, 1))
        self.send(intents.Confirm(PAD))


def test_from_the_menu_to_the_table_and_back_and_on_again(services: Services) -> None:
    couch = Couch(services)
    couch.press("new-game")
    assert couch.scene == ShelfScene.__name__
    couch.send(intents.Back(PAD))
    assert couch.scene == MenuScene.__name__, "back from the shelf is the menu, not the desktop"
    couch.press("new-game")
    couch.press("box-splendor")
    assert couch.scene == SetupScene.__name__
    couch.press("start")
    assert couch.scene == PlayScene.__name__
    couch.send(intents.Menu(PAD))
    assert couch.scene == PauseScene.__name__
    couch.press("settings")
    assert couch.scene == SettingsScene.__name__
    couch.send(intents.Nav(PAD, "right"))
    assert services.catalogue.lang == "fa", "the language changes while playing"
    couch.send(intents.Back(PAD))
    couch.press("history")
    assert couch.scene == HistoryScene.__name__
    couch.send(intents.Back(PAD), intents.Menu(PAD))
    couch.press("quit")
    assert couch.scene == MenuScene.__name__
    found = continuable(services.folders.saves)
    assert found is not None
    couch.press("continue")
    assert couch.scene == PlayScene.__name__ and services.record == found.path
    assert not services.catalogue.missing


def test_a_finished_match_opens_on_its_scores_and_leads_to_a_rematch(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    couch = Couch(services)
    couch.press("load")
    couch.press("splendor-1.jsonl")
    couch.press("open")
    for _ in range(100):  # the last position is held for a moment
        couch.send(intents.Point("mouse", (1, 1)))
        if couch.scene == ScoringScene.__name__:
            break
    assert couch.scene == ScoringScene.__name__
    couch.send(*[intents.Confirm(PAD)] * 4)  # counted, won, the course, over
    couch.press("rematch")
    assert couch.scene == PlayScene.__name__
    newest = next(summaries(services.folders.saves))
    assert newest.names == ("Bahram", "Yasmin", "Farhad", "Shirin"), "the next player begins"


def test_no_match_begins_on_a_map_that_fails_the_check(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line says what is wrong, nothing is written, and the menu is there again."""
    maps = tmp_path / "maps"
    shutil.copytree(layout.MAPS, maps)
    board = maps / "mombasa.tmx"
    board.write_text(
        board.read_text(encoding="utf-8").replace('type="land"', 'type="sand"'), encoding="utf-8"
    )
    monkeypatch.setattr(layout, "MAPS", maps)
    couch = Couch(services)
    Program(services, couch.app.stack).start(MatchPlan("mombasa", seats("en", 2), (None, None)))
    couch.app.stack.settle()
    assert couch.scene == MessageScene.__name__
    assert not list(services.folders.saves.glob("mombasa*"))
    couch.send(intents.Confirm(PAD))
    assert couch.scene == "MenuScene"


def test_a_damaged_match_is_recovered_beside_the_damaged_file(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    damaged = services.folders.saves / "splendor-3.jsonl"
    before = damaged.read_bytes()
    couch = Couch(services)
    couch.press("load")
    couch.press("splendor-3.jsonl")
    couch.press("open")
    assert couch.scene == MessageScene.__name__
    couch.send(intents.Back(PAD))
    assert couch.scene == LoadScene.__name__
    couch.press("splendor-3.jsonl")
    couch.press("open")
    couch.press("message-recover")
    assert couch.scene == PlayScene.__name__
    assert damaged.read_bytes() == before and (services.folders.saves / "splendor-3-2.jsonl").exists()


def test_quit_ends_the_program(services: Services) -> None:
    couch = Couch(services)
    couch.press("quit")
    assert couch.scene == ""
