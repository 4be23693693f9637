"""Who is ahead at a street is told whenever that changes."""

from __future__ import annotations

import pytest

from game.desk.telling import news_first
from game.rules.kernel.foresight import foresee
from game.rules.kernel.text import seat_ref
from game.rules.newyork1901.state import Build, Extra, Turn
from game.tables.newyork1901.losses import of_lead
from game.tables.newyork1901.table import NewYorkTable
from tests.newyork1901.scenes import Scene, city

TABLE = NewYorkTable(city())

WALL_ONE, WALL_TWO = ((10, 13), (11, 13)), ((12, 13), (13, 13))


def at_wall_street() -> Scene:
    """Nobody has built at Wall Street, which is in play; seat 0 owns land there and may build."""
    scene = Scene(2)
    scene.state.streets = ["wall", "broadway", "cedar"]
    own = [
        lot.id for lot in scene.rules.sites.grid.lots if not set(lot.cells).isdisjoint(WALL_ONE + WALL_TWO)
    ]
    scene.own(0, *(lot.removeprefix("lot.") for lot in own))
    scene.state.stack = [Build(0)]
    return scene


def told(scene: Scene) -> list[tuple[str, object, object]]:
    return [
        (event.kind, event.data.get("seat"), event.data["street"])
        for event in scene.events
        if event.kind in ("ahead", "level")
    ]


def test_the_first_building_at_a_street_takes_the_lead_there() -> None:
    scene = at_wall_street()
    scene.build("b1", *WALL_ONE)
    assert told(scene) == [("ahead", 0, "wall")]


def test_the_second_building_of_a_turn_is_told_like_the_first() -> None:
    scene = at_wall_street()
    scene.state.stack = [Extra(0)]
    scene.build("b1", *WALL_ONE)
    assert told(scene) == [("ahead", 0, "wall")]


def test_drawing_level_is_told_too_and_pulling_further_ahead_is_not() -> None:
    scene = at_wall_street()
    scene.put(1, "b2", (5, 11), (6, 11))
    scene.build("b1", *WALL_ONE)
    assert told(scene) == [("level", 0, "wall")]
    scene = at_wall_street()
    scene.put(0, "b1", *WALL_ONE)
    scene.build("b2", *WALL_TWO)
    assert told(scene) == []


def test_whoever_takes_the_lead_gets_past_those_who_have_most_of_the_others() -> None:
    scene = at_wall_street()
    scene.put(0, "b1", *WALL_ONE)
    scene.put(1, "b2", (5, 11), (6, 11))
    scene.build("b3", *WALL_TWO)
    (ahead,) = [event for event in scene.events if event.kind == "ahead"]
    assert (ahead.data["count"], ahead.data["passed"], ahead.data["theirs"]) == (2, (1,), (1,))
    said = [line for line in map(TABLE.tell, scene.events) if line and line.key.endswith("ahead")]
    assert [line.dict()["over"] for line in said] == [1]
    lit = TABLE.spotlight(ahead)
    assert lit is not None and lit.table is not None
    assert lit.table.rows == ((0, (2,)), (1, (1,))) and lit.others


@pytest.mark.parametrize("own", [1, 2])
def test_whoever_falls_behind_by_demolishing_is_told_first_asked_once_more_and_shown_as_the_cause(
    own: int,
) -> None:
    """The other has done nothing: it is not said to have got past anybody."""
    scene = Scene(2)
    scene.state.streets, scene.state.stack = ["wall", "broadway", "cedar"], [Turn(0)]
    scene.own(0, "y07", "y08")
    scene.put(0, "b1", *WALL_ONE)
    scene.put(0, "b3", (12, 13), (12, 14))
    scene.put(1, "b2", (5, 11), (6, 11))
    if own == 1:
        scene.put(1, "b3", (7, 11), (8, 11))
    scene.player().points = 6
    (decision,) = scene.rules.decisions(scene.state)
    met = 0
    for action in decision.actions:
        if action.verb != "demolish":
            continue
        first, *_ = TABLE.preview(scene.state, action)
        warned = TABLE.warn(scene.state, action)
        gone = [event for event in foresee(scene.rules, scene.state, action).events if of_lead(event)]
        assert bool(gone) == (first.key.removeprefix("newyork1901-preview-") in ("behind", "level"))
        assert bool(gone) == bool(warned)
        said_of = [
            line.key.removeprefix("newyork1901-preview-") for line in TABLE.preview(scene.state, action)
        ]
        assert not gone or said_of == [*(event.kind for event in gone), "build"], "nothing hides what is lost"
        for event in gone:
            said, lit = TABLE.tell(event), TABLE.spotlight(event)
            assert event.data["seat"] == 0 and said and said.dict()["seat"] == seat_ref(0)
            if event.kind == "behind":
                assert first.dict()["leader"] == said.dict()["leader"] == seat_ref(1)
                assert lit and lit.table and lit.others and [seat for seat, _ in lit.table.rows] == [1, 0]
            met += 1
    assert met


def test_a_tie_is_foreseen_told_and_shown_with_its_numbers_and_never_left_out() -> None:
    scene = at_wall_street()
    scene.put(1, "b2", (5, 11), (6, 11))
    (decision,) = scene.rules.decisions(scene.state)
    tying = [
        action
        for action in decision.actions
        if len(action.targets) > 1 and "wall" in scene.rules.sites.by_id[action.targets[1]].streets
    ]
    assert tying
    for action in tying:
        foreseen = [line.dict() for line in TABLE.preview(scene.state, action) if line.key.endswith("-level")]
        assert [(line["street"], line["count"], line["over"]) for line in foreseen] == [("wall", 1, 2)]
    scene.build("b1", *WALL_ONE)
    (level,) = [event for event in scene.events if event.kind == "level"]
    said, lit = TABLE.tell(level), TABLE.spotlight(level)
    assert said and (said.dict()["count"], said.dict()["over"]) == (1, 2)
    assert lit and lit.table and lit.table.rows == ((0, (1,)), (1, (1,))) and lit.others
    assert news_first([*scene.events], TABLE).index(level) <= 1, "behind the deed"
