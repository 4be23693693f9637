"""A running match: what may be taken back, and what may not."""

from __future__ import annotations

import pytest

from game.match.seats import Seat
from game.match.session import IllegalActionError, Session
from game.rules.kernel.action import act
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.values import digest
from game.rules.splendor.rules import SplendorRules
from tests.splendor.scene import Scene
from tests.toy.rules import READY, ToyRules


def _session(seats: int = 2, scene: Scene | None = None) -> Session:
    players = [Seat(name, n) for n, name in enumerate(("Hana", "Sam", "Mina", "Kian")[:seats])]
    return Session(SplendorRules(), GameConfig(seats, 1), players, scene.state if scene else None)


def _submit(session: Session, verb: str, *targets: str) -> None:
    """The player asked does it; targets in any order."""
    decision = session.decisions()[0]
    wanted = act(decision.player, verb, *targets)
    same = (a for a in decision.actions if (a.verb, sorted(a.targets)) == (verb, sorted(targets)))
    session.submit(next(same, wanted))


def test_at_the_beginning_there_is_nothing_to_undo() -> None:
    session = _session()
    assert not session.can_undo() and not session.can_redo()
    with pytest.raises(IllegalActionError):
        session.undo()
    with pytest.raises(IllegalActionError):
        session.redo()
    assert session.undo_floor() == 0


def test_ones_own_action_may_be_taken_back_until_the_next_player_acts() -> None:
    session = _session()
    opening = digest(session.state)
    _submit(session, "take", "bank.white", "bank.blue", "bank.green")
    assert session.can_undo()
    _submit(session, "take", "bank.white", "bank.blue", "bank.green")
    assert session.undo() == 1
    assert not session.can_undo(), "the first player's action is somebody else's now"
    with pytest.raises(IllegalActionError):
        session.undo(0)
    assert len(session.log) == 1 and digest(session.state) != opening


def test_a_reveal_cannot_be_taken_back() -> None:
    for target in ("deck.1", None):
        session = _session()
        _submit(session, "reserve", target or session.state.market[0][0])
        assert session.log[-1].revealed
        assert not session.can_undo()


def test_a_purchase_from_the_hand_reveals_nothing_and_may_be_taken_back() -> None:
    session = _session(scene=Scene().reserved(0, "B1K8").give(0, blue=4))
    before = digest(session.state)
    _submit(session, "buy", "reserve.0.0")
    session.undo()
    assert digest(session.state) == before


def test_restarting_the_turn_takes_back_all_its_steps_and_redo_does_them_again() -> None:
    session = _session(4, Scene(4).give(0, white=4, blue=4, gold=1))
    before = digest(session.state)
    _submit(session, "take", "bank.red", "bank.black", "bank.green")
    _submit(session, "discard", "tokens.0.white", "tokens.0.white")
    after = digest(session.state)
    assert session.undo(session.undo_floor()) == 2
    assert digest(session.state) == before
    session.redo()
    session.redo()
    assert digest(session.state) == after and not session.can_redo()


def test_a_new_action_forgets_what_could_be_redone() -> None:
    session = _session()
    _submit(session, "take", "bank.white", "bank.blue", "bank.green")
    session.undo()
    assert session.can_redo()
    _submit(session, "take", "bank.red", "bank.blue", "bank.green")
    assert not session.can_redo()


def test_an_illegal_action_does_not_forget_what_could_be_redone() -> None:
    session = _session()
    _submit(session, "take", "bank.white", "bank.blue", "bank.green")
    session.undo()
    with pytest.raises(IllegalActionError):
        _submit(session, "take", "bank.gold")
    assert session.can_redo()


@pytest.mark.parametrize("to", [-1, 2, 99])
def test_undo_goes_only_to_where_the_log_has_been(to: int) -> None:
    session = _session()
    _submit(session, "take", "bank.white", "bank.blue", "bank.green")
    with pytest.raises(IllegalActionError):
        session.undo(to)
    assert len(session.log) == 1


def test_an_earlier_position_can_be_looked_at_without_disturbing_the_match() -> None:
    session = _session()
    digests = [digest(session.state)]
    for piles in (("white", "blue", "green"), ("red", "black", "white"), ("blue", "green", "red")):
        _submit(session, "take", *(f"bank.{pile}" for pile in piles))
        digests.append(digest(session.state))
    assert [digest(session.state_at(n)) for n in range(4)] == digests
    assert digest(session.state) == digests[-1] and len(session.log) == 3


def test_in_a_secret_plan_only_the_last_actors_own_steps_are_taken_back() -> None:
    session = Session(ToyRules({}), GameConfig(2, 1), [Seat("Hana", 0), Seat("Sam", 1)])
    session.submit(act(0, "roll", "die"))
    assert not session.can_undo(), "a roll stays"
    session.submit(act(1, "place", "card.1.2"))
    session.submit(act(0, "place", "card.0.1"))
    session.submit(act(0, "ready", READY))
    assert session.undo_floor() == 2
    session.undo(session.undo_floor())
    assert session.state.plans == ["", "card.1.2"]


def test_the_last_ready_unveils_and_cannot_be_taken_back() -> None:
    session = Session(ToyRules({}), GameConfig(2, 1), [Seat("Hana", 0), Seat("Sam", 1)])
    session.submit(act(0, "roll", "die"))
    for seat in (1, 0):
        session.submit(act(seat, "place", f"card.{seat}.2"))
        session.submit(act(seat, "ready", READY))
    assert session.state.played == ["card.0.2", "card.1.2"]
    assert not session.can_undo()
