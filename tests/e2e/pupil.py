"""Somebody who takes a lesson with whatever hand is given."""

from __future__ import annotations

from itertools import takewhile

from game.lessons.reader import read_chapters
from tests.e2e.couch import Couch, Picture
from tests.e2e.players import BUTTON, Hand

MOST = 60
"""More steps than a chapter has."""


def in_a_row(title: str) -> list[str]:
    """The chapters that follow one another up to the free match."""
    return [each.name for each in takewhile(lambda each: not each.free, read_chapters(title))]


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
    """What leads on: the button of what is picked, the next pick that is seen, any button, a pick again."""
    buttons: list[str] = list(picture["buttons"])
    seen = [id for id in picture["choices"] if id in picture["focusables"]]
    open_to = [id for id in seen if id not in picture["picked"]]
    open_to.sort(key=lambda id: id != picture["focus"])  # a piece in hand is already over its place
    ready = [id for id in buttons if id.startswith(BUTTON)] if picture["picked"] else []
    return (ready or open_to or buttons or seen)[0]
