"""What the scenes around the table do when people press things."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.lang.dates import long_date
from game.match.archive import recovery_path, summaries
from game.match.seats import COMPUTER, Seat
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.rules import RulesError
from game.rules.kernel.text import text
from game.tables.registry import TITLES
from game.ui.input import intents
from game.ui.input.pads import Pad
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.settings_scene import SettingsScene
from game.ui.settings import SettingsFile
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.labels import Paragraph
from game.ui.widgets.plaque import Plaque
from game.ui.widgets.widget import resolved
from tests.pressing import PAD, ids, press
from tests.scene_samples import Showing, fill_shelf
from tests.ways import Ways

if TYPE_CHECKING:
    from game.tables.title import Title
    from game.ui.services import Services
    from tests.conftest import MakeServices
    from tests.room import Sit

# --- menu ---------------------------------------------------------------------------------------------


def test_a_first_start_has_nothing_to_continue_and_begins_at_new_game(services: Services) -> None:
    showing = Showing(services, MenuScene(services, Ways()))
    assert "continue" not in ids(showing) and showing.scene.focus() == "new-game"


def test_the_menu_meets_one_title_at_a_time_where_nothing_happens_and_a_damaged_one_stops_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[str] = []

    def meet(ui: Services, title: Title) -> None:
        met.append(title.id)
        if title.id == "mombasa":
            raise RulesError("damaged")

    monkeypatch.setattr("game.ui.pictures.make_painter", meet)
    scene = MenuScene(services, Ways())
    showing = Showing(services, scene)
    before = len(met)
    for _ in range(100):
        showing.send(intents.Nav(PAD, "down"))
        known = len(met)
        showing.stack.update(0.05)
        assert len(met) == known == before, "hands are on the menu"
    showing.stack.draw(showing.ui.display.canvas)
    while scene.idle(0.05):
        known = len(met)
        scene.idle(0.05)
        assert len(met) <= known + 1
    assert met == list(TITLES)
    scene.idle(9.0)
    assert len(met) == len(TITLES)


def test_continue_resumes_the_newest_match_that_is_not_over(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    ways = Ways()
    showing = Showing(services, MenuScene(services, ways))
    assert showing.scene.focus() == "continue"
    showing.send(intents.Confirm(PAD))
    assert ways.log == [("resume", services.folders.saves / "splendor-0.jsonl")]


@pytest.mark.parametrize(("title", "named"), [("splendor", "splendor-name"), ("chess", "app-name")])
def test_a_match_of_a_title_that_is_not_in_the_house_is_named_after_the_house(
    services: Services, title: str, named: str
) -> None:
    fill_shelf(services.folders.saves, "en")
    path = services.folders.saves / "splendor-0.jsonl"
    header, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([header.replace(b'"splendor"', f'"{title}"'.encode()), *lines]))
    showing = Showing(services, MenuScene(services, Ways()))
    assert isinstance(showing.scene, MenuScene)
    (plaque,) = (leaf for leaf in showing.scene.parts.leaves if leaf.id == "continue")
    assert isinstance(plaque, Plaque)
    assert services.say(named) in resolved(services, plaque.remark) and not services.catalogue.missing


def test_the_smaller_ways_from_the_menu_stand_in_rows_of_the_same_length(services: Services) -> None:
    scene = MenuScene(services, Ways())
    Showing(services, scene)
    rows = Counter(
        leaf.rect.top for leaf in scene.parts.leaves if leaf.id and leaf.id not in ("new-game", "learn")
    )
    assert len(rows) == 3 and len(set(rows.values())) == 1


def test_quit_asks_nothing_and_back_does_not_quit(services: Services) -> None:
    ways = Ways()
    showing = Showing(services, MenuScene(services, ways))
    showing.send(intents.Back(PAD))
    assert ways.log == [] and showing.scene.focus() == "quit"
    showing.send(intents.Confirm(PAD))
    assert ways.log == [("quit",)]


@pytest.mark.parametrize("way", ["load", "statistics", "settings", "rules", "about"])
def test_every_way_from_the_menu_leads_back_to_it_with_the_focus_where_it_was(
    services: Services, way: str
) -> None:
    showing = Showing(services, MenuScene(services, Ways()))
    press(showing, way)
    assert showing.stack.top is not showing.scene
    showing.send(intents.Back(PAD))
    assert showing.stack.top is showing.scene and showing.scene.focus() == way


# --- load ---------------------------------------------------------------------------------------------


def shelf(ui: Services) -> tuple[Showing, Ways, Path]:
    fill_shelf(ui.folders.saves, "en")
    ways = Ways()
    return Showing(ui, LoadScene(ui, ways)), ways, ui.folders.saves


def test_an_open_match_is_continued_and_a_finished_one_looked_back_at(services: Services) -> None:
    showing, ways, folder = shelf(services)
    for name in ("splendor-0.jsonl", "splendor-1.jsonl"):
        press(showing, name)
        press(showing, "open")
        assert ways.log[-1] == ("resume", folder / name)


@pytest.mark.parametrize(("lang", "joint"), [("en", "and"), ("fa", "و")])
def test_each_saved_match_tells_when_it_was_last_played_and_by_whom(
    services_for: MakeServices, lang: str, joint: str
) -> None:
    ui = services_for(language=lang)
    fill_shelf(ui.folders.saves, "en")
    path = ui.folders.saves / "splendor-0.jsonl"
    played = datetime(2026, 7, 1, 21, 30)
    os.utime(path, (played.timestamp(),) * 2)
    scene = LoadScene(ui, Ways())
    Showing(ui, scene)
    (plaque,) = (leaf for leaf in scene.parts.leaves if leaf.id == path.name)
    assert isinstance(plaque, Plaque)
    assert plaque.remark == long_date(ui.catalogue, played, with_time=True), "not when it was begun"
    plain = re.sub("[\u200e\u200f\u2066-\u2069]", "", resolved(ui, plaque.heading))
    assert f"Shirin {joint} Bahram" in plain


def test_a_match_that_two_have_won_names_both(services: Services) -> None:
    fill_shelf(services.folders.saves, "en")
    path = services.folders.saves / "splendor-1.jsonl"
    *lines, last = path.read_bytes().splitlines(keepends=True)
    end = json.loads(last)
    for result in end["end"]:
        result["rank"] = max(1, result["rank"] - 1)
    path.write_bytes(b"".join([*lines, json.dumps(end).encode() + b"\n"]))
    found = next(each for each in summaries(services.folders.saves) if each.path == path)
    winners = [placing.name for placing in found.placings if placing.rank == 1]
    assert len(winners) == 2
    scene = LoadScene(services, Ways())
    Showing(services, scene)
    (plaque,) = (leaf for leaf in scene.parts.leaves if leaf.id == path.name)
    assert isinstance(plaque, Plaque)
    assert all(winner in resolved(services, plaque.detail) for winner in winners)


def test_what_a_match_was_won_with_is_counted_in_what_its_title_counts(services: Services) -> None:
    folder, played = services.folders.saves, Path(__file__).parent / "recorded" / "istanbul_dice"
    fill_shelf(folder, "en")
    for path in played.glob("two-*.jsonl"):
        (folder / path.name).write_bytes(path.read_bytes())
    scene = LoadScene(services, Ways())
    Showing(services, scene)
    won = {
        leaf.id: resolved(services, leaf.detail) for leaf in scene.parts.leaves if isinstance(leaf, Plaque)
    }
    (rubies,) = (words for id, words in won.items() if id.startswith("two-"))
    assert rubies.endswith("rubies") and won["splendor-1.jsonl"].endswith("points")


def test_deleting_asks_first_and_back_keeps_the_file(services: Services) -> None:
    showing, _, folder = shelf(services)
    press(showing, "splendor-1.jsonl")
    press(showing, "delete")
    assert isinstance(showing.stack.top, Dialog) and showing.stack.top.focus() == "keep"
    showing.send(intents.Back(PAD))
    assert (folder / "splendor-1.jsonl").exists()
    press(showing, "splendor-1.jsonl")
    press(showing, "delete")
    press(showing, "yes")
    assert not (folder / "splendor-1.jsonl").exists()
    assert showing.stack.top is showing.scene and "splendor-1.jsonl" not in ids(showing)


def test_a_damaged_file_is_listed_with_its_line_and_can_be_recovered(services: Services) -> None:
    showing, ways, folder = shelf(services)
    before = (folder / "splendor-3.jsonl").read_bytes()
    found = {each.path.name: each for each in summaries(folder)}["splendor-3.jsonl"]
    assert found.trouble == text("record-damaged", line=10)
    press(showing, "splendor-3.jsonl")
    press(showing, "open")
    assert ways.log == [("resume", folder / "splendor-3.jsonl")]
    assert (folder / "splendor-3.jsonl").read_bytes() == before and not recovery_path(found.path).exists()


def test_a_match_of_a_later_program_is_listed_as_such_and_not_as_damaged(services: Services) -> None:
    _, ways, folder = shelf(services)
    path = folder / "splendor-1.jsonl"
    header, *rest = path.read_text(encoding="utf-8").splitlines(keepends=True)
    later = json.dumps({**json.loads(header), "program": "99.0.0"}) + "\n"
    path.write_text(later + "".join(rest), encoding="utf-8")
    scene = LoadScene(services, ways)
    showing = Showing(services, scene)
    (plaque,) = (leaf for leaf in scene.parts.leaves if leaf.id == path.name)
    assert isinstance(plaque, Plaque)
    assert resolved(services, plaque.detail) == services.say(text("record-newer"))
    press(showing, path.name)
    assert ids(showing) == ["cancel", "delete"] and isinstance(showing.stack.top, Dialog)
    assert showing.stack.top.focus() == "cancel"


def test_a_foreign_file_is_listed_by_its_name(services: Services) -> None:
    services.folders.saves.mkdir(parents=True, exist_ok=True)
    (services.folders.saves / "letter.jsonl").write_text("Dear all,\n")
    showing = Showing(services, LoadScene(services, Ways()))
    assert ids(showing) == ["letter.jsonl"]
    press(showing, "letter.jsonl")
    assert "delete" in ids(showing)


# --- settings -----------------------------------------------------------------------------------------


def test_settings_count_at_once_and_are_kept(services: Services) -> None:
    showing = Showing(services, SettingsScene(services))
    assert showing.scene.focus() == "language"
    showing.send(intents.Nav(PAD, "right"))
    assert services.catalogue.lang == "fa" and services.metrics.rtl
    showing.send(intents.Nav(PAD, "down"))
    showing.send(intents.Nav(PAD, "left"))  # mirrored: left is on
    assert services.metrics.text_scale == 1.5
    press(showing, "mute")
    press(showing, "swap_confirm")
    kept = SettingsFile(services.folders.config).load()
    assert (kept.language, kept.text_scale, kept.mute, kept.swap_confirm) == ("fa", 1.5, True, True)


def test_settings_that_cannot_be_kept_say_so_once(services: Services) -> None:
    services.settings_file.path = services.folders.assets / "fonts" / "OFL.txt" / "settings.json"
    showing = Showing(services, SettingsScene(services))
    press(showing, "mute")
    assert services.settings_file.untold() is not None
    press(showing, "mute")
    assert services.settings_file.untold() is None


# --- above the table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("device", ["pad:3", "keyboard"])
def test_the_pause_is_left_by_back_menu_and_button(services: Services, device: str) -> None:
    for leave in (intents.Back(device), intents.Menu(device), intents.Confirm(device)):
        calls: list[str] = []
        showing = Showing(services, _pause(services, calls))
        showing.send(leave)
        assert calls == ["resume"] and showing.scene not in showing.stack.scenes


def test_what_is_not_possible_cannot_be_pressed_in_the_pause(services: Services) -> None:
    showing = Showing(services, _pause(services, [], undo=False))
    assert "undo" not in ids(showing) and "redo" in ids(showing)


@pytest.mark.parametrize("way", ["undo", "redo", "restart-turn", "history", "quit"])
def test_a_choice_in_the_pause_takes_it_away_and_calls_back(services: Services, way: str) -> None:
    calls: list[str] = []
    showing = Showing(services, _pause(services, calls))
    press(showing, way)
    assert calls == [way] and showing.scene not in showing.stack.scenes


@pytest.mark.parametrize("way", ["rules", "settings"])
def test_rules_and_settings_open_above_the_pause(services: Services, way: str) -> None:
    showing = Showing(services, _pause(services, []))
    press(showing, way)
    assert showing.scene in showing.stack.scenes and showing.stack.top is not showing.scene
    assert showing.stack.top is not None and not showing.stack.top.opaque, "the table shows through"
    showing.send(intents.Back(PAD))
    assert showing.stack.top is showing.scene


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_all_choices_of_the_pause_are_seen_at_once(
    services_for: MakeServices, size: tuple[int, int], language: str, scale: float
) -> None:
    ui = services_for(size, language=language, text_scale=scale)
    ui.refresh()
    scene = _pause(ui, [])
    Showing(ui, scene)
    assert scene.parts.scroller.furthest == 0


def _pause(ui: Services, calls: list[str], undo: bool = True) -> PauseScene:
    def note(name: str) -> object:
        return lambda: calls.append(name)

    return PauseScene(
        ui,
        "splendor",
        on_resume=lambda: calls.append("resume"),
        on_undo=(lambda: calls.append("undo")) if undo else None,
        on_redo=lambda: calls.append("redo"),
        on_restart_turn=lambda: calls.append("restart-turn"),
        on_history=lambda: calls.append("history"),
        on_players=lambda: calls.append("players"),
        on_learn=lambda: calls.append("learn"),
        on_labels=lambda: calls.append("labels"),
        on_quit=lambda: calls.append("quit"),
    )


@pytest.mark.parametrize("device", ["pad:1", "keyboard", "mouse"])
def test_the_curtain_rises_for_its_player_on_any_own_device(services: Services, device: str) -> None:
    calls: list[str] = []
    scene = CurtainScene(services, "Shirin", 0, lambda: calls.append("ready"), device="pad:1")
    showing = Showing(services, scene)
    if device == "mouse":
        rect = scene.focusables()[0].rect
        showing.send(intents.Press(device, rect.center))
        showing.send(intents.Release(device, rect.center, tap=True))
    else:
        showing.send(intents.Confirm(device))
    assert calls == ["ready"] and showing.stack.top is not scene


def test_the_curtain_before_a_secret_says_what_it_is_for(sit: Sit) -> None:
    room = sit(title="mombasa")
    while not room.session.decisions()[0].secret:
        room.perform(room.session.decisions()[0].actions[0])
    room.wait(0.5)
    scene, (decision, *_) = room.stack.top, room.session.decisions()
    assert isinstance(scene, CurtainScene)
    words = [leaf.words for leaf in scene.parts.leaves if isinstance(leaf, Paragraph)]
    assert (
        room.play.view.narrator.say(room.play.view.table.ask(room.desk.seen(), Choosing(decision))) in words
    )


def test_a_curtain_goes_with_the_seat_that_it_was_for(sit: Sit) -> None:
    room = sit(3, title="mombasa")
    while not room.session.decisions()[0].secret:
        room.perform(room.session.decisions()[0].actions[0])
    room.give(intents.Menu("keyboard"))
    pause = room.stack.top
    assert isinstance(room.stack.scenes[1], CurtainScene) and isinstance(pause, PauseScene)
    room.play.desk.sitting.hand_over(0, Seat("Hana", 0, COMPUTER, "guest"))
    room.stack.settle()
    assert room.stack.top is pause, "no curtain falls over what somebody does in the pause"
    room.stack.pop(pause)
    room.stack.settle()
    (_, curtain) = room.stack.scenes
    assert isinstance(curtain, CurtainScene)
    words = [
        resolved(room.services, leaf.words) for leaf in curtain.parts.leaves if isinstance(leaf, Paragraph)
    ]
    assert any(room.session.seats[1].name in each for each in words), "whoever sees the hand is named"
    room.give(intents.Confirm("keyboard"))
    assert room.stack.top is room.play and room.desk.viewer == 1


def test_a_curtain_that_is_still_wanted_stays_under_the_pause(sit: Sit) -> None:
    room = sit(3, title="mombasa")
    while not room.session.decisions()[0].secret:
        room.perform(room.session.decisions()[0].actions[0])
    curtain = room.stack.top
    room.give(intents.Menu("keyboard"), intents.Back("keyboard"))
    assert room.stack.scenes == [room.play, curtain]


def test_another_players_pad_does_not_raise_the_curtain_but_pauses(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    scene = CurtainScene(
        services, "Shirin", 0, lambda: calls.append("ready"), lambda: calls.append("menu"), device="pad:1"
    )
    pad = Pad("pad:1", "pad", "", "xbox", True, None)
    monkeypatch.setattr(services.hub, "pad", {"pad:1": pad}.get)
    showing = Showing(services, scene)
    showing.send(intents.Confirm("pad:2"))
    assert calls == [] and showing.stack.top is scene
    showing.send(intents.Menu("pad:2"))
    assert calls == ["menu"]


@pytest.mark.parametrize(
    "intent",
    [
        intents.Confirm("pad:4"),
        intents.Back("keyboard"),
        intents.Menu("pad:4"),
        intents.DeviceJoined("pad:4", "Any"),
    ],
)
def test_a_vanished_pad_is_replaced_by_whoever_speaks_up(services: Services, intent: intents.Intent) -> None:
    took: list[str] = []
    showing = Showing(services, PadLostScene(services, "Shirin", took.append))
    showing.send(intents.Nav("pad:4", "down"))
    assert took == []
    showing.send(intent)
    assert took == [intent.device] and showing.scene not in showing.stack.scenes
