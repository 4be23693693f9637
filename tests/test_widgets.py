"""Pages of widgets: nothing cut or overlapping at any text size, everything reachable by every device."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.match.names import NAME_LIMIT, tidied
from game.rules.kernel.text import text
from game.ui.display import Display
from game.ui.folders import find_folders
from game.ui.input import intents
from game.ui.input.intents import Direction, Intent
from game.ui.scene import SceneStack
from game.ui.services import Services, make_services
from game.ui.settings import Settings, SettingsFile
from game.ui.text.bidi import FSI, PDI
from game.ui.widgets.boxes import Column, Grid, Panel, Row
from game.ui.widgets.button import Button, Pressable
from game.ui.widgets.controls import Choice, Toggle
from game.ui.widgets.dialog import Answer, Dialog, message
from game.ui.widgets.field import TextField
from game.ui.widgets.footer import Hint
from game.ui.widgets.keyboard import LAYOUTS, Keyboard, open_keyboard
from game.ui.widgets.labels import Gap, Heading, Label, Paragraph, Rule
from game.ui.widgets.page import Page
from game.ui.widgets.scroll import TextPage
from game.ui.widgets.setting import Setting
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Widget, said
from tests.budget import PRESSES
from tests.conftest import Count

PAD, MOUSE, TOUCH, KEYS = "pad:0", "mouse", "touch", "keyboard"
EVERY = [(lang, scale) for lang in ("en", "fa") for scale in (1.0, 1.5, 2.0)]
SENTENCE = {
    "en": "A sentence that is long enough to need several lines on a page with large letters, (5) and more.",
    "fa": "جمله‌ای آن‌قدر بلند که در صفحه‌ای با حروف درشت چند سطر بگیرد، (۵) و باز هم Splendor.",
}
PROMPT = {"en": "Begin the next game", "fa": "بازی بعدی را آغاز کن"}


class Sample(Page):
    """One of everything, and a record of what was done."""

    closes = False

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.done: list[object] = []
        self.named = "Sara"
        self.values: dict[str, object] = {"speed": "normal", "volume": 70, "full": False}

    def build(self) -> Widget:
        say, prompt = SENTENCE[self.ui.catalogue.lang], PROMPT[self.ui.catalogue.lang]
        self.title = prompt
        speeds = [(name, f"{FSI}{name}{PDI}") for name in ("off", "fast", "normal")]
        return Column(
            [
                Heading(prompt),
                Paragraph(say, soft=True),
                Choice("speed", prompt, speeds, self.values["speed"], lambda v: self.keep("speed", v)),
                Slider(
                    "volume", prompt, int(str(self.values["volume"])), (0, 100),
                    lambda v: self.keep("volume", v), step=5, show=lambda v: text("common-percent", n=v),
                ),
                Toggle("full", prompt, bool(self.values["full"]), lambda v: self.keep("full", v)),
                TextField("name", prompt, self.named, self.write, self.open),
                Rule(),
                Row([Button("one", prompt, lambda: self.done.append("one"), kind="primary"),
                     Button("two", say, lambda: self.done.append("two"), kind="danger")]),
                Grid([Button(f"cell{i}", f"{i} {i}", lambda: self.done.append("cell")) for i in range(5)], 3),
                Button("dead", prompt, lambda: self.done.append("dead"), enabled=False),
                Panel(Column([Label(prompt), Gap(10), Button("quiet", prompt, self.ask, kind="quiet")])),
                TextPage("text", [Paragraph(say * 5), Rule(), Paragraph(say)], least=300),
            ]
        )  # fmt: skip

    def keep(self, name: str, value: object) -> None:
        self.values[name] = value
        self.done.append((name, value))

    def write(self, value: str) -> None:
        self.named = value

    def open(self) -> None:
        open_keyboard(self, PROMPT[self.ui.catalogue.lang], self.named, self.write)

    def ask(self) -> None:
        yes = Answer("yes", text("common-yes"), lambda: self.done.append("yes"))
        self.stack.push(
            Dialog(self.ui, SENTENCE[self.ui.catalogue.lang], [yes, Answer("no", text("common-no"))])
        )


@pytest.fixture
def display(monkeypatch: pytest.MonkeyPatch) -> Iterator[Display]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.init()
    monkeypatch.setattr("game.ui.display._CHOSEN", "dummy")
    display = Display((1280, 720))
    yield display
    display.close()


def open_page(
    display: Display, folder: Path, lang: str = "en", scale: float = 1.0
) -> tuple[Sample, SceneStack]:
    settings = Settings(language=lang, text_scale=scale, mute=True)
    services = make_services(display, settings, SettingsFile(folder), find_folders(folder))
    services.hub.last_device = PAD
    stack = SceneStack(display.size, services.hub.release)
    page = Sample(services)
    stack.push(page)
    stack.settle()
    return page, stack


def nav(page: Page, *directions: Direction, device: str = PAD) -> None:
    for direction in directions:
        page.handle(intents.Nav(device, direction))


def click(page: Page, pos: tuple[int, int], device: str = MOUSE) -> None:
    page.handle(intents.Press(device, pos))
    page.handle(intents.Release(device, pos, tap=True))


def show(page: Page, id: str) -> Widget:
    """Bring the focus to ``id`` by cycling, as a person can."""
    for _ in range(40):
        if page.focus() == id:
            widget = page.focused()
            assert widget is not None
            return widget
        page.handle(intents.Cycle(PAD, 1))
    raise AssertionError(f"{id} is not reached")


# --- nothing cut, nothing overlapping -------------------------------------------------------------------


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
                wide = ui.writer.measure(said(ui, leaf.label), leaf.em(ui), "medium")[0]
                ink = ui.metrics.mirror(
                    pygame.Rect(label.left, label.top, min(wide, label.w), label.h), label
                )
                assert not ink.colliderect(area), f"the label of {leaf.id} runs into its value"
        elif isinstance(leaf, Button):
            room = leaf.room(ui, leaf.rect.w)
            for line in ui.writer.wrap(said(ui, leaf.words), leaf.em(ui), room, leaf.weight):
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
    assert isinstance(keyboard, Keyboard)
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


# --- every device ---------------------------------------------------------------------------------------


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
    assert (page.focus(), page.ring.shown) == ("full", False)
    nav(page, "up")
    assert (page.focus(), page.ring.shown) == ("volume", True)


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


# --- typing ---------------------------------------------------------------------------------------------


def test_a_keyboard_writes_into_the_field_in_focus(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    assert not page.ui.hub.text_mode
    show(page, "name")
    assert page.ui.hub.text_mode
    page.handle(intents.Type(KEYS, erase=True))
    page.handle(intents.Type(KEYS, "h"))
    assert page.named == "Sarh"
    page.handle(intents.Type(KEYS, "x" * 40))
    assert len(page.named) == NAME_LIMIT
    page.handle(intents.Confirm(KEYS))
    stack.settle()
    assert stack.top is page and page.focus() != "name"
    assert not page.ui.hub.text_mode


def test_a_field_is_edited_anywhere(
    display: Display, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda words: board.__setitem__(0, words))
    page, _ = open_page(display, tmp_path)
    field = show(page, "name")
    assert isinstance(field, TextField)

    def edit(*ways: str, select: bool = False) -> None:
        for way in ways:
            page.handle(intents.Edit(KEYS, way, select))

    edit("start", "right", "right")
    page.handle(intents.Type(KEYS, "m"))
    assert page.named == "Samra" and field.line.cursor == 3
    edit("delete")
    page.handle(intents.Type(KEYS, erase=True))
    assert page.named == "Saa" and page.focus() == "name", "the arrows move the cursor, not the focus"
    edit("left", select=True)
    edit("copy")
    assert board == ["a"] and page.named == "Saa"
    edit("all", "cut")
    assert board == ["Saa"] and page.named == ""
    page.handle(intents.Type(KEYS, "نرگس\na\0\u202e" + "x" * 9000))
    assert page.named == ("نرگس a" + "x" * 9000)[:NAME_LIMIT]


def test_a_half_space_is_typed_at_the_beginning_in_the_middle_and_at_the_end(
    display: Display, tmp_path: Path
) -> None:
    page, stack = open_page(display, tmp_path)
    page.rebuild("name")
    page.handle(intents.Edit(KEYS, "all"))
    for typed in ("\u200c", "م", "ی", "\u200c", "خ", "و", "ا", "ه", "م", "\u200c"):
        page.handle(intents.Type(KEYS, typed))
        stack.draw(display.canvas)
    assert page.named == "\u200cمی\u200cخواهم\u200c" and tidied(page.named) == "می\u200cخواهم"
    for way in ("right", "right", "left", "start", "end"):
        page.handle(intents.Edit(KEYS, way, select=True))
        stack.draw(display.canvas)


def test_on_the_screen_the_cursor_is_moved_by_triggers_and_by_pointing(
    display: Display, tmp_path: Path
) -> None:
    page, stack = open_page(display, tmp_path)
    page.open()
    stack.settle()
    keys = stack.top
    assert isinstance(keys, Keyboard)
    keys.handle(intents.Page(PAD, -1))
    show(keys, "key-x")
    keys.handle(intents.Confirm(PAD))
    assert keys.value == "Sarxa"
    line = next(keys.parts.root.leaves())
    assert line.rect.w
    keys.handle(intents.Press(MOUSE, (line.rect.left + 5, line.rect.centery)))
    keys.handle(intents.Release(MOUSE, (line.rect.left + 5, line.rect.centery), tap=True))
    keys.handle(intents.Type(KEYS, "y"))
    assert keys.value == "ySarxa"


def test_a_pad_writes_with_keys_on_the_screen(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    page.named = ""
    page.rebuild("name")
    page.handle(intents.Confirm(PAD))
    stack.settle()
    keys = stack.top
    assert isinstance(keys, Keyboard)
    for char in "ali":
        show(keys, f"key-{char}")
        keys.handle(intents.Confirm(PAD))
    assert keys.value == "Ali", "a name begins with a capital"
    keys.handle(intents.Undo(PAD))
    show(keys, "key-language")
    keys.handle(intents.Confirm(PAD))
    click(keys, show(keys, "key-ش").rect.center, TOUCH)
    assert keys.value == "Alش"
    keys.handle(intents.Menu(PAD))
    stack.settle()
    assert (stack.top, page.named) == (page, "Alش")


def test_back_gives_up_what_was_written_on_the_screen(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    page.open()
    stack.settle()
    stack.handle(intents.Type(KEYS, "xyz"))
    stack.handle(intents.Back(KEYS))
    stack.settle()
    assert page.named == "Sara"


def test_enter_finishes_what_was_typed_on_real_keys(display: Display, tmp_path: Path) -> None:
    page, stack = open_page(display, tmp_path)
    page.open()
    stack.settle()
    for typed in ("", "h"):
        stack.handle(intents.Type(KEYS, typed, erase=not typed))
    stack.handle(intents.Confirm(KEYS))
    stack.settle()
    assert page.named == "Sarh"


def test_every_letter_has_a_key_and_every_key_is_in_sight(display: Display, tmp_path: Path) -> None:
    for lang in LAYOUTS:
        page, stack = open_page(display, tmp_path, lang, 2.0)
        page.open()
        stack.settle()
        keys = stack.top
        assert isinstance(keys, Keyboard)
        faces = [leaf for leaf in keys.parts.leaves if leaf.focusable]
        assert keys.parts.scroller.furthest == 0
        assert all(keys.parts.view.contains(key.rect) for key in faces)
        assert not any(a.rect.colliderect(b.rect) for a, b in combinations(faces, 2))
        assert len(faces) == sum(map(len, LAYOUTS[lang])) + 5
    assert set("abcdefghijklmnopqrstuvwxyz0123456789") <= set("".join(LAYOUTS["en"]))
    assert set("ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی") <= set("".join(LAYOUTS["fa"]))


# --- dialogs --------------------------------------------------------------------------------------------


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
    assert isinstance(keys, Keyboard)
    back = next(item for item in keys.footer.items if item.hint.action == "back")
    click(keys, back.rect.center, TOUCH)
    stack.settle()
    assert stack.top is page


# --- looks ----------------------------------------------------------------------------------------------


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


# --- the random walk ------------------------------------------------------------------------------------


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
    while pressed < PRESSES:
        for intent in any_intent(rng, display.size):
            pressed += 1
            count("presses")
            stack.handle(intent)
            stack.settle()
            top = stack.top
            assert isinstance(top, Page)
            ids = [item.id for item in top.focusables()]
            assert ids.count(top.focus() or "") == 1, intent
            widget = top.focused()
            assert widget is not None and widget.rect.colliderect(top.parts.view)
            assert not isinstance(widget, Pressable) or widget.enabled
            visited.add((type(top).__name__, top.focus()))
    assert stack.scenes[0] is page
    assert {name for name, _ in visited} == {"Sample", "Keyboard", "Dialog"}
    assert {id for name, id in visited if name == "Sample"} == {i.id for i in page.focusables()}


def test_what_a_pointer_has_no_gesture_for_is_a_button_in_the_line_of_hints(
    display: Display, tmp_path: Path
) -> None:
    page, _ = open_page(display, tmp_path)
    page.hints = lambda: (Hint("next", text("hint-next")), Hint("menu", text("pause-title")))  # type: ignore[method-assign]
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


def test_persian_names_can_be_written_with_every_letter() -> None:
    letters = "".join(LAYOUTS["fa"])
    assert set("ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی") - {"أ"} <= set(letters)
    assert len(letters) == len(set(letters))
