"""Mouse and touch say the same things as every device: intents."""

from __future__ import annotations

import pygame

from game.ui.display import Display
from game.ui.input.hub import Hub
from game.ui.input.intents import (
    Back,
    Inspect,
    Point,
    Press,
    Release,
    Rotate,
    Scroll,
    Type,
)
from tests.input.desk import Desk


def test_a_click_is_a_press_and_a_release_that_is_a_tap(desk: Desk) -> None:
    assert desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 20)) == [Press("mouse", (10, 20))]
    assert desk.mouse(pygame.MOUSEBUTTONUP, (12, 21)) == [Release("mouse", (12, 21), tap=True)]


def test_a_drag_is_no_tap(desk: Desk) -> None:
    desk.mouse(pygame.MOUSEBUTTONDOWN, (10, 20))
    assert desk.mouse(pygame.MOUSEMOTION, (200, 20)) == [Point("mouse", (200, 20), held=True)]
    assert desk.mouse(pygame.MOUSEBUTTONUP, (10, 20)) == [Release("mouse", (10, 20), tap=False)]


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
    assert desk.finger(pygame.FINGERMOTION, 0.5, 0.5) == [Point("touch", (640, 360), held=True)]
    assert desk.wait(1.0) == []
    assert desk.finger(pygame.FINGERUP, 0.5, 0.5) == [Release("touch", (640, 360), tap=False)]


def test_a_second_finger_turns_what_is_in_hand(desk: Desk) -> None:
    desk.finger(pygame.FINGERDOWN, 0.25, 0.5)
    assert desk.finger(pygame.FINGERDOWN, 0.5, 0.5, finger=2) == [Rotate("touch", 1)]
    assert desk.finger(pygame.FINGERUP, 0.5, 0.5, finger=2) == []
    assert desk.finger(pygame.FINGERUP, 0.25, 0.5) == [Release("touch", (320, 360), tap=False)]


def test_a_finger_whose_lifting_was_lost_can_tap_again(desk: Desk) -> None:
    desk.finger(pygame.FINGERDOWN, 0.25, 0.5)
    assert desk.finger(pygame.FINGERDOWN, 0.5, 0.5) == [Press("touch", (640, 360))]


def test_fingers_find_the_canvas_in_a_window_with_black_margins() -> None:
    desk = Desk()
    desk.display = Display((1200, 1200))
    hub = Hub(desk.display, desk.settings)
    pygame.event.clear()
    pygame.event.post(
        pygame.Event(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0.0, dy=0.0, pressure=1.0)
    )
    assert desk.display.size == (1200, 900)
    assert hub.poll() == [Press("touch", (600, 450))]
