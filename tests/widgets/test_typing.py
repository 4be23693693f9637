"""Typing: on real keys and on those of the screen, in both directions of writing."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.match.names import NAME_LIMIT, tidied
from game.ui.display import Display
from game.ui.input import intents
from game.ui.widgets.field import TextField
from game.ui.widgets.keyboard import LAYOUTS, OnScreenKeyboard
from tests.widgets.sample import (
    KEYS,
    MOUSE,
    PAD,
    TOUCH,
    click,
    open_page,
    show,
)


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
    assert isinstance(keys, OnScreenKeyboard)
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
    assert isinstance(keys, OnScreenKeyboard)
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
        assert isinstance(keys, OnScreenKeyboard)
        faces = [leaf for leaf in keys.parts.leaves if leaf.focusable]
        assert keys.parts.scroller.furthest == 0
        assert all(keys.parts.view.contains(key.rect) for key in faces)
        assert not any(a.rect.colliderect(b.rect) for a, b in combinations(faces, 2))
        assert len(faces) == sum(map(len, LAYOUTS[lang])) + 5
    assert set("abcdefghijklmnopqrstuvwxyz0123456789") <= set("".join(LAYOUTS["en"]))
    assert set("ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی") <= set("".join(LAYOUTS["fa"]))


def test_persian_names_can_be_written_with_every_letter() -> None:
    letters = "".join(LAYOUTS["fa"])
    assert set("ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی") - {"أ"} <= set(letters)
    assert len(letters) == len(set(letters))
