"""Mombasa's component tables: who reads them, and what an owner of the game may get wrong."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.mombasa import components, printed, tiles
from tests.component_tables import ComponentTables

_READERS: dict[str, Callable[[], object]] = {
    "deck_cards.csv": components.cards,
    "starting_cards.csv": components.cards,
    "seat_cards.csv": components.cards,
    "bonus_tiles.csv": components.cards,
    "books.csv": tiles.books,
    "starting_tiles.csv": tiles.starting_tiles,
    "company_tracks.csv": printed.company_tracks,
    "diamond_track.csv": printed.diamond_track,
    "ink_track.csv": printed.ink_track,
    "permanent_bonuses.csv": printed.permanents,
    "bonus_spaces.csv": printed.bonus_spaces,
    "companies.csv": printed.first_tracks,
    "setup.csv": printed.seat_setups,
}

_DAMAGES = {
    "a card of no letter": ("deck_cards.csv", "M09,A,", "M09,Q,", "line 10, column letter: 'Q' does not fit"),
    "a card too few": ("deck_cards.csv", "M08,A,bookkeeper,,3,2,,\n", "", "8 cards A instead of 9"),
    "a card twice": ("deck_cards.csv", "M08,A", "M07,A", "card.M07 occurs twice"),
    "goods without a good": ("deck_cards.csv", "goods,coffee,2,1,,", "goods,,2,1,,", "card.M01: goods cards"),
    "a share of nobody": (
        "deck_cards.csv",
        "M40,D,share,,0,2,cairo,",
        "M40,D,share,,0,2,,",
        "needs a company",
    ),
    "an unknown company": ("deck_cards.csv", "4,cairo,", "4,tunis,", "column share: 'tunis' does not fit"),
    "too many starting cards": ("starting_cards.csv", "expansion_2,2,", "expansion_2,3,", "needs 9 cards"),
    "a seat too many": ("seat_cards.csv", "X4,4,", "X4,5,", "the seats must be 1, 2, 3, 4"),
    "a bonus tile twice": ("bonus_tiles.csv", "merchant,merchant", "goods,merchant", "each bonus tile"),
    "a book of unknown reward": (
        "books.csv",
        "coffee=1,pounds=1",
        "coffee=1,gold=1",
        "column gains: 'gold=1'",
    ),
    "a book of unknown need": ("books.csv", "coffee=1,pounds=1", "tea=1,pounds=1", "column needs: 'tea=1'"),
    "a book too few": ("books.csv", "A24,A,staff=1,pounds=2\n", "", "23 books A instead of 24"),
    "a starting tile too few": ("starting_tiles.csv", "T10", "T09", "start.T09 occurs twice"),
    "a resting card of nobody": ("starting_tiles.csv", "banana_2", "tea_2", "column rest1: 'tea_2'"),
    "a seat without a tile": ("starting_tiles.csv", "cairo=2,1", "cairo=2,0", "seats 1 to 4"),
    "a track with a gap": ("company_tracks.csv", "A1,5,", "A1,6,", "A1: spaces must count from 0"),
    "a track without a special space": (
        "company_tracks.csv",
        "A1,11,0,0,2,2",
        "A1,11,0,0,0,0",
        "special spaces",
    ),
    "a diamond track without a slot": ("diamond_track.csv", "8,0,4", "8,0,0", "must open a slot"),
    "a stripe of no kind": ("ink_track.csv", "7,20,0,yes", "7,20,0,maybe", "column striped: 'maybe'"),
    "a bonus of one level": ("permanent_bonuses.csv", "A1,2,", "A2,2,", "needs the levels 1 and 2"),
    "a bonus space of unknown option": (
        "bonus_spaces.csv",
        "start,mark",
        "start,take",
        "column option: 'take'",
    ),
    "two companies on a board": ("companies.csv", "cairo,D1", "cairo,C2", "a board of its own"),
    "a player count missing": ("setup.csv", "3,2,2", "5,2,2", "the players must be 2, 3, 4"),
    "a missing column": ("setup.csv", "players,", "people,", "the first line must be players,"),
}

TABLES = ComponentTables(
    modules=(components, printed, tiles),
    readers=_READERS,
    damages=_DAMAGES,
    elsewhere=frozenset(
        {"coasts.csv", "opponents.csv"}
    ),  # the drawing of the board, the guide of the opponents
)
