"""The glossary holds: each word has its home, and a retired one does not come back as a name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
FOLDERS = ("game", "tools", "bench", "tests")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without those of its head and of its parts."""
    section = GLOSSARY.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    table = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in cells] for cells in table[2:] if cells[-1].strip()]


def words_in(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@cache
def names_of(path: Path) -> dict[str, int]:
    """The module, and the classes, functions and attributes that it defines, without leading underscores."""
    found = {path.stem: 1}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        found |= {name.strip("_"): getattr(node, "lineno", 1) for name in _defined(node)}
    return found


def _defined(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
        yield node.attr
    if isinstance(node, ast.ClassDef | ast.Module):
        yield from (
            target.id for each in node.body for target in _targets(each) if isinstance(target, ast.Name)
        )


def _targets(node: ast.stmt) -> list[ast.expr]:
    """What a statement assigns to."""
    if isinstance(node, ast.AnnAssign):
        return [node.target]
    return node.targets if isinstance(node, ast.Assign) else []


@pytest.mark.parametrize("row", rows("Words"), ids=lambda row: row[0].strip("`"))
def test_every_word_of_the_glossary_has_its_home(row: list[str]) -> None:
    word, meaning, home = row
    (path,) = words_in(home)
    assert meaning and (ROOT / path).exists(), path
    assert all(name in names_of(ROOT / path) for name in words_in(word)), "the home does not define it"


def test_a_word_stands_in_the_glossary_once() -> None:
    words = [row[0] for row in rows("Words")]
    assert len(words) == len(set(words)) > 40
    retired = [word for row in rows("Retired words") for word in words_in(row[0])]
    assert len(retired) == len(set(retired)) and not {f"`{word}`" for word in retired}.intersection(words)


def test_no_retired_word_comes_back_as_a_name() -> None:
    instead = {word: row[1] for row in rows("Retired words") for word in words_in(row[0])}
    back = [
        f"{path.relative_to(ROOT)}:{line}: {name} is retired: {instead[name]}"
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        for name, line in names_of(path).items()
        if name in instead
    ]
    assert not back, "\n".join(back)
