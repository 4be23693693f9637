"""Mombasa: components and setup (rulebook: Components, Setup of the first game, Setup of later games)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from game.rules.kernel.rules import GameConfig, RulesError, start
from game.rules.mombasa.board import COMPANIES
from game.rules.mombasa.components import cards, deck_cards, hand_cards
from game.rules.mombasa.frames import Arrange, Draft, Plan
from game.rules.mombasa.printed import company_tracks, diamond_track, first_tracks, ink_track
from game.rules.mombasa.tiles import book_tiles, books, starting_tiles
from game.tables.mombasa.table import MombasaTable
from tests.mombasa.scene import Scene, shipped


def test_the_deck_holds_44_action_cards_of_five_letters() -> None:
    assert len(deck_cards()) == 44
    assert Counter(cards()[card].letter for card in deck_cards()) == {
        "A": 9,
        "B": 16,
        "C": 11,
        "D": 4,
        "E": 4,
    }


def test_five_diamond_merchants_and_eight_single_share_cards_are_in_the_deck() -> None:
    kinds = Counter(cards()[card].kind for card in deck_cards())
    assert kinds["merchant"] == 5
    assert kinds["share"] == 8
    assert {cards()[card].letter for card in deck_cards() if cards()[card].kind == "share"} == {"D", "E"}


def test_nobody_starts_with_a_diamond_merchant() -> None:
    for seat in range(4):
        assert len(hand_cards(seat)) == 9
        assert not any(cards()[card].kind == "merchant" for card in hand_cards(seat))


def test_goods_are_coffee_bananas_and_cotton_of_one_to_four_units() -> None:
    goods = [card for card in cards().values() if card.kind == "goods"]
    assert {card.good for card in goods} == {"coffee", "banana", "cotton"}
    assert {card.value for card in goods} == {1, 2, 3, 4}


def test_72_books_24_of_each_letter_and_ten_starting_tiles_with_a_printed_one() -> None:
    assert Counter(books()[book].letter for book in book_tiles()) == {"A": 24, "B": 24, "C": 24}
    assert len(starting_tiles()) == 10
    assert len(books()) == 82


def test_eight_track_sides_each_with_one_or_two_calls_and_two_special_spaces() -> None:
    assert sorted(company_tracks()) == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]
    for spaces in company_tracks().values():
        assert 1 <= sum(space.call > 0 for space in spaces) <= 2
        assert [space.level for space in spaces][-1] == 2
        assert {space.pounds for space in spaces if space.pounds} == {1, 2}
        assert all(a.shares <= b.shares for a, b in pairwise(spaces))


def test_the_fourth_slot_opens_at_diamond_space_8_and_the_fifth_at_ledger_space_4() -> None:
    assert diamond_track()[8].slot == 4
    assert ink_track()[4].slot == 5


def test_a_first_game_gives_the_tracks_a1_b1_c1_d1_to_their_companies() -> None:
    assert first_tracks() == {"mombasa": "A1", "cape_town": "B1", "saint_louis": "C1", "cairo": "D1"}
    assert Scene().state.tracks == first_tracks()


def test_every_base_is_covered_with_15_posts_so_that_no_coin_shows() -> None:
    state = Scene().state
    for company in COMPANIES:
        assert [len([post for post in column if post]) for column in state.stacks[company]] == [5, 5, 5]
    assert all(line.points == 0 for line in shipped().scores(state)[0].lines if line.label.endswith("cairo"))


def test_the_display_shows_an_a_card_top_left_and_three_b_cards_below_it() -> None:
    for seed in range(5):
        letters = [[cards()[card].letter for card in row] for row in Scene(seed=seed).state.market]
        assert letters == [["A", "A", "A"], ["B", "A", "A"], ["B", "A", "A"], ["B", "A", "A"]]


def test_the_deck_goes_on_with_b_then_c_d_and_e() -> None:
    letters = "".join(cards()[card].letter for card in reversed(Scene().state.deck))
    assert letters == "B" * 13 + "C" * 11 + "D" * 4 + "E" * 4


@pytest.mark.parametrize(
    ("seats", "coins", "markers"),
    [(2, [0, 1, 1, 1, 1, 1, 1], 3), (3, [0, 2, 1, 2, 1, 2, 1], 2), (4, [0, 2, 2, 2, 2, 2, 2], 2)],
)
def test_coins_and_markers_go_by_the_number_of_players(seats: int, coins: list[int], markers: int) -> None:
    state = Scene(seats).state
    assert state.round_coins == coins
    assert [player.markers for player in state.players] == [markers] * seats


def test_twelve_books_are_on_display_four_of_each_letter_in_their_columns() -> None:
    shelf = Scene().state.shelf
    letters = {place: books()[book].letter for place, book in shelf.items()}
    assert Counter(letters.values()) == {"A": 4, "B": 4, "C": 4}
    assert {letters[f"shelf.{row}.{n}"] for row in (1, 2) for n in (2, 3)} == {"A"}
    assert {letters[f"shelf.{row}.{n}"] for row in (1, 2) for n in (6, 7)} == {"C"}


def test_everybody_starts_with_ten_cards_a_pound_and_markers_at_the_start() -> None:
    scene = Scene(4)
    for seat, player in enumerate(scene.state.players):
        assert len(player.cards) == 10
        assert f"card.X{seat + 1}" in player.hand
        assert (player.money, player.diamonds, player.ink) == (1, 0, 0)
        assert set(player.steps.values()) == {0}


def test_the_first_game_deals_the_starting_tiles_by_seat() -> None:
    scene = Scene(4)
    assert [player.tile for player in scene.state.players] == [
        "start.T01",
        "start.T02",
        "start.T03",
        "start.T04",
    ]
    assert [player.books[1] for player in scene.state.players] == [
        "book.T01",
        "book.T02",
        "book.T03",
        "book.T04",
    ]


def test_each_player_decides_which_column_each_resting_card_goes_to() -> None:
    scene = Scene()
    frame = scene.state.stack[-1]
    assert isinstance(frame, Arrange) and frame.cards == [
        "card.0.banana_2", "card.0.cotton_1", "card.0.expansion_2-1",
    ]  # fmt: skip
    assert len(scene.choices("rest")) == 9
    scene.do("rest", "card.0.cotton_1", "column.0.3")
    scene.do("rest", "card.0.expansion_2-1", "column.0.1")
    assert scene.player().rests[:3] == [["card.0.expansion_2-1"], ["card.0.banana_2"], ["card.0.cotton_1"]]
    assert len(scene.player().hand) == 7


def test_the_starting_bonus_moves_the_marker_on_its_track() -> None:
    scene = Scene().arranged()
    assert scene.player(0).steps["cairo"] == 2
    assert scene.player(1).steps["cape_town"] == 2


def test_after_the_arrangement_all_plan_at_once() -> None:
    scene = Scene(3).arranged()
    assert scene.state.stack == [Plan([False] * 3)]
    assert [decision.player for decision in scene.rules.decisions(scene.state)] == [0, 1, 2]


def test_every_letter_of_cards_and_books_is_shuffled() -> None:
    games = [Scene(seed=seed).state for seed in range(6)]
    for letter in "ABC":
        assert len({tuple(state.supply[letter]) for state in games}) > 1
    decks = [state.deck + [card for row in state.market for card in row] for state in games]
    for letter in "ABCDE":
        orders = {tuple(card for card in deck if cards()[card].letter == letter) for deck in decks}
        assert len(orders) > 1, letter


def test_later_games_have_one_side_of_each_track_board_at_random_edges() -> None:
    found = set()
    for seed in range(40):
        tracks = Scene(setup="later", seed=seed).state.tracks
        assert sorted(track[0] for track in tracks.values()) == ["A", "B", "C", "D"]
        found |= set(tracks.items())
    assert {track for _, track in found} == set(company_tracks())
    assert len(found) == 32, "every side can come to every edge"


def test_later_games_draft_one_of_two_starting_tiles_in_secret() -> None:
    scene = Scene(setup="later")
    offers = [player.offer.copy() for player in scene.state.players]
    assert [len(offer) for offer in offers] == [2, 2]
    assert all(decision.secret for decision in scene.rules.decisions(scene.state))
    scene.do("keep", offers[0][0])
    scene.do("keep", offers[0][1])
    scene.do("ready", "button.ready")
    assert isinstance(scene.state.stack[-1], Draft)
    assert not scene.legal(0), "who is ready waits for the others"
    scene.do("keep", offers[1][0], seat=1)
    out = scene.do("ready", "button.ready", seat=1)
    assert out.revealed
    assert [player.tile for player in scene.state.players] == [offers[0][1], offers[1][0]]
    assert isinstance(scene.state.stack[-1], Arrange)


def test_starting_tiles_are_dealt_by_chance_and_none_twice() -> None:
    deals = set()
    for seed in range(6):
        dealt = [tile for player in Scene(4, "later", seed).state.players for tile in player.offer]
        assert len(set(dealt)) == 8
        deals.add(tuple(dealt))
    assert len(deals) > 1


def test_a_tile_must_be_kept_before_one_is_ready() -> None:
    assert Scene(setup="later").verbs() == {"keep"}


def test_two_to_four_play() -> None:
    assert shipped().info.seats == (2, 3, 4)
    with pytest.raises(RulesError):
        start(shipped(), GameConfig(5, 1))


@pytest.mark.parametrize("nth", range(3))
def test_cards_that_wait_to_be_laid_to_rest_keep_their_places(nth: int) -> None:
    """Whoever has seen a card where it lies presses there again, though another has gone."""
    scene = Scene()
    table, frame = MombasaTable(scene.rules), scene.state.stack[-1]
    assert isinstance(frame, Arrange)
    others = [*frame.cards[:nth], *frame.cards[nth + 1 :]]
    before = table.placements(scene.state)
    scene.do("rest", frame.cards[nth], f"column.{frame.seat}.1", seat=frame.seat)
    after = table.placements(scene.state)
    assert len(others) == 2 and all(after[card] == before[card] for card in others)
