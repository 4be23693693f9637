"""The arrows beyond the edges of what scrolls can be pressed: they turn over, and are in nobody's way."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from game.ui.input import intents
from game.ui.scenes.about import AboutScene
from game.ui.scenes.rules_help import RulesHelpScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.widgets.scroll import signs_of
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget_scene import WidgetScene
from tests.scene_samples import SCENES, Showing, fill_shelf

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.input.intents import Pixel
    from game.ui.scene import Scene
    from game.ui.services import Services
    from game.ui.widgets.scroll import Scroller
    from tests.conftest import MakeServices

LANGUAGES = ["en", "fa"]
LISTS = ["load", "shelf", "settings", "setup"]
TEXTS: dict[str, Callable[[Services], Scene]] = {
    "rules": lambda ui: RulesHelpScene(ui, "splendor"),
    "about": AboutScene,
}


def opened(services_for: MakeServices, name: str, lang: str) -> tuple[Showing, WidgetScene]:
    """A scene with large text."""
    ui = services_for((1920, 1080), text_scale=2.0, language=lang)
    fill_shelf(ui.folders.saves, lang)
    showing = Showing(ui, (SCENES | TEXTS)[name](ui))
    scene = showing.stack.top
    assert isinstance(scene, WidgetScene)
    return showing, scene


def click(showing: Showing, pos: Pixel, device: str) -> None:
    """A short press."""
    showing.send(intents.Press(device, pos))
    showing.send(intents.Release(device, pos, tap=True))


def turned(showing: Showing, scene: WidgetScene, scroller: Scroller, way: int, device: str) -> list[int]:
    """How far the scroller is after each press on its arrow, until that is gone."""
    found = [scroller.at]
    page = next((leaf for leaf in scene.parts.seen() if isinstance(leaf, TextPage)), None)
    view = scene.parts.view if page is None else page.rect
    while sign := signs_of(scene.ui, view, scroller).get(way):
        click(showing, sign.center, device)
        found.append(scroller.at)
        assert way * (found[-1] - found[-2]) > 0
        showing.stack.guard.update(1)
    return found


@pytest.mark.parametrize("device", ["mouse", "touch"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*LISTS, *TEXTS])
def test_a_press_on_an_arrow_turns_over_to_the_end_and_back(
    services_for: MakeServices, name: str, lang: str, device: str
) -> None:
    showing, scene = opened(services_for, name, lang)
    page = next((leaf for leaf in scene.parts.seen() if isinstance(leaf, TextPage)), None)
    scroller = scene.parts.scroller if page is None else page.scroller
    assert scroller.at == 0 < scroller.furthest
    down = turned(showing, scene, scroller, 1, device)
    assert down[-1] == scroller.furthest
    assert all(after - before <= scroller.room for before, after in pairwise(down))
    up = turned(showing, scene, scroller, -1, device)
    assert up[-1] == 0 and showing.stack.top is scene


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
def test_a_press_that_misses_the_arrow_a_little_is_meant_for_it_unless_something_lies_there(
    services_for: MakeServices, name: str, lang: str
) -> None:
    showing, scene = opened(services_for, name, lang)
    sign = signs_of(scene.ui, scene.parts.view, scene.parts.scroller)[1]
    for away in (10, -10):
        beside = (sign.right + away if away > 0 else sign.left + away, sign.centery)
        assert scene.parts.at(beside) is None
        click(showing, beside, "mouse")
        assert scene.parts.scroller.at > 0
        scene.parts.scroller.at = 0
        scene.rebuild()
        showing.stack.guard.update(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_arrow_of_a_text_is_pressed_and_not_the_chooser_that_it_touches(
    services_for: MakeServices, lang: str
) -> None:
    showing, scene = opened(services_for, "rules", lang)
    page = next(leaf for leaf in scene.parts.seen() if isinstance(leaf, TextPage))
    assert page.scroll(scene.ui, page.scroller.length)
    pos = signs_of(scene.ui, page.rect, page.scroller)[-1].center
    showing.send(intents.Press("mouse", pos))
    assert scene.mood().pressed is None and scene.focus() == page.id
    showing.send(intents.Release("mouse", pos, tap=True))
    assert scene.parts.leaf(page.id) is page and page.scroller.at < page.scroller.furthest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arrow_takes_no_press_from_the_start_below_it(services_for: MakeServices, lang: str) -> None:
    showing, scene = opened(services_for, "setup", lang)
    sign = signs_of(scene.ui, scene.parts.view, scene.parts.scroller)[1]
    start = scene.parts.leaf("start")
    assert start is not None and sign.bottom <= start.rect.top
    click(showing, (sign.centerx, start.rect.top + 1), "mouse")
    assert scene.parts.scroller.at == 0


def test_two_quick_presses_on_an_arrow_turn_over_twice_and_choose_nothing(services_for: MakeServices) -> None:
    showing, scene = opened(services_for, "settings", "en")
    assert isinstance(scene, SettingsScene)
    sign = signs_of(scene.ui, scene.parts.view, scene.parts.scroller)[1]
    click(showing, sign.center, "mouse")
    once = scene.parts.scroller.at
    click(showing, sign.center, "mouse")
    assert scene.parts.scroller.at > once > 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "scale", "whole"),
    [("shelf", 1.5, 4), ("settings", 1.5, 7), ("settings", 2.0, 5), ("setup", 1.5, 4), ("setup", 2.0, 3)],
)
def test_rows_are_a_little_lower_where_one_more_is_seen_for_it(
    services_for: MakeServices, name: str, scale: float, whole: int, lang: str, size: tuple[int, int]
) -> None:
    ui = services_for(size, text_scale=scale, language=lang)
    scene = Showing(ui, SCENES[name](ui)).stack.top
    assert isinstance(scene, WidgetScene)
    view = scene.parts.view
    rows = [leaf for leaf in scene.parts.root.leaves() if leaf.tight is not None]
    tops = {leaf.rect.top for leaf in rows if view.contains(leaf.rect)}
    assert len(tops) == whole
    for row in rows:
        row.tight = 0
    usual = [row.height(ui, row.rect.w) for row in rows]
    assert all(row.rect.h >= 0.8 * high for row, high in zip(rows, usual, strict=True))


def test_rows_are_as_high_as_they_like_at_the_usual_text_size(services_for: MakeServices) -> None:
    for name in LISTS:
        scene = Showing(ui := services_for(), SCENES[name](ui)).stack.top
        assert isinstance(scene, WidgetScene)
        assert not any(leaf.tight for leaf in scene.parts.leaves)
