"""How far, how long, how often: where a push begins and ends, how a press may wander, what repeats when."""

from __future__ import annotations

import pygame
import pytest

from game.ui.input.bindings import CONTROLLER_BUTTONS, JOYSTICK_BUTTONS, PAD
from game.ui.input.intents import (
    Confirm,
    Cycle,
    DeviceJoined,
    DeviceLeft,
    Direction,
    Drag,
    Drop,
    Inspect,
    Intent,
    Nav,
    Page,
    Point,
    Press,
    Release,
    Rotate,
    Scroll,
    Type,
    Undo,
)
from game.ui.input.pads import Pad
from game.ui.input.pointer import HOLD, Gesture
from game.ui.input.repeat import FIRST, NEXT, Repeater
from game.ui.input.stick import Stick
from tests.input.desk import Desk, needs_virtual_pads
from tests.virtual_pads import UNKNOWN, VirtualPads

FULL = 32767
WAYS: tuple[Direction, ...] = ("left", "right", "down", "up")


class OnePad:
    """A pad whose every event is given to the number."""

    def __init__(self, desk: Desk, pads: VirtualPads, mapped: bool = True) -> None:
        self.desk = desk
        pads.attach() if mapped else pads.attach(maker=UNKNOWN, mapped=False, hats=1)
        joined = [intent for intent in desk.hub.poll() if isinstance(intent, DeviceJoined)]
        self.device = joined[0].device
        desk.wait(1.0)  # it has told where its axes lie

    @property
    def pad(self) -> Pad:
        """As the hub knows it."""
        found = self.desk.hub.pad(self.device)
        assert found is not None
        return found

    def post(self, kind: int, **data: object) -> list[Intent]:
        """An event of this pad."""
        return self.desk.post(kind, instance_id=int(self.device.removeprefix("pad:")), **data)

    def axis(self, axis: int, *values: int) -> list[list[Intent]]:
        """What comes of pushing a stick or trigger to one place after the other."""
        return [self.post(pygame.CONTROLLERAXISMOTION, axis=axis, value=value) for value in values]

    def button(self, button: int, down: bool) -> list[Intent]:
        """What comes of a button."""
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        return self.post(kind, button=button)


@pytest.fixture
def pad(desk: Desk, pads: VirtualPads) -> OnePad:
    return OnePad(desk, pads)


@pytest.fixture
def nameless(desk: Desk, pads: VirtualPads) -> OnePad:
    return OnePad(desk, pads, mapped=False)


# --- the stick --------------------------------------------------------------------------------------------

PUSHES = {
    "it engages beyond 0.55": "x=0.55 none, x=0.56 right",
    "each way is known": "x=0.9 right, x=-0.9 left, x=0 none, y=0.9 down, y=-0.9 up",
    "it lets go below 0.35": "y=-0.6 up, y=-0.35 up, y=-0.34 none",
    "what was let go must engage anew": "x=0.6 right, x=0.3 none, x=0.5 none, x=0.6 right",
    "two weak ways make no strong one": "x=0.9 right, x=0 none, y=0.5 none, x=0.5 none, y=0 none",
    "of two that are level the first stays": "x=0.9 right, y=0.9 right",
    "the other is taken where it is far stronger": "x=0.6 right, x=0.5 right, y=0.75 right, y=0.8 down",
    "but only where it is pushed": "x=0.6 right, x=0.36 right, y=0.545 right, y=0.55 right, y=0.6 down",
    "who lets go on a slant goes on along the other": "x=0.9 right, y=-0.6 right, x=0.2 up",
}
"""Where the axes of a stick are pushed to, and what way that is then."""


@pytest.mark.parametrize("what", PUSHES)
def test_a_stick_means_one_way_at_a_time(what: str) -> None:
    stick, before = Stick(), "none"
    for push in PUSHES[what].split(", "):
        at, way = push.split()
        axis, value = at.split("=")
        assert stick.move("xy".index(axis), float(value)) is (way != before), push
        assert (stick.direction or "none") == way, push
        before = way


def test_of_a_stick_right_between_two_ways_it_is_up_or_down() -> None:
    stick = Stick()
    stick.move(0, 0.5)
    stick.move(1, 0.5)
    assert stick.move(0, 0.55) is False
    stick = Stick()
    stick.move(0, 0.54)
    stick.move(1, 0.54)
    assert stick.direction is None
    stick = Stick(_at=[0.8, 0.0])
    assert stick.move(1, -0.8) and stick.direction == "up"


# --- axes, triggers, hats ---------------------------------------------------------------------------------


