"""Aquileia: the Arena (rulebook: Arena; rulings 6, 7, 8)."""

from __future__ import annotations

import pytest

from game.rules.aquileia.state import FREE
from game.rules.kernel.text import text
from tests.aquileia.scene import GIORGIO, KIKO, STEFAN, WALTER, Scene

MISS = ("gold", "silver", "gold")
"""Three dice that count for nothing in the Arena."""


def fought(strengths: dict[int, int]) -> Scene:
    """A contest in which the racers have reached these strengths by dice alone (1 to 5 each)."""
    scene = Scene()
    for space, seat in enumerate(strengths, start=1):
        scene.agents(seat, f"arena_{space}")
    bases = dict(zip(strengths, (2, 1, 1), strict=False))
    for seat in sorted(strengths):
        hits = strengths[seat] - bases[seat]
        scene.dice(*["bronze"] * hits, *["gold"] * (3 - hits))
    return scene


def after_rolls(scene: Scene) -> Scene:
    """Everybody has rolled."""
    scene.operate()
    while scene.verbs(seat := scene.waiting()[0]) == {"roll"}:
        scene.roll(seat)
    return scene


def test_example_of_the_arena_its_strengths_and_rewards() -> None:
    scene = Scene().agents(STEFAN, "arena_2").agents(GIORGIO, "arena_1").agents(KIKO, "arena_3")
    scene.agents(GIORGIO, "potentia").track(STEFAN, KIKO, WALTER, GIORGIO)
    scene.hand(STEFAN, "slave_single").hand(GIORGIO, "weapon_double", "slave_single")
    scene.hand(KIKO, "weapon_double", "slave_double").top("servi", "slave_double")
    scene.operate()
    scene.dice("bronze", "silver", "gold").roll(STEFAN)
    scene.dice("gold", "gold", "silver").roll(GIORGIO)
    scene.dice("bronze", "bronze", "bronze").roll(KIKO)
    assert scene.state.power == [2, 0, 2, 4]
    scene.done(STEFAN)
    scene.play(GIORGIO, "weapon_double", "slave_single")
    assert scene.state.power[GIORGIO] == 5
    scene.play(KIKO, "weapon_double")
    assert scene.choices("blue", GIORGIO) == {f"button.blue {n}" for n in (1, 2, 3, 4)}
    scene.dice("bronze", "gold").do(GIORGIO, "blue", "button.blue", amount=2)
    assert scene.state.power == [2, 0, 6, 6]
    ranking = scene.happened("ranking")[0].data
    assert ranking["seats"] == (KIKO, GIORGIO, STEFAN), "Kiko has the lower slot"
    bronze = [player.coins[0] for player in scene.state.players]
    assert bronze == [2 + 1, 2, 2 + 2, 2 + 3]
    scene.do(KIKO, "points", "button.points")
    assert scene.player(KIKO).points == 12
    assert scene.player(GIORGIO).servi == ["card.slave_double"]
    assert scene.player(GIORGIO).points == scene.player(STEFAN).points == 0


def test_whoever_has_an_agent_in_the_arena_takes_part() -> None:
    scene = Scene().agents(1, "arena_3").agents(3, "arena_1").operate()
    assert scene.happened("contest")[0].data == {"area": "arena", "seats": (1, 3), "strengths": (1, 2)}


def test_the_strength_begins_with_the_sum_of_the_own_spaces() -> None:
    scene = Scene().agents(1, "arena_1", "arena_3").agents(0, "arena_2").operate()
    assert scene.state.power == [1, 3, 0, 0]


def test_racers_roll_in_turn_order_from_the_start_player() -> None:
    scene = Scene().agents(0, "arena_1").agents(1, "arena_2").agents(3, "arena_3")
    scene.state.first = 3
    scene.operate()
    for seat in (3, 0, 1):
        assert scene.waiting() == [seat]
        scene.dice(*MISS).roll(seat)
    assert [event.data["seat"] for event in scene.happened("roll")] == [3, 0, 1]


def test_only_bronze_counts_in_the_arena() -> None:
    scene = Scene().agents(0, "arena_1").operate()
    assert scene.asked(0).prompt.dict()["metal"] == "bronze"  # type: ignore[union-attr]
    scene.dice("bronze", "silver", "bronze").roll(0)
    assert scene.state.power[0] == 4
    assert scene.state.red == ["bronze", "silver", "bronze"]


