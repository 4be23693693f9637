"""Mombasa: ending, preparation, scoring (rulebook: Ending, Preparation, End; rulings 18 to 22)."""

from __future__ import annotations

import pytest

from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.components import cards
from game.rules.mombasa.frames import Plan, Preparation
from game.rules.mombasa.scoring import shares
from tests.mombasa.scene import Scene, shipped


def prepared(scene: Scene) -> Scene:
    """The preparation is carried out."""
    scene.state.stack[:] = [Preparation()]
    for player in scene.state.players:
        player.ended = True
    scene.rules.settle(scene.state, Outcome(Rng(1)))
    assert list(scene.rules.invariants(scene.state)) == []
    return scene


def test_example_of_ending_a_column_to_the_hand_then_the_area_to_rest() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.M09", "tile.merchant")
    scene.player().rests[1] = ["card.0.expansion_2-1", "card.0.cotton_1"]
    scene.player().rests[0] = ["card.0.banana_2"]
    scene.player().rests[2] = []
    scene.do("end", "column.0.2")
    player = scene.player()
    assert {"card.0.expansion_2-1", "card.0.cotton_1"} <= set(player.hand)
    assert player.rests[:3] == [["card.0.banana_2", "card.0.coffee_1"], ["card.M09"], []]
    assert player.slots == [""] * 5
    assert "tile.merchant" in scene.state.tiles


def test_the_cards_of_this_round_never_come_back_at_once() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1")
    scene.do("end", "column.0.1")
    assert "card.0.coffee_1" not in scene.player().hand
    assert "card.0.coffee_1" in scene.player().rests[0]


def test_exactly_one_column_is_taken_an_empty_one_may_be_chosen() -> None:
    scene = Scene().at_turn()
    scene.player().hand = sorted((*scene.player().hand, *scene.player().rests[1]))
    scene.player().rests[1] = []
    assert scene.choices("end") == {"column.0.1", "column.0.2", "column.0.3"}
    before = scene.player().hand.copy()
    scene.do("end", "column.0.2")
    assert scene.player().hand == before


def test_columns_of_opened_slots_may_be_taken() -> None:
    scene = Scene().at_turn()
    scene.player().diamonds, scene.player().ink = 8, 4
    assert len(scene.choices("end")) == 5


def test_unused_cards_rest_as_well_and_lie_face_up_again() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.0.coffee_2")
    scene.player().used = ["card.0.coffee_1"]
    scene.do("end", "column.0.1")
    assert scene.player().used == []
    assert scene.player().rests[1][-1] == "card.0.coffee_2"


def test_the_round_closes_when_the_last_player_has_ended() -> None:
    scene = Scene().at_turn()
    scene.do("end", "column.0.1")
    scene.do("end", "column.1.1", seat=1)
    assert scene.state.round == 2
    assert scene.state.stack == [Plan([False, False])]


def test_one_coin_goes_to_the_first_row_of_its_number() -> None:
    state = prepared(Scene(2).at_turn()).state
    assert state.round_coins[1] == 0
    assert {place: n for place, n in state.shelf_coins.items() if n} == {"shelf.1.2": 1}


def test_of_two_coins_the_second_goes_to_the_second_row() -> None:
    state = prepared(Scene(4).at_turn()).state
    assert {place: n for place, n in state.shelf_coins.items() if n} == {"shelf.1.2": 1, "shelf.2.2": 1}


def test_the_right_column_is_cleared_rows_move_right_and_gaps_fill_right_to_left_from_the_top() -> None:
    scene = Scene().at_turn()
    old = [row.copy() for row in scene.state.market]
    deck = scene.state.deck.copy()
    # Row 1 loses its middle card, row 2 its right one, row 3 all.
    for row, columns in ((0, (1,)), (1, (2,)), (2, (0, 1, 2))):
        for column in columns:
            scene.state.discard.append(scene.state.market[row][column])
            scene.state.market[row][column] = ""
    market = prepared(scene).state.market
    fresh = iter(reversed(deck))
    right_row_3 = next(fresh)
    middle = [next(fresh) for _ in range(2)]
    left = [next(fresh) for _ in range(4)]
    assert market == [
        [left[0], middle[0], old[0][0]],
        [left[1], old[1][0], old[1][1]],
        [left[2], middle[1], right_row_3],
        [left[3], old[3][0], old[3][1]],
    ]
    assert {old[0][2], old[3][2]} <= set(scene.state.discard)


