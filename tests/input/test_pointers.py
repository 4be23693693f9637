"""Mouse and touch say the same things as every device: intents."""

from __future__ import annotations

import pygame
import pytest

from game.ui.display import Display
from game.ui.input.hub import Hub
from game.ui.input.intents import (
    Back,
    Drag,
    Drop,
    Inspect,
    Intent,
    Point,
    Press,
    Release,
    Rotate,
    Scroll,
    Type,
)
from game.ui.settings import Settings
from tests.input.desk import Desk


def test_a_click_is_a_press_and_a_release_that_is_a_tap(desk: Desk) -> None:
    assert desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 20)) == [Press("mouse", (10, 20))]
    assert desk.mouse(pygame.MOUSEBUTTONUP, (12, 21)) == [Release("mouse", (12, 21), tap=True)]


def test_a_drag_is_no_tap(desk: Desk) -> None:
    desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 20))
    assert desk.mouse(pygame.MOUSEMOTION, (15, 20)) == [Point("mouse", (15, 20), held=True)]
    there = (200, 20)
    assert desk.mouse(pygame.MOUSEMOTION, there) == [Drag("mouse", there, held=True, start=(10, 20))]
    assert desk.mouse(pygame.MOUSEBUTTONUP, (10, 20)) == [Drop("mouse", (10, 20), tap=False, start=(10, 20))]


def test_the_other_mouse_buttons_and_the_wheel(desk: Desk) -> None:
    assert desk.mouse(pygame.MOUSEBUTTONDOWN, (1, 1), pygame.BUTTON_RIGHT) == [Back("mouse")]
    assert desk.mouse(pygame.MOUSEBUTTONUP, (1, 1), pygame.BUTTON_RIGHT) == []
    assert desk.mouse(pygame.MOUSEBUTTONDOWN, (1, 1), pygame.BUTTON_MIDDLE) == [
        Inspect("mouse", True, (1, 1))
    ]
    desk.mouse(pygame.MOUSEMOTION, (50, 60))
    wheel = desk.post(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False, touch=False)
    assert wheel == [Scroll("mouse", 1, (50, 60))]


def test_of_many_movements_only_the_last_counts(desk: Desk) -> None:
    for x in range(10):
        pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(1, 0), buttons=(0, 0, 0), touch=False)
        )
    assert desk.hub.poll() == [Point("mouse", (9, 5))]


def test_a_pointer_holds_and_erases_nothing_unless_it_is_said() -> None:
    assert not Point("mouse", (1, 2)).held
    assert not Type("keyboard", "x").erase


def test_a_movement_to_the_same_place_is_none(desk: Desk) -> None:
    desk.mouse(pygame.MOUSEMOTION, (50, 60))
    assert desk.mouse(pygame.MOUSEMOTION, (50, 60)) == []


def test_holding_the_button_still_inspects_and_is_no_tap(desk: Desk) -> None:
    desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 20))
    assert desk.wait(0.51) == [Inspect("mouse", True, (10, 20))]
    assert desk.wait(1.0) == []
    assert desk.mouse(pygame.MOUSEBUTTONUP, (10, 20)) == [
        Inspect("mouse", False, (10, 20)),
        Release("mouse", (10, 20), tap=False),
    ]


def test_a_button_held_over_a_change_of_scene_is_not_released_in_the_next(desk: Desk) -> None:
    desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 20))
    desk.hub.release()
    assert desk.mouse(pygame.MOUSEBUTTONUP, (10, 20)) == []


def test_a_tap_that_arrives_as_finger_and_as_mouse_is_handled_once(desk: Desk) -> None:
    intents = desk.mouse(pygame.MOUSEMOTION, (640, 360), touch=True)
    intents += desk.mouse(pygame.MOUSEBUTTONDOWN, (640, 360), touch=True)
    intents += desk.finger(pygame.FINGERDOWN, 0.5, 0.5)
    intents += desk.mouse(pygame.MOUSEBUTTONUP, (640, 360), touch=True)
    intents += desk.finger(pygame.FINGERUP, 0.5, 0.5)
    assert intents == [Press("touch", (640, 360)), Release("touch", (640, 360), tap=True)]


