"""Devices that the tests play on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tests.input.desk import Desk
from tests.virtual_pads import VirtualPads


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
