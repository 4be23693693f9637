"""The play scene, driven by what people do."""

from __future__ import annotations

import pygame
import pytest

from game.match.record import read_record, restore
from game.rules.kernel.action import act
from game.rules.kernel.rng import Rng
from game.rules.kernel.values import digest
from game.ui.input.intents import (
    Back,
    Confirm,
    Cycle,
    DeviceLeft,
    History,
    Inspect,
    Intent,
    Menu,
    Nav,
    Point,
    Press,
    Redo,
    Release,
    Undo,
)
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import HistoryScene
from game.ui.scenes.inspect import InspectScene
from game.ui.scenes.message import MessageScene
from game.ui.scenes.pad_lost import PadLostScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.scoring import ScoringScene
from tests.table.conftest import Sit, Sitting


def pixels(sitting: Sitting) -> bytes:
    canvas = pygame.Surface(sitting.services.display.size)
    sitting.stack.relayout()
    sitting.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def test_point_at_three_gems_and_confirm(sit: Sit) -> None:
    sitting = sit()
    for gem in ("bank.white", "bank.blue", "bank.red"):
        assert sitting.offered() == []
        sitting.choose(gem)
    assert sitting.play.focus() == "do.0"
    sitting.give(Confirm("pad:1"))
    assert sitting.session.log[-1].action == act(0, "take", "bank.white", "bank.blue", "bank.red")
    assert sitting.play.actor == 1


def test_point_at_a_card_then_reserve_and_the_missing_gems_are_named(sit: Sit) -> None:
    sitting = sit()
    card = sitting.session.state.market[2][0]
    sitting.choose(card)
    popover = sitting.play._popover
    assert popover is not None
    assert len(popover.buttons) == 1
    assert popover._remark is not None
    sitting.choose("do.0")
    assert sitting.session.state.players[0].reserved[0].card == card


def test_back_takes_picks_back_one_by_one_and_then_opens_the_pause(sit: Sit) -> None:
    sitting = sit()
    sitting.choose("bank.white")
    sitting.choose("bank.blue")
    sitting.give(Back("keyboard"))
    assert sitting.play._controller.choosing().picked == ("bank.white",)  # type: ignore[union-attr]  # a turn is open
    sitting.give(Back("keyboard"))
    assert sitting.stack.top is sitting.play
    sitting.give(Back("keyboard"))
    assert isinstance(sitting.stack.top, PauseScene)


def test_an_impossible_choice_says_why(sit: Sit) -> None:
    sitting = sit()
    sitting.choose("bank.gold")
    assert sitting.play._remark
    sitting.choose("bank.white")
    assert not sitting.play._remark


def test_undo_and_redo_buttons_of_every_device(sit: Sit) -> None:
    sitting = sit()
    before = digest(sitting.session.state)
    for gem in ("bank.white", "bank.blue", "bank.red", "do.0"):
        sitting.choose(gem)
    after = digest(sitting.session.state)
    sitting.give(Undo("pad:0"))
    assert digest(sitting.session.state) == before
    sitting.give(Redo("keyboard"))
    assert digest(sitting.session.state) == after
    sitting.choose("bar.undo")
    assert digest(sitting.session.state) == before
    sitting.give(Undo("pad:0"))
    assert sitting.play._remark, "nothing is left to undo, and it says so"


def test_undo_takes_back_picks_first_so_that_touch_has_a_way_back(sit: Sit) -> None:
    sitting = sit()
    for id in ("bank.white", "bank.blue", "bank.red", "do.0", "bank.green"):
        sitting.choose(id)
    sitting.choose("bar.undo")
    assert len(sitting.session.log) == 1
    assert sitting.play.traced()["picked"] == []
    sitting.choose("bar.undo")
    assert sitting.session.log == []


def test_the_mouse_alone_can_play(sit: Sit) -> None:
    sitting = sit()

    def click(id: str) -> None:
        rect = next(item.rect for item in sitting.play.focusables() if item.id == id)
        sitting.give(
            Point("mouse", rect.center), Press("mouse", rect.center), Release("mouse", rect.center, True)
        )

    for id in ("bank.green", "bank.green", "do.0"):
        click(id)
    assert sitting.session.log[-1].action == act(0, "take", "bank.green", "bank.green")


def test_shoulders_visit_every_choice(sit: Sit) -> None:
    sitting = sit()
    choosing = sitting.play._controller.choosing()
    assert choosing is not None
    seen = set()
    for _ in range(60):
        sitting.give(Cycle("pad:0", 1))
        seen.add(sitting.play.focus())
    assert seen == set(choosing.choices())


