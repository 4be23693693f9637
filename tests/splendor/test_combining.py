"""Rulebook: Combining the expansions, a test for each combination that it names; the order of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import pytest

from game.match.journal import FileJournal
from game.match.record import RecordError, read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.event import Outcome
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.values import clone
from game.rules.splendor.cities import meets
from game.rules.splendor.components import ROWS, cards
from game.rules.splendor.dealing import refill
from game.rules.splendor.invariants import violations
from game.rules.splendor.order import EFFECTS, PURCHASE, TURN
from game.rules.splendor.paying import purse
from game.rules.splendor.rules import EXPANSIONS, SplendorRules
from game.rules.splendor.state import (
    Conquest,
    Fortify,
    Gift,
    Keeping,
    Player,
    Rebate,
    Refill,
    State,
    TurnEnd,
)
from game.rules.splendor.tiles import cities
from game.rules.splendor.turns import RefillRules
from tests.splendor.games import COMBINATIONS, eager, name
from tests.splendor.scene import ALL, RULES, Scene, kinds


def _pay(scene: Scene, id: str) -> Scene:
    names = ("white", "blue", "green", "red", "black")
    cost = dict(zip(names, cards()[f"card.{id}"].cost, strict=True))
    return scene.give(0, **{name: count for name, count in cost.items() if count})


# --- trading posts + orient ---------------------------------------------------------------------------


def test_two_are_drawn_from_a_deck_of_orient_too() -> None:
    scene = Scene(2, posts=True, orient=True).posts(0, "T2")
    scene.do("reserve", "deck.east3")
    assert scene.frame is Keeping
    scene.do("keep", "drawn.0.0")
    assert len(scene.state.decks[5]) == 7 and scene.state.players[0].reserved[0].blind


def test_virtual_gold_pays_two_as_well_with_the_post_for_it() -> None:
    scene = Scene(2, posts=True, orient=True).posts(0, "T4").bought(0, "O1G1").market("B2U5")
    scene.give(0, white=1)
    assert "B2U5" not in scene.firsts("buy")
    scene = Scene(2, posts=True, orient=True).posts(0, "T4").bought(0, "O1G1").market("B1K8")
    scene.buy("B1K8")
    assert scene.state.burned == ["card.O1G1"], "four sapphires by two gold that pay two each"


def test_a_post_is_kept_when_the_cards_for_it_burn() -> None:
    scene = Scene(4, posts=True, orient=True).posts(0, "T3").bonuses(0, white=2).market("O3SR")
    scene.buy("O3SR")
    assert scene.state.players[0].posts == ["post.T3"] and scene.state.players[0].bonuses[0] == 0


def test_the_token_after_a_purchase_comes_once_when_a_card_comes_along_for_nothing() -> None:
    scene = _pay(Scene(4, posts=True, orient=True).posts(0, "T1").market("O3FW", "B2W1"), "O3FW")
    scene.buy("O3FW")
    assert scene.frame is Gift
    scene.do("free", "card.B2W1")
    assert scene.frame is Rebate
    events = scene.do("take", "bank.red")
    assert kinds(events).count("rebate") == 1 and scene.asked == 1


def test_for_a_post_and_a_city_a_double_bonus_is_one_card() -> None:
    scene = Scene(4, posts=True, orient=True).bought(0, "O2DW")
    scene.take("blue", "red", "black")
    assert scene.state.players[0].bonuses[0] == 2 and scene.state.players[0].posts == []
    player = Player(bonuses=[4, 0, 4, 0, 0], points=14)
    assert meets(player, cities()["city.C5A"])
    player.doubled = [2]
    assert not meets(player, cities()["city.C5A"])


def test_a_card_paid_with_cards_is_a_purchase_that_the_token_and_the_stronghold_follow() -> None:
    scene = Scene(4, posts=True, orient=True, strongholds=True).posts(0, "T1").bonuses(0, green=2)
    scene.market("O3SW").buy("O3SW")
    assert scene.frame is Rebate and len(scene.state.burned) == 2
    scene.do("take", "bank.red")
    assert scene.frame is Fortify


# --- trading posts + strongholds ----------------------------------------------------------------------


def test_the_token_comes_after_a_conquest_and_one_from_the_purchase_before_helps_to_pay_it() -> None:
    scene = Scene(2, posts=True, strongholds=True).posts(0, "T1").market("B1W1", "B1K1")
    scene.fort(0, "B1K1", 2).give(0, blue=3, green=2)
    scene.buy("B1W1")
    assert scene.frame is Rebate
    scene.do("take", "bank.green")
    scene.do("place", "card.B1K1")
    assert scene.frame is Conquest, "the emerald just gained pays for it"
    scene.do("buy", "card.B1K1")
    assert scene.frame is Rebate
    scene.do("take", "bank.red")
    assert scene.frame is Fortify


# --- orient + strongholds -----------------------------------------------------------------------------


def test_strongholds_stand_on_orient_cards_too() -> None:
    scene = Scene(2, orient=True, strongholds=True).market("B1W1", "O1P1").give(0, blue=3)
    scene.buy("B1W1")
    scene.do("place", "card.O1P1")
    assert "O1P1" not in scene.turn_of(1).firsts("reserve")


def test_a_card_under_a_rivals_stronghold_does_not_come_along() -> None:
    scene = Scene(4, orient=True, strongholds=True).market("O3FW", "B2W1", "B2U1").fort(1, "B2W1")
    _pay(scene, "O3FW").buy("O3FW")
    assert "B2W1" not in scene.firsts("free") and "B2U1" in scene.firsts("free")
    assert scene.why("card.B2W1") == "splendor-no-closed"


def test_own_strongholds_on_a_card_that_comes_along_return_at_once() -> None:
    scene = Scene(4, orient=True, strongholds=True).market("O3FW", "B2W1").fort(0, "B2W1", 2)
    _pay(scene, "O3FW").buy("O3FW")
    events = scene.do("free", "card.B2W1")
    assert "fort_return" in kinds(events) and "card.B2W1" not in scene.state.forts


def test_one_stronghold_is_placed_for_the_card_bought_and_none_for_the_one_that_came_along() -> None:
    scene = Scene(4, orient=True, strongholds=True).market("O3FW", "B2W1", "B1W1")
    _pay(scene, "O3FW").buy("O3FW")
    scene.do("free", "card.B2W1")
    assert scene.frame is Fortify
    scene.do("place", "card.B1W1")
    assert scene.asked == 1


def _two_rows_emptied() -> Scene:
    """Hana is about to buy and conquer the two cards of a row; the one before it has run out."""
    scene = Scene(2, orient=True, strongholds=True).market("O2DW", "O2DU").fort(0, "O2DU", 2)
    state = scene.state
    state.burned += [*state.market[3], *state.decks[3]]
    state.market[3][:], state.decks[3][:] = ["", ""], []
    return scene.give(0, green=3, red=1, black=4).bonuses(0, red=3)


def test_a_conquered_row_is_refilled_though_an_earlier_row_has_run_out() -> None:
    """Both rows of two are empty then, and only one of them has a deck."""
    scene = _two_rows_emptied()
    state = scene.state
    scene.buy("O2DW")
    scene.do("place", "card.O2DU")
    scene.do("buy", "card.O2DU")
    events = scene.do("place", state.market[0][0])
    assert kinds(events).count("refill") == 2
    assert all(state.market[4]) and len(state.decks[4]) == 6 and state.market[3] == ["", ""]


def test_a_match_recorded_when_such_a_row_stayed_empty_goes_on_from_the_turn_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def once(self: RefillRules, state: State, frame: Refill, out: Outcome) -> bool:
        state.stack.pop()
        for places in state.market:
            if "" in places:
                refill(state, state.market.index(places), out)
        return True

    seats = [Seat("Hana", 0), Seat("Ali", 1)]
    config = GameConfig(2, 1, {"orient": True, "strongholds": True})
    session = Session(RULES, config, seats, _two_rows_emptied().turn_of(1).state)
    sitting = Sitting(session, FileJournal.create(tmp_path / "old", session, "2026-01-01T00:00:00+00:00"))
    with monkeypatch.context() as old:
        old.setattr(RefillRules, "settle", once)
        for verb, *targets in (
            ("take", "bank.white", "bank.blue", "bank.red"),
            ("buy", "card.O2DW"),
            ("place", "card.O2DU"),
            ("buy", "card.O2DU"),
            ("place", session.state.market[0][0]),
        ):
            (decision,) = session.decisions()
            sitting.act(next(a for a in decision.actions if (a.verb, {*a.targets}) == (verb, {*targets})))
    sitting.close()
    with pytest.raises(RecordError) as told:
        restore(read_record(tmp_path / "old"), RULES)
    rescued = told.value.rescued
    assert rescued is not None and len(rescued.log) == 1
    (decision,) = rescued.decisions()
    assert decision.player == 0 and list(RULES.invariants(rescued.state)) == []


@pytest.mark.parametrize("row", range(len(ROWS)), ids=lambda row: ROWS[row].name)
def test_a_row_is_refilled_whatever_else_is_empty(row: int) -> None:
    """Any others have run out with the same places empty."""
    whole = Scene(2, orient=True, strongholds=True).state
    others = [other for other in range(len(ROWS)) if other != row]
    for gone in _parts(range(len(whole.market[row]))):
        for spent in ((), *_parts(others)):
            state = clone(whole)
            for other in spent:
                state.burned += state.decks[other]
                state.decks[other].clear()
            for number in (row, *spent):
                _empty(state, number, gone)
            state.stack = [TurnEnd(0), Refill(0)]
            RULES.settle(state, Outcome(Rng(1)))
            assert list(RULES.invariants(state)) == []
            assert all(state.market[row]) and not any(state.decks[other] for other in spent)


def _parts(items: Iterable[int]) -> list[tuple[int, ...]]:
    """Every choice of some of the items."""
    own = tuple(items)
    return [part for size in range(1, len(own) + 1) for part in combinations(own, size)]


def _empty(state: State, row: int, places: tuple[int, ...]) -> None:
    """The cards in these places have left the game."""
    for place in places:
        if place < len(state.market[row]):
            state.burned.append(state.market[row][place])
            state.market[row][place] = ""


# --- cities + any -------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["posts", "orient", "strongholds"])
def test_with_cities_there_are_no_nobles_whatever_else_is_played(other: str) -> None:
    state = Scene(3, cities=True, **{other: True}).state
    assert state.nobles == [] and len(state.cities) == 3


def test_a_post_is_founded_before_the_cities_are_looked_at() -> None:
    """The point of the post just founded counts for the city."""
    scene = Scene(2, cities=True, posts=True).cities("C6A", "C4A", "C1A").bonuses(0, green=5)
    scene.bought(0, "B3W4", "B3U4", "B3R2")
    assert scene.state.players[0].points == 14
    events = scene.take("red", "black", "white")
    assert [kind for kind in kinds(events) if kind in ("post", "city")] == ["post", "city"]
    assert scene.state.players[0].points == 15 and scene.state.players[0].city == "city.C6A"


# --- all ----------------------------------------------------------------------------------------------


def test_the_order_of_steps_is_that_of_the_rulings() -> None:
    def names(order: object) -> list[str]:
        return [step.__name__ for step in order.steps]  # type: ignore[attr-defined]

    assert names(EFFECTS) == ["Pairing", "Gift"]
    assert names(PURCHASE) == ["Pairing", "Gift", "Rebate", "Fortify"]
    assert names(TURN) == ["Conquest", "Refill", "Discard", "Visit", "Founding", "Entry", "TurnEnd"]


def test_every_combination_can_be_chosen_and_none_changes_what_the_others_lay_out() -> None:
    assert len(COMBINATIONS) == 16
    for combination in COMBINATIONS:
        for seats in (2, 3, 4):
            state = start(RULES, GameConfig(seats, 5, dict.fromkeys(combination, True)))
            assert state.expansions == combination and list(RULES.invariants(state)) == []
            assert len(state.market) == (6 if "orient" in combination else 3)
            assert bool(state.posts) == ("posts" in combination)
            assert len(state.nobles) == (0 if "cities" in combination else seats + 1)


def test_the_rules_of_a_match_know_what_is_played() -> None:
    assert SplendorRules({"posts": True, "orient": False}).expansions == ("posts",)
    assert SplendorRules().expansions == ()
    assert [extra.id for extra in EXPANSIONS] == list(ALL)


def test_an_expansion_that_is_not_known_is_found_out() -> None:
    state = Scene(2).state
    state.expansions = ("dragons",)
    assert any("dragons" in line for line in violations(state, {extra.id: extra for extra in EXPANSIONS}))


@pytest.mark.parametrize("combination", COMBINATIONS, ids=name)
def test_positions_of_a_game_of_each_combination_are_sound(combination: tuple[str, ...]) -> None:
    state, rng = start(RULES, GameConfig(3, 71, dict.fromkeys(combination, True))), Rng(71)
    number = 0
    while decisions := RULES.decisions(state):
        play(RULES, state, eager(decisions[0], rng))
        number += 1
        assert number % 3 or list(RULES.invariants(state)) == []


def test_a_purse_knows_gold_of_tokens_and_cards_and_its_worth() -> None:
    scene = Scene(2, **ALL).posts(0, "T4").bought(0, "O1G1").give(0, gold=1)
    own = purse(scene.state.players[0])
    assert (own.gold, own.worth) == (3, 2)
