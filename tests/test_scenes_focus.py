"""The focus and the hints are really there: pixels with them drawn differ from pixels without."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import pygame
import pytest

from game.rules.kernel.text import text
from game.ui.input import intents
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.widgets.dialog import message
from game.ui.widgets.widget import Mood
from game.ui.widgets.widget_scene import WidgetScene
from tests.pressing import PAD, ids, press
from tests.scene_samples import SCENES, Showing, fill_shelf
from tests.ways import Ways

if TYPE_CHECKING:
    from game.ui.services import Services
    from tests.conftest import MakeServices

THEMES = ("dusk", "dawn", "contrast")


def _drawn(showing: Showing) -> pygame.Surface:
    """What the main loop would draw now, whole."""
    canvas = showing.ui.display.canvas
    showing.stack.relayout()
    showing.stack.draw(canvas)
    return canvas.copy()


def _share_that_differs(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> float:
    """How much of ``area`` is clearly another colour on the two pictures."""
    area = area.clip(one.get_rect())
    mask = pygame.mask.from_threshold(
        one.subsurface(area), (0, 0, 0), (24, 24, 24, 255), other.subsurface(area)
    )
    return 1 - mask.count() / (area.w * area.h)


def highlighted(showing: Showing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that what has the focus looks different for it, and that hints stand at the foot."""
    top = showing.stack.top
    assert isinstance(top, WidgetScene)
    focused = top.focused()
    assert focused is not None, "something has the focus"
    with_focus = _drawn(showing)
    with monkeypatch.context() as patch:
        patch.setattr(top, "mood", Mood)
        without = _drawn(showing)
    reach = focused.rect.inflate(24, 24)
    assert _share_that_differs(with_focus, without, reach) > 0.02, f"{focused.id} is not highlighted"
    if top.low:
        return
    with monkeypatch.context() as patch:
        patch.setattr(top.footer, "draw", lambda ui, canvas: None)
        bare = _drawn(showing)
    hints = [item.rect for item in top.footer.items]
    assert hints
    for rect in hints:
        assert _share_that_differs(with_focus, bare, rect) > 0.1, "a hint is not drawn"


def come_and_go(showing: Showing) -> None:
    """A dialog comes and goes."""
    assert showing.stack.top is not None
    top = showing.stack.top
    top.stack.push(message(showing.ui, text("stats-empty")))
    showing.stack.settle()
    _drawn(showing)
    showing.send(intents.Back(PAD))
    assert showing.stack.top is top


@pytest.mark.parametrize(("name", "theme"), zip(SCENES, cycle(THEMES), strict=False))
def test_every_scene_shows_its_focus_and_hints_at_first_and_after_every_return(
    services_for: MakeServices, name: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = services_for((1280, 720), theme=theme)
    fill_shelf(ui.folders.saves, "en")
    showing = Showing(ui, SCENES[name](ui))
    highlighted(showing, monkeypatch)
    for _ in range(2):
        come_and_go(showing)
        highlighted(showing, monkeypatch)


@pytest.mark.parametrize("way", ["load", "statistics", "settings", "rules", "about"])
def test_the_menu_shows_its_focus_after_every_way_back(
    services: Services, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    showing = Showing(services, MenuScene(services, Ways()))
    press(showing, way)
    highlighted(showing, monkeypatch)
    showing.send(intents.Back(PAD))
    highlighted(showing, monkeypatch)


def test_the_sheet_shows_its_focus_after_a_seat_was_changed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    showing = Showing(services, ShelfScene(services, Ways()))
    press(showing, "box-splendor")
    for seat, last in (("seat-0", "done"), ("seat-1", "done"), ("seat-0", None)):
        press(showing, seat)
        highlighted(showing, monkeypatch)
        if last:
            press(showing, last)
        else:
            showing.send(intents.Back(PAD))
        highlighted(showing, monkeypatch)
    showing.send(intents.Back(PAD))
    highlighted(showing, monkeypatch)


@pytest.mark.parametrize("name", SCENES)
def test_everything_that_takes_the_focus_shows_it(
    services_for: MakeServices, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui = services_for((1280, 720), animation="off")
    fill_shelf(ui.folders.saves, "en")
    showing = Showing(ui, SCENES[name](ui))
    top = showing.stack.top
    assert isinstance(top, WidgetScene)
    for id in ids(showing)[:12]:
        top.ring.focus(id)
        top.follow()
        focused = top.focused()
        assert focused is not None
        with_focus = _drawn(showing)
        with monkeypatch.context() as patch:
            patch.setattr(top, "mood", Mood)
            without = _drawn(showing)
        assert _share_that_differs(with_focus, without, focused.rect.inflate(24, 24)) > 0.02, id
