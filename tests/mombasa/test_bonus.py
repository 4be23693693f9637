"""Mombasa: bonus markers and tiles (rulebook: Bonus markers, Bonus tiles, Tracks; rulings 14 to 17)."""

from __future__ import annotations

import pytest

from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.mombasa.frames import Points, Preparation
from tests.mombasa.scene import Scene


def close_round(scene: Scene) -> Scene:
    """The round closes at once."""
    for player in scene.state.players:
        player.ended = True
    scene.state.stack[:] = [Preparation()]
    scene.rules.settle(scene.state, Outcome(Rng(1)))
    return scene


def test_a_marker_blocks_its_space_for_the_rest_of_the_round() -> None:
    scene = Scene().at_turn(turns=2)
    scene.do("mark", "bonus.start")
    scene.do("coins", "pile.bank")
    assert scene.player().markers == 2
    assert "bonus.start" not in scene.choices("mark", seat=1)


def test_without_a_marker_no_bonus_space_is_offered() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1")
    scene.state.marks = {"bonus.start": 0, "bonus.buy": 0, "bonus.remove": 0}
    scene.player().markers = 0
    assert "mark" not in scene.verbs()


def test_the_start_player_space_gives_the_marker_for_the_next_round_and_a_point() -> None:
    scene = Scene(3).at_turn(1)
    scene.do("mark", "bonus.start", seat=1)
    assert scene.state.stack[-1] == Points(1, 1)
    assert (scene.state.first, scene.state.starter) == (0, 1), "the order changes next round"
    assert close_round(scene).state.first == 1


def test_the_start_player_of_the_round_may_not_take_it_on_the_first_turn() -> None:
    scene = Scene().at_turn(0, turns=1)
    assert "bonus.start" not in scene.choices("mark")
    scene.turn(0, turns=2)
    assert "bonus.start" in scene.choices("mark")
    scene.turn(1, turns=1)
    assert "bonus.start" in scene.choices("mark", seat=1)


def test_without_a_marker_on_the_space_the_start_player_stays() -> None:
    assert close_round(Scene().at_turn()).state.first == 0


def test_example_of_buying_1_pound_for_the_space_and_3_for_the_coffee_card() -> None:
    scene = Scene().at_turn().money(4).market(r1c1="card.M01")
    scene.do("mark", "bonus.buy")
    assert scene.player().money == 3
    scene.do("acquire", "card.M01")
    assert scene.player().money == 0
    assert "card.M01" in scene.player().hand


def test_buying_needs_the_price_besides_the_cost_of_the_space() -> None:
    scene = Scene().at_turn().market(r1c3="card.M04")
    scene.state.discard += [card for row in scene.state.market for card in row]
    scene.state.market[:] = [["", "", ""] for _ in range(4)]
    scene.state.discard.remove("card.M04")
    scene.state.market[0][2] = "card.M04"
    scene.money(3)
    assert "bonus.buy" not in scene.choices("mark"), "the price of 3 and 1 for the space"
    scene.money(4)
    assert "bonus.buy" in scene.choices("mark")


def test_example_of_removing_a_coffee_card_from_the_hand_for_3_pounds() -> None:
    scene = Scene().at_turn().money(0).hand("card.0.coffee_2")
    scene.do("mark", "bonus.remove")
    scene.do("discard", "card.0.coffee_2")
    assert scene.player().money == 3
    assert scene.state.discard == ["card.0.coffee_2"]
    assert "card.0.coffee_2" not in scene.player().cards


def test_only_hand_cards_are_removed_and_the_choice_is_looked_at_in_private() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1")
    scene.do("mark", "bonus.remove")
    (decision,) = scene.rules.decisions(scene.state)
    assert decision.secret
    assert scene.choices("discard") == set(scene.player().hand)
    assert "card.0.coffee_1" not in scene.choices("discard")


def test_removing_needs_a_card_in_hand() -> None:
    scene = Scene().at_turn()
    scene.player().rests[0] += scene.player().hand
    scene.player().hand.clear()
    assert "bonus.remove" not in scene.choices("mark")


