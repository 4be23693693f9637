"""Where there is more than fits: it is said, and the scroll bar has a room of its own."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.input import intents
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.scenes.shelf import ShelfScene
from game.ui.settings import CHOICES
from game.ui.widgets.controls import Choice
from game.ui.widgets.game_box import GameBox
from game.ui.widgets.pieces import PieceGrid
from game.ui.widgets.scroll import Scroller, draw_signs, window_of
from game.ui.widgets.widget import Mood
from game.ui.widgets.widget_scene import WidgetScene
from tests.pressing import PAD
from tests.scene_samples import SCENES, Showing, fill_shelf

if TYPE_CHECKING:
    from tests.conftest import MakeServices

LANGUAGES = ["en", "fa"]
LONG = ["load", "shelf", "settings"]


def opened(
    services_for: MakeServices, name: str, size: tuple[int, int] = (1920, 1080), **settings: object
) -> tuple[Showing, WidgetScene]:
    """A scene with large text."""
    ui = services_for(size, text_scale=2.0, **settings)
    fill_shelf(ui.folders.saves, ui.catalogue.lang)
    showing = Showing(ui, SCENES[name](ui))
    scene = showing.stack.top
    assert isinstance(scene, WidgetScene)
    return showing, scene


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LONG)
def test_a_list_that_scrolls_hints_at_it_and_leaves_its_bar_a_room(
    services_for: MakeServices, name: str, lang: str
) -> None:
    _, scene = opened(services_for, name, language=lang)
    ui, parts = scene.ui, scene.parts
    assert parts.scroller.furthest > 0
    assert scene.footer.items[0].hint.action == "scroll"
    assert len({item.rect.y for item in scene.footer.items}) == 1, "it takes no line more"
    shine = parts.view.inflate(2 * ui.metrics.units(16), 0)
    assert parts.bar.h > 0 and not parts.bar.colliderect(shine)
    line = ui.metrics.units(15 + 1) if scene.panel else 0
    assert parts.frame.inflate(-2 * line, 0).contains(parts.bar)
    assert (parts.bar.x > parts.view.x) == (lang == "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["menu", "pause"])
def test_all_ways_on_are_seen_at_once_however_large_the_text(
    services_for: MakeServices, name: str, size: tuple[int, int], lang: str
) -> None:
    _, scene = opened(services_for, name, size, language=lang)
    ways = [leaf for leaf in scene.parts.root.leaves() if leaf.id]
    assert len(ways) >= 8
    for way in ways:
        assert scene.parts.view.contains(way.rect), way.id


def test_what_goes_on_beyond_an_edge_has_an_arrow_there_that_lies_over_no_content(
    services_for: MakeServices,
) -> None:
    ui = services_for((1920, 1080))
    window, scroller = pygame.Rect(100, 100, 400, 400), Scroller()
    scroller.fit(1000, 400)
    for at, above, below in ((0, False, True), (300, True, True), (600, True, False)):
        scroller.at = at
        canvas = pygame.Surface((600, 600), pygame.SRCALPHA)
        draw_signs(ui, canvas, window, scroller)
        inked = [rect for rect in pygame.mask.from_surface(canvas).get_bounding_rects() if rect.w > 20]
        assert [rect.centery < 300 for rect in inked] == [True] * above + [False] * below
        assert all(abs(rect.centerx - window.centerx) < 3 for rect in inked)
        assert not any(window_of(ui, window, scroller).colliderect(rect) for rect in inked)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_of_a_pad_lie_in_the_middle_whatever_scrolls(services_for: MakeServices, lang: str) -> None:
    ui = services_for((1920, 1080), language=lang)
    ui.hub.last_device = PAD
    for name in ("rules", "inspect", "settings"):
        showing = Showing(ui, SCENES[name](ui))
        scene = showing.stack.top
        assert isinstance(scene, WidgetScene)
        places = sorted((item.rect for item in scene.footer.items), key=lambda rect: rect.x)
        whole = places[0].unionall(places)
        assert abs(whole.centerx - ui.metrics.safe.centerx) <= 1, name
        gaps = [after.left - before.right for before, after in pairwise(places)]
        assert len(set(gaps)) <= 1, "no hole"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_in_focus_is_seen_whole_with_large_text(services_for: MakeServices, lang: str) -> None:
    showing, scene = opened(services_for, "shelf", language=lang)
    assert isinstance(scene, ShelfScene)
    for _ in range(6):
        focused = scene.focused()
        assert focused is not None and scene.parts.view.contains(focused.rect)
        showing.send(intents.Cycle(PAD, 1))


def test_the_piece_looked_at_is_no_smaller_with_large_text(services_for: MakeServices) -> None:
    for lang in LANGUAGES:
        sizes = []
        for scale in (1.0, 2.0):
            ui = services_for((1920, 1080), language=lang, text_scale=scale)
            scene = Showing(ui, SCENES["inspect"](ui)).stack.top
            assert isinstance(scene, InspectScene)
            leaves = (*scene.parts.head.leaves(), *scene.parts.root.leaves())
            picture = next(leaf for leaf in leaves if isinstance(leaf, PieceGrid))
            sizes.append(picture.height(ui, picture.rect.w))
        assert sizes[1] >= sizes[0], (lang, sizes)


def test_a_switch_that_is_on_differs_from_one_that_is_off_in_every_theme(services_for: MakeServices) -> None:
    for theme in ("dusk", "dawn", "contrast"):
        palette = services_for((1280, 720), theme=theme).theme.palette
        apart = sum(abs(a - b) for a, b in zip(palette.lit, palette.pressed, strict=True))
        assert apart >= 140, (theme, apart)
        assert palette.groove != palette.surface, theme


def test_settings_that_fit_show_no_bar_and_no_hint(services_for: MakeServices) -> None:
    ui = services_for((1920, 1080))
    scene = Showing(ui, SettingsScene(ui)).stack.top
    assert isinstance(scene, SettingsScene)
    assert scene.parts.scroller.furthest == 0
    assert all(item.hint.action != "scroll" for item in scene.footer.items)


@pytest.mark.usefixtures("one_row")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_glow_of_a_box_at_the_top_of_the_shelf_is_not_cut(
    services_for: MakeServices, lang: str, scale: float
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=scale)
    showing = Showing(ui, SCENES["shelf"](ui))
    scene = showing.stack.top
    assert isinstance(scene, WidgetScene)
    box = next(leaf for leaf in scene.parts.root.leaves() if isinstance(leaf, GameBox))
    shining = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    box.draw(ui, shining, Mood(box.id, outlined=True))
    reach = shining.get_bounding_rect(min_alpha=12)
    assert reach.top < box.rect.top
    assert window_of(ui, scene.parts.view, scene.parts.scroller).contains(reach)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*LONG, "rules"])
def test_the_arrow_of_what_goes_on_grows_with_the_text_and_lies_within_the_frame(
    services_for: MakeServices, name: str, lang: str
) -> None:
    _, scene = opened(services_for, name, language=lang)
    ui, parts, scroller = scene.ui, scene.parts, Scroller()
    scroller.fit(2 * parts.view.h, parts.view.h)
    plates = []
    for services in (services_for((1920, 1080)), ui):
        canvas = pygame.Surface((1920, 1080), pygame.SRCALPHA)
        draw_signs(services, canvas, parts.view, scroller)
        plates.append(canvas.get_bounding_rect())
    usual, large = plates
    assert large.w > 1.3 * usual.w and large.h > 1.3 * usual.h
    if scene.panel:
        line = ui.metrics.units(10)
        assert parts.frame.inflate(-2 * line, -2 * line).contains(large), "clear of its inner line"
    assert not parts.foot.rect.h or large.bottom <= parts.foot.rect.top


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_tells_of_the_box_under_the_pointer_when_the_wheel_has_moved_it(
    services_for: MakeServices, lang: str
) -> None:
    showing, scene = opened(services_for, "shelf", language=lang)
    assert isinstance(scene, ShelfScene)
    here, told = scene.parts.view.center, []
    for step in (1, 1, 1, -1, -1, -1):
        showing.send(intents.Scroll("mouse", step, pos=here))
        under = scene.parts.at(here)
        assert under == scene.focus() == f"box-{scene.told.shown}"
        whole = [leaf for leaf in scene.parts.root.leaves() if scene.parts.view.contains(leaf.rect)]
        assert len(whole) >= 3 and len(scene.parts.seen()) == len(whole), "no box is seen cut"
        told.append(under)
    assert len(set(told)) >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_the_arrow_of_what_lies_above_does_not_touch_the_title_of_the_shelf(
    services_for: MakeServices, lang: str, scale: float
) -> None:
    ui = services_for((1920, 1080), language=lang, text_scale=scale)
    showing = Showing(ui, SCENES["shelf"](ui))
    scene = showing.stack.top
    assert isinstance(scene, ShelfScene)
    showing.send(intents.Scroll("mouse", 3, pos=scene.parts.view.center))
    arrow, title = (pygame.Surface((1920, 1080), pygame.SRCALPHA) for _ in range(2))
    draw_signs(ui, arrow, scene.parts.view, scene.parts.scroller)
    next(iter(scene.parts.head.leaves())).draw(ui, title, Mood())
    signs = pygame.mask.from_surface(arrow).get_bounding_rects()
    assert min(sign.top for sign in signs) > title.get_bounding_rect(min_alpha=40).bottom


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_wheel_moves_comes_to_rest_where_a_row_begins(services_for: MakeServices, lang: str) -> None:
    showing, scene = opened(services_for, "setup", language=lang)
    edge = scene.parts.view.midright
    before = -1
    while scene.parts.scroller.at != before:
        before = scene.parts.scroller.at
        showing.send(intents.Scroll("mouse", 1, pos=edge))
        view, last = scene.parts.view, scene.parts.scroller.furthest
        rows = [leaf.rect for leaf in scene.parts.root.leaves() if not leaf.splits]
        above = [row for row in rows if row.top < view.top < row.bottom - row.h // 10 and row.h < view.h // 2]
        drawn = {leaf.rect.top for leaf in scene.parts.seen(scene.focus())}
        assert scene.parts.scroller.at == last or not drawn & {row.top for row in above}
        assert scene.focus() is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_arrow_of_the_text_size_stays_under_the_pointer_that_presses_it(
    services_for: MakeServices, size: tuple[int, int], lang: str
) -> None:
    ui = services_for(size, language=lang)
    showing = Showing(ui, SettingsScene(ui))
    scene = showing.stack.top
    assert isinstance(scene, SettingsScene)
    leaf = scene.parts.leaf("text_scale")
    assert isinstance(leaf, Choice)
    area = leaf.area(ui)
    spot = (area.left + 12 if lang == "fa" else area.right - 12, area.centery)
    for scale in CHOICES["text_scale"][1:]:
        showing.send(intents.Press("mouse", spot))
        showing.send(intents.Release("mouse", spot, tap=True))
        assert ui.settings.text_scale == scale
