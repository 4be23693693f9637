"""The law of presses: whatever is pressed on a table, exactly one thing that is there has the focus."""

from __future__ import annotations

import pytest

from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    Intent,
    Nav,
    Page,
    Point,
    Redo,
    Release,
    Rotate,
    Scroll,
    Undo,
)
from tests.budget import PRESSES
from tests.conftest import Count
from tests.room import Sit

PAD = "pad:0"
WAYS: tuple[Intent, ...] = (
    Nav(PAD, "left"),
    Nav(PAD, "right"),
    Nav(PAD, "up"),
    Nav(PAD, "down"),
    Confirm(PAD),
    Confirm(PAD),
    Back(PAD),
    Cycle(PAD, 1),
    Cycle(PAD, -1),
    Page(PAD, 1),
    Rotate(PAD, 1),
    Undo(PAD),
    Redo("keyboard"),
)


def press(rng: Rng) -> Intent:
    """Something that a pad or, now and then, the mouse may do."""
    if rng.below(8):
        return rng.pick(WAYS)
    pos = (rng.below(1280), rng.below(720))
    return rng.pick([Point("mouse", pos), Release("mouse", pos, True), Scroll("mouse", 1, pos)])


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("title", TITLES)
def test_random_presses_always_leave_exactly_one_valid_focus(
    sit: Sit, count: Count, title: str, most: bool
) -> None:
    players = find_title(title).rules({}).info.seats[-1 if most else 0]
    room, rng = sit(players, title=title), Rng(players)
    for _ in range(PRESSES // 2):
        count("presses")
        if room.stack.top is not room.play:
            room.stack.pop(room.stack.scenes[1])
            room.stack.settle()
            if room.session.over:
                break
        room.stack.handle(press(rng))
        room.stack.settle()
        if room.stack.top is room.play:
            ids = [item.id for item in room.play.focusables()]
            assert ids.count(str(room.play.focus())) == 1
            assert len(set(ids)) == len(ids)
