"""What is on the screen while somebody plays, and each part of the table by itself, is as it was approved."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from game.tables.registry import TITLES
from tests.recorded import handled, parts, watched


def test_a_match_of_every_title_is_watched() -> None:
    assert set(watched.WATCHES) == set(TITLES)


@pytest.mark.parametrize("title", watched.WATCHES)
def test_every_frame_of_a_recorded_match_looks_as_approved(title: str) -> None:
    known = watched.approved(title).read_text(encoding="utf-8").splitlines()
    assert len(known) > 300
    _compare(known, watched.lines(title), "watched")


@pytest.mark.parametrize("name", parts.ALL)
def test_every_part_of_the_table_looks_as_approved(name: str) -> None:
    known = parts.approved(name).read_text(encoding="utf-8").splitlines()
    _compare(known, parts.lines(name), "parts")


def test_desks_answer_and_show_what_was_approved() -> None:
    _compare(handled.APPROVED.read_text(encoding="utf-8").splitlines(), handled.lines(), "handled")


def _compare(known: list[str], now: list[str], module: str) -> None:
    changed = list(unified_diff(known, now, "approved", "now", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], f"meant? python -m tests.recorded.{module}"])
