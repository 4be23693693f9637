"""A preview never runs past a roll, a draw or a reveal."""

from __future__ import annotations

from game.rules.kernel.action import act
from game.rules.kernel.foresight import foresee
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.values import digest
from tests.splendor.scene import RULES, Scene
from tests.toy.rules import READY, ToyRules

TOY = ToyRules({})


def test_a_certain_action_is_seen_to_its_end_and_changes_nothing() -> None:
    state = Scene().state
    before = digest(state)
    seen = foresee(RULES, state, act(0, "take", "bank.white", "bank.blue", "bank.green"))
    assert [event.kind for event in seen.events] == ["take", "turn"]
    assert seen.state is not None and sum(seen.state.players[0].tokens) == 3
    assert digest(state) == before


def test_a_roll_is_not_foreseen() -> None:
    seen = foresee(TOY, start(TOY, GameConfig(2, 1)), act(0, "roll", "die"))
    assert seen.events == () and seen.state is None


def test_a_draw_is_not_foreseen_but_what_comes_before_it_is() -> None:
    state = Scene().state
    seen = foresee(RULES, state, act(0, "reserve", state.market[0][0]))
    assert seen.state is None
    assert [event.kind for event in seen.events] == ["reserve"]


def test_the_last_ready_does_not_reveal_anything_beforehand() -> None:
    state = start(TOY, GameConfig(2, 1))
    play(TOY, state, act(0, "roll", "die"))
    for seat in (0, 1):
        play(TOY, state, act(seat, "place", f"card.{seat}.1"))
    play(TOY, state, act(0, "ready", READY))
    seen = foresee(TOY, state, act(1, "ready", READY))
    assert seen.state is None
