"""The chapters that ship: each can be taught to its end, whatever of the wanted kind people do."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.desk.desk import Desk
from game.desk.desk_model import desk_model
from game.desk.guided_choice import answers_of
from game.lessons.chapter import LEARNER, Chapter
from game.lessons.check import check_lessons
from game.lessons.lesson import next_fitting, opened, walked
from game.lessons.reader import chapter_files, read_chapter
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, play
from game.rules.kernel.values import clone
from game.tables.registry import find_title
from tests.lessons.chapters import begun, on
from tests.titles import SHIPPED

FILES = [(title, path) for title in SHIPPED for path in chapter_files(title)]
_MOST = 12
"""Of more actions that fit at a step, so many are tried, spread evenly."""
_WALKS = 100
"""So often a chapter is played with any choice at every step."""


def test_all_chapters_can_be_taught() -> None:
    assert [str(fault) for fault in check_lessons()] == []


@pytest.mark.parametrize(("title", "path"), FILES, ids=[f"{title}-{path.stem}" for title, path in FILES])
def test_everything_of_a_wanted_kind_leads_on_to_the_end(title: str, path: Path) -> None:
    chapter = read_chapter(path, title)
    rules = find_title(title).rules(chapter.options)
    wanted = [number for number, step in enumerate(chapter.steps) if step.want]
    for number, (step, fitting, before) in zip(wanted, walked(chapter, rules), strict=True):
        assert step.want
        if step.want.seat == LEARNER:
            for action in fitting[:: -(-len(fitting) // _MOST)]:
                goes_on(chapter, rules, number, action, before)


@pytest.mark.parametrize(("title", "path"), FILES, ids=[f"{title}-{path.stem}" for title, path in FILES])
def test_whatever_is_chosen_at_every_step_leads_on_to_the_end(title: str, path: Path) -> None:
    chapter, rng = read_chapter(path, title), Rng(1)
    rules = find_title(title).rules(chapter.options)
    start = opened(chapter, rules)
    for _ in range(_WALKS):
        state = clone(start)
        for number, step in enumerate(chapter.steps, 1):
            if step.want:
                fitting = next_fitting(rules, state, step.want)
                assert fitting, f"step {number} is not possible"
                play(rules, state, rng.pick(fitting) if step.want.seat == LEARNER else fitting[0])


@pytest.mark.parametrize(("title", "path"), FILES, ids=[f"{title}-{path.stem}" for title, path in FILES])
def test_every_shortcut_of_a_lesson_leads_to_what_is_wanted(title: str, path: Path) -> None:
    lesson, sitting, drivers = begun(read_chapter(path, title))
    table = find_title(title).table(sitting.session.rules)
    desk = Desk(sitting, lens=lesson)
    while lesson.step is not None:
        if choosing := desk.choosing():
            for shortcut in filter(lambda each: each.verb, desk_model(desk, table).shortcuts):
                assert all(
                    answers_of(shortcut, piece, choosing.decision) for piece in shortcut.pieces or ("",)
                )
        on(lesson, desk, drivers)


@pytest.mark.parametrize(("title", "path"), FILES, ids=[f"{title}-{path.stem}" for title, path in FILES])
def test_nothing_that_a_lesson_asks_for_is_warned_of(title: str, path: Path) -> None:
    lesson, sitting, drivers = begun(read_chapter(path, title))
    table, desk = find_title(title).table(sitting.session.rules), Desk(sitting, lens=lesson)
    while lesson.step is not None:
        if (choosing := desk.choosing()) and choosing.guided:
            for target in choosing.decision.actions[0].targets:
                desk.point(target)
            assert not any(offer.warning for offer in desk_model(desk, table).offers)
        on(lesson, desk, drivers)


def goes_on(chapter: Chapter, rules: AnyRules, number: int, action: Action, before: object) -> None:
    """Whether after this action at this step all the others can be done."""
    state = clone(before)
    play(rules, state, action)
    for later, step in enumerate(chapter.steps[number + 1 :], number + 2):
        if step.want:
            fitting = next_fitting(rules, state, step.want)
            assert fitting, f"after {action} at step {number + 1}, step {later} is not possible"
            play(rules, state, fitting[0])


@pytest.mark.parametrize(("title", "path"), FILES, ids=[f"{title}-{path.stem}" for title, path in FILES])
def test_nothing_warns_of_what_a_lesson_wants(title: str, path: Path) -> None:
    lesson, sitting, drivers = begun(read_chapter(path, title))
    table = find_title(title).table(sitting.session.rules)
    table.trust(lesson.wants)
    desk = Desk(sitting, lens=lesson)
    while lesson.step is not None:
        choosing = desk.choosing()
        wanted = [action for action in choosing.decision.actions if lesson.wants(action)] if choosing else ()
        assert [action for action in wanted if table.warn(desk.seen(), action)] == []
        on(lesson, desk, drivers)
