"""Dialogs, what shows the focus, and presses at random."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.rules.kernel.text import text
from game.ui.display import Display
from game.ui.input import intents
from game.ui.input.intents import Direction, Intent
from game.ui.widgets.button import Pressable
from game.ui.widgets.controls import Toggle
from game.ui.widgets.dialog import Dialog, message
from game.ui.widgets.keyboard import OnScreenKeyboard
from game.ui.widgets.page import WidgetPage
from tests.budget import PRESSES
from tests.conftest import Count
from tests.widgets.sample import (
    KEYS,
    MOUSE,
    PAD,
    TOUCH,
    click,
    open_page,
    show,
)


def test_a_dialog_takes_the_focus_and_gives_it_back(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    show(page, "quiet")
    page.handle(intents.Confirm(PAD))
    stack.settle()
    dialog = stack.top
    assert isinstance(dialog, Dialog) and dialog.focus() == "yes"
    assert page.mood().focus is None, "only one focus is to be seen"
    stack.handle(intents.Confirm(PAD))
    stack.settle()
    assert (stack.top, page.focus(), page.done[-1]) == (page, "quiet", "yes")


def test_back_gives_the_last_answer_of_a_dialog(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    page.ask()
    stack.settle()
    stack.handle(intents.Back(PAD))
    stack.settle()
    assert stack.top is page and "yes" not in page.done
    stack.push(message(page.ui, text("common-ok")))
    stack.settle()
    stack.handle(intents.Confirm(PAD))
    stack.settle()
    assert stack.top is page


def test_what_lies_below_a_dialog_is_dimmed_once(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    page.ask()
    stack.settle()
    stack.draw(display.canvas)
    corner = display.canvas.get_at((5, 5))
    stack.handle(intents.Cycle(PAD, 1))
    stack.draw(display.canvas)
    assert display.canvas.get_at((5, 5)) == corner


def test_hints_can_be_tapped_so_that_touch_alone_can_go_back(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    page.ui.hub.last_device = TOUCH
    page.open()
    stack.settle()
    keys = stack.top
    assert isinstance(keys, OnScreenKeyboard)
    back = next(item for item in keys.footer.items if item.hint.action == "back")
    click(keys, back.rect.center, TOUCH)
    stack.settle()
    assert stack.top is page


def test_focus_shows_by_size_outline_and_brightness(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    button = show(page, "one")
    stack.draw(display.canvas)
    beside = (button.rect.centerx, button.rect.top - 4)
    with_outline, face = display.canvas.get_at(beside), display.canvas.get_at(button.rect.move(0, 12).midtop)
    show(page, "two")
    stack.draw(display.canvas)
    assert display.canvas.get_at(beside) != with_outline
    dim = display.canvas.get_at(button.rect.move(0, 12).midtop)
    assert sum(face[:3]) > sum(dim[:3]) + 150


def test_a_page_is_drawn_again_only_after_something_changed(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    assert stack.update(0.1)
    stack.draw(display.canvas)
    page.update(0.1)
    assert not stack.update(0.1)
    page.ui.hub.last_device = KEYS
    assert stack.update(0.1), "the hints show the buttons of the device in use"


def test_a_switch_of_language_keeps_the_focus_and_mirrors_the_page(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    show(page, "full")
    page.ui.settings.language = "fa"
    page.ui.refresh()
    stack.relayout()
    assert page.focus() == "full" and page.ring.rtl
    toggle = page.focused()
    assert isinstance(toggle, Toggle)
    assert toggle.area(page.ui).centerx < toggle.rect.centerx


def any_intent(rng: random.Random, size: tuple[int, int]) -> list[Intent]:
    device = rng.choice((PAD, KEYS, MOUSE, TOUCH))
    pos = (rng.randrange(size[0]), rng.randrange(size[1]))
    directions: tuple[Direction, ...] = ("left", "right", "up", "down")
    kind = rng.randrange(14)
    if kind < 6:
        return [intents.Nav(PAD, rng.choice(directions))]
    if kind < 8:
        return [intents.Confirm(device)]
    single: list[list[Intent]] = [
        [intents.Back(device)],
        [intents.Cycle(device, rng.choice((-1, 1)))],
        [intents.Point(MOUSE, pos)],
        [intents.Press(device, pos), intents.Release(device, pos, tap=True)],
        [
            intents.Press(TOUCH, pos),
            intents.Point(TOUCH, (pos[0], pos[1] // 2), held=True),
            intents.Scroll(MOUSE, 2, pos),
        ],
        [intents.Type(KEYS, rng.choice("aب 7")), intents.Page(PAD, rng.choice((-1, 1)))],
    ]
    return single[kind - 8]


@pytest.mark.parametrize(("lang", "scale"), [("en", 1.0), ("fa", 2.0)])
def test_random_presses_always_leave_one_valid_focus(
    display: Display, tmp_path: Path, count: Count, lang: str, scale: float
) -> None:
    page, stack = open_page(display, tmp_path, lang, scale)
    rng, visited, pressed = random.Random(1), set(), 0
    while pressed < 3 * PRESSES:  # each is many intents of few devices: dialogs are rare
        for intent in any_intent(rng, display.size):
            pressed += 1
            count("presses")
            stack.handle(intent)
            stack.settle()
            top = stack.top
            assert isinstance(top, WidgetPage)
            ids = [item.id for item in top.focusables()]
            assert ids.count(top.focus() or "") == 1, intent
            widget = top.focused()
            assert widget is not None and widget.rect.colliderect(top.parts.view)
            assert not isinstance(widget, Pressable) or widget.enabled
            visited.add((type(top).__name__, top.focus()))
    assert stack.scenes[0] is page
    assert {name for name, _ in visited} == {"Sample", "OnScreenKeyboard", "Dialog"}
    assert {id for name, id in visited if name == "Sample"} == {i.id for i in page.focusables()}
