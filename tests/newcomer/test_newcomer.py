"""A new title is its own rooms and one line in the registry: with these the suite is green as it stands.

Pig lies in `tests/newcomer/pig` as it would lie in the project. It is laid over a copy of the project, the
line is added there, and every test of the copy that is about it is run; in the soak every test there is, but
for those in a real window.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.budget import NEWCOMERS

ROOT, HERE = Path(__file__).resolve().parents[2], Path(__file__).parent
NOT = (".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "newcomer", "build", "dist")
"""What is no part of the project, or of what moves in."""
OWN = ("game/rules/pig", "game/tables/pig", "tests/pig")
"""The rooms of the newcomer that hold code."""
LINE = '    "pig": "game.tables.pig.title",\n'
LEAST = 120
"""So many tests are about a title at least: if a law loses its titles, fewer are found."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project into which Pig has moved."""
    shutil.copytree(ROOT, tmp_path, ignore=shutil.ignore_patterns(*NOT), dirs_exist_ok=True)
    shutil.copytree(HERE / "pig", tmp_path, dirs_exist_ok=True)
    registry = tmp_path / "game" / "tables" / "registry.py"
    head, brace, tail = registry.read_text(encoding="utf-8").partition("}\n")
    registry.write_text(head + LINE + brace + tail, encoding="utf-8")
    return tmp_path


def python(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a module of Python in the copy; what this run of pytest is told is not for that one."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True, check=False)


ALL = ("tests", "--ignore", "tests/e2e")
ABOUT = ("tests/pig", "tests/laws", "-k", "pig")
"""Its own tests, and what every law says of it."""


@pytest.mark.timeout(0)
def test_a_title_that_moves_in_by_one_line_finds_the_suite_green(project: Path) -> None:
    tests = ALL if NEWCOMERS else ABOUT
    done = python(project, "pytest", "-n", "0", "-p", "no:cacheprovider", "--tb", "short", *tests)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed and int(passed[1]) >= LEAST, done.stdout[-2000:]


@pytest.mark.skipif(not NEWCOMERS, reason="types of a whole project: make soak ARGS=newcomers")
@pytest.mark.timeout(0)
def test_its_types_are_as_strict_as_those_of_the_house(project: Path) -> None:
    done = python(project, "mypy", *OWN)
    assert done.returncode == 0, done.stdout
