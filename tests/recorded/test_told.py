"""Recorded matches are told and laid out as they were; the modules beside this one approve changes."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.recorded import laid, telling
from tests.recorded.replay import recorded


@pytest.mark.parametrize("title", recorded())
def test_recorded_matches_are_told_as_approved(title: str) -> None:
    _compare(telling.approved(title).read_text(encoding="utf-8"), telling.lines(title), "telling")


@pytest.mark.parametrize("title", recorded())
def test_everything_lies_where_it_was_approved(title: str) -> None:
    _compare(laid.approved(title).read_text(encoding="utf-8"), laid.lines(title), "laid")


def _compare(approved: str, now: list[str], module: str) -> None:
    known = approved.splitlines()
    assert len(known) > 100
    changed = list(unified_diff(known, now, "approved", "now", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], f"meant? python -m tests.recorded.{module}"])