def test_every_touch_counts_though_each_has_a_finger_of_its_own(desk: Desk) -> None:
    """Systems number fingers anew at each touch."""
    for finger in (1, 2, 9):
        assert desk.finger(pygame.FINGERDOWN, 0.5, 0.5, finger=finger) == [Press("touch", (640, 360))]
        assert desk.finger(pygame.FINGERUP, 0.5, 0.5, finger=finger) == [
            Release("touch", (640, 360), tap=True)
        ]


def test_a_finger_that_stays_inspects(desk: Desk) -> None:
    desk.finger(pygame.FINGERDOWN, 0.25, 0.5)
    assert desk.wait(0.6) == [Inspect("touch", True, (320, 360))]


def test_a_finger_that_drags_points(desk: Desk) -> None:
    desk.finger(pygame.FINGERDOWN, 0.25, 0.5)
    start, there = (320, 360), (640, 360)
    assert desk.finger(pygame.FINGERMOTION, 0.5, 0.5) == [Drag("touch", there, held=True, start=start)]
    assert desk.wait(1.0) == []
    assert desk.finger(pygame.FINGERUP, 0.5, 0.5) == [Drop("touch", there, tap=False, start=start)]


def down(desk: Desk, x: float, finger: int) -> list[Intent]:
    return desk.finger(pygame.FINGERDOWN, x, 0.5, finger)


def up(desk: Desk, x: float, finger: int) -> list[Intent]:
    return desk.finger(pygame.FINGERUP, x, 0.5, finger)


LET_GO = Release("touch", (320, 360), tap=False)
"""What was pressed at a quarter of the width means nothing."""


@pytest.mark.parametrize("seconds", (0.0, 0.2, 0.49))
@pytest.mark.parametrize("order", ((1, 2), (2, 1)))
def test_two_fingers_at_once_choose_nothing(desk: Desk, seconds: float, order: tuple[int, int]) -> None:
    down(desk, 0.25, 1)
    desk.now += seconds
    assert down(desk, 0.5, 2) == [LET_GO]
    assert [up(desk, 0.5, finger) for finger in order] == [[], []]
    assert down(desk, 0.5, 1) == [Press("touch", (640, 360))], "the next one points again"


def test_a_hand_chooses_nothing_however_many_fingers_it_has(desk: Desk) -> None:
    down(desk, 0.25, 1)
    found = [down(desk, 0.25 + number / 50, number) for number in range(2, 6)]
    desk.now += 0.2
    found += [desk.finger(pygame.FINGERMOTION, 0.6, 0.5, number) for number in range(1, 6)]
    found += [up(desk, 0.6, number) for number in range(1, 6)]
    assert [*filter(None, found)] == [[LET_GO]]


def test_an_arm_that_rests_looks_at_most_and_others_point_beside_it(desk: Desk) -> None:
    down(desk, 0.25, 1)
    assert desk.wait(0.6) == [Inspect("touch", True, (320, 360))]
    desk.now += 60
    desk.finger(pygame.FINGERMOTION, 0.251, 0.5)  # it trembles
    assert down(desk, 0.5, 2) == [Inspect("touch", False, (320, 360)), LET_GO, Press("touch", (640, 360))]
    assert up(desk, 0.5, 2) == [Release("touch", (640, 360), tap=True)]
    assert down(desk, 0.5, 3) == [Press("touch", (640, 360))]
    assert up(desk, 0.25, 1) == []
    assert up(desk, 0.5, 3) == [Release("touch", (640, 360), tap=True)]


