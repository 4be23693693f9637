"""Whole matches in a real window: with pads, mouse and keyboard, in both languages, through accidents."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.advisor import Advisor
from tests.e2e.conftest import StartCouch
from tests.e2e.couch import ROOT, Couch, PadInHand
from tests.e2e.players import keyboard_hand, mouse_hand, pad_hand, play

pytestmark = pytest.mark.window


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """The save folder, with settings that cost no time."""
    folder = tmp_path / "saves"
    folder.mkdir()
    store(folder)
    return folder


def store(folder: Path, **settings: object) -> None:
    """Settings as an earlier run of the program left them."""
    chosen = {"animation": "off", **settings}
    (folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")


def write_name(couch: Couch, pad: PadInHand, seat: int, name: str) -> None:
    """Give a seat a name with the keys on the screen."""
    pad.choose(f"seat-{seat}")
    couch.wait_scene("SeatScene")
    pad.choose("name")
    couch.wait_scene("Keyboard")
    pad.press("west", 12)
    for letter in name.lower():
        pad.choose(f"key-{letter}")
    pad.press("start")
    couch.wait_scene("SeatScene")


def test_two_players_with_one_pad_from_the_menu_to_the_rematch(couch_with: StartCouch, saves: Path) -> None:
    couch = couch_with()
    pad = couch.pad(0)
    pad.choose("new-game")
    couch.wait_scene("SetupScene")
    for seat, name in enumerate(("Hana", "Ali")):
        write_name(couch, pad, seat, name)
        pad.go("style")
        pad.press("right")
        pad.choose("done")
        couch.wait_scene("SetupScene")
    pad.choose("start")
    couch.wait_scene("PlayScene")
    advisor = Advisor(saves)
    first = advisor.session()
    assert [seat.name for seat in first.seats] == ["Hana", "Ali"]
    assert [seat.style for seat in first.seats] == [2, 3]
    played = play(couch, advisor, [pad_hand(couch, pad)] * 2)
    assert advisor.session().over
    assert max(score.total for score in advisor.session().scores()) >= 15
    assert played == len(advisor.session().log)
    pad.choose("rematch")
    assert couch.wait_scene("PlayScene")["actions"] == 0
    assert [seat.name for seat in advisor.session().seats] == ["Ali", "Hana"]
    assert len(list(saves.glob("*.jsonl"))) == 2


def test_four_players_with_the_mouse_in_persian(couch_with: StartCouch, saves: Path) -> None:
    couch = couch_with("--language", "fa", "--title", "splendor", "--players", "هانا,علی,Kim,رضا")
    assert couch.picture()["canvas"] == [1280, 720]
    play(couch, Advisor(saves), [mouse_hand(couch)] * 4)
    assert Advisor(saves).session().over
    assert couch.picture()["language"] == "fa"
    assert couch.complaints() == ""
    couch.click("history")
    couch.wait_scene("HistoryScene")
