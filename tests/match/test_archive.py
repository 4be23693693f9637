"""The archive lists every file in a folder of records, sound or not, and counts what was finished."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from game.match.archive import beside, continuable, known_names, statistics, summaries
from game.match.journal import FileJournal
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rules import GameConfig
from game.rules.splendor import rules as splendor

NAMES = ("Sima", "Behrang", "زهرا", "Navid")


def play(folder: Path, name: str, age: int, actions: int | None = None, players: int = 2) -> Path:
    """A record of a match played at random for so many actions (None: to its end), ``age`` hours old."""
    rules = splendor.SplendorRules()
    seats = [Seat(NAMES[i], i) for i in range(players)]
    session = Session(rules, GameConfig(players, age), seats)
    path = folder / f"{name}.jsonl"
    sitting = Sitting(session, FileJournal.create(path, session, "2025-03-20T18:00:00"))
    dice = random.Random(age)
    while not session.over and (actions is None or len(session.log) < actions):
        sitting.act(dice.choice(session.decisions()[0].actions))
    sitting.close()
    os.utime(path, (1_000_000 - age * 3600, 1_000_000 - age * 3600))
    return path


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two finished matches, one to continue, and four files that are no good."""
    folder = tmp_path_factory.mktemp("saves")
    play(folder, "old", age=9)
    play(folder, "new", age=3, players=3)
    play(folder, "open", age=5, actions=7)
    damaged = play(folder, "damaged", age=1, actions=12)
    lines = damaged.read_bytes().splitlines(keepends=True)
    damaged.write_bytes(b"".join(lines[:6]) + b'{"a": [0, "ta\n' + b"".join(lines[7:]))
    (folder / "empty.jsonl").write_bytes(b"")
    (folder / "foreign.jsonl").write_bytes(b'{"game": "chess"}\n')
    (folder / "binary.jsonl").write_bytes(bytes(range(256)))
    (folder / "notes.txt").write_text("not a record", encoding="utf-8")
    (folder / "folder.jsonl").mkdir()
    return folder


def test_the_newest_record_comes_first_and_other_files_are_passed_over(shelf: Path) -> None:
    listed = [found.path.name for found in summaries(shelf) if found.header]
    assert listed == ["damaged.jsonl", "new.jsonl", "open.jsonl", "old.jsonl"]
    assert not any(found.path.name == "notes.txt" for found in summaries(shelf))


def test_damaged_and_foreign_files_are_listed_with_their_trouble_and_kept(shelf: Path) -> None:
    before = {path.name: path.read_bytes() for path in shelf.glob("*.jsonl") if path.is_file()}
    trouble = {found.path.stem: found.trouble for found in summaries(shelf) if found.trouble}
    assert set(trouble) == {"damaged", "empty", "foreign", "binary", "folder"}
    assert trouble["foreign"] is not None and trouble["foreign"].key == "record-foreign"
    damaged = trouble["damaged"]
    assert damaged is not None and damaged.dict() == {"line": 7} and damaged.key == "record-damaged"
    after = {path.name: path.read_bytes() for path in shelf.glob("*.jsonl") if path.is_file()}
    assert after == before


def test_continue_offers_the_newest_sound_match_that_is_not_over(shelf: Path) -> None:
    found = continuable(shelf)
    assert found is not None and found.path.name == "open.jsonl"
    assert found.names == ("Sima", "Behrang") and found.turns > 0


def test_without_an_unfinished_match_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert continuable(tmp_path / "missing") is None
    play(tmp_path, "over", age=1)
    assert continuable(tmp_path) is None


def test_a_last_line_cut_by_a_power_failure_is_no_trouble(tmp_path: Path) -> None:
    path = play(tmp_path, "cut", age=1, actions=5)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) - 4])
    found = continuable(tmp_path)
    assert found is not None and found.trouble is None


def test_a_forged_result_does_not_count(tmp_path: Path) -> None:
    path = play(tmp_path, "forged", age=1, actions=4)
    for end in ([{"seat": 7, "total": 99, "rank": 1}], [{"seat": 0, "total": 99, "rank": 1}], "won", [3]):
        forged = tmp_path / "copy.jsonl"
        forged.write_bytes(path.read_bytes() + json.dumps({"end": end}).encode() + b"\n")
        assert statistics(summaries(tmp_path)) == ()


def test_statistics_count_finished_matches_only(shelf: Path) -> None:
    (stats,) = statistics(summaries(shelf))
    assert stats.title == "splendor" and stats.games == 2 and stats.turns > 20
    rows = {row.name: row for row in stats.players}
    assert {name: row.games for name, row in rows.items()} == {"Sima": 2, "Behrang": 2, "زهرا": 1}
    assert sum(row.wins for row in rows.values()) >= 2
    assert stats.best.total == max(row.best for row in rows.values()) == rows[stats.best.name].best
    assert [row.wins for row in stats.players] == sorted((row.wins for row in rows.values()), reverse=True)


def test_names_are_remembered_once_each_newest_match_first(shelf: Path) -> None:
    assert known_names(summaries(shelf)) == ("Sima", "Behrang", "زهرا")


def test_what_is_recovered_gets_a_free_name_beside_the_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert beside(path).name == "match-2.jsonl"
    beside(path).write_bytes(b"")
    assert beside(path) == tmp_path / "match-3.jsonl"
