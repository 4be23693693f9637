"""A chapter of a lesson in a real window, with every device that a couch has."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product, takewhile
from pathlib import Path

import pytest

from game.lessons.reader import read_chapters
from game.tables.registry import TITLES
from tests.budget import MATCHES
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import Couch, Picture
from tests.e2e.players import BUTTON, Hand, mouse_hand

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
    "touch": lambda couch: couch.tap,
    "keyboard": tabbing_hand,
    "pad": lambda couch: couch.pad(0).choose,
}


def in_a_row(title: str) -> list[str]:
    """The chapters that follow one another up to the free match."""
    return [each.name for each in takewhile(lambda each: not each.free, read_chapters(title))]


TAUGHT = (
    ("mouse", "splendor"),
    ("touch", "mombasa"),
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
MOST = 60
"""More steps than a chapter has."""


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


def begin(couch: Couch, hand: Hand, title: str, chapter: str) -> None:
    """From the menu into a chapter."""
    for scene, id in (("MenuScene", "learn"), ("Dialog", title), ("LearnScene", chapter)):
        couch.wait_scene(scene)
        hand(id)


def taken(couch: Couch, hand: Hand) -> Picture:
    """Read what is said and do what is wanted until the chapter is over; what is seen then."""
    for _ in range(MOST):
        couch.rest()
        picture = couch.wait(lambda p: p["scene"] != "LessonScene" or p["choices"] or p["buttons"])
        match picture["scene"]:
            case "CaptionScene":
                hand("lesson.next")
            case "LessonScene":
                hand(wanted(picture))
            case _:
                return picture
    raise AssertionError(f"no end after {MOST} steps: {couch.picture()}")


def wanted(picture: Picture) -> str:
    """What leads on: the button of what is picked, or else the next pick that is seen, or any button."""
    buttons: list[str] = list(picture["buttons"])
    open_to = [id for id in picture["choices"] if id not in picture["picked"] and id in picture["focusables"]]
    open_to.sort(key=lambda id: id != picture["focus"])  # a piece in hand is already over its place
    ready = [id for id in buttons if id.startswith(BUTTON)] if picture["picked"] else []
    return (ready or open_to or buttons)[0]
