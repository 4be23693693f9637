"""The turn controller: pointing narrows the legal actions."""

from __future__ import annotations

import pytest

from game.match.controller import Choosing, Reply, TurnController
from game.match.seats import Seat
from game.match.session import IllegalActionError, Session
from game.rules.kernel.action import act
from game.rules.kernel.decision import Decision
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import text
from game.rules.splendor.rules import SplendorRules


@pytest.fixture
def session() -> Session:
    return Session(SplendorRules(), GameConfig(2, 7), (Seat("Hana", 0), Seat("Ali", 1)))


@pytest.fixture
def controller(session: Session) -> TurnController:
    return TurnController(session)


def pick(controller: TurnController, *targets: str) -> list[Reply]:
    choosing = controller.choosing()
    assert choosing is not None
    return [choosing.point(target) for target in targets]


def picked(controller: TurnController) -> tuple[str, ...]:
    choosing = controller.choosing()
    assert choosing is not None
    return choosing.picked


def test_three_gems_are_complete_only_with_the_third(controller: TurnController) -> None:
    choosing = controller.choosing()
    assert choosing is not None
    pick(controller, "bank.red", "bank.white")
    assert choosing.offers() == ()
    pick(controller, "bank.green")
    assert choosing.offers() == (act(0, "take", "bank.white", "bank.green", "bank.red"),)
    assert choosing.choices() == {}


def test_pointing_at_a_picked_gem_that_cannot_be_doubled_puts_it_back(controller: TurnController) -> None:
    assert pick(controller, "bank.red", "bank.white", "bank.white")[-1] is Reply.UNPICKED
    assert picked(controller) == ("bank.red",)


def test_a_target_that_does_not_fit_replaces_the_oldest_picks(controller: TurnController) -> None:
    pick(controller, "bank.red", "bank.white", "bank.green")
    assert pick(controller, "bank.blue") == [Reply.PICKED]
    assert picked(controller) == ("bank.white", "bank.green", "bank.blue")
    assert pick(controller, "deck.2") == [Reply.PICKED]
    assert picked(controller) == ("deck.2",)


def test_what_no_action_wants_is_refused_and_keeps_the_picks(controller: TurnController) -> None:
    pick(controller, "bank.red")
    assert pick(controller, "bank.gold", "noble.N01") == [Reply.REFUSED, Reply.REFUSED]
    assert picked(controller) == ("bank.red",)


def test_an_action_that_is_not_offered_changes_nothing(controller: TurnController, session: Session) -> None:
    with pytest.raises(IllegalActionError):
        controller.perform(act(0, "take", "bank.gold"))
    assert session.log == []
    assert controller.seat == 0


def test_after_an_action_the_next_seat_is_asked_and_undo_goes_back(controller: TurnController) -> None:
    controller.perform(act(0, "take", "bank.white", "bank.green", "bank.red"))
    assert controller.seat == 1
    assert controller.undo()
    assert controller.seat == 0
    assert controller.redo()
    assert controller.seat == 1


def test_a_blind_card_is_guarded_until_its_player_looks(controller: TurnController) -> None:
    controller.perform(act(0, "reserve", "deck.1"))
    controller.perform(act(1, "take", "bank.white", "bank.green", "bank.red"))
    choosing = controller.choosing()
    assert choosing is not None
    assert choosing.decision.guarded == {"reserve.0.0"}
    assert "reserve.0.0" not in choosing.choices()
    assert choosing.point("reserve.0.0") is Reply.PRIVATE
    controller.unveil()
    assert choosing.point("reserve.0.0") in (Reply.PICKED, Reply.REFUSED)


def test_an_open_decision_of_the_whole_table_needs_no_curtain(controller: TurnController) -> None:
    assert not controller.needs_curtain()


def test_a_later_target_brings_along_what_must_come_before_it_if_that_is_clear() -> None:
    actions = (act(0, "lay", "red", "a"), act(0, "lay", "red", "b"), act(0, "lay", "blue", "b"))
    choosing = Choosing(Decision(0, text("any"), actions))
    assert choosing.point("b") is Reply.REFUSED, "of red or of blue?"
    assert choosing.point("a") is Reply.PICKED
    assert choosing.picked == ("red", "a")
    assert choosing.offers() == (actions[0],)
    choosing.selection.picked[:] = ["blue"]
    assert choosing.point("a") is Reply.PICKED
    assert choosing.picked == ("red", "a")


def test_a_later_target_never_betrays_what_is_guarded() -> None:
    actions = (act(0, "lay", "hidden", "a"),)
    choosing = Choosing(Decision(0, text("any"), actions, guarded=frozenset({"hidden"})))
    assert choosing.point("a") is Reply.REFUSED
    choosing.unveiled = True
    assert choosing.point("a") is Reply.PICKED
