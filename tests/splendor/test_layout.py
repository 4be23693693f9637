"""The table of every combination: all of the largest game is in sight, and whatever a choice needs."""

from __future__ import annotations

import pytest

from game.maps.places import TABLE, ShotContext
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import is_button, kind_of
from game.rules.kernel.text import text
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Payment, State
from game.tables.splendor.layout import PYRE, TILES, fitting
from game.tables.splendor.placing import placed
from game.tables.splendor.table import SplendorTable
from game.tables.splendor.title import TITLE
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import Metrics
from tests.splendor.games import COMBINATIONS, Combination, name, played
from tests.splendor.scene import ALL, RULES, Scene
from tests.table.test_layout import arranged

TABLE_OF = SplendorTable()


def _arranged(combination: Combination, metrics: Metrics, setting: ShotContext) -> Arrangement:
    return arranged(TITLE.layout(SplendorRules(dict.fromkeys(combination, True))), metrics, setting)


IN_SHORT = ("purse", "hand")
"""What tells in short of tokens and cards that lie elsewhere: see `test_waiting.py`."""


def _lost(state: State, arrangement: Arrangement) -> list[str]:
    """The pieces without a place."""
    places = [(piece, at) for piece, at in placed(state).items() if kind_of(piece) not in IN_SHORT]
    return [piece for piece, at in places if arrangement.rect(at.slot, at.index, at.among) is None]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_all_of_every_game_is_in_sight_at_once(
    combination: Combination, seats: int, size: tuple[int, int]
) -> None:
    arrangement = _arranged(combination, Metrics(size), ShotContext(TABLE, seats, 0))
    steps = played(combination, seats, 33)
    for state, _, _ in steps[:: max(1, len(steps) // 3)]:
        lost = _lost(state, arrangement)
        assert all(place.startswith("drawn.") for place in (placed(state)[piece].slot for piece in lost))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_what_a_choice_needs_is_in_sight_in_its_scene(combination: Combination, scale: float) -> None:
    made: dict[ShotContext, Arrangement] = {}
    for state, decision, _ in played(combination, 4, 33)[::7]:
        setting = ShotContext(TABLE_OF.shot(state, Choosing(decision)), 4, decision.player)
        if setting not in made:
            made[setting] = _arranged(combination, Metrics((1920, 1080), scale), setting)
        places = placed(state)
        for target in Choosing(decision, private_view=True).choices():
            place = places.get(target)
            slot, index = (place.slot, place.index) if place else (target, 0)
            assert is_button(target) or made[setting].rect(slot, index) is not None, target


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_at_larger_text_all_that_everybody_has_is_seen_beside_the_tiles(
    combination: Combination, scale: float, seats: int
) -> None:
    metrics = Metrics((1920, 1080), scale)
    table, tiles = (_arranged(combination, metrics, ShotContext(scene, seats, 1)) for scene in (TABLE, TILES))
    steps = played(combination, seats, 33)
    for state, _, _ in steps[:: max(1, len(steps) // 3)]:
        lost = set(_lost(state, table)) & set(_lost(state, tiles))
        places = placed(state)
        assert all(kind_of(places[piece].slot) in ("drawn", "pyre") for piece in lost)


@pytest.mark.parametrize("reds", [4, 6])
def test_cards_that_may_be_burned_lie_side_by_side_to_be_told_apart(reds: int) -> None:
    scene = Scene(2, **ALL).market("O3SU").bonuses(0, red=reds - 1, green=2).paired(0, "O1P1", "red")
    assert scene.do("buy_gold", "card.O3SU") == []
    (decision,) = RULES.decisions(scene.state)
    cards = Choosing(decision, private_view=True).choices()
    assert TABLE_OF.shot(scene.state, Choosing(decision)) == PYRE and len(cards) == reds
    arrangement = _arranged(tuple(ALL), Metrics((1920, 1080)), ShotContext(PYRE, 2, 0))
    places = placed(scene.state)
    found = (arrangement.rect(at.slot, at.index, at.among) for at in map(places.__getitem__, cards))
    assert len({rect.topleft for rect in found if rect}) == reds
    assert places["card.O1P1"].look == "red" and places["card.B1G1"].slot.startswith("bonus.0.")
    assert decision.prompt == text("splendor-choose-burn", count=2, color="red")
    assert TABLE_OF.verb(decision.actions[0]).key == "splendor-do-burn"


def test_a_part_is_drawn_for_the_most_of_what_is_played() -> None:
    zones = ("board", "board-posts", "board-orient", "board-orient-posts", "drawn")
    assert fitting(zones, "board", ()) == "board"
    assert fitting(zones, "board", ("cities", "posts")) == "board-posts"
    assert fitting(zones, "board", tuple(ALL)) == "board-orient-posts"


@pytest.mark.parametrize(("cards", "rows"), [(3, [3]), (4, [4]), (5, [3, 2]), (7, [4, 3])])
def test_cards_to_burn_lie_side_by_side_and_many_in_two_rows(cards: int, rows: list[int]) -> None:
    scene = Scene(4, orient=True).bonuses(0, green=cards).market("O3SW")
    scene.state.stack.append(Payment(0, "card.O3SW"))
    places = placed(scene.state)
    lying = [places[card] for card in scene.state.players[0].cards]
    found = [[place.index for place in lying if place.slot == f"pyre.0.{row}"] for row in range(2)]
    assert [sorted(indices) for indices in found if indices] == [list(range(count)) for count in rows]
    assert {place.among for place in lying} == {rows[0]} and {place.owner for place in lying} == {0}
