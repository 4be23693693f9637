"""Everything that a finger presses has 10 mm on the real screen, and what it confirms 14."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from game.tables.registry import TITLES
from game.ui.app import App
from game.ui.input import intents
from game.ui.services import FINGER, ROUND
from game.ui.table.bar.offers import PREFIX as OFFER
from game.ui.table.shots.tabs import PREFIX as TAB
from game.ui.widgets.button import Button
from game.ui.widgets.keyboard import Key
from game.ui.widgets.widget_scene import WidgetScene
from tests.scene_samples import SCENES, Showing, fill_shelf
from tests.titles import players

if TYPE_CHECKING:
    import pygame

    from game.ui.services import Services
    from game.ui.widgets.widget import Widget
    from tests.conftest import Count, MakeServices
    from tests.room import Room, Sit

CONFIRMED = 14
"""Millimetres of what is confirmed."""
_KINDS = ("primary", "danger")


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: its pixels, and its width in millimetres."""

    size: tuple[int, int]
    width: int


SCREENS = {
    "7-800x480": Screen((800, 480), 154),
    "7-480x800": Screen((480, 800), 86),
    "10-1280x800": Screen((1280, 800), 217),
    "10-800x1280": Screen((800, 1280), 136),
    "15-1080": Screen((1920, 1080), 344),
    "24-1080": Screen((1920, 1080), 531),
    "32-2160": Screen((3840, 2160), 708),
}
NARROW = ("7-480x800",)
"""Screens on which a row of twelve keys, as a keyboard has them, is wider than the screen."""


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A screen, which the window fills even if it is smaller than a window can be."""
    monkeypatch.setattr("game.ui.display.SMALLEST", (1, 1))
    return SCREENS[request.param]


def _touched(services_for: MakeServices, screen: Screen, **settings: object) -> Services:
    ui = services_for(screen.size, screen_width=screen.width, **settings)
    ui.touch()
    return ui


def _lacks(ui: Services, rect: pygame.Rect, least: float) -> bool:
    """Whether something is smaller than so many millimetres; a pixel is rounded away at either end."""
    return min(rect.size) + 1 < least * ui.display.size[0] / ui.settings.screen_width


def _least(leaf: Widget) -> int:
    return CONFIRMED if isinstance(leaf, Button) and leaf.kind in _KINDS else FINGER


@pytest.mark.usefixtures("words_only")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_whatever_is_pressed_on_a_page_is_large_enough(
    services_for: MakeServices, count: Count, screen: Screen, scale: float
) -> None:
    ui = _touched(services_for, screen, text_scale=scale)
    fill_shelf(ui.folders.saves, "en")
    small = list[str]()
    for name, make in SCENES.items():
        scene = Showing(ui, make(ui)).scene
        assert isinstance(scene, WidgetScene)
        for leaf in scene.parts.leaves:
            if not leaf.focusable or (isinstance(leaf, Key) and screen is SCREENS[NARROW[0]]):
                continue
            count("controls")
            if _lacks(ui, leaf.rect, _least(leaf)):
                small.append(f"{name}: {leaf.id} {leaf.rect.size}")
    assert not small


def _room(sit: Sit, title: str, screen: Screen, scale: float, **settings: object) -> Room:
    room = sit(
        players(title, 3),
        title=title,
        size=screen.size,
        screen_width=screen.width,
        text_scale=scale,
        animation="off",
        **settings,
    )
    room.services.touch()
    room.stack.relayout(room.services.display.size)
    room.stack.settle()
    return room


@pytest.mark.usefixtures("words_only")
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("title", TITLES)
def test_whatever_is_pressed_beside_the_table_is_large_enough(
    sit: Sit, count: Count, screen: Screen, title: str, scale: float
) -> None:
    """The bar and the tabs; of pieces, which are as large as the table leaves them, it is told how many."""
    room = _room(sit, title, screen, scale)
    ui, view = room.services, room.play.view
    places = view.bar.places
    for button in (places.primary, places.second):
        assert not _lacks(ui, button, CONFIRMED)
    for button in (places.less, places.more, *places.icons.values()):
        assert not _lacks(ui, button, FINGER)
    for tab in view.tabs.tabs.values() if view.tabs else ():
        assert not _lacks(ui, tab, FINGER)
    ours = (OFFER, TAB, "bar.")
    pieces = [each for each in room.play.focusables() if not each.id.startswith(ours)]
    count("pieces", len(pieces))
    count("smaller pieces", sum(_lacks(ui, each.rect, FINGER) for each in pieces))


@pytest.mark.usefixtures("words_only")
@pytest.mark.parametrize("title", TITLES)
def test_it_is_round_a_table_too_if_there_is_room_to_sit_round_the_screen(
    sit: Sit, count: Count, screen: Screen, title: str
) -> None:
    room = _room(sit, title, screen, 1.0, table="on")
    ui, view = room.services, room.play.view
    lies_round = ui.stations(room.session.seats) is not None
    assert lies_round is (min(ui.display.size) >= ui.mm(ROUND))
    places = view.bar.places
    for button in (places.primary, places.second):
        assert not _lacks(ui, button, CONFIRMED)
    for button in (*places.icons.values(), *(view.tabs.tabs.values() if view.tabs else ())):
        assert not _lacks(ui, button, FINGER)
    count("tables with people round them", lies_round)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_without_a_finger_nothing_is_larger(services_for: MakeServices, size: tuple[int, int]) -> None:
    ui = services_for(size, screen_width=100)
    assert ui.metrics.finger == 0 and ui.metrics.pressed(76) == ui.metrics.units(76)


def test_the_first_finger_that_is_lifted_makes_all_larger(services_for: MakeServices) -> None:
    ui = services_for((1280, 800), screen_width=217)
    app, usual = App(ui), ui.metrics
    app.start(SCENES["menu"](ui))
    app.step(0.02)
    assert ui.metrics == usual
    ui.hub.poll = lambda: [intents.Press("touch", (1, 1))]  # type: ignore[method-assign]
    app.step(0.02)
    assert ui.metrics == usual, "nothing moves below a finger"
    ui.hub.poll = lambda: [intents.Release("touch", (1, 1), tap=True)]  # type: ignore[method-assign]
    app.step(0.02)
    assert ui.metrics.finger == ui.mm(FINGER)
    app.stop()
