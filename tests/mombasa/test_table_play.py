"""Mombasa at the table: planned behind the curtain or with own pads, and played to the end by pointing."""

from __future__ import annotations

import pygame

from game.match.session import Session
from game.rules.kernel.action import Action
from game.rules.kernel.rng import Rng
from game.rules.kernel.text import text
from game.rules.mombasa.frames import Plan
from game.ui.input.intents import Back, Confirm, Inspect, Nav, Undo
from game.ui.scenes.curtain import CurtainScene
from game.ui.scenes.history import chronicle
from game.ui.scenes.scoring import ScoringScene
from game.ui.table.bar import BarText
from tests.table.conftest import Sit, Sitting

PADS = ("pad:1", "pad:2")


def pixels(sitting: Sitting) -> bytes:
    canvas = pygame.Surface(sitting.services.display.size)
    sitting.stack.relayout()
    sitting.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


def to_planning(session: Session) -> None:
    """Lay the starting cards to rest without the screen."""
    while not isinstance(session.state.stack[-1], Plan):
        session.submit(session.decisions()[0].actions[0])


def planning(sit: Sit, players: int = 2) -> Sitting:
    return at_planning(sit(title="mombasa", players=players))


def own(sit: Sit) -> Sitting:
    """Two players with a pad each."""
    sitting = sit(title="mombasa", devices=PADS)
    sitting.services.settings.devices = "own"
    sitting.services.hub.pad = lambda device: object()  # type: ignore[method-assign,assignment,return-value]  # both pads are there
    sitting.play._controller.shared = False
    return at_planning(sitting)


def at_planning(sitting: Sitting) -> Sitting:
    to_planning(sitting.session)
    sitting.play._controller._refresh()
    sitting.play._show(())
    sitting.stack.settle()
    return sitting


def curtained(sitting: Sitting) -> bool:
    return isinstance(sitting.stack.top, CurtainScene)


def do(sitting: Sitting, action: Action, device: str = "keyboard") -> None:
    """Point at every target of ``action`` and press its button."""
    play = sitting.play
    for target in action.targets:
        if not target.startswith("button."):
            sitting.choose(play._focus_of(target), device)
    button = play._controller.offers().index(action)
    sitting.choose(f"do.{button}", device)


def lay(sitting: Sitting, seat: int, which: int, slot: int, device: str = "keyboard") -> None:
    card = sitting.session.state.players[seat].hand[which]
    do(sitting, Action(seat, "place", (card, f"slot.{seat}.{slot}")), device)


def test_everybody_plans_in_turn_behind_the_curtain(sit: Sit) -> None:
    sitting = planning(sit, players=3)
    for seat in range(3):
        assert curtained(sitting)
        sitting.give(Confirm("keyboard"))
        assert not curtained(sitting) and sitting.play.actor == seat
        lay(sitting, seat, 0, 1)
        assert not curtained(sitting), "one look is enough for the whole plan"
        lay(sitting, seat, 0, 2)
        assert sitting.play._controller.private
        do(sitting, Action(seat, "ready", ("button.ready",)))
    assert not isinstance(sitting.session.state.stack[-1], Plan)
    assert sitting.stack.top is sitting.play


def test_lifting_the_curtain_does_not_put_ready_under_the_thumb(sit: Sit) -> None:
    sitting = planning(sit)
    sitting.give(Nav("pad:1", "down"), Confirm("pad:1"))
    assert not curtained(sitting)
    assert str(sitting.play.focus()).startswith("card.")
    sitting.give(Back("pad:1"))
    assert curtained(sitting), "back hides the hand again"


def test_a_plan_can_be_taken_back_step_by_step_behind_the_curtain(sit: Sit) -> None:
    sitting = planning(sit)
    sitting.give(Confirm("keyboard"))
    lay(sitting, 0, 0, 1)
    lay(sitting, 0, 0, 3)
    sitting.give(Undo("keyboard"), Undo("keyboard"))
    assert not any(sitting.session.state.players[0].slots)
    assert sitting.play._controller.private
    log = len(sitting.session.log)
    sitting.give(Undo("keyboard"))
    assert len(sitting.session.log) == log, "what was laid to rest was another's turn"


def told(sitting: Sitting) -> list[str]:
    """The whole log in words."""
    entries = chronicle(sitting.session, sitting.play.table)
    return [sitting.play._say(line) for entry in entries for line in entry.lines]


