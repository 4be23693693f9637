"""Rulebook, "Limit", "Nobles" and "End of the game"; rulings 4 to 7."""

from __future__ import annotations

from game.rules.kernel.rules import Score
from tests.splendor.scene import RULES, Scene


def _ranks(scene: Scene) -> list[int]:
    return [score.rank for score in RULES.scores(scene.state)]


def _score(scene: Scene, seat: int) -> Score:
    return RULES.scores(scene.state)[seat]


# Limit: ten tokens at the end of the turn.


def test_more_than_ten_tokens_may_be_taken_but_not_kept() -> None:
    """A known fault of other programs: the taking itself is forbidden."""
    scene = Scene(4).give(0, white=3, blue=3, green=2, gold=1)
    scene.take("red", "black", "green")
    assert scene.asked == 0
    assert sum(scene.state.players[0].tokens) == 12
    assert all(len(way) == 2 for way in scene.legal("discard"))
    scene.do("discard", "tokens.0.white", "tokens.0.blue")
    assert sum(scene.state.players[0].tokens) == 10
    assert scene.asked == 1


def test_ten_tokens_are_kept_without_a_question() -> None:
    scene = Scene(4).give(0, white=3, blue=3, gold=1)
    scene.take("red", "black", "green")
    assert scene.asked == 1


def test_the_tokens_just_taken_may_all_be_returned() -> None:
    scene = Scene(4).give(0, white=4, blue=4, gold=2)
    scene.take("red", "black", "green")
    scene.do("discard", "tokens.0.red", "tokens.0.black", "tokens.0.green")
    assert scene.state.players[0].tokens == [4, 4, 0, 0, 0, 2]
    assert scene.state.bank == [3, 3, 7, 7, 7, 3]


def test_gold_counts_and_may_be_returned() -> None:
    scene = Scene(4).give(0, white=4, blue=4, green=2)
    scene.do("reserve", "deck.1")
    assert sum(scene.state.players[0].tokens) == 11
    assert ("tokens.0.gold",) in scene.legal("discard")
    scene.do("discard", "tokens.0.gold")
    assert scene.state.bank[5] == 5
    assert len(scene.state.players[0].reserved) == 1


def test_only_what_one_holds_can_be_returned() -> None:
    scene = Scene(4).give(0, white=5, blue=5)
    scene.take("green", "red", "black")
    ways = {tuple(sorted(t.rsplit(".", 1)[1] for t in way)) for way in scene.legal("discard")}
    assert ("green", "green", "red") not in ways
    assert ("white", "white", "white") in ways
    assert not any("gold" in way for way in ways)


# Nobles.


def test_a_noble_comes_at_the_end_of_the_turn_by_bonuses() -> None:
    scene = Scene().guests("N01").bonuses(0, white=4, blue=4)
    before = scene.state.players[0].points
    events = scene.take("white", "blue", "green")
    assert [e.data["noble"] for e in events if e.kind == "noble"] == ["noble.N01"]
    hana = scene.state.players[0]
    assert hana.nobles == ["noble.N01"] and hana.points == before + 3
    assert "noble.N01" not in scene.state.nobles
    assert scene.asked == 1, "a noble is no action and takes no turn"


def test_the_card_just_bought_counts_for_the_noble() -> None:
    scene = Scene().guests("N01").bonuses(0, white=4, blue=3).market("B1U8").give(0, red=4)
    scene.do("buy", "card.B1U8")
    assert scene.state.players[0].nobles == ["noble.N01"]


def test_tokens_and_reserved_cards_do_not_count_for_a_noble() -> None:
    scene = Scene().guests("N01").bonuses(0, white=4, blue=3).give(0, blue=3).reserved(0, "B1U8")
    scene.take("white", "blue", "green")
    assert scene.state.players[0].nobles == []


def test_a_noble_cannot_be_refused() -> None:
    scene = Scene().guests("N01", "N06").bonuses(0, white=4, blue=4, green=3)
    scene.take("red", "blue", "green")
    (decision,) = RULES.decisions(scene.state)
    assert {action.verb for action in decision.actions} == {"noble"}


