"""The data files: what they mean, and one clear line where one is damaged."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.rules.istanbul_dice import components, printed
from game.rules.istanbul_dice.phrases import FREE, Gain, Price, read_gains, read_needs, read_price, read_ways
from game.rules.kernel.rules import RulesError

TABLES: dict[str, Callable[[], object]] = {
    "components.csv": components.counts,
    "setup.csv": components.setups,
    "rubies.csv": components.setups,
    "mosque_tiles.csv": printed.tiles,
    "bazaar_cards.csv": printed.cards,
}
READERS = (components.counts, components.setups, components.circles, printed.tiles, printed.cards)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the data files that the readers take for the shipped ones."""
    copy = tmp_path / "istanbul_dice"
    shutil.copytree(components.FOLDER, copy)
    for module in (components, printed):
        monkeypatch.setattr(module, "FOLDER", copy)
    for reader in READERS:
        reader.cache_clear()
    yield copy
    for reader in READERS:
        reader.cache_clear()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_phrases_say_what_things_cost() -> None:
    assert read_price("") == FREE
    assert read_price("red=3;lira=3") == Price((3, 0, 0, 0), lira=3)
    assert read_price("each=1;crystal=2") == Price((1, 1, 1, 1), crystals=2)
    assert read_price("tile=1") == Price(tiles=1)


def test_phrases_say_what_is_received() -> None:
    assert read_gains("") == ()
    assert read_gains("brown=1;lira=2") == (Gain("brown", 1), Gain("lira", 2))
    assert read_gains("ruby=1;tile=1") == (Gain("ruby"), Gain("tile"))
    assert read_ways("crystal=1|lira=3") == ((Gain("crystal"),), (Gain("lira", 3),))
    assert read_ways("") == ()


def test_phrases_say_what_has_to_be_at_hand() -> None:
    assert read_needs("") == (0, 0)
    assert read_needs("brown=2") == (2, 0) and read_needs("card_dice=2") == (0, 2)


@pytest.mark.parametrize("phrase", ["gold=1", "red", "red=", "red=x", "red=0", "red=-1", "tile=2"])
def test_other_phrases_are_refused(phrase: str) -> None:
    for reader in (read_price, read_gains):
        with pytest.raises(ValueError):  # the table's reader names the cell
            reader(phrase)


def test_a_price_names_each_thing_once() -> None:
    with pytest.raises(ValueError, match="red=1;red=2"):
        read_price("red=1;red=2")


@pytest.mark.parametrize("phrase", ["ruby=mosque", "ruby=red", "ruby=2", "tile=2"])
def test_one_ruby_or_tile_of_the_takers_choice_is_received(phrase: str) -> None:
    with pytest.raises(ValueError):  # the table's reader names the cell
        read_gains(phrase)


@pytest.mark.parametrize("phrase", ["lira=1", "brown=x"])
def test_needs_are_brown_tokens_or_card_dice(phrase: str) -> None:
    with pytest.raises(ValueError):  # the table's reader names the cell
        read_needs(phrase)


