"""Mombasa at the table: planned behind the curtain or with own pads."""

from __future__ import annotations

import pygame
import pytest

from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.frames import Plan
from game.ui.input.intents import Back, Confirm, Inspect, Nav, Press, Release, Undo
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import chronicle
from game.ui.widgets.labels import Paragraph
from tests.mombasa.positions import unlocked
from tests.mombasa.scene import Scene
from tests.room import Room, Sit

PADS = ("pad:1", "pad:2")


def pixels(room: Room) -> bytes:
    canvas = pygame.Surface(room.services.display.size)
    room.stack.relayout()
    room.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def planning(sit: Sit, players: int = 2) -> Room:
    return at_planning(sit(title="mombasa", players=players))


def own(sit: Sit) -> Room:
    """Two players with a pad each."""
    return at_planning(sit(title="mombasa", devices=PADS, own=True))


def at_planning(room: Room) -> Room:
    """Lay the starting cards to rest without pointing."""
    while not isinstance(room.session.state.stack[-1], Plan):
        room.perform(room.session.decisions()[0].actions[0])
    return room


def curtained(room: Room) -> bool:
    return isinstance(room.stack.top, CurtainScene)


def lay(room: Room, seat: int, which: int, slot: int, device: str = "keyboard") -> None:
    card = room.session.state.players[seat].hand[which]
    room.do(Action(seat, "place", (card, f"slot.{seat}.{slot}")), device)


def test_everybody_plans_in_turn_behind_the_curtain(sit: Sit) -> None:
    room = planning(sit, players=3)
    for seat in range(3):
        assert curtained(room)
        room.give(Confirm("keyboard"))
        assert not curtained(room) and room.desk.actor == seat
        lay(room, seat, 0, 1)
        assert not curtained(room), "one look is enough for the whole plan"
        lay(room, seat, 0, 2)
        assert room.desk.private_view
        room.do(Action(seat, "ready", ("button.ready",)))
    assert not isinstance(room.session.state.stack[-1], Plan)
    assert room.stack.top is room.play


def test_the_curtain_says_which_round_is_planned(sit: Sit) -> None:
    room = planning(sit)
    curtain = room.stack.top
    assert isinstance(curtain, CurtainScene)
    said = [leaf.words for leaf in curtain.parts.leaves if isinstance(leaf, Paragraph)]
    assert room.services.say("mombasa-fact-round", round=1, of=7) in said


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_all_that_the_curtain_says_is_seen_at_larger_text(sit: Sit, lang: str) -> None:
    room = at_planning(sit(title="mombasa", players=2, size=(1920, 1080), text_scale=2.0, language=lang))
    curtain = room.stack.top
    assert isinstance(curtain, CurtainScene)
    assert all(curtain.parts.view.contains(leaf.rect) for leaf in curtain.parts.leaves)


def test_lifting_the_curtain_does_not_put_ready_under_the_thumb(sit: Sit) -> None:
    room = planning(sit)
    room.give(Nav("pad:1", "down"), Confirm("pad:1"))
    assert not curtained(room)
    assert str(room.play.focus()).startswith("card.")
    room.give(Back("pad:1"))
    assert curtained(room), "back hides the hand again"


def test_a_plan_can_be_taken_back_step_by_step_behind_the_curtain(sit: Sit) -> None:
    room = planning(sit)
    room.give(Confirm("keyboard"))
    lay(room, 0, 0, 1)
    lay(room, 0, 0, 3)
    room.give(Undo("keyboard"), Undo("keyboard"))
    assert not any(room.session.state.players[0].slots)
    assert room.desk.private_view
    log = len(room.session.log)
    room.give(Undo("keyboard"))
    assert len(room.session.log) == log, "what was laid to rest was another's turn"


def told(room: Room) -> list[str]:
    """The whole log in words."""
    entries = chronicle(room.session, room.play.view.table)
    return [room.play.view.narrator.say(line) for entry in entries for line in entry.lines]


def test_own_pads_plan_at_once_and_a_held_button_shows_the_own_hand(sit: Sit) -> None:
    room = own(sit)
    assert room.stack.top is room.play, "no curtain with own pads"
    covered = pixels(room)
    room.give(Inspect("pad:2", True))
    assert room.desk.actor == 1 and room.desk.private_view
    assert pixels(room) != covered
    shown = {item.id for item in room.play.focusables()}
    hands = [set(player.hand) for player in room.session.state.players]
    assert hands[1] <= shown and not hands[0] & shown
    lay(room, 1, 0, 1, "pad:2")
    assert room.desk.private_view, "still held"
    room.give(Inspect("pad:1", True), Confirm("pad:1"))
    assert room.desk.actor == 1, "the other one waits"
    room.give(Inspect("pad:2", False))
    assert not room.desk.private_view
    room.give(Inspect("pad:1", True))
    lay(room, 0, 0, 2, "pad:1")
    room.give(Inspect("pad:1", False))
    players = room.session.state.players
    assert players[0].slots[1] and players[1].slots[0]
    assert not room.shown.offers, "nothing of a plan is offered while nobody looks at it"
    for seat in (1, 0):
        room.give(Inspect(PADS[seat], True))
        room.do(Action(seat, "ready", ("button.ready",)), PADS[seat])
        room.give(Inspect(PADS[seat], False))
    assert not isinstance(room.session.state.stack[-1], Plan)


