"""Rulebook, "Bazaar cards": the red arrow; ruling 10."""

from __future__ import annotations

import pytest

from tests.istanbul_dice.scene import Scene, accept, shown


@pytest.mark.parametrize(("id", "price"), [("C30", {"lira": 5}), ("C31", {"crystal": 2})])
def test_in_front_of_a_red_arrow_a_tile_is_taken_from_the_display(id: str, price: dict[str, int]) -> None:
    scene = Scene().give(0, **price)
    shown(id, scene)
    accept(scene)
    assert scene.legal("pick") == sorted((tile,) for tile in scene.state.display)
    wanted, following = scene.state.display[3], scene.state.pile[-1]
    scene.do("pick", wanted)
    assert scene.player(0).tiles == scene.player(0).fresh == [wanted]
    assert scene.state.display[3] == following and sum(scene.player(0).stock) == 0


@pytest.mark.parametrize(("id", "owned"), [("C30", {"lira": 4}), ("C31", {"crystal": 1})])
def test_who_is_too_poor_for_a_tile_gets_one_lira(id: str, owned: dict[str, int]) -> None:
    scene, _ = shown(id, Scene().give(0, **owned))
    assert scene.has(0, "lira") == owned.get("lira", 0) + 1 and not scene.player(0).tiles


def test_behind_a_red_arrow_an_own_tile_is_discarded() -> None:
    scene, _ = shown("C32", Scene().owns(0, "M05", "M06").owns(1, "M07"))
    accept(scene)
    assert scene.legal("drop") == [("tile.M05",), ("tile.M06",)]
    scene.do("drop", "tile.M06")
    assert scene.has(0, "brown") == 2 and scene.state.gone == ["tile.M06"]


def test_red_arrows_on_both_sides_exchange_a_tile() -> None:
    scene, _ = shown("C33", Scene().owns(0, "M05"))
    accept(scene)
    scene.do("drop", "tile.M05")
    assert scene.has(0, "lira") == 3
    assert ("tile.M05",) not in scene.legal("pick"), "it has left the game"
    wanted = scene.state.display[0]
    scene.do("pick", wanted)
    assert scene.player(0).tiles == [wanted]


def test_without_a_tile_of_ones_own_a_red_arrow_is_worth_one_lira() -> None:
    scene, _ = shown("C32")
    assert scene.has(0, "lira") == 1 and scene.has(0, "brown") == 0


def test_a_tile_by_a_card_can_bring_the_mosques_ruby() -> None:
    scene = Scene().owns(0, "M05", "M06", "M07", "M08").give(0, crystal=2)
    shown("C31", scene)
    accept(scene)
    scene.do("pick", scene.state.display[0])
    assert scene.player(0).rubies == ["ruby.mosque.1"]


def test_with_an_empty_display_a_tile_cannot_be_bought() -> None:
    scene = Scene().no_tiles().give(0, lira=5)
    shown("C30", scene)
    assert scene.has(0, "lira") == 6, "the one lira"


def test_with_an_empty_display_an_exchange_still_brings_its_lira() -> None:
    scene = Scene().owns(0, "M05").no_tiles()
    shown("C33", scene, "red", "red")
    accept(scene)
    scene.do("drop", "tile.M05")
    assert scene.has(0, "lira") == 3 and scene.player(0).tiles == [] and scene.asked == 0
