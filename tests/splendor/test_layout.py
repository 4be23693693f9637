"""The table of every combination: panels that stand still, and all that a choice needs in sight."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from game.maps.places import TABLE, ShotContext
from game.rules.kernel.choosing import Choosing
from game.rules.kernel.ids import is_button, kind_of
from game.rules.kernel.text import text
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.state import Payment, State
from game.tables.splendor.layout import DRAWN, PYRE, TILES
from game.tables.splendor.placing import placed
from game.tables.splendor.table import SplendorTable
from game.tables.splendor.title import TITLE
from game.ui.services import Services
from game.ui.table.panels.besides import besides
from game.ui.table.shots.arrange import Arrangement
from game.ui.theme import Metrics
from tests.splendor.games import COMBINATIONS, Combination, name, played
from tests.splendor.scene import ALL, RULES, Scene
from tests.table.test_layout import arranged

TABLE_OF = SplendorTable(RULES)


def _arranged(combination: Combination, metrics: Metrics, setting: ShotContext) -> Arrangement:
    return arranged(TITLE.layout(SplendorRules(dict.fromkeys(combination, True))), metrics, setting)


SCALES = (1.0, 1.4, 1.5, 2.0)


def _lost(state: State, arrangement: Arrangement) -> set[str]:
    """The pieces without a place."""
    places = dict(placed(state)).items()
    return {piece for piece, at in places if arrangement.rect(at.slot, at.index, at.among) is None}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_only_what_the_others_have_besides_is_seen_in_another_shot(
    combination: Combination, scale: float, seats: int
) -> None:
    """Reserved cards, nobles, posts and strongholds of the others lie beside the tiles."""
    metrics, active = Metrics((1920, 1080), scale), 1
    table, tiles = (
        _arranged(combination, metrics, ShotContext(shot, seats, active)) for shot in (TABLE, TILES)
    )
    steps = played(combination, seats, 33)
    for state, _, _ in steps[:: max(1, len(steps) // 3)]:
        lost, places = _lost(state, table), dict(placed(state))
        assert all(kind_of(places[piece].slot) in ("drawn", "pyre") for piece in lost & _lost(state, tiles))
        besides = {piece for piece in lost if places[piece].owner in (None, active)}
        assert {kind_of(places[piece].slot) for piece in besides} <= {"drawn", "pyre"}


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("rtl", [False, True], ids=["en", "fa"])
def test_a_panel_has_one_size_and_its_place_depends_on_the_seat_alone(rtl: bool, scale: float) -> None:
    """Whoever is to act, whatever is asked."""
    metrics, found = Metrics((1920, 1080), scale, rtl), dict[tuple[int, int], set[tuple[int, ...]]]()
    for shot, seats in product((TABLE, TILES, DRAWN, PYRE), (2, 3, 4)):
        for active in range(seats):
            panels = _arranged(tuple(ALL), metrics, ShotContext(shot, seats, active)).panels
            assert set(panels) == set(range(seats))
            for seat, panel in panels.items():
                found.setdefault((seats, seat), set()).add(tuple(panel))
    for panel_of, rects in found.items():
        assert all(max(edge) - min(edge) <= 2 for edge in zip(*rects, strict=True)), (panel_of, rects)


@pytest.mark.parametrize("shot", [TABLE, TILES, DRAWN])
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_panel_and_below_it_nothing_lies_on_anything_else(seats: int, scale: float, shot: str) -> None:
    found = _arranged(tuple(ALL), Metrics((1920, 1080), scale), ShotContext(shot, seats, 0))
    for seat, panel in found.panels.items():
        slots = [slot for slot in found.slots if found.seat_of(slot) == seat]
        slots = [slot for slot in slots if kind_of(slot) not in ("drawn", "pyre")]
        rects = {slot: rect for slot in slots if (rect := found.rect(slot))}
        over = [
            (one, other)
            for one, other in combinations(rects, 2)
            if min(rects[one].clip(rects[other]).size) > 2
        ]
        assert not over, over
        inside = [rect for slot, rect in rects.items() if kind_of(slot) in ("bonus", "tokens", "symbol")]
        assert len(inside) == 13 and all(panel.contains(rect) for rect in inside)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_players_have_besides_is_framed_with_their_symbol(seats: int, services: Services) -> None:
    """Everybody's beside the tiles once somebody has something there; below the panels only own things."""
    for shot, lies, framed in ((TILES, False, 0), (TILES, True, seats), (TABLE, False, 0), (TABLE, True, 1)):
        found = _arranged(tuple(ALL), Metrics((1920, 1080)), ShotContext(shot, seats, 1))
        pieces = [rect for rect in [found.rect("reserve.1.0")] if rect and lies]
        styles = services.theme.seat_colors
        shown = list(besides(services, found, styles.__getitem__, pieces))
        assert len(shown) == 2 * framed
        for frame, symbol in zip(shown[::2], shown[1::2], strict=True):
            assert frame.rect.contains(symbol.rect) and frame.rect in found.besides.values()


