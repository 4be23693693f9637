"""What the lesson says in numbers is what lies on the table."""

from __future__ import annotations

import pytest

from game.lessons.chapter import Chapter
from game.lessons.lesson import opened, walked
from game.lessons.reader import read_chapters
from game.rules.kernel.rules import play
from game.rules.mombasa.area import expansion_points, open_slots, permanent
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.components import cards
from game.rules.mombasa.printed import ink_track
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import State
from game.rules.mombasa.tracks import shares_on_track
from game.tables.registry import find_title

CHAPTERS = {chapter.name: chapter for chapter in read_chapters("mombasa")}


@pytest.fixture
def rules() -> MombasaRules:
    found = find_title("mombasa").rules({})
    assert isinstance(found, MombasaRules)
    return found


def before(chapter: Chapter, rules: MombasaRules, step: str) -> State:
    """The position in which a step of a chapter is taught."""
    say = f"{chapter.heading}-{step}"
    found = next(state for each, _, state in walked(chapter, rules) if each.say == say)
    assert isinstance(found, State)
    return found


def totals(rules: MombasaRules, state: State) -> list[int]:
    by_seat = {score.seat: score.total for score in rules.scores(state)}
    return [by_seat[seat] for seat in sorted(by_seat)]


def test_the_goal_is_told_with_two_shares_and_three_pounds(rules: MombasaRules) -> None:
    state = opened(CHAPTERS["goal"], rules)
    assert isinstance(state, State)
    player = state.players[0]
    assert shares(state, player, "cairo") == 2
    assert share_value(rules.graph, state, "cairo") == 1
    assert (player.money, totals(rules, state)[0]) == (3, 5)


def test_the_first_expansion_has_three_points_of_which_kordofan_takes_one(rules: MombasaRules) -> None:
    chapter = CHAPTERS["goal"]
    port, enter = before(chapter, rules, "port"), before(chapter, rules, "enter")
    assert expansion_points(port, port.players[0]) == 3
    kordofan = rules.graph.regions["region.kordofan"]
    assert (kordofan.reward, kordofan.amount) == ("pounds", 2)
    after = before(chapter, rules, "finish")
    assert share_value(rules.graph, after, "cairo") > share_value(rules.graph, enter, "cairo")


def test_the_final_two_rounds_begin_with_a_small_lead_and_five_mombasa_shares_to_two(
    rules: MombasaRules,
) -> None:
    state = opened(CHAPTERS["game"], rules)
    assert isinstance(state, State)
    own, other = totals(rules, state)
    assert state.round == 6 and 0 < own - other < 20
    assert [shares(state, player, "mombasa") for player in state.players] == [5, 2]


def test_the_round_ends_with_all_cards_used(rules: MombasaRules) -> None:
    state = before(CHAPTERS["round"], rules, "end")
    player = state.players[0]
    assert set(filter(None, player.slots)) == set(player.used)


def test_space_4_of_the_books_opens_the_fifth_slot_and_has_passed_10_pounds(rules: MombasaRules) -> None:
    chapter = CHAPTERS["tracks"]
    ink, book = before(chapter, rules, "ink"), before(chapter, rules, "book")
    assert totals(rules, book)[0] - totals(rules, ink)[0] == 10
    assert ink_track()[4].slot == 5 and len(open_slots(book.players[0])) == 4


def test_the_merchant_takes_diamonds_from_2_to_3_and_brings_2_pounds(rules: MombasaRules) -> None:
    state = before(CHAPTERS["tracks"], rules, "trade")
    had = state.players[0].diamonds, state.players[0].money
    play(rules, state, next(a for each in rules.decisions(state) for a in each.actions if a.verb == "trade"))
    assert had == (2, 2) and (state.players[0].diamonds, state.players[0].money) == (3, 4)


def test_two_cards_carry_what_the_mombasa_track_does_not_say_and_an_expansion_has_1_more(
    rules: MombasaRules,
) -> None:
    state = opened(CHAPTERS["game"], rules)
    assert isinstance(state, State)
    player = state.players[0]
    assert shares_on_track(state, player, "mombasa") == 3
    emblems = [card for card in player.hand if cards()[card].share == "mombasa"]
    assert emblems == ["card.M21", "card.M33"]
    assert permanent(state, player, "expansion") == 1 and state.tracks["cape_town"] == "B1"
