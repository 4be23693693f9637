"""The position before the first decision (rulebook: Setup of the first game, Setup of later games)."""

from __future__ import annotations

from game.rules.kernel.ids import number_in
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import GameConfig
from game.rules.mombasa.bases import full_stacks
from game.rules.mombasa.board import (
    COMPANIES,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    LETTERS,
    SHELF_NUMBERS,
    SHELF_ROWS,
    RegionGraph,
)
from game.rules.mombasa.components import DECK_ORDER, cards, deck_cards, hand_cards, seat_card
from game.rules.mombasa.frames import Arrange, Draft
from game.rules.mombasa.gains import BONUS_TILES
from game.rules.mombasa.market import fill_quietly
from game.rules.mombasa.planning import begin_game
from game.rules.mombasa.printed import TRACKS, first_tracks, ink_track, seat_setups
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import book_tiles, books, starting_tiles

MONEY_IN_BOX = 140
"""40 coins of 1 and 20 of 5 pounds; the supply counts as unlimited all the same."""

START_MONEY = 1
OFFERED_TILES = 2


def new_game(graph: RegionGraph, config: GameConfig, rng: Rng) -> State:
    """Lay everything out; in later games tracks and starting tiles come by chance and choice."""
    by_seats = seat_setups()[config.seats]
    later = config.options["setup"] == "later"
    supply = _supply(rng)
    state = State(
        rng=0,
        stack=[],
        round=1,
        first=0,
        starter=0,
        bank=MONEY_IN_BOX - sum(by_seats.coins) - START_MONEY * config.seats,
        tracks=_random_tracks(rng) if later else first_tracks().copy(),
        deck=_deck(rng),
        market=[[""] * DISPLAY_COLUMNS for _ in range(DISPLAY_ROWS)],
        discard=[],
        supply=supply,
        shelf=_shelf(graph, supply),
        shelf_coins=dict.fromkeys(shelf_places(), 0),
        round_coins=[0, *by_seats.coins],
        stacks={company: full_stacks(company) for company in COMPANIES},
        posts=dict.fromkeys(graph.regions, ""),
        arrivals={},
        lost=[],
        spent=[],
        marks={},
        tiles=sorted(f"tile.{tile}" for tile in BONUS_TILES),
        players=[_player(seat, by_seats.markers) for seat in range(config.seats)],
    )
    fill_quietly(state)
    if later:
        _offer_tiles(state, rng)
    else:
        for tile in starting_tiles().values():
            if tile.seat is not None and tile.seat < config.seats:
                state.players[tile.seat].tile = tile.id
        begin_game(state)
        first = state.stack[-1]
        if isinstance(first, Arrange):
            first.begun = True
    return state


def _player(seat: int, markers: int) -> Player:
    owned = sorted((*hand_cards(seat), seat_card(seat)))
    return Player(
        money=START_MONEY, cards=owned, hand=owned.copy(), books=[""] * len(ink_track()), markers=markers
    )


def _deck(rng: Rng) -> list[str]:
    """A on top, E at the bottom, each letter shuffled (rulebook: Setup 4)."""
    table, deck = cards(), []
    for letter in reversed(DECK_ORDER):
        part = [card for card in deck_cards() if table[card].letter == letter]
        rng.shuffle(part)
        deck += part
    return deck


def _supply(rng: Rng) -> dict[str, list[str]]:
    supply = {}
    for letter in LETTERS:
        pile = [book for book in book_tiles() if books()[book].letter == letter]
        rng.shuffle(pile)
        supply[letter] = pile
    return supply


def shelf_places() -> list[str]:
    """The spaces of the book display."""
    return [f"shelf.{row + 1}.{number}" for row in range(SHELF_ROWS) for number in SHELF_NUMBERS]


def _shelf(graph: RegionGraph, supply: dict[str, list[str]]) -> dict[str, str]:
    return {place: supply[graph.shelf[number_in(place)]].pop() for place in shelf_places()}


def _random_tracks(rng: Rng) -> dict[str, str]:
    """One side of each of the four boards, at any edge (rulebook: later games 2; ruling 21)."""
    boards = sorted({track[0] for track in TRACKS})
    sides = [rng.pick([track for track in TRACKS if track[0] == board]) for board in boards]
    rng.shuffle(sides)
    return dict(zip(COMPANIES, sides, strict=True))


def _offer_tiles(state: State, rng: Rng) -> None:
    tiles = sorted(starting_tiles())
    rng.shuffle(tiles)
    for player in state.players:
        player.offer = sorted(tiles.pop() for _ in range(OFFERED_TILES))
    state.stack.append(Draft([False for _ in state.players]))