def test_slaves_and_weapons_add_their_symbols_and_horses_nothing() -> None:
    scene = Scene().agents(0, "arena_2").dice(*MISS)
    held = ("slave_single", "slave_double", "weapon_single", "weapon_double", "weapon_triple")
    after_rolls(scene.hand(0, *held, "gold_horse_double"))
    assert {c for c in scene.choices("play") if " " not in c} == {f"hand.0.{name}" for name in held}
    assert scene.why_not("hand.0.gold_horse_double") == text("aquileia-no-use-here")
    scene.play(0, *held[:4])
    assert scene.state.power[0] == 1 + 1 + 2 + 1 + 2
    scene.play(0, held[4])
    assert scene.state.power[0] == 10
    assert scene.player().servi == [] and scene.player().equi == ["card.gold_horse_double"]


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    scene = after_rolls(Scene().agents(0, "arena_2").dice(*MISS).hand(0, "slave_single"))
    assert scene.why_not("hand.0.weapon_triple") == text("aquileia-no-card-held")


def test_several_cards_of_a_kind_are_played_together() -> None:
    scene = after_rolls(Scene().agents(0, "arena_2").dice(*MISS).hand(0, *["slave_double"] * 3))
    double = "hand.0.slave_double"
    assert scene.choices("play") == {" ".join([double] * count) for count in (1, 2, 3)}
    scene.play(0, "slave_double", "slave_double")
    assert scene.player().servi == ["card.slave_double"] and scene.state.power[0] == 5
    assert scene.verbs() == {"points", "card"}, "that was all"


def test_any_number_of_cards_may_be_played_four_at_a_time() -> None:
    hand = ["slave_double"] * 11 + ["slave_single"] * 11
    scene = after_rolls(Scene().agents(0, "arena_2").dice(*MISS).hand(0, *hand))
    assert max(len(action.targets) for action in scene.legal()) == 4
    for _ in range(2):
        scene.play(0, *["slave_double"] * 4)
        assert scene.waiting() == [0] and scene.verbs() == {"play", "done"}
    scene.play(0, *["slave_double"] * 3)
    assert scene.state.power[0] == 1 + 22
    assert scene.verbs() == {"points", "card"}


def test_who_has_played_the_last_card_is_not_asked_again() -> None:
    scene = after_rolls(Scene().agents(0, "arena_2").dice(*MISS).hand(0, *["slave_double"] * 4))
    scene.play(0, *["slave_double"] * 4)
    assert scene.verbs() == {"points", "card"}


def test_each_plays_cards_once_in_turn_order() -> None:
    scene = Scene().agents(0, "arena_1").agents(1, "arena_2").dice(*MISS, *MISS)
    after_rolls(scene.hand(0, "slave_single", "slave_single").hand(1, "slave_single", "slave_single"))
    scene.play(0, "slave_single")
    assert scene.waiting() == [1]
    scene.play(1, "slave_single")
    assert scene.verbs(0) == {"points", "card"}, "nobody answers the cards of another"


def test_a_racer_without_a_fitting_card_is_asked_all_the_same() -> None:
    scene = after_rolls(Scene().agents(0, "arena_1").dice(*MISS).hand(0, "gold_horse_double"))
    assert scene.verbs() == {"done"}


def test_kinds_of_cards_with_a_back_that_a_racer_does_not_hold_are_no_secret() -> None:
    """How many slave cards, and how many horses and weapons, a player has all can see."""
    kinds = {"servi": {"slave"}, "equi": {"weapon"}}
    for card, deck in (("slave_single", "servi"), ("gold_horse_double", "equi")):
        scene = after_rolls(Scene().agents(0, "arena_1").dice(*MISS).hand(0, card))
        guarded = scene.asked(0).guarded  # type: ignore[union-attr]
        assert {place.split(".")[2].split("_")[0] for place in guarded} == kinds[deck]
        assert scene.why_not("hand.0.slave_double") == text("aquileia-no-card-held")


def test_a_racer_without_any_card_is_passed_over_as_all_can_see() -> None:
    scene = after_rolls(Scene().agents(0, "arena_1").dice(*MISS))
    assert scene.verbs() == {"points", "card"}


def test_blue_dice_come_after_all_cards_and_any_number_may_be_rolled() -> None:
    scene = Scene().agents(0, "arena_1", "potentia").agents(1, "arena_2").dice(*MISS, *MISS)
    after_rolls(scene.hand(0, "slave_single").hand(1, "slave_single"))
    assert scene.waiting() == [0] and "blue" not in scene.verbs()
    scene.done(0)
    scene.done(1)
    assert scene.waiting() == [0] and scene.verbs() == {"blue", "pass"}
    scene.dice("bronze", "bronze", "silver").do(0, "blue", "button.blue", amount=3)
    assert scene.state.power[0] == 4
    assert scene.state.blue == ["bronze", "bronze", "silver", ""]
    dice = scene.happened("roll")[-1].data
    assert dice["dice"] == ("die.blue.1", "die.blue.2", "die.blue.3")