def test_the_cards_in_a_hand_are_counted_and_where_they_are_seen_is_said() -> None:
    scene = Scene(4).reserved(1, "B3R2")
    assert dict(placed(scene.state))["hand.1"].count == 1 and "hand.0" not in dict(placed(scene.state))
    (told,) = TABLE_OF.explain(scene.state, "hand.1")
    assert told == text("splendor-known-hand", count=1)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_what_a_choice_needs_is_in_sight_in_its_scene(combination: Combination, scale: float) -> None:
    made: dict[ShotContext, Arrangement] = {}
    for state, decision, _ in played(combination, 4, 33)[::7]:
        setting = ShotContext(TABLE_OF.shot(state, Choosing(decision)), 4, decision.player)
        if setting not in made:
            made[setting] = _arranged(combination, Metrics((1920, 1080), scale), setting)
        places = dict(placed(state))
        for target in Choosing(decision, private_view=True).choices():
            place = places.get(target)
            slot, index = (place.slot, place.index) if place else (target, 0)
            assert is_button(target) or made[setting].rect(slot, index) is not None, target


@pytest.mark.parametrize("reds", [4, 6])
def test_cards_that_may_be_burned_lie_side_by_side_to_be_told_apart(reds: int) -> None:
    scene = Scene(2, **ALL).market("O3SU").bonuses(0, red=reds - 1, green=2).paired(0, "O1P1", "red")
    assert scene.do("buy_gold", "card.O3SU") == []
    (decision,) = RULES.decisions(scene.state)
    cards = Choosing(decision, private_view=True).choices()
    assert TABLE_OF.shot(scene.state, Choosing(decision)) == PYRE and len(cards) == reds
    arrangement = _arranged(tuple(ALL), Metrics((1920, 1080)), ShotContext(PYRE, 2, 0))
    places = dict(placed(scene.state))
    found = (arrangement.rect(at.slot, at.index, at.among) for at in map(places.__getitem__, cards))
    assert len({rect.topleft for rect in found if rect}) == reds
    assert places["card.O1P1"].look == "red" and places["card.B1G1"].slot.startswith("bonus.0.")
    assert decision.prompt == text("splendor-choose-burn", count=2, color="red")
    assert TABLE_OF.verb(decision.actions[0]).key == "splendor-do-burn"


def test_the_board_is_the_one_drawn_for_the_expansions_that_are_played() -> None:
    drawn_for = {("cities", "posts"): "posts", ("orient",): "orient", tuple(ALL): "orient-posts"}
    for added, drawn in drawn_for.items():
        layout = TITLE.layout(SplendorRules(dict.fromkeys(added, True)))
        assert layout.board == layout.zones[f"board-{drawn}"]
    plain = TITLE.layout(SplendorRules({"cities": True})).board.slots
    assert plain.keys().isdisjoint({"post.T1", "deck.east1"})


@pytest.mark.parametrize(("cards", "rows"), [(3, [3]), (4, [4]), (5, [3, 2]), (7, [4, 3])])
def test_cards_to_burn_lie_side_by_side_and_many_in_two_rows(cards: int, rows: list[int]) -> None:
    scene = Scene(4, orient=True).bonuses(0, green=cards).market("O3SW")
    scene.state.stack.append(Payment(0, "card.O3SW"))
    places = dict(placed(scene.state))
    lying = [places[card] for card in scene.state.players[0].cards]
    found = [[place.index for place in lying if place.slot == f"pyre.0.{row}"] for row in range(2)]
    assert [sorted(indices) for indices in found if indices] == [list(range(count)) for count in rows]
    assert {place.among for place in lying} == {rows[0]} and {place.owner for place in lying} == {0}
