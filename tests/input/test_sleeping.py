"""While nothing happens the program sleeps."""

from __future__ import annotations

import time

import pygame

from game.ui.input.intents import (
    Nav,
)
from tests.input.desk import Desk, needs_virtual_pads
from tests.virtual_pads import VirtualPads


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
def test_beside_a_pad_the_program_sleeps_until_its_button_is_pressed(desk: Desk, pads: VirtualPads) -> None:
    pad = pads.attach()
    desk.hub.poll()
    desk.hub.poll()
    assert desk.hub.pads and slept(desk, 0.3) >= 0.29
    pads.button(pad, "south", down=True)
    assert slept(desk, 9) < 5
    assert desk.hub.poll()
