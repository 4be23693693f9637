"""What holds in every position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.istanbul_dice.components import DISPLAY, FACES, ROUND_DICE, counts
from game.rules.istanbul_dice.mosque import setup_of
from game.rules.istanbul_dice.payment import fits, purse
from game.rules.istanbul_dice.phrases import RESOURCES
from game.rules.istanbul_dice.printed import cards, tiles
from game.rules.istanbul_dice.state import Bazaar, Drawn, Payment, Player, State


def broken(state: State) -> Iterator[str]:
    """The laws that a position breaks, each as a line."""
    yield from _resources(state)
    yield from _dice(state)
    yield from _rubies(state)
    yield from _tiles(state)
    yield from _cards(state)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {law}" for law in _player(state, seat, player))
    yield from _payments(state)


def open_cards(state: State) -> Iterator[str]:
    """The bazaar cards that are being chosen from or carried out."""
    for frame in state.stack:
        if isinstance(frame, Drawn):
            yield from frame.cards
        elif isinstance(frame, Bazaar):
            yield frame.card


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
    if any(state.faces[die] not in FACES for die in state.dice + state.used):
        yield "a rolled die shows nothing"
    if state.cup and (len(state.cup) != ROUND_DICE or state.dice or state.used or state.card_dice):
        yield "not five dice go round, or some are rolled already"


def _rubies(state: State) -> Iterator[str]:
    laid = [ruby for rubies in setup_of(state).rubies.values() for ruby in rubies]
    left = [ruby for rubies in state.rubies.values() for ruby in rubies]
    won = [ruby for player in state.players for ruby in player.rubies]
    if not _same(left + won, laid):
        yield "a ruby is lost or doubled"
    for area, rubies in setup_of(state).rubies.items():
        if state.rubies[area] != list(rubies)[len(rubies) - len(state.rubies[area]) :]:
            yield f"the rubies of {area} are not taken in order"
    if (max(len(player.rubies) for player in state.players) >= setup_of(state).goal) != state.last_round:
        yield "the last round and the rubies won do not agree"


def _tiles(state: State) -> Iterator[str]:
    shown = [tile for tile in state.display if tile]
    owned = [tile for player in state.players for tile in player.tiles]
    if not _same([*state.pile, *shown, *owned, *state.gone], tiles()):
        yield "a mosque tile is lost or doubled"
    if len(state.display) != DISPLAY or (state.pile and len(shown) != DISPLAY):
        yield "the display of mosque tiles is not full"


def _cards(state: State) -> Iterator[str]:
    if not _same([*state.deck, *state.discard, *open_cards(state)], cards()):
        yield "a bazaar card is lost or doubled"


def _player(state: State, seat: int, player: Player) -> Iterator[str]:
    if not set(player.fresh) <= set(player.tiles):
        yield "a tile that does not work yet is not owned"
    rolled = max(0, len(state.dice) + len(state.used) - ROUND_DICE) if seat == state.turn else 0
    if len(player.dice) + rolled != sum(tiles()[tile].effect == "die" for tile in player.tiles):
        yield "the extra dice do not agree with the tiles"
    if sum(ruby.startswith("ruby.mosque.") for ruby in player.rubies) > 1:
        yield "more than one ruby of the mosque"


def _payments(state: State) -> Iterator[str]:
    for frame in state.stack:
        if isinstance(frame, Payment):
            goods = purse(state, frame.seat)
            enough = all(paid <= own for paid, own in zip(frame.paid, goods, strict=True))
            if not enough or not fits(frame.deal.price, frame.paid):
                yield f"seat {frame.seat}: what is put down is not there or does not fit the price"


def _same(found: Iterable[str | int], expected: Iterable[str | int]) -> bool:
    """Whether both hold the same, each once."""
    return sorted(map(str, found)) == sorted(map(str, expected))
