"""What is shown large in a lesson is seen first: then comes what is said and asked."""

from __future__ import annotations

import pytest

from game.lessons.reader import chapter_files, read_chapter
from game.ui.scenes.caption import CaptionScene
from tests.conftest import MakeServices
from tests.lessons.classroom import Classroom
from tests.titles import SHIPPED

CHAPTERS = [(title, path) for title in SHIPPED for path in chapter_files(title)]
_MOST, _STEP = 60, 0.25
"""So many steps of a lesson are enough, and so many seconds pass between two looks."""


class Watched(Classroom):
    """A chapter that is looked at all the time."""

    announced = 0

    def wait(self, seconds: float) -> None:
        """Let time pass in small steps, and look."""
        while seconds > 0:
            super().wait(_STEP)
            seconds -= _STEP
            if seconds <= 0 and self.stack.top is self.play and self.play.view.moving:
                seconds = _STEP  # until all has been seen
            if self.stack.top is self.play or isinstance(self.stack.top, CaptionScene):
                self.watch()

    def watch(self) -> None:
        """While something is shown large nothing is said or asked; a caption points at what it is about."""
        look, view = self.play.look(), self.play.view
        if look.caption and look.caption.at != ():
            assert look.lit, f"what it is about is seen: {look.caption.words}"
        if view.spotlights.due:
            self.announced += 1
            assert look.caption is None and not self.reading, "it comes after the announcement"
            assert look.offers is None and not look.bar.prompt and look.focus is None
            assert not [button for button in look.buttons if button.offer]
            assert look.disabled >= view.bar.buttons.keys()


@pytest.mark.usefixtures("words_only")
@pytest.mark.parametrize("number", range(len(CHAPTERS)), ids=[f"{t}-{p.stem}" for t, p in CHAPTERS])
def test_nothing_is_said_or_asked_before_an_announcement_has_been_seen(
    services_for: MakeServices, number: int
) -> None:
    title, path = CHAPTERS[number]
    services = services_for((1280, 720), animation="normal")
    room = Watched(services, title, read_chapter(path, title).name)
    for _ in range(_MOST):
        if room.play.tutor.lesson.step is None:
            break
        room.on()
    assert room.play.tutor.lesson.step is None
