"""Data tables that were damaged: sound rows, or one line that names file, line and column."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.kernel.lines import LONGEST, unseen
from game.rules.kernel.rules import RulesError
from game.rules.kernel.tables import DATA, HIGHEST, LARGEST, read_table
from tests.budget import examples
from tests.conftest import Count
from tests.damage.wounds import WORDS, damaged_bytes

TABLES = sorted(DATA.glob("*/*.csv"))
READERS = (str, int, float)


def damaged(raw: bytes, dice: Random) -> bytes:
    """A table with one to three wounds: cells, rows, quotes, bytes."""
    if dice.random() < 0.3:
        return damaged_bytes(raw, dice)
    rows = [line.split(",") for line in raw.decode().splitlines()]
    for _ in range(dice.randint(1, 3)):
        row = dice.choice(rows)
        row[dice.randrange(len(row))] = dice.choice((*WORDS, '"', '"a', "1" * 400, "-3", "1.5", "10000"))
        if dice.random() < 0.3:
            row.append("x")
        if dice.random() < 0.1:
            rows.insert(0, dice.choice(rows))
    return "\n".join(",".join(row) for row in rows).encode()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@examples(400)
@given(st.sampled_from(TABLES), st.integers(0, 1 << 32).map(Random))
def test_a_damaged_table_is_read_or_refused(folder: Path, count: Count, shipped: Path, dice: Random) -> None:
    path = folder / "table.csv"
    path.write_bytes(damaged(shipped.read_bytes(), dice))
    columns = {name: dice.choice(READERS) for name in shipped.read_text().splitlines()[0].split(",")}
    try:
        rows = read_table(path, columns)
    except RulesError as error:
        assert str(path) in str(error) and not unseen(str(error)) and len(str(error)) < 600
        count("refused")
        return
    count("read")
    for row in rows:
        for value in row.values():
            if isinstance(value, str):
                assert not unseen(value) and len(value) <= LONGEST
            else:
                assert -HIGHEST <= value <= HIGHEST


@pytest.mark.parametrize(
    ("raw", "complaint"),
    [
        (b"n\n1\n", ""),
        (b"n\nx\n", "line 2, column n: 'x' does not fit"),
        (b"n\n\xc2\xb2\n", "line 2, column n"),
        (b'n\n"a\nb"\n', "line 3, column n: 'a\\nb' does not fit: it has more than one line (U+000A)"),
        (b"n\n" + b"9" * 5000, "does not fit: it has 5,000 letters, more than 200"),
        ("n\nsix\u200bteen\n".encode(), "does not fit: it holds U+200B, which cannot be seen there"),
        (b"n\n10000\n", "column n: '10000' does not fit"),
        (b"n,m\n1,2\n", "the first line must be n"),
        (b"n\n1,2\n", "line 2: 2 cells where 1 are needed"),
        (b"n\n\xff\n", "cannot be read"),
        (b"", "the first line must be n"),
        (b"n\n" + b"1\n" * LARGEST, "larger than"),
    ],
    ids=lambda value: "" if isinstance(value, bytes) else value,
)
def test_what_is_wrong_with_a_table_is_said_in_one_line(tmp_path: Path, raw: bytes, complaint: str) -> None:
    path = tmp_path / "table.csv"
    path.write_bytes(raw)
    if not complaint:
        assert read_table(path, {"n": int}) == [{"n": 1}]
        return
    with pytest.raises(RulesError) as caught:
        read_table(path, {"n": int})
    assert complaint in str(caught.value) and "\n" not in str(caught.value)


def test_a_number_that_is_none_does_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    for word in ("nan", "inf", "-inf", "1e400"):
        path.write_text(f"n\n{word}\n")
        with pytest.raises(RulesError, match="does not fit"):
            read_table(path, {"n": float})