def test_an_owner_of_the_game_may_correct_numbers(folder: Path) -> None:
    edit(folder / "rubies.csv", "2-3,red,1,4,yes", "2-3,red,1,3,yes")
    edit(folder / "mosque_tiles.csv", "M01,income,lira=3,red=3", "M01,income,lira=4,red=2;blue=1")
    edit(folder / "bazaar_cards.csv", "C20,,lira=10", "C20,,lira=9")
    assert components.setups()[3].rubies["red"]["ruby.red.1"] == Price((3, 0, 0, 0))
    tile = printed.tiles()["tile.M01"]
    assert tile.price == Price((2, 0, 0, 1)) and tile.gains == (Gain("lira", 4),)
    active = printed.cards()["card.C20"].active
    assert active is not None and active.price == Price(lira=9)


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_file_a_wrong_header_and_a_wrong_status_are_named(folder: Path, file: str) -> None:
    path = folder / file
    edit(path, "confirmed" if "confirmed" in path.read_text() else "reconstructed", "perhaps")
    with pytest.raises(RulesError, match=rf"{file}, line \d+, column status: 'perhaps'"):
        TABLES[file]()
    edit(path, ",status", ",sure")
    with pytest.raises(RulesError, match=f"{file}: the first line must be"):
        TABLES[file]()
    path.unlink()
    with pytest.raises(RulesError, match=f"{file}: cannot be read"):
        TABLES[file]()


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("components.csv", "red,8,confirmed\n", "", "the items must be red, yellow"),
        ("components.csv", "red,8", "red,-8", "line 2, column count"),
        ("setup.csv", "2,2-3,6,0|1,confirmed\n", "", "a line for 2, 3 and 4 players"),
        ("setup.csv", "0|1|2|3", "0|1|2", "a line for 2, 3 and 4 players"),
        ("setup.csv", "4,4,5", "4,4,0", "a line for 2, 3 and 4 players"),
        ("setup.csv", "4,4,5", "4,5,5", "column side: '5'"),
        ("rubies.csv", "2-3,red,2,4,no,reconstructed\n", "", "area red of side 2-3 needs circles 1, 2, 3"),
        ("rubies.csv", "2-3,red,2,4", "2-3,red,2,9", "the prices of area red of side 2-3 fall"),
        ("rubies.csv", "2-3,mosque,3,5", "2-3,mosque,3,6", "side 2-3 needs at most 31 circles"),
        ("rubies.csv", "4,mosque,4,4,no,reconstructed\n", "", "a mosque ruby for each of 4 players"),
        ("rubies.csv", "4,left,5,4,no", "4,left,5,4,perhaps", "column left_out: 'perhaps'"),
        ("mosque_tiles.csv", "M02,", "M01,", "24 different ones are needed"),
        (
            "mosque_tiles.csv",
            "M24,die,,red=1;yellow=1;green=1;blue=1,single-source\n",
            "",
            "23 tiles where 24",
        ),
        ("mosque_tiles.csv", "M21,die,", "M21,action,", "a tile for each of the dice"),
        (
            "mosque_tiles.csv",
            "M13,action,,",
            "M13,action,lira=1,",
            "tile.M13: goods, lira and crystals belong",
        ),
        ("mosque_tiles.csv", "income,lira=3,red", "income,tile=1,red", "tile.M01: goods, lira and crystals"),
        ("mosque_tiles.csv", "lira=3,red=3", "lira=3,", "tile.M01: a tile costs goods"),
        ("mosque_tiles.csv", "M09,card", "M09,feast", "column effect: 'feast'"),
        ("bazaar_cards.csv", "C02,", "C01,", "33 different ones are needed"),
        ("bazaar_cards.csv", ",lira=4,red=1,lira=3", ",,,", "card.C01 brings nobody anything"),
        ("bazaar_cards.csv", "C16,,red=3;lira=3,ruby=1", "C16,,red=3;lira=3,", "and brings nothing"),
        (
            "bazaar_cards.csv",
            "crystal=1|lira=3",
            "lira=1|lira=3",
            "the ways of a card must begin differently",
        ),
        ("bazaar_cards.csv", "lira=10,ruby=1", "lira=10,ruby=mosque", "column gains: 'ruby=mosque'"),
    ],
)
def test_a_damaged_table_is_one_clear_line(
    folder: Path, file: str, old: str, new: str, complaint: str
) -> None:
    edit(folder / file, old, new)
    with pytest.raises(RulesError) as failure:
        TABLES[file]()
    assert file in str(failure.value) and complaint in str(failure.value)
    assert "\n" not in str(failure.value)


def test_too_many_rubies_for_the_box_are_refused(folder: Path) -> None:
    with (folder / "rubies.csv").open("a", encoding="utf-8") as file:
        file.write("4,left,6,5,no,reconstructed\n")
    with pytest.raises(RulesError, match="side 4 needs at most 31 circles"):
        components.setups()


@pytest.mark.parametrize("file", TABLES)
def test_every_row_says_how_sure_it_is(file: str) -> None:
    lines = (components.FOLDER / file).read_text(encoding="utf-8").splitlines()
    assert lines[0].endswith(",status")
    assert {line.rpartition(",")[2] for line in lines[1:]} <= {"confirmed", "single-source", "reconstructed"}