@needs_virtual_pads
def test_a_trigger_is_pulled_beyond_the_middle_and_let_go_well_below(pad: OnePad) -> None:
    turned = [Page(pad.device, 1)]
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    pulls = pad.axis(axis, 0, 18021, 18022, FULL, 18000, 11469, FULL, 11468, 18021, 18022)
    assert pulls == [[], [], turned, [], [], [], [], [], [], turned]
    assert pad.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 18022) == [[Page(pad.device, -1)]]
    assert pad.desk.wait(5) == [], "a trigger does not repeat"


@needs_virtual_pads
def test_the_right_stick_scrolls_both_ways_and_repeats_while_it_is_pushed(pad: OnePad) -> None:
    axis, down, up = pygame.CONTROLLER_AXIS_RIGHTY, [Scroll(pad.device, 1)], [Scroll(pad.device, -1)]
    assert pad.axis(axis, 18021, 18022, 20000) == [[], down, []]
    assert pad.desk.wait(FIRST + 0.01) == down
    assert pad.axis(axis, 11000) == [[]]
    assert pad.desk.wait(5) == []
    assert pad.axis(axis, -18022) == [up]
    assert pad.desk.wait(FIRST + 0.01) == up
    assert pad.axis(pygame.CONTROLLER_AXIS_RIGHTX, FULL) == [[]], "sideways it does nothing"


@needs_virtual_pads
def test_a_stick_repeats_its_way_until_it_is_let_go(pad: OnePad) -> None:
    right, down = [Nav(pad.device, "right")], [Nav(pad.device, "down")]
    assert pad.axis(pygame.CONTROLLER_AXIS_LEFTX, FULL) == [right]
    assert pad.desk.wait(FIRST + 0.01) == right
    assert pad.axis(pygame.CONTROLLER_AXIS_LEFTX, 0) == [[]]
    assert pad.desk.wait(5) == []
    assert pad.axis(pygame.CONTROLLER_AXIS_LEFTY, FULL) == [down]
    assert pad.desk.wait(FIRST + 0.01) == down


@needs_virtual_pads
def test_a_button_of_a_nameless_pad_speaks_once_until_it_has_come_up(nameless: OnePad) -> None:
    kinds = (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYBUTTONDOWN)
    found = [nameless.post(kind, button=0) for kind in kinds]
    assert found == [[Confirm(nameless.device)], [], [], [Confirm(nameless.device)]]
    assert nameless.post(pygame.JOYBUTTONDOWN, button=20) == []


@needs_virtual_pads
def test_a_hat_steps_once_for_each_way_it_is_pushed_to(nameless: OnePad) -> None:
    """Sliding on into a corner goes on in the new direction alone."""

    def push(x: int, y: int) -> list[Intent]:
        return nameless.post(pygame.JOYHATMOTION, hat=0, value=(x, y))

    left, right, down, up = (Nav(nameless.device, way) for way in WAYS)
    pushes = [
        ((1, 0), [right]),
        ((1, 1), [up]),
        ((0, 1), []),
        ((-1, 1), [left]),
        ((0, -1), [down]),
        ((1, 0), [right]),
    ]
    assert [push(*way) for way, _ in pushes] == [found for _, found in pushes]
    assert push(-1, 0) == [left], "straight over to the other side"
    assert nameless.desk.wait(FIRST + 0.01) == [left]
    assert push(0, 0) == [] == nameless.desk.wait(5)


# --- buttons ----------------------------------------------------------------------------------------------


def test_every_button_that_is_known_means_something() -> None:
    assert {*CONTROLLER_BUTTONS.values(), *JOYSTICK_BUTTONS.values()} <= set(PAD)
    assert list(JOYSTICK_BUTTONS) == list(range(len(JOYSTICK_BUTTONS)))


@needs_virtual_pads
def test_a_button_speaks_once_until_it_has_come_up(pad: OnePad) -> None:
    a = pygame.CONTROLLER_BUTTON_A
    presses = [pad.button(a, down) for down in (True, True, False, False, True)]
    assert presses == [[Confirm(pad.device)], [], [], [], [Confirm(pad.device)]]
    assert pad.button(pygame.CONTROLLER_BUTTON_GUIDE, True) == []
    assert pad.button(pygame.CONTROLLER_BUTTON_GUIDE, False) == []
    assert pad.desk.wait(5) == [], "only arrows repeat"


@needs_virtual_pads
def test_an_arrow_of_a_pad_stops_when_it_comes_up(pad: OnePad) -> None:
    left = pygame.CONTROLLER_BUTTON_DPAD_LEFT
    assert pad.button(left, True) == [Nav(pad.device, "left")]
    assert pad.button(left, False) == []
    assert pad.desk.wait(5) == []


