"""Aquileia: the auction of the theatrum (rulebook: Theatrum; ruling 9)."""

from __future__ import annotations

import pytest

from game.rules.aquileia.state import FREE
from game.rules.kernel.action import Action
from game.rules.kernel.foresight import foresee
from game.rules.kernel.text import text
from tests.aquileia.scene import GIORGIO, KIKO, RULES, STEFAN, WALTER, Scene

CARD = "laurel.white_blue.1"


def hosted(host: int = 0) -> Scene:
    """An auction of the white and blue laurel by ``host``, everybody with two coins of each metal."""
    scene = Scene().agents(host, "theatrum").top("theatrum", "white_blue.1")
    for seat in range(4):
        scene.coins(seat, 2, 2, 2)
    return scene


def test_example_of_the_theatrum() -> None:
    scene = hosted(WALTER).coins(WALTER, bronze=0, silver=3, gold=3).coins(STEFAN, bronze=1, silver=2)
    scene.operate()
    scene.do(WALTER, "bid", "coins.1.silver")
    scene.do(GIORGIO, "bid", "coins.2.silver")
    scene.skip(KIKO)
    scene.do(STEFAN, "bid", "coins.0.bronze")
    assert [event.data["seat"] for event in scene.happened("drop")] == [
        KIKO,
        WALTER,
    ], "no bronze: Walter is out"
    assert scene.waiting() == [GIORGIO]
    scene.skip(GIORGIO)
    assert scene.player(STEFAN).laurels == [CARD]
    assert scene.player(STEFAN).coins == [0, 0, 0]
    assert scene.player(WALTER).coins == [1, 5, 3]
    assert scene.happened("hand_over")[0].data["other"] == WALTER


def test_the_top_card_is_shown_to_all() -> None:
    scene = hosted().operate()
    assert scene.state.lot == CARD
    assert scene.happened("lot")[0].data == {"seat": 0, "card": CARD}
    assert RULES.view(scene.state, None).lot == CARD


def test_the_card_comes_to_light_so_that_placing_cannot_be_taken_back() -> None:
    scene = Scene(3).track(0, 1, 2).agents(0, "theatrum")
    for seat in (0, 1):
        assert not scene.skip(seat).revealed
    passing = Action(2, "pass", ("button.pass",))
    foreseen = foresee(RULES, RULES.view(scene.state, None), passing)
    assert scene.carry_out(passing).revealed
    assert scene.happened("lot") and "lot" not in [event.kind for event in foreseen.events]


@pytest.mark.parametrize(
    ("metal", "bid"), [("bronze", (1, 0, 0)), ("silver", (0, 1, 0)), ("gold", (0, 0, 1))]
)
def test_the_host_opens_with_exactly_one_coin_of_any_metal(metal: str, bid: tuple[int, int, int]) -> None:
    scene = hosted().operate()
    assert scene.waiting() == [0]
    assert scene.choices("bid") == {f"coins.0.{each}" for each in ("bronze", "silver", "gold")}
    scene.do(0, "bid", f"coins.0.{metal}")
    assert scene.state.stack[-1].bid == bid  # type: ignore[union-attr]
    assert scene.waiting() == [1]


def test_a_raise_is_the_same_coins_and_exactly_one_more() -> None:
    scene = hosted().coins(1, bronze=2, silver=1).operate()
    scene.do(0, "bid", "coins.0.bronze")
    assert scene.choices("bid", 1) == {"coins.1.bronze", "coins.1.silver"}
    scene.do(1, "bid", "coins.1.silver")
    assert scene.state.stack[-1].bid == (1, 1, 0)  # type: ignore[union-attr]
    assert scene.asked(2).prompt.dict()["bid"] == text(  # type: ignore[union-attr]
        "common-and",
        list=text("aquileia-coins", metal="bronze", count=1),
        last=text("aquileia-coins", metal="silver", count=1),
    )


def test_coins_that_are_lacking_are_named() -> None:
    scene = hosted().coins(1, bronze=1, silver=1).operate()
    scene.do(0, "bid", "coins.0.bronze")
    refusal = scene.why_not("coins.1.gold", 1)
    assert refusal == text("aquileia-no-coins", coins=text("aquileia-coins", metal="gold", count=1))


def test_a_pass_is_final() -> None:
    scene = hosted().operate()
    scene.do(0, "bid", "coins.0.bronze")
    scene.skip(1)
    scene.do(2, "bid", "coins.2.silver")
    scene.skip(3)
    assert scene.waiting() == [0], "the second is not asked again"
    scene.do(0, "bid", "coins.0.silver")
    assert scene.waiting() == [2]


