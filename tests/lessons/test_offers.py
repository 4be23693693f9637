"""Lessons are offered and never forced: in the menu, at set-up, in the pause; labels at a first match."""

from __future__ import annotations

import errno

import pytest

from game.lessons.book import LessonBook
from game.lessons.check import LONGEST, check_lessons
from game.lessons.labels import FILE, MOST, read_labels
from game.lessons.reader import LessonError
from game.match.plan import MatchPlan
from game.match.seats import COMPUTER, Seat
from game.ui.input.intents import Confirm, Labels, Menu
from game.ui.play.lesson_scene import LessonScene
from game.ui.play.scene import PlayScene
from game.ui.program import Program
from game.ui.scene import SceneStack
from game.ui.scenes.labels import LabelsScene
from game.ui.scenes.learn import LearnScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.services import Services
from tests.damage.test_unwritable import refusing
from tests.lessons.chapters import TOY, written

pytestmark = pytest.mark.usefixtures("thinkers_end")

PAD = "pad:0"
PLAN = MatchPlan("splendor", (Seat("Hana", 0), Seat("Ali", 1)), (None, None))


class House:
    """The program in front of somebody."""

    def __init__(self, services: Services) -> None:
        services.settings.animation = "off"  # no match is announced
        self.stack = SceneStack(services.display.size)
        self.program = Program(services, self.stack)
        self.stack.push(self.program.menu_scene())
        self.stack.settle()

    def press(self, id: str) -> None:
        """Put the focus on ``id`` and confirm."""
        top = self.stack.top
        assert top is not None and id in [item.id for item in top.focusables()], id
        top.ring.focus(id)  # type: ignore[attr-defined]
        self.send(Confirm(PAD))

    def send(self, intent: object) -> None:
        self.stack.handle(intent)  # type: ignore[arg-type]
        self.stack.settle()
        self.stack.update(0.5)
        self.stack.settle()


@pytest.fixture
def house(services: Services) -> House:
    return House(services)


def test_the_menu_leads_to_the_chapters_and_into_one(house: House) -> None:
    house.press("learn")
    house.press("splendor")
    assert isinstance(house.stack.top, LearnScene)
    house.press("goal")
    assert any(isinstance(scene, LessonScene) for scene in house.stack.scenes)


def test_where_nobody_has_played_yet_the_menu_begins_with_learning(services: Services) -> None:
    for wanted in ("learn", "new-game"):
        house = House(services)
        assert house.stack.top is not None and house.stack.top.focus() == wanted
        LessonBook(services.folders.config).meet("splendor")


def test_set_up_and_pause_offer_the_lesson(house: House) -> None:
    house.press("new-game")
    assert isinstance(house.stack.top, ShelfScene)
    house.press("box-splendor")
    assert isinstance(house.stack.top, SetupScene)
    house.press("learn")
    assert isinstance(house.stack.top, LearnScene)
    house.program.start(PLAN)
    house.stack.settle()
    house.send(Confirm(PAD))
    house.send(Menu(PAD))
    assert isinstance(house.stack.top, PauseScene)
    house.press("learn")
    assert any(isinstance(scene, LearnScene) for scene in house.stack.scenes)


def test_labels_are_shown_at_the_first_match_of_a_title_and_when_they_are_called(house: House) -> None:
    for first in (True, False):
        house.program.start(PLAN)
        house.stack.settle()
        assert isinstance(house.stack.top, LabelsScene) is first
        house.send(Confirm(PAD))
        assert isinstance(house.stack.top, PlayScene)
    house.send(Labels("keyboard"))
    assert isinstance(house.stack.top, LabelsScene)


def test_whoever_took_the_lesson_is_not_shown_the_labels(services: Services) -> None:
    LessonBook(services.folders.config).meet("splendor")
    house = House(services)
    house.program.start(PLAN)
    house.stack.settle()
    assert isinstance(house.stack.top, PlayScene)


def test_computers_that_play_alone_are_shown_no_labels_and_meet_no_title(house: House) -> None:
    watched = tuple(Seat(name, at, COMPUTER, "guest/1") for at, name in enumerate("AB"))
    house.program.start(MatchPlan("splendor", watched, (None, None)))
    house.stack.settle()
    assert isinstance(house.stack.top, PlayScene)
    assert not house.program.book.of("splendor").met


def test_what_is_wrong_is_said_before_the_labels(house: House, services: Services) -> None:
    with refusing(errno.EROFS)(services.folders.saves):
        house.program.start(PLAN)
        house.stack.settle()
    assert [type(scene) for scene in house.stack.scenes] == [PlayScene, LabelsScene, MessageScene]


def test_labels_are_few_and_each_names_something(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    assert read_labels("toy", tmp_path) == ()
    faulty: list[object] = [[{"say": "x", "at": ["a"]}] * (MOST + 1), [{"say": "x"}], {}, [3]]
    for wrong in faulty:
        written(tmp_path / "toy", wrong, FILE)
        with pytest.raises(LessonError, match=FILE):
            read_labels("toy", tmp_path)


def test_check_lessons_tells_every_fault(tmp_path, services: Services) -> None:  # type: ignore[no-untyped-def]
    written(tmp_path / "splendor" / "lessons", {**TOY, "seats": 9}, "1-a.json")
    written(tmp_path / "splendor" / "lessons", {**TOY, "steps": []}, "2-b.json")
    opening = {**TOY, "opening": [{"verb": "fly"}]}
    written(tmp_path / "splendor" / "lessons", opening, "3-c.json")
    faults = [str(fault) for fault in check_lessons(tmp_path)]
    for part in (
        "1-a.json",
        "2-b.json",
        "3-c.json: opening 1: fly is not possible",
        "no message toy-goal in fa",
    ):
        assert any(part in fault for fault in faults), part
    assert LONGEST == 120 and all("\n" not in fault for fault in faults)
