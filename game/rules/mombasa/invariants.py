"""The invariants of a sound state: everything on the table exists, and nothing is lost or doubled."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.kernel.soundness import (
    distinct,
    exactly,
    first_violations,
    in_range,
    known,
    random_number,
    sized,
)
from game.rules.mombasa.area import GOODS_TILE
from game.rules.mombasa.bases import owner_of, posts_in_play
from game.rules.mombasa.board import (
    COMPANIES,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    LETTERS,
    ROUNDS,
    STACK_SPACES,
    STACKS,
    RegionGraph,
)
from game.rules.mombasa.components import cards, deck_cards, hand_cards, seat_card
from game.rules.mombasa.flow import unsound_flow
from game.rules.mombasa.frames import Expansion, Ousting, Rewards
from game.rules.mombasa.gains import BONUS_TILES
from game.rules.mombasa.printed import (
    TRACKS,
    additional_spaces,
    bonus_spaces,
    company_tracks,
    diamond_track,
    ink_track,
    permanents,
    seat_setups,
)
from game.rules.mombasa.setup import MONEY_IN_BOX, shelf_places
from game.rules.mombasa.state import SLOTS, Player, State
from game.rules.mombasa.tiles import book_tiles, books, printed_book, starting_tiles

_RICHEST, _LONGEST, _LEVELS = 999, 999, 2
"""More pounds and more turns of a round than anybody has; the special spaces of a track."""


def violations(graph: RegionGraph, state: State) -> Iterator[str]:
    """The invariants that ``state`` violates, each as a line: of shape, pieces, places, the flow of play."""
    return first_violations(*(look(graph, state) for look in (_misshapen, _lost, _places, _flow)))


def _misshapen(graph: RegionGraph, state: State) -> Iterator[str]:
    """Every list has its length, every number its bounds, every key is one of the game's."""
    seats = len(state.players)
    yield from random_number(state.rng)
    yield from sized("players", state.players, *seat_setups())
    yield from in_range("round", state.round, 1, ROUNDS)
    for seat in (state.first, state.starter, *state.marks.values()):
        yield from in_range("seat", seat, 0, seats - 1)
    yield from exactly("tracks", state.tracks, COMPANIES)
    yield from known("tracks", state.tracks.values(), TRACKS)
    yield from sized("market", state.market, DISPLAY_ROWS)
    for row in state.market:
        yield from sized("market row", row, DISPLAY_COLUMNS)
    yield from exactly("supply", state.supply, LETTERS)
    yield from exactly("shelf", state.shelf, shelf_places())
    yield from exactly("coins of the shelf", state.shelf_coins, shelf_places())
    yield from sized("round coins", state.round_coins, ROUNDS)
    for coins in (*state.round_coins, *state.shelf_coins.values()):
        yield from in_range("coins", coins, 0, MONEY_IN_BOX)
    yield from exactly("bases", state.stacks, COMPANIES)
    for columns in state.stacks.values():
        yield from sized("base", columns, STACKS)
        for column in columns:
            yield from sized("column of a base", column, STACK_SPACES)
    yield from exactly("posts", state.posts, graph.regions)
    yield from known("arrivals", state.arrivals, graph.regions)
    for seat, player in enumerate(state.players):
        yield from (f"seat {seat}: {line}" for line in _misshapen_player(player))


def _misshapen_player(player: Player) -> Iterator[str]:
    yield from sized("slots", player.slots, SLOTS)
    yield from sized("resting columns", player.rests, SLOTS)
    yield from sized("books", player.books, len(ink_track()))
    yield from exactly("steps", player.steps, COMPANIES)
    yield from exactly("levels", player.levels, COMPANIES)
    yield from in_range("money", player.money, 0, _RICHEST)
    yield from in_range("diamonds", player.diamonds, 0, len(diamond_track()) - 1)
    yield from in_range("ink", player.ink, 0, len(ink_track()) - 1)
    yield from in_range("turns", player.turns, 0, _LONGEST)
    yield from in_range("extra markers", player.extra, 0, _most_markers())
    yield from distinct("flipped books", player.flipped)
    yield from known("starting tiles", player.offer, starting_tiles())
    yield from known("starting tile", [player.tile], {"", *starting_tiles()})
    for place in player.flipped:
        yield from in_range("flipped book", place, 1, len(ink_track()) - 1)
    for level in player.levels.values():
        yield from in_range("level", level, 0, _LEVELS)


