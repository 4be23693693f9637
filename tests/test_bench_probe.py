"""What the bench asks of two trees of code."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bench.probe import answer
from tests.titles import SHIPPED


def ask(what: str, **about: Any) -> Any:
    return answer(json.dumps({"ask": what, **about}))["answer"]


@pytest.mark.parametrize("title", SHIPPED)
def test_a_game_has_one_fingerprint_and_another_game_another(title: str) -> None:
    case = ask("cases", title=title)[0]
    first = ask("digest", **case, first=0, games=1)
    assert first == ask("digest", **case, first=0, games=1)
    assert first != ask("digest", **case, first=1, games=1)


def test_every_set_of_options_that_goes_together_is_a_case_with_every_number_of_players() -> None:
    cases = [case for title in ask("titles") for case in ask("cases", title=title)]
    told = [json.dumps(case, sort_keys=True) for case in cases]
    assert len(set(told)) == len(told)
    assert {case["title"] for case in cases if not case["options"]} >= set(SHIPPED)


def test_a_match_that_begins_again_where_a_game_ends_is_measured_at_every_length() -> None:
    found = ask("growth", title=SHIPPED[0], lengths=(50, 400))
    assert all(len(figures) == 2 and all(figures) for figures in found.values())
    assert found["record, kB"][1] > 2 * found["record, kB"][0]


def test_what_a_tree_does_not_know_is_told_and_the_next_question_answered() -> None:
    assert "failed" in answer(json.dumps({"ask": "cases", "title": "nothing"}))
    assert ask("titles")


def test_a_question_may_be_put_to_a_file_beside_the_probe() -> None:
    assert ask("frame_probe:parts")
    assert "failed" in answer(json.dumps({"ask": "frame_probe:nothing"}))
