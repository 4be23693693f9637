"""Component tables: strict reading of the CSV files that an owner of a game can correct."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.rules.kernel.rules import RulesError

DATA = Path(__file__).resolve().parents[3] / "assets" / "data"
"""The folder with one sub-folder of tables per title."""


def read_table(path: Path, columns: Mapping[str, Callable[[str], Any]]) -> list[dict[str, Any]]:
    """The rows of a CSV file with a header, each cell read by its column's reader.

    Args:
        path: the file.
        columns: exactly the columns that the file must have, with a reader each (``int``, ``str`` ...).

    Raises:
        RulesError: the file cannot be read, a column is missing or surplus, or a cell does not fit; one
            line naming file, row and column.
    """
    try:
        with path.open(encoding="utf-8", newline="") as file:
            lines = list(csv.reader(file))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise RulesError(f"{path}: cannot be read ({error}); restore the file") from error
    if not lines or lines[0] != list(columns):
        raise RulesError(f"{path}: the first line must be {','.join(columns)}")
    return [_read_row(path, number, columns, cells) for number, cells in enumerate(lines[1:], start=2)]


def _read_row(
    path: Path, number: int, columns: Mapping[str, Callable[[str], Any]], cells: list[str]
) -> dict[str, Any]:
    if len(cells) != len(columns):
        raise RulesError(f"{path}, line {number}: {len(cells)} cells where {len(columns)} are needed")
    row: dict[str, Any] = {}
    for (name, reader), cell in zip(columns.items(), cells, strict=True):
        try:
            row[name] = reader(cell)
        except ValueError as error:
            raise RulesError(f"{path}, line {number}, column {name}: {cell!r} does not fit") from error
    return row