def test_an_arm_of_several_contacts_is_in_nobodys_way_once_it_rests(desk: Desk) -> None:
    down(desk, 0.25, 1)
    down(desk, 0.3, 2)
    assert down(desk, 0.7, 3) == [] and up(desk, 0.7, 3) == []
    desk.now += 0.5
    assert down(desk, 0.5, 4) == [Press("touch", (640, 360))]
    assert up(desk, 0.5, 4) == [Release("touch", (640, 360), tap=True)]
    assert up(desk, 0.25, 1) == up(desk, 0.3, 2) == []


def test_what_opened_another_scene_is_in_nobodys_way(desk: Desk) -> None:
    down(desk, 0.25, 1)
    assert desk.wait(0.6)
    desk.hub.release()
    assert desk.finger(pygame.FINGERMOTION, 0.6, 0.5) == []
    desk.now += 0.5
    assert down(desk, 0.5, 2) == [Press("touch", (640, 360))]
    assert up(desk, 0.6, 1) == []


def test_while_a_finger_drags_a_tap_of_another_one_turns(desk: Desk) -> None:
    down(desk, 0.25, 1)
    desk.finger(pygame.FINGERMOTION, 0.4, 0.5)
    desk.now += 1.0
    assert down(desk, 0.5, 2) == []
    assert up(desk, 0.5, 2) == [Rotate("touch", 1)]
    assert down(desk, 0.5, 2) == []
    desk.now += 0.5
    assert up(desk, 0.5, 2) == [], "it has rested there"
    down(desk, 0.5, 2)
    assert desk.finger(pygame.FINGERMOTION, 0.8, 0.5, 2) == []
    assert up(desk, 0.8, 2) == []
    assert up(desk, 0.4, 1) == [Drop("touch", (512, 360), tap=False, start=(320, 360))]
    down(desk, 0.25, 1)
    assert up(desk, 0.8, 2) == [], "nothing is dragged"


def test_an_arm_that_has_wandered_is_in_nobodys_way_once_it_rests(desk: Desk) -> None:
    down(desk, 0.25, 1)
    desk.finger(pygame.FINGERMOTION, 0.4, 0.5)
    for _ in range(3):
        desk.now += 0.9
        desk.finger(pygame.FINGERMOTION, 0.405, 0.5)  # it trembles
    assert down(desk, 0.5, 2) == [LET_GO, Press("touch", (640, 360))]


def test_a_finger_whose_lifting_was_lost_can_tap_again(desk: Desk) -> None:
    down(desk, 0.25, 1)
    assert down(desk, 0.5, 1) == [LET_GO, Press("touch", (640, 360))]


def test_a_touch_screen_that_vanishes_holds_nothing_back(desk: Desk) -> None:
    """Nobody tells of the fingers that were on it."""
    down(desk, 0.25, 1)
    desk.now += 0.5
    assert desk.finger(pygame.FINGERDOWN, 0.5, 0.5, screen=2)[-1] == Press("touch", (640, 360))
    assert desk.mouse(pygame.MOUSEBUTTONDOWN, (9, 9)) == [Press("mouse", (9, 9))]


@pytest.mark.parametrize(("width", "taps"), [(154, True), (531, False)])
def test_on_a_small_screen_a_finger_may_roll_as_far_as_on_a_large_one(width: int, taps: bool) -> None:
    desk = Desk(Settings(screen_width=width))
    down(desk, 0.5, 1)
    desk.finger(pygame.FINGERMOTION, 0.5 + 3.5 / 154, 0.5)
    (lifted,) = up(desk, 0.5 + 3.5 / 154, 1)
    assert isinstance(lifted, Release) and lifted.tap is taps


def test_fingers_find_the_canvas_in_a_window_with_black_margins() -> None:
    desk = Desk()
    desk.display = Display((2600, 1000))
    hub = Hub(desk.display, desk.settings)
    pygame.event.clear()
    pygame.event.post(
        pygame.Event(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0.0, dy=0.0, pressure=1.0)
    )
    width, height = desk.display.size
    assert (width < 2600, height) == (True, 1000)
    assert hub.poll() == [Press("touch", (width // 2, 500))]
