"""Widgets by every device: pads, mouse, touch, and the wheel."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.kernel.text import text
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.scene import SceneStack
from game.ui.services import make_services
from game.ui.settings import Settings, SettingsFile
from game.ui.widgets.boxes import Column
from game.ui.widgets.button import Button
from game.ui.widgets.footer import KeyHint
from game.ui.widgets.setting import Setting
from game.ui.widgets.slider import Slider
from game.ui.widgets.text_page import TextPage
from game.ui.widgets.widget import Widget
from tests.widgets.sample import (
    KEYS,
    MOUSE,
    PAD,
    PROMPT,
    TOUCH,
    Sample,
    click,
    nav,
    open_page,
    show,
)


def test_a_pad_changes_values_with_left_and_right(display: Display, tmp_path: Path) -> None:
    page, _ = open_page(display, tmp_path)
    assert page.focus() == "speed", "there is a focus from the start"
    nav(page, "left", "left")
    assert page.values["speed"] == "off"
    show(page, "volume")
    nav(page, "right")
    assert page.values["volume"] == 75
    show(page, "full")
    page.handle(intents.Confirm(PAD))
    assert page.values["full"] is True
    show(page, "two")
    page.handle(intents.Confirm(PAD))
    assert page.done[-1] == "two"


def test_left_and_right_are_mirrored_in_persian(display: Display, tmp_path: Path) -> None:
    page, _ = open_page(display, tmp_path, "fa")
    nav(page, "right")
    assert page.values["speed"] == "fast"
    show(page, "volume")
    nav(page, "left", "left")
    assert page.values["volume"] == 80
    places = {leaf.id: leaf.rect for leaf in page.parts.leaves if leaf.id}
    for first, second in (("cell0", "cell1"), ("cell1", "cell2")):
        assert places[first].left >= places[second].right and places[first].top == places[second].top


def test_a_mouse_clicks_arrows_drags_bars_and_presses_buttons(display: Display, tmp_path: Path) -> None:
    page, _ = open_page(display, tmp_path)
    choice = show(page, "speed")
    assert isinstance(choice, Setting)
    area = choice.area(page.ui)
    click(page, (area.left + 5, area.centery))
    assert page.values["speed"] == "fast"
    click(page, (area.right - 5, area.centery))
    assert page.values["speed"] == "normal"
    slider = show(page, "volume")
    assert isinstance(slider, Slider)
    bar = slider.bar(page.ui, slider.area(page.ui))
    page.handle(intents.Press(MOUSE, bar.center))
    page.handle(intents.Point(MOUSE, (bar.left, bar.centery), held=True))
    page.handle(intents.Release(MOUSE, (bar.left, bar.centery), tap=False))
    assert page.values["volume"] == 0
    click(page, show(page, "one").rect.center)
    assert page.done[-1] == "one"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_bar_is_dragged_the_way_it_is_filled(display: Display, tmp_path: Path, lang: str) -> None:
    page, _ = open_page(display, tmp_path, lang)
    slider = show(page, "volume")
    assert isinstance(slider, Slider)
    bar = slider.bar(page.ui, slider.area(page.ui))
    end = bar.left + 2 if lang == "fa" else bar.right - 2
    click(page, (end, bar.centery), TOUCH)
    assert page.values["volume"] == 100


def test_hovering_moves_the_one_focus_and_hides_its_outline(display: Display, tmp_path: Path) -> None:
    page, _ = open_page(display, tmp_path)
    toggle = next(leaf for leaf in page.parts.leaves if leaf.id == "full")
    page.handle(intents.Point(MOUSE, toggle.rect.center))
    assert (page.focus(), page.ring.visible) == ("full", False)
    nav(page, "up")
    assert (page.focus(), page.ring.visible) == ("volume", True)


def test_the_wheel_and_a_finger_scroll_and_the_focus_stays_in_sight(display: Display, tmp_path: Path) -> None:
    page, _ = open_page(display, tmp_path, scale=2.0)
    top = next(page.parts.leaves).rect.top
    page.handle(intents.Scroll(MOUSE, 4, page.parts.view.midtop))
    assert next(page.parts.leaves).rect.top < top
    page.handle(intents.Press(TOUCH, page.parts.view.center))
    page.handle(intents.Point(TOUCH, (page.parts.view.centerx, page.parts.view.top), held=True))
    page.handle(intents.Release(TOUCH, page.parts.view.midtop, tap=False))
    widget = page.focused()
    assert widget is not None
    assert page.parts.view.colliderect(widget.rect)


def test_a_text_page_scrolls_under_the_pad_and_lets_the_focus_go_at_its_ends(
    display: Display, tmp_path: Path
) -> None:
    page, _ = open_page(display, tmp_path, scale=1.5)
    reader = show(page, "text")
    assert isinstance(reader, TextPage)
    presses = 0
    while reader.scroller.at < reader.scroller.furthest:
        nav(page, "down")
        presses += 1
    assert 1 < presses < 30
    page.handle(intents.Scroll(MOUSE, -100, reader.rect.center))
    assert reader.scroller.at == 0
    nav(page, "up")
    assert page.focus() == "quiet"


def test_what_was_read_stays_in_place_when_the_page_is_built_anew(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    show(page, "text")
    nav(page, "down")
    before = page.focused()
    stack.relayout()
    after = page.focused()
    assert isinstance(before, TextPage) and isinstance(after, TextPage)
    assert after is not before and after.scroller.at == before.scroller.at > 0


def test_what_a_pointer_has_no_gesture_for_is_a_button_in_the_line_of_hints(
    display: Display, tmp_path: Path
) -> None:
    page, _ = open_page(display, tmp_path)
    page.hints = lambda: (KeyHint("next", text("hint-next")), KeyHint("menu", text("pause-title")))  # type: ignore[method-assign]
    for device, buttons in ((MOUSE, 2), (TOUCH, 2), (PAD, 0), (KEYS, 0)):
        page.ui.hub.last_device = device
        page.update(0.1)
        items = page.footer.items
        assert sum(item.glyph is None for item in items) == buttons, device
        page.ui.display.canvas.fill((0, 0, 0))
        bare = page.ui.display.canvas.copy()
        page.footer.draw(page.ui, page.ui.display.canvas)
        for item in items:
            em = page.footer.em(page.ui)
            words = page.ui.writer.measure(page.ui.say(item.hint.words), em, "medium")[0]
            assert item.rect.w > words + 10, "a sign or a margin beside the words"
            edge = (item.rect.left + 1, item.rect.centery)
            if item.glyph is None:
                assert page.ui.display.canvas.get_at(edge) != bare.get_at(edge), "its outline is drawn"


def test_a_foot_stays_in_sight_and_large_text_lets_it_go_with_the_rest(
    display: Display, tmp_path: Path
) -> None:
    class Footed(Sample):
        def foot(self) -> Widget:
            return Column(
                [Button(f"foot{n}", PROMPT["en"], lambda: self.done.append("foot")) for n in range(2)]
            )

    for scale, stays in ((1.0, True), (2.0, False)):
        settings = Settings(text_scale=scale, mute=True)
        ui = make_services(display, settings, SettingsFile(tmp_path), find_folders(tmp_path))
        stack = SceneStack(display.size)
        page = Footed(ui)
        stack.push(page)
        stack.settle()
        foot = page.parts.leaf("foot0")
        assert foot is not None
        assert page.parts.at_foot("foot0") == stays
        assert page.parts.scroller.furthest > 0
        before = foot.rect.copy()
        page.handle(intents.Scroll(MOUSE, 3, page.parts.view.center))
        assert (foot.rect == before) == stays
        if not stays:
            continue
        page.handle(intents.Press(MOUSE, foot.rect.center))
        page.handle(intents.Release(MOUSE, foot.rect.center, tap=True))
        assert page.done == ["foot"], "nothing that is scrolled away beneath it is hit"
        assert page.focus() == "foot0"


def test_down_from_the_content_visits_all_of_it_before_the_foot(display: Display, tmp_path: Path) -> None:
    class Footed(Sample):
        def foot(self) -> Widget:
            return Button("foot", PROMPT["en"], lambda: None)

        def build(self) -> Widget:
            return Column([Button(f"row{n}", PROMPT["en"], lambda: None) for n in range(14)])

    ui = make_services(display, Settings(mute=True), SettingsFile(tmp_path), find_folders(tmp_path))
    stack = SceneStack(display.size)
    page = Footed(ui)
    stack.push(page)
    stack.settle()
    visited = [page.focus()]
    for _ in range(14):
        nav(page, "down")
        visited.append(page.focus())
    assert visited == [*(f"row{n}" for n in range(14)), "foot"]
    nav(page, "up")
    assert page.focus() == "row13"
