"""The keyboard says the same things as every device: intents."""

from __future__ import annotations

import pygame
import pytest

from game.ui.input.bindings import ACTIONS, KEYS
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    Edit,
    Inspect,
    Intent,
    Nav,
    Redo,
    Rotate,
    Type,
    Undo,
)
from tests.input.desk import Desk


@pytest.mark.parametrize(("key", "action"), KEYS.items())
def test_each_key_of_the_table_gives_its_intent_once(desk: Desk, key: int, action: str) -> None:
    intents = desk.key(key)
    assert intents[0] == ACTIONS[action]("keyboard")
    assert intents[1:] == ([Inspect("keyboard", on=False)] if action == "inspect" else [])


@pytest.mark.parametrize(
    ("key", "mod", "intent"),
    [
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Cycle("keyboard", -1)),
        (pygame.K_r, pygame.KMOD_RSHIFT, Rotate("keyboard", -1)),
        (pygame.K_z, pygame.KMOD_LCTRL, Undo("keyboard")),
        (pygame.K_y, pygame.KMOD_LCTRL, Redo("keyboard")),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Redo("keyboard")),
    ],
)
def test_keys_with_modifiers(desk: Desk, key: int, mod: int, intent: Intent) -> None:
    assert desk.key(key, mod) == [intent]


def test_shortcuts_work_by_place_on_a_persian_keyboard(desk: Desk) -> None:
    assert desk.key(ord("ع"), scancode=pygame.KSCAN_U) == [Undo("keyboard")]


def test_arrows_repeat_in_time_and_stop_when_let_go(desk: Desk) -> None:
    right = Nav("keyboard", "right")
    assert desk.key(pygame.K_RIGHT, up=False) == [right]
    assert desk.wait(0.34) == []
    assert desk.wait(0.02) == [right]
    assert desk.wait(0.09) == []
    assert desk.wait(0.03) == [right]
    assert desk.post(pygame.KEYUP, key=pygame.K_RIGHT, mod=0, scancode=0) == []
    assert desk.wait(5) == []


def test_a_late_poll_repeats_only_once(desk: Desk) -> None:
    desk.key(pygame.K_DOWN, up=False)
    assert len(desk.wait(3.0)) == 1
    assert desk.wait(0.01) == []


def test_confirm_does_not_repeat(desk: Desk) -> None:
    desk.key(pygame.K_RETURN, up=False)
    assert desk.wait(3.0) == []


def test_while_typing_keys_write_and_are_no_shortcuts(desk: Desk) -> None:
    desk.hub.text_mode = True
    assert desk.key(pygame.K_u) == []
    assert desk.key(pygame.K_SPACE) == []
    assert desk.post(pygame.TEXTINPUT, text="u") == [Type("keyboard", "u")]
    assert desk.post(pygame.TEXTINPUT, text="می\u200cروم") == [Type("keyboard", "می\u200cروم")]
    assert desk.key(pygame.K_BACKSPACE) == [Type("keyboard", erase=True)]
    assert desk.key(pygame.K_RETURN) == [Confirm("keyboard")]
    assert desk.key(pygame.K_ESCAPE) == [Back("keyboard")]
    assert desk.key(pygame.K_UP) == [Nav("keyboard", "up")]
    desk.hub.text_mode = False
    assert desk.post(pygame.TEXTINPUT, text="u") == []
    assert desk.key(pygame.K_u) == [Undo("keyboard")]


def test_while_typing_keys_edit_the_line(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "pasted")
    desk.hub.text_mode = True
    ways = {"LEFT": "left", "RIGHT": "right", "HOME": "start", "END": "end", "DELETE": "delete"}
    for name, way in ways.items():
        key = getattr(pygame, f"K_{name}")
        assert desk.key(key) == [Edit("keyboard", way)]
        assert desk.key(key, mod=pygame.KMOD_LSHIFT) == [Edit("keyboard", way, select=True)]
    for key, way in ((pygame.K_a, "all"), (pygame.K_c, "copy"), (pygame.K_x, "cut")):
        assert desk.key(key, mod=pygame.KMOD_LCTRL) == [Edit("keyboard", way)]
    assert desk.key(pygame.K_v, mod=pygame.KMOD_LCTRL) == [Type("keyboard", "pasted")]
    desk.hub.text_mode = False
    assert desk.key(pygame.K_LEFT) == [Nav("keyboard", "left")]
    assert desk.key(pygame.K_v, mod=pygame.KMOD_LCTRL) == []


def test_a_clipboard_that_refuses_pastes_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", refused)
    desk.hub.text_mode = True
    assert desk.key(pygame.K_v, mod=pygame.KMOD_LCTRL) == [Type("keyboard", "")]


def test_backspace_repeats_while_typing(desk: Desk) -> None:
    desk.hub.text_mode = True
    desk.key(pygame.K_BACKSPACE, up=False)
    assert desk.wait(0.36) == [Type("keyboard", erase=True)]


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_full_screen_keys_concern_the_window_only(desk: Desk, key: int, mod: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    assert desk.hub.poll() == []
    assert desk.hub.news.full_screen
    desk.hub.poll()
    assert not desk.hub.news.full_screen
