"""A lesson follows the match: everything of the wanted kind goes on, and nothing is lost on the way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.desk.desk import Desk
from game.lessons.chapter import Chapter, LessonStep, Want
from game.lessons.lesson import LATER
from game.lessons.reader import read_chapter
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


@pytest.mark.parametrize("nth", [0, 1, -1])
def test_the_script_does_what_is_wanted_when_it_acts_though_it_was_asked_while_there_was_to_read(
    chapter: Chapter, nth: int
) -> None:
    """A driver is asked when the position comes: two steps to read may still lie before what it is to do."""
    before, after = chapter.steps[:4], chapter.steps[4:]
    lesson, sitting, drivers = begun(replace(chapter, steps=before), read=(0,))
    desk = Desk(sitting, lens=lesson)
    while not lesson.over:
        on(lesson, desk, drivers)
    (decision,) = (each for each in sitting.session.decisions() if each.player == 1)
    wanted = decision.actions[nth]
    want = Want(1, (wanted.verb,), wanted.targets, amount=wanted.amount)
    reading = (LessonStep("toy-goal"), LessonStep("toy-end"))
    steps = (*before, *reading, replace(after[0], want=want))
    lesson, sitting, drivers = begun(replace(chapter, steps=steps), read=(0,))
    desk = Desk(sitting, lens=lesson)
    while not lesson.over:
        on(lesson, desk, drivers)
    acted = [step.action for step in sitting.session.log if step.action.player == 1]
    assert acted == [wanted]


def test_what_is_wanted_is_not_said_to_come_later_once_it_is_picked(chapter: Chapter) -> None:
    lesson, sitting, _ = begun(chapter, read=(0,))
    desk = Desk(sitting, lens=lesson)
    desk.perform(act(0, "roll", "die"))
    choosing = desk.choosing()
    assert choosing
    desk.perform(choosing.decision.actions[0])
    (whole,) = (each for each in sitting.session.decisions() if each.player == 0)
    narrowed = lesson.narrow(whole)
    assert narrowed and all(map(lesson.wants, narrowed.actions))
    for action in narrowed.actions:
        assert lesson.reason(whole, action.targets) is None
    others = [action for action in whole.actions if action not in narrowed.actions]
    assert others and not any(map(lesson.wants, others))
