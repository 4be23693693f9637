"""Two tables that look alike to all, with other hands behind the curtain: they stay alike, come what may."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.rules.kernel.rng import Rng
from game.rules.kernel.values import digest
from game.ui.input import intents
from game.ui.input.intents import Intent
from game.ui.scenes.curtain import CurtainScene
from tests.budget import PRESSES
from tests.conftest import Count
from tests.laws.cases import Case, cases
from tests.laws.playing import game
from tests.room import Room, Sit
from tests.table.test_hints import Wise

TITLES = ("splendor", "mombasa", "aquileia")
"""Those in which somebody knows what the others must not."""
AT_ONCE = 60
"""So many presses follow one another at a table."""
HARMLESS: tuple[Intent, ...] = (
    *(intents.Nav("", "left"), intents.Nav("", "right"), intents.Nav("", "up"), intents.Nav("", "down")),
    *(intents.Back(""), intents.Undo(""), intents.Menu(""), intents.History(""), intents.Hint("")),
    *(intents.Cycle("", 1), intents.Cycle("", -1), intents.Page("", 1)),
    *(intents.Inspect(""), intents.Inspect("", on=False)),
)
"""What a person may do who looks at secrets, without choosing."""
ANYTHING = (*HARMLESS, *(intents.Confirm("") for _ in range(6)))


def case_of(title: str) -> Case:
    return next(case for case in cases() if case.title.id == title and case.seats == 3)


def twins(sit: Sit, title: str, rng: Rng, own: bool) -> list[Room]:
    """Two rooms at a moment of a game; in the second all has been dealt anew that not everybody knows."""
    case = case_of(title)
    rules = case.rules()
    steps = [step for step in game(case, 1).steps if len(step.decisions) == case.seats or not own]
    secret = [step for step in steps if any(each.secret or each.guarded for each in step.decisions)]
    step = rng.pick(secret)
    common = rules.view(step.state, None)
    others = (rules.resample(common, None, Rng(rng.next())) for _ in range(20))
    other = next((each for each in others if digest(each) != digest(step.state)), step.state)
    devices = tuple(f"pad:{number + 1}" for number in range(case.seats)) if own else None
    return [
        sit(
            title=title,
            players=case.seats,
            options=dict(case.options),
            opening=state,
            own=own,
            devices=devices,
            adviser=Wise(),
        )
        for state in (step.state, other)
    ]


def seen(room: Room) -> Any:
    """All that those before the screen see of a table."""
    top = room.stack.top
    return {
        "scene": type(top).__name__,
        "focus": (top.focus() if top else None, room.play.focus()),
        "around": sorted(item.id for item in top.focusables()) if top else [],
        "remark": room.remark,
        "traced": room.play.traced(),
        "shown": room.shown.to_plain(),
        "pieces": sorted((id, place.slot) for id, place in room.stage.placements.items()),
    }


def hide(room: Room) -> None:
    """Whoever looks at secrets is done with that; what lies above the table goes, but for a curtain."""
    for _ in range(9):
        above = room.stack.top is not room.play and not isinstance(room.stack.top, CurtainScene)
        if room.desk.private_view or above:
            room.give(intents.Back(f"pad:{room.choosing.decision.player + 1}"))


@pytest.mark.parametrize(
    ("title", "own"),
    [*((title, False) for title in TITLES), ("mombasa", True)],
    ids=[*TITLES, "mombasa, where all choose at the same time"],
)
def test_what_all_see_after_random_presses_never_depends_on_what_was_seen_behind_a_curtain(
    sit: Sit, count: Count, title: str, own: bool
) -> None:
    for number in range(max(1, PRESSES // AT_ONCE // 3)):
        rng = Rng(number * 31 + len(title))
        rooms = twins(sit, title, rng, own)
        assert seen(rooms[0]) == seen(rooms[1])
        done: list[Intent] = []
        for _ in range(AT_ONCE):
            device = f"pad:{rng.below(3) + 1}" if own else "pad:1"
            looked = any(room.desk.private_view for room in rooms)
            done.append(replace(rng.pick(HARMLESS if looked else ANYTHING), device=device))
            ready, hides = not rng.below(3), not rng.below(4)
            for room in rooms:
                room.match.adviser.ready |= ready  # type: ignore[union-attr]
                if room.desk.private_view or not looked:
                    room.give(done[-1])
                if looked and hides:
                    hide(room)
            if any(room.session.log or room.ways.taken or room.desk.alone for room in rooms):
                break  # somebody has acted or left, or nobody but one is there
            if (hides or not looked) and not any(room.desk.private_view for room in rooms):
                count("looks")
                assert seen(rooms[0]) == seen(rooms[1]), done
