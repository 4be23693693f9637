"""Aquileia: building at the forum (rulebook: Forum; ruling 10)."""

from __future__ import annotations

import pytest

from game.rules.aquileia.forum import payments
from game.rules.aquileia.printed import sites
from game.rules.aquileia.state import FREE
from game.rules.kernel.text import text
from tests.aquileia.scene import KIKO, WALTER, Scene

DOUBLE, SINGLE = "hand.0.slave_double", "hand.0.slave_single"


def builder(space: str = "forum_1", *slaves: str) -> Scene:
    """The first seat builds, with nine coins of each metal and these slave cards."""
    return Scene().agents(0, space).coins(0, 9, 9, 9).hand(0, *slaves).operate()


def test_example_of_the_forum() -> None:
    scene = Scene().agents(KIKO, "forum_2").coins(KIKO, 3, 2, 1)
    scene.hand(KIKO, "slave_double", "slave_double").operate()
    double = f"hand.{KIKO}.slave_double"
    assert f"site.blue_10 {double} {double}" in scene.choices("build", KIKO)
    scene.do(KIKO, "build", "site.blue_10", double, double)
    assert scene.player(KIKO).coins == [1, 0, 0]
    assert scene.player(KIKO).servi == []
    assert scene.state.discards["servi"] == ["card.slave_double"] * 2
    assert scene.state.sites["site.blue_10"] == KIKO
    assert scene.player(KIKO).points == 10
    assert scene.happened("slaves")[0].data["excess"] == 1


def test_example_of_two_buildings_each_one_with_points_the_other_without() -> None:
    slaves = ["slave_single"] * 2
    scene = Scene().agents(KIKO, "forum_2", "forum_5").agents(WALTER, "forum_3")
    for seat in (KIKO, WALTER):
        scene.coins(seat, 4, 4, 4).hand(seat, *slaves)
    scene.operate()
    scene.do(KIKO, "build", "site.workshop_1", f"hand.{KIKO}.slave_single")
    scene.do(WALTER, "build", "site.purple_4", f"hand.{WALTER}.slave_single")
    scene.do(WALTER, "build", "site.bank_1", f"hand.{WALTER}.slave_single")
    scene.do(KIKO, "build", "site.purple_8", f"hand.{KIKO}.slave_single")
    assert scene.player(KIKO).points == 2 + 8
    assert scene.player(WALTER).points == 0
    owned = [site for site, owner in scene.state.sites.items() if owner != FREE]
    assert len(owned) == 4


def test_example_of_buildings_paid_one_by_one() -> None:
    """Three slaves for the first and one for the second cannot be paid with two cards of two."""
    scene = builder("forum_3", "slave_double", "slave_double")
    scene.do(0, "build", "site.blue_6", DOUBLE, DOUBLE)
    assert scene.state.spaces["space.forum_3"] == FREE, "all can see that no slave is left"
    assert scene.player(0).servi == []


def test_the_spaces_of_the_forum_are_used_in_their_order() -> None:
    scene = Scene()
    for number, seat in ((4, 0), (1, 1), (5, 2), (2, 3)):
        scene.agents(seat, f"forum_{number}").coins(seat, 9, 9, 9).hand(seat, "slave_single")
    scene.operate()
    for seat in (1, 3, 0, 2):
        assert scene.waiting() == [seat]
        scene.skip(seat)


@pytest.mark.parametrize("space", ["forum_1", "forum_2", "forum_4", "forum_5"])
def test_most_spaces_build_one(space: str) -> None:
    scene = builder(space, "slave_single", "slave_single")
    scene.do(0, "build", "site.workshop_1", SINGLE)
    assert scene.state.spaces[f"space.{space}"] == FREE


