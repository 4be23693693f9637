"""The invariants of a sound state: nothing is lost or doubled, and every piece stands where it may.

They also hold a position that comes from a file to every id and every length; those of the flow of play stand
in `flow`.
"""

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
from game.rules.aquileia.flow import unsound_flow
from game.rules.aquileia.printed import area_spaces, side_spaces, sites, spaces
from game.rules.aquileia.reading import METALS
from game.rules.aquileia.state import FREE, State
from game.rules.kernel.soundness import first_violations


def violations(state: State) -> Iterator[str]:
    """The invariants that ``state`` violates, each as a line: of shape, else all others."""
    looks = (_coins, _cards, _agents, _harbour, _board, unsound_flow)
    return first_violations(_shape(state), (line for look in looks for line in look(state)))


def _shape(state: State) -> Iterator[str]:
    """Every list has its length, every key is one of the game's."""
    threes = [state.bank, state.laid, *(player.coins for player in state.players)]
    if any(len(coins) != len(METALS) for coins in threes):
        yield "coins are counted by three metals"
    if set(state.spaces) != set(spaces()) or set(state.sites) != set(sites()):
        yield "the spaces and sites are not those of the board"
    owners = {*state.spaces.values(), *state.sites.values(), state.dice_owner}
    if not owners <= {FREE, *range(len(state.players))}:
        yield "something belongs to nobody at the table"
    if set(state.decks) != set(DECK_SIZES) or set(state.discards) != {"servi", "equi"}:
        yield "the decks are not those of the game"
    if len(state.display) != len(area_spaces("equi")) - 1:
        yield "the display has another number of places"
    for name, dice, count in (("red", state.red, RED_DICE), ("blue", state.blue, BLUE_DICE)):
        if len(dice) != count or any(face not in ("", *METALS) for face in dice):
            yield f"the {name} dice are not those of the game"
    if len(state.power) != len(state.players) or any(power < 0 for power in state.power):
        yield "the power shields are not those of the players"
    if state.round not in range(1, ROUNDS + 1) or state.first not in range(len(state.players)):
        yield "there is no such round, or no such start player"


def _coins(state: State) -> Iterator[str]:
    for place, metal in enumerate(METALS):
        held = [player.coins[place] for player in state.players]
        if state.bank[place] + state.laid[place] + sum(held) != COINS:
            yield f"coins: {metal} is lost or made"
        if min(state.bank[place], *held) < 0:
            yield f"coins: somebody has less than no {metal}"


def _cards(state: State) -> Iterator[str]:
    found = _cards_of_decks(state)
    for deck, cards in found.items():
        if Counter(card for card in cards if card) != Counter(full_deck(deck)):
            yield f"a card of {deck} is lost, doubled or out of place"
    for seat, player in enumerate(state.players):
        if player.servi != sorted(player.servi) or player.equi != sorted(player.equi):
            yield f"seat {seat}: the hand's order tells something"


def _cards_of_decks(state: State) -> dict[str, list[str]]:
    """The cards that lie where those of each deck may lie."""
    found = {deck: [*pile, *state.discards.get(deck, ())] for deck, pile in state.decks.items()}
    found["equi"] += state.display
    found["stadium"] += [state.open_laurel, *state.gone]
    found["theatrum"].append(state.lot)
    for player in state.players:
        found["servi"] += player.servi
        found["equi"] += player.equi
        for laurel in player.laurels:
            found["theatrum" if laurel in full_deck("theatrum") else "stadium"].append(laurel)
    return found


def _agents(state: State) -> Iterator[str]:
    standing = Counter(state.spaces.values())
    for seat, player in enumerate(state.players):
        if player.agents < 0 or player.agents + standing[seat] != AGENTS:
            yield f"seat {seat}: an agent is lost or made"
        sides = [any(state.spaces[id] == seat for id in side_spaces(metal)) for metal in ("gold", "silver")]
        if all(sides):
            yield f"seat {seat}: agents on both sides of the stadium"
        if sum(state.spaces[id] == seat for id in area_spaces("portus")) > 1:
            yield f"seat {seat}: more than one agent on the metals of the harbour"


def _harbour(state: State) -> Iterator[str]:
    for place, space in enumerate(area_spaces("portus")):
        if state.laid[place] not in (0, 1):
            yield f"{space}: {state.laid[place]} coins lie there"
        elif state.laid[place] and state.spaces[space] == FREE:
            yield f"{space}: a coin lies there without an agent"


def _board(state: State) -> Iterator[str]:
    seats = range(len(state.players))
    for seat in seats:
        if sum(owner == seat for owner in state.sites.values()) > HOUSES:
            yield f"seat {seat}: more than {HOUSES} houses"
        if state.players[seat].points < 0:
            yield f"seat {seat}: less than no points"
    if len(set(state.track)) != len(state.track) or not set(state.track) <= set(seats):
        yield "the selection track holds a marker twice, or one of nobody"
    if state.dice_owner == FREE and any(state.blue):
        yield "blue dice were rolled by nobody"
