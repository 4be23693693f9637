"""What earlier states of the program wrote is kept by this one: matches, settings, statistics.

`earlier` holds files as the program wrote them on the days that its folders are called by.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.match.archive import statistics, summaries, summary
from game.match.journal import FileJournal
from game.match.record import read_record, restore
from game.match.sitting import Sitting
from game.tables.registry import find_title
from game.ui.settings import NAME, SettingsFile

EARLIER = Path(__file__).parent / "earlier"
RECORDS = sorted(EARLIER.glob("*/*.jsonl"))
SETTINGS = sorted(EARLIER.glob(f"*/{NAME}"))


def called(path: Path) -> str:
    return f"{path.parent.name} {path.stem}"


@pytest.mark.parametrize("path", RECORDS, ids=called)
def test_a_match_of_an_earlier_program_is_loaded_whole_and_played_on(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    assert summary(copy, 0.0).trouble is None
    record = read_record(copy)
    session = restore(record, find_title(record.header.title).rules(record.header.config.options))
    assert len(session.log) == path.read_bytes().count(b'\n{"a":') > 0
    sitting = Sitting(session, FileJournal.resume(copy, record, session))
    if not session.over:
        sitting.act(session.decisions()[0].actions[0])
    sitting.close()
    assert copy.read_bytes().startswith(path.read_bytes())
    again = read_record(copy)
    assert restore(again, session.rules).log == session.log


@pytest.mark.parametrize("path", SETTINGS, ids=called)
def test_settings_of_an_earlier_program_stay_as_they_were_chosen(path: Path, tmp_path: Path) -> None:
    shutil.copy(path, tmp_path / NAME)
    file = SettingsFile(tmp_path)
    settings = file.load()
    assert file.trouble is None and file.chosen
    for name, value in json.loads(path.read_text(encoding="utf-8")).items():
        assert getattr(settings, name, value) == value


def test_the_statistics_count_what_earlier_programs_finished(tmp_path: Path) -> None:
    for number, path in enumerate(RECORDS):
        shutil.copy(path, tmp_path / f"{number}.jsonl")
    finished = [path for path in RECORDS if b'\n{"end":' in path.read_bytes()]
    assert sum(row.games for row in statistics(summaries(tmp_path))) == len(finished) > 0


def test_every_title_has_a_match_of_an_earlier_program() -> None:
    assert {read_record(path).header.title for path in RECORDS} == {
        *("splendor", "newyork1901", "mombasa", "istanbul_dice", "aquileia"),
    }
