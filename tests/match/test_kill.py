"""A power cut at any moment loses at most the action in flight."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.match.archive import clear_leftovers
from game.match.record import read_record, restore
from game.rules.kernel.files import draft_of
from game.rules.kernel.rng import Rng
from game.rules.splendor.rules import SplendorRules
from tests.budget import KILLS
from tests.conftest import Count

ROOT = Path(__file__).resolve().parents[2]


def _play_and_kill(path: Path, after: int) -> int:
    """Start the player, kill it after so many actions; returns the length of the log it last told."""
    command = [sys.executable, "-m", "tests.match.playing", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        told = 0
        for number, line in enumerate(player.stdout):
            told = int(line)
            if number >= after:
                player.kill()
                break
        rest = player.stdout.read().splitlines(keepends=True)
    return max([told, *(int(line) for line in rest if line.endswith("\n"))])


def test_killing_the_process_again_and_again_loses_at_most_the_action_in_flight(
    tmp_path: Path, count: Count
) -> None:
    path = tmp_path / "match.jsonl"
    rng, length = Rng(7), 0
    for _ in range(KILLS):
        told = _play_and_kill(path, rng.below(12))
        count("kills")
        assert told > length, "the match went on from where it was"
        session = restore(read_record(path), SplendorRules())
        length = len(session.log)
        # One more than told is the action that was written but not yet told.
        assert told <= length <= told + 1
    draft_of(path).write_bytes(b"a draft that was cut short")
    clear_leftovers(tmp_path)
    assert list(tmp_path.glob("*")) == [path], "nothing is left lying about"


def test_a_record_can_be_continued_after_every_way_of_being_cut(tmp_path: Path) -> None:
    """Whatever part of the last write reached the disk, the match goes on and the file stays sound."""
    path = tmp_path / "match.jsonl"
    told = _play_and_kill(path, 6)
    whole = path.read_bytes()
    last_line = whole.rstrip(b"\n").rfind(b"\n") + 1
    for cut in range(last_line, len(whole), 7):
        path.write_bytes(whole[:cut])
        further = _play_and_kill(path, 0) if cut == last_line + 7 else told
        assert further >= told - 1
        restore(read_record(path), SplendorRules())
