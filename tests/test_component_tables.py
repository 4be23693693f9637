"""A damaged component table gets one clear error (an owner of the game may correct them)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.kernel.rules import RulesError
from tests.aquileia.tables import TABLES as AQUILEIA
from tests.component_tables import ComponentTables
from tests.mombasa.tables import TABLES as MOMBASA

TITLES = {"aquileia": AQUILEIA, "mombasa": MOMBASA}
DAMAGES = [pytest.param(tables, name, id=name) for tables in TITLES.values() for name in tables.damages]
FILES = [pytest.param(tables, file, id=file) for tables in TITLES.values() for file in tables.readers]


@pytest.mark.parametrize(("tables", "damage"), DAMAGES)
def test_a_damaged_table_gets_one_clear_line(tables: ComponentTables, damage: str, tmp_path: Path) -> None:
    file, sound, broken, message = tables.damages[damage]
    with tables.copied(tmp_path) as folder:
        path = folder / file
        source = path.read_text(encoding="utf-8")
        assert sound in source
        path.write_text(source.replace(sound, broken, 1), encoding="utf-8")
        with pytest.raises(RulesError) as caught:
            tables.readers[file]()
    said = str(caught.value)
    assert message in said and str(path) in said and "\n" not in said


@pytest.mark.parametrize(("tables", "file"), FILES)
def test_a_missing_table_and_a_missing_column_are_named(
    tables: ComponentTables, file: str, tmp_path: Path
) -> None:
    with tables.copied(tmp_path) as folder:
        path = folder / file
        header, rest = path.read_text(encoding="utf-8").split("\n", 1)
        path.write_text(header.rsplit(",", 1)[0] + "\n" + rest, encoding="utf-8")
        with pytest.raises(RulesError, match="the first line must be"):
            tables.readers[file]()
        path.unlink()
        tables.forget()
        with pytest.raises(RulesError, match="restore the file"):
            tables.readers[file]()


@pytest.mark.parametrize("title", TITLES)
def test_every_table_is_read_by_somebody(title: str) -> None:
    tables = TITLES[title]
    """What teaches the title is read by its lessons, which no table of the rules needs."""
    found = {path.name for path in tables.folder.glob("*")} - {"lessons", "labels.json"}
    assert found == set(tables.readers) | tables.elsewhere