def test_a_pointer_leaves_no_second_highlight(sit: Sit) -> None:
    sitting = sit()
    sitting.give(Nav("pad:0", "right"))
    assert sitting.play._look().ringed
    rect = next(item.rect for item in sitting.play.focusables() if item.id == "bank.red")
    sitting.give(Point("mouse", rect.center))
    assert sitting.play.focus() == "bank.red"
    assert not sitting.play._look().ringed


def test_menus_above_and_back(sit: Sit) -> None:
    sitting = sit()
    for id in ("bank.white", "bank.blue", "bank.red", "do.0"):
        sitting.choose(id)
    for intent, scene in (
        (Menu("pad:0"), PauseScene),
        (History("pad:0"), HistoryScene),
        (Inspect("pad:0", True), InspectScene),
    ):
        sitting.play._ring.focus("bank.red")
        sitting.give(intent)
        assert isinstance(sitting.stack.top, scene)
        sitting.give(Back("pad:0"))
        assert sitting.stack.top is sitting.play


def test_with_own_pads_another_players_pad_cannot_act(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit(devices=("pad:0", "pad:1"))
    monkeypatch.setattr(sitting.services.hub, "pad", lambda device: object())
    sitting.services.settings.devices = "own"
    sitting.choose("bank.white", device="pad:1")
    assert sitting.play._remark
    assert not sitting.play._controller.choosing().picked  # type: ignore[union-attr]  # a turn is open
    sitting.choose("bank.white", device="pad:0")
    assert sitting.play._controller.choosing().picked == ("bank.white",)  # type: ignore[union-attr]  # a turn is open


def reserve_blind(sitting: Sitting) -> None:
    for id in ("deck.1", "do.0", "bank.white", "bank.blue", "bank.red", "do.0"):
        sitting.choose(id)


def test_a_blind_card_is_looked_at_behind_a_curtain(sit: Sit) -> None:
    sitting = sit()
    reserve_blind(sitting)
    hidden = next(item.id for item in sitting.play.focusables() if item.id.startswith("hidden."))
    sitting.choose(hidden)
    assert [type(scene) for scene in sitting.stack.scenes] == [PlayScene, CurtainScene]
    sitting.give(Confirm("pad:0"))
    assert [type(scene) for scene in sitting.stack.scenes] == [PlayScene]
    placements = sitting.play._view.stage.placements
    mine = sitting.session.state.players[0].reserved[0].card
    assert placements[mine].face == "up"
    while sitting.play._controller.choosing().picked or sitting.play._remark:  # type: ignore[union-attr]  # a turn is open
        sitting.give(Back("pad:0"))
    sitting.give(Back("pad:0"))
    assert mine not in sitting.play._view.stage.placements


def test_a_look_at_a_blind_card_can_be_declined_at_the_curtain(sit: Sit) -> None:
    sitting = sit()
    reserve_blind(sitting)
    hidden = next(item.id for item in sitting.play.focusables() if item.id.startswith("hidden."))
    sitting.choose(hidden)
    sitting.give(Back("pad:0"))
    assert [type(scene) for scene in sitting.stack.scenes] == [PlayScene]
    assert not sitting.play._controller.private


@pytest.mark.parametrize("language", ["en", "fa"])
def test_positions_that_differ_only_in_a_blind_card_give_identical_pixels_and_log(
    sit: Sit, language: str
) -> None:
    sitting = sit(language=language)
    reserve_blind(sitting)
    state = sitting.session.state
    pictures, logs = set(), set()
    for at in range(4):
        deck, held = state.decks[0], state.players[0].reserved
        state.decks[0][at], card = held[0].card, deck[at]
        held[0] = type(held[0])(card, blind=True)
        sitting.session._decisions = None
        sitting.play._controller._refresh()
        sitting.play._offer()
        pictures.add(pixels(sitting))
        logs.add(sitting.play._looker.last_lines())
        assert sitting.session.rules.invariants(state) == [] or not list(
            sitting.session.rules.invariants(state)
        )
    assert len(pictures) == len(logs) == 1


def press(sitting: Sitting, rng: Rng) -> Intent:
    """Something a pad or mouse may do."""
    pad = "pad:0"
    turns: list[Intent] = [
        Nav(pad, "left"),
        Nav(pad, "right"),
        Nav(pad, "up"),
        Nav(pad, "down"),
        Confirm(pad),
        Confirm(pad),
        Back(pad),
        Cycle(pad, 1),
        Cycle(pad, -1),
        Undo(pad),
        Redo("keyboard"),
    ]
    if rng.below(12) == 0:
        pos = (rng.below(1280), rng.below(720))
        return rng.pick([Point("mouse", pos), Release("mouse", pos, True)])
    return rng.pick(turns)


@pytest.mark.parametrize("players", [2, 4])
def test_ten_thousand_random_presses_always_leave_exactly_one_valid_focus(sit: Sit, players: int) -> None:
    sitting = sit(players)
    rng = Rng(players)
    for _ in range(10_000):
        if sitting.stack.top is not sitting.play:
            sitting.stack.pop(sitting.stack.scenes[1])
            sitting.stack.settle()
            if sitting.session.over:
                break
        sitting.stack.handle(press(sitting, rng))
        sitting.stack.settle()
        if sitting.stack.top is sitting.play:
            ids = [item.id for item in sitting.play.focusables()]
            assert ids.count(str(sitting.play.focus())) == 1
            assert len(set(ids)) == len(ids)


def test_a_whole_match_by_pointing_ends_on_the_scores(sit: Sit) -> None:
    sitting = sit(3, seed=4)
    rng = Rng(9)
    for _ in range(3000):
        if isinstance(sitting.stack.top, ScoringScene):
            break
        choosing = sitting.play._controller.choosing()
        assert choosing is not None
        buys = [a for a in choosing.decision.actions if a.verb == "buy" and a.targets[0].startswith("card.")]
        takes = [a for a in choosing.decision.actions if a.verb in ("take", "discard", "noble", "pay")]
        action = rng.pick(buys or takes or choosing.decision.actions)
        for target in action.targets:
            sitting.choose(sitting.play._focus_of(target))
        at = choosing.offers().index(action)
        sitting.choose(f"do.{at}")
    assert isinstance(sitting.stack.top, ScoringScene)
    assert sitting.session.over


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_draws_at_every_size_language_and_scale(
    sit: Sit, size: tuple[int, int], language: str, scale: float
) -> None:
    sitting = sit(4, size=size, language=language, text_scale=scale)
    sitting.choose("bank.white")
    pixels(sitting)
    assert not sitting.services.catalogue.missing
    popover = sitting.play._popover
    assert popover is None or sitting.services.metrics.safe.contains(popover.rect)


def test_language_can_be_switched_while_playing(sit: Sit) -> None:
    sitting = sit()
    before = pixels(sitting)
    sitting.services.settings.language = "fa"
    sitting.services.refresh()
    sitting.stack.relayout()
    assert sitting.services.catalogue.rtl
    assert pixels(sitting) != before
    assert isinstance(sitting.stack.top, PlayScene)


def test_when_a_seated_pad_vanishes_the_match_waits_and_another_device_takes_over(sit: Sit) -> None:
    sitting = sit(devices=("pad:0", "pad:1"))
    sitting.services.settings.devices = "own"
    sitting.give(DeviceLeft("pad:1"))
    assert [type(scene) for scene in sitting.stack.scenes] == [PlayScene, PadLostScene]
    sitting.give(Confirm("pad:7"))
    assert [type(scene) for scene in sitting.stack.scenes] == [PlayScene]
    assert sitting.play._match.plan.devices == ("pad:0", "pad:7")


def test_a_pad_that_nobody_sits_at_may_vanish_without_stopping_the_match(sit: Sit) -> None:
    sitting = sit(devices=("pad:0", None))
    sitting.give(DeviceLeft("pad:5"))
    assert sitting.stack.top is sitting.play


def test_a_disk_that_refuses_is_told_of_once_and_play_goes_on(sit: Sit) -> None:
    sitting = sit()
    sitting.journal._file.close()
    sitting.journal._file = FullDisk()  # type: ignore[assignment]  # a file as far as the journal cares
    record, sitting.journal.path = sitting.journal.path, sitting.journal.path / "nowhere" / "match.jsonl"
    for id in ("bank.white", "bank.blue", "bank.red", "do.0"):
        sitting.choose(id)
    assert [type(scene) for scene in sitting.stack.scenes] == [PlayScene, MessageScene]
    sitting.give(Confirm("pad:0"))
    for id in ("bank.white", "bank.blue", "bank.red", "do.0"):
        sitting.choose(id)
    assert [type(scene) for scene in sitting.stack.scenes] == [PlayScene]
    sitting.journal.path = record
    for id in ("bank.green", "bank.black", "bank.red", "do.0"):
        sitting.choose(id)
    assert sitting.journal.fault is None
    assert len(restore(read_record(record), sitting.session.rules).log) == 3


class FullDisk:
    """A file on a disk without room."""

    def write(self, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    def fileno(self) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass
