"""While nothing happens the program sleeps."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pygame

from game.ui.input.intents import (
    Nav,
)
from tests.input.desk import Desk, needs_virtual_pads
from tests.virtual_pads import VirtualPads

LONG, LATER = 3600, 0.2
"""Seconds: what nobody waits for, and after which something happens at last."""


def woken_by(desk: Desk, happen: Callable[[], object]) -> None:
    """The program sleeps until something happens: no sooner, though nothing but that wakes it."""
    happened = threading.Event()

    def later() -> None:
        happened.set()
        happen()

    timer = threading.Timer(LATER, later)
    timer.start()
    desk.hub.wait(LONG)
    timer.join()
    assert happened.is_set()


def test_sleeping_ends_when_something_happens_and_leaves_it_to_be_read(desk: Desk) -> None:
    desk.hub.poll()
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="", scancode=81)
    woken_by(desk, lambda: pygame.event.post(key))
    desk.hub.wait(LONG)
    assert Nav("keyboard", "down") in desk.hub.poll()


@needs_virtual_pads
def test_beside_a_pad_the_program_sleeps_until_its_button_is_pressed(desk: Desk, pads: VirtualPads) -> None:
    pad = pads.attach()
    desk.hub.poll()
    desk.hub.poll()
    assert desk.hub.pads
    woken_by(desk, lambda: pads.button(pad, "south", down=True))
    assert desk.hub.poll()
