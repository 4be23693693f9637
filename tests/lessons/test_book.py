"""What has been learnt is kept: a lesson goes on where it was left, whatever became of the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.desk.desk import Desk
from game.lessons.book import FILE, LessonBook, resumed
from game.lessons.chapter import Chapter
from game.lessons.reader import read_chapter
from game.match.drivers import Drivers, Reflex
from game.match.sitting import Sitting
from game.tables.registry import find_title
from tests.lessons.chapters import SEATS, TOY, begun, on, written


@pytest.fixture
def chapter(tmp_path: Path) -> Chapter:
    return read_chapter(written(tmp_path, TOY), "toy")


def test_a_lesson_goes_on_where_it_was_left_at_every_step(chapter: Chapter, tmp_path: Path) -> None:
    rules = find_title("toy").rules({})
    lesson, sitting, drivers = begun(chapter)
    desk = Desk(sitting, lens=lesson)
    while not lesson.over:
        LessonBook(tmp_path).keep(lesson, sitting.session)
        again, session = resumed(chapter, rules, SEATS[: chapter.seats], LessonBook(tmp_path).of("toy"))
        assert again.number == lesson.number and session.state == sitting.session.state
        sitting = Sitting(session)
        lesson, desk = again, Desk(sitting, lens=again)
        drivers = Drivers(sitting, lambda number, seat, lesson=again: Reflex(lesson.answer))  # type: ignore[misc]
        on(lesson, desk, drivers)
    LessonBook(tmp_path).keep(lesson, sitting.session)
    book = LessonBook(tmp_path)
    assert book.of("toy").done == ["goal"] and book.of("toy").met and not book.of("toy").left
    assert resumed(chapter, rules, SEATS[: chapter.seats], book.of("toy"))[0].number == 0


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"\xff", b'{"toy": 3}', b'{"toy": {"done": [3]}}', b"[" * 9999]
)
def test_a_damaged_file_counts_as_empty(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    assert not LessonBook(tmp_path).of("toy").met


@pytest.mark.parametrize("actions", [[[0, "fly", [], 0]], ["x"], [3], [[0, "roll", ["die"], 0], None]])
def test_what_is_not_possible_any_more_is_left_out(
    chapter: Chapter, tmp_path: Path, actions: list[object]
) -> None:
    plain = {"done": [], "met": True, "left": "goal", "actions": actions, "read": [0]}
    (tmp_path / FILE).write_text(json.dumps({"toy": plain}), encoding="utf-8")
    lesson, session = resumed(
        chapter, find_title("toy").rules({}), SEATS[: chapter.seats], LessonBook(tmp_path).of("toy")
    )
    assert lesson.number in (1, 2) and len(session.log) <= 1


def test_a_folder_that_refuses_stands_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    LessonBook(tmp_path / "file").meet("toy")
    LessonBook(tmp_path).meet("toy")
    assert LessonBook(tmp_path).of("toy").met and not LessonBook(tmp_path).of("other").met
