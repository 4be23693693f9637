"""Laws of choosing anew: while something is picked, pointing at another of its kind takes its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.tables.registry import TITLES, find_title
from tests.laws.figures import meets
from tests.laws.reading import walk
from tests.laws.test_hands import click
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("kept_pictures")

PAIRS = 2
"""So many changes of mind are tried at each question."""


def _pairs(room: Room) -> Iterator[tuple[str, str]]:
    """Two things of the same step that do not go together and are both on the screen."""
    choosing, on_screen = room.choosing, {item.id for item in room.play.focusables()}
    shown = [target for target in room.shown.choices if room.play.controls.focus_of(target) in on_screen]
    for one, other in zip(shown, reversed(shown), strict=True):
        both = any({one, other} <= set(action.targets) for action in choosing.decision.actions)
        if one != other and not both:
            yield one, other


def _changes(room: Room, one: str, other: str) -> bool:
    """Pick one, then the other; False if the first was an action already."""
    before = len(room.session.log)
    click(room, room.play.controls.focus_of(one))
    if len(room.session.log) > before:
        return False
    assert one in room.choosing.picked
    click(room, room.play.controls.focus_of(other))
    if len(room.session.log) > before:  # the other is done at once
        assert room.session.log[before].action.targets[:1] == (other,)
        return True
    assert other in room.choosing.picked and one not in room.choosing.picked, (one, other)
    while room.play.controls.unpick():
        pass
    return True


@pytest.mark.parametrize("title", TITLES)
def test_a_click_on_another_of_the_same_step_changes_the_choice(sit: Sit, title: str) -> None:
    changed = 0
    room = sit(find_title(title).rules({}).info.seats[0], title=title, size=(1920, 1080))
    for _ in walk(room):
        asked = room.desk.choosing()
        for one, other in list(_pairs(room))[:PAIRS]:
            if room.desk.choosing() is asked:
                changed += _changes(room, one, other)
    assert bool(changed) is meets(title, "test_a_click_on_another_of_the_same_step_changes_the_choice")
