"""The laws of a sound position: nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.mombasa.bases import posts_in_play
from game.rules.mombasa.board import COMPANIES, STACK_SPACES, STACKS, RegionGraph
from game.rules.mombasa.components import cards, deck_cards, hand_cards, seat_card
from game.rules.mombasa.frames import Expansion, Ousting, Rewards
from game.rules.mombasa.gains import BONUS_TILES
from game.rules.mombasa.printed import company_tracks, diamond_track, ink_track, seat_setups
from game.rules.mombasa.setup import MONEY_IN_BOX
from game.rules.mombasa.state import Player, State
from game.rules.mombasa.tiles import book_tiles, books, printed_book


def broken(graph: RegionGraph, state: State) -> Iterator[str]:
    """The laws that ``state`` breaks, each as a line."""
    yield from _money(state)
    yield from _cards(state)
    yield from _books(state)
    yield from _posts(graph, state)
    yield from _markers(state)
    for seat, player in enumerate(state.players):
        yield from _player(state, seat, player)


def _money(state: State) -> Iterator[str]:
    held = sum(player.money for player in state.players)
    total = state.bank + held + sum(state.round_coins) + sum(state.shelf_coins.values())
    if total != MONEY_IN_BOX:
        yield f"money: {total} instead of {MONEY_IN_BOX}"
    if any(player.money < 0 for player in state.players):
        yield "money: a player has less than nothing"


def _cards(state: State) -> Iterator[str]:
    seats = range(len(state.players))
    all_cards = [*deck_cards(), *(card for seat in seats for card in (*hand_cards(seat), seat_card(seat)))]
    found = [*state.deck, *state.discard, *(card for row in state.market for card in row if card)]
    for seat, player in enumerate(state.players):
        places = (player.hand, player.slots, *player.rests)
        own = [card for place in places for card in place if card]
        if sorted(own) != player.cards:
            yield f"seat {seat}: the cards owned are not those in hand, slots and columns"
        if player.hand != sorted(player.hand):
            yield f"seat {seat}: the hand's order tells something"
        found += own
    if sorted(found) != sorted(all_cards):
        yield "a card is lost or doubled"


def _books(state: State) -> Iterator[str]:
    found = [book for pile in state.supply.values() for book in pile]
    found += [book for book in state.shelf.values() if book] + state.spent
    for player in state.players:
        found += [*filter(None, player.books), *player.covered, *player.gained]
    printed = {printed_book(player.tile) for player in state.players if player.tile}
    if sorted(book for book in found if book not in printed) != list(book_tiles()):
        yield "a book is lost or doubled"


def _posts(graph: RegionGraph, state: State) -> Iterator[str]:
    every = [f"post.{c}.{n + 1}" for c in COMPANIES for n in range(STACKS * STACK_SPACES)]
    if sorted(posts_in_play(state)) != sorted(every):
        yield "a post is lost or doubled"
    if set(state.posts) != set(graph.regions):
        yield "the posts' regions are not those of the board"
    expanding = any(isinstance(frame, Expansion | Rewards | Ousting) for frame in state.stack)
    if state.arrivals and not expanding:
        yield "posts are still entering after the expansion"


def _markers(state: State) -> Iterator[str]:
    given = seat_setups()[len(state.players)].markers
    for seat, player in enumerate(state.players):
        held = player.markers + sum(owner == seat for owner in state.marks.values())
        if held != given + player.extra or player.markers < 0:
            yield f"seat {seat}: {held} bonus markers instead of {given + player.extra}"
    tiles = state.tiles + [tile for player in state.players for tile in player.tiles]
    if sorted(tiles) != sorted(f"tile.{tile}" for tile in BONUS_TILES):
        yield "a bonus tile is lost or doubled"


def _player(state: State, seat: int, player: Player) -> Iterator[str]:
    if not 0 <= player.diamonds < len(diamond_track()) or not 0 <= player.ink < len(ink_track()):
        yield f"seat {seat}: a marker has left its track"
    for company, place in player.steps.items():
        if not 0 <= place < len(company_tracks()[state.tracks[company]]):
            yield f"seat {seat}: the marker has left the track of {company}"
    table = books()
    for place, book in enumerate(player.books):
        if book and table[book].letter == "A" and ink_track()[place].striped:
            yield f"seat {seat}: a book A lies on the striped space {place}"
    for name in player.used:
        if name not in player.slots and name not in player.tiles:
            yield f"seat {seat}: {name} is face down but not in the action area"
    if any(card and cards()[card].kind == "share" for card in player.slots):
        yield f"seat {seat}: a share card lies in a slot"
