"""Where the focus goes, and with which amount a choice begins."""

from __future__ import annotations

import pytest

from game.desk.desk_model import offered
from game.rules.aquileia.printed import exchanges
from game.rules.kernel.choosing import Choosing
from game.ui.input.intents import Confirm
from game.ui.table.bar.amounts import grouped
from tests.aquileia.scene import RULES, STEFAN, WALTER, Scene
from tests.aquileia.test_stadium import race, rolled
from tests.aquileia.test_table import TABLE
from tests.room import Sit


def likeliest(scene: Scene) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The exchange on which the focus goes: what is given, and what for it."""
    decision = scene.asked(STEFAN)
    assert decision is not None
    first, *others = TABLE.suggested_targets(RULES.view(scene.state, STEFAN), Choosing(decision))
    assert sorted((first, *others)) == sorted(action.targets[0] for action in decision.actions[:-1])
    return exchanges()[first].give, exchanges()[first].get


@pytest.mark.parametrize(
    ("held", "agents", "give"),
    [
        ((4, 2, 1), ("pecunia",), (0, 1, 0)),
        ((3, 1, 1), ("pecunia",), (2, 0, 0)),
        ((3, 1, 1), ("pecunia", "equi_1", "servi_top"), (0, 1, 0)),
    ],
)
def test_the_focus_goes_to_the_exchange_that_leaves_most_and_spends_no_metal_wholly(
    held: tuple[int, int, int], agents: tuple[str, ...], give: tuple[int, int, int]
) -> None:
    """Rulebook: Pecunia: each exchange brings the same points; what the own agents will cost is not spent."""
    scene = Scene().coins(STEFAN, *held).agents(STEFAN, *agents).operate()
    assert likeliest(scene)[0] == give


def test_at_pecunia_the_focus_of_a_pad_rests_on_that_exchange(sit: Sit) -> None:
    scene = Scene(3).coins(STEFAN, 4, 2, 1).agents(STEFAN, "pecunia").operate()
    room = sit(3, title="aquileia", opening=scene.state)
    room.play.controls.ring.visible = True
    room.play.controls.auto_focus.focus_likeliest()
    lit = str(room.play.focus())
    assert exchanges()[lit].give == (0, 1, 0), lit


def begun(scene: Scene, seat: int, target: str) -> list[int]:
    """The amounts with which what is offered for ``target`` begins."""
    decision = scene.asked(seat)
    assert decision is not None
    choosing = Choosing(decision)
    if target:
        choosing.point(target)
    groups = grouped(offered(choosing, TABLE, RULES.view(scene.state, seat)))
    return [group.chosen.action.amount for group in groups if len(group.offers) > 1]


def test_of_the_blue_dice_which_cost_nothing_all_are_rolled_and_of_slaves_one_is_bought() -> None:
    scene = Scene(3).agents(WALTER, "potentia", "arena_1").operate()
    scene.roll(WALTER)
    assert begun(scene, WALTER, "") == [4]
    scene = Scene(3).coins(WALTER, silver=3).agents(WALTER, "servi_middle").operate()
    assert begun(scene, WALTER, "deck.servi") == [1]


@pytest.mark.parametrize(
    ("held", "bid"),
    [((2, 2, 2), "bronze"), ((0, 2, 2), "silver"), ((2, 0, 2), "bronze"), ((0, 0, 2), "gold")],
)
def test_in_an_auction_the_focus_goes_to_the_coin_of_the_least_worth(
    sit: Sit, held: tuple[int, int, int], bid: str
) -> None:
    """Rulebook: Theatrum: a coin of any metal opens."""
    scene = Scene(3).agents(STEFAN, "theatrum")
    for seat in range(3):
        scene.coins(seat, *held)
    room = sit(3, title="aquileia", opening=scene.operate().state)
    room.play.controls.ring.visible = True
    room.play.controls.auto_focus.focus_likeliest()
    assert room.play.focus() == f"coins.{STEFAN}.{bid}"


def test_who_raises_is_led_to_the_coin_of_the_least_worth_that_can_be_added(sit: Sit) -> None:
    """Rulebook: Theatrum: a raise is the coins bid and one more."""
    scene = Scene(3).agents(STEFAN, "theatrum")
    for seat in range(3):
        scene.coins(seat, 1, 2, 2)
    scene.operate().do(STEFAN, "bid", f"coins.{STEFAN}.bronze")
    room = sit(3, title="aquileia", opening=scene.state)
    room.play.controls.ring.visible = True
    room.play.controls.auto_focus.focus_likeliest()
    assert room.play.focus() == f"coins.{WALTER}.silver", "no second bronze coin is there"


def test_before_a_laurel_is_kept_it_is_said_what_it_is_worth(sit: Sit) -> None:
    """Rulebook, Stadium: the winner keeps one of two; its button says no more than that it is kept."""
    room = sit(4, title="aquileia", opening=rolled(race((0, "gold_1"), (1, "gold_2"))).state)
    room.give(Confirm("keyboard"))  # behind the curtain
    known = {"open.stadium": "counts for villas of its colour", "deck.stadium": "Worth 10 points"}
    for target, worth in known.items():
        room.desk.point(target)
        room.play.controls.ring.focus("do.0")
        assert worth in room.look.bar.help[0]
        room.play.controls.unpick()
