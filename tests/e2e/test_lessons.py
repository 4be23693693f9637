"""A chapter of a lesson in a real window, by mouse, keyboard and pad; `test_touch.py` takes it by touch."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from game.lessons.reader import read_chapters
from game.tables.registry import TITLES
from tests.budget import MATCHES
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch
from tests.e2e.players import Hand, mouse_hand
from tests.e2e.pupil import begin, in_a_row, taken

pytestmark = pytest.mark.window


def tabbing_hand(couch: Couch) -> Hand:
    """Walks over whatever can be chosen with Tab, on the table and in menus."""

    def choose(target: str) -> None:
        while couch.rest()["focus"] != target:
            couch.key("Tab")
        couch.wait_taken(target)
        couch.key("Return")

    return choose


HANDS: dict[str, Callable[[Couch], Hand]] = {
    "mouse": mouse_hand,
    "keyboard": tabbing_hand,
    "pad": lambda couch: couch.pad(0).choose,
}


TAUGHT = (
    ("mouse", "splendor"),
    ("keyboard", "newyork1901"),
    ("pad", "istanbul_dice"),
)
"""Which title's first chapter is taken with which device."""
ALL = tuple(product(HANDS, (title for title in TITLES if read_chapters(title))))
"""Whole lessons of the soak."""
BESIDES = [
    (title, chapter.name)
    for title in TITLES
    for chapter in read_chapters(title)
    if not chapter.free and chapter.name not in in_a_row(title)
]
"""The chapters of expansions."""


@pytest.mark.parametrize(("device", "title"), TAUGHT if MATCHES == 1 else ALL)
def test_a_lesson_is_taken_from_the_menu_on(
    couch_with: StartCouch, saves: Path, device: str, title: str
) -> None:
    couch = couch_with()
    hand = HANDS[device](couch)
    chapters = in_a_row(title)
    begin(couch, hand, title, chapters[0])
    for _ in chapters if MATCHES > 1 else chapters[:1]:
        last = taken(couch, hand)
        if last["scene"] == "ScoringScene":  # the chapter of the end
            break
        assert last["scene"] == "MessageScene" and "lesson-on" in last["focusables"], last
        hand("lesson-on")
    assert couch.complaints() == ""


@pytest.mark.parametrize(("title", "chapter"), BESIDES[: 1 if MATCHES == 1 else None])
def test_a_chapter_is_taken_alone(couch_with: StartCouch, saves: Path, title: str, chapter: str) -> None:
    couch = couch_with()
    hand = HANDS["pad"](couch)
    begin(couch, hand, title, chapter)
    assert taken(couch, hand)["scene"] in ("MessageScene", "ScoringScene")
    assert couch.complaints() == ""
