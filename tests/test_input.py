"""Every device says the same things: intents."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.display import Display
from game.ui.input import pads as pads_module
from game.ui.input.bindings import ACTIONS, KEYS, PAD
from game.ui.input.glyphs import Glyph, family
from game.ui.input.hub import Hub
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    DeviceJoined,
    DeviceLeft,
    Edit,
    Hint,
    History,
    Inspect,
    Intent,
    Menu,
    Nav,
    Page,
    Point,
    Press,
    Redo,
    Release,
    Scroll,
    Turn,
    Type,
    Undo,
)
from game.ui.settings import Settings
from tests.virtual_pads import NINTENDO, PLAYSTATION, UNKNOWN, XBOX, VirtualPads, sdl_library

needs_virtual_pads = pytest.mark.skipif(
    sdl_library() is None and not os.environ.get("CARAVANSERAI_REQUIRE_WINDOW"),
    reason="no SDL2 library beside pygame-ce",
)


class Desk:
    """A hub with a clock of our own and devices that we play."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.now = 100.0
        self.display = Display((1280, 720))
        self.settings = settings or Settings()
        self.hub = Hub(self.display, self.settings, clock=lambda: self.now)
        pygame.event.clear()

    def post(self, kind: int, **data: Any) -> list[Intent]:
        pygame.event.post(pygame.Event(kind, **data))
        return self.hub.poll()

    def key(self, key: int, mod: int = 0, up: bool = True, scancode: int = 0) -> list[Intent]:
        found = self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=scancode)
        return found + (self.post(pygame.KEYUP, key=key, mod=mod, scancode=scancode) if up else [])

    def mouse(self, kind: int, pos: tuple[int, int], button: int = 1, touch: bool = False) -> list[Intent]:
        if kind == pygame.MOUSEMOTION:
            return self.post(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=touch)
        return self.post(kind, pos=pos, button=button, touch=touch)

    def finger(self, kind: int, x: float, y: float, finger: int = 1) -> list[Intent]:
        return self.post(kind, touch_id=1, finger_id=finger, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)

    def wait(self, seconds: float) -> list[Intent]:
        self.now += seconds
        return self.hub.poll()


@pytest.fixture
def desk() -> Iterator[Desk]:
    made = Desk()
    yield made
    made.hub.close()


@pytest.fixture
def pads() -> Iterator[VirtualPads]:
    made = VirtualPads()
    yield made
    for number in range(len(made)):
        made.detach(number)
    pygame.event.clear()


# --- keyboard -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "action"), KEYS.items())
def test_each_key_of_the_table_gives_its_intent_once(desk: Desk, key: int, action: str) -> None:
    intents = desk.key(key)
    assert intents[0] == ACTIONS[action]("keyboard")
    assert intents[1:] == ([Inspect("keyboard", on=False)] if action == "inspect" else [])


@pytest.mark.parametrize(
    ("key", "mod", "intent"),
    [
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Cycle("keyboard", -1)),
        (pygame.K_r, pygame.KMOD_RSHIFT, Turn("keyboard", -1)),
        (pygame.K_z, pygame.KMOD_LCTRL, Undo("keyboard")),
        (pygame.K_y, pygame.KMOD_LCTRL, Redo("keyboard")),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Redo("keyboard")),
    ],
)
def test_keys_with_modifiers(desk: Desk, key: int, mod: int, intent: Intent) -> None:
    assert desk.key(key, mod) == [intent]


def test_shortcuts_work_by_place_on_a_persian_keyboard(desk: Desk) -> None:
    assert desk.key(ord("ع"), scancode=pygame.KSCAN_U) == [Undo("keyboard")]


def test_arrows_repeat_in_time_and_stop_when_let_go(desk: Desk) -> None:
    right = Nav("keyboard", "right")
    assert desk.key(pygame.K_RIGHT, up=False) == [right]
    assert desk.wait(0.34) == []
    assert desk.wait(0.02) == [right]
    assert desk.wait(0.09) == []
    assert desk.wait(0.03) == [right]
    assert desk.post(pygame.KEYUP, key=pygame.K_RIGHT, mod=0, scancode=0) == []
    assert desk.wait(5) == []


def test_a_late_poll_repeats_only_once(desk: Desk) -> None:
    desk.key(pygame.K_DOWN, up=False)
    assert len(desk.wait(3.0)) == 1
    assert desk.wait(0.01) == []


def test_confirm_does_not_repeat(desk: Desk) -> None:
    desk.key(pygame.K_RETURN, up=False)
    assert desk.wait(3.0) == []


