"""What the bar tells of a turn of several actions: the last always, those before it where it can."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from game.desk.telling import deed_first
from game.rules.kernel.event import Event
from game.tables.base import BaseTable
from game.tables.catalogue import USUAL
from game.tables.registry import TITLES, find_title
from game.ui.table.bar.text import BarText
from game.ui.table.bar.words import told_ways
from tests.room import Room, Sit


def ways(before: list[str], told: list[str], **more: Any) -> tuple[str, ...]:
    text = BarText(None, "", (), tuple(told), None, (), before=tuple(before))
    return told_ways(replace(text, **more), lambda count, few: f"{'~' if few else '+'}{count}")


def test_what_was_done_before_in_the_turn_goes_first_where_room_is_short() -> None:
    assert ways(["a.", "b."], ["c."]) == ("a. b. c.", "b. c. +1", "c. +2")


def test_what_was_done_and_what_came_of_it_in_the_end_are_left_of_the_last_action() -> None:
    assert ways([], ["b.", "c.", "d.", "e."])[1:] == ("b. d. e. +1", "b. e. +2", "b. +3"), "the news last"
    assert ways(["a."], ["b.", "c.", "d."]) == ("a. b. c. d.", "b. c. d. +1", "b. d. +2", "b. +3")


def does(room: Room, verb: str) -> None:
    room.perform(next(each for each in room.choosing.decision.actions if each.verb == verb))


def test_both_actions_of_a_turn_are_told_and_the_throw_before_them_is_not(sit: Sit) -> None:
    room = sit(2, title="istanbul_dice", size=(1920, 1080))
    does(room, "roll")
    does(room, "trade")
    first = room.shown.told
    assert first and not room.shown.before
    does(room, "trade")
    assert room.shown.before == first and room.shown.told


def test_what_ended_a_round_is_not_told_before_what_its_player_does_in_the_next(sit: Sit) -> None:
    room = sit(2, title="mombasa", size=(1920, 1080))
    while not (room.shown.told and room.shown.told[-1].key == "mombasa-log-round"):
        asked = [action for decision in room.session.decisions() for action in decision.actions]
        room.perform(min(asked, key=lambda action: action.verb not in ("ready", "end")))
    last = room.shown.teller
    decision = next(each for each in room.session.decisions() if each.player == last)
    room.perform(next(action for action in decision.actions if action.verb == "ready"))
    assert room.shown.teller == last and not room.shown.before and len(room.shown.told) == 1


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
        ("istanbul_dice", "pay tile", "pay"),
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


def test_what_matters_most_is_told_before_the_news_where_not_all_has_room() -> None:
    """Points, what befell somebody else: it was behind "(2 more)" while what was paid for it was told."""
    said = ways([], ["b.", "c.", "d.", "e."], major=(1,))
    assert said == ("b. c. d. e.", "b. c. e. +1", "b. c. +2", "b. +3")
    said = ways(["a."], ["b.", "c.", "d."], major=(0, 1))
    assert said == ("a. b. c. d.", "b. c. d. +1", "b. c. +2", "b. +3")


def test_before_nothing_that_matters_is_told_it_and_the_deed_are_told_in_fewer_words() -> None:
    said = ways([], ["bb.", "cc.", "dd."], major=(1, 2), curt=("bb.", "cc.", "d."), terse=("b.",))
    assert said[:4] == ("bb. cc. dd.", "b. cc. dd.", "bb. cc. d.", "b. cc. d."), "all of it"
    assert said[4:8] == ("bb. dd. +1", "b. dd. ~1", "bb. d. +1", "b. d. ~1"), "the last of it"
    assert said[8:] == ("bb. cc. +1", "b. cc. ~1", "bb. +2"), "what came before that"
