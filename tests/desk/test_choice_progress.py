"""How far a choice has come: what a hint named, and what asks once more."""

from __future__ import annotations

import pytest

from game.desk.choice_progress import ChoiceProgress
from game.desk.desk import Desk
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rules import GameConfig
from game.rules.kernel.text import text
from game.rules.splendor.rules import SplendorRules
from game.tables.splendor.table import SplendorTable

RULES = SplendorRules()


@pytest.fixture
def desk() -> Desk:
    seats = (Seat("Hana", 0), Seat("Ali", 1))
    return Desk(Sitting(Session(RULES, GameConfig(2, 7), seats)))


@pytest.fixture
def choice(desk: Desk) -> ChoiceProgress:
    return ChoiceProgress(desk, SplendorTable(RULES))


def test_a_hint_is_followed_until_something_else_is_picked_or_done(
    desk: Desk, choice: ChoiceProgress
) -> None:
    take = next(a for a in desk.session.decisions()[0].actions if a.verb == "take" and len(a.targets) == 3)
    assert choice.followed() is None
    choice.advise(take)
    assert choice.followed() == take and choice.missing(take).total() == 3
    assert set(choice.suggested()[:3]) == set(take.targets)
    desk.point(take.targets[0])
    assert choice.followed() == take and choice.missing(take).total() == 2
    choice.unpick()
    desk.point(next(t for t in desk.choosing().choices() if t not in take.targets))  # type: ignore[union-attr]
    assert choice.followed() is None
    choice.unpick()
    desk.perform(take)
    assert choice.followed() is None


def test_what_its_player_may_regret_is_carried_out_at_the_second_press(
    desk: Desk, choice: ChoiceProgress, monkeypatch: pytest.MonkeyPatch
) -> None:
    doubt = text("splendor-doubt")
    monkeypatch.setattr(SplendorTable, "warn", lambda *_: doubt)
    for gem in ("bank.white", "bank.blue", "bank.green"):
        desk.point(gem)
    offer = choice.model.offers[0]
    assert choice.perform(offer) == doubt and choice.warned == offer and not desk.session.log
    choice.relax()
    assert choice.warned is None and choice.perform(offer) == doubt
    assert choice.perform(offer) is None and len(desk.session.log) == 1