def test_while_typing_keys_write_and_are_no_shortcuts(desk: Desk) -> None:
    desk.hub.text_mode = True
    assert desk.key(pygame.K_u) == []
    assert desk.key(pygame.K_SPACE) == []
    assert desk.post(pygame.TEXTINPUT, text="u") == [Type("keyboard", "u")]
    assert desk.post(pygame.TEXTINPUT, text="می\u200cروم") == [Type("keyboard", "می\u200cروم")]
    assert desk.key(pygame.K_BACKSPACE) == [Type("keyboard", erase=True)]
    assert desk.key(pygame.K_RETURN) == [Confirm("keyboard")]
    assert desk.key(pygame.K_ESCAPE) == [Back("keyboard")]
    assert desk.key(pygame.K_UP) == [Nav("keyboard", "up")]
    desk.hub.text_mode = False
    assert desk.post(pygame.TEXTINPUT, text="u") == []
    assert desk.key(pygame.K_u) == [Undo("keyboard")]


def test_while_typing_keys_edit_the_line(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "pasted")
    desk.hub.text_mode = True
    ways = {"LEFT": "left", "RIGHT": "right", "HOME": "start", "END": "end", "DELETE": "delete"}
    for name, way in ways.items():
        key = getattr(pygame, f"K_{name}")
        assert desk.key(key) == [Edit("keyboard", way)]
        assert desk.key(key, mod=pygame.KMOD_LSHIFT) == [Edit("keyboard", way, select=True)]
    for key, way in ((pygame.K_a, "all"), (pygame.K_c, "copy"), (pygame.K_x, "cut")):
        assert desk.key(key, mod=pygame.KMOD_LCTRL) == [Edit("keyboard", way)]
    assert desk.key(pygame.K_v, mod=pygame.KMOD_LCTRL) == [Type("keyboard", "pasted")]
    desk.hub.text_mode = False
    assert desk.key(pygame.K_LEFT) == [Nav("keyboard", "left")]
    assert desk.key(pygame.K_v, mod=pygame.KMOD_LCTRL) == []


def test_a_clipboard_that_refuses_pastes_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", refused)
    desk.hub.text_mode = True
    assert desk.key(pygame.K_v, mod=pygame.KMOD_LCTRL) == [Type("keyboard", "")]