@needs_virtual_pads
def test_a_look_ends_with_its_button_unless_the_window_was_left_meanwhile(pad: OnePad) -> None:
    y = pygame.CONTROLLER_BUTTON_Y
    assert pad.button(y, True) == [Inspect(pad.device, True)]
    assert pad.button(y, False) == [Inspect(pad.device, False)]
    pad.button(y, True)
    pad.desk.hub.release()
    assert pad.button(y, False) == []
    assert pad.button(y, True) == [Inspect(pad.device, True)], "and it may begin anew"


@needs_virtual_pads
@pytest.mark.parametrize("how", ["arrow", "stick", "right stick"])
def test_of_a_pad_that_is_gone_nothing_goes_on(pad: OnePad, how: str) -> None:
    if how == "arrow":
        assert pad.button(pygame.CONTROLLER_BUTTON_DPAD_UP, True)
    else:
        axis = pygame.CONTROLLER_AXIS_LEFTY if how == "stick" else pygame.CONTROLLER_AXIS_RIGHTY
        assert pad.axis(axis, FULL)[0]
    assert pad.post(pygame.JOYDEVICEREMOVED) == [DeviceLeft(pad.device)]
    assert pad.desk.hub.pads == []
    assert pad.desk.wait(5) == []
    assert pad.button(pygame.CONTROLLER_BUTTON_A, True) == [], "nobody knows it any more"


def test_a_look_with_a_key_ends_with_it_unless_the_window_was_left_meanwhile(desk: Desk) -> None:
    assert desk.key(pygame.K_i) == [Inspect("keyboard", True), Inspect("keyboard", False)]
    desk.key(pygame.K_i, up=False)
    desk.hub.release()
    assert desk.post(pygame.KEYUP, key=pygame.K_i, mod=0, scancode=0) == []


@pytest.mark.parametrize(
    ("key", "found"), [(0x80, [Undo("keyboard")]), (0x7F, []), (ord("u"), [Undo("keyboard")])]
)
def test_keys_with_letters_of_other_scripts_count_by_their_place(
    desk: Desk, key: int, found: list[Intent]
) -> None:
    assert desk.key(key, scancode=pygame.KSCAN_U) == found


def test_only_letters_count_by_their_place(desk: Desk) -> None:
    for scancode, found in (
        (pygame.KSCAN_1, []),
        (pygame.KSCAN_H, 1),
        (pygame.KSCAN_A, []),
        (pygame.KSCAN_Z, []),
    ):
        assert len(desk.key(ord("ه"), scancode=scancode)) == (found or 0)


def test_with_alt_no_key_is_a_shortcut_and_control_has_its_own(desk: Desk) -> None:
    assert desk.key(pygame.K_u, mod=pygame.KMOD_LALT) == []
    assert desk.key(pygame.K_u, mod=pygame.KMOD_LCTRL) == []
    assert desk.key(pygame.K_z, mod=pygame.KMOD_LMETA) == [Undo("keyboard")]
    assert desk.key(pygame.K_u, mod=pygame.KMOD_LSHIFT) == [Undo("keyboard")]
    assert desk.key(pygame.K_TAB) == [Cycle("keyboard", 1)]
    assert desk.key(pygame.K_r) == [Rotate("keyboard", 1)]


def test_what_is_written_is_written_once_and_nothing_writes_nothing(desk: Desk) -> None:
    desk.hub.text_mode = True
    assert desk.hub.text_mode is True
    assert desk.post(pygame.TEXTINPUT, text="") == []
    written = Type("keyboard", "a")
    assert desk.post(pygame.TEXTINPUT, text="a") == [written] and written.erase is False
    assert Type("keyboard", erase=True).text == "" and Inspect("keyboard").on is True
    desk.hub.text_mode = False
    assert desk.hub.text_mode is False


# --- pointers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("x", "y", "tap"), [(18, -18, True), (-18, 18, True), (19, 0, False), (0, -19, False)]
)
def test_a_press_may_wander_a_little_and_is_still_a_tap(x: int, y: int, tap: bool) -> None:
    start = (300, 500)
    gesture = Gesture("mouse")
    assert gesture.move(start, 18.0) == [Point("mouse", start, held=False)]
    assert gesture.press(start, 0.0) == [Press("mouse", start)] and gesture.down
    there = (start[0] + x, start[1] + y)
    for pos in (there, start):
        moved = Point("mouse", pos, held=True) if tap else Drag("mouse", pos, held=True, start=start)
        assert gesture.move(pos, 18.0) == [moved] and gesture.dragged is not tap
    assert gesture.due(HOLD) == ([Inspect("mouse", True, start)] if tap else [])
    gesture.press(start, 1.0)
    gesture.move(there, 18.0)
    lifted = Release("mouse", there, tap=True) if tap else Drop("mouse", there, tap=False, start=start)
    assert gesture.lift(there) == [lifted] and not gesture.down and not gesture.dragged
    assert gesture.lift(there) == [], "it is up"