def test_of_two_nobles_one_is_chosen_and_the_other_comes_a_turn_later() -> None:
    scene = Scene().guests("N01", "N06").bonuses(0, white=4, blue=4, green=3)
    scene.take("white", "blue", "green")
    assert scene.legal("noble") == [("noble.N01",), ("noble.N06",)]
    scene.do("noble", "noble.N06")
    assert scene.state.players[0].nobles == ["noble.N06"]
    assert scene.asked == 1
    scene.take("red", "black", "green")
    scene.take("red", "black", "white")
    assert scene.state.players[0].nobles == ["noble.N06", "noble.N01"]


def test_another_player_may_take_the_waiting_noble_first() -> None:
    scene = Scene().guests("N01", "N06").bonuses(0, white=4, blue=4, green=3)
    scene.bonuses(1, white=4, blue=4)
    scene.take("white", "blue", "green")
    scene.do("noble", "noble.N06")
    scene.take("red", "black", "green")
    assert scene.state.players[1].nobles == ["noble.N01"]
    scene.take("red", "black", "white")
    assert scene.state.players[0].nobles == ["noble.N06"]


def test_the_place_of_a_noble_stays_empty() -> None:
    scene = Scene().guests("N01").bonuses(0, white=4, blue=4)
    scene.take("white", "blue", "green")
    assert scene.state.nobles[0] == "" and all(scene.state.nobles[1:])


def test_tokens_are_returned_before_the_noble_comes() -> None:
    scene = Scene(4).guests("N01", "N06").bonuses(0, white=4, blue=4, green=3).give(0, white=4, blue=5)
    scene.take("red", "black", "green")
    assert scene.legal("discard") and not scene.legal("noble")
    scene.do("discard", "tokens.0.white", "tokens.0.white")
    assert scene.legal("noble")


# End of the game.


def _rich(scene: Scene, seat: int, points: int) -> Scene:
    """Cards worth exactly so many points, of colours that meet no noble."""
    parts = {
        12: ("B3W2", "B3U2", "B3G2"),
        14: ("B3W4", "B3U4", "B3G2"),
        15: ("B3W4", "B3U4", "B3G4"),
        17: ("B3W4", "B3U4", "B3G4", "B2R3"),
    }
    return scene.bought(seat, *parts[points])


def test_fifteen_points_at_the_end_of_a_turn_call_the_last_round() -> None:
    scene = _rich(Scene(3), 0, 14).market("B1K8").give(0, blue=4)
    events = scene.do("buy", "card.B1K8")
    assert "last_round" in [event.kind for event in events]
    assert scene.asked == 1, "the round goes on"
    scene.take("white", "red", "green")
    assert scene.asked == 2
    events = scene.take("white", "red", "green")
    assert events[-1].kind == "end"
    assert scene.asked is None
    assert _ranks(scene)[0] == 1


def test_fourteen_points_do_not() -> None:
    scene = _rich(Scene(2), 0, 14)
    scene.take("white", "red", "green")
    assert not scene.state.last_round


def test_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    scene = _rich(Scene(3), 2, 15).turn_of(2)
    scene.take("white", "red", "green")
    assert scene.asked is None


def test_a_noble_may_bring_the_fifteenth_point() -> None:
    scene = _rich(Scene(3), 0, 12).guests("N04").bonuses(0, red=4, black=4)
    assert scene.state.players[0].points == 12
    scene.take("white", "blue", "green")
    assert scene.state.players[0].points == 15
    assert scene.state.last_round


def test_everybody_has_had_the_same_number_of_turns() -> None:
    scene = _rich(Scene(4), 1, 15).turn_of(0)
    for piles in (("white", "red", "green"),) * 4:
        scene.take(*piles)
    assert scene.asked is None


def test_the_final_score_is_cards_and_nobles() -> None:
    scene = _rich(Scene(2), 0, 12).guests("N04").bonuses(0, red=4, black=4)
    scene.take("white", "blue", "green")
    score = _score(scene, 0)
    assert score.total == 15
    assert [(line.label, line.points) for line in score.lines] == [
        ("splendor-score-cards", 12),
        ("splendor-score-nobles", 3),
    ]


