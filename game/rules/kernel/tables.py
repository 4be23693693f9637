"""Component tables: strict reading of the CSV files that an owner of a game can correct."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from game.rules.kernel.files import read_bounded
from game.rules.kernel.lines import LONGEST, LineError, line
from game.rules.kernel.quoting import quoted
from game.rules.kernel.rules import RulesError
from game.shipped import ASSETS

DATA = ASSETS / "data"
"""The folder with one sub-folder of tables per title."""
LARGEST = 1_000_000
"""The most bytes of a table."""
HIGHEST = 9999
"""The largest number that a cell may hold."""


def read_table(path: Path, columns: Mapping[str, Callable[[str], Any]]) -> list[dict[str, Any]]:
    """The rows of a CSV file with a header, each cell read by its column's reader.

    Args:
        path: the file.
        columns: exactly the columns that the file must have, with a reader each (``int``, ``str`` ...); a
            reader says with a ValueError that a cell does not fit.

    Raises:
        RulesError: the file cannot be read, a column is missing or surplus, or a cell does not fit; one
            line naming file, line and column.
    """
    name = quoted(str(path), LONGEST)
    try:
        reader = csv.reader(read_bounded(path, LARGEST).decode().splitlines(keepends=True))
        lines = [(reader.line_num, cells) for cells in reader]
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise RulesError(f"{name}: cannot be read ({error}); restore the file") from error
    if not lines or lines[0][1] != list(columns):
        raise RulesError(f"{name}: the first line must be {','.join(columns)}")
    return [_read_row(f"{name}, line {number}", columns, cells) for number, cells in lines[1:]]


def one_of(*allowed: str) -> Callable[[str], str]:
    """A reader of cells that hold one of ``allowed``."""

    def read(cell: str) -> str:
        if cell not in allowed:
            raise ValueError(cell)
        return cell

    return read


def whole(cell: str) -> int:
    """A reader of numbers of 0 or more."""
    value = int(cell)
    if value < 0:
        raise ValueError(cell)
    return value


def insist(holds: bool, path: Path, message: str) -> None:
    """Raise the one-line RulesError of a table that is not what the rulebook says, unless it ``holds``."""
    if not holds:
        raise RulesError(f"{path}: {message}")


def insist_once(ids: Iterable[str], path: Path) -> None:
    """Insist that a table names nothing twice."""
    seen: set[str] = set()
    for each in ids:
        insist(each not in seen, path, f"{each} occurs twice")
        seen.add(each)


def _read_row(place: str, columns: Mapping[str, Callable[[str], Any]], cells: list[str]) -> dict[str, Any]:
    if len(cells) != len(columns):
        raise RulesError(f"{place}: {len(cells)} cells where {len(columns)} are needed")
    row: dict[str, Any] = {}
    for (name, reader), cell in zip(columns.items(), cells, strict=True):
        try:
            row[name] = _bounded(reader(line(cell)))
        except LineError as error:
            raise RulesError(f"{place}, column {name}: '{quoted(cell)}' does not fit: it {error}") from error
        except ValueError as error:
            raise RulesError(f"{place}, column {name}: '{quoted(cell)}' does not fit") from error
    return row


def _bounded(value: Any) -> Any:
    if isinstance(value, int | float) and not abs(value) <= HIGHEST:  # NaN is neither more nor less
        raise ValueError("too large")
    return value