@pytest.mark.parametrize(
    ("cards", "brackets", "steps"),
    [
        (("card.0.coffee_2",), [1], 2),
        (("card.M04",), [1, 3], 3),
        (("card.M04", "card.0.coffee_2"), [1, 3, 5], 4),
    ],
    ids=["2 coffee", "3 coffee", "5 coffee"],
)
def test_the_coffee_majority_has_three_brackets(
    cards: tuple[str, ...], brackets: list[int], steps: int
) -> None:
    scene = Scene().at_turn().area(*cards)
    offered = sorted(a.amount for a in scene.legal() if a.targets == ("bonus.coffee",))
    assert offered == brackets, "a lower bracket may be taken"
    scene.do("mark", "bonus.coffee", amount=brackets[-1])
    assert scene.player().steps["cairo"] == 2 + steps
    assert ("remove" in scene.verbs()) is (steps == 4)


def test_a_majority_does_not_use_the_cards() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2")
    scene.do("mark", "bonus.coffee", amount=1)
    assert scene.player().used == []


def test_example_of_the_banana_majority_five_against_three() -> None:
    scene = Scene().at_turn().area("card.M05", "card.0.banana_2").area("card.M14", seat=1)
    scene.do("mark", "bonus.banana", amount=5)
    assert scene.player().steps["cape_town"] == 3
    assert scene.player().diamonds == 1


def test_a_shared_majority_will_do_a_lower_total_will_not() -> None:
    scene = Scene().at_turn().area("card.M05").area("card.M14", seat=1)
    assert "bonus.banana" in scene.choices("mark")
    scene.area("card.1.banana_1", seat=1)
    assert "bonus.banana" not in scene.choices("mark")


def test_face_down_cards_do_not_count_for_a_majority() -> None:
    scene = Scene().at_turn().area("card.0.banana_1").area("card.M14", seat=1)
    scene.player(1).used = ["card.M14"]
    assert "bonus.banana" in scene.choices("mark")


def test_without_any_unit_there_is_no_majority() -> None:
    scene = Scene().at_turn()
    assert not {"bonus.coffee", "bonus.banana", "bonus.cotton", "bonus.expansion"} & scene.choices("mark")


def test_the_expansion_majority_counts_tiles_and_the_special_bonus() -> None:
    scene = Scene().at_turn().area("tile.expansion").area("card.M19", seat=1)
    scene.player().levels["cape_town"] = 2
    scene.do("mark", "bonus.expansion", amount=5)
    assert scene.player().steps["mombasa"] == 4


def test_the_cotton_majority_of_six_may_be_taken_as_that_of_four() -> None:
    scene = Scene().at_turn().area("card.M06", "card.M15")
    scene.do("mark", "bonus.cotton", amount=4)
    assert scene.player().steps["saint_louis"] == 3
    assert scene.state.stack[-1] == Points(0, 1)


@pytest.mark.parametrize(
    ("tile", "cost"), [("goods", 1), ("bookkeeper", 1), ("merchant", 2), ("expansion", 2)]
)
def test_a_tile_is_reserved_now_and_comes_with_the_preparation(tile: str, cost: int) -> None:
    scene = Scene().at_turn().money(2)
    scene.do("mark", f"bonus.tile_{tile}")
    assert scene.player().money == 2 - cost
    assert scene.player().tiles == []
    close_round(scene)
    assert scene.player().tiles == [f"tile.{tile}"]
    assert f"tile.{tile}" not in scene.state.tiles
    assert scene.player().markers == 3


def test_all_tiles_go_back_when_their_owner_ends_the_phase() -> None:
    scene = Scene().at_turn().area("tile.goods", "tile.merchant", "card.0.coffee_1")
    scene.do("attach", "card.0.coffee_1")
    scene.do("end", "column.0.1")
    assert scene.player().tiles == [] and scene.player().plus == ""
    assert len(scene.state.tiles) == 4


def test_example_of_the_goods_tile_a_2_coffee_card_counts_as_3_for_everything() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "tile.goods").area("card.M04", seat=1)
    assert "bonus.coffee" not in scene.choices("mark")
    scene.do("attach", "card.0.coffee_2")
    assert "bonus.coffee" in scene.choices("mark")


def test_reserving_in_round_7_is_legal_and_useless() -> None:
    scene = Scene().at_turn().money(2)
    scene.state.round = 7
    scene.do("mark", "bonus.tile_expansion")
    close_round(scene)
    assert scene.state.stack == [] and scene.player().tiles == []


def unlocked(track: str, level: int, company: str = "cairo") -> Scene:
    """Player 0 has unlocked the additional spaces of a track up to a level."""
    scene = Scene().at_turn().track(cairo=track).money(5)
    scene.player().levels[company] = level
    return scene


