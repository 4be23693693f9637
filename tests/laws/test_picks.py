"""The law of picks: whatever is picked, a button carries on, or what is still missing can be pointed at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import is_button
from game.rules.kernel.rng import Rng
from game.tables.registry import TITLES, find_title
from tests.laws.playing import Game
from tests.laws.reading import walk
from tests.laws.seen import Saw
from tests.room import Room, Sit

TRIED = 3
"""So many actions of each decision are picked step by step."""


def wants(action: Action) -> Counter[str]:
    """What an action needs pointed at."""
    return Counter(target for target in action.targets if not is_button(target))


def states(choosing: Choosing, action: Action, rng: Rng) -> Iterator[None]:
    """The picks that lead to ``action``, one after the other; where the order is free in any."""
    left = list(wants(action).elements())
    while left:
        target = left.pop(0 if choosing.decision.ordered else rng.below(len(left)))
        choosing.point(target)
        yield


def test_what_is_picked_has_its_button_once_it_can_mean_one_thing_only(played: Game, saw: Saw) -> None:
    rng = Rng(played.seed)
    for step in played.steps:
        for decision in step.decisions:
            for _ in range(TRIED):
                choosing = Choosing(decision, private_view=True)
                for _ in states(choosing, rng.pick(decision.actions), rng):
                    ways = {tuple(sorted(wants(each).elements())) for each in choosing.selection.open()}
                    assert choosing.offers() or len(ways) > 1, (decision.prompt, choosing.picked)
                    assert choosing.offers() or choosing.choices(), choosing.picked
                    saw()


def offering(room: Room) -> bool:
    """Whether a press carries out something now."""
    return bool(room.offers and room.offers.offers) or any(each.offer for each in room.look.buttons)


@pytest.mark.usefixtures("bar_only")
@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_shown_as_if_it_were_done_that_cannot_be_confirmed(sit: Sit, title: str) -> None:
    """A piece in hand that has one place lies there with its button; of several places it says to choose."""
    seats, rng, seen = find_title(title).rules({}).info.seats, Rng(6), 0
    room = sit(seats[0], title=title)
    for _ in walk(room, 5):
        for _ in range(TRIED):
            for target in rng.pick(room.choosing.decision.actions).targets:
                if room.desk.seen_choosing is None or target not in room.choosing.choices():
                    break
                room.desk.point(target)
                hand, picked = room.look.held_piece, room.shown.picks
                if picked and not offering(room):
                    assert {*room.look.choices, *room.shown.guarded} - {target for target, _ in picked}
                    assert hand is None or (not hand.laid and len(hand.spots) > 1)
                seen += bool(picked)
            while room.play.controls.unpick():
                pass
    assert seen
