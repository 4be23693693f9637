"""Why something cannot be chosen: every reason in the position that it is meant for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.lang.catalogue import Catalogue
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig, play, start
from game.rules.kernel.text import Text, seat_ref
from game.rules.kernel.values import clone
from game.rules.newyork1901.components import own_buildings
from game.rules.newyork1901.state import Boom, Build, Extra, Grab, Turn
from tests.newyork1901.scenes import Scene

COLUMNS = ("y10", "y11", "y12")
"""Three lots side by side, with a square of each in one row."""


def reason(scene: Scene, target: str) -> dict[str, Any]:
    """What a reason speaks of."""
    found = scene.rules.refuse(scene.state, 0, target)
    assert isinstance(found, Text)
    return found.dict()


DOMINOES = ("y07", "y05", "r10", "r12")
"""Lots of two squares, far from each other: nothing larger fits there."""


def every_own(seat: int) -> list[str]:
    """Every building of a player."""
    return [f"building.{seat}.{kind}" for kind in own_buildings()]


def without_worker(*lots: str) -> Scene:
    """Seat 0 owns these lots and then the dominoes, with all his workers on them."""
    scene = Scene(3, action_cards=False)
    scene.own(0, *lots)
    if lots == COLUMNS:
        scene.put(0, "b4", (1, 14), (2, 14), (3, 14))
    scene.own(0, *DOMINOES)
    assert not scene.player().free_workers()
    return scene


# --- land ---------------------------------------------------------------------------------------------------


def test_lots_at_the_start_of_a_turn() -> None:
    scene = Scene(2)
    scene.own(0, "g02")
    scene.own(1, "g03")
    (card, *_) = scene.market(("green", 2), ("green", 2), ("blue", 3))
    assert scene.why("lot.g02") == "lot-own"
    assert scene.why("lot.g03") == "lot-owned"
    assert reason(scene, "lot.g03") == {"seat": seat_ref(1)}
    assert scene.why("lot.g04") == "card-first"
    assert scene.why("lot.r01") == "lot-card"
    assert reason(scene, "lot.r01") == {"district": "red", "size": 2}
    assert scene.why("lot.p01") == "pink"
    assert scene.why("lot.g04", card) is None
    assert scene.why("lot.r01", card) == "lot-other"
    assert scene.why("lot.g03", card) == "lot-owned"


def test_pink_lots_are_as_good_as_others_with_three_players() -> None:
    scene = Scene(3)
    scene.market(("red", 2))
    assert scene.why("lot.p01") == "lot-card"


def test_cards_need_a_worker_and_lie_open() -> None:
    scene = Scene(3)
    (card,) = scene.market(("green", 2))
    assert scene.why(card) is None
    assert scene.why("deck.land") == "face-down"
    scene.own(0, "y01", "y02", "r01", "b01")
    for target in (card, "deck.land", "lot.g04"):
        assert scene.why(target) == "card-worker"


def test_one_land_card_a_turn() -> None:
    scene = Scene(3)
    scene.own(0, "y07")
    scene.state.stack = [Build(0)]
    for target in (scene.state.open_cards()[0], "deck.land", "lot.g04"):
        assert scene.why(target) == "card-taken"
    assert scene.why("lot.y07") == "building-first"


def test_land_grab_takes_cards_of_size_two_only() -> None:
    scene = Scene(3)
    scene.own(0, "y01")
    two, three = scene.market(("green", 2), ("blue", 3))
    scene.state.stack = [Grab(0, 2)]
    assert scene.why(two) is None
    assert scene.why(three) == "card-size"
    why = {lot: scene.why(f"lot.{lot}") for lot in ("b05", "g04", "y02", "y01")}
    assert why == {"b05": "card-size", "g04": "card-first", "y02": "lot-card", "y01": "lot-own"}
    assert scene.why("lot.r01", two) == "lot-other"


# --- buildings ----------------------------------------------------------------------------------------------


def test_buildings_that_are_out_of_the_question_whatever_the_place() -> None:
    scene = Scene(3)
    scene.own(0, "y07")
    scene.put(0, "b1", (10, 13), (11, 13))
    scene.own(1, "b01")
    scene.put(1, "b2", (10, 1), (11, 1))
    scene.state.stack = [Build(0)]
    assert scene.why("building.0.b1") == "building-built"
    assert scene.why("building.1.b2") == scene.why("building.1.b3") == "building-other"
    assert reason(scene, "building.1.b3") == {"seat": seat_ref(1)}
    assert scene.why("building.0.s1") == "generation"
    assert reason(scene, "building.0.s1") == {"generation": "silver", "points": 6, "have": 2}
    assert reason(scene, "legendary.singer") == {"generation": "gold", "points": 18, "have": 2}


def test_legendary_buildings_are_one_to_each_and_gone_once_built() -> None:
    scene = Scene(3)
    scene.own(0, "g13", "y01")
    scene.own(1, "y07")
    for seat in (0, 1):
        scene.player(seat).points = 30
    scene.put(0, "park_row", (1, 9), (2, 9), (3, 9), (1, 10), (2, 10), (3, 10))
    scene.state.stack = [Build(0)]
    assert scene.why("legendary.park_row") == "building-built"
    assert scene.why("legendary.singer") == "legendary-one"
    scene.state.stack = [Build(1)]
    assert scene.why("legendary.park_row", seat=1) == "legendary-gone"
    assert scene.why("legendary.singer", seat=1) == "squares"


def test_too_few_free_squares_are_counted() -> None:
    scene = Scene(3)
    scene.own(0, "y07")
    scene.state.stack = [Build(0)]
    assert reason(scene, "building.0.b6") == {"squares": 4, "free": 2}


def test_with_a_worker_in_hand_land_comes_before_building() -> None:
    scene = Scene(3)
    scene.own(0, "y07")
    assert scene.why("building.0.b1") == "land-first"
    scene.market()
    assert scene.prompt() == "newyork1901-choose-no-land"
    assert scene.why("building.0.b1") is None


def test_whatever_waits_for_land_alone_can_be_built_once_any_is_taken() -> None:
    """What fits on no free squares is told so, and not to take land first: that need not help."""
    waits = other = 0
    rules, rng = Scene(3).rules, Rng(4)
    for seed in range(6):
        state = start(rules, GameConfig(3, seed, {}))
        while decisions := rules.decisions(state):
            (decision,) = decisions
            claims = [action for action in decision.actions if action.verb == "claim"]
            whys = {
                piece: rules.refuse(state, decision.player, piece) for piece in every_own(decision.player)
            }
            if claims and isinstance(state.stack[-1], Turn):
                after = clone(state)
                play(rules, after, rng.pick(claims))
                now = [each for each in rules.decisions(after) if each.player == decision.player]
                open_to = {a.targets[0] for each in now for a in each.actions if a.verb == "build"}
                first = {piece for piece, why in whys.items() if why and why.key.endswith("-land-first")}
                assert first <= open_to
                waits += len(first)
                other += sum(why is not None for why in whys.values()) - len(first)
            play(rules, state, rng.pick(decision.actions))
    assert waits and other


@pytest.mark.parametrize(
    ("lots", "kind", "why"),
    [
        (("y07",), "b1", None),
        (("y07",), "b4", "squares"),
        (("y07", "r01"), "b6", "apart"),
        (("b04",), "b1", "fit"),
        ((), "b1", "squares"),
    ],
)
def test_free_squares_may_be_too_few_or_lie_wrong(lots: tuple[str, ...], kind: str, why: str | None) -> None:
    scene = Scene(3)
    scene.own(0, *lots)
    scene.state.stack = [Build(0)]
    assert scene.why(f"building.0.{kind}") == why


def test_what_may_be_demolished_for_a_building_is_told_apart() -> None:
    scene = without_worker(*COLUMNS)
    scene.player().points = 6
    assert scene.why("building.0.s2") is None, "in the place of the bronze one, on all three lots"
    assert scene.why("building.0.s3") == "bare", "wherever it stands, a lot is left without a worker for it"
    assert scene.why("building.0.b5") == "fit", "bronze replaces nothing here"
    scene.player().points = 18
    assert scene.why("building.0.g6") is None
    assert scene.why("building.0.g5") == "fit-demolish"
    assert scene.why("legendary.woolworth") == "apart-demolish"


def test_what_does_not_fit_on_an_own_lot_says_so_while_it_is_in_hand() -> None:
    scene = Scene(3)
    scene.own(0, "y07", "b04")
    scene.state.stack = [Build(0)]
    assert scene.why("lot.b04", "building.0.b1") == "fit-here"
    assert scene.why("lot.b04") == "building-first"


def test_construction_boom_keeps_four_buildings() -> None:
    scene = Scene(3)
    scene.own(0, "g13", "y01")
    scene.player().points = 30
    scene.spend(0, 14)
    scene.state.stack = [Extra(0)]
    assert scene.why("building.0.b1") == "boom-four"
    assert scene.why("legendary.park_row") is None
    assert scene.why(scene.state.open_cards()[0]) == "play-finish-first"
    assert scene.why("lot.g13") == "building-first"


# --- action cards and workers -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "card", "why"),
    [
        (Turn(0), "market_shift", None),
        (Turn(0), "land_grab", None),
        (Turn(0), "construction_boom", "boom-first"),
        (Grab(0, 2), "market_shift", "shift-start"),
        (Grab(0, 2), "construction_boom", "boom-first"),
        (Build(0), "market_shift", "shift-start"),
        (Build(0), "land_grab", "grab-turn"),
        (Build(0), "construction_boom", "boom-first"),
        (Boom(0), "market_shift", "shift-start"),
        (Boom(0), "land_grab", "grab-turn"),
        (Boom(0), "construction_boom", None),
        (Extra(0), "market_shift", "shift-start"),
        (Extra(0), "land_grab", "grab-turn"),
    ],
)
def test_every_action_card_has_its_time(frame: Any, card: str, why: str | None) -> None:
    scene = Scene(3)
    scene.own(0, "y07")
    scene.market(("green", 2), ("red", 2), ("blue", 3))
    scene.state.stack = [frame]
    assert scene.why(f"action.0.{card}") == why
    assert scene.why(f"action.1.{card}") == "action-other"


def test_action_cards_want_a_deck() -> None:
    scene = Scene(3)
    scene.state.deck.clear()
    assert scene.why("action.0.market_shift") == scene.why("action.0.land_grab") == "deck"


def test_land_grab_wants_two_workers_and_two_cards() -> None:
    scene = Scene(3)
    scene.market(("green", 2), ("red", 3))
    assert scene.why("action.0.land_grab") == "grab-cards"
    scene.own(0, "y01", "y02", "r03")
    assert scene.why("action.0.land_grab") == "grab-workers"


def test_workers_come_back_by_building_and_only_at_last_by_taking_them() -> None:
    scene = Scene(3, action_cards=False)
    scene.own(1, "y01")
    scene.own(0, "y07")
    assert scene.why("worker.0.1") == "recall"
    assert scene.why("worker.0.2") == "worker-hand"
    assert scene.why("worker.1.1") == "worker-other"
    scene.state.stack = [Build(0)]
    assert scene.why("worker.0.1") == "recall"


def test_a_worker_may_be_taken_back_where_nothing_else_is_left() -> None:
    scene = without_worker()
    scene.player().unbuilt = [
        p for p in scene.player().unbuilt if p not in ("building.0.b1", "building.0.b2")
    ]
    assert scene.why("worker.0.1") == "recall"
    assert scene.why("lot.y07") == "building-first"
    scene.player().unbuilt.remove("building.0.b3")
    assert scene.prompt() == "newyork1901-choose-recall"
    assert scene.why("worker.0.1") is None
    assert scene.why("building.0.b4") == "apart"
    assert scene.why("lot.y07") == "lot-own"


def test_what_has_been_begun_is_finished_first() -> None:
    scene = Scene(3)
    scene.own(0, "y07")
    scene.market(("green", 2), ("red", 2))
    for frame in (Grab(0, 2), Boom(0)):
        scene.state.stack = [frame]
        assert scene.why("building.0.b1") == "play-finish-first"
    assert scene.why(scene.state.open_cards()[0]) == "play-finish-first"


def test_nobody_else_is_told_anything() -> None:
    scene = Scene(3)
    assert scene.why("building.1.b1", seat=1) is None
    assert scene.why("nowhere.0") is None


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_reason_speaks_of_its_numbers(lang: str) -> None:
    catalogue = Catalogue(lang, Path("assets/lang"))
    said = set()
    for lots in ((), ("y07",), ("y07", "y05")):
        scene = Scene(3)
        scene.own(0, *lots)
        scene.player().points = 18
        scene.state.stack = [Build(0)]
        message = scene.rules.refuse(scene.state, 0, "legendary.woolworth")
        assert message is not None
        said.add(catalogue.say(message))
    assert len(said) == 3
    assert not catalogue.missing
