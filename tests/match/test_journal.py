"""What becomes of a record whose disk refuses, vanishes, or that two programs want."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.match import journal
from game.match.archive import clear_leftovers
from game.match.journal import FileJournal
from game.match.lock import BusyError, lock_of
from game.match.record import read_record, restore
from game.match.seats import COMPUTER, Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.files import draft_of
from game.rules.kernel.rules import GameConfig
from game.rules.splendor.rules import SplendorRules

ROOT = Path(__file__).resolve().parents[2]
CREATED = "2026-01-01T00:00:00+00:00"
RULES = SplendorRules()


class Desk:
    """A match with its record, and a twin whose disk never fails."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "saves" / "match.jsonl"
        self.sitting, self.journal = self._open(self.path)
        self.twin, _ = self._open(folder / "twin" / "match.jsonl")

    def _open(self, path: Path) -> tuple[Sitting, FileJournal]:
        session = Session(RULES, GameConfig(2, 5), [Seat("A", 0), Seat("B", 1)])
        journal = FileJournal.create(path, session, CREATED)
        return Sitting(session, journal), journal

    def act(self, times: int = 1) -> None:
        """So many actions on both."""
        for _ in range(times):
            for sitting in (self.sitting, self.twin):
                act(sitting)

    def whole(self) -> bool:
        """Whether the record holds everything that the twin's holds, byte for byte."""
        return self.path.read_bytes() == (self.path.parents[1] / "twin" / "match.jsonl").read_bytes()


def act(sitting: Sitting) -> None:
    """An action that nothing keeps from being taken back."""
    actions = sitting.session.decisions()[0].actions
    sitting.act(next((action for action in actions if action.verb in ("take", "discard")), actions[0]))


def resumed(path: Path) -> FileJournal:
    """The record, opened as a program that starts does."""
    record = read_record(path)
    return FileJournal.resume(path, record, restore(record, RULES))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path)
    yield made
    made.sitting.close()
    made.twin.close()


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """No file of this process can grow beyond ``room`` bytes: what a full disk looks like from inside."""
    limits, handler = resource.getrlimit(resource.RLIMIT_FSIZE), signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)


def test_after_a_full_disk_the_record_is_whole_with_every_digest_and_position(desk: Desk) -> None:
    desk.act(20)
    assert desk.journal.fault is None and desk.whole()
    size = desk.path.stat().st_size
    for _ in range(30):
        with full_disk(size + 20):
            act(desk.sitting)
            assert desk.journal.fault is not None
        act(desk.twin)
        assert not list(desk.path.parent.glob("*.new")), "no draft is left"
    restore(read_record(desk.path), RULES)
    desk.act()
    assert desk.journal.fault is None and desk.whole()


def test_a_folder_that_vanishes_is_told_of_at_once_and_the_record_lies_there_again(desk: Desk) -> None:
    desk.act(6)
    shutil.rmtree(desk.path.parent)
    desk.act()
    assert isinstance(desk.journal.fault, FileNotFoundError)
    assert desk.whole()
    desk.act()
    assert desk.journal.fault is None and desk.whole()


def test_a_record_that_vanished_after_the_last_action_is_written_anew_at_the_end(desk: Desk) -> None:
    desk.act(6)
    shutil.rmtree(desk.path.parent)
    desk.sitting.close()
    assert desk.whole()


def test_what_was_taken_back_after_a_rescue_is_in_the_record_that_goes_on_from_it(tmp_path: Path) -> None:
    computers = [Seat(name, style, COMPUTER, "guest") for style, name in enumerate("AB")]
    session = Session(RULES, GameConfig(2, 5), computers)
    for _ in range(3):
        act(Sitting(session))
    for number, name in enumerate("AB"):
        session.hand_over(number, Seat(name, number))
    # A record beside a damaged one begins with who sits there now, not with who made the moves.
    path = tmp_path / "match.jsonl"
    sitting = Sitting(session, FileJournal.create(path, session, CREATED))
    sitting.restart_turn()
    assert session.log == []
    act(sitting)
    sitting.close()
    again = restore(read_record(path), RULES)
    assert [step.action for step in again.log] == [step.action for step in session.log]
    assert again.undo_floor() <= len(again.log)


def test_a_folder_that_cannot_be_made_anew_is_waited_for(desk: Desk) -> None:
    desk.act(6)
    shutil.rmtree(desk.path.parent)
    desk.path.parent.write_text("in the way")
    for _ in range(3):
        desk.act()
        assert desk.journal.fault is not None
    desk.path.parent.unlink()
    desk.act()
    assert desk.journal.fault is None and desk.whole()


