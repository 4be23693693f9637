"""Rulebook, "Components" and "Setup": what is in the box and how it is laid out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.rules.kernel.rules import GameConfig, RulesError, start
from game.rules.kernel.values import digest
from game.rules.splendor import components
from game.rules.splendor.components import BASE, ROWS, Card, Noble, cards, decks, nobles
from game.rules.splendor.rules import SplendorRules
from game.rules.splendor.tiles import cities, posts
from tests.splendor.scene import ALL, RULES, Scene


def _of_level(level: int) -> list[Card]:
    """The cards of the base game."""
    return [card for card in cards().values() if card.level == level and ROWS[card.row].set == BASE]


def _of_base() -> list[Noble]:
    return [noble for noble in nobles().values() if noble.set == BASE]


def test_there_are_40_30_and_20_cards_of_the_three_levels_and_10_nobles() -> None:
    assert [len(_of_level(level)) for level in (1, 2, 3)] == [40, 30, 20]
    assert len(_of_base()) == 10


@pytest.mark.parametrize(("level", "each"), [(1, 8), (2, 6), (3, 4)])
def test_every_colour_has_as_many_cards_of_a_level(level: int, each: int) -> None:
    assert Counter(card.bonus for card in _of_level(level)) == dict.fromkeys(range(5), each)


@pytest.mark.parametrize(
    ("level", "points"), [(1, {0: 35, 1: 5}), (2, {1: 10, 2: 15, 3: 5}), (3, {3: 5, 4: 10, 5: 5})]
)
def test_the_cards_of_each_level_have_the_points_that_are_printed_on_them(
    level: int, points: dict[int, int]
) -> None:
    assert Counter(card.points for card in _of_level(level)) == points


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_columns_of_the_card_table_are_not_scrambled(level: int) -> None:
    """A known fault of other programs. The five colours mirror each other in prices and in what is asked."""
    prices = [
        sorted((card.points, *sorted(card.cost)) for card in _of_level(level) if card.bonus == color)
        for color in range(5)
    ]
    assert all(each == prices[0] for each in prices)
    asked = [sorted(card.cost[color] for card in _of_level(level)) for color in range(5)]
    assert all(each == asked[0] for each in asked)


def test_cards_that_everybody_knows() -> None:
    known = {
        "card.B1K8": ("black", 1, 1, (0, 4, 0, 0, 0)),
        "card.B1R2": ("red", 1, 0, (0, 2, 1, 0, 0)),
        "card.B2W6": ("white", 2, 3, (6, 0, 0, 0, 0)),
        "card.B2R2": ("red", 2, 1, (0, 3, 0, 2, 3)),
        "card.B3W4": ("white", 3, 5, (3, 0, 0, 0, 7)),
        "card.B3U1": ("blue", 3, 3, (3, 0, 3, 3, 5)),
    }
    for id, (color, level, points, cost) in known.items():
        card = cards()[id]
        assert (card.color, card.level, card.points, card.cost) == (color, level, points, cost)


def test_nobles_ask_four_of_two_or_three_of_three_colours_and_bring_three_points() -> None:
    assert {noble.points for noble in nobles().values()} == {3}
    shapes = Counter(tuple(sorted(noble.needs)) for noble in _of_base())
    assert shapes == {(0, 0, 0, 4, 4): 5, (0, 0, 3, 3, 3): 5}
    assert len({noble.needs for noble in nobles().values()}) == 12
    for color in range(5):
        assert sorted(noble.needs[color] for noble in _of_base()) == [0] * 5 + [3] * 3 + [4] * 2


def test_the_tables_have_not_changed_unnoticed() -> None:
    base = [card for level in (1, 2, 3) for card in _of_level(level)]
    assert digest([list(card.cost) for card in base]) == "fe536019569f0ce6"
    assert digest([list(noble.needs) for noble in _of_base()]) == "9a649a9a6ef3ff13"


@pytest.mark.parametrize(("seats", "each", "guests"), [(4, 7, 5), (3, 5, 4), (2, 4, 3)])
def test_setup_by_number_of_players(seats: int, each: int, guests: int) -> None:
    state = Scene(seats).state
    assert state.bank == [each] * 5 + [5]
    assert len(state.nobles) == guests == len(set(state.nobles))
    assert [len(row) for row in state.market] == [4, 4, 4]
    assert [len(deck) for deck in state.decks] == [36, 26, 16]
    for level, (deck, row) in enumerate(zip(state.decks, state.market, strict=True), start=1):
        assert {cards()[card].level for card in (*deck, *row)} == {level}
    assert [(player.tokens, player.cards, player.points) for player in state.players] == [
        ([0] * 6, [], 0)
    ] * seats


def test_decks_and_nobles_are_shuffled_by_the_seed() -> None:
    first, second = Scene(4, seed=1).state, Scene(4, seed=2).state
    assert first.decks != second.decks and first.nobles != second.nobles
    assert digest(first) == digest(Scene(4, seed=1).state)
    seen = {noble for seed in range(40) for noble in Scene(2, seed).state.nobles}
    assert seen == {noble.id for noble in _of_base()}


def test_the_first_player_begins_and_turns_go_round() -> None:
    scene = Scene(3)
    asked = []
    for piles in (("white", "blue", "green"),) * 3 + (("red", "black", "white"),):
        asked.append(scene.asked)
        scene.take(*piles)
    assert asked == [0, 1, 2, 0]


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused_in_one_clear_line(seats: int) -> None:
    with pytest.raises(RulesError, match=rf"^splendor: {seats} players; it takes 2, 3, 4$"):
        start(RULES, GameConfig(seats, 1))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(RulesError, match="no such option"):
        start(RULES, GameConfig(2, 1, {"cheat": True}))


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the data files that may be damaged."""
    for path in components.FOLDER.glob("*.csv"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(components, "FOLDER", tmp_path)
    _forget()
    return tmp_path


@pytest.fixture(autouse=True)
def _fresh_tables() -> object:
    yield
    _forget()


def _forget() -> None:
    for table in (cards, decks, nobles, cities, posts):
        table.cache_clear()


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "cards.csv",
            "B1W2,1,white",
            "B1W2,1,pink",
            r"cards\.csv, line 3, column bonus: 'pink' does not fit$",
        ),
        ("cards.csv", "B1W2,1,white,0,0", "B1W2,1,white,0,x", r"line 3, column white: 'x' does not fit$"),
        ("cards.csv", "B1W2,1,white,0,0", "B1W2,1,white,0,-1", r"line 3, column white: '-1' does not fit$"),
        ("cards.csv", "B1W2,1,white,0,0,", "B1W2,1,white,0,", r"line 3: 8 cells where 9 are needed$"),
        ("cards.csv", "B1W2,1,", "B1W1,1,", r"cards\.csv: .*different cards"),
        ("cards.csv", "B1W2,1,", "B1W2,2,", r"cards\.csv: .*different cards"),
        ("cards.csv", "id,level,bonus", "id,bonus,level", r"the first line must be id,level,bonus,"),
        ("nobles.csv", "N02,", "N01,", r"nobles\.csv: .*nobles"),
        ("nobles.csv", "N11,posts", "N11,base", r"nobles\.csv: .*nobles"),
        ("nobles.csv", "id,set", "\ufeffid,set", r"nobles\.csv: the first line must be"),
        ("cards.csv", "B1W2,1,", "B1W2,4,", r"line 3, column level: '4' does not fit$"),
        ("orient.csv", "O1G2,1,", "O1G1,1,", r"orient\.csv: .*different cards"),
        ("orient.csv", "O1G1,1,none", "O1G1,1,pink", r"line 2, column bonus: 'pink' does not fit$"),
        ("orient.csv", "0,0,green,2,0", "0,0,pink,2,0", r"line 27, column burn: 'pink' does not fit$"),
        ("cities.csv", "C1B,1,", "C1B,2,", r"cities\.csv: .*tiles of two sides"),
        ("cities.csv", "C1B,", "C1A,", r"cities\.csv: .*tiles of two sides"),
        ("posts.csv", "T1,token", "T1,third", r"posts\.csv: the powers must be token, draw, third, gold,"),
    ],
)
def test_a_damaged_table_is_one_clear_line(
    tables: Path, file: str, old: str, new: str, complaint: str
) -> None:
    text = (tables / file).read_text(encoding="utf-8")
    assert old in text
    (tables / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(RulesError, match=complaint) as caught:
        start(SplendorRules(), GameConfig(2, 1, ALL))
    assert "\n" not in str(caught.value)


def test_a_missing_table_is_one_clear_line(tables: Path) -> None:
    (tables / "nobles.csv").unlink()
    with pytest.raises(RulesError, match=r"nobles\.csv: cannot be read \(.*\); restore the file$"):
        start(SplendorRules(), GameConfig(2, 1))
