"""Computer players think from what they may know, choose what is legal, and stop when told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from game.brains.guide import Guide
from game.brains.levels import LEVELS, brain_of, level_of, mind
from game.brains.oneply import OnePly
from game.brains.search import Search
from game.brains.thought import Allowance
from game.rules.kernel.action import Action
from game.rules.kernel.decision import Decision
from game.rules.kernel.rng import Rng
from game.rules.kernel.rules import AnyRules, GameConfig, play, start
from game.rules.kernel.values import digest
from game.rules.splendor.rules import SplendorRules
from tests.toy.rules import ToyRules

RULES: dict[str, AnyRules] = {"splendor": SplendorRules(), "toy": ToyRules({})}
FEW = 12


def middle(rules: AnyRules, seats: int, actions: int) -> Any:
    """A position after some random actions."""
    state, rng = start(rules, GameConfig(seats, 5)), Rng(5)
    for _ in range(actions):
        play(rules, state, rng.pick(rng.pick(rules.decisions(state)).actions))
    return state


@pytest.mark.parametrize(
    ("title", "level"), [*product(["toy"], LEVELS), ("splendor", "trader"), ("splendor", "master")]
)
def test_a_title_without_a_guide_is_played_legally_to_its_end(title: str, level: str) -> None:
    rules = RULES[title]
    state, rng = start(rules, GameConfig(2, 3)), Rng(3)
    brain = brain_of(Guide(rules), LEVELS[level])
    for _ in range(8 if LEVELS[level].searches else 40):
        decisions = rules.decisions(state)
        if not decisions:
            return
        seat = decisions[0].player
        thought = brain.think(rules.view(state, seat), decisions[0], rng, Allowance(FEW))
        assert thought.action in decisions[0].actions
        assert thought.playouts <= FEW
        play(rules, state, thought.action)


@pytest.mark.parametrize("level", ["trader", "master"])
def test_without_a_guide_too_another_hidden_truth_gives_the_same_thought(level: str) -> None:
    """Honesty: same view, same seed, same answer."""
    rules = RULES["toy"]
    for actions in (1, 4, 9):
        state = middle(rules, 3, actions)
        decision = rules.decisions(state)[0]
        view = rules.view(state, decision.player)
        thoughts, truths = [], set()
        for seed in range(3):
            truth = rules.resample(view, decision.player, Rng(seed))
            truths.add(digest(truth))
            brain = brain_of(Guide(rules), LEVELS[level])
            seen = rules.view(truth, decision.player)
            thoughts.append(brain.think(seen, decision, Rng(1), Allowance(FEW)))
        assert len(truths) > 1
        assert thoughts[0] == thoughts[1] == thoughts[2]


def test_thinking_ends_when_the_time_is_up_or_the_answer_is_not_wanted() -> None:
    rules = RULES["splendor"]
    state = middle(rules, 2, 6)
    decision = rules.decisions(state)[0]
    view = rules.view(state, decision.player)
    ticks = iter(range(10_000))
    long_enough = Allowance(seconds=len(decision.actions) + 7, clock=lambda: next(ticks))
    timed = Search(Guide(rules)).think(view, decision, Rng(1), long_enough)
    assert 0 < timed.playouts < 9
    ticks = iter(range(10_000))
    short = OnePly(Guide(rules)).think(
        view, decision, Rng(1), Allowance(seconds=5, clock=lambda: next(ticks))
    )
    assert len(short.values) == 5 < len(decision.actions), "what was considered until the time was up"
    stopped = Search(Guide(rules)).think(view, decision, Rng(1), Allowance(stop=lambda: True))
    assert stopped.playouts == 0 and stopped.action in decision.actions


class Hoarder(Guide):
    """Thinks that who has reserved a card has won; of all actions it considers one take and one reserve."""

    sure = True

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        found = {action.verb: action for action in decision.actions}
        return [found[verb] for verb in ("take", "reserve") if verb in found] or decision.actions[:1]

    def worth(self, state: Any, seat: int) -> float:
        reserved = bool(state.players[seat].reserved)
        return float(reserved) if self.sure else Rng(state.rng + reserved).below(100) / 100


def test_a_choice_that_is_clear_takes_no_more_of_the_allowance() -> None:
    rules = RULES["splendor"]
    state = middle(rules, 2, 0)
    decision, guide = rules.decisions(state)[0], Hoarder(rules)
    view = rules.view(state, decision.player)
    clear = Search(guide, turns=0).think(view, decision, Rng(1), Allowance(300))
    assert clear.action.verb == "reserve" and clear.playouts < 30
    guide.sure = False
    unclear = Search(guide, turns=0).think(view, decision, Rng(1), Allowance(300))
    assert unclear.playouts > 250, "what luck decides is looked at as long as it may be"


class Counting(Hoarder):
    """Counts what is picked in playouts; a chapter ends after so many tokens have been taken."""

    sure = False
    tokens, picked = 10**6, 0

    def chapter(self, state: Any) -> int:
        taken: int = sum(sum(player.tokens) for player in state.players)
        return taken // self.tokens

    def pick(self, state: Any, decision: Decision, rng: Rng) -> Action:
        self.picked += 1
        return decision.actions[0]


def test_a_playout_ends_with_the_chapter_however_many_turns_are_left() -> None:
    rules = RULES["splendor"]
    state = middle(rules, 2, 0)
    decision, guide = rules.decisions(state)[0], Counting(rules)
    view = rules.view(state, decision.player)
    Search(guide, turns=6).think(view, decision, Rng(1), Allowance(8))
    whole, guide.picked, guide.tokens = guide.picked, 0, 1
    Search(guide, turns=6).think(view, decision, Rng(1), Allowance(8))
    assert whole >= 8 * 6 and guide.picked == 0, "whatever was considered takes a token"


def test_with_more_players_a_playout_takes_more_turns_where_a_level_says_so() -> None:
    rules, picked = RULES["splendor"], []
    for seats in (2, 4):
        state = middle(rules, seats, 0)
        decision, guide = rules.decisions(state)[0], Counting(rules)
        view = rules.view(state, decision.player)
        Search(guide, turns=2, company=1).think(view, decision, Rng(1), Allowance(8))
        picked.append(guide.picked)
    assert picked[1] == picked[0] + 8 * 2, "two turns more for each of the playouts"


def test_a_playout_that_has_begun_ends_at_once_when_the_time_is_up() -> None:
    rules = RULES["splendor"]
    state = middle(rules, 2, 0)
    decision, guide = rules.decisions(state)[0], Counting(rules)
    view = rules.view(state, decision.player)
    thought = Search(guide, turns=20).think(view, decision, Rng(1), Allowance(stop=lambda: guide.picked >= 7))
    assert guide.picked == 7 and thought.action in decision.actions


def test_what_one_ply_says_counts_where_playouts_are_few() -> None:
    rules = RULES["splendor"]
    state = middle(rules, 2, 0)
    decision, guide = rules.decisions(state)[0], Hoarder(rules)
    guide.rate = lambda state, decision, actions, rng: [float(a.verb == "take") for a in actions]  # type: ignore[method-assign]
    guide.worth = lambda state, seat: 0.5  # type: ignore[method-assign]
    view = rules.view(state, decision.player)
    thought = Search(guide, turns=0, trust=12).think(view, decision, Rng(1), Allowance(8))
    assert [round(value, 3) for _, value in thought.values] == [0.875, 0.125]
    assert thought.action.verb == "take"


def test_where_playouts_end_the_judge_has_the_word() -> None:
    rules = RULES["splendor"]
    state = middle(rules, 2, 0)
    decision, judge = rules.decisions(state)[0], Guide(rules)
    judge.worth = lambda state, seat: 0.25  # type: ignore[method-assign]
    view = rules.view(state, decision.player)
    thought = Search(Guide(rules), turns=0, judge=judge).think(view, decision, Rng(1), Allowance(8))
    assert thought.playouts == 8 and {round(value, 2) for _, value in thought.values[:2]} == {0.25}


def test_a_won_game_is_worth_more_than_a_lost_one_however_the_points_stand() -> None:
    rules = RULES["toy"]
    state = middle(rules, 2, 0)
    guide, rng = Guide(rules), Rng(2)
    while decisions := rules.decisions(state):
        play(rules, state, rng.pick(rng.pick(decisions).actions))
    worth = [guide.worth(state, seat) for seat in range(2)]
    ranks = [score.rank for score in rules.scores(state)]
    assert (worth[0] > worth[1]) == (ranks[0] < ranks[1])


def test_noise_makes_a_player_choose_otherwise_now_and_then() -> None:
    rules = RULES["splendor"]
    state = middle(rules, 2, 6)
    decision = rules.decisions(state)[0]
    view = rules.view(state, decision.player)
    sure = {OnePly(Guide(rules)).think(view, decision, Rng(seed), Allowance()).action for seed in range(6)}
    unsure = {
        OnePly(Guide(rules), 0.9).think(view, decision, Rng(seed), Allowance()).action for seed in range(6)
    }
    assert len(unsure) > 1 and len(unsure) >= len(sure)


def test_a_record_names_the_level_and_an_unknown_one_is_played_as_usual() -> None:
    assert level_of(mind("sultan", 3)).id == "sultan"
    assert level_of("gone/9").id == "trader"
