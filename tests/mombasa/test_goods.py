"""Mombasa: goods cards and company tracks (rulebook: Goods cards, Company tracks; rulings 3 to 6)."""

from __future__ import annotations

from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.mombasa.area import total
from game.rules.mombasa.frames import Steps
from game.rules.mombasa.market import prices
from game.rules.mombasa.printed import company_tracks
from game.rules.mombasa.tracks import step
from tests.mombasa.scene import Scene, shipped

COFFEE_4 = ("card.0.coffee_1", "card.M04")
"""The rulebook's example: a 1-coffee and a 3-coffee."""


def example() -> Scene:
    """The worked example of goods: 1-coffee, 3-coffee, 2-cotton; a 2-banana costs 3."""
    scene = Scene().at_turn().area(*COFFEE_4, "card.0.cotton_2")
    # Red box 1 and modifier 2 of the left column.
    return scene.market(r1c1="card.M02", r4c3="card.M01")


def test_example_of_goods_single_cards_or_all_cards_of_one_good_may_be_used() -> None:
    scene = example()
    assert scene.choices("use") == {"card.0.coffee_1", "card.M04", "card.0.cotton_2"}
    scene.do("use", "card.0.coffee_1")
    assert scene.choices("use") == {"card.M04"}, "cotton does not join coffee"
    scene.do("use", "card.M04")
    assert scene.choices("use") == set()


def test_example_of_goods_four_coffee_take_a_banana_card_of_price_3_and_make_one_step() -> None:
    scene = example()
    assert prices(shipped().graph, scene.state)["card.M02"] == 3
    for card in COFFEE_4:
        scene.do("use", card)
    scene.do("acquire", "card.M02")
    assert "card.M02" in scene.player().hand
    assert scene.choices("acquire") == set(), "at most one card an action"
    scene.do("step", "track.mombasa")
    assert scene.player().steps["mombasa"] == 1
    assert scene.player().used == list(COFFEE_4)
    assert scene.waits_for(1)


def test_units_may_all_be_steps_freely_split() -> None:
    scene = Scene().at_turn().area("card.M16")
    scene.do("use", "card.M16")
    for company in ("mombasa", "cairo", "mombasa", "cape_town"):
        scene.do("step", f"track.{company}")
    assert scene.player().steps == {"mombasa": 2, "cape_town": 1, "saint_louis": 0, "cairo": 3}


def test_at_least_one_goods_card_is_needed_even_for_a_card_of_price_0() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1").track(cairo="A1").market(r1c3="card.M01")
    scene.player().levels["cairo"] = 1
    assert prices(shipped().graph, scene.state, 1)["card.M01"] == 0
    assert scene.choices("acquire") == set()
    scene.do("use", "card.0.coffee_1")
    scene.do("acquire", "card.M01")
    scene.do("step", "track.mombasa")
    assert scene.player().steps["mombasa"] == 1, "all its units remain"


def test_a_free_card_is_still_offered_when_the_last_unit_is_spent() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1").track(cairo="A1").market(r1c3="card.M01")
    scene.player().levels["cairo"] = 1
    scene.do("use", "card.0.coffee_1")
    scene.do("step", "track.mombasa")
    assert "card.M01" in scene.choices("acquire")
    scene.do("done", "button.done")
    assert scene.waits_for(1)


def test_no_card_joins_once_a_unit_is_spent_or_a_card_taken() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.0.coffee_2").market(r1c3="card.M01")
    scene.do("use", "card.0.coffee_2")
    assert scene.choices("use") == {"card.0.coffee_1"}
    scene.do("step", "track.mombasa")
    assert scene.choices("use") == set()
    scene.turn().do("use", "card.0.coffee_2")
    scene.do("acquire", "card.M01")
    assert scene.choices("use") == set()
    assert scene.choices("acquire") == set(), "at most one card an action"


def test_the_question_names_what_units_may_still_be_used_for() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.0.coffee_2").market(r1c3="card.M01")
    asked = []
    for done in (("use", "card.0.coffee_1"), ("use", "card.0.coffee_2"), ("step", "track.mombasa")):
        scene.do(*done)
        asked.append(scene.rules.decisions(scene.state)[0].prompt.dict())
    scene.do("acquire", "card.M01")
    asked.append(scene.rules.decisions(scene.state)[0].prompt.dict())
    assert [(each["count"], each["step"]) for each in asked] == [
        (1, "joining"),
        (3, "joining"),
        (2, "spending"),
        (1, "bought"),
    ]


