"""Recorded matches replayed to their exact scores; every reported fault adds its record here.

A record is the file that the program saves: ``<title>/<what it shows>.jsonl``. What it comes to stands beside
it in ``<title>/expected.csv``.
"""

from __future__ import annotations

import json
from csv import DictReader
from pathlib import Path

import pytest

from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.values import digest
from game.tables.registry import find_title
from game.version import VERSION

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))

EXPECTED = {
    (path.parent.name, row["record"]): row
    for path in sorted(HERE.glob("*/expected.csv"))
    for row in DictReader(path.read_text(encoding="utf-8").splitlines())
}
"""By title and record: totals and ranks by seat, actions that stand, digest of the last position."""


def test_every_record_is_expected() -> None:
    assert {(path.parent.name, path.stem) for path in RECORDS} == set(EXPECTED)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_as_it_did(path: Path) -> None:
    record = read_record(path)
    assert record.broken_line == 0
    session = restore(record, find_title(path.parent.name).rules(record.header.config.options))
    expected, scores = EXPECTED[path.parent.name, path.stem], session.scores()
    assert " ".join(str(score.total) for score in scores) == expected["totals"]
    assert " ".join(str(score.rank) for score in scores) == expected["ranks"]
    assert (str(len(session.log)), digest(session.state)) == (expected["actions"], expected["digest"])
    assert session.over
    assert record.result == [{"seat": s.seat, "total": s.total, "rank": s.rank} for s in scores]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_match_without_undo_is_written_again_line_by_line(path: Path, tmp_path: Path) -> None:
    """The format has not drifted; only the program that has written it is another."""
    record = read_record(path)
    if any("undo" in line for line in record.lines):
        assert "undo" in path.stem or "gold" in path.stem
        return
    rules = find_title(path.parent.name).rules(record.header.config.options)
    session = Session(rules, record.header.config, record.header.seats)
    journal = FileJournal.create(tmp_path / "again.jsonl", session, record.header.created)
    sitting = Sitting(session, journal)
    for step in restore(record, rules).log:
        sitting.act(step.action)
    sitting.close()
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    again, *written = journal.path.read_text(encoding="utf-8").splitlines()
    assert written == lines and json.loads(again) == {**json.loads(head), "program": VERSION}