def test_a_record_that_somebody_replaced_is_written_anew(desk: Desk) -> None:
    desk.act(3)
    desk.path.unlink()
    desk.path.write_text("something else")
    desk.act()
    assert desk.journal.fault is not None and desk.whole()


def test_what_was_lost_with_the_disk_is_tried_once_more_when_the_match_is_left(desk: Desk) -> None:
    desk.act(3)
    with full_disk(0):
        act(desk.sitting)
        assert desk.journal.fault is not None
    act(desk.twin)
    desk.sitting.close()
    assert desk.whole()


def test_undo_and_handing_over_are_in_the_record_that_is_written_anew(desk: Desk) -> None:
    desk.act(5)
    computer = Seat("Bot", 1, COMPUTER, "calm")
    shutil.rmtree(desk.path.parent)
    desk.path.parent.write_text("in the way")
    desk.act()
    desk.sitting.hand_over(0, computer)
    assert len(desk.sitting.session.log) == 6
    desk.sitting.undo()
    assert len(desk.sitting.session.log) < 6
    desk.path.parent.unlink()
    act(desk.sitting)
    session = restore(read_record(desk.path), RULES)
    assert session.log == desk.sitting.session.log and session.seats[0] == computer


def test_a_record_of_much_taking_back_is_written_anew_before_it_is_too_long(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MOST_LINES", 400)
    desk.act()
    for _ in range(400):
        desk.sitting.undo()
        desk.sitting.redo()
    assert desk.path.read_bytes().count(b"\n") <= 400 // 2 + 2
    assert restore(read_record(desk.path), RULES).log == desk.sitting.session.log


def test_a_record_belongs_to_its_owner_alone(desk: Desk) -> None:
    assert desk.path.stat().st_mode & 0o777 == 0o600
    assert desk.path.parent.stat().st_mode & 0o777 == 0o700


def test_an_older_record_that_others_could_read_is_closed_to_them_when_it_is_played(desk: Desk) -> None:
    desk.act(3)
    desk.sitting.close()
    desk.path.chmod(0o644)
    record = read_record(desk.path)
    FileJournal.resume(desk.path, record, desk.sitting.session).close()
    assert desk.path.stat().st_mode & 0o777 == 0o600


def test_a_record_is_played_by_one_program(desk: Desk) -> None:
    desk.act(3)
    before = desk.path.read_bytes()
    with pytest.raises(BusyError):
        FileJournal.resume(desk.path, read_record(desk.path), desk.sitting.session)
    assert desk.path.read_bytes() == before
    desk.sitting.close()
    assert not lock_of(desk.path).exists()
    FileJournal.resume(desk.path, read_record(desk.path), desk.sitting.session).close()


def test_a_record_that_another_program_played_since_it_was_read_is_not_cut(desk: Desk) -> None:
    desk.act(3)
    stale = read_record(desk.path)
    desk.act()
    desk.sitting.close()
    before = desk.path.read_bytes()
    with pytest.raises(BusyError):
        FileJournal.resume(desk.path, stale, desk.sitting.session)
    assert desk.path.read_bytes() == before and not lock_of(desk.path).exists()


def test_a_program_that_is_killed_lets_go_of_its_record(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "tests.match.playing", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None and player.stdout.readline()
        with pytest.raises(BusyError):
            resumed(path)
        player.kill()
    assert lock_of(path).exists()
    resumed(path).close()
    assert os.listdir(tmp_path) == [path.name]


def test_left_over_drafts_and_locks_are_cleared_but_not_those_in_use(desk: Desk) -> None:
    folder = desk.path.parent
    dead = folder / "dead.jsonl"
    for left in (draft_of(dead), lock_of(dead), draft_of(desk.path)):
        left.write_bytes(b"")
    clear_leftovers(folder)
    assert {path.name for path in folder.iterdir()} == {
        path.name for path in (desk.path, lock_of(desk.path), draft_of(desk.path))
    }
    desk.sitting.close()
    clear_leftovers(folder)
    assert [path.name for path in folder.iterdir()] == [desk.path.name]


def test_whole_positions_are_written_every_so_many_turns_only(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.act(5 * journal.TURNS_PER_STATE)
    lines = [json.loads(line) for line in desk.path.read_bytes().splitlines()]
    turns = sum(step.new_turn is not None for step in desk.sitting.session.log)
    # The first is the opening.
    assert sum("state" in line for line in lines) - 1 == turns // journal.TURNS_PER_STATE >= 2
    desk.journal.close()
