"""Every invariant of a sound state fires when it is violated; those of the flow stand in test_flow."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from game.rules.istanbul_dice import invariants
from game.rules.istanbul_dice.phrases import Deal, Gain, alike
from game.rules.istanbul_dice.state import (
    Bazaar,
    Payment,
    Player,
    State,
)
from game.rules.kernel.values import clone
from tests.istanbul_dice.scene import RULES, Scene
from tests.unbroken import unbroken


def sound() -> State:
    """A position in which the invariants of pieces and of the turn have something to look at."""
    scene = Scene(3).owns(0, "M21", "M01").owns(1, "M22").give(0, red=3, brown=2, lira=9, crystal=2)
    scene.sold(0, "red", 2).sold(1, "mosque").dice("red", "red", "card", "coin", "blue", "green")
    scene.state.players[0].fresh = ["tile.M01"]
    scene.state.discard = [scene.state.deck.pop()]
    scene.state.gone = [scene.state.pile.pop()]
    scene.state.stack.append(Bazaar(0, scene.deck("C16").state.deck.pop(), [1, 2]))
    deal = Deal(alike(0, 3), (Gain("ruby", 1, "red"),))
    scene.state.stack.append(Payment(0, deal, "card.C16", [1, 0, 0, 0, 1, 0, 0, 0, 1]))
    return scene.state


def a_token_too_many(state: State) -> None:
    state.supply[0] += 1


def a_player_in_debt(state: State) -> None:
    state.players[1].stock[5] -= 1
    state.supply[5] += 1


def a_lost_crystal(state: State) -> None:
    state.players[0].stock[6] -= 1


def a_lost_die(state: State) -> None:
    state.dice.pop()


def a_doubled_die(state: State) -> None:
    state.spare.append(state.dice[0])


def a_blank_die(state: State) -> None:
    state.faces[state.dice[0]] = ""


def a_cup_beside_rolled_dice(state: State) -> None:
    state.cup = [state.dice.pop()]


def a_lost_ruby(state: State) -> None:
    state.rubies["left"].pop(0)


def a_doubled_ruby(state: State) -> None:
    state.players[1].rubies.append("ruby.red.1")


def a_ruby_out_of_order(state: State) -> None:
    state.players[1].rubies.append(state.rubies["blue"].pop())


def a_last_round_without_rubies(state: State) -> None:
    state.last_round = True


def rubies_without_a_last_round(state: State) -> None:
    state.players[2].rubies += [state.rubies[area].pop(0) for area in ("left", "left", "left", "right")]
    state.players[2].rubies += [state.rubies[area].pop(0) for area in ("right", "right")]


def a_lost_tile(state: State) -> None:
    state.pile.pop()


def a_doubled_tile(state: State) -> None:
    state.gone.append(state.display[0])


def a_gap_in_the_display(state: State) -> None:
    state.gone.append(state.display[2])
    state.display[2] = ""


def a_short_display(state: State) -> None:
    state.gone.append(state.display.pop())


def a_stock_of_six(state: State) -> None:
    state.players[2].stock.pop()


def a_fifth_player(state: State) -> None:
    state.players += [Player(), Player()]


def a_die_with_a_seventh_face(state: State) -> None:
    state.faces[8] = "joker"


def a_die_too_few(state: State) -> None:
    state.faces.pop()


def an_unknown_area(state: State) -> None:
    state.rubies["gold"] = []


def a_turn_of_nobody(state: State) -> None:
    state.turn = 3


def card_dice_below_nothing(state: State) -> None:
    state.card_dice = -1


def a_lost_card(state: State) -> None:
    state.deck.pop()


def a_doubled_card(state: State) -> None:
    state.discard.append(state.deck[0])


def a_fresh_tile_of_somebody_else(state: State) -> None:
    state.players[0].fresh.append("tile.M22")


def a_die_without_its_tile(state: State) -> None:
    state.players[2].dice.append(state.spare.pop())


def a_tile_without_its_die(state: State) -> None:
    state.spare.append(state.players[1].dice.pop())


def two_rubies_of_the_mosque(state: State) -> None:
    state.players[1].rubies.append(state.rubies["mosque"].pop(0))


BREAKS: dict[Callable[[State], None], str] = {
    a_token_too_many: "red: [6, 3, 0, 0] instead of 8 in all",
    a_player_in_debt: "lira: ",
    a_lost_crystal: "crystal: ",
    a_lost_die: "a die is lost or doubled",
    a_doubled_die: "a die is lost or doubled",
    a_blank_die: "a rolled die shows nothing",
    a_cup_beside_rolled_dice: "not five dice go round",
    a_lost_ruby: "a ruby is lost or doubled",
    a_doubled_ruby: "a ruby is lost or doubled",
    a_ruby_out_of_order: "the rubies of blue are not taken in order",
    a_last_round_without_rubies: "the last round and the rubies won do not agree",
    rubies_without_a_last_round: "the last round and the rubies won do not agree",
    a_lost_tile: "a mosque tile is lost or doubled",
    a_doubled_tile: "a mosque tile is lost or doubled",
    a_gap_in_the_display: "the display of mosque tiles is not full",
    a_short_display: "the display has another number of places",
    a_stock_of_six: "resources are counted by seven kinds",
    a_fifth_player: "so many cannot play",
    a_die_with_a_seventh_face: "the dice are not those of the game",
    a_die_too_few: "the dice are not those of the game",
    an_unknown_area: "the ruby areas are not those of the board",
    a_turn_of_nobody: "it is nobody's turn",
    card_dice_below_nothing: "it is nobody's turn",
    a_lost_card: "a bazaar card is lost or doubled",
    a_doubled_card: "a bazaar card is lost or doubled",
    a_fresh_tile_of_somebody_else: "seat 0: a tile that does not work yet is not owned",
    a_die_without_its_tile: "seat 2: the extra dice do not agree with the tiles",
    a_tile_without_its_die: "seat 1: the extra dice do not agree with the tiles",
    two_rubies_of_the_mosque: "seat 1: more than one ruby of the mosque",
}


def test_a_sound_position_breaks_no_law() -> None:
    assert list(RULES.invariants(sound())) == []


@pytest.mark.parametrize("harm", BREAKS, ids=lambda harm: harm.__name__)
def test_every_invariant_fires_when_it_is_broken(harm: Callable[[State], None]) -> None:
    state = clone(sound())
    harm(state)
    assert any(invariant.startswith(BREAKS[harm]) for invariant in RULES.invariants(state))


def test_every_invariant_is_broken_here() -> None:
    told: set[str] = set()
    for harm in BREAKS:
        state = clone(sound())
        harm(state)
        # What is told of a player names the seat first.
        told.update(re.sub(r"^seat \d: ", "", invariant) for invariant in RULES.invariants(state))
    assert unbroken(told, invariants) == []
