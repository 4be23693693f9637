"""What the lesson says in numbers is what lies on the table."""

from __future__ import annotations

import pytest

from game.lessons.chapter import Chapter
from game.lessons.lesson import opened, walked
from game.lessons.reader import read_chapters
from game.rules.mombasa.area import expansion_points
from game.rules.mombasa.bases import share_value
from game.rules.mombasa.rules import MombasaRules
from game.rules.mombasa.scoring import shares
from game.rules.mombasa.state import State
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
