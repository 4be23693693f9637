"""Whole lessons pressed through the play scene, by every device, in both languages and at larger text."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.lessons.chapter import LEARNER
from game.lessons.reader import chapter_files, read_chapter, read_chapters
from game.ui.input.intents import Menu, Undo
from game.ui.scenes.learn import LearnScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.scoring import ScoringScene
from game.ui.table.caption import Caption
from game.ui.table.lit import lit
from tests.conftest import MakeServices
from tests.lessons.classroom import Classroom
from tests.titles import SHIPPED

CHAPTERS = [(title, path) for title in SHIPPED for path in chapter_files(title)]
DEVICES = ("pad:0", "mouse", "keyboard", "touch:0")
LOOKS = list(product(("en", "fa"), (1.0, 2.0)))
_UPRIGHT = 5
"""One chapter of so many is read on an upright screen."""
_MOST = 200
"""So many steps of any kind are enough for every chapter."""


@pytest.mark.parametrize("number", range(len(CHAPTERS)), ids=[f"{t}-{p.stem}" for t, p in CHAPTERS])
def test_a_chapter_is_pressed_through_and_all_that_is_said_is_seen(
    services_for: MakeServices, number: int
) -> None:
    (title, path), device = CHAPTERS[number], DEVICES[number % len(DEVICES)]
    lang, scale = LOOKS[(number + number // len(LOOKS)) % len(LOOKS)]
    size = (1080, 1920) if number % _UPRIGHT == 0 else (1920, 1080)
    room = Classroom(
        services_for(size, language=lang, text_scale=scale, animation="off"),
        title,
        read_chapter(path, title).name,
        device,
    )
    lesson = room.play.tutor.lesson
    for _ in range(_MOST):
        if lesson.step is None:
            break
        room.wait(1.0)
        well_said(room)
        room.on()
    assert lesson.step is None
    if not lesson.chapter.free:
        room.wait(2.0)
        end = room.stack.top
        assert isinstance(end, ScoringScene if room.session.over else MessageScene)
        assert room.program.book.of(title).done == [lesson.chapter.name]
        if isinstance(end, ScoringScene):
            end.ring.focus("learn")
            room.press("learn")
            assert isinstance(room.stack.top, LearnScene), "the scores lead on"


def well_said(room: Classroom) -> None:
    """What is spoken of is in sight, and the card lies on the table beside it."""
    caption, view = room.play.tutor.caption, room.play.view
    if caption is None:
        return
    shown = lit(view, caption.at)
    assert bool(shown) is bool(caption.at), f"{caption.at} is not in sight: {caption.words}"
    card = view.captions.items(caption, shown)[-1].rect
    assert view.arrangement.area.inflate(2, 2).contains(card), caption.words
    hidden = sum(card.clip(rect).w * card.clip(rect).h for rect in shown)
    assert hidden <= sum(rect.w * rect.h for rect in shown) / 2, caption.words


@pytest.fixture
def room(services_for: MakeServices) -> Classroom:
    title, path = CHAPTERS[0]
    return Classroom(services_for((1920, 1080), animation="off"), title, read_chapter(path, title).name)


def to_the_first_wish(room: Classroom) -> None:
    while room.reading or room.play.tutor.lesson.waits:
        room.on()


def test_several_people_take_turns_and_each_chapter_begins_with_another(services_for: MakeServices) -> None:
    title, paths = CHAPTERS[0][0], [path for title, path in CHAPTERS if title == CHAPTERS[0][0]]
    said = []
    for path in paths[:2]:
        room = Classroom(services_for((1920, 1080), animation="off"), title, read_chapter(path, title).name)
        room.program.learners = ("Hana", "Ali")
        seen, lesson = list[str](), room.play.tutor.lesson
        while (step := lesson.step) is not None:
            caption = room.play.tutor.caption
            if step.want and step.want.seat == LEARNER and caption and "plays" in caption.remark:
                seen.append(caption.remark.split()[0])
            room.on()
        said.append(list(dict.fromkeys(zip(seen, [None, *seen], strict=False))))
    firsts = [turns[0][0] for turns in said]
    assert len({*firsts}) == 2, "the second chapter begins with the other"
    assert all(len(turns) > 1 for turns in said), "they take turns within it"


def test_what_is_not_wanted_yet_is_refused_with_a_reason_and_nothing_is_lost(room: Classroom) -> None:
    to_the_first_wish(room)
    whole, narrowed = room.session.decisions()[0], room.desk.choosing()
    assert narrowed
    wanted = {target for action in narrowed.decision.actions for target in action.targets}
    others = [t for action in whole.actions for t in action.targets if t not in wanted]
    assert others
    number = room.play.tutor.lesson.number
    room.choose(room.play.controls.focus_of(others[0]))
    assert room.look.toast and room.look.refused and not room.session.log
    room.play.draw(pygame.Surface((1920, 1080)))
    said = {words for _, words, _ in room.play.view.bar.says(replace(room.look.bar, toast=room.look.toast))}
    assert not any(room.look.toast in forms for forms in said), "nothing is said twice"
    assert room.play.tutor.lesson.number == number


@pytest.mark.usefixtures("words_only")
@pytest.mark.parametrize("title", SHIPPED)
def test_a_chapter_says_at_its_beginning_that_it_is_another_game(
    services_for: MakeServices, title: str
) -> None:
    services = services_for()
    for number, chapter in enumerate(read_chapters(title)):
        room = Classroom(services, title, chapter.name)
        caption = room.play.tutor.caption
        assert caption and bool(caption.remark) is bool(number or chapter.opening)
        while not room.play.tutor.lesson.number:
            room.on()
        later = room.play.tutor.caption
        assert later is None or not later.remark


def test_undo_takes_the_lesson_back_with_it(room: Classroom) -> None:
    to_the_first_wish(room)
    number = room.play.tutor.lesson.number
    while not room.session.log:
        room.on()
    assert room.session.log[0].action.player == LEARNER and room.play.tutor.lesson.number == number + 1
    room.give(Undo("keyboard"))
    assert room.play.tutor.lesson.number == number and not room.session.log


def test_a_lesson_can_be_left_at_any_moment(room: Classroom) -> None:
    room.wait(1.0)
    assert room.reading
    room.give(Menu("keyboard"))
    assert isinstance(room.stack.top, PauseScene)


def test_a_lesson_goes_on_where_it_was_left(services_for: MakeServices) -> None:
    title, path = CHAPTERS[0]
    services = services_for((1920, 1080), animation="off")
    room = Classroom(services, title, read_chapter(path, title).name)
    for _ in range(2):
        room.on()
    again = Classroom(services, title, room.play.tutor.lesson.chapter.name)
    assert again.play.tutor.lesson.number == room.play.tutor.lesson.number
    assert again.session.state == room.session.state


def test_a_title_without_chapters_offers_none(services_for: MakeServices, tmp_path: Path) -> None:
    room = Classroom(services_for((1920, 1080)), CHAPTERS[0][0], read_chapter(CHAPTERS[0][1], "x").name)
    assert room.program.chapters("nothing") == () == room.program.labels("nothing")


@pytest.mark.parametrize("scale", (1.0, 2.0))
@pytest.mark.parametrize("across", (0.0, 0.5, 1.0))
def test_wherever_a_thing_of_the_size_of_a_card_lies_it_is_seen_beside_what_is_said(
    services_for: MakeServices, scale: float, across: float
) -> None:
    title, path = CHAPTERS[0]
    services = services_for((1920, 1080), text_scale=scale, animation="off")
    room = Classroom(services, title, read_chapter(path, title).name)
    room.wait(1.0)
    view, area = room.play.view, room.play.view.arrangement.area
    for down in (0.0, 0.5, 1.0):
        thing = area.scale_by(0.08, 0.25)
        thing.topleft = (
            round(area.x + across * (area.w - thing.w)),
            round(area.y + down * (area.h - thing.h)),
        )
        caption = Caption(
            "Three points for six rubies! You have three, and only one is missing.", "Gold", ("it",)
        )
        card = view.captions.items(caption, [thing])[-1].rect
        assert not card.colliderect(thing), (across, down)
