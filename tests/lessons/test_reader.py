"""Reading chapters: what is said of a file that is none names the file, the step and what is wrong."""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game.lessons.reader import LARGEST, LessonError, read_chapter
from game.rules.kernel.rng import Rng
from tests.lessons.chapters import TOY, written

WRONG: list[tuple[str, Any, str]] = [
    ("steps", [], "0 steps"),
    ("steps", [{"say": "toy-goal"}] * 100, "100 steps"),
    ("steps", [{"at": ["lot"]}], "step 1: a step needs say"),
    ("steps", [{"say": "a"}, {"say": "b", "at": [3]}], "step 2: at: only words"),
    ("steps", [{"say": "a", "wants": {}}], "step 1: a step has no member wants"),
    ("steps", [{"say": "a", "want": {"count": 3}}], "step 1: a want needs verb"),
    ("steps", [{"say": "a", "want": {"verb": 3}}], "step 1: verb: 3 does not fit"),
    ("seats", 0, "0 seats"),
    ("seats", True, "seats: true does not fit"),
    ("seed", "x", "does not fit"),
    ("opening", [{}], "a want needs verb"),
    ("extra", 1, "a chapter has no member extra"),
]


@pytest.mark.parametrize(("member", "value", "told"), WRONG, ids=[told for *_, told in WRONG])
def test_what_is_wrong_is_said_with_file_and_step(tmp_path: Path, member: str, value: Any, told: str) -> None:
    path = written(tmp_path, {**TOY, member: value})
    with pytest.raises(LessonError, match="1-goal.json") as refused:
        read_chapter(path, "toy")
    assert told in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("raw", [b"", b"[]", b"{", b"\xff", b"[" * 50_000, b" " * (LARGEST + 1), b"null"])
def test_a_file_that_is_no_chapter_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "1-goal.json"
    path.write_bytes(raw)
    for each in (path, tmp_path, tmp_path / "none.json"):
        with pytest.raises(LessonError):
            read_chapter(each, "toy")


def test_any_member_with_any_foreign_value_is_read_or_refused(tmp_path: Path) -> None:
    rng = Rng(5)
    values: list[Any] = [None, True, -1, 10**30, 1.5, "", "x", [], [[]], {}, {"verb": "x"}, ["roll", "roll"]]
    for _ in range(400):
        plain: Any = deepcopy(TOY)
        where = rng.pick([plain, rng.pick(plain["steps"]), plain["steps"][1]["want"]])
        where[rng.pick([*where, "new"])] = rng.pick(values)
        with suppress(LessonError):
            read_chapter(written(tmp_path, plain), "toy")


def test_a_chapter_is_called_by_its_file(tmp_path: Path) -> None:
    chapter = read_chapter(written(tmp_path, TOY, "2-cards.json"), "toy")
    assert (chapter.name, chapter.heading) == ("cards", "toy-lesson-cards")
    assert json.dumps(TOY) and chapter.steps[2].otherwise == "toy-not-yet"
