"""Laws of the match: undo, redo, saving and loading lead to the same positions on every machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.values import digest
from tests.laws.cases import Case, cases
from tests.laws.playing import LEAST_ACTIONS_A_GAME, Game
from tests.laws.replay import trail
from tests.laws.seen import Saw

ROOT = Path(__file__).resolve().parents[2]


def _session(played: Game) -> Session:
    seats = [Seat(f"Player {n}", n) for n in range(played.case.seats)]
    return Session(played.case.rules(), played.case.config(played.seed), seats)


def test_undo_and_redo_restore_the_position(played: Game) -> None:
    session = _session(played)
    undone = 0
    for step in played.steps:
        before = digest(session.state)
        events = session.submit(step.action)
        after = digest(session.state)
        assert after == digest(step.after)
        if session.can_undo():
            undone += 1
            session.undo()
            assert digest(session.state) == before
            assert session.decisions() == step.decisions
            assert session.redo() == events
            assert digest(session.state) == after
    assert undone, "a game in which nothing could be taken back proves nothing"


def test_restarting_a_turn_goes_back_to_where_undo_ends(played: Game, saw: Saw) -> None:
    session = _session(played)
    digests = [digest(session.state)]
    for step in played.steps[:60]:
        session.submit(step.action)
        digests.append(digest(session.state))
        floor, length = session.undo_floor(), len(session.log)
        assert session.undo(floor) == length - floor
        saw(length - floor)
        assert digest(session.state) == digests[floor]
        while session.can_redo():
            session.redo()
        assert digest(session.state) == digests[-1]


def test_undo_never_passes_a_reveal_or_another_players_action(played: Game, saw: Saw) -> None:
    session = _session(played)
    for step in played.steps:
        session.submit(step.action)
        taken_back = session.log[session.undo_floor() :]
        saw(len(taken_back))
        assert not any(taken.revealed for taken in taken_back)
        assert {step.action.player for step in taken_back} <= {
            step.action.player for step in session.log[-1:]
        }
        assert all(taken.new_turn is None for taken in taken_back[:-1])


def test_a_saved_match_loads_to_the_same_position(played: Game, tmp_path: Path) -> None:
    path, session = tmp_path / "match.jsonl", _session(played)
    sitting = Sitting(session, FileJournal.create(path, session, "2026-01-02T03:04:05"))
    for number, step in enumerate(played.steps):
        sitting.act(step.action)
        if number == len(played.steps) // 2:
            halfway = restore(read_record(path), played.case.rules())
            assert digest(halfway.state) == digest(session.state)
            assert [s.action for s in halfway.log] == [s.action for s in session.log]
    sitting.close()
    loaded = restore(read_record(path), played.case.rules())
    assert digest(loaded.state) == digest(played.last)
    assert loaded.log == session.log
    assert loaded.seats == session.seats and loaded.over


@cache
def _trails_of_another_process(hash_seed: str) -> dict[str, list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.replay"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    trails: dict[str, list[str]] = json.loads(done.stdout)
    return trails


@pytest.mark.xdist_group("another process")
@pytest.mark.parametrize("case", [case for case in cases() if not case.brief], ids=lambda case: case.name)
def test_another_process_comes_to_the_same_positions(case: Case) -> None:
    trodden = trail(case)
    assert len(trodden) > LEAST_ACTIONS_A_GAME
    assert _trails_of_another_process("4242")[case.name] == trodden