def test_backspace_repeats_while_typing(desk: Desk) -> None:
    desk.hub.text_mode = True
    desk.key(pygame.K_BACKSPACE, up=False)
    assert desk.wait(0.36) == [Type("keyboard", erase=True)]


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_full_screen_keys_concern_the_window_only(desk: Desk, key: int, mod: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    assert desk.hub.poll() == []
    assert desk.hub.news.full_screen
    desk.hub.poll()
    assert not desk.hub.news.full_screen


# --- mouse ----------------------------------------------------------------------------------------------


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


# --- touch ----------------------------------------------------------------------------------------------


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
    assert desk.finger(pygame.FINGERDOWN, 0.5, 0.5, finger=2) == [Turn("touch", 1)]
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


# --- gamepads -------------------------------------------------------------------------------------------


def pressed(desk: Desk, pads: VirtualPads, pad: int, button: str | int) -> list[Intent]:
    pads.button(pad, button, True)
    intents = desk.hub.poll()
    pads.button(pad, button, False)
    return intents + desk.hub.poll()


def plugged(desk: Desk, pads: VirtualPads, **how: object) -> tuple[int, str]:
    number = pads.attach(**how)  # type: ignore[arg-type]
    joined = [i for i in desk.hub.poll() if isinstance(i, DeviceJoined)]
    assert len(joined) == 1
    return number, joined[0].device


INTENTS: dict[str, Callable[[str], Intent]] = {
    "south": Confirm,
    "east": Back,
    "west": Undo,
    "start": Menu,
    "select": History,
    "left-stick": Hint,
    "right-stick": Redo,
    "left-shoulder": lambda d: Cycle(d, -1),
    "right-shoulder": lambda d: Cycle(d, 1),
    "up": lambda d: Nav(d, "up"),
    "down": lambda d: Nav(d, "down"),
    "left": lambda d: Nav(d, "left"),
    "right": lambda d: Nav(d, "right"),
}


@needs_virtual_pads
class TestPads:
    """Real controller events from virtual pads."""

    @pytest.mark.parametrize("maker", [XBOX, PLAYSTATION, NINTENDO])
    def test_buttons_are_known_by_their_place_on_pads_of_all_makers(
        self, desk: Desk, pads: VirtualPads, maker: tuple[int, int]
    ) -> None:
        number, device = plugged(desk, pads, maker=maker)
        for button, intent in INTENTS.items():
            assert pressed(desk, pads, number, button) == [intent(device)], button
        looked = [Inspect(device), Inspect(device, on=False)]
        assert pressed(desk, pads, number, "north") == looked

    def test_confirm_and_back_can_be_exchanged(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads)
        desk.settings.swap_confirm = True
        assert pressed(desk, pads, number, "east") == [Confirm(device)]
        assert pressed(desk, pads, number, "south") == [Back(device)]
        assert desk.hub.glyph("confirm", device) == Glyph("glyph-button", "B")

    def test_several_pads_come_late_and_each_speaks_for_itself(self, desk: Desk, pads: VirtualPads) -> None:
        first, one = plugged(desk, pads)
        assert pressed(desk, pads, first, "south") == [Confirm(one)]
        second, two = plugged(desk, pads)
        assert one != two
        assert pressed(desk, pads, second, "south") == [Confirm(two)]
        assert pressed(desk, pads, first, "south") == [Confirm(one)]
        assert [pad.device for pad in desk.hub.pads] == [one, two]

    def test_two_pads_that_come_at_once_both_work(self, desk: Desk, pads: VirtualPads) -> None:
        numbers = [pads.attach(), pads.attach()]
        devices = [i.device for i in desk.hub.poll() if isinstance(i, DeviceJoined)]
        assert len(devices) == 2
        for number, device in zip(numbers, devices, strict=True):
            assert pressed(desk, pads, number, "south") == [Confirm(device)]

    def test_a_vanished_pad_is_reported_once_and_the_others_go_on(
        self, desk: Desk, pads: VirtualPads
    ) -> None:
        first, one = plugged(desk, pads)
        second, two = plugged(desk, pads)
        pads.detach(first)
        assert desk.hub.poll() == [DeviceLeft(one)]
        assert desk.hub.poll() == []
        assert desk.hub.pad(one) is None
        assert pressed(desk, pads, second, "south") == [Confirm(two)]

    def test_a_pad_that_vanishes_with_a_button_held_stops_repeating(
        self, desk: Desk, pads: VirtualPads
    ) -> None:
        number, device = plugged(desk, pads)
        pads.button(number, "right", True)
        assert desk.hub.poll() == [Nav(device, "right")]
        pads.detach(number)
        desk.hub.poll()
        assert desk.wait(5) == []

    def test_a_pad_that_comes_back_is_a_new_device(self, desk: Desk, pads: VirtualPads) -> None:
        first, one = plugged(desk, pads)
        pads.detach(first)
        desk.hub.poll()
        again, two = plugged(desk, pads)
        assert one != two
        assert pressed(desk, pads, again, "south") == [Confirm(two)]

    def test_arrows_of_the_pad_repeat(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads)
        pads.button(number, "down", True)
        assert desk.hub.poll() == [Nav(device, "down")]
        assert desk.wait(0.36) == [Nav(device, "down")]
        assert desk.wait(0.12) == [Nav(device, "down")]

    def test_the_stick_has_a_dead_zone_and_lets_go_late(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads)

        def push(x: float) -> list[Intent]:
            pads.axis(number, "x", x)
            return desk.hub.poll()

        assert push(0.3) == []
        assert push(0.5) == []
        assert push(0.7) == [Nav(device, "right")]
        assert push(0.45) == []
        assert push(0.7) == []
        assert push(0.1) == []
        assert push(0.7) == [Nav(device, "right")]
        assert desk.wait(0.36) == [Nav(device, "right")]
        assert push(-0.9) == [Nav(device, "left")]

    def test_a_slanted_stick_means_its_stronger_direction(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads)
        pads.axis(number, "y", -0.9)
        pads.axis(number, "x", 0.5)
        assert desk.hub.poll()[-1:] == [Nav(device, "up")]

    def test_a_stick_held_over_a_change_of_scene_does_not_run_on(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads)
        pads.axis(number, "x", 1.0)
        assert desk.hub.poll() == [Nav(device, "right")]
        desk.hub.release()
        assert desk.wait(2.0) == []
        pads.axis(number, "x", 0.95)
        assert desk.hub.poll() == []

    def test_triggers_page_once_a_pull(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads)
        found: list[Intent] = []
        for value in (-0.5, 0.2, 0.6, 0.9, 1.0):
            pads.axis(number, "right-trigger", value)
            found += desk.hub.poll()
        assert found == [Page(device, 1)]
        desk.hub.release()
        pads.axis(number, "right-trigger", 0.98)
        assert desk.hub.poll() == []
        pads.axis(number, "right-trigger", -1.0)
        desk.hub.poll()
        pads.axis(number, "left-trigger", 1.0)
        assert desk.hub.poll() == [Page(device, -1)]

    def test_the_right_stick_scrolls(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads)
        pads.axis(number, "right-y", 1.0)
        assert desk.hub.poll() == [Scroll(device, 1)]
        assert desk.wait(0.36) == [Scroll(device, 1)]

    def test_a_pad_that_sdl_does_not_know_works_by_a_usual_order(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads, maker=UNKNOWN, mapped=False, hats=1, name="Nameless")
        pad = desk.hub.pad(device)
        assert pad is not None
        assert not pad.mapped
        assert pressed(desk, pads, number, 0) == [Confirm(device)]
        assert pressed(desk, pads, number, 1) == [Back(device)]
        pads.hat(number, 2)
        assert desk.hub.poll() == [Nav(device, "right")]
        pads.hat(number, 0)
        assert desk.hub.poll() == []
        pads.axis(number, "y", 1.0)
        assert desk.hub.poll() == [Nav(device, "down")]

    @pytest.mark.parametrize(("buttons", "axes", "known"), [(4, 2, True), (3, 2, False), (4, 1, False)])
    def test_what_has_hardly_any_buttons_or_axes_is_no_pad(
        self, desk: Desk, pads: VirtualPads, buttons: int, axes: int, known: bool
    ) -> None:
        pads.attach(maker=UNKNOWN, mapped=False, name="Remote", buttons=buttons, axes=axes)
        joined = [intent for intent in desk.hub.poll() if isinstance(intent, DeviceJoined)]
        assert bool(joined) is known is bool(desk.hub.pads)

    def test_glyphs_follow_the_device_used_last(self, desk: Desk, pads: VirtualPads) -> None:
        number, device = plugged(desk, pads, maker=PLAYSTATION)
        assert desk.hub.last_device == "keyboard", "plugging in is not using"
        assert desk.hub.glyph("confirm") == Glyph("glyph-key", "Enter")
        pressed(desk, pads, number, "south")
        assert desk.hub.last_device == device
        assert desk.hub.glyph("confirm") == Glyph("glyph-cross")
        desk.mouse(pygame.MOUSEMOTION, (5, 5))
        assert desk.hub.glyph("confirm") == Glyph("glyph-mouse-left")

    def test_nintendo_letters_sit_where_nintendo_puts_them(self, desk: Desk, pads: VirtualPads) -> None:
        _, device = plugged(desk, pads, maker=NINTENDO)
        assert desk.hub.glyph("confirm", device) == Glyph("glyph-button", "B")
        assert desk.hub.glyph("back", device) == Glyph("glyph-button", "A")


def test_families_are_told_by_maker_and_by_name() -> None:
    assert family("Wireless Controller", "030000004c050000e60c000000000000") == "playstation"
    assert family("Generic X-Box pad", "0" * 32) == "xbox"
    assert family("8BitDo Pro Controller", "0" * 32) == "nintendo"
    assert family("Nameless", "0" * 32) == "generic"


@pytest.mark.parametrize("device", ["keyboard", "mouse", "touch", "pad:99"])
def test_every_icon_of_every_glyph_is_there(desk: Desk, device: str) -> None:
    icons = Path(__file__).resolve().parents[1] / "assets" / "icons"
    for action in ACTIONS:
        glyph = desk.hub.glyph(action, device)
        assert glyph is None or (icons / f"{glyph.icon}.svg").is_file(), glyph


def test_every_action_of_the_pad_is_an_action() -> None:
    assert set(PAD.values()) <= set(ACTIONS)
    assert set(KEYS.values()) <= set(ACTIONS)


def test_only_one_module_knows_the_private_controller_module() -> None:
    game = Path(pads_module.__file__).parents[2]
    users = [path.name for path in game.rglob("*.py") if "_sdl2" in path.read_text(encoding="utf-8")]
    assert users == ["pads.py"]


def test_losing_the_window_lets_everything_go(desk: Desk) -> None:
    desk.key(pygame.K_RIGHT, up=False)
    desk.post(pygame.WINDOWFOCUSLOST)
    assert desk.wait(5) == []


# --- sleeping -------------------------------------------------------------------------------------------


def slept(desk: Desk, seconds: float) -> float:
    before = time.monotonic()
    desk.hub.wait(seconds)
    return time.monotonic() - before


def test_sleeping_ends_when_something_happens_and_leaves_it_to_be_read(desk: Desk) -> None:
    desk.hub.poll()
    assert slept(desk, 0.2) >= 0.19
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=81))
    assert slept(desk, 9) < 5
    assert Nav("keyboard", "down") in desk.hub.poll()


@needs_virtual_pads
def test_beside_a_pad_the_program_sleeps_for_moments_only(desk: Desk, pads: VirtualPads) -> None:
    pads.attach()
    desk.hub.poll()
    desk.hub.poll()
    assert desk.hub.pads and slept(desk, 9) < 5
