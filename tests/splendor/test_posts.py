"""Rulebook: Trading Posts; rulings 15, 16, 23."""

from __future__ import annotations

import pytest

from game.rules.splendor.components import cards, nobles
from game.rules.splendor.paying import token_splits
from game.rules.splendor.state import Keeping, Rebate, ThirdToken, Turn
from game.rules.splendor.tiles import POWERS, posts
from tests.splendor.scene import RULES, Scene, kinds, of_kind


def _scene(seats: int = 2, seed: int = 1) -> Scene:
    return Scene(seats, seed, posts=True)


def _owner(*ids: str, seats: int = 2) -> Scene:
    """Hana has founded these."""
    return _scene(seats).posts(0, *ids)


# --- components, setup --------------------------------------------------------------------------------


def test_there_are_five_posts_each_with_its_power_and_its_demand() -> None:
    assert [(post.power, post.needs) for post in posts().values()] == [
        ("token", (1, 0, 0, 3, 0)),
        ("draw", (0, 0, 0, 0, 3)),
        ("third", (2, 0, 0, 0, 0)),
        ("gold", (0, 3, 0, 0, 1)),
        ("points", (0, 0, 5, 0, 0)),
    ]
    assert [post.power for post in posts().values()] == list(POWERS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_column_has_as_many_tiles_as_there_are_players(seats: int) -> None:
    assert _scene(seats).state.posts == dict.fromkeys(posts(), seats)


@pytest.mark.parametrize(("set", "extra"), [("posts", "noble.N11"), ("strongholds", "noble.N12")])
def test_the_noble_of_the_expansion_joins_and_players_and_one_are_revealed(set: str, extra: str) -> None:
    shown = [Scene(4, seed, **{set: True}).state.nobles for seed in range(40)]
    assert all(len(row) == 5 for row in shown)
    assert any(extra in row for row in shown)
    assert {id for row in shown for id in row} <= {n.id for n in nobles().values() if n.set in ("base", set)}


# --- gaining them -------------------------------------------------------------------------------------


def test_a_post_comes_at_the_end_of_the_turn_when_the_cards_suffice() -> None:
    scene = _scene().bought(0, "B1W2").market("B1W1").give(0, blue=3)
    events = scene.buy("B1W1")
    assert of_kind(events, "post").data == {"seat": 0, "post": "post.T3", "points": 0}
    assert scene.state.players[0].posts == ["post.T3"] and scene.state.posts["post.T3"] == 1


def test_tokens_and_reserved_cards_do_not_count_for_a_post() -> None:
    scene = _scene().bought(0, "B1W2").give(0, white=2).reserved(0, "B1W1")
    scene.take("red", "black", "green")
    assert scene.state.players[0].posts == []


def test_of_several_posts_one_is_founded_a_turn_by_choice_and_another_the_next_turn() -> None:
    scene = _scene().bonuses(0, white=2, black=3)
    scene.take("red", "blue", "green")
    assert scene.firsts("post") == {"T2", "T3"}
    assert scene.why("post.T5") == "splendor-no-post"
    scene.do("post", "post.T2")
    assert scene.asked == 1
    scene.turn_of(0).take("red", "blue", "green")
    assert scene.state.players[0].posts == ["post.T2", "post.T3"]


def test_no_post_is_founded_twice() -> None:
    scene = _owner("T3").bonuses(0, white=4)
    scene.take("red", "blue", "green")
    assert scene.state.players[0].posts == ["post.T3"] and scene.state.posts["post.T3"] == 1


def test_a_post_that_is_owned_says_so_while_another_is_chosen() -> None:
    scene = _owner("T3").bonuses(0, white=2, black=3, green=5)
    scene.take("red", "blue", "green")
    assert scene.why("post.T3") == "splendor-no-post-twice"


def test_the_noble_comes_before_the_post() -> None:
    scene = _scene().guests("N01").bonuses(0, white=4, blue=4)
    events = scene.take("red", "black", "green")
    assert [kind for kind in kinds(events) if kind in ("noble", "post")] == ["noble", "post"]


# --- a token after a purchase -------------------------------------------------------------------------


def test_after_a_purchase_a_token_is_taken_before_the_place_is_filled_even_one_just_spent() -> None:
    scene = _owner("T1").market("B1W1").give(0, blue=3).give(1, blue=1)
    assert scene.state.bank[1] == 0
    events = scene.buy("B1W1")
    assert scene.frame is Rebate and "refill" not in kinds(events)
    assert "blue" in scene.firsts("take"), "the sapphires just spent lie in the bank again"
    after = scene.do("take", "bank.blue")
    assert kinds(after)[0] == "rebate" and "refill" in kinds(after)
    assert scene.state.players[0].tokens[1] == 1


def test_gold_is_never_given_and_an_empty_pile_neither() -> None:
    scene = _owner("T1").market("B1K1").give(0, green=3).give(1, white=4)
    scene.buy("B1K1")
    assert scene.why("bank.gold") == "splendor-no-gold-power"
    assert scene.why("bank.white") == "splendor-no-pile-empty"


def test_with_an_empty_bank_the_power_gives_nothing_and_with_one_pile_it_comes_by_itself() -> None:
    scene = _owner("T1").bonuses(0, blue=3).market("B1W1")
    scene.give(0, white=4, blue=4, red=2).give(1, green=4, red=2, black=4)
    assert "rebate" not in kinds(scene.buy("B1W1"))
    scene = _owner("T1").bonuses(0, blue=3).market("B1W1")
    scene.give(0, white=4, blue=4, red=1).give(1, green=4, red=2, black=4)
    assert of_kind(scene.buy("B1W1"), "rebate").data["piles"] == ("red",)


def test_without_a_purchase_no_token() -> None:
    assert "rebate" not in kinds(_owner("T1").take("red", "blue", "green"))


# --- two cards drawn ----------------------------------------------------------------------------------


def test_of_an_unseen_reserve_two_are_drawn_one_is_kept_and_the_other_goes_under_the_deck() -> None:
    scene = _owner("T2").on_top("B2W1", "B2K6")
    below = len(scene.state.decks[1])
    scene.do("reserve", "deck.2")
    assert scene.frame is Keeping and len(scene.state.decks[1]) == below - 2
    events = scene.do("keep", "drawn.0.1")
    player = scene.state.players[0]
    assert [held.card for held in player.reserved] == ["card.B2K6"] and player.reserved[0].blind
    assert scene.state.decks[1][0] == "card.B2W1" and player.tokens[5] == 1
    assert "sink" in kinds(events)


def test_the_last_card_of_a_deck_is_taken_alone() -> None:
    scene = _owner("T2")
    scene.state.burned += scene.state.decks[0][:-1]
    del scene.state.decks[0][:-1]
    last = scene.state.decks[0][-1]
    scene.do("reserve", "deck.1")
    assert [held.card for held in scene.state.players[0].reserved] == [last] and scene.asked == 1


def test_a_face_up_reserve_draws_nothing() -> None:
    scene = _owner("T2")
    scene.do("reserve", scene.state.market[0][0])
    assert scene.asked == 1


def test_the_two_drawn_are_a_secret_of_who_draws() -> None:
    scene = _owner("T2", seats=3).on_top("B2W1", "B2K6")
    scene.do("reserve", "deck.2")
    (decision,) = RULES.decisions(scene.state)
    assert decision.secret and [action.targets for action in decision.actions] == [
        ("drawn.0.0",),
        ("drawn.0.1",),
    ]
    for viewer in (None, 1, 2):
        (frame,) = [f for f in RULES.view(scene.state, viewer).stack if isinstance(f, Keeping)]
        assert frame.cards == ("hidden.2.drawn.0.0", "hidden.2.drawn.0.1")
    (own,) = [f for f in RULES.view(scene.state, 0).stack if isinstance(f, Keeping)]
    assert own.cards == ("card.B2W1", "card.B2K6")


def test_who_put_a_card_under_the_deck_knows_it_and_nobody_else() -> None:
    scene = _owner("T2").on_top("B2W1", "B2K6")
    scene.do("reserve", "deck.2")
    scene.do("keep", "drawn.0.1")
    assert RULES.view(scene.state, 0).decks[1][0] == "card.B2W1"
    assert RULES.view(scene.state, 1).decks[1][0].startswith("hidden.")
    assert RULES.view(scene.state, None).decks[1][0].startswith("hidden.")


# --- a third token ------------------------------------------------------------------------------------


def test_two_alike_bring_a_third_of_another_colour() -> None:
    scene = _owner("T3")
    scene.take("red", "red")
    assert scene.frame is ThirdToken
    assert scene.firsts("take") == {"white", "blue", "green", "black"}
    assert scene.why("bank.red") == "splendor-no-third-same"
    assert scene.why("bank.gold") == "splendor-no-gold-power"
    scene.do("take", "bank.blue")
    assert scene.state.players[0].tokens == [0, 1, 0, 2, 0, 0]


def test_two_alike_still_need_four_in_the_pile_and_three_different_bring_nothing() -> None:
    scene = _owner("T3").give(1, red=1)
    assert ("bank.red", "bank.red") not in scene.legal("take")
    scene.take("white", "blue", "green")
    assert scene.asked == 1


def test_where_no_other_colour_is_left_there_is_no_third() -> None:
    scene = _owner("T3").give(0, white=4, blue=2).give(1, blue=2, green=4, black=4)
    scene.take("red", "red")
    assert scene.asked == 1


# --- gold that pays two -------------------------------------------------------------------------------


def test_each_gold_pays_for_two_of_one_colour() -> None:
    scene = _owner("T4").market("B2W3").give(0, gold=3)
    scene.buy("B2W3")
    assert "card.B2W3" in scene.state.players[0].cards and scene.state.bank[5] == 5


def test_what_a_gold_pays_too_much_is_not_given_back_and_two_colours_take_two_gold() -> None:
    scene = _owner("T4").market("B1K2").give(0, gold=2)
    assert "B1K2" in scene.firsts("buy"), "two green and one red"
    scene = _owner("T4").market("B1K2").give(0, gold=1)
    assert "B1K2" not in scene.firsts("buy"), "one gold is never two colours"


def test_without_the_post_a_gold_pays_one() -> None:
    assert "B2W3" not in _scene().market("B2W3").give(0, gold=3).firsts("buy")


def test_for_the_limit_of_ten_a_gold_is_one_token() -> None:
    scene = _owner("T4").give(0, gold=5, white=2)
    scene.take("red", "blue", "green")
    assert sum(scene.state.players[0].tokens) == 10 and scene.asked == 1


def test_the_kept_tokens_and_the_double_gold_are_all_reachable() -> None:
    scene = _owner("T4").give(0, gold=2, green=2, red=1)
    found = token_splits(scene.state.players[0], cards()["card.B1K2"])
    kept = [(2, 1, 0), (2, 0, 1), (1, 1, 1), (0, 1, 1), (1, 0, 2), (0, 0, 2)]
    assert {way.paid for way in found} == {(0, 0, green, red, 0, gold) for green, red, gold in kept}
    assert found[0].paid == (0, 0, 2, 1, 0, 0)


# --- points for posts ---------------------------------------------------------------------------------


def test_every_post_is_a_point_at_once_and_so_are_later_ones() -> None:
    scene = _owner("T1", "T3").bonuses(0, green=5, black=3)
    before = scene.state.players[0].points
    scene.take("red", "blue", "white")
    assert scene.firsts("post") == {"T2", "T5"}
    assert of_kind(scene.do("post", "post.T5"), "post").data["points"] == 3
    scene.turn_of(0).take("red", "blue", "white")
    assert scene.state.players[0].points == before + 4


def test_points_of_posts_may_bring_the_end_nearer() -> None:
    scene = _owner("T1", "T3").bonuses(0, green=5).bought(0, "B3W4", "B3U4", "B2W3")
    events = scene.take("red", "blue", "white")
    assert scene.state.last_round and "last_round" in kinds(events)


def test_the_score_tells_the_points_of_posts_apart() -> None:
    lines = {line.label: line.points for line in RULES.scores(_owner("T1", "T5").state)[0].lines}
    assert lines["splendor-score-posts"] == 2


@pytest.mark.parametrize(
    ("spoil", "law"),
    [
        (lambda s: s.posts.__setitem__("post.T1", 3), "post.T1: 3 left"),
        (lambda s: s.posts.pop("post.T1"), "posts"),
        (lambda s: s.sunk.append([]), "sunk"),
        (lambda s: s.sunk[0].append(9), "sunk"),
        (lambda s: s.players[0].posts.append("post.T9"), "seat 0"),
        (lambda s: s.players[0].posts.extend(["post.T3"] * 2), "twice"),
    ],
)
def test_a_position_that_breaks_a_law_of_posts_is_found_out(spoil: object, law: str) -> None:
    state = _scene(2).state
    spoil(state)  # type: ignore[operator]
    assert any(law in broken for broken in RULES.invariants(state)), list(RULES.invariants(state))


def test_what_is_known_of_the_bottom_of_a_deck_ends_when_the_deck_has_been_drawn() -> None:
    scene = _owner("T2")
    deck, rest = scene.state.decks[0], scene.state.decks[0][:-2]
    scene.state.burned += rest
    del deck[:-2]
    scene.do("reserve", "deck.1")
    scene.do("keep", "drawn.0.0")
    assert (len(deck), scene.state.sunk[0]) == (1, [0])
    scene.do("reserve", scene.state.market[0][0])
    assert (deck, scene.state.sunk[0]) == ([], [])


def test_a_turn_begins_as_always() -> None:
    assert _scene().frame is Turn
