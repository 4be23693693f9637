"""The invariants of a sound state: nothing is lost or doubled, and everything agrees.

They also hold a position that comes from a file to every id and every length; those of the flow of play stand
in `flow`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.istanbul_dice.components import DISPLAY, FACES, ROUND_DICE, counts, setups
from game.rules.istanbul_dice.flow import open_cards, unsound_flow
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.phrases import AREAS, RESOURCES
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.state import Player, State
from game.rules.kernel.soundness import first_violations


def violations(state: State) -> Iterator[str]:
    """The invariants that ``state`` violates, a line each: of shape, pieces, agreement, the flow of play."""
    return first_violations(_shape(state), _pieces(state), _agreements(state), unsound_flow(state))


def _shape(state: State) -> Iterator[str]:
    """Every list has its length, every key is one of the game's."""
    if len(state.players) not in setups():
        yield "so many cannot play"
    if any(len(stock) != len(RESOURCES) for stock in (state.supply, *(p.stock for p in state.players))):
        yield "resources are counted by seven kinds"
    if len(state.faces) != counts()["die"] or not set(state.faces) <= {"", *FACES}:
        yield "the dice are not those of the game"
    if set(state.rubies) != set(AREAS):
        yield "the ruby areas are not those of the board"
    if len(state.display) != DISPLAY:
        yield "the display has another number of places"
    if state.turn not in range(len(state.players)) or state.card_dice < 0:
        yield "it is nobody's turn"


def _pieces(state: State) -> Iterator[str]:
    """Nothing is lost or doubled."""
    for look in (_resources, _dice, _rubies, _tiles, _cards):
        yield from look(state)


def _resources(state: State) -> Iterator[str]:
    stocks = [state.supply, *(player.stock for player in state.players)]
    for place, name in enumerate(RESOURCES):
        amounts = [stock[place] for stock in stocks]
        if sum(amounts) != counts()[name] or min(amounts) < 0:
            yield f"{name}: {amounts} instead of {counts()[name]} in all"


def _dice(state: State) -> Iterator[str]:
    own = [die for player in state.players for die in player.dice]
    if not _same([*state.cup, *state.dice, *state.used, *state.spare, *own], range(counts()["die"])):
        yield "a die is lost or doubled"


def _rubies(state: State) -> Iterator[str]:
    laid = [ruby for rubies in setup_of(state).rubies.values() for ruby in rubies]
    left = [ruby for rubies in state.rubies.values() for ruby in rubies]
    won = [ruby for player in state.players for ruby in player.rubies]
    if not _same(left + won, laid):
        yield "a ruby is lost or doubled"
    for area, rubies in setup_of(state).rubies.items():
        if state.rubies[area] != list(rubies)[len(rubies) - len(state.rubies[area]) :]:
            yield f"the rubies of {area} are not taken in order"


def _tiles(state: State) -> Iterator[str]:
    shown = [tile for tile in state.display if tile]
    owned = [tile for player in state.players for tile in player.tiles]
    if not _same([*state.pile, *shown, *owned, *state.gone], tiles()):
        yield "a mosque tile is lost or doubled"
    if state.pile and len(shown) != DISPLAY:
        yield "the display of mosque tiles is not full"


def _cards(state: State) -> Iterator[str]:
    if not _same([*state.deck, *state.discard, *open_cards(state)], cards()):
        yield "a bazaar card is lost or doubled"


def _agreements(state: State) -> Iterator[str]:
    """What follows from something else."""
    if any(state.faces[die] == "" for die in state.dice + state.used):
        yield "a rolled die shows nothing"
    if state.cup and (len(state.cup) != ROUND_DICE or state.dice or state.used or state.card_dice):
        yield "not five dice go round, or some are rolled already"
    if (max(len(player.rubies) for player in state.players) >= setup_of(state).goal) != state.last_round:
        yield "the last round and the rubies won do not agree"
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {line}" for line in _player(state, seat, player))


def _player(state: State, seat: int, player: Player) -> Iterator[str]:
    if not set(player.fresh) <= set(player.tiles):
        yield "a tile that does not work yet is not owned"
    rolled = max(0, len(state.dice) + len(state.used) - ROUND_DICE) if seat == state.turn else 0
    if len(player.dice) + rolled != sum(tiles()[tile].effect == "die" for tile in player.tiles):
        yield "the extra dice do not agree with the tiles"
    if sum(ruby.startswith("ruby.mosque.") for ruby in player.rubies) > 1:
        yield "more than one ruby of the mosque"


def _same(found: Iterable[str | int], expected: Iterable[str | int]) -> bool:
    """Whether both hold the same, each once."""
    return sorted(map(str, found)) == sorted(map(str, expected))
