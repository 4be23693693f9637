"""The archive lists every file in a folder of records, sound or not, and counts what was finished."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from game.match.archive import continuable, known_names, recovery_path, statistics, summaries
from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.seats import COMPUTER, Seat
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
    assert recovery_path(path).name == "match-2.jsonl"
    recovery_path(path).write_bytes(b"")
    assert recovery_path(path) == tmp_path / "match-3.jsonl"


COPIES = (
    *(
        "{} (1).jsonl",
        "{} (conflicted copy 2026-03-01 {}).jsonl",
        "{} (Hana's conflicted copy).jsonl",
        "{} 2.jsonl",
    ),
    *("{}.sync-conflict-20260301-184500-ABCDEFG.jsonl", "{}~.jsonl", "{} - Copy.jsonl", "~{}.jsonl"),
    *("کپی از {}.jsonl", "{} (نسخهٔ متعارض).jsonl", "{}.jsonl.jsonl", "{}-laptop-2.jsonl"),
)
"""The names under which copies of a record were found."""


def respelled(raw: bytes, dice: random.Random) -> bytes:
    """The same record as another program might leave it: other ends of lines, other spaces in its header."""
    header, rest = raw.split(b"\n", 1)
    plain = json.dumps(dict(sorted(json.loads(header).items())), ensure_ascii=dice.random() < 0.5).encode()
    spelled = dice.choice((header, plain, b"\xef\xbb\xbf" + header)) + b"\n" + rest
    return spelled.replace(b"\n", b"\r\n") if dice.random() < 0.3 else spelled


@pytest.mark.parametrize("seed", range(25))
def test_copies_of_a_match_are_one_match_and_the_fullest_is_listed(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    whole = [play(tmp_path, "one", age=1), play(tmp_path, "two", age=2, actions=30)]
    fullest = {path: path.read_bytes() for path in whole}
    for path, raw in fullest.items():
        lines = raw.splitlines(keepends=True)
        path.write_bytes(b"".join(lines[: dice.randrange(3, len(lines) - 2)]))
        for name in (names := dice.sample(COPIES, dice.randint(1, len(COPIES)))):
            part = lines[: dice.randrange(3, len(lines) - 2)]
            damage = dice.choice((b"", b"?", b'{"a":[0,\n'))
            (tmp_path / name.format(path.stem, 9)).write_bytes(respelled(b"".join(part) + damage, dice))
        (tmp_path / names[0].format(path.stem, 9)).write_bytes(respelled(raw, dice))
    for path in tmp_path.iterdir():
        age = dice.randrange(10**6)
        os.utime(path, (age, age))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    found = list(summaries(tmp_path))
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before, "nothing is deleted"
    assert len(found) == 2 and not any(each.trouble for each in found)
    assert sorted(each.finished for each in found) == [False, True]
    assert [each.changed for each in found] == sorted((each.changed for each in found), reverse=True)
    (counted,) = statistics(found)
    assert counted.games == 1
    going_on = continuable(tmp_path)
    assert (
        going_on is not None
        and len(read_record(going_on.path).lines) == len(fullest[whole[1]].splitlines()) - 1
    )


def test_matches_that_begin_alike_are_no_copies_of_one_another(tmp_path: Path) -> None:
    for number in range(4):
        play(tmp_path, f"match ({number})", age=number, actions=5)
    (tmp_path / "foreign (1).jsonl").write_bytes(b'{"game": "chess"}\n')
    (tmp_path / "foreign (2).jsonl").write_bytes(b'{"game": "chess"}\n')
    assert len(list(summaries(tmp_path))) == 6


def test_what_the_archive_lists_is_what_replays_wherever_the_record_was_cut(tmp_path: Path) -> None:
    """What follows from an action is written behind it and may be cut off; it is written again."""
    path = play(tmp_path, "match", age=1)
    whole, rules = path.read_bytes(), splendor.SplendorRules()
    lines = whole.splitlines(keepends=True)
    acts = [number for number, line in enumerate(lines) if line.startswith(b'{"a"')]
    for at in (*acts[:12], *acts[-3:]):
        end = next((number for number in acts if number > at), len(lines))
        for until in range(at + 1, end + 1):
            path.write_bytes(b"".join(lines[:until]) + b'{"tu')
            record = read_record(path)
            session = restore(record, rules)
            FileJournal.resume(path, record, session).close()
            (found,) = summaries(tmp_path)
            assert found.turns == 1 + sum(step.new_turn is not None for step in session.log)
            assert found.finished is session.over
            assert [placing.total for placing in found.placings] == sorted(
                (score.total for score in session.scores() if session.over), reverse=True
            )


def test_turns_that_were_taken_back_do_not_count(tmp_path: Path) -> None:
    session = Session(splendor.SplendorRules(), GameConfig(2, 1), [Seat("A", 0), Seat("B", 1)])
    sitting = Sitting(session, FileJournal.create(tmp_path / "match.jsonl", session, "2025-03-20T18:00:00"))
    dice, taken_back = random.Random(1), 0
    while len(session.log) < 40:
        sitting.act(dice.choice(session.decisions()[0].actions))
        if session.log[-1].new_turn is not None and session.can_undo():
            sitting.undo()
            sitting.redo()
            taken_back += 1
    sitting.close()
    (found,) = summaries(tmp_path)
    assert taken_back and found.turns == 1 + sum(step.new_turn is not None for step in session.log)


def test_who_takes_a_seat_after_the_end_changes_no_result(tmp_path: Path) -> None:
    path = play(tmp_path, "match", age=1)
    (before,) = summaries(tmp_path)
    record = read_record(path)
    session = restore(record, splendor.SplendorRules())
    sitting = Sitting(session, FileJournal.resume(path, record, session))
    sitting.hand_over(0, Seat("Sima", 0, COMPUTER, "guest/1"))
    sitting.close()
    (after,) = summaries(tmp_path)
    assert before.finished and (after.turns, after.placings) == (before.turns, before.placings)


def test_a_finished_match_that_was_recovered_is_listed_as_finished(tmp_path: Path) -> None:
    path = play(tmp_path, "match", age=1)
    (before,) = summaries(tmp_path)
    record = read_record(path)
    session = restore(record, splendor.SplendorRules())
    FileJournal.create(recovery_path(path), session, "2026-01-01T00:00:00+00:00").close()
    (recovered,) = [each for each in summaries(tmp_path) if each.path == tmp_path / "match-2.jsonl"]
    assert (recovered.turns, recovered.placings) == (before.turns, before.placings)
