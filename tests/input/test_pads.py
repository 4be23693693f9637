"""Gamepads say the same things as every device, late, several, vanishing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.ui.input import pads as pads_module
from game.ui.input.bindings import ACTIONS, KEYS, PAD
from game.ui.input.glyphs import Glyph, family
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    DeviceJoined,
    DeviceLeft,
    Hint,
    History,
    Inspect,
    Intent,
    Menu,
    Nav,
    Page,
    Redo,
    Scroll,
    Undo,
)
from tests.input.desk import Desk, needs_virtual_pads
from tests.painting import ASSETS
from tests.virtual_pads import NINTENDO, PLAYSTATION, UNKNOWN, XBOX, VirtualPads


def pressed(desk: Desk, pads: VirtualPads, pad: int, button: str | int) -> list[Intent]:
    pads.button(pad, button, True)
    intents = desk.hub.poll()
    pads.button(pad, button, False)
    return intents + desk.hub.poll()


def plugged(desk: Desk, pads: VirtualPads, **how: object) -> tuple[int, str]:
    number = pads.attach(**how)  # type: ignore[arg-type]
    joined = [i for i in desk.hub.poll() if isinstance(i, DeviceJoined)]
    assert len(joined) == 1
    desk.wait(1.0)  # it has told where its axes lie
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
UNMAPPED: tuple[Callable[[str], Intent], ...] = (
    Confirm,
    Back,
    Undo,
    Inspect,
    lambda d: Cycle(d, -1),
    lambda d: Cycle(d, 1),
    History,
    Menu,
    History,
    Menu,
)
"""What the buttons mean of a pad that SDL does not know, in the commonest order."""


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
        looked = [Inspect(device, on=True), Inspect(device, on=False)]
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
        for button, intent in enumerate(UNMAPPED):
            assert pressed(desk, pads, number, button)[0] == intent(device), button
        pads.hat(number, 2)
        assert desk.hub.poll() == [Nav(device, "right")]
        pads.hat(number, 0)
        assert desk.hub.poll() == []
        pads.axis(number, "y", 1.0)
        assert desk.hub.poll() == [Nav(device, "down")]

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
    icons = ASSETS / "icons"
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
