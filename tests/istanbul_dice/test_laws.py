"""The laws of the house, held to these rules; what is imported here is collected as tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.istanbul_dice.conftest import CASES
from tests.laws.cases import Case
from tests.laws.replay import trail
from tests.laws.test_decisions import (  # noqa: F401
    test_actions_survive_json,
    test_an_illegal_action_is_rejected_and_changes_nothing,
    test_decisions_are_canonical,
    test_every_action_is_reached_by_pointing_in_any_allowed_order,
)
from tests.laws.test_refusals import (  # noqa: F401
    test_a_legal_target_is_never_refused_and_what_is_refused_says_why,
    test_a_seat_that_is_not_asked_is_refused_nothing,
    test_decisions_are_the_candidates_without_an_obstacle,
    test_reasons_that_all_may_read_betray_no_secret,
    test_what_is_refused_is_not_the_beginning_of_anything_legal,
)
from tests.laws.test_secrets import (  # noqa: F401
    test_a_view_does_not_foretell_the_random,
    test_events_name_only_what_their_viewers_can_see,
    test_the_log_of_a_secret_is_the_same_whatever_the_secret,
    test_what_a_viewer_cannot_know_changes_nothing_it_is_offered,
    test_what_a_viewer_cannot_know_changes_nothing_it_sees,
)
from tests.laws.test_sessions import (  # noqa: F401
    test_a_saved_match_loads_to_the_same_position,
    test_restarting_a_turn_goes_back_to_where_undo_ends,
    test_undo_and_redo_restore_the_position,
    test_undo_never_passes_a_reveal_or_another_players_action,
)
from tests.laws.test_states import (  # noqa: F401
    test_a_clone_shares_nothing_that_can_change,
    test_asking_and_looking_change_nothing,
    test_games_end,
    test_score_lines_add_up_and_ranks_follow_them,
    test_states_survive_json,
    test_the_laws_of_conservation_hold_after_every_action,
)

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_comes_to_the_same_positions(case: Case, hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.istanbul_dice.test_laws", str(case.seats)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    assert json.loads(done.stdout) == trail(case, 1)


if __name__ == "__main__":
    json.dump(trail(next(case for case in CASES if str(case.seats) == sys.argv[1]), 1), sys.stdout)
