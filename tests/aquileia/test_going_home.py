"""Whose agent goes home with nothing done hears of it: on the table, and below it in the bar."""

from __future__ import annotations

import pytest

from game.rules.aquileia.state import State
from tests.aquileia.scene import RULES, STEFAN, WALTER, Scene
from tests.laws.hearing import rows, words_of
from tests.room import Room, Sit


def penniless() -> State:
    """Stefan can build; Walter, whose agent is next at the Forum, has nothing to pay with."""
    scene = Scene(3).coins(STEFAN, 3, 2, 1).hand(STEFAN, *["slave_double"] * 2).coins(WALTER)
    return scene.agents(STEFAN, "forum_2").agents(WALTER, "forum_4").operate().state


def built(room: Room) -> Room:
    """The same after the building."""
    actions = room.session.decisions()[0].actions
    room.perform(next(each for each in actions if "site.blue_10" in each.targets))
    return room


def test_that_an_agent_goes_home_for_want_of_means_is_shown_large_where_it_was(sit: Sit) -> None:
    """It is to be read, with the emblem of whose agent it is."""
    room = built(sit(3, title="aquileia", opening=penniless()))
    (idle,) = [event for event in room.session.log[-1].events if event.kind == "idle"]
    table = room.play.view.table
    lit = table.spotlight(idle)
    assert lit is not None and lit.words == table.tell(idle)
    assert (lit.seat, lit.at, lit.others) == (WALTER, "space.forum_4", False)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_bar_tells_of_it_rather_than_of_what_was_paid(sit: Sit, language: str) -> None:
    room = built(sit(3, title="aquileia", opening=penniless(), language=language, size=(1920, 1080)))
    bar, narrator = room.play.view.bar, room.play.view.narrator
    read = words_of(" ".join(said for row, said, _ in rows(room) if row is bar.news))
    told = {line.key.removeprefix("aquileia-log-"): line for line in room.shown.told}
    assert any(words_of(said) in read for said in narrator.forms(told["idle"])), read
    assert words_of(narrator.say(told["pay"])) not in read


def test_what_befalls_others_and_points_are_told_right_behind_the_deed(sit: Sit) -> None:
    room = built(sit(3, title="aquileia", opening=penniless()))
    told = [line.key.removeprefix("aquileia-log-") for line in room.shown.told]
    assert told[1:3] == ["idle", "points"] and RULES.info.id == "aquileia"
