"""The focus: one at any time, wherever it comes from, and everything within reach."""

from __future__ import annotations

import random
from typing import get_args

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.focus import Focusable, FocusRing, reading_order
from game.ui.input.intents import Direction

DIRECTIONS: tuple[Direction, ...] = get_args(Direction)


def item(id: str, x: int, y: int, w: int = 100, h: int = 50) -> Focusable:
    return Focusable(id, pygame.Rect(x, y, w, h))


def grid(columns: int, rows: int) -> list[Focusable]:
    return [item(f"{c},{r}", c * 120, r * 70) for r in range(rows) for c in range(columns)]


def ring(items: list[Focusable], at: str | None = None) -> FocusRing:
    made = FocusRing()
    made.set(items)
    if at:
        assert made.focus(at)
    return made


def test_there_is_a_focus_from_the_start() -> None:
    assert ring(grid(3, 3)).id == "0,0"


def test_nothing_to_focus_means_no_focus() -> None:
    empty = ring([])
    assert empty.id is None
    assert empty.rect is None
    assert not empty.move("left")
    assert not empty.cycle(1)


@pytest.mark.parametrize(
    ("direction", "goal"), [("left", "0,1"), ("right", "2,1"), ("up", "1,0"), ("down", "1,2")]
)
def test_in_a_grid_each_direction_goes_to_the_neighbour(direction: Direction, goal: str) -> None:
    focus = ring(grid(3, 3), "1,1")
    assert focus.move(direction)
    assert focus.id == goal


def test_at_the_edge_the_focus_stays() -> None:
    focus = ring(grid(3, 3), "2,0")
    assert not focus.move("right")
    assert not focus.move("up")
    assert focus.id == "2,0"


def test_what_lies_straight_ahead_wins_over_what_is_nearer_but_aside() -> None:
    focus = ring([item("from", 0, 0), item("aside", 110, 120), item("ahead", 0, 200)])
    focus.move("down")
    assert focus.id == "ahead"


def test_without_anything_in_the_cone_the_half_plane_is_searched() -> None:
    focus = ring([item("from", 0, 0), item("far aside", 900, 120)])
    assert focus.move("down")
    assert focus.id == "far aside"


def test_a_wide_button_leads_to_the_small_ones_below_it() -> None:
    small = [item(f"small{i}", i * 120, 100) for i in range(5)]
    focus = ring([item("wide", 0, 0, 580, 50), *small])
    focus.move("down")
    assert focus.id == "small2"
    focus.move("up")
    assert focus.id == "wide"


def test_a_row_that_is_not_quite_level_is_no_staircase() -> None:
    focus = ring([item("a", 0, 0), item("b", 120, 6), item("c", 240, 12)])
    assert not focus.move("down")
    focus.move("right")
    assert focus.id == "b"


def test_a_fan_of_overlapping_cards_is_walked_card_by_card() -> None:
    focus = ring([item(f"card{i}", i * 30, 0, 100, 140) for i in range(5)])
    for i in range(1, 5):
        focus.move("right")
        assert focus.id == f"card{i}"


def test_cycling_visits_everything_in_reading_order_and_comes_round() -> None:
    focus = ring(grid(3, 2))
    seen = [focus.id]
    for _ in range(6):
        focus.cycle(1)
        seen.append(focus.id)
    assert seen == ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,0"]
    focus.cycle(-1)
    assert focus.id == "2,1"


def test_reading_order_is_mirrored_from_right_to_left() -> None:
    assert [i.id for i in reading_order(grid(2, 2), rtl=True)] == ["1,0", "0,0", "1,1", "0,1"]
    focus = ring(grid(2, 2), "1,0")
    focus.cycle(1, rtl=True)
    assert focus.id == "0,0"


def test_navigation_shows_the_outline_and_the_pointer_hides_it() -> None:
    focus = ring(grid(3, 3))
    assert focus.visible
    assert focus.point((130, 80))
    assert (focus.id, focus.visible) == ("1,1", False)
    focus.move("right")
    assert (focus.id, focus.visible) == ("2,1", True)


def test_a_pointer_over_nothing_leaves_the_focus_where_it_was() -> None:
    focus = ring(grid(3, 3), "1,1")
    assert not focus.point((5000, 5000))
    assert focus.id == "1,1"


