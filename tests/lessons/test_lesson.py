"""A lesson follows the match: everything of the wanted kind goes on, and nothing is lost on the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.desk.desk import Desk
from game.lessons.chapter import Chapter, Want
from game.lessons.lesson import LATER
from game.lessons.reader import read_chapter
from game.match.drivers import Question
from game.match.session import IllegalActionError
from game.rules.kernel.action import act
from game.rules.kernel.text import text
from tests.lessons.chapters import TOY, begun, on, written


@pytest.fixture
def chapter(tmp_path: Path) -> Chapter:
    return read_chapter(written(tmp_path, TOY), "toy")


@pytest.mark.parametrize(
    ("want", "fits", "not_this"),
    [
        (
            Want(0, ("take",), ("bank.red",)),
            act(0, "take", "bank.blue", "bank.red"),
            act(0, "take", "bank.blue"),
        ),
        (Want(0, ("take",), ("bank", "bank")), act(0, "take", "bank.a", "bank.b"), act(0, "take", "bank.a")),
        (Want(0, ("buy",), ("*.3",)), act(0, "buy", "card.3.1"), act(0, "buy", "card.4.1")),
        (Want(0, ("buy",), ("card.3",)), act(0, "buy", "card.3.1"), act(0, "buy", "card.31")),
        (
            Want(0, ("place",), ("space.arena_*",)),
            act(0, "place", "space.arena_1"),
            act(0, "place", "space.dolus"),
        ),
        (Want(0, ("take",), count=2, different=True), act(0, "take", "a", "b"), act(0, "take", "a", "a")),
        (Want(0, ("take",), different=False), act(0, "take", "a", "a"), act(0, "take", "a", "b")),
        (Want(1, ("bid",), amount=3), act(1, "bid", "lot", amount=3), act(1, "bid", "lot", amount=2)),
        (Want(1, ("bid", "pass")), act(1, "pass"), act(0, "pass")),
    ],
)
def test_a_want_is_a_kind_of_action(want: Want, fits: object, not_this: object) -> None:
    assert want.fits(fits) and not want.fits(not_this)  # type: ignore[arg-type]


def test_while_there_is_to_read_nobody_is_asked_and_nobody_moves(chapter: Chapter) -> None:
    lesson, sitting, _ = begun(chapter)
    desk = Desk(sitting, lens=lesson)
    assert lesson.waits and desk.seat is None
    lesson.next()
    desk.look_again()
    assert not lesson.waits and desk.seat == 0
    lesson.next()
    assert lesson.number == 1, "what is to be done is not done by reading"


def test_only_the_wanted_kind_is_offered_and_the_lesson_says_why(chapter: Chapter) -> None:
    lesson, sitting, _ = begun(chapter, read=(0,))
    desk = Desk(sitting, lens=lesson)
    desk.perform(act(0, "roll", "die"))
    offered = desk.choosing()
    assert offered and {action.verb for action in offered.decision.actions} == {"place"}
    desk.perform(offered.decision.actions[0])
    back = act(0, "lift", "plan.0")
    assert back in sitting.session.decisions()[0].actions
    with pytest.raises(IllegalActionError):
        desk.perform(back)
    desk.attend(0)
    desk.set_private_view()
    assert desk.refuse("plan.0") == text(LATER)
    assert lesson.number == 3, "a refusal loses nothing"


def test_what_is_taken_back_is_wanted_again_and_what_is_done_again_counts(chapter: Chapter) -> None:
    lesson, sitting, _ = begun(chapter, read=(0,))
    desk = Desk(sitting, lens=lesson)
    desk.perform(act(0, "roll", "die"))
    choosing = desk.choosing()
    assert choosing
    desk.perform(choosing.decision.actions[0])
    assert lesson.number == 3 and desk.undo() and lesson.number == 2
    assert desk.redo() and lesson.number == 3


def test_a_lens_that_leaves_nothing_gives_the_whole_decision(chapter: Chapter) -> None:
    lesson, sitting, _ = begun(chapter, read=(0,))
    (decision,) = sitting.session.decisions()
    other = decision._replace(actions=(act(0, "bid", "lot", amount=1),))
    assert lesson.narrow(other) == other


def test_the_script_waits_until_its_caption_is_read_and_is_led_to_the_end(chapter: Chapter) -> None:
    lesson, sitting, drivers = begun(chapter, read=(0,))
    desk = Desk(sitting, lens=lesson)
    while not lesson.over:
        on(lesson, desk, drivers)
    assert lesson.read == {0, 4, 5, 7}


def test_a_script_that_is_asked_while_there_is_to_read_does_what_is_wanted_of_it_next(tmp_path: Path) -> None:
    steps = [
        {"say": "take", "want": {"verb": "take"}},
        {"say": "remark"},
        {"say": "other", "want": {"seat": 1, "verb": "take", "different": False}},
    ]
    plain = {"rules": 1, "seats": 2, "seed": 7, "steps": steps}
    lesson, sitting, _ = begun(read_chapter(written(tmp_path, plain), "splendor"))
    Desk(sitting, lens=lesson).perform(act(0, "take", "bank.white", "bank.blue", "bank.green"))
    (decision,) = sitting.session.decisions()
    assert lesson.waits and lesson.number == 1
    answer = lesson.answer(Question(1, sitting.revision, decision, None))
    assert answer.verb == "take" and len(set(answer.targets)) == 1
