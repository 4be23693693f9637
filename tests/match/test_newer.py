"""A match that a later program wrote is refused in one line and left alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.match.archive import continuable, statistics, summaries, summary
from game.match.journal import FileJournal
from game.match.record import RecordError, read_record, restore
from game.match.seats import Seat
from game.match.session import Session
from game.match.sitting import Sitting
from game.rules.kernel.rules import GameConfig
from game.rules.splendor.rules import SplendorRules
from game.version import VERSION

RULES = SplendorRules()
Lines = list[dict[str, Any]]
Change = Callable[[Lines], object]

LATER: dict[str, Change] = {
    "a format": lambda lines: lines[0].update(caravanserai=2),
    "a format and nothing that is known": lambda lines: lines.__setitem__(0, {"caravanserai": 2}),
    "a program": lambda lines: lines[0].update(program="1.0.1"),
    "a program with a title of its own": lambda lines: lines[0].update(program="2.0.0", title="whist"),
    "a program with lines of its own": lambda lines: lines.extend([{"program": "1.1.0"}, {"whisper": 3}]),
    "rules": lambda lines: lines[0].update(rules=RULES.info.version + 1),
}


def played(path: Path, actions: int = 3) -> None:
    session = Session(RULES, GameConfig(2, 5), [Seat("Hana", 0), Seat("Sam", 1)])
    sitting = Sitting(session, FileJournal.create(path, session, "2026-01-01T00:00:00+00:00"))
    for _ in range(actions):
        sitting.act(session.decisions()[0].actions[0])
    sitting.close()


def changed(path: Path, change: Change) -> bytes:
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    change(lines)
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path.read_bytes()


@pytest.mark.parametrize("later", LATER)
def test_what_a_later_program_wrote_is_refused_and_left_alone(tmp_path: Path, later: str) -> None:
    path = tmp_path / "match.jsonl"
    played(path)
    before = changed(path, LATER[later])
    with pytest.raises(RecordError) as caught:
        restore(read_record(path), RULES)
    assert caught.value.message.key == "record-newer" and caught.value.rescued is None
    statistics(summaries(tmp_path))
    assert later == "rules" or (summary(path, 0.0).newer and continuable(tmp_path) is None)
    assert path.read_bytes() == before and [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("program", ["", None, "0.9.9", VERSION])
def test_what_an_earlier_program_began_is_played_on_and_signed_once(
    tmp_path: Path, program: str | None
) -> None:
    path = tmp_path / "match.jsonl"
    played(path)
    told = {} if program is None else {"program": program}
    before = changed(path, lambda lines: lines.__setitem__(0, without(lines[0]) | told))
    for _ in range(2):
        record = read_record(path)
        session = restore(record, RULES)
        sitting = Sitting(session, FileJournal.resume(path, record, session))
        assert path.read_bytes().startswith(before)
        for _ in range(2):
            sitting.act(session.decisions()[0].actions[0])
        if session.can_undo():
            sitting.undo()
        sitting.close()
    signed = [line for line in read_record(path).lines if "program" in line]
    assert signed == ([] if program == VERSION else [{"program": VERSION}])
    assert read_record(path).program == VERSION


def test_opening_a_match_of_an_earlier_program_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played(path)
    before = changed(path, lambda lines: lines[0].update(program="0.9.9"))
    record = read_record(path)
    FileJournal.resume(path, record, restore(record, RULES)).close()
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "program", [1, None, [], "1", "1.0", "v1.0.0", "1.0.0.0", "1.0.x", "9" * 5000, "١.٠.٠"]
)
def test_a_version_that_is_none_makes_the_record_foreign(tmp_path: Path, program: Any) -> None:
    path = tmp_path / "match.jsonl"
    played(path)
    changed(path, lambda lines: lines[0].update(program=program))
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.message.key == "record-foreign"


def without(header: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in header.items() if key != "program"}
