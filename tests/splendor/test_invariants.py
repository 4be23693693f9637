"""Every invariant of a position is broken once, and says so: of the base game and of each expansion."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.rules.splendor import cities, invariants, orient, posts, strongholds
from game.rules.splendor.state import (
    Conquest,
    Discard,
    Fort,
    Keeping,
    Payment,
    Refill,
    Reserved,
    State,
    Turn,
    TurnEnd,
)
from tests.splendor.scene import RULES, Scene
from tests.unbroken import unbroken

Break = Callable[[State], object]


def base() -> State:
    """Two players; the first has a card, a reserved one and tokens."""
    return Scene().bought(0, "B1R2").reserved(0, "B1G2").give(0, red=2).state


def everything() -> State:
    """All expansions, with something of each on the table."""
    scene = Scene(cities=True, posts=True, orient=True, strongholds=True)
    scene.bought(0, "B1R2").paired(0, "O1P1", "red").posts(0, "T1").market("B1G3")
    return scene.fort(0, "B1G3").state


def put(items: list[str], place: int, item: str) -> None:
    items[place] = item


def a_city(state: State, id: str) -> None:
    """A city lies where no nobles do."""
    state.nobles, state.cities = [], [id]


def take_a_noble_twice(state: State) -> None:
    state.players[0].nobles.append(next(noble for noble in state.nobles if noble))


def leave_empty(state: State) -> None:
    """A face-up card has gone, and nothing waits that would fill its place."""
    state.burned.append(state.market[0][0])
    state.market[0][0] = ""


def hoard(state: State) -> None:
    """Eleven tokens without the step that returns one."""
    state.players[1].tokens[:] = [3, 4, 4, 0, 0, 0]
    for color in range(3):
        state.bank[color] -= state.players[1].tokens[color]


BASE: dict[str, Break] = {
    "expansions: there is no x": lambda s: setattr(s, "expansions", ("x",)),
    "rng: -1 is not": lambda s: setattr(s, "rng", -1),
    "players: 1 instead of": lambda s: s.players.pop(),
    "bank: 5 instead of 6": lambda s: s.bank.pop(),
    "decks: 4 instead of 3": lambda s: s.decks.append([]),
    "market: 2 instead of 3": lambda s: s.market.pop(),
    "market 1: 5 instead of 4": lambda s: s.market[0].append(""),
    "nobles: 4 instead of 3": lambda s: s.nobles.append(""),
    "stack: 25 instead of": lambda s: s.stack.extend([Discard(0)] * 24),
    "passes: -1 is not": lambda s: setattr(s, "passes", -1),
    "tokens: 7 instead of 6": lambda s: s.players[0].tokens.append(0),
    "bonuses: 4 instead of 5": lambda s: s.players[0].bonuses.pop(),
    "reserved: 4 instead of": lambda s: s.players[0].reserved.extend([Reserved("card.B1G1", False)] * 3),
    "a colour: 5 is not": lambda s: s.players[0].doubled.append(5),
    "seat: 2 is not from 0 to 1": lambda s: s.stack.__setitem__(0, Turn(2)),
    "stack: there is no strongholds": lambda s: s.stack.append(Conquest(0)),
    "nobody knows how the turn goes on": lambda s: s.stack.append(Turn(1)),
    "deck 1: there is no x": lambda s: put(s.decks[0], 0, "x"),
    "market 1: there is no x": lambda s: put(s.market[0], 0, "x"),
    "nobles: there is no seat:99": lambda s: put(s.nobles, 0, "seat:99"),
    "burned: there is no x": lambda s: s.burned.append("x"),
    "cities: there is no x": lambda s: a_city(s, "x"),
    "cities are not played": lambda s: a_city(s, ""),
    "posts are not played": lambda s: s.sunk.append([]),
    "strongholds are not played": lambda s: s.forts.update({"card.B1G1": Fort(9, 1)}),
    "seat 0: there is no x": lambda s: s.players[0].cards.append("x"),
    "seat 0: there is no y": lambda s: s.players[0].paired.update(y=1),
    "seat 0: there is no z": lambda s: s.players[0].reserved.append(Reserved("z", False)),
    "seat 0: there is no noble": lambda s: s.players[0].nobles.append("noble"),
    "seat 0: there is no post": lambda s: s.players[0].posts.append("post"),
    "seat 0: there is no city": lambda s: setattr(s.players[0], "city", "city"),
    "payment: there is no card.B1R2": lambda s: s.stack.append(Payment(0, "card.B1R2")),
    "tokens 0: 5 instead of 4": lambda s: s.bank.__setitem__(0, 5),
    "a card is lost or doubled": lambda s: s.decks[0].pop(),
    "a noble is lost or doubled": take_a_noble_twice,
    "seat 0: 1 points do not agree with the cards": lambda s: setattr(s.players[0], "points", 1),
    "seat 0: bonuses do not agree with the cards": lambda s: s.players[0].bonuses.__setitem__(4, 3),
    "seat 1: more than ten tokens outside the own turn": hoard,
    "market 1: an empty place beside its deck": leave_empty,
}


@pytest.mark.parametrize("invariant", BASE)
def test_a_broken_invariant_is_told(invariant: str) -> None:
    state = base()
    assert list(RULES.invariants(state)) == []
    BASE[invariant](state)
    assert any(told.startswith(invariant) for told in RULES.invariants(state)), list(RULES.invariants(state))


EXPANSIONS: dict[str, Break] = {
    "a row: 9 is not": lambda s: s.stack.append(Keeping(0, 9, ())),
    "drawn: there is no x": lambda s: s.stack.append(Keeping(0, 0, ("x",))),
    "cities: [": lambda s: put(s.cities, 0, s.cities[1]),
    "prestige 15 calls the last round": lambda s: setattr(s, "goal", 15),
    "the last round and the cities taken": lambda s: setattr(s, "last_round", True),
    "a noble in a game with cities": lambda s: s.players[0].nobles.append("noble.N01"),
    "posts: there is no x": lambda s: s.posts.update(x=1),
    "posts: 4 instead of 5": lambda s: s.posts.popitem(),
    "sunk: 5 instead of 6": lambda s: s.sunk.pop(),
    "sunk: 99 instead of": lambda s: s.sunk[0].extend([0] * 99),
    "sunk: 2 is not": lambda s: s.sunk[0].append(2),
    "post.T2: 1 left and 0 owned": lambda s: s.posts.update({"post.T2": 1}),
    "a trading post is owned twice": lambda s: s.players[0].posts.append("post.T1"),
    "strongholds: 7 is not": lambda s: s.forts.update({"card.B1G3": Fort(7, 1)}),
    "a stronghold on a card that is not face up": lambda s: s.forts.update({"card.B1R2": Fort(0, 1)}),
    "no strongholds on a card": lambda s: s.forts.update({"card.B1G3": Fort(0, 0)}),
    "seat 0: more than 3 strongholds": lambda s: s.forts.update({"card.B1G3": Fort(0, 4)}),
    "seat 0: the double bonuses [1]": lambda s: s.players[0].doubled.append(1),
    "seat 0: a pair card without a colour": lambda s: s.players[0].paired.clear(),
    "seat 0: a card among the golden ones": lambda s: s.players[0].golden.append(s.players[0].cards.pop(0)),
}


@pytest.mark.parametrize("invariant", EXPANSIONS)
def test_a_broken_invariant_of_an_expansion_is_told(invariant: str) -> None:
    state = everything()
    assert list(RULES.invariants(state)) == []
    EXPANSIONS[invariant](state)
    assert any(told.startswith(invariant) for told in RULES.invariants(state)), list(RULES.invariants(state))


def test_every_invariant_is_broken_here() -> None:
    told: set[str] = set()
    for sound, breaks in ((base, BASE), (everything, EXPANSIONS)):
        for harm in breaks.values():
            state = sound()
            harm(state)
            told.update(RULES.invariants(state))
    assert unbroken(told, invariants, cities, posts, orient, strongholds) == []


def test_a_turn_end_waits_below_its_steps() -> None:
    state = base()
    state.stack = [TurnEnd(0), Discard(0)]
    assert list(RULES.invariants(state)) == []


def test_a_place_may_be_empty_while_its_refill_waits_below_other_steps_or_its_deck_has_run_out() -> None:
    state = base()
    leave_empty(state)
    state.stack = [TurnEnd(0), Refill(0), Discard(0)]
    assert list(RULES.invariants(state)) == []
    state.stack = [Turn(0)]
    assert list(RULES.invariants(state)) != []
    state.burned += state.decks[0]
    state.decks[0].clear()
    assert list(RULES.invariants(state)) == []