def test_blue_dice_may_be_held_back() -> None:
    scene = after_rolls(Scene().agents(0, "arena_1", "potentia").dice(*MISS))
    scene.skip(0)
    assert scene.state.blue == [""] * 4 and scene.happened("hold")
    assert scene.verbs() == {"points", "card"}


def test_who_holds_the_blue_dice_but_has_no_agent_there_rolls_none() -> None:
    scene = after_rolls(Scene().agents(0, "arena_1").agents(1, "potentia").dice(*MISS))
    assert scene.waiting() == [0] and scene.verbs() == {"points", "card"}


@pytest.mark.parametrize(("track", "winner"), [((0, 1, 2, 3), 0), ((1, 0, 2, 3), 1), ((3, 2, 1, 0), 1)])
def test_a_tie_goes_to_the_lower_slot(track: tuple[int, ...], winner: int) -> None:
    scene = after_rolls(fought({0: 3, 1: 3}).track(*track))
    assert scene.happened("ranking")[0].data["seats"] == (winner, 1 - winner)
    assert scene.waiting() == [winner]


def test_the_best_three_get_three_two_and_one_bronze() -> None:
    scene = after_rolls(fought({0: 2, 1: 4, 2: 3}))
    assert [player.coins[0] for player in scene.state.players] == [3, 5, 4, 2]


def test_the_winner_may_take_points_and_the_second_gets_a_slave_card() -> None:
    scene = after_rolls(fought({0: 5, 1: 3}))
    scene.do(0, "points", "button.points")
    assert scene.player(0).points == 10 and scene.player(0).servi == []
    assert scene.player(1).points == 0 and len(scene.player(1).servi) == 1


def test_the_winner_may_take_a_slave_card_and_the_second_gets_points_by_the_own_strength() -> None:
    scene = after_rolls(fought({0: 5, 1: 3}).top("servi", "slave_double"))
    out = scene.do(0, "card", "deck.servi")
    assert scene.player(0).points == 0 and scene.player(0).servi == ["card.slave_double"]
    assert scene.player(1).points == 6 and scene.player(1).servi == []
    assert [event.audience for event in out.events if event.kind == "drawn"] == [0]


def test_a_lone_racer_has_the_choice_and_the_other_reward_is_lost() -> None:
    scene = after_rolls(fought({2: 3}))
    assert scene.verbs(2) == {"points", "card"}
    scene.do(2, "points", "button.points")
    assert scene.player(2).points == 6 and scene.player(2).coins[0] == 5
    assert all(player.servi == [] for player in scene.state.players)


def test_the_third_gets_a_bronze_coin_and_nothing_else() -> None:
    scene = after_rolls(fought({0: 4, 1: 3, 2: 2}))
    scene.do(0, "points", "button.points")
    assert (scene.player(2).points, scene.player(2).servi, scene.player(2).coins) == (0, [], [3, 1, 1])


def test_without_slave_cards_the_winner_takes_the_points_and_the_second_nothing() -> None:
    scene = fought({0: 4, 1: 3})
    scene.player(3).servi = sorted(scene.state.decks["servi"])
    scene.state.decks["servi"].clear()
    after_rolls(scene)
    while scene.verbs(seat := scene.waiting()[0]) == {"done"}:
        scene.done(seat)
    assert scene.verbs() == {"points"}
    assert scene.why_not("deck.servi") == text("aquileia-no-card-left")
    scene.do(0, "points", "button.points")
    assert scene.player(0).points == 8 and scene.player(1).servi == []


def test_the_bank_pays_the_winner_first_where_bronze_runs_out() -> None:
    scene = fought({0: 2, 1: 4, 2: 3}).bank(bronze=4, silver=9, gold=9)
    after_rolls(scene)
    assert [scene.player(seat).coins[0] for seat in (0, 1, 2)] == [2, 5, 3]


def test_strength_may_go_beyond_the_track() -> None:
    scene = Scene().agents(0, "arena_1", "arena_2", "arena_3").dice("bronze", "bronze", "bronze")
    after_rolls(scene.hand(0, "weapon_triple", "slave_double"))
    scene.play(0, "weapon_triple", "slave_double")
    assert scene.state.power[0] == 12
    scene.do(0, "points", "button.points")
    assert scene.player(0).points == 24


def test_all_agents_leave_the_arena_after_the_contest() -> None:
    scene = after_rolls(Scene().agents(0, "arena_1", "arena_2").agents(1, "arena_3").dice(*MISS, *MISS))
    assert all(scene.state.spaces[f"space.arena_{n}"] == FREE for n in (1, 2, 3))
    assert [player.agents for player in scene.state.players] == [5] * 4


def test_an_empty_arena_holds_no_contest() -> None:
    scene = Scene().agents(0, "latro").operate()
    assert scene.happened("contest") == []
