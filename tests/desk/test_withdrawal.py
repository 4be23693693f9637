"""Where all choose at the same time, everybody may take back the own last step until the reveal."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.desk.desk import Desk
from game.desk.desk_model import desk_model
from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.seats import Seat
from game.match.session import IllegalActionError, Session
from game.match.sitting import Sitting
from game.rules.kernel.action import act
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import text
from game.rules.kernel.values import digest
from tests.toy.rules import READY, ToyRules
from tests.toy.table import ToyTable

SEATS = tuple(Seat(name, style) for style, name in enumerate(("Hana", "Ali", "Sara")))


def planning() -> Sitting:
    sitting = Sitting(Session(ToyRules({}), GameConfig(3, 4), SEATS))
    sitting.act(act(0, "roll", "die"))
    return sitting


def ready(sitting: Sitting, seat: int) -> None:
    sitting.act(act(seat, "place", f"card.{seat}.1"))
    sitting.act(act(seat, "ready", READY))


def test_whoever_is_ready_may_take_that_back_though_others_have_acted_since() -> None:
    sitting = planning()
    desk = Desk(sitting, shared=False)
    ready(sitting, 0)
    sitting.act(act(1, "place", "card.1.2"))
    assert desk.asked == (1, 2)
    assert desk.undo(0)
    assert desk.asked == (0, 1, 2)
    assert sitting.session.state.plans == ["card.0.1", "card.1.2", ""]
    assert desk.undo(0)
    assert sitting.session.state.plans == ["", "card.1.2", ""]


def test_the_others_keep_what_they_had_picked() -> None:
    sitting = planning()
    desk = Desk(sitting, seats={1})
    ready(sitting, 0)
    desk.set_private_view()
    desk.point("card.1.2")
    sitting.retract(0)
    choosing = desk.choosing()
    assert choosing is not None and choosing.picked == ("card.1.2",) and desk.viewer == 1


def test_after_the_reveal_nothing_is_taken_back() -> None:
    sitting = planning()
    desk = Desk(sitting, shared=False)
    for seat in range(3):
        ready(sitting, seat)
    assert sitting.session.log[-1].revealed
    assert not any(desk.undo(seat) for seat in range(3))
    with pytest.raises(IllegalActionError):
        sitting.retract(1)


def test_nobody_takes_back_for_a_seat_that_is_not_served_here() -> None:
    sitting = planning()
    ready(sitting, 0)
    assert not Desk(sitting, seats={1}).undo(0)
    assert sitting.session.log[-1].action.verb == "ready"


def test_where_one_moves_after_the_other_only_the_last_step_can_be_taken_back() -> None:
    from game.rules.splendor.rules import SplendorRules

    sitting = Sitting(Session(SplendorRules(), GameConfig(2, 4), SEATS[:2]))
    desk = Desk(sitting, shared=False)
    sitting.act(act(0, "take", "bank.white", "bank.blue", "bank.green"))
    sitting.act(act(1, "take", "bank.white", "bank.blue", "bank.green"))
    assert not desk.undo(0)
    assert not desk.undo(1), "the turn is over"
    assert desk.undo()
    assert len(sitting.session.log) == 1


def test_those_who_are_ready_are_told_so() -> None:
    sitting = planning()
    own, shared = Desk(sitting, shared=False), Desk(sitting)
    told = text("play-may-withdraw")
    assert told not in desk_model(own, ToyTable(ToyRules({}))).facts
    ready(sitting, 0)
    assert (
        told in desk_model(own, ToyTable(ToyRules({}))).facts
        and told not in desk_model(shared, ToyTable(ToyRules({}))).facts
    )


def test_the_record_tells_of_it_too(tmp_path: Path) -> None:
    rules = ToyRules({})
    session = Session(rules, GameConfig(3, 4), SEATS)
    path = tmp_path / "match.jsonl"
    sitting = Sitting(session, FileJournal.create(path, session, "2026-01-01"))
    sitting.act(act(0, "roll", "die"))
    ready(sitting, 0)
    ready(sitting, 1)
    sitting.retract(0)
    sitting.close()
    again = restore(read_record(path), rules)
    assert digest(again.state) == digest(session.state)
    assert again.state.plans == ["card.0.1", "card.1.1", ""] and again.state.stack[-1].ready[0] is False