def test_states_that_differ_only_in_plans_look_and_read_the_same(sit: Sit) -> None:
    shown = []
    for first, second in ((0, 0), (2, 4)):
        sitting = planning(sit)
        curtain = pixels(sitting)
        sitting.give(Confirm("keyboard"))
        open_hand = pixels(sitting)
        lay(sitting, 0, first, 1)
        lay(sitting, 0, second, 2)
        assert curtain != open_hand
        do(sitting, Action(0, "ready", ("button.ready",)))
        assert isinstance(sitting.stack.top, CurtainScene)
        beneath = pygame.Surface(sitting.services.display.size)
        sitting.play.draw(beneath)
        shown.append((pixels(sitting), pygame.image.tobytes(beneath, "RGB"), told(sitting)))
    assert shown[0] == shown[1]


def test_own_pads_plan_at_once_and_a_held_button_shows_the_own_hand(sit: Sit) -> None:
    sitting = own(sit)
    assert sitting.stack.top is sitting.play, "no curtain with own pads"
    covered = pixels(sitting)
    sitting.give(Inspect("pad:2", True))
    assert sitting.play.actor == 1 and sitting.play._controller.private
    assert pixels(sitting) != covered
    shown = {item.id for item in sitting.play.focusables()}
    hands = [set(player.hand) for player in sitting.session.state.players]
    assert hands[1] <= shown and not hands[0] & shown
    lay(sitting, 1, 0, 1, "pad:2")
    assert sitting.play._controller.private, "still held"
    sitting.give(Inspect("pad:1", True), Confirm("pad:1"))
    assert sitting.play.actor == 1, "the other one waits"
    sitting.give(Inspect("pad:2", False))
    assert not sitting.play._controller.private
    sitting.give(Inspect("pad:1", True))
    lay(sitting, 0, 0, 2, "pad:1")
    sitting.give(Inspect("pad:1", False))
    players = sitting.session.state.players
    assert players[0].slots[1] and players[1].slots[0]
    for seat in (1, 0):
        sitting.give(Nav(PADS[seat], "left"))
        do(sitting, Action(seat, "ready", ("button.ready",)), PADS[seat])
    assert not isinstance(sitting.session.state.stack[-1], Plan)


def test_with_own_pads_plans_that_differ_look_and_read_the_same(sit: Sit) -> None:
    shown = []
    for which in (0, 3):
        sitting = own(sit)
        sitting.give(Inspect("pad:1", True))
        lay(sitting, 0, which, 2, "pad:1")
        sitting.give(Inspect("pad:1", False))
        choices = sitting.play.traced()["choices"]
        shown.append((pixels(sitting), told(sitting), choices, sitting.play.traced()["offers"]))
        assert choices == []
        sitting.play._point("slot.0.2")
        assert sitting.play._remark, "whoever does not hold the button is told how"
    assert shown[0] == shown[1]


WANTED = {"end": 1, "done": 2, "ready": 2, "lift": 0, "mark": 4, "flip": 1}


def some(rng: Rng, actions: tuple[Action, ...]) -> Action:
    """Any action, ends and undoings less often."""
    pool = [action for action in actions for _ in range(WANTED.get(action.verb, 5))]
    return rng.pick(pool or list(actions))


def test_a_whole_game_by_pointing_to_the_scores(sit: Sit) -> None:
    sitting, rng = sit(title="mombasa", seed=11), Rng(4)
    rounds: set[int] = set()
    for _ in range(1500):
        if isinstance(sitting.stack.top, CurtainScene):
            sitting.give(Confirm("keyboard"))
        choosing = sitting.play._controller.choosing()
        if choosing is None:
            break
        rounds.add(sitting.session.state.round)
        usable = choosing.decision.actions
        if not choosing.unveiled:
            usable = tuple(a for a in usable if not set(a.targets) & choosing.decision.guarded)
        do(sitting, some(rng, usable))
    assert sitting.session.over
    assert rounds == set(range(1, 8))
    assert isinstance(sitting.stack.top, ScoringScene)
    assert list(sitting.session.rules.invariants(sitting.session.state)) == []


def test_the_longest_questions_fit_the_bar_at_every_text_size(sit: Sit) -> None:
    for scale in (1.0, 1.5, 2.0):
        for lang in ("en", "fa"):
            sitting = sit(title="mombasa", language=lang, text_scale=scale)
            bar = sitting.play._view.bar
            for count in (1, 12):
                question = sitting.play._say(text("mombasa-choose-goods", count=count))
                said = BarText(None, f"Mohammad-Reza: {question}", ("",), ())
                lines = bar._lines(said, 60, 52, bar.rect.w // 2)
                assert all(
                    y - line.get_height() / 2 >= 0 and y + line.get_height() / 2 <= bar.rect.h + 1
                    for line, y in lines
                )