def test_new_cards_and_books_come_to_light_so_that_undo_stops() -> None:
    scene = Scene().at_turn()
    scene.state.round = 1
    scene.state.stack[:] = [Preparation()]
    out = Outcome(Rng(1))
    scene.rules.settle(scene.state, out)
    assert out.revealed
    assert [event.kind for event in out.events].count("deal") == 4


def test_an_empty_deck_leaves_spaces_empty() -> None:
    scene = Scene().at_turn()
    scene.state.discard += scene.state.deck
    scene.state.deck.clear()
    market = prepared(scene).state.market
    assert [row[0] for row in market] == [""] * 4


def test_markers_return_and_the_turns_begin_anew() -> None:
    scene = Scene().at_turn(turns=2)
    scene.do("mark", "bonus.start")
    scene.do("coins", "pile.bank")
    prepared(scene)
    assert scene.state.marks == {}
    assert [player.markers for player in scene.state.players] == [3, 3]
    assert [player.turns for player in scene.state.players] == [0, 0]


def test_after_round_7_the_game_ends_without_a_preparation() -> None:
    scene = Scene().at_turn()
    scene.state.round = 7
    before = [row.copy() for row in scene.state.market]
    prepared(scene)
    assert scene.rules.decisions(scene.state) == ()
    assert scene.state.market == before


def test_example_of_shares_seven_of_cape_town_at_6_pounds_are_42() -> None:
    scene = Scene().at_turn().hand("card.M11").area("card.M32")
    scene.player().steps["cape_town"] = 11
    column = scene.state.stacks["cape_town"][0]
    scene.state.lost += column + scene.state.stacks["cape_town"][1][:2]
    column[:] = [""] * 5
    scene.state.stacks["cape_town"][1][:2] = ["", ""]
    assert shares(scene.state, scene.player(), "cape_town") == 5 + 2
    assert share_value(shipped().graph, scene.state, "cape_town") == 6
    lines = {line.label: line.points for line in scene.rules.scores(scene.state)[0].lines}
    assert lines["mombasa-score-cape-town"] == 42


def test_shares_count_on_cards_in_hand_and_in_all_resting_columns() -> None:
    scene = Scene().at_turn().hand("card.M37")
    scene.hand("card.M26")
    scene.player().hand.remove("card.M26")
    scene.player().rests[2].append("card.M26")
    assert shares(scene.state, scene.player(), "mombasa") == 2


def test_seven_categories_make_the_score() -> None:
    scene = Scene().at_turn().money(9)
    scene.player().diamonds, scene.player().ink = 9, 6
    scene.player().books[2:7] = scene.state.supply["A"][:5]
    del scene.state.supply["A"][:5]
    score = scene.rules.scores(scene.state)[0]
    assert [line.label for line in score.lines] == [
        "mombasa-score-cash",
        "mombasa-score-mombasa",
        "mombasa-score-cape-town",
        "mombasa-score-saint-louis",
        "mombasa-score-cairo",
        "mombasa-score-diamonds",
        "mombasa-score-books",
    ]
    assert [line.points for line in score.lines] == [9, 0, 0, 0, 0, 15, 15]
    assert score.total == 39


def test_only_values_passed_or_reached_count() -> None:
    scene = Scene().at_turn().money(0)
    scene.player().diamonds = 5
    assert scene.rules.scores(scene.state)[0].total == 0
    scene.player().diamonds = 6
    assert scene.rules.scores(scene.state)[0].total == 10


@pytest.mark.parametrize(
    ("track", "values"),
    [
        ("diamonds", {0: 0, 6: 10, 9: 15, 13: 25, 16: 30, 20: 40, 23: 45, 25: 50, 28: 60}),
        ("ink", {0: 0, 3: 10, 5: 15, 7: 20, 9: 30, 11: 40, 13: 50, 15: 60}),
    ],
)
def test_the_last_value_reached_stays_until_the_next(track: str, values: dict[int, int]) -> None:
    scene = Scene().at_turn().money(0)
    for space in range(max(values) + 1):
        setattr(scene.player(), track, space)
        worth = values[max(passed for passed in values if passed <= space)]
        assert scene.rules.scores(scene.state)[0].total == worth, f"space {space}"


def test_a_tie_is_shared() -> None:
    scene = Scene().at_turn().money(3).money(3, 1)
    assert [score.rank for score in scene.rules.scores(scene.state)] == [1, 1]


def test_the_last_eight_cards_of_the_deck_are_single_shares() -> None:
    assert [cards()[card].kind for card in Scene().state.deck[:8]] == ["share"] * 8
