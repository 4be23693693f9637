"""Mombasa: every law of a sound position fires when it is broken."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.mombasa import laws
from game.rules.mombasa.state import State
from tests.mombasa.scene import Scene

Break = Callable[[State], object]


def shares_a_slot(state: State) -> None:
    """A share card comes to a hand in order, and then lies in a slot."""
    player = state.players[0]
    state.deck.remove("card.M37")
    player.cards = sorted((*player.cards, "card.M37"))
    player.slots[0] = "card.M37"


def lays_a_book_on_stripes(state: State) -> None:
    state.players[0].books[7] = state.supply["A"].pop()


def loses_a_region(state: State) -> None:
    del state.posts["region.nubia"]


def enters_without_expanding(state: State) -> None:
    column = state.stacks["cairo"][0]
    state.arrivals["region.nubia"], column[0] = column[0], ""


def owes_money(state: State) -> None:
    state.bank += state.players[0].money + 1
    state.players[0].money = -1


def keeps_a_card_twice(state: State) -> None:
    player = state.players[0]
    player.hand = sorted((*player.hand, player.hand[0]))
    player.cards = sorted((*player.cards, player.hand[0]))


BROKEN: dict[str, Break] = {
    "money: 141 instead of 140": lambda state: setattr(state, "bank", state.bank + 1),
    "money: a player has less than nothing": owes_money,
    "seat 1: the cards owned are not those in hand, slots and columns": lambda s: s.players[1].cards.pop(),
    "seat 0: the hand's order tells something": lambda state: state.players[0].hand.reverse(),
    "a card is lost or doubled": keeps_a_card_twice,
    "a book is lost or doubled": lambda state: state.supply["B"].pop(),
    "a post is lost or doubled": lambda state: state.lost.append("post.cairo.1"),
    "the posts' regions are not those of the board": loses_a_region,
    "posts are still entering after the expansion": enters_without_expanding,
    "seat 1: 2 bonus markers instead of 3": lambda state: setattr(state.players[1], "markers", 2),
    "a bonus tile is lost or doubled": lambda state: state.players[0].tiles.append("tile.goods"),
    "seat 0: a marker has left its track": lambda state: setattr(state.players[0], "ink", 16),
    "seat 1: the marker has left the track of cairo": lambda state: state.players[1].steps.update(cairo=99),
    "seat 0: a book A lies on the striped space 7": lays_a_book_on_stripes,
    "seat 0: card.M01 is face down but not in the action area": lambda s: s.players[0].used.append(
        "card.M01"
    ),
    "seat 0: a share card lies in a slot": shares_a_slot,
}


@pytest.mark.parametrize("law", BROKEN)
def test_a_broken_law_is_told_alone(law: str) -> None:
    scene = Scene().at_turn(0)
    assert list(scene.rules.invariants(scene.state)) == []
    BROKEN[law](scene.state)
    assert list(scene.rules.invariants(scene.state)) == [law]


def test_every_law_is_broken_here() -> None:
    source = Path(laws.__file__).read_text(encoding="utf-8")
    told = [re.sub(r"\{.*?\}", ".+", line) for line in re.findall(r'yield f?"(.*)"', source)]
    assert len(told) == len(BROKEN)
    for law in told:
        assert any(re.fullmatch(law, line) for line in BROKEN), law