def test_most_points_win_even_over_who_called_the_end() -> None:
    scene = _rich(Scene(2), 0, 15)
    scene.bought(1, "B3R4", "B3K4", "B3W2", "B2W6")
    scene.take("white", "red", "green")
    scene.take("white", "red", "green")
    assert [score.total for score in RULES.scores(scene.state)] == [15, 17]
    assert _ranks(scene) == [2, 1]


def test_in_a_tie_fewer_cards_in_front_win() -> None:
    """A known fault of other programs: the tie goes to more cards, or to the first player."""
    scene = _rich(Scene(2), 1, 15)
    scene.bought(0, "B3W2", "B3U2", "B3R2", "B2K6")
    assert [score.total for score in RULES.scores(scene.state)] == [15, 15]
    assert _ranks(scene) == [2, 1]
    assert [line.points for line in _score(scene, 0).tie_breaks] == [-4]


def test_reserved_cards_do_not_count_in_a_tie() -> None:
    scene = _rich(Scene(2), 0, 15).bought(1, "B3R4", "B3K4", "B3W3", "B1K8")
    scene.reserved(0, "B1W1").reserved(0, "B1W2")
    assert _ranks(scene) == [1, 2]


def test_a_tie_in_points_and_cards_is_shared() -> None:
    scene = _rich(Scene(3), 0, 15).bought(1, "B3R4", "B3K4", "B3W2", "B1K8").bought(2, "B3U1", "B3G1", "B3R1")
    scene.bought(2, "B2W6", "B2U6")
    assert [score.total for score in RULES.scores(scene.state)] == [15, 15, 15]
    assert _ranks(scene) == [1, 2, 3]
    scene = _rich(Scene(2), 0, 15).bought(1, "B3R4", "B3K4")
    scene.bought(1, "B3K1", "B2K1", "B1K8")
    scene.bought(0, "B1W1", "B1W2")
    assert [score.total for score in RULES.scores(scene.state)] == [15, 15]
    assert _ranks(scene) == [1, 1]


# Ruling 7: nothing can be done.


def _scarce() -> Scene:
    """Three gems in the bank; nobody can pay what lies on the table, nor the other's hand."""
    scene = Scene(2).give(0, red=4, black=3).give(1, white=3, blue=3, green=3, black=1)
    for id in ("B3R1", "B3K1", "B3K3"):
        scene.reserved(1, id)
    scene.market("B1R3", "B1U5", "B1G4", "B1W7", "B2W2", "B2G2", "B2U1", "B2R2")
    return scene.market("B3W3", "B3U3", "B3G3", "B3R4")


def test_who_can_do_nothing_passes() -> None:
    scene = _scarce()
    events = scene.take("white", "blue", "green")
    assert [event.data["seat"] for event in events if event.kind == "pass"] == [1]
    assert scene.asked == 0, "Hana can still reserve"
    assert scene.state.passes == 1


def test_if_all_pass_in_a_row_the_game_ends() -> None:
    scene = _scarce()
    for id in ("B3W1", "B3U1", "B3G1"):
        scene.reserved(0, id)
    events = scene.take("white", "blue", "green")
    assert [event.data["seat"] for event in events if event.kind == "pass"] == [1, 0]
    assert events[-1].kind == "end"
    assert scene.asked is None


def test_an_action_breaks_a_row_of_passes() -> None:
    scene = Scene(2)
    scene.state.passes = 1
    scene.take("white", "blue", "green")
    assert scene.state.passes == 0


def test_a_card_in_the_hand_can_be_bought_when_all_else_is_gone() -> None:
    scene = (
        _scarce()
        .give(0, white=1, blue=1, green=1)
        .reserved(0, "B1W8")
        .reserved(0, "B3W1")
        .reserved(0, "B1R8")
    )
    scene.state.players[0].tokens, scene.state.players[1].tokens = [0, 0, 4, 3, 3, 0], [4, 4, 0, 1, 1, 0]
    assert scene.asked == 0
    assert scene.legal("take") == [] and scene.legal("reserve") == []
    assert scene.legal("buy") == [("reserve.0.0",)]
