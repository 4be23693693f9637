"""The law of buttons: whatever complete action has its button in focus, the help says what that brings.

Where nothing is foreseen of the action, it says at least what the action is about: of every title; at length
in both languages, which have the same messages. `test_consequences.py` shows that what it says is drawn at
every text size.
"""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.play.scene import PlayScene
from tests.budget import LAWS
from tests.laws.reading import walk
from tests.laws.test_bar import NAMES
from tests.laws.test_consequences import steps
from tests.room import Room, Sit

pytestmark = pytest.mark.usefixtures("kept_pictures")


def silent(room: Room, rng: Rng) -> list[str]:
    """The buttons of which nothing is said, as they are met."""
    found = []
    for offer in steps(room, rng):
        words = room.look.bar.help
        if not words or not words[0].strip():
            found.append(f"{offer.action.verb} {room.play.fingers.ring.lit}")
    return found


@pytest.mark.parametrize("language", NAMES if LAWS > 1 else ["en"])
@pytest.mark.parametrize("title", TITLES)
def test_of_every_button_it_is_said_what_it_brings(sit: Sit, title: str, language: str) -> None:
    rng, dumb = Rng(4), Counter[str]()
    numbers = find_title(title).rules({}).info.seats
    for seed, players in enumerate(sorted({numbers[0], numbers[-1]})):
        room = sit(players, title=title, language=language, size=(1920, 1080))
        for _ in walk(room, 60 + seed):
            if isinstance(room.stack.top, PlayScene):
                dumb.update(silent(room, rng))
    assert not dumb