def test_with_own_pads_plans_that_differ_look_and_read_the_same(sit: Sit) -> None:
    shown = []
    for which in (0, 3):
        room = own(sit)
        room.give(Inspect("pad:1", True))
        lay(room, 0, which, 2, "pad:1")
        room.give(Inspect("pad:1", False))
        choices = room.play.traced()["choices"]
        shown.append((pixels(room), told(room), choices, room.play.traced()["offers"]))
        assert choices == []
        room.point("slot.0.2")
        assert room.remark, "whoever does not hold the button is told how"
    assert shown[0] == shown[1]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_tab_in_focus_says_what_can_be_chosen_behind_it(sit: Sit, lang: str) -> None:
    room = sit(title="mombasa", players=3, language=lang)
    rng, said = Rng(7), set[str]()
    while room.session.decisions() and len(room.session.log) < 150:
        room.perform(rng.pick(room.session.decisions()[0].actions))
        if curtained(room):
            room.give(Confirm("keyboard"))
        room.play.view.snap()
        counted = room.look.tabs
        for scene in room.play.view.layout.tabbed:
            room.play.controls.ring.focus(f"view.{scene}")
            told = room.look.bar.help
            if counted.get(scene):
                name = room.services.say(text(f"mombasa-scene-{scene}"))
                assert told[0].startswith(f"{name}: ") or name in told[0], (scene, told)
            said.add(told[-1])
    assert len(said) > 12, "every sort of choice has its own words"


def test_what_points_before_the_end_are_is_told_at_the_head_of_a_panel(sit: Sit) -> None:
    room = sit(title="mombasa", opening=Scene().at_turn().state)
    room.play.controls.ring.focus("panel.1")
    help = room.look.bar.help
    assert "points if the game ended now" in help[0] and "Inspect everything" in help[0]
    assert help[-1].endswith("points if the game ended now"), "where room is short that alone"


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_double_click_on_a_card_plans_one_card(sit: Sit, device: str) -> None:
    room = planning(sit)
    room.give(Confirm("keyboard"))
    card = next(item for item in room.play.focusables() if item.id.startswith("card."))
    spot, before = card.rect.center, len(room.session.log)

    def click() -> None:
        for intent in (Press(device, spot), Release(device, spot, True)):
            room.stack.handle(intent)
            room.stack.settle()
        room.wait(0.05)

    click()
    click()
    assert len(room.session.log) == before + 1
    room.wait(1.0)
    room.wait(1.0)
    click()
    assert len(room.session.log) == before + 1, "the place of the laid card stays empty"
    held = (i for i in room.play.focusables() if room.play.view.stage.slot_of(i.id).startswith("hand."))
    spot = next(held).rect.center
    click()
    assert len(room.session.log) == before + 2, "a second click that takes its time is meant"


def test_a_tab_counts_only_what_does_not_lie_beside_every_sheet(sit: Sit) -> None:
    room = sit(title="mombasa", opening=Scene().at_turn().area("card.0.coffee_1", "tile.expansion").state)
    assert {"tile.expansion", "card.0.coffee_1"} <= set(room.shown.selectable)
    assert not room.look.tabs["cards"] and room.look.tabs["chart"] == len(COMPANIES), "the ports"


def test_one_look_at_the_own_hand_is_enough_for_a_bonus_that_asks_for_a_card_of_it(sit: Sit) -> None:
    room = sit(title="mombasa", opening=unlocked("D1", 1).hand("card.0.coffee_2").state)
    room.wait(0.5)
    room.choose("bonus.D1.1")
    assert curtained(room), "whether it can be had tells what one holds"
    room.give(Confirm("keyboard"))
    assert room.play.view.shot == "bonus" and room.shown.picks, "the bonus is before who looks"
    mark = next(action for action in room.choosing.decision.actions if action.targets == ("bonus.D1.1",))
    room.wait(1)
    room.choose(room.button_of(mark))
    assert room.session.log[-1].action == mark and room.choosing.decision.secret
    assert not curtained(room) and room.desk.private_view, "the same player goes on looking"
    assert room.shown.choices, "the cards that can go"
