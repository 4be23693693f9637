"""The play scene, driven by what people do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.match.drivers import Reflex
from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.seats import COMPUTER, Seat
from game.rules.kernel.action import act
from game.rules.kernel.rng import Rng
from game.rules.kernel.values import clone, digest
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    DeviceLeft,
    History,
    Inspect,
    Menu,
    Nav,
    Point,
    Press,
    Redo,
    Release,
    Undo,
)
from game.ui.play.scene import PlayScene
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.scoring import ScoringScene
from tests.room import CREATED, NAMES, Room, Sit


def pixels(room: Room) -> bytes:
    canvas = pygame.Surface(room.services.display.size)
    room.stack.relayout()
    room.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def test_point_at_three_gems_and_confirm(sit: Sit) -> None:
    room = sit()
    for gem in ("bank.white", "bank.blue", "bank.red"):
        assert room.offered() == []
        room.choose(gem)
    assert room.play.focus() == "do.0"
    room.give(Confirm("pad:1"))
    assert room.session.log[-1].action == act(0, "take", "bank.white", "bank.blue", "bank.red")
    assert room.desk.actor == 1


def test_point_at_a_card_then_reserve_and_the_missing_gems_are_named(sit: Sit) -> None:
    room = sit()
    card = room.session.state.market[2][0]
    room.choose(card)
    assert room.offers is not None and len(room.offers.buttons) == 1
    assert room.shown.missed, "the missing gems are named"
    room.choose("do.0")
    assert room.session.state.players[0].reserved[0].card == card


def test_back_takes_picks_back_one_by_one_and_then_opens_the_pause(sit: Sit) -> None:
    room = sit()
    room.choose("bank.white")
    room.choose("bank.blue")
    room.give(Back("keyboard"))
    assert room.choosing.picked == ("bank.white",)
    room.give(Back("keyboard"))
    assert room.stack.top is room.play
    room.give(Back("keyboard"))
    assert isinstance(room.stack.top, PauseScene)


def test_an_impossible_choice_says_why(sit: Sit) -> None:
    room = sit()
    room.choose("bank.gold")
    assert room.remark
    room.choose("bank.white")
    assert not room.remark


def test_undo_and_redo_buttons_of_every_device(sit: Sit) -> None:
    room = sit()
    before = digest(room.session.state)
    for gem in ("bank.white", "bank.blue", "bank.red", "do.0"):
        room.choose(gem)
    after = digest(room.session.state)
    room.give(Undo("pad:0"))
    assert digest(room.session.state) == before
    room.give(Redo("keyboard"))
    assert digest(room.session.state) == after
    room.choose("bar.undo")
    assert digest(room.session.state) == before
    room.give(Undo("pad:0"))
    assert room.remark, "nothing is left to undo, and it says so"


def test_undo_takes_back_picks_first_so_that_touch_has_a_way_back(sit: Sit) -> None:
    room = sit()
    for id in ("bank.white", "bank.blue", "bank.red", "do.0", "bank.green"):
        room.choose(id)
    room.choose("bar.undo")
    assert len(room.session.log) == 1
    assert room.play.traced()["picked"] == []
    room.choose("bar.undo")
    assert room.session.log == []


def test_the_undo_button_says_whose_step_it_takes_back_and_why_there_is_none(sit: Sit) -> None:
    room = sit()

    def said() -> tuple[str, ...]:
        room.play.controls.ring.focus("bar.undo")
        room.wait(0.1)
        return room.look.bar.help

    assert said()[0] == room.services.say("play-no-undo")
    for gem in ("bank.white", "bank.blue", "bank.red", "do.0"):
        room.choose(gem)
    assert room.desk.actor == 1
    assert NAMES[0] in said()[0]
    room.choose("bank.green")
    assert said() == (room.services.say("play-bar-undo"),), "the pick goes first"


def test_the_mouse_alone_can_play(sit: Sit) -> None:
    room = sit()

    def click(id: str) -> None:
        rect = next(item.rect for item in room.play.focusables() if item.id == id)
        room.give(
            Point("mouse", rect.center), Press("mouse", rect.center), Release("mouse", rect.center, True)
        )

    for id in ("bank.green", "bank.green", "do.0"):
        click(id)
    assert room.session.log[-1].action == act(0, "take", "bank.green", "bank.green")


def test_shoulders_visit_every_choice(sit: Sit) -> None:
    room = sit()
    choosing = room.choosing
    seen = set()
    for _ in range(60):
        room.give(Cycle("pad:0", 1))
        seen.add(room.play.focus())
    assert seen == set(choosing.choices())


def test_a_pointer_leaves_no_second_highlight(sit: Sit) -> None:
    room = sit()
    room.give(Nav("pad:0", "right"))
    assert room.look.ringed
    rect = next(item.rect for item in room.play.focusables() if item.id == "bank.red")
    room.give(Point("mouse", rect.center))
    assert room.play.focus() == "bank.red"
    assert not room.look.ringed


def test_menus_above_and_back(sit: Sit) -> None:
    room = sit()
    for id in ("bank.white", "bank.blue", "bank.red", "do.0"):
        room.choose(id)
    for intent, scene in (
        (Menu("pad:0"), PauseScene),
        (History("pad:0"), HistoryScene),
        (Inspect("pad:0", True), InspectScene),
    ):
        room.play.controls.ring.focus("bank.red")
        room.give(intent)
        assert isinstance(room.stack.top, scene)
        room.give(Back("pad:0"))
        assert room.stack.top is room.play


def test_with_own_pads_another_players_pad_cannot_act(sit: Sit) -> None:
    room = sit(devices=("pad:0", "pad:1"), own=True)
    room.choose("bank.white", device="pad:1")
    assert not room.remark
    assert not room.choosing.picked
    room.choose("bank.white", device="pad:0")
    assert room.choosing.picked == ("bank.white",)


def reserve_blind(room: Room) -> None:
    for id in ("deck.1", "do.0", "bank.white", "bank.blue", "bank.red", "do.0"):
        room.choose(id)


def test_a_blind_card_is_looked_at_behind_a_curtain(sit: Sit) -> None:
    room = sit()
    reserve_blind(room)
    hidden = next(item.id for item in room.play.focusables() if item.id.startswith("hidden."))
    room.choose(hidden)
    assert [type(scene) for scene in room.stack.scenes] == [PlayScene, CurtainScene]
    room.give(Confirm("pad:0"))
    assert [type(scene) for scene in room.stack.scenes] == [PlayScene]
    placements = room.stage.placements
    mine = room.session.state.players[0].reserved[0].card
    assert placements[mine].face == "up"
    while mine in room.stage.placements:
        assert room.stack.top is room.play
        room.give(Back("pad:0"))
    assert room.stack.top is room.play, "back hides the card and does nothing else"


def test_a_look_at_a_blind_card_can_be_declined_at_the_curtain(sit: Sit) -> None:
    room = sit()
    reserve_blind(room)
    hidden = next(item.id for item in room.play.focusables() if item.id.startswith("hidden."))
    room.choose(hidden)
    room.give(Back("pad:0"))
    assert [type(scene) for scene in room.stack.scenes] == [PlayScene]
    assert not room.desk.private_view


@pytest.mark.parametrize("language", ["en", "fa"])
def test_positions_that_differ_only_in_a_blind_card_give_identical_pixels_and_log(
    sit: Sit, language: str
) -> None:
    played = sit()
    reserve_blind(played)
    pictures, logs = set(), set()
    for at in range(4):
        state = clone(played.session.state)
        deck, held = state.decks[0], state.players[0].reserved
        deck[at], card = held[0].card, deck[at]
        held[0] = type(held[0])(card, blind=True)
        assert not list(played.session.rules.invariants(state))
        room = sit(language=language, opening=state)
        pictures.add(pixels(room))
        logs.add(room.shown)
    assert len(pictures) == len(logs) == 1


def test_a_whole_match_by_pointing_ends_on_the_scores(sit: Sit) -> None:
    room = sit(3, seed=4)
    rng = Rng(9)
    for _ in range(3000):
        if isinstance(room.stack.top, ScoringScene):
            break
        choosing = room.choosing
        buys = [a for a in choosing.decision.actions if a.verb == "buy" and a.targets[0].startswith("card.")]
        takes = [a for a in choosing.decision.actions if a.verb in ("take", "discard", "noble", "pay")]
        action = rng.pick(buys or takes or choosing.decision.actions)
        room.do(action)
    assert isinstance(room.stack.top, ScoringScene)
    assert room.session.over


def test_language_can_be_switched_while_playing(sit: Sit) -> None:
    room = sit()
    before = pixels(room)
    room.services.settings.language = "fa"
    room.services.refresh()
    room.stack.relayout()
    assert room.services.catalogue.rtl
    assert pixels(room) != before
    assert isinstance(room.stack.top, PlayScene)


def test_when_a_seated_pad_vanishes_the_match_waits_and_another_device_takes_over(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = sit(devices=("pad:0", "pad:1"), own=True)
    there = room.services.hub.pad
    monkeypatch.setattr(room.services.hub, "pad", lambda asked: None if asked == "pad:1" else there(asked))
    room.give(DeviceLeft("pad:1"))
    assert [type(scene) for scene in room.stack.scenes] == [PlayScene, PadLostScene]
    room.give(Confirm("pad:7"))
    assert [type(scene) for scene in room.stack.scenes] == [PlayScene]
    assert room.match.plan.devices == ("pad:0", "pad:7")


def test_a_pad_that_nobody_sits_at_may_vanish_without_stopping_the_match(sit: Sit) -> None:
    room = sit(devices=("pad:0", None))
    room.give(DeviceLeft("pad:5"))
    assert room.stack.top is room.play


def test_a_disk_that_refuses_is_told_of_once_and_play_goes_on(sit: Sit, tmp_path: Path) -> None:
    room = sit()
    folder = tmp_path / "saves"
    journal = FileJournal.create(folder / "match.jsonl", room.session, CREATED)
    shutil.rmtree(folder)
    folder.write_text("a file where the folder was")
    room = Room(room.services, room.session, (None, None), journal)
    for id in ("bank.white", "bank.blue", "bank.red", "do.0"):
        room.choose(id)
    assert [type(scene) for scene in room.stack.scenes] == [PlayScene, MessageScene]
    room.give(Confirm("pad:0"))
    for id in ("bank.white", "bank.blue", "bank.red", "do.0"):
        room.choose(id)
    assert [type(scene) for scene in room.stack.scenes] == [PlayScene]
    folder.unlink()
    for id in ("bank.green", "bank.black", "bank.red", "do.0"):
        room.choose(id)
    assert journal.fault is None
    assert len(restore(read_record(folder / "match.jsonl"), room.session.rules).log) == 3


def test_a_tap_on_nothing_takes_back_a_single_pick_but_not_the_work_of_several(sit: Sit) -> None:
    room = sit()
    board = room.play.view.arrangement.board
    spots = [(x, y) for x in range(100, 1900, 9) for y in range(20, 1020, 10)]
    empty = [spot for spot in spots if tapped(room, spot) is None]
    nothing = next(spot for spot in empty if board.collidepoint(spot))
    aside = next(spot for spot in empty if not board.collidepoint(spot))
    for id in ("bank.white", "bank.blue"):
        room.choose(id)
    room.give(Press("mouse", nothing), Release("mouse", nothing, True))
    assert room.choosing.picked == ("bank.white", "bank.blue")
    room.give(Back("mouse"))
    room.give(Press("mouse", aside), Release("mouse", aside, True))
    assert room.choosing.picked == ("bank.white",), "beside the board nothing is taken back"
    room.give(Press("mouse", nothing), Release("mouse", nothing, True))
    assert not room.choosing.picked


def tapped(room: Room, pos: tuple[int, int]) -> str | None:
    """What a tap at ``pos`` would mean."""
    return room.play.controls.ring.at(pos)


def test_a_key_after_the_pointer_chooses_nothing_that_nobody_can_see(sit: Sit) -> None:
    """What lay in focus when the pointer was taken is hidden: the first press shows where the focus is."""
    room = sit()
    room.play.controls.ring.focus("bank.red")
    room.give(Point("mouse", (100, 1000)))
    assert room.play.controls.ring.lit is None and not room.look.ringed
    room.give(Confirm("keyboard"))
    assert room.choosing.picked == () and room.look.ringed and room.play.controls.ring.lit is not None
    assert room.play.controls.ring.lit in {room.play.controls.focus_of(t) for t in room.shown.choices}
    room.give(Confirm("keyboard"))
    assert room.choosing.picked or room.session.log


def test_undo_across_the_turns_of_computers_says_what_it_took_back(sit: Sit) -> None:
    taker = Reflex(lambda asked: next(each for each in asked.decision.actions if each.verb == "take"))
    people = (Seat("Ada", 0), Seat("Bo", 1, COMPUTER, "trader/1"))
    room = sit(seats=people, driver=lambda number, seat: taker)
    for id in ("bank.white", "bank.blue", "bank.red", "do.0"):
        room.choose(id)
    while len(room.session.log) < 2:
        room.wait(1)
    room.wait(5)
    room.choose("bar.undo")
    assert room.session.log == []
    assert "Ada" in room.remark and "computer" in room.remark