def spaces(scene: Scene, track: str, seat: int = 0) -> set[str]:
    """The additional spaces offered."""
    return {
        a.targets[0] for a in scene.legal(seat) if a.targets and a.targets[0].startswith(f"bonus.{track}.")
    }


def test_additional_spaces_are_for_those_who_unlocked_them() -> None:
    assert spaces(unlocked("D2", 0), "D2") == set()
    assert spaces(unlocked("D2", 1), "D2") == {"bonus.D2.1"}
    assert spaces(unlocked("D2", 2), "D2") == {"bonus.D2.1", "bonus.D2.2"}


def test_a_player_uses_only_one_of_the_two_spaces_of_a_track_in_a_round() -> None:
    scene = unlocked("D2", 2)
    scene.do("mark", "bonus.D2.1")
    scene.turn()
    assert spaces(scene, "D2") == set()
    scene.player(1).levels["cairo"] = 2
    scene.money(5, 1).turn(1)
    assert spaces(scene, "D2", 1) == {"bonus.D2.2"}, "the first is occupied for everybody"


def test_d2_moves_on_each_of_the_three_other_tracks() -> None:
    scene = unlocked("D2", 2)
    before = scene.player().steps.copy()
    scene.do("mark", "bonus.D2.2")
    moved = {c: n - before[c] for c, n in scene.player().steps.items()}
    assert moved == {"mombasa": 2, "cape_town": 2, "saint_louis": 2, "cairo": 0}
    assert scene.player().money == 5 - 1


def test_c1_costs_pounds_and_leaves_the_choice_of_the_bundle() -> None:
    scene = unlocked("C1", 1)
    offered = {a.verb for a in scene.legal() if a.targets == ("bonus.C1.1",)}
    assert offered == {"mark_stones", "mark_books"}
    scene.do("mark_stones", "bonus.C1.1")
    assert scene.state.stack[-1] == Points(0, 1)
    scene.do("coins", "pile.bank")
    assert (scene.player().diamonds, scene.player().money) == (2, 5 - 2 + 1)


def test_the_second_space_of_c1_is_cheaper() -> None:
    scene = unlocked("C1", 2)
    scene.do("mark_books", "bonus.C1.2")
    assert scene.state.stack[-1] == Points(0, 2)
    assert scene.player().money == 4


def test_c2_offers_one_effect_at_level_1_and_both_at_level_2() -> None:
    scene = unlocked("C2", 2).market(r1c3="card.M01")
    verbs = {space: {a.verb for a in scene.legal() if a.targets == (space,)} for space in spaces(scene, "C2")}
    assert verbs["bonus.C2.1"] == {"mark_buy", "mark_stones"}
    assert verbs["bonus.C2.2"] == {"mark_buy", "mark_stones", "mark_both"}
    scene.do("mark_both", "bonus.C2.2")
    scene.do("acquire", "card.M01")
    assert scene.player().money == 5 - (1 + 1), "the price and 1 more"
    assert scene.player().diamonds == 2


def test_d1_removes_a_coffee_card_only() -> None:
    scene = unlocked("D1", 1).hand("card.0.coffee_2", "card.0.banana_2")
    scene.do("mark", "bonus.D1.1")
    assert all("coffee" in card for card in scene.choices("discard"))
    scene.do("discard", "card.0.coffee_2")
    assert scene.player().money == 5 + 1 + 3


def test_d1_needs_a_coffee_card_in_hand_and_does_not_tell_the_others() -> None:
    scene = unlocked("D1", 1).area("card.0.coffee_1", "card.0.coffee_2")
    assert spaces(scene, "D1") == set()
    (decision,) = scene.rules.decisions(scene.state)
    assert decision.guarded == {"bonus.D1.1"}, "level 2 is closed, as everybody can see"


def test_b2_gives_one_more_marker_and_at_level_2_two_in_all() -> None:
    scene = Scene().at_turn(1).track(cape_town="B2")
    player = scene.player(0)
    player.steps["cape_town"] = 6
    scene.do("end", "column.1.1", seat=1)
    assert (player.markers, player.extra) == (4, 1)
    player.steps["cape_town"] = 13
    scene.turn(0).area("card.0.coffee_1")
    scene.do("use", "card.0.coffee_1")
    scene.do("step", "track.mombasa")
    assert (player.markers, player.extra) == (5, 2)
