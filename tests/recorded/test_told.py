"""Recorded matches are told, laid out and drawn as they were; the modules beside this one approve changes."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from game.tables.registry import TITLES
from tests.conftest import MakeServices
from tests.recorded import laid, whole
from tests.recorded.drawn import approved as approved_places
from tests.recorded.drawn import lines
from tests.recorded.presses import PLAYS, pressed
from tests.recorded.presses import approved as approved_presses
from tests.recorded.strolls import LOOKS, strolled
from tests.recorded.strolls import approved as approved_stroll
from tests.recorded.telling import TOLD, approved, transcript
from tests.recorded.visits import SIZE, VISITS, visited
from tests.recorded.visits import approved as approved_visits


def test_a_match_of_every_title_is_told() -> None:
    assert set(TOLD) == set(TITLES)


@pytest.mark.parametrize("title", TOLD)
def test_a_recorded_match_is_told_and_laid_out_as_approved(title: str) -> None:
    known = approved(title).read_text(encoding="utf-8").splitlines()
    assert len(known) > 300
    changed = list(unified_diff(known, transcript(title), "approved", "now", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.telling"])


@pytest.mark.parametrize("title", TITLES)
def test_every_scene_and_place_is_laid_out_as_approved(title: str) -> None:
    known = laid.approved(title).read_text(encoding="utf-8").splitlines()
    assert len(known) > 100
    changed = list(unified_diff(known, laid.lines(title), "approved", "now", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.laid"])


@pytest.mark.parametrize("title", TITLES)
def test_all_recorded_matches_are_told_and_laid_out_as_approved(title: str) -> None:
    """By their sums; the matches that are told line by line above show most changes in words."""
    known = whole.approved(title).read_text(encoding="utf-8").splitlines()
    assert len(known) > 12 * len(whole.matches(title))
    changed = list(unified_diff(known, whole.lines(title), "approved", "now", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.whole"])


@pytest.mark.parametrize("name", VISITS)
def test_a_scene_says_and_offers_what_was_approved(services_for: MakeServices, name: str) -> None:
    services = services_for(SIZE, animation="off")
    changed = list(unified_diff(approved_visits()[name], visited(services, name), n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.visits"])


@pytest.mark.parametrize("name", [*TOLD, "scenes"])
def test_everything_lies_where_it_was_approved(name: str) -> None:
    known = approved_places(name).read_text(encoding="utf-8").splitlines()
    assert len(known) > 300
    changed = list(unified_diff(known, lines(name), "approved", "now", n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.drawn"])


@pytest.mark.parametrize("name", PLAYS)
def test_presses_on_a_table_come_to_what_was_approved(services_for: MakeServices, name: str) -> None:
    known = approved_presses(name).read_text(encoding="utf-8").splitlines()
    changed = list(unified_diff(known, list(pressed(services_for, name)), n=0, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.presses"])


@pytest.mark.parametrize("look", LOOKS)
def test_presses_on_the_scenes_come_to_what_was_approved(services_for: MakeServices, look: str) -> None:
    known = approved_stroll(look).read_text(encoding="utf-8").splitlines()
    changed = list(unified_diff(known, list(strolled(services_for, look)), n=1, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "meant? python -m tests.recorded.strolls"])
