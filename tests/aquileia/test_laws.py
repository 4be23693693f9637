"""Aquileia held to the laws of every title: those of the rules, until the table joins the registry."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.lang.catalogue import Catalogue
from game.lang.narrator import Narrator
from game.rules.kernel.text import text
from tests.laws.cases import Case
from tests.laws.playing import POLICIES, Game, game
from tests.laws.replay import trail
from tests.laws.test_decisions import (
    test_actions_survive_json,
    test_an_illegal_action_is_rejected_and_changes_nothing,
    test_decisions_are_canonical,
    test_every_action_is_reached_by_pointing_in_any_allowed_order,
)
from tests.laws.test_refusals import (
    test_a_legal_target_is_never_refused_and_what_is_refused_says_why,
    test_a_seat_that_is_not_asked_is_refused_nothing,
    test_decisions_are_the_candidates_without_an_obstacle,
    test_reasons_that_all_may_read_betray_no_secret,
    test_what_is_refused_is_not_the_beginning_of_anything_legal,
)
from tests.laws.test_secrets import (
    test_a_view_does_not_foretell_the_random,
    test_a_whisper_reaches_its_audience_only,
    test_events_name_only_what_their_viewers_can_see,
    test_the_log_of_a_secret_is_the_same_whatever_the_secret,
    test_what_a_viewer_cannot_know_changes_nothing_it_is_offered,
    test_what_a_viewer_cannot_know_changes_nothing_it_sees,
)
from tests.laws.test_sessions import (
    test_a_saved_match_loads_to_the_same_position,
    test_restarting_a_turn_goes_back_to_where_undo_ends,
    test_undo_and_redo_restore_the_position,
    test_undo_never_passes_a_reveal_or_another_players_action,
)
from tests.laws.test_states import (
    test_a_clone_shares_nothing_that_can_change,
    test_asking_and_looking_change_nothing,
    test_games_end,
    test_score_lines_add_up_and_ranks_follow_them,
    test_states_survive_json,
    test_the_laws_of_conservation_hold_after_every_action,
)

__all__ = [
    "test_a_clone_shares_nothing_that_can_change",
    "test_a_legal_target_is_never_refused_and_what_is_refused_says_why",
    "test_a_saved_match_loads_to_the_same_position",
    "test_a_seat_that_is_not_asked_is_refused_nothing",
    "test_a_view_does_not_foretell_the_random",
    "test_a_whisper_reaches_its_audience_only",
    "test_actions_survive_json",
    "test_an_illegal_action_is_rejected_and_changes_nothing",
    "test_asking_and_looking_change_nothing",
    "test_decisions_are_canonical",
    "test_decisions_are_the_candidates_without_an_obstacle",
    "test_events_name_only_what_their_viewers_can_see",
    "test_every_action_is_reached_by_pointing_in_any_allowed_order",
    "test_games_end",
    "test_reasons_that_all_may_read_betray_no_secret",
    "test_restarting_a_turn_goes_back_to_where_undo_ends",
    "test_score_lines_add_up_and_ranks_follow_them",
    "test_states_survive_json",
    "test_the_laws_of_conservation_hold_after_every_action",
    "test_the_log_of_a_secret_is_the_same_whatever_the_secret",
    "test_undo_and_redo_restore_the_position",
    "test_undo_never_passes_a_reveal_or_another_players_action",
    "test_what_a_viewer_cannot_know_changes_nothing_it_is_offered",
    "test_what_a_viewer_cannot_know_changes_nothing_it_sees",
    "test_what_is_refused_is_not_the_beginning_of_anything_legal",
]

ROOT = Path(__file__).resolve().parents[2]


@cache
def _trails_of_another_process(hash_seed: str) -> dict[str, list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.aquileia.replay"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    trails: dict[str, list[str]] = json.loads(done.stdout)
    return trails


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_comes_to_the_same_positions(case: Case, hash_seed: str) -> None:
    assert _trails_of_another_process(hash_seed)[str(case.seats)] == trail(case, 1)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_question_reason_and_score_exists_in_every_language(case: Case, lang: str) -> None:
    catalogue, rules = Catalogue(lang, case.words), case.rules()
    narrator = Narrator(catalogue, [f"Player {n}" for n in range(case.seats)], str)
    messages = set()
    for played in (game(case, 1, policy) for policy in POLICIES):
        for step in played.steps:
            messages |= {decision.prompt for decision in step.decisions}
            messages |= {why for _, why in rules.candidates(step.state) if why is not None}
        messages |= {text(line.label) for score in rules.scores(played.last) for line in score.lines}
    assert {message.key.split("-")[0] for message in messages} == {"aquileia"}
    for message in messages:
        assert narrator.say(message).strip()
    assert catalogue.missing == set()


def test_a_change_of_actor_begins_a_turn(played: Game) -> None:
    asked = played.steps[0].decisions[0].player
    for step, following in zip(played.steps, played.steps[1:], strict=False):
        (decision,) = following.decisions
        if decision.player != asked:
            assert step.out.new_turn == decision.player
        asked = decision.player