def test_the_bidding_goes_on_until_one_is_left() -> None:
    scene = hosted().operate()
    scene.do(0, "bid", "coins.0.bronze")
    for seat in (1, 2):
        scene.skip(seat)
    scene.do(3, "bid", "coins.3.bronze")
    assert scene.waiting() == [0]
    scene.skip(0)
    assert scene.player(3).laurels == [CARD]
    assert scene.player(3).coins == [0, 2, 2] and scene.player(0).coins == [4, 2, 2]


def test_those_who_do_not_win_keep_their_coins() -> None:
    scene = hosted().operate()
    scene.do(0, "bid", "coins.0.bronze")
    scene.do(1, "bid", "coins.1.gold")
    scene.do(2, "bid", "coins.2.gold")
    for seat in (3, 0, 1):
        scene.skip(seat)
    assert scene.player(1).coins == [2, 2, 2]
    assert scene.player(2).coins == [1, 2, 0]


def test_a_host_that_wins_the_own_auction_pays_the_bank() -> None:
    scene = hosted().operate()
    bank = scene.state.bank.copy()
    scene.do(0, "bid", "coins.0.gold")
    for seat in (1, 2, 3):
        scene.skip(seat)
    assert scene.player(0).laurels == [CARD] and scene.player(0).coins == [2, 2, 1]
    assert scene.state.bank == [bank[0], bank[1], bank[2] + 1]


def test_where_the_host_declines_the_next_may_open_and_the_host_gets_the_money() -> None:
    scene = hosted().operate()
    scene.skip(0)
    assert scene.waiting() == [1] and scene.asked(1).prompt.key == "aquileia-choose-open"  # type: ignore[union-attr]
    scene.do(1, "bid", "coins.1.silver")
    for seat in (2, 3):
        scene.skip(seat)
    assert scene.player(1).laurels == [CARD]
    assert scene.player(0).coins == [2, 3, 2] and scene.player(1).coins == [2, 1, 2]


@pytest.mark.parametrize("decliners", [1, 2])
@pytest.mark.parametrize("host", range(4))
def test_who_declines_to_open_has_passed_for_that_auction(host: int, decliners: int) -> None:
    """Ruling 15: whoever it is, the host too, is not asked again, however the others go on."""
    scene, order = hosted(host).operate(), [(host + n) % 4 for n in range(4)]
    decline, bid = order[:decliners], order[decliners:]
    for seat in decline:
        scene.skip(seat)
    for seat, metal in zip([*bid, *bid], ("bronze", "bronze", "silver", "silver"), strict=False):
        assert scene.waiting() == [seat]
        scene.do(seat, "bid", f"coins.{seat}.{metal}")
    assert [event.data["seat"] for event in scene.happened("drop")] == decline
    assert scene.waiting() == [bid[4 % len(bid)]]


def test_the_last_who_may_open_has_the_card_for_one_coin() -> None:
    scene = hosted().operate()
    for seat in (0, 1, 2):
        scene.skip(seat)
    scene.do(3, "bid", "coins.3.bronze")
    assert scene.player(3).laurels == [CARD] and scene.player(0).coins == [3, 2, 2]


def test_where_nobody_opens_the_host_gets_the_card_for_nothing() -> None:
    scene = hosted(2).operate()
    for seat in (2, 3, 0, 1):
        scene.skip(seat)
    assert scene.player(2).laurels == [CARD]
    assert [player.coins for player in scene.state.players] == [[2, 2, 2]] * 4
    assert scene.state.lot == ""


def test_who_has_no_coin_cannot_open() -> None:
    scene = hosted().coins(0).coins(1).operate()
    assert [event.data["seat"] for event in scene.happened("drop")] == [0, 1]
    assert scene.waiting() == [2]


def test_where_nobody_can_open_the_host_gets_the_card_at_once() -> None:
    scene = hosted(3)
    for seat in range(4):
        scene.coins(seat)
    scene.operate()
    assert scene.player(3).laurels == [CARD] and scene.state.round == 2


def test_without_an_agent_no_card_is_drawn() -> None:
    scene = Scene().agents(0, "dolus").dice("gold", "gold").operate()
    scene.roll(0)
    assert len(scene.state.decks["theatrum"]) == 6 and scene.happened("lot") == []


def test_the_agent_leaves_the_theatrum_after_the_auction() -> None:
    scene = hosted().operate()
    for seat in range(4):
        scene.skip(seat)
    assert scene.state.spaces["space.theatrum"] == FREE and scene.player(0).agents == 5
