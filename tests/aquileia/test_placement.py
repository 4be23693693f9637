"""Aquileia: the placing phase (rulebook: Placing, Selection; rulings 1 and 2)."""

from __future__ import annotations

import pytest

from game.rules.aquileia.frames import Operations, Placement
from game.rules.aquileia.printed import spaces
from game.rules.aquileia.state import FREE
from game.rules.kernel.text import text
from tests.aquileia.scene import Scene


def test_the_start_player_may_use_every_space_or_the_first_slot() -> None:
    scene = Scene()
    assert scene.waiting() == [0]
    assert scene.choices("place") == set(spaces())
    assert scene.choices("select") == {"selection.1"}
    assert "pass" not in scene.verbs()


def test_all_place_one_piece_after_another_clockwise() -> None:
    scene = Scene(3)
    for seat, space in enumerate(("arena_1", "arena_2", "arena_3")):
        assert scene.waiting() == [seat]
        scene.do(seat, "place", f"space.{space}")
    assert scene.waiting() == [0]
    assert [event.data["seat"] for event in scene.happened("turn")] == [1, 2, 0]
    assert scene.player(0).agents == 4


def test_only_one_piece_fits_a_space() -> None:
    scene = Scene()
    scene.do(0, "place", "space.dolus")
    assert "space.dolus" not in scene.choices("place", 1)
    assert scene.why_not("space.dolus", 1) == text("aquileia-no-occupied")


def test_several_agents_of_one_player_may_stand_in_an_area() -> None:
    scene = Scene().agents(0, "arena_1", "forum_1")
    assert {"space.arena_2", "space.forum_2"} <= scene.choices("place")


def test_the_marker_goes_to_the_first_free_slot_only() -> None:
    scene = Scene().track(2)
    assert scene.choices("select") == {"selection.2"}
    for slot in ("selection.1", "selection.3", "selection.5"):
        assert scene.why_not(slot) == text("aquileia-no-first-free")
    scene.do(0, "select", "selection.2")
    assert scene.state.track == [2, 0]
    assert scene.waiting() == [1]


def test_the_marker_is_placed_once_a_round() -> None:
    scene = Scene().track(0)
    assert "select" not in scene.verbs()
    assert scene.why_not("selection.2") == text("aquileia-no-second-marker")


def test_who_passes_places_nothing_more_this_round() -> None:
    scene = Scene(3).track(0, 1, 2)
    scene.skip(0)
    scene.do(1, "place", "space.dolus")
    scene.do(2, "place", "space.latro")
    assert scene.waiting() == [1]
    assert scene.happened("pass")[0].data == {"seat": 0}


def test_nobody_may_pass_before_placing_the_marker() -> None:
    scene = Scene(3)
    assert scene.why_not("button.pass") == text("aquileia-no-marker-first")
    scene.do(0, "select", "selection.1")
    for seat, space in ((1, "dolus"), (2, "latro")):
        scene.do(seat, "place", f"space.{space}")
    assert "pass" in scene.verbs(0)


def test_the_marker_must_be_placed_when_all_agents_stand() -> None:
    scene = Scene(3).agents(0, "dolus", "forum_1", "forum_2", "forum_3", "forum_4")
    assert scene.verbs() == {"select"}
    assert scene.why_not("space.forum_5") == text("aquileia-no-agent-left")


def test_who_has_placed_everything_is_not_asked_again() -> None:
    scene = Scene(3).track(0, 1, 2).agents(0, "forum_1", "forum_2", "forum_3", "forum_4")
    scene.do(0, "place", "space.dolus")
    scene.do(1, "place", "space.latro")
    scene.do(2, "place", "space.arena_1")
    assert scene.waiting() == [1]


def test_the_last_to_be_ready_starts_the_operations() -> None:
    scene = Scene(3).track(0, 1, 2)
    for seat in (0, 1):
        scene.skip(seat)
        assert isinstance(scene.state.stack[-1], Placement)
    scene.do(2, "place", "space.dolus")
    scene.skip(2)
    assert isinstance(scene.state.stack[0], Operations)
    assert scene.happened("operations")[0].data == {"round": 1}
    assert scene.verbs(2) == {"roll"}


@pytest.mark.parametrize(("own", "other"), [("gold", "silver"), ("silver", "gold")])
def test_nobody_races_on_both_sides_of_the_stadium(own: str, other: str) -> None:
    scene = Scene().agents(0, f"stadium_{own}_2")
    offered = scene.choices("place")
    assert f"space.stadium_{own}_1" in offered
    assert not {f"space.stadium_{other}_{n}" for n in (1, 2, 3)} & offered
    assert scene.why_not(f"space.stadium_{other}_1") == text("aquileia-no-other-side")


def test_others_may_race_on_the_other_side() -> None:
    scene = Scene().agents(1, "stadium_gold_1")
    assert {"space.stadium_gold_2", "space.stadium_silver_1"} <= scene.choices("place")


@pytest.mark.parametrize("metal", ["bronze", "silver", "gold"])
def test_a_coin_of_its_metal_is_laid_beside_an_agent_at_the_harbour(metal: str) -> None:
    scene = Scene()
    place = ("bronze", "silver", "gold").index(metal)
    before = scene.player().coins[place]
    scene.do(0, "place", f"space.portus_{metal}")
    assert scene.player().coins[place] == before - 1
    assert scene.state.laid[place] == 1 and sum(scene.state.laid) == 1
    assert scene.happened("lay")[0].data == {"seat": 0, "metal": metal}


def test_without_the_coin_the_space_at_the_harbour_is_closed() -> None:
    scene = Scene().coins(0, bronze=5, gold=2)
    assert "space.portus_silver" not in scene.choices("place")
    assert "space.portus_gold" in scene.choices("place")
    refusal = scene.why_not("space.portus_silver")
    assert refusal is not None and refusal.key == "aquileia-no-coins"
    assert refusal.dict()["coins"] == text("aquileia-coins", metal="silver", count=1)


def test_nobody_stands_on_two_metals_of_the_harbour_but_latro_goes_besides() -> None:
    scene = Scene().agents(0, "portus_silver")
    offered = scene.choices("place")
    assert not {"space.portus_bronze", "space.portus_gold"} & offered
    assert "space.latro" in offered
    assert scene.why_not("space.portus_gold") == text("aquileia-no-second-portus")


def test_forum_spaces_are_chosen_in_any_order() -> None:
    scene = Scene()
    assert {f"space.forum_{n}" for n in range(1, 6)} <= scene.choices("place")


def test_placing_can_be_taken_back_until_the_next_player_acts() -> None:
    scene = Scene()
    assert not scene.do(0, "place", "space.portus_gold").revealed


def test_an_empty_space_belongs_to_nobody() -> None:
    assert set(Scene().state.spaces.values()) == {FREE}
