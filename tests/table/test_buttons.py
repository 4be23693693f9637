"""Buttons with fixed places on the board: drawn where the title's map puts them."""

from __future__ import annotations

import pygame
import pytest

from game.desk.desk_model import ActionOffer
from game.maps.places import Pane, ShotContext, Slot, TableLayout, Zone
from game.rules.kernel.action import Action
from game.rules.kernel.text import text
from game.ui.table.panels.buttons import BoardButton, BoardButtons
from game.ui.table.shots.arrange import Arrangement
from tests.conftest import MakeServices
from tests.laws.reading import read

ROLL = BoardButton("button.roll", "Roll", ActionOffer(Action(0, "roll", ("button.roll",)), text("toy-roll")))


def buttons(services_for: MakeServices) -> tuple[BoardButtons, Arrangement]:
    """A board with one button on it."""
    services = services_for((1920, 1080))
    slot = Slot("button.roll", "button", (200, 300, 400, 100))
    board = Zone((1600, 800), {slot.name: slot})
    layout = TableLayout(board, {}, shots=lambda _: Pane("board"))
    arrangement = Arrangement(layout, services.metrics, ShotContext(players=1), 150)
    return BoardButtons(services, arrangement), arrangement


def test_a_button_on_the_board_fills_its_place_and_says_what_it_does(
    services_for: MakeServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, arrangement = buttons(services_for)
    reader = read(monkeypatch)
    (face,) = made.items([ROLL], None)
    assert face.rect == arrangement.rect("button.roll") and face.rect.w > face.rect.h > 60
    assert {each.text for each in reader.written} == {"Roll"}
    assert made.ids == ("button.roll",) and made.rect("button.other") is None


def test_a_button_looks_otherwise_in_focus_and_where_it_is_not_offered_now(
    services_for: MakeServices,
) -> None:
    made, _ = buttons(services_for)
    usual, focused = (made.items([ROLL], focus)[0] for focus in (None, ROLL.id))
    dim = made.items([BoardButton(ROLL.id, ROLL.label)], None)[0]
    assert len({pygame.image.tobytes(each.surface, "RGBA") for each in (usual, focused, dim)}) == 3
    assert made.items([ROLL], None)[0] is usual, "it is drawn once"