def test_the_third_space_builds_up_to_two() -> None:
    scene = builder("forum_3", *["slave_single"] * 3)
    assert scene.asked(0).prompt.dict()["count"] == 2  # type: ignore[union-attr]
    scene.do(0, "build", "site.workshop_1", SINGLE)
    assert scene.asked(0).prompt.dict()["count"] == 1  # type: ignore[union-attr]
    scene.do(0, "build", "site.bank_1", SINGLE)
    assert scene.state.spaces["space.forum_3"] == FREE
    assert sum(owner == 0 for owner in scene.state.sites.values()) == 2


def test_the_second_building_may_be_left_out_and_so_may_the_first() -> None:
    scene = builder("forum_3", *["slave_single"] * 3)
    scene.do(0, "build", "site.workshop_1", SINGLE)
    scene.skip(0)
    assert sum(owner == 0 for owner in scene.state.sites.values()) == 1
    scene = builder("forum_1", "slave_single")
    scene.skip(0)
    assert 0 not in scene.state.sites.values()


@pytest.mark.parametrize(
    ("space", "site", "points"),
    [
        ("forum_2", "purple_8", 8),
        ("forum_5", "purple_4", 4),
        ("forum_2", "workshop_1", 2),
        ("forum_5", "bank_2", 0),
        ("forum_1", "purple_8", 0),
        ("forum_3", "workshop_1", 0),
        ("forum_4", "purple_4", 0),
    ],
)
def test_the_second_and_the_fifth_space_score_at_once(space: str, site: str, points: int) -> None:
    scene = builder(space, "slave_single")
    scene.do(0, "build", f"site.{site}", SINGLE)
    assert scene.player(0).points == points


def test_coins_are_paid_exactly() -> None:
    scene = builder("forum_1", "slave_single", "slave_single", "slave_single")
    bank = scene.state.bank.copy()
    scene.do(0, "build", "site.white_10", SINGLE, SINGLE, SINGLE)
    assert scene.player(0).coins == [5, 8, 8]
    assert scene.state.bank == [bank[0] + 4, bank[1] + 1, bank[2] + 1]


def test_no_metal_stands_for_another() -> None:
    scene = Scene().agents(0, "forum_1").coins(0, gold=9).hand(0, "slave_double", "slave_double").operate()
    assert {choice.split()[0] for choice in scene.choices("build")} == {"site.purple_4"}
    refusal = scene.why_not("site.purple_8")
    assert refusal == text("aquileia-no-coins", coins=text("aquileia-coins", metal="silver", count=1))


def test_a_site_takes_one_house() -> None:
    scene = Scene().houses(1, "purple_4").agents(0, "forum_1").coins(0, 9, 9, 9)
    scene.hand(0, "slave_single").operate()
    assert not any(choice.startswith("site.purple_4") for choice in scene.choices("build"))
    assert scene.why_not("site.purple_4") == text("aquileia-no-site-taken")


def test_nobody_builds_more_than_nine() -> None:
    own = [id.removeprefix("site.") for id in sites() if "purple" not in id][:8]
    scene = Scene().houses(0, *own).agents(0, "forum_1", "forum_3").coins(0, 9, 9, 9)
    scene.hand(0, *["slave_single"] * 4).operate()
    scene.do(0, "build", "site.purple_4", SINGLE)
    assert sum(owner == 0 for owner in scene.state.sites.values()) == 9
    assert scene.happened("idle")[0].data == {"seat": 0, "space": "space.forum_3", "why": "house"}


def test_with_nine_houses_every_free_site_says_so() -> None:
    own = [id.removeprefix("site.") for id in sites()][8:16]
    scene = Scene().houses(0, *own).agents(0, "forum_3").coins(0, 9, 9, 9)
    scene.hand(0, *["slave_single"] * 4).operate()
    scene.state.sites["site.bank_6"] = 0
    assert scene.why_not("site.blue_10") == text("aquileia-no-house-left")
    assert scene.why_not("site.bank_6") == text("aquileia-no-site-taken")