def test_of_overlapping_things_the_smallest_is_meant() -> None:
    focus = ring([item("chip", 10, 10, 20, 20), item("card", 0, 0, 100, 140)])
    assert focus.at((15, 15)) == "chip"
    assert focus.at((90, 90)) == "card"


def test_of_equal_overlapping_things_the_later_lies_on_top() -> None:
    focus = ring([item("under", 0, 0), item("over", 30, 0)])
    assert focus.at((60, 20)) == "over"


def test_when_the_focused_thing_vanishes_the_nearest_takes_over() -> None:
    focus = ring(grid(3, 3), "2,2")
    focus.set([i for i in grid(3, 3) if i.id != "2,2"])
    assert focus.id in {"2,1", "1,2"}


def test_the_focus_stays_on_its_id_when_that_moves() -> None:
    focus = ring([item("a", 0, 0), item("b", 200, 0)], "b")
    focus.set([item("b", 0, 0), item("a", 200, 0)])
    assert focus.id == "b"
    assert focus.rect == pygame.Rect(0, 0, 100, 50)


def test_after_a_moment_with_nothing_to_focus_the_same_thing_is_in_focus_again() -> None:
    focus = ring(grid(3, 3), "1,2")
    focus.set([])
    assert focus.rect is None
    focus.set(grid(3, 3))
    assert focus.id == "1,2"


def test_the_focus_of_a_page_is_remembered_and_restored() -> None:
    focus = ring(grid(3, 3), "2,1")
    focus.remember("first page")
    focus.set([item("other", 0, 0)])
    assert focus.id == "other"
    focus.set(grid(3, 3))
    assert focus.restore("first page")
    assert focus.id == "2,1"
    assert not focus.restore("never seen")


def test_what_cannot_be_focused_is_refused() -> None:
    focus = ring(grid(2, 2))
    assert not focus.focus("nothing of the kind")
    assert focus.id == "0,0"


@given(
    st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=20, unique=True).map(
        lambda cells: [item(f"{x},{y}", x * 130, y * 90) for x, y in cells]
    )
)
@settings(max_examples=60, deadline=None)
def test_directions_join_all_that_does_not_overlap(items: list[Focusable]) -> None:
    """No part of a screen is cut off from the rest; what no direction leads to the shoulder buttons reach."""
    joined: dict[str, set[str]] = {start.id: set() for start in items}
    for start in joined:
        for direction in DIRECTIONS:
            focus = ring(items, start)
            focus.move(direction)
            assert focus.id is not None
            joined[start].add(focus.id)
            joined[focus.id].add(start)
    reached, waiting = {items[0].id}, [items[0].id]
    while waiting:
        found = joined[waiting.pop()] - reached
        reached |= found
        waiting += found
    assert reached == set(joined)


def test_ten_thousand_random_steps_always_leave_exactly_one_valid_focus() -> None:
    rng = random.Random(7)
    items = [
        item(str(i), rng.randrange(1800), rng.randrange(1000), rng.randrange(20, 300), rng.randrange(20, 200))
        for i in range(40)
    ]
    focus = ring(items)
    for step in range(10_000):
        if step % 50 == 0:
            focus.set(rng.sample(items, rng.randrange(1, 41)))
        match rng.randrange(3):
            case 0:
                focus.move(rng.choice(DIRECTIONS))
            case 1:
                focus.cycle(rng.choice((-1, 1)), rtl=rng.random() < 0.5)
            case _:
                focus.point((rng.randrange(1920), rng.randrange(1080)))
        assert [i.id for i in focus.items].count(str(focus.id)) == 1


def test_while_the_pointer_is_in_use_only_what_lies_under_it_is_lit() -> None:
    """What comes to lie elsewhere under an old id is in focus, but does not glow by itself."""
    ring = FocusRing()
    ring.set([Focusable("a", pygame.Rect(0, 0, 10, 10)), Focusable("b", pygame.Rect(20, 0, 10, 10))])
    lit = [ring.lit]
    for x in (25, 15, 25):
        ring.point((x, 5))
        lit.append(ring.lit)
    assert lit == ["a", "b", None, "b"]
    ring.set([Focusable("a", pygame.Rect(0, 0, 10, 10)), Focusable("b", pygame.Rect(40, 0, 10, 10))])
    assert ring.id == "b" and not ring.lit
    ring.move("left")
    assert ring.lit == ring.id == "a"
