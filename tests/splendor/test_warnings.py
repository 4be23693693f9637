"""What Kahroba asks once more: losses that a player may have overlooked, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.kernel.action import Action, act
from game.rules.kernel.text import Text
from game.rules.splendor.state import Discard
from game.tables.splendor.catalogue import CATALOGUE
from game.tables.splendor.table import SplendorTable
from tests.splendor.scene import RULES, Scene

TABLE = SplendorTable(RULES)
THREE = act(0, "take", "bank.white", "bank.blue", "bank.green")
RESERVED = act(0, "reserve", "card.B1K8")


def _burning() -> Scene:
    """A price of two green cards, of which one that is not needed has three points."""
    scene = Scene(2, orient=True).market("O3SW").bought(0, "B1G1", "B1G2", "B3G1")
    scene.do("buy_gold", "card.O3SW")
    return scene


def _returning() -> Scene:
    scene = Scene().give(0, white=4, red=4, blue=2, gold=1)
    scene.state.stack.append(Discard(0))
    return scene


CASES: dict[str, tuple[tuple[Callable[[], Scene], Action, bool], ...]] = {
    "take": (
        (lambda: Scene().give(0, red=4, black=4, gold=2), THREE, True),
        (lambda: Scene().give(0, red=4, black=4, gold=1), THREE, False),
        (lambda: Scene(), THREE, False),
    ),
    "reserve": (
        (lambda: Scene().market("B1K8").give(1, gold=5), RESERVED, True),
        (lambda: Scene().market("B1K8").give(1, gold=4), RESERVED, False),
    ),
    "discard": (
        (_returning, act(0, "discard", "tokens.0.gold"), True),
        (_returning, act(0, "discard", "tokens.0.red"), False),
    ),
}


@pytest.mark.parametrize(("made", "action", "loses"), [case for cases in CASES.values() for case in cases])
def test_a_loss_is_asked_once_more_and_nothing_else_is(
    made: Callable[[], Scene], action: Action, loses: bool
) -> None:
    state = made().state
    assert action in [each for decision in RULES.decisions(state) for each in decision.actions]
    said: Text | None = TABLE.warn(RULES.view(state, 0), action)
    assert (said.key if said else "") == (f"splendor-warn-{action.verb}" if loses else "")


def test_points_that_burn_without_need_are_asked_once_more() -> None:
    state = _burning().state
    (decision,) = RULES.decisions(state)
    for action in decision.actions:
        said = TABLE.warn(RULES.view(state, 0), action)
        assert (said is not None) == ("card.B3G1" in action.targets), action
    assert any("card.B3G1" in action.targets for action in decision.actions)


def test_these_are_all_the_losses_of_which_kahroba_warns() -> None:
    assert {name for name, verb in CATALOGUE.verbs.items() if verb.warn} == {*CASES, "pay"}