def test_the_price_is_the_red_box_and_the_modifier_beside_the_space() -> None:
    scene = Scene().at_turn().market(r2c1="card.M16", r2c2="card.M17", r2c3="card.M18")
    found = prices(shipped().graph, scene.state)
    assert (found["card.M16"], found["card.M17"], found["card.M18"]) == (7, 6, 5)


def test_a_discount_never_makes_a_price_negative() -> None:
    scene = Scene().at_turn().market(r1c3="card.M01")
    assert prices(shipped().graph, scene.state, 3)["card.M01"] == 0


def test_units_left_must_be_used_while_a_free_step_exists() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2")
    scene.do("use", "card.0.coffee_2")
    assert "done" not in scene.verbs()


def test_stopping_is_allowed_where_only_capital_calls_lie_ahead() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2").money(5)
    scene.player().steps = {"mombasa": 6, "cape_town": 7, "saint_louis": 8, "cairo": 7}
    scene.do("use", "card.0.coffee_2")
    assert "step" not in scene.verbs()
    assert scene.choices("pay") == {"track.mombasa", "track.cape_town", "track.saint_louis", "track.cairo"}
    scene.do("done", "button.done")
    assert scene.player().money == 5


def test_a_capital_call_is_paid_at_once_or_the_marker_stays() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.0.cotton_1").money(1)
    scene.player().steps["mombasa"] = 6
    scene.do("use", "card.0.coffee_1")
    scene.do("pay", "track.mombasa")
    assert (scene.player().money, scene.player().steps["mombasa"]) == (0, 7)
    scene.turn().player().steps["mombasa"] = 6
    scene.do("use", "card.0.cotton_1")
    assert "track.mombasa" not in scene.choices("pay") | scene.choices("step"), "no money, no step"


def test_the_mover_and_all_who_were_there_before_get_the_amount_of_a_special_space() -> None:
    scene = Scene(3).at_turn().area("card.0.coffee_1").money(0).money(0, 1).money(0, 2)
    scene.player(0).steps["mombasa"] = 3
    scene.player(1).steps["mombasa"] = 4
    scene.player(2).steps["mombasa"] = 3
    scene.do("use", "card.0.coffee_1")
    scene.do("step", "track.mombasa")
    assert [player.money for player in scene.state.players] == [1, 1, 0]


def test_a_player_beyond_a_special_space_gets_its_amount_again() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1").money(0).money(0, 1)
    scene.player(0).steps["mombasa"] = 10
    scene.player(1).steps["mombasa"] = 17
    scene.do("use", "card.0.coffee_1")
    scene.do("step", "track.mombasa")
    assert [player.money for player in scene.state.players] == [2, 2]


def test_the_last_space_keeps_the_marker_and_further_steps_are_lost() -> None:
    scene = Scene().at_turn()
    scene.player().steps["cairo"] = 17
    scene.state.stack.append(Steps(0, {"cairo": 3}))
    scene.rules.settle(scene.state, Outcome(Rng(0)))
    assert scene.player().steps["cairo"] == 18
    assert scene.waits_for(0)


def test_a_bonus_that_meets_an_unpaid_call_goes_as_far_as_possible() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "card.0.coffee_1").money(0)
    scene.player().steps["cairo"] = 6
    scene.do("mark", "bonus.coffee", amount=3)
    assert scene.player().steps["cairo"] == 7
    assert scene.waits_for(1)


def test_paying_a_call_within_a_bonus_is_a_choice() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "card.0.coffee_1").money(3)
    scene.player().steps["cairo"] = 6
    scene.do("mark", "bonus.coffee", amount=3)
    assert scene.verbs() == {"pay", "done"}
    scene.do("pay", "track.cairo")
    assert scene.player().steps["cairo"] == 9
    assert scene.player().money == 3 - 1 + 2, "the call of 1, then the special space of 2"


def test_a_special_bonus_works_only_from_the_owners_next_turn() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.0.expansion_2-2")
    scene.player().steps["cape_town"] = 4
    scene.do("use", "card.0.coffee_1")
    scene.do("step", "track.cape_town")
    assert scene.player().levels["cape_town"] == 0
    scene.do("end", "column.1.1", seat=1)
    assert scene.player().levels["cape_town"] == 1
    scene.do("expand", "base.cairo")
    assert scene.happened("expand")[0].data["points"] == 3, "2 and the bonus of 1"


def test_the_event_of_a_special_bonus_names_the_company_and_its_track() -> None:
    scene = Scene().at_turn(1)
    scene.player(0).steps["cape_town"] = 5
    scene.do("end", "column.1.1", seat=1)
    (event,) = scene.happened("unlock")
    assert event.data == {"seat": 0, "company": "cape_town", "track": "B1", "level": 1}


