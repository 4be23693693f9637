"""The laws of a sound position: nothing is lost or doubled, and every piece stands where it may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.rules.aquileia.components import (
    AGENTS,
    BLUE_DICE,
    COINS,
    DECK_SIZES,
    HOUSES,
    RED_DICE,
    ROUNDS,
    full_deck,
)
from game.rules.aquileia.frames import Auction
from game.rules.aquileia.printed import area_spaces, side_spaces, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import FREE, State
from game.rules.aquileia.views import deck_of


def broken(state: State) -> Iterator[str]:
    """The laws that ``state`` breaks, each as a line."""
    yield from _coins(state)
    yield from _cards(state)
    yield from _agents(state)
    yield from _harbour(state)
    yield from _dice(state)
    yield from _board(state)


def _coins(state: State) -> Iterator[str]:
    for place, metal in enumerate(METALS):
        held = [player.coins[place] for player in state.players]
        if state.bank[place] + state.laid[place] + sum(held) != COINS:
            yield f"coins: {metal} is lost or made"
        if min(state.bank[place], *held) < 0:
            yield f"coins: somebody has less than no {metal}"


def _cards(state: State) -> Iterator[str]:
    found = [card for pile in (*state.decks.values(), *state.discards.values(), state.gone) for card in pile]
    found += [card for card in (*state.display, state.open_laurel, state.lot) if card]
    for seat, player in enumerate(state.players):
        found += [*player.servi, *player.equi, *player.laurels]
        if player.servi != sorted(player.servi) or player.equi != sorted(player.equi):
            yield f"seat {seat}: the hand's order tells something"
        if any(deck_of(card) != deck for deck in ("servi", "equi") for card in player.hand(deck)):
            yield f"seat {seat}: a card lies in the wrong hand"
    if Counter(found) != Counter(card for deck in DECK_SIZES for card in full_deck(deck)):
        yield "a card is lost or doubled"
    if bool(state.lot) != any(isinstance(frame, Auction) for frame in state.stack):
        yield "a laurel is on offer, or is not, against the auction"


def _agents(state: State) -> Iterator[str]:
    if set(state.spaces) != set(spaces()):
        yield "the spaces are not those of the board"
    standing = Counter(state.spaces.values())
    if any(seat not in range(FREE, len(state.players)) for seat in standing):
        yield "an agent of nobody stands on the board"
    for seat, player in enumerate(state.players):
        if player.agents < 0 or player.agents + standing[seat] != AGENTS:
            yield f"seat {seat}: an agent is lost or made"
        sides = [
            any(state.spaces.get(id) == seat for id in side_spaces(metal)) for metal in ("gold", "silver")
        ]
        if all(sides):
            yield f"seat {seat}: agents on both sides of the stadium"
        if sum(state.spaces.get(id) == seat for id in area_spaces("portus")) > 1:
            yield f"seat {seat}: more than one agent on the metals of the harbour"


def _harbour(state: State) -> Iterator[str]:
    for place, space in enumerate(area_spaces("portus")):
        if state.laid[place] not in (0, 1):
            yield f"{space}: {state.laid[place]} coins lie there"
        elif state.laid[place] and state.spaces.get(space) == FREE:
            yield f"{space}: a coin lies there without an agent"


def _dice(state: State) -> Iterator[str]:
    for name, dice, count in (("red", state.red, RED_DICE), ("blue", state.blue, BLUE_DICE)):
        if len(dice) != count or any(face not in ("", *METALS) for face in dice):
            yield f"the {name} dice are not those of the game"
    if state.dice_owner == FREE and any(state.blue):
        yield "blue dice were rolled by nobody"


def _board(state: State) -> Iterator[str]:
    seats = range(len(state.players))
    if set(state.sites) != set(sites()) or any(owner not in (FREE, *seats) for owner in state.sites.values()):
        yield "the building sites are not those of the board"
    for seat in seats:
        if sum(owner == seat for owner in state.sites.values()) > HOUSES:
            yield f"seat {seat}: more than {HOUSES} houses"
        if state.players[seat].points < 0:
            yield f"seat {seat}: less than no points"
    if len(set(state.track)) != len(state.track) or not set(state.track) <= set(seats):
        yield "the selection track holds a marker twice, or one of nobody"
    if len(state.power) != len(seats) or min(state.power) < 0:
        yield "the power shields are not those of the players"
    if state.round not in range(1, ROUNDS + 1) or state.first not in seats:
        yield "there is no such round, or no such start player"
