"""How fast those move whom no person moves: one by one, each when the last move has been seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from game.ui.play.pace import HOLD, PAUSE, Pace
from tests.conftest import MakeServices

if TYPE_CHECKING:
    from game.ui.play.match import Match
    from game.ui.table.view import TableView


class Movers:
    """A match whose drivers always have a move."""

    def __init__(self) -> None:
        self.asked = 0
        self.drivers, self.sitting = self, SimpleNamespace(revision=0)
        self.lesson = None

    def pump(self) -> bool:
        self.asked += 1
        return True


class Scenery:
    """A table that moves or not."""

    moving = False


def paced(services_for: MakeServices, speed: str) -> tuple[Pace, Movers, Scenery]:
    movers, scenery = Movers(), Scenery()
    services = services_for(animation=speed)
    return Pace(services, cast("Match", movers), cast("TableView", scenery)), movers, scenery


@pytest.mark.parametrize("speed", list(PAUSE))
def test_a_move_comes_when_the_last_one_has_been_seen(services_for: MakeServices, speed: str) -> None:
    pace, movers, _ = paced(services_for, speed)
    if PAUSE[speed]:
        assert pace.update(PAUSE[speed] / 2) is False and movers.asked == 0
        assert pace.update(PAUSE[speed] / 4) is False and movers.asked == 0
    assert pace.update(PAUSE[speed] / 4) is True and movers.asked == 1
    movers.sitting.revision += 1
    assert pace.update(PAUSE[speed]) is True and movers.asked == 2
    if PAUSE[speed]:
        movers.sitting.revision += 1
        assert pace.update(PAUSE[speed] * 0.9) is False, "the pause begins anew"


def test_time_counts_only_while_the_table_is_still(services_for: MakeServices) -> None:
    pace, movers, scenery = paced(services_for, "normal")
    scenery.moving = True
    assert pace.update(60) is False and movers.asked == 0 and not pace.held
    scenery.moving = False
    assert not pace.held
    assert pace.update(PAUSE["normal"] * 0.9) is False
    assert pace.update(PAUSE["normal"] * 0.1) is True


@pytest.mark.parametrize("speed", list(HOLD))
def test_the_last_position_is_held_before_the_scores(services_for: MakeServices, speed: str) -> None:
    pace, _, scenery = paced(services_for, speed)
    assert pace.held is (not HOLD[speed])
    pace.update(HOLD[speed])
    assert pace.held
    scenery.moving = True
    assert not pace.held


@pytest.mark.parametrize("speed", list(HOLD))
def test_who_does_not_want_to_wait_sees_the_scores_and_the_next_move_at_once(
    services_for: MakeServices, speed: str
) -> None:
    pace, movers, _ = paced(services_for, speed)
    pace.hurry()
    assert pace.held
    assert pace.update(0.0) is True and movers.asked == 1