PAYMENTS = [
    # slaves, doubles and singles held, ways (doubles, singles)
    (1, (0, 1), {(0, 1)}),
    (1, (1, 0), {(1, 0)}),
    (1, (1, 1), {(0, 1)}),
    (2, (1, 2), {(1, 0), (0, 2)}),
    (3, (2, 0), {(2, 0)}),
    (3, (2, 1), {(1, 1)}),
    (3, (2, 3), {(1, 1), (0, 3)}),
    (3, (1, 0), set()),
    (4, (2, 4), {(2, 0), (1, 2), (0, 4)}),
    (4, (1, 1), set()),
    (0, (3, 3), {(0, 0)}),
]


@pytest.mark.parametrize(("slaves", "held", "ways"), PAYMENTS)
def test_slaves_are_paid_exactly_and_too_many_only_where_that_is_impossible(
    slaves: int, held: tuple[int, int], ways: set[tuple[int, int]]
) -> None:
    assert set(payments(slaves, held)) == ways


def test_every_way_to_pay_is_offered_in_any_order() -> None:
    scene = builder("forum_1", "slave_double", "slave_single", "slave_single")
    assert not scene.asked(0).ordered  # type: ignore[union-attr]
    ways = {choice for choice in scene.choices("build") if choice.startswith("site.blue_4 ")}
    assert ways == {f"site.blue_4 {DOUBLE}", f"site.blue_4 {SINGLE} {SINGLE}"}
    scene.do(0, "build", "site.blue_4", SINGLE, SINGLE)
    assert scene.player(0).servi == ["card.slave_double"]


def test_the_game_says_where_slaves_are_lacking_or_not_wanted() -> None:
    scene = builder("forum_1", "slave_single")
    assert scene.why_not("site.yellow_10") == text("aquileia-no-slaves")
    assert scene.why_not(DOUBLE) == text("aquileia-no-card-held")
    assert scene.why_not("hand.0.weapon_double") == text("aquileia-no-such-payment")
    assert scene.why_not(SINGLE) is None


def test_a_slave_card_that_would_overpay_without_need_is_refused() -> None:
    scene = Scene().agents(0, "forum_1").coins(0, gold=1).hand(0, "slave_double", "slave_single").operate()
    assert scene.choices("build") == {f"site.purple_4 {SINGLE}"}
    assert scene.why_not(DOUBLE) == text("aquileia-no-such-payment")


def test_without_coins_or_cards_the_forum_is_passed_over_as_all_can_see() -> None:
    scene = Scene().agents(0, "forum_1").agents(1, "forum_2").coins(1).hand(1, "slave_double").operate()
    assert [event.data["seat"] for event in scene.happened("idle")] == [0, 1]


def test_whoever_might_have_the_slaves_is_asked_all_the_same() -> None:
    """One card may show two slaves: whether it does is secret."""
    scene = Scene().agents(0, "forum_1").coins(0, bronze=1, silver=1).hand(0, "slave_single")
    taken = ["bank_2", "bank_3"]
    scene.houses(1, *taken).operate()
    assert scene.verbs() == {"pass"}
    assert "site.blue_4" in scene.asked(0).guarded  # type: ignore[union-attr]


def test_sites_are_guarded_only_where_the_number_of_cards_leaves_a_doubt() -> None:
    scene = builder("forum_1", "slave_single", "slave_double")
    guarded = scene.asked(0).guarded  # type: ignore[union-attr]
    needs = {id: sites()[id].slaves for id in sites()}
    assert {id for id in guarded if id.startswith("site.")} == {id for id, n in needs.items() if 2 < n <= 4}
    assert {id for id in guarded if not id.startswith("site.")} == {DOUBLE, SINGLE}


def test_without_slave_cards_nothing_is_guarded() -> None:
    assert builder().asked(0).guarded == frozenset()  # type: ignore[union-attr]


def test_coins_are_told_before_the_hidden_cards_come_to_light() -> None:
    scene = builder("forum_2", "slave_single")
    out = scene.do(0, "build", "site.purple_4", SINGLE)
    kinds = [event.kind for event in out.events]
    assert kinds[:4] == ["pay", "build", "points", "slaves"] and out.revealed
