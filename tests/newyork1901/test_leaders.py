"""Who is ahead at a street is told whenever that changes."""

from __future__ import annotations

from game.rules.newyork1901.state import Build
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


def test_drawing_level_is_told_too_and_pulling_further_ahead_is_not() -> None:
    scene = at_wall_street()
    scene.put(1, "b2", (5, 11), (6, 11))
    scene.build("b1", *WALL_ONE)
    assert told(scene) == [("level", None, "wall")]
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
