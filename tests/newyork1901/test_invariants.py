"""Every invariant of a position is broken once, and says so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.newyork1901 import invariants
from game.rules.newyork1901.components import building_of
from game.rules.newyork1901.state import Grab, State, Turn
from tests.newyork1901.scenes import Scene

Harm = Callable[[State], object]


def sound() -> State:
    """Two players with a building and a guarded lot each."""
    scene = Scene(3)
    for seat, lot, kind, cells in (
        (0, "y07", "b1", ((10, 13), (11, 13))),
        (1, "b01", "b2", ((10, 1), (11, 1))),
    ):
        scene.own(seat, lot)
        scene.put(seat, kind, *cells)
    scene.own(0, "y08")
    scene.own(1, "r08")
    assert scene.sound()
    return scene.state


def lose_a_card(state: State) -> None:
    state.deck.pop()


def own_twice(state: State) -> None:
    state.players[2].lots["lot.y08"] = state.players[0].lots["lot.y08"]


def lose_a_legend(state: State) -> None:
    state.legendary.pop()


def swap_cards(state: State) -> None:
    zero, one = state.players[0].lots, state.players[1].lots
    zero["lot.y08"], one["lot.r08"] = one["lot.r08"], zero["lot.y08"]


def double_a_building(state: State) -> None:
    state.players[0].unbuilt.append("building.0.b1")


def two_legends(state: State) -> None:
    for piece, site in (("legendary.singer", "site.p7.1.5.0"), ("legendary.woolworth", "site.r9.1.5.0")):
        state.legendary.remove(piece)
        state.players[0].built[piece] = site


def overlap(state: State) -> None:
    player = state.players[0]
    player.unbuilt.remove("building.0.b2")
    player.built["building.0.b2"] = player.built["building.0.b1"]


def build_elsewhere(state: State) -> None:
    state.players[0].built["building.0.b1"] = state.players[1].built["building.1.b2"]


def lose_a_worker(state: State) -> None:
    del state.players[0].workers["worker.0.4"]


def crowd(state: State) -> None:
    workers = state.players[0].workers
    workers["worker.0.4"] = next(lot for lot in workers.values() if lot)


def leave_a_lot_bare(state: State) -> None:
    workers = state.players[0].workers
    workers.update(dict.fromkeys(workers, ""))


def build_another_shape(state: State) -> None:
    """In its place, a building of the same size that is not so long."""
    player = state.players[0]
    at = player.built.pop("building.0.b1")
    other = next(p for p in player.unbuilt if building_of(p).shape != building_of("building.0.b1").shape)
    player.unbuilt.remove(other)
    player.unbuilt.append("building.0.b1")
    player.built[other] = at


def win_prestige(state: State) -> None:
    state.players[0].prestige += 1


def grab_without_a_market(state: State) -> None:
    """Only one card lies open."""
    state.stack = [Grab(2, 2)]
    state.deck += [card for card in state.market[1:] if card]
    state.market[1:] = ["", "", ""]


def grab_without_workers(state: State) -> None:
    """All workers stand on the one lot."""
    state.stack = [Grab(0, 1)]
    state.players[0].workers.update(dict.fromkeys(state.players[0].workers, "lot.y08"))


def score_nothing(state: State) -> None:
    state.players[0].points = 0


@pytest.mark.parametrize(
    ("harm", "invariant"),
    [
        (lose_a_card, "a land card is lost or doubled"),
        (own_twice, "a lot has two owners"),
        (lose_a_legend, "a legendary building is lost or doubled"),
        (swap_cards, "seat 0: a land card does not fit its lot"),
        (double_a_building, "seat 0: a building is lost or doubled"),
        (two_legends, "seat 0: more than one legendary building"),
        (overlap, "seat 0: two buildings overlap"),
        (build_elsewhere, "seat 0: a building stands outside the estate"),
        (lose_a_worker, "seat 0: a worker is lost or doubled"),
        (crowd, "seat 0: a worker is lost or doubled"),
        (leave_a_lot_bare, "seat 0: workers do not stand exactly on the lots without a building"),
        (build_another_shape, "seat 0: a building has another shape than its site"),
        (win_prestige, "seat 0: so much prestige cannot be won"),
        (grab_without_a_market, "nothing is left for the Land Grab"),
        (grab_without_workers, "nothing is left for the Land Grab"),
        (score_nothing, "seat 0: the score track does not agree with the buildings"),
    ],
)
def test_a_broken_invariant_is_told(harm: Harm, invariant: str) -> None:
    state = sound()
    harm(state)
    assert invariant in list(Scene(3).rules.invariants(state))


STRANGE: dict[str, Harm] = {
    "rng: -1 is not from 0 to 18446744073709551615": lambda state: setattr(state, "rng", -1),
    "players: 5 instead of 2 or 3 or 4": lambda state: state.players.extend(state.players[:2]),
    "market: 3 instead of 4": lambda state: state.market.pop(),
    "streets: 2 instead of 3": lambda state: state.streets.pop(),
    "stack: 0 instead of 1": lambda state: state.stack.clear(),
    "stack: 1 instead of 0": lambda state: setattr(state, "turns_left", 0),
    "stack: 2 instead of 1": lambda state: state.stack.append(Turn(0)),
    "turns left: 3 is not from -1 to 2": lambda state: setattr(state, "turns_left", 3),
    "the generations open at points of no variant": lambda state: setattr(state, "gold_at", 17),
    "seat: 3 is not from 0 to 2": lambda state: state.stack.__setitem__(0, Turn(3)),
    "cards to grab: 3 is not from 1 to 2": lambda state: state.stack.__setitem__(0, Grab(0, 3)),
    "streets: something is doubled": lambda state: state.streets.__setitem__(0, state.streets[1]),
    "streets: there is no x": lambda state: state.streets.__setitem__(0, "x"),
    "challenge: there is no x": lambda state: setattr(state, "challenge", "x"),
    "deck: there is no x": lambda state: state.deck.__setitem__(0, "x"),
    "market: there is no x": lambda state: state.market.__setitem__(0, "x"),
    "legendary: there is no x": lambda state: state.legendary.__setitem__(0, "x"),
    "characters: something is doubled": lambda s: setattr(s.players[0], "character", s.players[1].character),
    "seat 0: there is no harbour": lambda state: setattr(state.players[0], "character", "harbour"),
    "seat 0: there is no building.1.b3": lambda s: s.players[0].unbuilt.append("building.1.b3"),
    "seat 0: there is no building.2.b3": lambda s: s.players[0].built.update(
        {"building.2.b3": s.players[0].built["building.0.b1"]}
    ),
    "seat 0: there is no legendary.singer": lambda s: s.players[0].demolished.append("legendary.singer"),
    "seat 0: there is no site.x": lambda s: s.players[0].built.update({"building.0.b1": "site.x"}),
    "seat 0: there is no lot.x": lambda s: s.players[0].lots.update({"lot.x": s.deck[0]}),
    "seat 0: there is no landcard.x": lambda s: s.players[0].lots.update({"lot.y08": "landcard.x"}),
    "seat 0: there is no worker.1.1": lambda s: s.players[0].workers.update({"worker.1.1": ""}),
    "seat 0: there is no lot.r08": lambda s: s.players[0].workers.update({"worker.0.4": "lot.r08"}),
    "seat 0: there is no action.1.land_grab": lambda s: s.players[0].actions.append("action.1.land_grab"),
    "seat 0: something is doubled": lambda s: s.players[0].actions.append("action.0.land_grab"),
}


@pytest.mark.parametrize("invariant", STRANGE)
def test_what_does_not_exist_is_told_before_anything_else(invariant: str) -> None:
    state = sound()
    STRANGE[invariant](state)
    assert list(Scene(3).rules.invariants(state)) == [invariant]


def test_every_invariant_of_shape_and_ids_is_broken_here() -> None:
    source = Path(invariants.__file__).read_text(encoding="utf-8")
    asked = re.findall(r"yield from (?:random_number|sized|known|in_range|distinct)\(", source)
    # Twice the stack is of the wrong length in another way.
    assert len(asked) + 1 + 2 == len(STRANGE)
