"""Mombasa: a damaged component table gets one clear error (an owner of the game may correct them)."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.rules.kernel.rules import RulesError
from game.rules.mombasa import components, printed, tiles
from game.rules.mombasa.gains import Gain, Need, read_gains, read_needs

LOADERS: dict[str, Callable[[], object]] = {
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
DRAWN, THOUGHT = {"coasts.csv"}, {"opponents.csv"}
"""Tables that only the drawing of the board reads, and only the guide of the opponents."""


def forget() -> None:
    """Drop what was read before."""
    for module in (components, printed, tiles):
        for value in vars(module).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the tables that a test may damage."""
    copy = tmp_path / "mombasa"
    shutil.copytree(components.FOLDER, copy)
    monkeypatch.setattr(components, "FOLDER", copy)
    monkeypatch.setattr(printed, "FOLDER", copy)
    monkeypatch.setattr(tiles, "FOLDER", copy)
    forget()
    yield copy
    monkeypatch.undo()
    forget()


DAMAGES = {
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


@pytest.mark.parametrize("case", DAMAGES)
def test_a_damaged_table_gets_one_clear_error(case: str, folder: Path) -> None:
    name, old, new, message = DAMAGES[case]
    path = folder / name
    content = path.read_text(encoding="utf-8")
    assert old in content
    path.write_text(content.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RulesError) as caught:
        LOADERS[name]()
    assert name in str(caught.value) and message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_every_table_is_read_by_somebody() -> None:
    assert {path.name for path in components.FOLDER.iterdir()} - DRAWN - THOUGHT == set(LOADERS)


def test_phrases_of_needs_and_gains_are_read() -> None:
    assert read_needs("coffee=3;any=3") == (Need("coffee", 3), Need("any", 3))
    assert read_gains("steps.cairo=4;posts=1") == (Gain("steps", 4, "cairo"), Gain("posts", 1))
    assert read_gains("") == ()


@pytest.mark.parametrize("cell", ["coffee", "coffee=x", "tea=1", "coffee=0", "coffee=1=2", "any=1;any=2"])
def test_a_wrong_need_is_refused(cell: str) -> None:
    with pytest.raises(ValueError):
        read_needs(cell)


@pytest.mark.parametrize("cell", ["pounds", "pounds=-1", "steps=2", "steps.tunis=2", "gold=1", "goods.tea=1"])
def test_a_wrong_gain_is_refused(cell: str) -> None:
    with pytest.raises(ValueError):
        read_gains(cell)