def _most_markers() -> int:
    """The most additional markers that a track gives."""
    return max(bonus.amount for bonus in permanents().values() if bonus.kind == "markers")


def _lost(graph: RegionGraph, state: State) -> Iterator[str]:
    """Pieces are conserved; so each of them exists."""
    yield from _money(state)
    yield from _cards(state)
    yield from _books(state)
    yield from _posts(state)
    yield from _markers(state)


def _places(graph: RegionGraph, state: State) -> Iterator[str]:
    """Everything lies where it may."""
    if any(post and owner_of(post) != c for c in COMPANIES for column in state.stacks[c] for post in column):
        yield "a post stands in the base of another company"
    for seat, player in enumerate(state.players):
        yield from _player(state, seat, player)
        yield from _area(seat, player)


def _flow(graph: RegionGraph, state: State) -> Iterator[str]:
    return unsound_flow(state)


def _money(state: State) -> Iterator[str]:
    held = sum(player.money for player in state.players)
    total = state.bank + held + sum(state.round_coins) + sum(state.shelf_coins.values())
    if total != MONEY_IN_BOX:
        yield f"money: {total} instead of {MONEY_IN_BOX}"


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
        own = [*filter(None, player.books), *player.covered, *player.gained]
        printed = printed_book(player.tile)
        if printed in own:
            own.remove(printed)
        found += own
    if sorted(found) != list(book_tiles()):
        yield "a book is lost or doubled"
    for letter, pile in state.supply.items():
        yield from known(
            f"supply {letter}", pile, {book for book in books() if books()[book].letter == letter}
        )


def _posts(state: State) -> Iterator[str]:
    every = [f"post.{c}.{n + 1}" for c in COMPANIES for n in range(STACKS * STACK_SPACES)]
    if sorted(posts_in_play(state)) != sorted(every):
        yield "a post is lost or doubled"
    expanding = any(isinstance(frame, Expansion | Rewards | Ousting) for frame in state.stack)
    if state.arrivals and not expanding:
        yield "posts are still entering after the expansion"


def _markers(state: State) -> Iterator[str]:
    given = seat_setups()[len(state.players)].markers
    for seat, player in enumerate(state.players):
        held = player.markers + sum(owner == seat for owner in state.marks.values())
        if held != given + player.extra or player.markers < 0:
            yield f"seat {seat}: {held} bonus markers instead of {given + player.extra}"
    boards = set(state.tracks.values())
    open_to_all = bonus_spaces().keys() - additional_spaces().keys()
    on_tracks = {space for space, (track, _) in additional_spaces().items() if track in boards}
    yield from known("marks", state.marks, open_to_all | on_tracks)
    tiles = state.tiles + [tile for player in state.players for tile in player.tiles]
    if sorted(tiles) != sorted(f"tile.{tile}" for tile in BONUS_TILES):
        yield "a bonus tile is lost or doubled"


def _player(state: State, seat: int, player: Player) -> Iterator[str]:
    for company, place in player.steps.items():
        if not 0 <= place < len(company_tracks()[state.tracks[company]]):
            yield f"seat {seat}: the marker has left the track of {company}"
    table = books()
    for place, book in enumerate(player.books):
        if book and table[book].letter == "A" and ink_track()[place].striped:
            yield f"seat {seat}: a book A lies on the striped space {place}"
    if any(not player.books[place] for place in player.flipped):
        yield f"seat {seat}: no book lies where one is face down"


def _area(seat: int, player: Player) -> Iterator[str]:
    """The action area: what lies there, face up or down."""
    yield from distinct(f"seat {seat}", player.used)
    for name in player.used:
        if name not in player.slots and name not in player.tiles:
            yield f"seat {seat}: {name} is face down but not in the action area"
    if any(card and cards()[card].kind == "share" for card in player.slots):
        yield f"seat {seat}: a share card lies in a slot"
    if player.plus and (player.plus not in player.slots or GOODS_TILE not in player.tiles):
        yield f"seat {seat}: the goods tile lies at no card"
    if player.ended and any((*player.slots, *player.tiles)):
        yield f"seat {seat}: the action phase has ended, but not in the action area"
