"""Recorded matches are told and laid out as they were; `tests.recorded.telling` approves changes."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from game.tables.registry import TITLES
from tests.recorded.telling import TOLD, approved, transcript


def test_a_match_of_every_title_is_told() -> None:
    assert set(TOLD) == set(TITLES)


@pytest.mark.parametrize("title", TOLD)
def test_a_recorded_match_is_told_and_laid_out_as_approved(title: str) -> None:
    known = approved(title).read_text(encoding="utf-8").splitlines()
    assert len(known) > 300
    changed = list(unified_diff(known, transcript(title), "approved", "now", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.telling"])
