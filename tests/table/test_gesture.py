"""The piece in hand over its legal places: moved, turned, pointed at, always at one of them."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.action import act
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.tables.ghost import Ghost
from game.ui.focus import Focusable, FocusRing
from game.ui.table.stage.gesture import HeldPiece, Spot

CELL = 50
BENT = ((0, 0), (100, 0), (100, 50), (50, 50), (50, 100), (0, 100))
"""Three squares in an L whose lower right quarter is free."""


def spot(column: int, row: int, pose: int = 0) -> Spot:
    """A place of two squares, lying (pose 0) or upright (pose 1)."""
    size = (2 * CELL, CELL) if pose == 0 else (CELL, 2 * CELL)
    rect = pygame.Rect((column * CELL, row * CELL), size)
    name = f"place.{column}.{row}.{pose}"
    return Spot(name, Ghost("piece", "", pose), Focusable(name, rect), rect)


def hand(*places: tuple[int, int, int]) -> HeldPiece:
    spots = tuple(spot(*place) for place in places)
    return HeldPiece(spots, spots[0])


def test_it_moves_to_the_nearest_place_that_way_and_keeps_its_pose() -> None:
    held = hand((0, 0, 0), (1, 0, 0), (4, 0, 0), (1, 0, 1))
    assert held.move("right")
    assert held.at.target == "place.1.0.0"
    assert held.move("right")
    assert held.at.target == "place.4.0.0"
    assert not held.move("right")
    assert held.move("left")
    assert held.at.target == "place.1.0.0"


def test_where_only_a_turned_place_lies_that_way_it_turns() -> None:
    held = hand((0, 0, 0), (0, 4, 1))
    assert held.move("down")
    assert held.at.target == "place.0.4.1"


def test_it_turns_to_the_nearest_place_of_the_next_pose_and_back() -> None:
    held = hand((3, 3, 0), (0, 0, 1), (3, 3, 1))
    assert held.can_turn
    assert held.turn(1)
    assert held.at.target == "place.3.3.1"
    assert held.turn(-1)
    assert held.at.target == "place.3.3.0"


def test_a_piece_with_one_pose_does_not_turn() -> None:
    held = hand((0, 0, 0), (5, 5, 0))
    assert not held.can_turn
    assert not held.turn(1)
    assert held.at.target == "place.0.0.0"


def test_stepping_visits_every_place_once_and_comes_back() -> None:
    held = hand((0, 0, 0), (1, 0, 0), (0, 0, 1), (5, 5, 1))
    seen = [held.at.target]
    for _ in range(3):
        assert held.step(1)
        seen.append(held.at.target)
    assert len(set(seen)) == 4
    held.step(1)
    assert held.at.target == seen[0]
    held.step(-1)
    assert held.at.target == seen[-1]


def test_the_pointer_snaps_to_the_nearest_overlapping_place() -> None:
    held = hand((0, 0, 0), (1, 0, 0), (2, 0, 0))
    assert held.point((110, 20))
    assert held.at.target == "place.1.0.0"
    assert held.point((60, -20))
    assert held.at.target == "place.0.0.0"
    assert not held.point((400, 400))
    assert held.at.target == "place.0.0.0"


def test_pointing_where_it_fits_only_turned_turns_it() -> None:
    held = hand((0, 0, 0), (6, 6, 1))
    assert held.point((6 * CELL + 10, 6 * CELL + 80))
    assert held.at.target == "place.6.6.1"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_done_it_is_over_one_of_its_places(seed: int) -> None:
    rng = Rng(seed)
    places = {(rng.below(12), rng.below(12), rng.below(2)) for _ in range(25)}
    held = hand(*sorted(places))
    for _ in range(300):
        match rng.below(4):
            case 0:
                held.move(rng.pick(["left", "right", "up", "down"]))
            case 1:
                held.turn(1 - 2 * rng.below(2))
            case 2:
                held.step(1 - 2 * rng.below(2))
            case _:
                held.point((rng.below(800), rng.below(800)))
        assert held.at in held.spots


def choice() -> Choosing:
    actions = (act(0, "lay", "a", "x"), act(0, "lay", "a", "y"), act(0, "lay", "b", "y"), act(0, "end"))
    return Choosing(Decision(0, text("toy-prompt"), actions, ordered=True))


def test_what_may_take_the_place_of_the_last_pick() -> None:
    choosing = choice()
    assert choosing.last_replacements() == frozenset()
    choosing.point("a")
    assert choosing.last_replacements() == {"a", "b"}
    choosing.point("x")
    assert choosing.last_replacements() == {"x", "y"}
    assert choosing.picked == ("a", "x")


def test_what_is_left_open_beyond_a_target() -> None:
    choosing = choice()
    assert choosing.continuations("b") == (act(0, "lay", "b", "y"),)
    choosing.point("a")
    assert choosing.continuations("x") == (act(0, "lay", "a", "x"),)


def test_a_pointer_must_be_inside_an_outline() -> None:
    ring = FocusRing()
    ring.set(
        [Focusable("bent", pygame.Rect(0, 0, 100, 100), BENT), Focusable("far", pygame.Rect(300, 0, 9, 9))]
    )
    assert ring.at((20, 80)) == "bent"
    assert ring.at((80, 80)) is None


def test_of_overlapping_things_the_pointer_means_the_one_in_the_higher_layer() -> None:
    ring = FocusRing()
    small, button = pygame.Rect(0, 0, 10, 10), pygame.Rect(0, 0, 100, 100)
    ring.set([Focusable("button", button, layer=1), Focusable("small", small)])
    assert ring.at((5, 5)) == "button"
