"""Widgets: nothing cut or overlapping at any text size, everything within reach."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.ui.display import Display
from game.ui.input import intents
from game.ui.widgets.boxes import Panel
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.keyboard import OnScreenKeyboard
from game.ui.widgets.setting import Setting
from game.ui.widgets.widget import Mood, resolved
from tests.conftest import MakeServices
from tests.widgets.sample import (
    EVERY,
    KEYS,
    MOUSE,
    PAD,
    TOUCH,
    open_page,
)


@pytest.mark.parametrize(("lang", "scale"), EVERY)
def test_nothing_is_cut_or_overlaps_at_any_text_size(
    display: Display, tmp_path: Path, lang: str, scale: float
) -> None:
    page, _ = open_page(display, tmp_path, lang, scale)
    ui, leaves = page.ui, [leaf for leaf in page.parts.leaves if not isinstance(leaf, Panel)]
    assert ui.metrics.safe.contains(page.parts.frame)
    assert page.parts.frame.contains(page.parts.view)
    assert page.parts.view.h >= ui.writer.height(ui.metrics.text(ui.theme.fonts.body)), "no room to read"
    for one, other in combinations(leaves, 2):
        assert not one.rect.colliderect(other.rect), (one, other)
    for leaf in leaves:
        assert page.parts.view.left <= leaf.rect.left and leaf.rect.right <= page.parts.view.right
        assert leaf.rect.h >= leaf.height(ui, leaf.rect.w), f"{leaf.id} is too low for its words"
    assert max(leaf.rect.bottom for leaf in leaves) <= page.parts.view.top + page.parts.scroller.length


@pytest.mark.parametrize(("lang", "scale"), EVERY)
def test_the_words_of_every_control_fit_inside_it(
    display: Display, tmp_path: Path, lang: str, scale: float
) -> None:
    page, _ = open_page(display, tmp_path, lang, scale)
    ui = page.ui
    for leaf in page.parts.leaves:
        if isinstance(leaf, Setting):
            area, label = leaf.area(ui), leaf.label_area(ui)
            assert leaf.rect.contains(area) and leaf.rect.contains(label)
            if label.h:
                wide = ui.writer.measure(resolved(ui, leaf.label), leaf.em(ui), "medium")[0]
                ink = ui.metrics.mirror(
                    pygame.Rect(label.left, label.top, min(wide, label.w), label.h), label
                )
                assert not ink.colliderect(area), f"the label of {leaf.id} runs into its value"
        elif isinstance(leaf, Button):
            room = leaf.room(ui, leaf.rect.w)
            for line in ui.writer.wrap(resolved(ui, leaf.words), leaf.em(ui), room, leaf.weight):
                assert ui.writer.measure(line, leaf.em(ui), leaf.weight)[0] <= room


@pytest.mark.parametrize(("lang", "scale"), EVERY)
def test_everything_that_can_be_focused_can_be_brought_into_sight(
    display: Display, tmp_path: Path, lang: str, scale: float
) -> None:
    page, stack = open_page(display, tmp_path, lang, scale)
    wanted = {leaf.id for leaf in page.parts.leaves if leaf.focusable}
    assert "dead" not in wanted
    seen = set()
    for _ in range(len(wanted)):
        page.handle(intents.Cycle(PAD, 1))
        widget = page.focused()
        assert widget is not None
        assert page.parts.view.clip(widget.rect).h >= min(widget.rect.h, page.parts.view.h) - 1
        seen.add(widget.id)
        stack.draw(display.canvas)
    assert seen == wanted
    assert page.ui.catalogue.missing == set()


@pytest.mark.parametrize(("lang", "scale"), EVERY)
@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE, TOUCH])
def test_the_hints_stay_on_the_screen_and_below_the_panel(
    display: Display, tmp_path: Path, lang: str, scale: float, device: str
) -> None:
    page, stack = open_page(display, tmp_path, lang, scale)
    page.ui.hub.last_device = device
    page.open()
    stack.settle()
    keyboard = stack.top
    assert isinstance(keyboard, OnScreenKeyboard)
    keyboard.update(0)
    footer, safe = keyboard.footer, page.ui.metrics.safe
    assert safe.contains(footer.rect)
    assert not footer.rect.colliderect(keyboard.parts.frame)
    for one, other in combinations(footer.items, 2):
        assert not one.rect.colliderect(other.rect)
    assert all(safe.contains(item.rect) for item in footer.items)
    assert len(footer.items) == 4


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1680, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_pages_and_dialogs_draw_on_every_shape_of_screen(
    display: Display, tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    page, stack = open_page(display, tmp_path, lang, 2.0)
    canvas = pygame.Surface(size)
    page.ui.refresh(size)
    stack.relayout(size)
    stack.draw(canvas)
    assert page.ui.metrics.safe.contains(page.parts.frame)
    page.ask()
    stack.settle()
    stack.draw(canvas)
    dialog = stack.top
    assert isinstance(dialog, Dialog)
    assert page.ui.metrics.safe.contains(dialog.parts.frame)


@pytest.mark.parametrize(("free", "starred"), [(80, True), (50, True), (40, False)])
def test_the_stars_of_what_most_people_want_stand_between_its_words_and_its_rim(
    services_for: MakeServices, free: int, starred: bool
) -> None:
    ui = services_for((1920, 1080))
    button = Button("rematch", "Rematch", lambda: None, kind="primary")
    words = ui.writer.measure("Rematch", button.em(ui), "bold")[0]
    canvas = pygame.Surface((words + 2 * free, 80), pygame.SRCALPHA)
    button.rect = canvas.get_rect()
    button.draw(ui, canvas, Mood())
    beside = canvas.subsurface((8, 20, free - 12, 40))
    seen = pygame.mask.from_threshold(beside, (*ui.theme.palette.brass_light, 255), (6, 6, 6, 255))
    assert (seen.count() > 100) is starred
