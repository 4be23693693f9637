"""Every law of a position is broken once, and says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.newyork1901.state import State
from tests.newyork1901.scenes import Scene


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


def score_nothing(state: State) -> None:
    state.players[0].points = 0


@pytest.mark.parametrize(
    ("harm", "law"),
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
        (score_nothing, "seat 0: the score track does not agree with the buildings"),
    ],
)
def test_a_broken_law_is_told(harm: Callable[[State], None], law: str) -> None:
    state = sound()
    harm(state)
    assert law in list(Scene(3).rules.invariants(state))
