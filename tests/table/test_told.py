"""What is told of the last action, and in which order."""

from __future__ import annotations

from typing import Any, cast

import pytest

from game.desk.telling import deed_first, news_first
from game.rules.kernel.event import Event
from game.tables.base import BaseTable
from game.tables.catalogue import USUAL
from game.tables.registry import TITLES, find_title
from tests.room import Room, Sit


def does(room: Room, verb: str) -> None:
    room.perform(next(each for each in room.choosing.decision.actions if each.verb == verb))


def test_of_several_actions_of_a_turn_the_last_is_told(sit: Sit) -> None:
    room = sit(2, title="istanbul_dice", size=(1920, 1080))
    does(room, "roll")
    does(room, "trade")
    first = room.shown.told
    does(room, "trade")
    assert first and room.shown.told and room.shown.told != first


def test_what_ended_a_round_is_not_told_before_what_its_player_does_in_the_next(sit: Sit) -> None:
    room = sit(2, title="mombasa", size=(1920, 1080))
    while not (room.shown.told and room.shown.told[-1].key == "mombasa-log-round"):
        asked = [action for decision in room.session.decisions() for action in decision.actions]
        room.perform(min(asked, key=lambda action: action.verb not in ("ready", "end")))
    last = room.shown.teller
    decision = next(each for each in room.session.decisions() if each.player == last)
    room.perform(next(action for action in decision.actions if action.verb == "ready"))
    assert room.shown.teller == last and len(room.shown.told) == 1


@pytest.mark.parametrize(
    ("title", "events", "deed"),
    [
        ("mombasa", "acquire pay step", "acquire"),
        ("mombasa", "use step", "step"),
        ("mombasa", "account book shelve", "account"),
        ("mombasa", "enter reward book settle", "settle"),
        ("mombasa", "mark pay book", "book"),
        ("splendor", "burn buy fort_remove", "buy"),
        ("newyork1901", "claim last_turns", "claim"),
        ("istanbul_dice", "pay tile", "tile"),
        ("splendor", "show buy fort_place post", "buy"),
        ("aquileia", "pay drop sold", "sold"),
    ],
)
def test_the_deed_is_told_before_what_led_to_it_and_what_came_of_it(
    title: str, events: str, deed: str
) -> None:
    table = find_title(title).table(find_title(title).rules({}))
    told = deed_first([Event(kind, {"number": at}) for at, kind in enumerate(events.split())], table)
    rest = events.split()
    rest.remove(deed)
    assert [event.kind for event in told] == [deed, *rest], "the others as they happened"


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_told_before_the_deed_by_its_weight(title: str) -> None:
    table = find_title(title).table(find_title(title).rules({}))
    kinds = cast(BaseTable[Any], table).catalogue.events.items()
    usual = next(name for name, kind in kinds if kind.rank == USUAL)
    ranked = [name for name, kind in kinds if kind.rank != USUAL]
    for name in ranked:
        order = [usual, name] if table.event_rank(Event(name, {})) < USUAL else [name, usual]
        told = deed_first([Event(kind, {}) for kind in order], table)
        assert [event.kind for event in told] == [usual, name]


@pytest.mark.parametrize(
    ("title", "events", "order"),
    [
        ("aquileia", "exchange pay hand_over", "exchange hand_over pay"),
        ("mombasa", "round reward tile_given", "round tile_given reward"),
    ],
)
def test_what_befell_somebody_else_is_told_right_behind_the_deed(title: str, events: str, order: str) -> None:
    """It was behind "(2 more)" while what was paid for it was told."""
    table = find_title(title).table(find_title(title).rules({}))
    told = [Event(kind, {"number": at}) for at, kind in enumerate(events.split())]
    assert [event.kind for event in news_first(told, table)] == order.split()
