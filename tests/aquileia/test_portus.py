"""Aquileia: the harbour (rulebook: Portus; ruling 11)."""

from __future__ import annotations

import pytest

from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import FREE
from tests.aquileia.scene import GIORGIO, KIKO, STEFAN, WALTER, Scene


def test_example_of_the_harbour() -> None:
    scene = Scene().agents(WALTER, "latro").agents(KIKO, "portus_bronze")
    scene.agents(STEFAN, "portus_silver").agents(GIORGIO, "portus_gold")
    scene.coins(KIKO, bronze=2).coins(GIORGIO, bronze=5, silver=5).coins(STEFAN).coins(WALTER)
    scene.houses(KIKO, "bank_5", "workshop_4", "blue_4").houses(STEFAN, "workshop_1")
    scene.houses(GIORGIO, "workshop_8")
    scene.operate()
    scene.dice("bronze", "gold").roll(WALTER)
    assert scene.player(WALTER).coins == [1, 0, 1]
    assert scene.state.laid == [0, 1, 0]
    assert scene.waiting() == [KIKO]
    scene.do(KIKO, "activate", "button.activate")
    assert scene.player(KIKO).coins == [1, 1, 1] and scene.player(KIKO).points == 4
    scene.do(STEFAN, "activate", "button.activate")
    assert scene.player(STEFAN).coins == [0, 0, 0] and scene.player(STEFAN).points == 2
    assert scene.state.laid == [0, 0, 0]
    assert scene.player(GIORGIO).points == 0, "no gold, no activation"
    assert scene.happened("idle")[-1].data == {"seat": GIORGIO, "space": "space.portus_gold", "why": "coins"}


def test_latro_takes_at_most_the_one_coin_of_each_space_shown() -> None:
    scene = Scene().agents(0, "latro").agents(1, "portus_bronze").agents(2, "portus_gold")
    scene.dice("bronze", "bronze").operate().roll(0)
    assert scene.player(0).coins == [3, 1, 1]
    assert scene.happened("rob")[0].data == {"seat": 0, "metal": "bronze"}


def test_latro_finds_nothing_where_no_coin_lies() -> None:
    scene = Scene().agents(0, "latro").agents(1, "portus_gold").houses(1, "workshop_1")
    scene.dice("bronze", "silver").operate().roll(0)
    assert scene.player(0).coins == [2, 1, 1] and scene.state.laid == [0, 0, 1]


def test_latro_robs_the_own_space_too() -> None:
    scene = Scene().agents(0, "latro", "portus_silver").dice("silver", "bronze").operate()
    scene.roll(0)
    assert scene.player(0).coins == [2, 2, 1] and scene.state.laid == [0, 0, 0]


def test_latro_does_not_roll_where_no_coin_lies_at_all() -> None:
    scene = Scene().agents(0, "latro").operate()
    assert scene.happened("roll") == []
    assert scene.happened("idle")[0].data == {"seat": 0, "space": "space.latro", "why": "loot"}


def test_latro_comes_first_then_bronze_silver_and_gold() -> None:
    scene = Scene().agents(3, "latro").agents(2, "portus_bronze")
    scene.agents(1, "portus_silver").agents(0, "portus_gold")
    for seat, site in ((0, "workshop_1"), (1, "workshop_2"), (2, "workshop_3")):
        scene.houses(seat, site)
    scene.dice("bronze", "bronze").operate().roll(3)
    for seat in (2, 1, 0):
        assert scene.waiting() == [seat]
        scene.do(seat, "activate", "button.activate")


@pytest.mark.parametrize("metal", METALS)
def test_the_coin_that_lies_there_pays(metal: str) -> None:
    scene = Scene().agents(0, f"portus_{metal}").coins(0).houses(0, "workshop_1").operate()
    bank = scene.state.bank.copy()
    assert scene.asked(0).prompt.dict() == {"metal": metal, "laid": "yes"}  # type: ignore[union-attr]
    scene.do(0, "activate", "button.activate")
    assert scene.player(0).coins == [0, 0, 0] and scene.player(0).points == 2
    assert scene.state.bank[METALS.index(metal)] == bank[METALS.index(metal)] + 1
    assert scene.happened("spend_laid")[0].data == {"seat": 0, "metal": metal}


@pytest.mark.parametrize("metal", METALS)
def test_a_victim_pays_a_new_coin_of_the_same_metal(metal: str) -> None:
    scene = Scene().agents(1, "latro").agents(0, f"portus_{metal}").houses(0, "workshop_1")
    scene.dice(metal, metal).operate().roll(1)
    assert scene.asked(0).prompt.dict() == {"metal": metal, "laid": "no"}  # type: ignore[union-attr]
    before = scene.player(0).coins[METALS.index(metal)]
    scene.do(0, "activate", "button.activate")
    assert scene.player(0).coins[METALS.index(metal)] == before - 1


def test_activation_runs_all_own_workshops_and_banks_and_no_villa() -> None:
    scene = Scene().agents(0, "portus_bronze").coins(0)
    scene.houses(0, "workshop_1", "workshop_8", "bank_1", "bank_6", "blue_10").houses(1, "workshop_7")
    scene.operate()
    scene.do(0, "activate", "button.activate")
    assert scene.player(0).points == 2 + 7
    assert scene.player(0).coins == [0, 1, 2]
    activated = [event.data["site"] for event in scene.happened("activate")]
    assert activated == ["site.workshop_1", "site.workshop_8", "site.bank_1", "site.bank_6"]


def test_a_bank_pays_what_the_bank_of_the_game_has_left() -> None:
    scene = Scene().agents(0, "portus_bronze").houses(0, "bank_6").bank(9, 9, 1).operate()
    scene.do(0, "activate", "button.activate")
    assert scene.player(0).coins == [2, 1, 2]


@pytest.mark.parametrize("houses", [(), ("blue_4", "white_4"), ("workshop_1",), ("bank_5", "workshop_2")])
@pytest.mark.parametrize("metal", METALS)
def test_who_has_nothing_to_activate_or_does_not_want_to_takes_the_laid_coin_back(
    metal: str, houses: tuple[str, ...]
) -> None:
    """Ruling 17."""
    scene = Scene().agents(0, f"portus_{metal}").coins(0).houses(0, *houses).operate()
    works = any(not house.startswith(("blue", "white")) for house in houses)
    assert (scene.state.round == 1) is works, "who has nothing to activate is not asked"
    if works:
        scene.skip(0)
    assert scene.player(0).coins == [int(each == metal) for each in METALS] and scene.player(0).points == 0
    assert scene.happened("take_back")[0].data == {"seat": 0, "metal": metal}
    assert scene.state.laid == [0, 0, 0] and scene.happened("activate") == []
    assert scene.state.spaces[f"space.portus_{metal}"] == FREE and scene.player(0).agents == 5


def test_a_victim_that_declines_gets_no_coin_back() -> None:
    scene = Scene().agents(1, "latro").agents(0, "portus_gold").houses(0, "workshop_1")
    scene.dice("gold", "gold").operate().roll(1)
    scene.skip(0)
    assert scene.player(0).coins == [2, 1, 1] and scene.happened("take_back") == []
