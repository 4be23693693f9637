"""Where nothing can be written: what is played is played, and told is that it is not kept."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.match.archive import clear_leftovers
from game.match.draft import Chair
from game.match.plan import MatchPlan
from game.match.record import read_record, restore
from game.match.seats import Seat
from game.rules.kernel.text import Text
from game.tables.registry import TITLES, find_title
from game.ui import cli, folders
from game.ui.app import App
from game.ui.input.intents import Confirm, Intent
from game.ui.play.scene import PlayScene
from game.ui.program import Program
from game.ui.scenes.message import MessageScene
from game.ui.services import Services
from game.ui.widgets.boxes import Column
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.labels import Paragraph
from tests.conftest import MakeServices

Shut = Callable[[Path], Any]
"""Makes that nothing can be written in a folder, as long as the context lasts."""
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


def refusing(number: int, *, also_folders: bool = True) -> Shut:
    """The system refuses whatever would write there: also for the superuser, whom no mode stops."""

    @contextmanager
    def shut(folder: Path) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            for name in ("open", "mkdir", "truncate", "replace", "unlink"):
                patch.setattr(os, name, _refused(getattr(os, name), folder, number, name, also_folders))
            yield

    return shut


def _refused(real: Any, folder: Path, number: int, name: str, also_folders: bool) -> Any:
    def call(path: Any, *words: Any, **named: Any) -> Any:
        writes = bool(words and words[0] & WRITING) if name == "open" else name != "mkdir" or also_folders
        if writes and not isinstance(path, int) and Path(os.fsdecode(path)).is_relative_to(folder):
            raise OSError(number, os.strerror(number), os.fsdecode(path))
        return real(path, *words, **named)

    return call


@contextmanager
def file_in_the_way(folder: Path) -> Iterator[None]:
    """A file lies where the folder should be."""
    aside = folder.with_name("aside")
    if folder.exists():
        folder.rename(aside)
    folder.write_text("in the way")
    yield
    folder.unlink()
    if aside.exists():
        aside.rename(folder)


NOT_THERE: dict[str, tuple[Shut, str]] = {
    "a full disk": (refusing(errno.ENOSPC, also_folders=False), "full"),
    "a quota that is used up": (refusing(errno.EDQUOT), "full"),
    "another user's folder": (refusing(errno.EACCES), "shut"),
    "a disk for reading only": (refusing(errno.EROFS), "shut"),
    "a disk that fails": (refusing(errno.EIO), "other"),
    "a file in the way": (file_in_the_way, "other"),
}
"""Folders in which nothing can be written, and what is told of them."""
SEATS = (Seat("Hana", 0), Seat("علی", 1))


class Couch:
    """The program, and somebody who starts a match."""

    def __init__(self, services: Services) -> None:
        services.settings.animation = "off"  # no match is announced
        self.services, self.app = services, App(services)
        self.program = Program(services, self.app.stack)
        for title in TITLES:
            self.program.book.of(title).met = True  # no labels
        self.app.start(self.program.menu_scene())

    def settle(self, *given: Intent) -> None:
        """Let the program do what is wanted."""
        for intent in given:
            self.app.stack.handle(intent)
        self.app.stack.settle()
        self.app.step(0.0)

    def told(self, kind: str) -> None:
        """That the match is not kept is told once, in the language of the program, above the table."""
        table, message = self.app.stack.scenes[-2:]
        assert isinstance(table, PlayScene) and isinstance(message, MessageScene)
        page = message.build()
        assert isinstance(page, Column) and isinstance(page.children[0], Paragraph)
        words = page.children[0].words
        assert isinstance(words, Text) and words.key == "play-disk-refuses" and words.dict()["kind"] == kind
        said = self.services.say(words)
        assert (str(self.services.folders.saves) in said) is (kind != "full")
        self.settle(Confirm("keyboard"))
        assert self.app.stack.top is table

    def act(self) -> None:
        """Whoever is asked does the first thing that there is."""
        table = self.app.stack.top
        assert isinstance(table, PlayScene)
        sitting, session = table.desk.sitting, table.desk.session
        sitting.act(session.decisions()[0].actions[0])
        self.settle()

    def whole(self) -> bool:
        """Whether the record holds all that was played."""
        assert self.services.record is not None and self.services.session is not None
        rules = find_title(self.services.session.rules.info.id).rules({})
        kept = restore(read_record(self.services.record), rules)
        return [step.action for step in kept.log] == [step.action for step in self.services.session.log]


@pytest.fixture
def couch_in(services_for: MakeServices, kept_pictures: None) -> Callable[[str], Couch]:
    return lambda language: Couch(services_for(language=language))


@pytest.mark.parametrize("where", NOT_THERE)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_match_begins_where_nothing_can_be_written_and_is_whole_when_something_can(
    couch_in: Callable[[str], Couch], where: str, language: str
) -> None:
    couch = couch_in(language)
    shut, kind = NOT_THERE[where]
    saves = couch.services.folders.saves
    with shut(saves):
        couch.program.start(MatchPlan("splendor", SEATS, (None, None), {}, 7))
        couch.settle()
        couch.told(kind)
        couch.act()
    couch.act()
    assert couch.whole()
    assert couch.services.catalogue.missing == set()


@pytest.mark.parametrize("title", TITLES)
def test_a_match_of_every_title_begins_where_nothing_can_be_written(
    couch_in: Callable[[str], Couch], title: str
) -> None:
    couch = couch_in("en")
    least = find_title(title).rules({}).info.seats[0]
    seats = tuple(Chair(f"P{number}", number).seat() for number in range(least))
    with refusing(errno.EROFS)(couch.services.folders.saves):
        couch.program.start(MatchPlan(title, seats, (None,) * least, {}, 7))
        couch.settle()
        scenes = [type(scene) for scene in couch.app.stack.scenes]
        assert PlayScene in scenes and scenes[-1] is MessageScene


@pytest.mark.parametrize("where", [where for where in NOT_THERE if where != "a file in the way"])
def test_a_match_goes_on_where_nothing_can_be_written_any_more(
    couch_in: Callable[[str], Couch], where: str
) -> None:
    couch = couch_in("en")
    couch.program.start(MatchPlan("splendor", SEATS, (None, None), {}, 7))
    couch.settle()
    couch.act()
    path = couch.services.record
    assert path is not None
    couch.program.menu()
    couch.settle()
    before = path.read_bytes()
    shut, kind = NOT_THERE[where]
    with shut(couch.services.folders.saves):
        clear_leftovers(couch.services.folders.saves)
        couch.program.resume(path)
        couch.settle()
        couch.told(kind)
        couch.act()
        assert path.read_bytes() == before
    couch.act()
    assert couch.whole()


def test_a_record_that_another_program_has_gone_on_with_meanwhile_is_not_overwritten(
    couch_in: Callable[[str], Couch],
) -> None:
    couch = couch_in("en")
    with refusing(errno.EACCES)(couch.services.folders.saves):
        couch.program.start(MatchPlan("splendor", SEATS, (None, None), {}, 7))
        couch.settle()
        couch.told("shut")
    path = couch.services.record
    assert path is not None
    path.parent.mkdir(exist_ok=True)
    path.write_text("another one's")
    couch.act()
    couch.program.menu()
    couch.settle()
    assert path.read_text() == "another one's"


def test_a_setting_that_cannot_be_kept_is_told_of_once_wherever_it_is_changed(
    couch_in: Callable[[str], Couch],
) -> None:
    couch = couch_in("fa")
    with refusing(errno.EROFS)(couch.services.folders.config):
        for _ in range(2):
            couch.services.settings.mute = not couch.services.settings.mute
            couch.services.apply()
            couch.settle()
        assert [type(scene) for scene in couch.app.stack.scenes[1:]] == [Dialog]
    assert couch.services.settings_file.trouble is not None


def test_an_error_of_which_no_report_can_be_written_anywhere_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    def refused(*_: object) -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("game.ui.launch.first_scene", broken)
    monkeypatch.setattr("game.ui.crash.write_report", refused)
    assert cli.main(["--save-folder", str(tmp_path)]) == cli.CRASHED
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "no report" in told and "No space" in told


def test_of_a_user_without_a_home_no_folder_lies_where_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in list(os.environ):
        if name.startswith("XDG_"):
            monkeypatch.delenv(name)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)  # as it answers where nobody knows a home
    found = folders.find_folders()
    assert all(path.is_absolute() and not path.exists() for path in (found.config, found.saves, found.state))


def test_the_program_plays_where_there_is_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, "/proc/nowhere")  # where not even the superuser can make a folder
    picture = tmp_path / "a.png"
    words = ["--title", "splendor", "--players", "a,b", "--language", "fa", "--screenshot", str(picture)]
    assert cli.main(words) == cli.OK and picture.stat().st_size > 0
