"""Recorded matches replayed to their exact scores; every reported fault adds its record here.

A record is the file that the program saves: ``<title>/<what it shows>.jsonl``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.values import digest
from game.tables.registry import find_title

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))

EXPECTED: dict[str, tuple[list[int], list[int], int, str]] = {
    "two-play-points-first": ([15, 14], [1, 2], 60, "c271be26117dd5e2"),
    "three-with-undo-and-redo": ([4, 0, 16], [2, 3, 1], 95, "cfb3c9241e1be51c"),
    "four-reserve-and-pay-with-gold": ([12, 16, 7, 2], [2, 1, 3, 4], 117, "fbf519767309d45e"),
    "three-tie-won-by-fewer-cards": ([16, 16, 11], [2, 1, 3], 85, "901b06f43a244f0d"),
    "three-shared-victory": ([17, 10, 17], [1, 3, 1], 94, "d5c713ec339a69b2"),
    "two-with-cities": ([10, 14], [2, 1], 71, "1ec0dfa4b5999a52"),
    "three-with-trading-posts": ([18, 7, 18], [1, 3, 1], 106, "5d9b520757577bd3"),
    "four-with-orient": ([13, 8, 18, 7], [2, 3, 1, 4], 140, "4a1aed563b274957"),
    "two-with-strongholds": ([6, 16], [2, 1], 99, "33624e018c731c62"),
    "four-with-all-expansions": ([13, 2, 10, 11], [1, 4, 3, 2], 226, "0d49eebc3119940c"),
    "three-experts-ended-by-buildings": ([53, 56, 51], [2, 1, 3], 174, "80aaa6b2f4577603"),
    "four-beginners-ended-by-the-market": ([69, 76, 42, 61], [2, 1, 4, 3], 191, "fff9719b6a2a2797"),
    "two-every-action-card-and-gold-prestige": ([69, 64], [1, 2], 80, "2198c787f4d4857a"),
    "four-shared-victory": ([60, 50, 37, 60], [1, 3, 4, 1], 180, "bb36f4631423dcce"),
    "two-first-game": ([21, 28], [2, 1], 189, "486c6506da46830f"),
    "three-later-game": ([48, 30, 35], [1, 3, 2], 336, "99fbe7731da860b8"),
    "four-later-game": ([1, 6, 9, 3], [4, 2, 1, 3], 361, "f56c0a22beabb3f7"),
    "two-the-mosque-and-a-declined-card": ([2, 6], [2, 1], 80, "9dd3a25417d78ad6"),
    "three-the-supply-runs-out": ([6, 6, 5], [2, 1, 3], 247, "83526d9dde4507ea"),
    "three-tiles-exchanged": ([6, 4, 5], [1, 3, 2], 166, "95a04398a66239de"),
    "four-tie-won-by-the-richer": ([4, 5, 3, 5], [3, 2, 4, 1], 174, "aa965d4d9b27aa65"),
    "three-shared-victory-in-aquileia": ([55, 55, 33], [1, 1, 3], 189, "ae91f5a42090e458"),
    "four-a-lone-racer": ([24, 20, 39, 10], [2, 3, 1, 4], 265, "419cc776ec01081e"),
    "five-at-the-full-table": ([52, 18, 32, 34, 59], [2, 5, 4, 3, 1], 364, "5b3b1e7e6eac3031"),
    "four-tie-won-by-the-taller-building": ([72, 65, 45, 72], [1, 3, 4, 2], 156, "4bb4a7e040b0b209"),
}
"""By record: totals and ranks by seat, actions that stand, digest of the last position."""


def test_every_record_is_expected() -> None:
    assert {path.stem for path in RECORDS} == set(EXPECTED)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_comes_out_as_it_did(path: Path) -> None:
    record = read_record(path)
    assert record.broken_line == 0
    session = restore(record, find_title(path.parent.name).rules(record.header.config.options))
    totals, ranks, actions, last = EXPECTED[path.stem]
    scores = session.scores()
    assert ([s.total for s in scores], [s.rank for s in scores]) == (totals, ranks)
    assert (len(session.log), digest(session.state)) == (actions, last)
    assert session.over
    assert record.result == [{"seat": s.seat, "total": s.total, "rank": s.rank} for s in scores]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_match_without_undo_is_written_again_byte_for_byte(path: Path, tmp_path: Path) -> None:
    """The format has not drifted."""
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
    assert journal.path.read_bytes() == path.read_bytes()
