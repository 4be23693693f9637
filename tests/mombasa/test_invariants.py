"""Mombasa: every invariant of a sound position fires when it is broken."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable

import pytest

from game.rules.mombasa import flow, invariants
from game.rules.mombasa.frames import (
    Arrange,
    Bookkeeping,
    Discard,
    Draft,
    Expansion,
    Frame,
    Gains,
    Goods,
    Plan,
    Points,
    Purchase,
    Removal,
    Rewards,
    Steps,
    Turn,
)
from game.rules.mombasa.gains import Gain
from game.rules.mombasa.state import State
from tests.mombasa.scene import Scene

Break = Callable[[State], object]
Frames = list[Frame]


def shares_a_slot(state: State) -> None:
    """A share card comes to a hand in order, and then lies in a slot."""
    player = state.players[0]
    state.deck.remove("card.M37")
    player.cards = sorted((*player.cards, "card.M37"))
    player.slots[0] = "card.M37"


def lays_a_book_on_stripes(state: State) -> None:
    state.players[0].books[7] = state.supply["A"].pop()


def enters_without_expanding(state: State) -> None:
    column = state.stacks["cairo"][0]
    state.arrivals["region.nubia"], column[0] = column[0], ""


def keeps_a_card_twice(state: State) -> None:
    player = state.players[0]
    player.hand = sorted((*player.hand, player.hand[0]))
    player.cards = sorted((*player.cards, player.hand[0]))


def stands_elsewhere(state: State) -> None:
    mine, theirs = state.stacks["cairo"][0], state.stacks["mombasa"][0]
    mine[0], theirs[0] = theirs[0], mine[0]


def ends_without_resting(state: State) -> None:
    """A card that may lie in a slot does, and its owner has ended the action phase."""
    player = state.players[0]
    player.slots[0] = player.hand.pop(0)
    player.ended = True


def mixes_the_supply(state: State) -> None:
    """A book of B lies among those of A."""
    for place, book in state.shelf.items():
        if book == "book.B01":
            state.shelf[place] = ""
    for pile in state.supply.values():
        if "book.B01" in pile:
            pile.remove("book.B01")
    state.supply["A"].append("book.B01")


def marks_nothing(state: State) -> None:
    state.marks["bonus.x"] = 0
    state.players[0].markers -= 1


def turns_down_twice(state: State) -> None:
    player = state.players[0]
    player.slots[0] = player.hand.pop(0)
    player.used += [player.slots[0], player.slots[0]]


BROKEN: dict[str, Break] = {
    "money: 141 instead of 140": lambda state: setattr(state, "bank", state.bank + 1),
    "seat 1: the cards owned are not those in hand, slots and columns": lambda s: s.players[1].cards.pop(),
    "seat 0: the hand's order tells something": lambda state: state.players[0].hand.reverse(),
    "a card is lost or doubled": keeps_a_card_twice,
    "a book is lost or doubled": lambda state: state.supply["B"].pop(),
    "a post is lost or doubled": lambda state: state.lost.append("post.cairo.1"),
    "posts are still entering after the expansion": enters_without_expanding,
    "seat 1: 2 bonus markers instead of 3": lambda state: setattr(state.players[1], "markers", 2),
    "a bonus tile is lost or doubled": lambda state: state.players[0].tiles.append("tile.goods"),
    "seat 1: the marker has left the track of cairo": lambda state: state.players[1].steps.update(cairo=99),
    "seat 0: a book A lies on the striped space 7": lays_a_book_on_stripes,
    "seat 0: card.M01 is face down but not in the action area": lambda s: s.players[0].used.append(
        "card.M01"
    ),
    "seat 0: a share card lies in a slot": shares_a_slot,
    "a post stands in the base of another company": stands_elsewhere,
    "seat 0: no book lies where one is face down": lambda state: state.players[0].flipped.append(9),
    "seat 0: the goods tile lies at no card": lambda state: setattr(state.players[0], "plus", "card.M01"),
    "seat 0: the action phase has ended, but not in the action area": ends_without_resting,
    "nobody knows how the round goes on": lambda state: state.stack.clear(),
    "Goods asks for what is not there": lambda state: state.stack.append(Goods(0, ["card.0.coffee-1"], 1)),
}

SHAPES: dict[str, Break] = {
    "rng: -1 is not from 0 to 18446744073709551615": lambda state: setattr(state, "rng", -1),
    "players: 1 instead of 2 or 3 or 4": lambda state: state.players.pop(),
    "round: 8 is not from 1 to 7": lambda state: setattr(state, "round", 8),
    "seat: 2 is not from 0 to 1": lambda state: setattr(state, "first", 2),
    "tracks: not those of the game": lambda state: state.tracks.pop("cairo"),
    "tracks: there is no E1": lambda state: state.tracks.update(cairo="E1"),
    "market: 3 instead of 4": lambda state: state.market.pop(),
    "market row: 2 instead of 3": lambda state: state.market[0].pop(),
    "supply: not those of the game": lambda state: state.supply.update(D=[]),
    "shelf: not those of the game": lambda state: state.shelf.pop("shelf.1.2"),
    "coins of the shelf: not those of the game": lambda state: state.shelf_coins.update({"shelf.3.2": 0}),
    "round coins: 8 instead of 7": lambda state: state.round_coins.append(0),
    "coins: -1 is not from 0 to 140": lambda state: state.round_coins.__setitem__(0, -1),
    "bases: not those of the game": lambda state: state.stacks.pop("cairo"),
    "base: 2 instead of 3": lambda state: state.stacks["cairo"].pop(),
    "column of a base: 4 instead of 5": lambda state: state.stacks["cairo"][0].pop(),
    "posts: not those of the game": lambda state: state.posts.pop("region.nubia"),
    "arrivals: there is no region.x": lambda state: state.arrivals.update({"region.x": "post.cairo.1"}),
    "seat 0: slots: 6 instead of 5": lambda state: state.players[0].slots.append(""),
    "seat 0: resting columns: 4 instead of 5": lambda state: state.players[0].rests.pop(),
    "seat 0: books: 17 instead of 16": lambda state: state.players[0].books.append(""),
    "seat 0: steps: not those of the game": lambda state: state.players[0].steps.pop("cairo"),
    "seat 0: levels: not those of the game": lambda state: state.players[0].levels.update(x=0),
    "seat 0: money: -1 is not from 0 to 999": lambda state: setattr(state.players[0], "money", -1),
    "seat 0: diamonds: 99 is not from 0 to 28": lambda state: setattr(state.players[0], "diamonds", 99),
    "seat 0: ink: 16 is not from 0 to 15": lambda state: setattr(state.players[0], "ink", 16),
    "seat 0: turns: -1 is not from 0 to 999": lambda state: setattr(state.players[0], "turns", -1),
    "seat 0: extra markers: 9 is not from 0 to 2": lambda state: setattr(state.players[0], "extra", 9),
    "seat 0: flipped books: something is doubled": lambda state: state.players[0].flipped.extend((2, 2)),
    "seat 0: flipped book: 16 is not from 1 to 15": lambda state: state.players[0].flipped.append(16),
    "seat 0: level: 3 is not from 0 to 2": lambda state: state.players[0].levels.update(cairo=3),
    "seat 0: starting tiles: there is no start.x": lambda state: state.players[0].offer.append("start.x"),
    "seat 0: starting tile: there is no start.x": lambda state: setattr(state.players[0], "tile", "start.x"),
}

STRANGE: dict[str, Break] = {
    "supply A: there is no book.B01": mixes_the_supply,
    "marks: there is no bonus.x": marks_nothing,
    "seat 0: something is doubled": turns_down_twice,
}

WRONG_FLOW: dict[str, Frames] = {
    "nobody waits below": [Points(0, 1)],
    "two turns": [Turn(0), Turn(1)],
    "endless": [Turn(0), *(Points(0, 1) for _ in range(16))],
    "nobody there": [Turn(2)],
    "a plan of three": [Plan([False, False, False])],
    "a plan that is done": [Plan([True, True])],
    "a draft without tiles": [Draft([False, False])],
    "cards to rest that are not in hand": [Plan([False, False]), Arrange(0, ["card.1.coffee-1"])],
    "goods that are not there": [Turn(0), Goods(0, ["card.M01"], 1)],
    "no goods": [Turn(0), Goods(0, [], 1)],
    "a company that is not there": [Turn(0), Expansion(0, "x", 1)],
    "points below nothing": [Turn(0), Expansion(0, "cairo", -1)],
    "rewards of regions not entered": [Turn(0), Rewards(0, "cairo", ["region.nubia"])],
    "a bookkeeper that is not there": [Turn(0), Bookkeeping(0, "card.M01")],
    "more points than anything brings": [Turn(0), Points(0, 100)],
    "steps on no track": [Turn(0), Steps(0, {"x": 1})],
    "steps below nothing": [Turn(0), Steps(0, {"cairo": -1})],
    "posts below nothing": [Turn(0), Removal(0, -1)],
    "a surcharge below nothing": [Turn(0), Purchase(0, -1)],
    "a good that is not there": [Turn(0), Discard(0, "x", 0)],
    "a gain that is not there": [Turn(0), Gains(0, [Gain("x", 1)])],
    "a gain of what is not there": [Turn(0), Gains(0, [Gain("steps", 1, "x")])],
    "a gain without end": [Turn(0), Gains(0, [Gain("pounds", 10**9)])],
}


@pytest.mark.parametrize("invariant", BROKEN)
def test_a_broken_invariant_is_told_alone(invariant: str) -> None:
    scene = Scene().at_turn(0)
    assert list(scene.rules.invariants(scene.state)) == []
    BROKEN[invariant](scene.state)
    assert list(scene.rules.invariants(scene.state)) == [invariant]


@pytest.mark.parametrize("invariant", SHAPES)
def test_a_wrong_shape_is_told_before_anything_else(invariant: str) -> None:
    scene = Scene().at_turn(0)
    SHAPES[invariant](scene.state)
    assert list(scene.rules.invariants(scene.state)) == [invariant]


@pytest.mark.parametrize("invariant", STRANGE)
def test_what_does_not_belong_there_is_told(invariant: str) -> None:
    scene = Scene().at_turn(0)
    STRANGE[invariant](scene.state)
    assert invariant in list(scene.rules.invariants(scene.state))


@pytest.mark.parametrize("name", WRONG_FLOW)
def test_a_flow_of_play_that_cannot_be_is_told(name: str) -> None:
    scene = Scene().at_turn(0)
    scene.state.stack[:] = WRONG_FLOW[name]
    (invariant,) = scene.rules.invariants(scene.state)
    assert invariant in ("nobody knows how the round goes on",) or invariant.endswith(
        "asks for what is not there"
    )


def test_every_invariant_is_broken_here() -> None:
    source = "".join(inspect.getsource(module) for module in (invariants, flow))
    helpers = re.findall(r"yield from (?:random_number|sized|exactly|known|in_range|distinct)\(", source)
    assert len(helpers) == len(SHAPES) + len(STRANGE)
    told = [re.sub(r"\{.*?\}", ".+", line) for line in re.findall(r'yield f?"(.*)"', source)]
    assert len(told) == len(BROKEN)
    for invariant in told:
        assert any(re.fullmatch(invariant, line) for line in BROKEN), invariant