def test_level_2_replaces_level_1() -> None:
    scene = Scene().at_turn().area("card.0.expansion_2-2")
    scene.player().levels["cape_town"] = 2
    scene.do("expand", "base.cairo")
    assert scene.happened("expand")[0].data["points"] == 4


def test_the_expansion_bonus_needs_an_expansion_card() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1")
    scene.player().levels["cape_town"] = 2
    assert "expand" not in scene.verbs()


def test_the_cotton_bonus_counts_for_every_cotton_card() -> None:
    scene = (
        Scene().at_turn().area("card.0.cotton_1", "card.0.cotton_2", "card.0.coffee_1").track(mombasa="A2")
    )
    scene.player().levels["mombasa"] = 2
    scene.do("use", "card.0.cotton_1")
    scene.do("use", "card.0.cotton_2")
    assert scene.happened("use")[-1].data["units"] == 1 + 2 + 2 + 2


def test_the_cotton_bonus_and_the_plus_one_tile_raise_nothing_else() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "card.0.cotton_1", "card.0.coffee_1", "tile.goods")
    scene.track(mombasa="A2").player().levels["mombasa"] = 2
    scene.do("attach", "card.0.coffee_1")
    totals = {good: total(scene.state, scene.player(), good) for good in ("coffee", "cotton", "banana")}
    assert totals == {"coffee": 2 + 1 + 1, "cotton": 1 + 2, "banana": 0}


def test_the_discount_holds_for_goods_purchases_only() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2").money(3).market(r1c3="card.M04")
    scene.player().levels["mombasa"] = 1
    scene.do("use", "card.0.coffee_2")
    assert "card.M04" in scene.choices("acquire"), "price 3 less 1"
    scene.turn().do("mark", "bonus.buy")
    assert "card.M04" not in scene.choices("acquire"), "2 pounds left, price 3"


def test_mixing_goods_is_for_level_2_and_must_acquire_a_card() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "card.0.cotton_2").market(r1c3="card.M10")
    scene.player().levels["mombasa"] = 1
    scene.do("use", "card.0.coffee_2")
    assert scene.choices("use") == set(), "level 1 does not mix"
    scene.turn().player().levels["mombasa"] = 2
    scene.do("use", "card.0.coffee_2")
    scene.do("use", "card.0.cotton_2")
    assert scene.verbs() == {"acquire"}, "no steps before the card is acquired"
    scene.do("acquire", "card.M10")
    scene.do("step", "track.cairo")
    assert scene.waits_for(1)
    assert set(scene.player().used) == {"card.0.coffee_2", "card.0.cotton_2"}


def test_goods_do_not_mix_when_no_card_is_in_reach() -> None:
    scene = Scene().at_turn().area("card.0.coffee_1", "card.0.cotton_1")
    scene.player().levels["mombasa"] = 2
    scene.state.discard += [card for row in scene.state.market for card in row]
    scene.state.market[:] = [[""] * 3 for _ in range(4)]
    scene.do("use", "card.0.coffee_1")
    assert scene.choices("use") == set()


def test_the_plus_one_tile_adds_a_unit_and_turns_face_down_with_its_card() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "card.0.cotton_1", "tile.goods")
    assert "tile.goods" not in scene.choices("use"), "the tile cannot be used by itself"
    scene.do("attach", "card.0.coffee_2")
    assert "attach" not in scene.verbs(), "it cannot move to another card"
    scene.do("use", "card.0.coffee_2")
    assert scene.happened("use")[0].data["units"] == 3
    for _ in range(3):
        scene.do("step", "track.cairo")
    assert scene.player().used == ["card.0.coffee_2", "tile.goods"]


def test_attaching_is_free_and_leaves_the_action_to_do() -> None:
    scene = Scene().at_turn().area("card.0.coffee_2", "tile.goods")
    scene.do("attach", "card.0.coffee_2")
    assert scene.waits_for(0)


def test_whoever_gets_past_another_on_a_track_is_told_with_the_shares_of_both() -> None:
    """Spaces 2 and 3 of a track may hold as many shares: only having more is getting past."""
    scene = Scene().at_turn(0, 2)
    track = company_tracks()[scene.state.tracks["cairo"]]
    for place in range(len(track) - 1):
        held, more = track[place].shares, track[place + 1].shares
        scene.player(0).steps["cairo"] = scene.player(1).steps["cairo"] = place
        out = Outcome(Rng(1))
        scene.player(0).money = 9
        step(scene.state, 0, "cairo", out)
        (told,) = [event for event in out.events if event.kind == "step"]
        passes = 0 < held < more
        assert told.data["held"] == more
        assert (told.data["passed"], told.data["theirs"]) == (((1,), (held,)) if passes else ((), ()))