def test_a_long_press_begins_after_half_a_second_and_once() -> None:
    gesture = Gesture("touch")
    assert gesture.due(99.0) == []
    gesture.press((1, 2), 10.0)
    assert gesture.due(10.25) == []
    assert gesture.due(10.5) == [Inspect("touch", True, (1, 2))]
    assert gesture.due(11.5) == []
    assert gesture.lift((3, 4)) == [Inspect("touch", False, (3, 4)), Release("touch", (3, 4), tap=False)]
    gesture.press((1, 2), 20.0)
    assert gesture.cancel() == [Release("touch", (1, 2), tap=False)]
    assert gesture.due(30.0) == gesture.lift((1, 2)) == gesture.cancel() == []
    gesture.press((1, 2), 40.0)
    gesture.release()
    assert not gesture.down and gesture.due(50.0) == [] and gesture.lift((1, 2)) == []


def test_the_wheel_scrolls_either_way_where_the_pointer_is(desk: Desk) -> None:
    def turned(x: int, y: int) -> list[Intent]:
        return desk.post(pygame.MOUSEWHEEL, x=x, y=y, flipped=False)

    assert turned(0, 2) == [Scroll("mouse", -2, None)]
    desk.mouse(pygame.MOUSEBUTTONDOWN, (30, 40))
    assert turned(0, -3) == [Scroll("mouse", 3, (30, 40))]
    assert turned(2, 0) == [Scroll("mouse", 2, (30, 40))]
    assert turned(0, 0) == []


def test_of_the_mouse_middle_looks_right_and_side_go_back_and_others_do_nothing(desk: Desk) -> None:
    down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
    assert desk.mouse(down, (5, 6), pygame.BUTTON_MIDDLE) == [Inspect("mouse", True, (5, 6))]
    assert desk.mouse(up, (5, 6), pygame.BUTTON_MIDDLE) == [Inspect("mouse", False, (5, 6))]
    for button in (pygame.BUTTON_RIGHT, pygame.BUTTON_X1):
        assert len(desk.mouse(down, (5, 6), button)) == 1
        assert desk.mouse(up, (5, 6), button) == []
    assert desk.mouse(down, (5, 6), pygame.BUTTON_X2) == desk.mouse(up, (5, 6), pygame.BUTTON_X2) == []
    assert desk.post(down, pos=(5, 6), button=1) == [Press("mouse", (5, 6))], "who does not say is no finger"


def test_a_finger_that_was_down_over_a_change_of_scene_says_no_more(desk: Desk) -> None:
    desk.finger(pygame.FINGERDOWN, 0.5, 0.5)
    desk.hub.release()
    assert desk.finger(pygame.FINGERMOTION, 0.6, 0.5) == []
    assert desk.wait(5) == []
    assert desk.finger(pygame.FINGERUP, 0.6, 0.5) == []
    assert desk.finger(pygame.FINGERMOTION, 0.6, 0.5) == []


def test_movements_of_two_pointers_and_around_a_press_all_count(desk: Desk) -> None:
    def moved(x: int) -> pygame.Event:
        return pygame.Event(pygame.MOUSEMOTION, pos=(x, 5), rel=(1, 0), buttons=(0, 0, 0), touch=False)

    pressed = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 5), button=1, touch=False)
    for event in (moved(1), moved(2), pressed, moved(3), moved(4)):
        pygame.event.post(event)
    assert desk.hub.poll() == [
        Point("mouse", (2, 5)),
        Press("mouse", (2, 5)),
        Point("mouse", (4, 5), held=True),
    ]


# --- repeating --------------------------------------------------------------------------------------------


def test_what_is_held_repeats_after_a_while_then_evenly_and_never_in_a_burst() -> None:
    held = Repeater()
    go = Nav("keyboard", "down")
    assert held.hold("key", go, 0.0) == [go]
    assert held.due(FIRST - 0.001) == []
    assert held.due(FIRST) == [go]
    assert held.due(FIRST + NEXT - 0.001) == []
    assert held.due(FIRST + NEXT) == [go]
    late = FIRST + 5 * NEXT
    assert held.due(late) == [go]
    assert held.due(late + NEXT / 2 - 0.001) == []
    assert held.due(late + NEXT / 2 + 0.001) == [go]


def test_each_source_repeats_for_itself_and_stops_for_itself() -> None:
    held = Repeater()
    one, other = Nav("keyboard", "down"), Nav("pad:0", "up")
    held.hold("one", one, 0.0)
    held.hold("other", other, 0.1)
    assert held.due(FIRST + 0.05) == [one]
    held.drop("one")
    held.drop("nobody")
    assert held.due(9.0) == [other]
    held.clear()
    assert held.due(20.0) == []
